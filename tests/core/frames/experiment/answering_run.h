#pragma once

#include "core/frames/experiment/trained_runs.h"

#include <cmath>
#include <string>
#include <vector>

namespace lab {

/// A kept run of one model of each encoding that answers so many of 1000 questions at L/2, and
/// `less` fewer at each doubling; RoPE's stretched curves lose half as many.
inline KeptRun answeringRun(const std::string& name, ExperimentTask task,
    const std::vector<TrainedEncoding>& encodings, int right, int less)
{
    KeptRun run {name, {}, presetOf(task), {}, false, {}};
    run.setup.seeds = 1;
    for (const TrainedEncoding encoding : encodings) {
        ExperimentRun& one = run.runs.emplace_back();
        one.job = {encoding, 0};
        for (const ExperimentCurve& curve : curvesOf(run.setup, encoding)) {
            std::vector<AskedLength>& asked = one.asked.emplace_back();
            const int lost = curve.stretch == RopeStretch::None ? less : less / 2;
            for (const int length : lengthsOf(run.setup)) {
                const auto doubled = static_cast<int>(asked.size());
                asked.push_back({length, 1000, right - lost * doubled, 1});
            }
        }
    }
    return run;
}

} // namespace lab
