#pragma once

#include "core/math/expected.h"
#include "core/state/parameters.h"
#include "core/state/series.h"

namespace lab {

/// The values that a parameter goes through.
struct ParameterWay {
    std::string key;
    double from = 0; ///< both ends are included; of a flag or a choice neither is read
    double to = 1;
    std::size_t count = 25; ///< at least 2, at most mostSeriesSteps

    bool operator==(const ParameterWay&) const = default;
};

/// The state with one parameter at each of these values, evenly along its own scale, linear or
/// logarithmic, and everything else as it is; of a flag or a choice at each that there is. Or the
/// first value that it cannot have.
///
/// Laws: the first and the last have the ends of the way; no two steps in a row have one value, so
/// that whole numbers may be fewer than `count`.
Expected<Series, PatchError> seriesOver(const LabState& state, const ParameterWay& way);

} // namespace lab
