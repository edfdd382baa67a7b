#pragma once

#include "core/frames/curve_frame.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

struct PlanePoint {
    double x = 0;
    double y = 0;

    bool operator==(const PlanePoint&) const = default;
};

/// Whether each pair is rotated by a single angle, so that the score depends only on the distance:
/// true except for the wrong mix with more than one pair.
bool isTrueRotation(const Rotary& encoding);

constexpr int pairsPerPage = 64;

/// The pairs as points in a plane, each before and after its rotation by m·θᵢ (query) and n·θᵢ
/// (key).
///
/// A page holds at most 64 pairs and always the selected one. All dials share one unit, the length
/// that reaches the circle: a round number, at least 1, that no vector of any page exceeds.
/// Law: a turn keeps the length, or multiplies it by the attention factor of YaRN and LongRoPE; a
/// resting pair stays where it is; a torn one, whose two columns
/// turn by different angles (the wrong mix), keeps nothing.
struct DialsFrame {
    enum class Motion { Turned, Resting, Torn };
    struct Dial {
        int pair = 0;
        Motion motion = Motion::Turned;
        double frequency = 0; ///< θᵢ in radians per position; of the first column if torn
        double secondFrequency = 0; ///< of the second column, the same unless torn
        double queryTurns = 0; ///< m·θᵢ/2π, whole turns and a part
        double keyTurns = 0;
        PlanePoint query;
        PlanePoint key;
        PlanePoint turnedQuery;
        PlanePoint turnedKey;
        double score = 0; ///< that the pair contributes

        bool operator==(const Dial&) const = default;
    };
    std::vector<Dial> dials; ///< of the page, in the order of the pairs
    int pairs = 0; ///< on all pages
    int selectedPair = 0;
    double unit = 1;
    bool isRotation = true; ///< no pair is torn

    bool operator==(const DialsFrame&) const = default;
};
/// A round number, at least 1 and at least `length`.
double roundUnit(double length);

DialsFrame dialsFrame(const LabState& state);
NumberTable dialsTable(const DialsFrame& frame);

/// The score as a staircase: pair i goes from sums[i] to sums[i + 1]. The unrotated pairs after all
/// rotated ones form a single step: in DeepSeek's head, 64 of 192 columns are rotated and 128 are
/// not. Law: sums[0] is 0 and the last sum is the score q·k, not divided by √width.
struct ScoresFrame {
    std::vector<double> scores; ///< of each pair
    std::vector<double> sums; ///< one more than the pairs
    double usual = 0; ///< root of the mean square of the score over all distances
    int selectedPair = 0;
    int turning = 0; ///< from this pair on all rest
    bool isRotation = true;

    bool operator==(const ScoresFrame&) const = default;

    int steps() const; ///< of the staircase
    int stepOf(int pair) const; ///< that a pair is, or is part of
    double start(int step) const; ///< the sum before it, and with it
    double end(int step) const;
    double total() const { return sums.empty() ? 0 : sums.back(); }
};
ScoresFrame scoresFrame(const LabState& state);
NumberTable scoresTable(const ScoresFrame& frame);

/// The effect on the score of shifting both positions. Empty if anything else that affects the
/// score differs as well. Law: for a true rotation the change is 0 (within rounding); for the wrong
/// mix it is not.
struct ScoreChange {
    std::int64_t moved = 0; ///< positions, of both
    double change = 0;

    bool operator==(const ScoreChange&) const = default;
};
std::optional<ScoreChange> scoreChange(const LabState& start, const LabState& now);

/// The present query and key on the curve of the score as a function of the distance m − n.
struct PresentScore {
    std::int64_t distance = 0;
    double score = 0;

    bool operator==(const PresentScore&) const = default;
};
PresentScore presentScore(const LabState& state);

/// The resolution of a curve: samples across the plot, and dots that do not touch.
struct CurveSpace {
    int samples = 800;
    int dots = 100;

    bool operator==(const CurveSpace&) const = default;
};

/// The inputs of the curve of the score.
struct ScoreCurveInputs {
    Rotations rotations;
    std::int64_t keyPosition = 0; ///< 0 where it does not matter
    std::int64_t reach = 32;
    CurveSpace space;

    bool operator==(const ScoreCurveInputs&) const = default;
};
ScoreCurveInputs scoreCurveInputs(const LabState& state, CurveSpace space);

/// The score as a function of the distance m − n, from −reach to reach, and the share of one pair.
///
/// If there is a sample for each distance, the curve also runs between them; else each sample is
/// the exact mean over its run of distances, with the standard deviation (CosineSum). For a true
/// rotation it depends on neither position; for the wrong mix the key is fixed and the query moves.
struct ScoreCurveFrame : ScoreCurveInputs {
    double lowestDistance = -32; ///< ends of the axis
    double highestDistance = 32;
    double runWidth = 0; ///< distances per sample; 0 if every distance has its own
    CurveFrame score {};
    CurveFrame pair {}; ///< of the selected pair alone
    double lowest = 0; ///< of the axis: holds the curve, any pair's share and the usual scores
    double highest = 1;
    bool isRotation = true;

    bool operator==(const ScoreCurveFrame&) const = default;
};

ScoreCurveFrame scoreCurveFrame(const ScoreCurveInputs& inputs);

/// The distances that a sample represents: a run, or the nearest distance.
struct DistanceRun {
    std::int64_t first = 0;
    std::int64_t count = 1;

    bool operator==(const DistanceRun&) const = default;
};
/// At `distance`, which need not be an integer, between the ends of the axis.
DistanceRun runAt(const ScoreCurveFrame& frame, double distance);

/// The curve of another single pair, with the frame's samples.
CurveFrame pairCurve(const ScoreCurveFrame& frame, int pair);

/// A row per distance, or per run.
NumberTable scoreCurveTable(const ScoreCurveFrame& frame);

} // namespace lab
