#pragma once

#include "core/frames/precision/precision_detail.h"
#include "tests/ui/benches/bench_stage.h"
#include "ui/benches/precision_bench.h"
#include "ui/paint/precision/precision_plot.h"
#include "ui/views/precision/precision_views.h"

#include <cmath>

namespace lab::ui {

/// The Precision bench connected to a store as in the window.
struct PrecisionStage : BenchStage<PrecisionBench> {
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
    const PrecisionErrorsFrame& errors() const
    {
        return static_cast<const PrecisionErrorsView&>(picture(Picture::PrecisionErrors)).frame();
    }
    const PrecisionDriftFrame& drift() const
    {
        return static_cast<const PrecisionDriftView&>(picture(Picture::PrecisionDrift)).frame();
    }
    QRectF groundOf(Picture which) const
    {
        return precisionGround(picture(which).rect(), bench.look());
    }
    double across(Picture which, double position) const
    {
        return which == Picture::PrecisionErrors
            ? part<PrecisionErrorsView>().plot().x.pixel(position)
            : part<PrecisionDriftView>().plot().x.pixel(position);
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
