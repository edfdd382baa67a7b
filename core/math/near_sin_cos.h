#pragma once

#include "core/math/turns.h"

namespace lab {

/// sinCos() within 4e-16 at a fraction of its price: the sine and cosine of the nearest of 256
/// parts of a turn, moved on by what is left with a short series.
///
/// The first term left out of the series is below 1e-19 at its longest, 1/512 of a turn.
SinCos nearSinCos(Turn turn);

} // namespace lab
