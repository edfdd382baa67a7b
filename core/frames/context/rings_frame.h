#pragma once

#include "core/analysis/coverage.h"
#include "core/encodings/turning/rotary_parameters.h"
#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "core/frames/number_table.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/lab_state.h"

#include <optional>
#include <vector>

namespace lab {

/// The circle of each rotated pair: the arc that training showed, and the arc beyond it to which
/// the target length drives the pair as the chosen method turns it.
///
/// The model was trained as plain RoPE with L positions, so pair i was seen on [0, L·θᵢ), from one
/// turn on all round. A method slows the pair to θ'ᵢ, and T positions drive it through [0, T·θ'ᵢ):
/// what of that, up to one turn, is not in the first arc is new. Under p-RoPE, which a model is
/// trained with, the pairs that rest did so in training as well.
/// Laws: with no method it is coverage(); position interpolation by T/L shows nothing new.
struct RingsFrame {
    struct Ring {
        double turns = 0; ///< L·θᵢ/2π
        double seenArc = 0; ///< radians from 0 on, at most 2π
        double newArc = 0; ///< radians after seenArc
        double targetTurns = 0; ///< T·θ'ᵢ/2π

        bool operator==(const Ring&) const = default;
    };
    std::vector<Ring> rings; ///< of the rotated pairs, fastest first
    int incomplete = 0; ///< rings of less than one turn in training
    int selectedPair = 0;
    ContextLengths lengths; ///< L and T
    Rotary encoding;
    RotaryScaling scaling;

    bool operator==(const RingsFrame&) const = default;
};
RingsFrame ringsFrame(const LabState& state);

/// Whether the pair turns not at all: p-RoPE stops it, and it has no arc.
bool isResting(const RingsFrame::Ring& ring);

/// The same of every pair of the width, those beyond the rotated columns too; the rings' are its
/// first.
std::vector<PairCoverage> coverageOf(const LabState& state);

/// Per pair: turns, degrees seen in training, degrees that only the target length reaches, turns
/// at the target length.
NumberTable ringsTable(const RingsFrame& frame);

/// The same for `position-lab table --encoding rope --quantity rings`, with zeros for the pairs
/// that are not rotated.
SchemeTable ringsTableOf(const LabState& state, TableRange range);

/// T·θ'ᵢ/2π for another target length, which the method is told of.
double turnsAtTarget(const RingsFrame& frame, int pair, std::int64_t target);

/// The training length at whose end the pair has made so many turns, to the nearest position.
std::int64_t trainingLengthWithTurns(const RingsFrame& frame, int pair, double turns);

/// The target length nearest the present one that drives the pair through so many turns; none
/// where the method slows it as fast as the text grows.
std::optional<std::int64_t> targetLengthWithTurns(const RingsFrame& frame, int pair, double turns);

} // namespace lab
