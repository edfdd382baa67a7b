#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace lab {

/// A number that a drag holds: one that models have, or that the state has elsewhere.
struct Landmark {
    double number = 0;
    std::string_view name {}; ///< of a well-known family that has it; empty where none is named
    int models = 0; ///< presets that have it; 0 where they are not counted

    bool operator==(const Landmark&) const = default;
};

/// Every base of the presets in resources/presets/models.json, in ascending order. A preset counts
/// with the base of the layers that it shows first. The name is the "family" of one preset.
const std::vector<Landmark>& baseLandmarks();

/// Every head dimension, and every number of heads, that a preset writes, in ascending order.
const std::vector<Landmark>& dimensionLandmarks();
const std::vector<Landmark>& headLandmarks();

/// 2, 4, … 64.
const std::vector<Landmark>& factorLandmarks();

/// The training and the target length.
std::vector<Landmark> lengthLandmarks(std::int64_t training, std::int64_t target);

} // namespace lab
