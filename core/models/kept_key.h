#pragma once

#include <string>

namespace lab {

/// A key of a model's RoPE block that does not concern a single axis of positions, such as
/// mrope_section. A replacement of the block must contain it too.
struct KeptKey {
    std::string key = {};
    std::string json = {}; ///< its value, on one line: "[24,20,20]"

    bool operator==(const KeptKey&) const = default;
};

} // namespace lab
