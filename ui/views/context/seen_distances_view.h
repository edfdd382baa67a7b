#pragma once

#include "ui/paint/context/seen_distances.h"
#include "ui/views/context/context_picture.h"
#include "ui/views/plot_view.h"

namespace lab::ui {

/// The distances that the rotation uses. The lines of the two lengths and the parameters of the
/// method are dragged horizontally; a press on the matrix moves the ruler's query and key there.
///
/// The up and down keys move the query, left and right the key, by 1 and with Shift by 10.
class SeenDistancesView : public PlotView<ContextPicture, SeenDistancesFrame> {
    Q_OBJECT
public:
    explicit SeenDistancesView(QWidget* parent = nullptr);

    void setPositions(std::int64_t query, std::int64_t key); ///< the ruler's

    QString exportName() const override;
    Focus restingFocus() const override;

protected:
    Plot plotOf(const SeenDistancesFrame& frame, const QRectF& area,
        const PointedLook& look) const override;
    NumberTable tableOf(const SeenDistancesFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    QString spoken() const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool isOnMatrix(QPointF point) const;
    Focus pairAt(QPointF point) const;
    void moveTo(std::int64_t query, std::int64_t key);

    std::int64_t m_query = 0;
    std::int64_t m_key = 0;
    bool m_hasMatrix = false; ///< grabbed by a press
};

} // namespace lab::ui
