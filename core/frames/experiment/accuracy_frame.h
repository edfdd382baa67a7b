#pragma once

#include "core/experiment/experiment_summary.h"
#include "core/frames/experiment/trained_runs.h"
#include "core/frames/focus.h"
#include "core/frames/number_table.h"
#include "core/frames/reading.h"
#include "core/state/lab_state.h"

#include <optional>
#include <string>
#include <vector>

namespace lab {

/// The results of small models as a function of the evaluated length: of those trained here, and of
/// the bundled ones if they had the same setup.
struct AccuracyFrame {
    struct Point {
        int length = 0;
        int seeds = 0;
        double mean = 0; ///< of the measure, over the seeds
        std::optional<double> half; ///< half of its 95 % interval; NaN for a single seed
        std::vector<double> values = {}; ///< of each seed

        bool operator==(const Point&) const = default;
    };
    struct Line {
        ExperimentCurve curve;
        std::vector<Point> points; ///< one per length
        /// The steps for which its models were trained if they have not learned the task, that is,
        /// if their mean accuracy at the training length is below learnedShare.
        std::optional<int> unlearnedIn = {};

        bool operator==(const Line&) const = default;
    };

    /// A saved run of the same task, shown for comparison.
    struct Overlaid {
        std::string name;
        int trainingLength = 0; ///< its own
        std::vector<Line> lines; ///< the lengths for which the picture has space

        bool operator==(const Overlaid&) const = default;
        const Point* pointAt(const ExperimentCurve& curve, int length) const;
    };

    ExperimentTask task = ExperimentTask::Variables;
    ExperimentMeasure measure = ExperimentMeasure::Accuracy;
    int trainingLength = 32;
    int longest = 16; ///< as a multiple of that, the longest evaluated length
    int doublings = 0; ///< of the selected length
    ExperimentCurve selected;
    double chance = 0; ///< chance level of the measure
    std::vector<Line> own;
    std::vector<Line> shipped;
    std::vector<Overlaid> overlaid; ///< at most maxOverlaidRuns
    bool isCovered = false; ///< without a prediction there are no lines
    bool isBesideRanking = true; ///< the predicted ranking can be dragged below

    bool operator==(const AccuracyFrame&) const = default;

    bool showsShippedAlone() const { return own.empty() && !shipped.empty(); }
    /// The lines that the picture is about: the user's own, else the bundled ones.
    const std::vector<Line>& lines() const { return own.empty() ? shipped : own; }
    const Point* pointAt(const ExperimentCurve& curve, int length) const;
    int lookedAt() const { return trainingLength << doublings; }
    /// Whether the seeds of a point differ so much that the mean describes no model: by 0.25 in
    /// accuracy, or by ln 2 nats.
    bool isSplit(const Point& point) const;
    /// The steps of the longest training among the lines that have not learned; empty if all have.
    std::optional<int> unlearnedIn() const;
};
/// The point at this length, null if there is none.
const AccuracyFrame::Point* pointAt(const std::vector<AccuracyFrame::Point>& points, int length);

/// The selected saved runs of the same task, drawn over the results.
AccuracyFrame accuracyFrame(const Experiment& experiment,
    const std::vector<ExperimentRun>& runs = {}, const std::vector<KeptRun>& kept = {});
/// A row per length: the mean of each line and the ends of its interval, "rope", "rope_low",
/// "rope_high"; the means of kept runs as "kept_1_rope". The interval at a point is clipped to the
/// range of the measure; NaN for a single seed.
SeedInterval intervalOf(ExperimentMeasure measure, const AccuracyFrame::Point& point);

NumberTable numbers(const AccuracyFrame& frame);

/// For the line and length under the pointer, else for the selected ones.
Reading answersReading(const AccuracyFrame& frame, const Focus& focus);

/// Whether the setup is that of the bundled results, with any number of seeds.
bool hasShippedSetup(const ExperimentSetup& setup);

} // namespace lab
