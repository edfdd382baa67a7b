#pragma once

#include "ui/paint/context/growing_length.h"
#include "ui/views/context/context_picture.h"
#include "ui/views/plot_view.h"

namespace lab::ui {

/// The effect of a method as the text grows. The line of the current length is dragged and moves
/// the query, which is the newest token; the key's handle on the strip moves the key.
///
/// The left and right keys change the length of the text by 1, with Shift by 10, Page Up and Page
/// Down double and halve it; up and down select the pair, as in all pictures of Context.
class GrowingLengthView : public PlotView<ContextPicture, GrowingLengthFrame> {
    Q_OBJECT
public:
    explicit GrowingLengthView(QWidget* parent = nullptr);

    void setKey(std::int64_t key); ///< the ruler's position

    QString exportName() const override;

protected:
    Plot plotOf(const GrowingLengthFrame& frame, const QRectF& area,
        const PointedLook& look) const override;
    NumberTable tableOf(const GrowingLengthFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    QString spoken() const override;
    Focus focusAt(QPointF point) const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void growTo(std::int64_t length);

    std::int64_t m_key = 0;
};

} // namespace lab::ui
