#pragma once

#include "core/figures/bench_values.h"
#include "ui/drawing/figure_view.h"

namespace lab::ui {

/// The handles beside the title of a bench.
class BenchValuesView : public FigureView<drawing::BenchValues> {
public:
    explicit BenchValuesView(QWidget* parent)
        : FigureView(drawing::benchValuesFigure, parent)
    {
    }
};

} // namespace lab::ui
