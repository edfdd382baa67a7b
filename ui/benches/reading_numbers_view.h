#pragma once

#include "core/figures/reading_numbers.h"
#include "ui/drawing/figure_view.h"

namespace lab::ui {

class ReadingView;

/// Over the formula of the reading line: its numbers that can be dragged and typed. It paints only
/// the marks of those numbers; the symbols below it have their tooltips.
class ReadingNumbersView : public FigureView<drawing::ReadingNumbers> {
    Q_OBJECT
public:
    explicit ReadingNumbersView(ReadingView& line); ///< beside it, so that a scale has space

protected:
    bool event(QEvent* event) override;

private:
    void place();

    ReadingView& m_line;
};

} // namespace lab::ui
