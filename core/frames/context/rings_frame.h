#pragma once

#include "core/analysis/coverage.h"
#include "core/encodings/rope/parameters.h"
#include "core/encodings/scaling/parameters.h"
#include "core/frames/number_table.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/lab_state.h"

#include <optional>
#include <vector>

namespace lab {

/// The circle of each rotated pair: the arc covered in training, and the arc beyond it that the
/// target length reaches with the chosen method.
///
/// The model was trained with plain RoPE at L positions, so training covers [0, L·θᵢ) for pair i,
/// and the whole circle from one turn on. A method slows the pair to θ'ᵢ, and T positions rotate it
/// through [0, T·θ'ᵢ): the part of this, up to one turn, that is outside of the first arc is new.
/// With p-RoPE, which is used from training on, the unrotated pairs were unrotated in training as
/// well. Laws: without a method it is coverage(); position interpolation by T/L reaches nothing
/// new.
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

/// Whether the pair is not rotated: p-RoPE stops it, and it has no arc.
bool isResting(const RingsFrame::Ring& ring);

/// The same for every pair of the width, including those beyond the rotated columns; the rings are
/// the first of these.
std::vector<PairCoverage> coverageOf(const LabState& state);

/// Per pair: turns, degrees covered in training, degrees reached only at the target length, turns
/// at the target length.
NumberTable ringsTable(const RingsFrame& frame);

/// The same for `position-lab table --encoding rope --quantity rings`, with zeros for the pairs
/// that are not rotated.
SchemeTable ringsTableOf(const LabState& state, TableRange range);

/// T·θ'ᵢ/2π for another target length, for which the method is adjusted.
double turnsAtTarget(const RingsFrame& frame, int pair, std::int64_t target);

/// The training length, to the nearest position, at which the pair has made the given number of
/// turns.
std::int64_t trainingLengthWithTurns(const RingsFrame& frame, int pair, double turns);

/// The target length nearest to the current one at which the pair has made the given number of
/// turns; empty if the method slows it as fast as the text grows.
std::optional<std::int64_t> targetLengthWithTurns(const RingsFrame& frame, int pair, double turns);

} // namespace lab
