#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace lab {

/// A number to which a drag snaps: one that models use, or that the state has elsewhere.
struct Landmark {
    double number = 0;
    std::string_view name {}; ///< of a well-known family that uses it; may be empty
    int models = 0; ///< number of presets that use it; 0 if not counted

    bool operator==(const Landmark&) const = default;
};

/// Every base of the presets in resources/presets/models.json, in ascending order. A preset counts
/// for the base of its first kind of layer. The name is the "family" of one preset.
const std::vector<Landmark>& baseLandmarks();

/// Every head dimension, and every number of heads, of a preset, in ascending order.
const std::vector<Landmark>& dimensionLandmarks();
const std::vector<Landmark>& headLandmarks();

} // namespace lab
