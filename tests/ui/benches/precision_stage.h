#pragma once

#include "core/figures/precision/precision_figures.h"
#include "core/frames/precision/precision_detail.h"
#include "tests/ui/benches/bench_stage.h"
#include "ui/drawing/figure_view.h"
#include "ui/paint/drawing/qt_texts.h"

#include <cmath>

namespace lab::ui {

/// The Precision bench connected to a store as in the window.
struct PrecisionStage : StageOf<precisionPage> {
    explicit PrecisionStage(const Patch& patch = {}, QSize size = usualSize)
        : BenchStage(stateWith(patch), size)
    {
    }

    static LabState stateWith(const Patch& patch)
    {
        LabState state;
        state.bench = BenchId::Precision;
        state.position.query = 1000;
        state.position.key = 990;
        return clamped(patched(state, patch).value());
    }
    const PrecisionErrorsFrame& errors() const { return *errorsView().frame().curves; }
    const PrecisionDriftFrame& drift() const { return *driftView().frame().curves; }
    FigureView<drawing::ErrorsValues>& errorsView() const
    {
        return dynamic_cast<FigureView<drawing::ErrorsValues>&>(picture(Picture::PrecisionErrors));
    }
    FigureView<drawing::DriftValues>& driftView() const
    {
        return dynamic_cast<FigureView<drawing::DriftValues>&>(picture(Picture::PrecisionDrift));
    }
    QRectF groundOf(Picture which) const
    {
        const QtStyle style(picture(which).look());
        return qt(drawing::DrawnPlot(
            boxOf(picture(which).rect()), drawing::precisionMargins(style.style), style.style)
                      .ground);
    }
    int columns() const { return qRound(groundOf(Picture::PrecisionErrors).width()); }
    double across(Picture which, double position) const
    {
        const QRectF ground = groundOf(which);
        return drawing::Axis {drawing::Axis::Kind::Logarithmic, 0, 7, ground.left(), ground.right()}
            .pixel(position);
    }
    /// A point on the line of a position, in pixels of the picture.
    QPointF at(Picture which, double position) const
    {
        return {across(which, position), groundOf(which).center().y()};
    }
    double slot(const std::string& name) const
    {
        for (const ReadingNumber& number : bench.readingLine().reading().numbers) {
            if (number.slot == name)
                return number.value;
        }
        return std::nan("");
    }
};

inline Setting choice(const char* key, const char* value)
{
    return {key, std::string(value)};
}

} // namespace lab::ui
