#pragma once

#include <string>

namespace lab {

/// A key of a model's RoPE block that says nothing of one axis of positions, such as mrope_section:
/// what is written in the block's place has it again.
struct KeptKey {
    std::string key = {};
    std::string json = {}; ///< its value, on one line: "[24,20,20]"

    bool operator==(const KeptKey&) const = default;
};

} // namespace lab
