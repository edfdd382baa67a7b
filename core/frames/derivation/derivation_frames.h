#pragma once

#include "core/derivation/step_rule.h"
#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/frames/rotations/rotations_frames.h"
#include "core/state/edit.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

DerivationInputs derivationInputs(const LabState& state);

/// How the open step is broken in this state; empty where it is sound.
std::string brokenBy(const LabState& state, const StepRule& rule, int step);

/// Which picture shows a step; its file names it.
enum class StepPicture {
    Vectors, ///< q and k as they are
    Turned, ///< before and after the turn
    Shifted, ///< the same, and where both stand after a shift
    SamePlace, ///< both at m
    Bends, ///< the angle φ(p), each to be dragged
    Line, ///< the angle φ(p), whose slope is θ
    Pairs, ///< four pairs, each with its own speed
    Layouts, ///< the columns of a pair side by side, and half a width apart
    Products, ///< R(m)ᵀR(n) beside R(n − m)
    Planes, ///< a random rotation beside the same in the basis of its planes
};

/// One step with the learner's numbers in it: both sides, and for a claim about all cases the one
/// that fits worst, once it is known.
struct StepFrame {
    int step = 0;
    bool isComputed = true; ///< false where the numbers are too large for the formula
    DerivationInputs inputs; ///< the learner's
    StepSides own;
    std::optional<StepCheck> whole;
    bool isAnswered = false; ///< predicted, or asked to be shown
    bool hidesRight = false; ///< until then
    bool hidesLeft = false; ///< until then, where the question asks for it
    bool isBlank = false; ///< its principle is to be chosen first
    int broken = 0; ///< 0 is sound, else which of its ways
    std::optional<double> prediction;
    double answer = 0; ///< of the question
    bool isRight = false; ///< the prediction is within the question's tolerance

    bool operator==(const StepFrame&) const = default;

    bool holdsForOwn() const { return isComputed && own.isWithin(); }
    bool holds() const { return holdsForOwn() && (!whole || whole->holds()); }
};

/// A question as its file has it.
struct StepQuestion {
    Expression answer;
    Expression tolerance;
    std::optional<std::int64_t> shift; ///< in place of the learner's
    bool asksForLeft = false; ///< the answer is the left side
};
StepFrame stepFrame(
    const LabState& state, int step, const StepRule& rule, const StepQuestion& question);
NumberTable stepTable(const StepFrame& frame);

/// How the two sides of a step stand in the plane.
enum class SidesShown {
    No,
    Points, ///< complex numbers, each a point
    Feet, ///< scores: how far along the turned query they reach, so that |q| times it is the score
};

/// The learner's query and key as arrows of one plane, before the step's f and after it, and both
/// sides of the step.
///
/// Law: where f is a turn, `turned` is as long as what it was made from. A broken f shows what it
/// does, and a broken side stands apart from the other, so that the picture is wrong where the
/// check is.
struct PlaneFrame {
    StepPicture picture = StepPicture::Turned;
    PlanePoint query;
    PlanePoint key;
    PlanePoint turnedQuery; ///< f(q, m)
    PlanePoint turnedKey; ///< f(k, n), or f(k, m) where both stand at one place
    PlanePoint shiftedQuery; ///< f(q, m + s)
    PlanePoint shiftedKey;
    double queryTurns = 0; ///< mθ/2π, or what else f turns by
    double keyTurns = 0;
    double phaseTurns = 0; ///< γ/2π, which both have in them
    bool turnsEvenly = true; ///< by pθ + γ, as the names of the arcs say
    std::int64_t queryPosition = 0;
    std::int64_t keyPosition = 0;
    std::int64_t shift = 0;
    double unit = 1; ///< of the circle
    std::optional<double> predictedLength;
    SidesShown sides = SidesShown::No;
    PlanePoint leftSide;
    std::optional<PlanePoint> rightSide; ///< none while it is hidden
    bool areSidesEqual = true;

    bool operator==(const PlaneFrame&) const = default;
};
PlaneFrame planeFrame(const LabState& state, StepPicture picture, const StepRule& rule,
    SidesShown sides = SidesShown::No);
NumberTable planeTable(const PlaneFrame& frame);

/// The query (or key) before the turn whose turned one has its tip at `tip`.
PlanePoint unturned(const PlaneFrame& frame, Token token, PlanePoint tip);

/// The angle φ(p) at each position of a window around m.
struct AnglesFrame {
    StepPicture picture = StepPicture::Bends;
    std::int64_t first = 0;
    std::vector<double> angles; ///< φ(first), φ(first + 1) …
    double turn = 0; ///< θ
    double phase = 0; ///< γ: the straight line is γ + pθ
    std::int64_t queryPosition = 0;
    std::int64_t shift = 0;
    std::optional<double> predictedAngle; ///< at predictedPosition
    double lowest = 0; ///< what the axis holds at least
    double highest = 1;

    bool operator==(const AnglesFrame&) const = default;

    double line(std::int64_t position) const
    {
        return phase + static_cast<double>(position) * turn;
    }
};
constexpr std::int64_t predictedPosition = 30;
AnglesFrame anglesFrame(const LabState& state, StepPicture picture, const StepRule& rule);
NumberTable anglesTable(const AnglesFrame& frame);

/// The learner's pair and the three others as dials, what each adds to the score, and the sum.
/// Law: the scores of the pairs that are not left out add up to the sum, the step's left side.
struct PairsFrame {
    DialsFrame dials;
    std::vector<double> scores; ///< of each pair
    std::optional<int> leftOut; ///< the pair that a broken step forgets
    double sum = 0;

    bool operator==(const PairsFrame&) const = default;
};
PairsFrame pairsFrame(const LabState& state, const StepRule& rule);
NumberTable pairsTable(const PairsFrame& frame);

/// The eight columns of the query and of the key, pairs side by side and then in halves, where
/// place i is paired with i + 4.
///
/// Law: in halves the columns 2j and 2j + 1 are paired, unless a step forgets to permute the key.
struct LayoutsFrame {
    struct Columns {
        std::vector<double> values; ///< by the number of the column
        std::vector<int> halves; ///< which column stands at each place of the layout in halves

        bool operator==(const Columns&) const = default;
    };
    Columns query;
    Columns key;
    double left = 0; ///< the score with pairs side by side
    double right = 0; ///< with halves

    bool operator==(const LayoutsFrame&) const = default;
};
LayoutsFrame layoutsFrame(const LabState& state, const StepRule& rule);
NumberTable layoutsTable(const LayoutsFrame& frame);

/// Two matrices of eight rows that ought to be alike, or be the same rotation in two bases.
struct MatricesFrame {
    StepPicture picture = StepPicture::Products;
    HeatmapFrame left;
    HeatmapFrame right;
    /// Of Planes: the query and the key that G turns, Gᵐq and Gⁿk, and the same in its planes.
    struct Turned {
        std::vector<double> query;
        std::vector<double> key;

        bool operator==(const Turned&) const = default;
    };
    Turned leftTurned;
    Turned rightTurned;
    double unit = 1; ///< of their bars

    bool operator==(const MatricesFrame&) const = default;
};
MatricesFrame matricesFrame(const LabState& state, StepPicture picture, const StepRule& rule);
NumberTable matricesTable(const MatricesFrame& frame);

} // namespace lab
