#pragma once

#include "ui/paint/context/base_bound.h"
#include "ui/views/context/context_picture.h"
#include "ui/views/plot_view.h"

class QPushButton;

namespace lab::ui {

/// The smallest base for a context, beside the current one. The line of the base is dragged
/// vertically and stays under the pointer; the up and down keys move it by a hundredth of a decade,
/// with Shift by a tenth. A button stops and resumes the search.
class BaseBoundView : public PlotView<ContextPicture, BaseBoundFrame> {
    Q_OBJECT
public:
    explicit BaseBoundView(QWidget* parent = nullptr);

    void setFrame(BaseBoundFrame frame);
    QPushButton& searchButton() const { return *m_button; }

    QString exportName() const override;
    std::optional<NumberTable> ghostNumbers() const override { return std::nullopt; }

Q_SIGNALS:
    void stopAsked();
    void goOnAsked();

protected:
    Plot plotOf(
        const BaseBoundFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const BaseBoundFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    void updateAccessibleText() override;
    QString spoken() const override;
    std::optional<Focus> heldFocus(const Handle& handle, double number) const override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus&) const override { return {}; }
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Focus focusOnFailing() const;
    void placeButton();
    void setBase(double base);

    QPushButton* m_button;
};

} // namespace lab::ui
