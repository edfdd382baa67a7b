#pragma once

#include "core/frames/waves/waves_frames.h"

#include <cstddef>
#include <optional>

namespace lab {

/// The first crest of the sine column of pair i: θᵢ = b^(−e), so p·θᵢ = π/2 at p = (π/2)·b^e. It
/// depends on the base, except for pair 0, whose e is 0.
struct WaveCrest {
    double exponent = 0; ///< e: 2i/d, or i/(d/2 − 1) for Tensor2Tensor

    double positionAt(double base) const;
    double baseAt(double position) const; ///< (2p/π)^(1/e) at a position from 0 on
};
WaveCrest crestOf(const Sinusoidal& encoding, int pair);

/// The wave whose crest is dragged to move the base, as an index of the waves shown. It is that of
/// the largest pair whose crest is among the positions at a base of 10⁶, or of pair 1. If that is
/// not shown, or its crest is before the first position, it is the wave of the nearest pair from 1
/// on that has its crest among the positions. None for one pair.
std::optional<std::size_t> waveToDrag(const WavesFrame& frame);

} // namespace lab
