#pragma once

#include "core/frames/context/context_frames.h"
#include "ui/drawing/figure_view.h"

#include <optional>

namespace lab::ui {

/// The factors, with keys for the ends of a ramp: Enter selects the next one, the arrow keys then
/// move it by a quarter of a pair, with Shift by a whole one, and Escape deselects it.
class PairFactorsView : public FigureView<FactorsFrame> {
public:
    explicit PairFactorsView(QWidget* parent);

protected:
    drawing::Point shownPointer() const override; ///< that of the mouse, or on the selected end
    void frameChanged() override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    const drawing::Handle* selected() const;
    void select(std::optional<RampEnd> end);
    void selectNext();
    void moveSelected(double byPairs);

    std::optional<RampEnd> m_selected;
};

} // namespace lab::ui
