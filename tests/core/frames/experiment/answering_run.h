#pragma once

#include "core/frames/experiment/trained_runs.h"
#include "core/state/experiment.h"

#include <cmath>
#include <string>
#include <vector>

namespace lab {

/// As shown without a prediction.
inline Experiment unlocked()
{
    Experiment experiment;
    experiment.bet = ExperimentBet::Waived;
    return experiment;
}

/// A run that answers `right` of 100 questions at each length.
inline ExperimentRun answering(const ExperimentSetup& setup, const ExperimentJob& job, int right)
{
    ExperimentRun run {job, {1.5, 0.5}, {}, {}, {}};
    for (const ExperimentCurve& curve : curvesOf(setup, job.encoding)) {
        std::vector<EvaluatedLength>& asked = run.asked.emplace_back();
        for (const int length : lengthsOf(setup))
            asked.push_back({length, 100, right + (curve.stretch == RopeStretch::None ? 0 : 1), 2});
    }
    return run;
}

/// A saved run with one model per encoding: this many correct answers of 1000 questions at L/2, and
/// `less` fewer at each doubling; RoPE's scaled curves lose half as many.
inline KeptRun answeringRun(const std::string& name, ExperimentTask task,
    const std::vector<TrainedEncoding>& encodings, int right, int less)
{
    KeptRun run {name, {}, presetOf(task), {}, false, {}};
    run.setup.seeds = 1;
    for (const TrainedEncoding encoding : encodings) {
        ExperimentRun& one = run.runs.emplace_back();
        one.job = {encoding, 0};
        for (const ExperimentCurve& curve : curvesOf(run.setup, encoding)) {
            std::vector<EvaluatedLength>& asked = one.asked.emplace_back();
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
