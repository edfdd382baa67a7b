#pragma once

#include "core/math/expected.h"
#include "core/state/parameters.h"
#include "core/state/series.h"

namespace lab {

/// The values that a parameter takes in a series.
struct SweepRange {
    std::string key;
    double from = 0; ///< both ends are included; ignored for a flag or a choice
    double to = 1;
    std::size_t count = 25; ///< at least 2, at most maxSeriesSteps

    bool operator==(const SweepRange&) const = default;
};

/// The state with one parameter at each of these values, evenly spaced on its own scale, linear or
/// logarithmic, and everything else unchanged; for a flag or a choice, with each of its values. On
/// failure, the first value that the parameter cannot have.
///
/// Laws: the first and last step have the end values; no two successive steps have the same value,
/// so there may be fewer integers than `count`.
Expected<Series, PatchError> parameterSweep(const LabState& state, const SweepRange& way);

} // namespace lab
