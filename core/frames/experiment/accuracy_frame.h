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

/// The answers of small models against the length that is asked: of those that were trained here,
/// and of those that come with the program, where they had the same setup.
struct AccuracyFrame {
    struct Point {
        int length = 0;
        int seeds = 0;
        double mean = 0; ///< of the measure, over the seeds
        std::optional<double> half; ///< half of its 95 % interval; none for a single seed
        std::vector<double> values = {}; ///< of each seed

        bool operator==(const Point&) const = default;
    };
    struct Line {
        ExperimentCurve curve;
        std::vector<Point> points; ///< one a length
        /// The steps that its models were trained for, where they have not learned the task: their
        /// mean accuracy at the trained length is below learnedShare.
        std::optional<int> unlearnedIn = {};

        bool operator==(const Line&) const = default;
    };

    /// A kept run of the same task.
    struct Laid {
        std::string name;
        int trainingLength = 0; ///< its own
        std::vector<Line> lines; ///< of the lengths that the picture has space for

        bool operator==(const Laid&) const = default;
        const Point* pointAt(const ExperimentCurve& curve, int length) const;
    };

    ExperimentTask task = ExperimentTask::Variables;
    ExperimentMeasure measure = ExperimentMeasure::Accuracy;
    int trainingLength = 32;
    int longest = 16; ///< times that, the longest that is asked
    int doublings = 0; ///< of the length that is looked at
    ExperimentCurve selected;
    double chance = 0; ///< what guessing has of the measure
    std::vector<Line> own;
    std::vector<Line> shipped;
    std::vector<Laid> laid; ///< mostLaidRuns at most
    bool isCovered = false; ///< until there is a bet there are no lines
    bool isBesideRanking = true; ///< the order that is bet on can be dragged below

    bool operator==(const AccuracyFrame&) const = default;

    bool showsShippedAlone() const { return own.empty() && !shipped.empty(); }
    /// Those that the picture is about: the own ones, else the shipped ones.
    const std::vector<Line>& lines() const { return own.empty() ? shipped : own; }
    const Point* pointAt(const ExperimentCurve& curve, int length) const;
    int lookedAt() const { return trainingLength << doublings; }
    /// Whether the seeds of a point differ so much that its mean is that of no model: by 0.25 of
    /// the answers, or by ln 2 nats.
    bool isSplit(const Point& point) const;
    /// The steps of the longest training of the lines that have not learned; none where all have.
    std::optional<int> unlearnedIn() const;
};
/// That of the length, null where there is none.
const AccuracyFrame::Point* pointAt(const std::vector<AccuracyFrame::Point>& points, int length);

/// Of the kept runs those that are laid over the answers, and of the same task.
AccuracyFrame accuracyFrame(const Experiment& experiment,
    const std::vector<ExperimentRun>& runs = {}, const std::vector<KeptRun>& kept = {});
/// A row a length: the mean of each line and the ends of its interval, "rope", "rope_low",
/// "rope_high"; the means of kept runs as "kept_1_rope".
/// Of the measure at a point, as far as the measure goes; NaN for a single seed.
SeedInterval intervalOf(ExperimentMeasure measure, const AccuracyFrame::Point& point);

NumberTable numbers(const AccuracyFrame& frame);

/// Of the line and the length that are pointed at, else of those that are looked at.
Reading answersReading(const AccuracyFrame& frame, const Focus& focus);

/// Whether the setup is that of the shipped results, however many seeds it has.
bool hasShippedSetup(const ExperimentSetup& setup);

} // namespace lab
