#pragma once

#include <string>
#include <vector>

namespace lab {

/// The numbers behind a picture, as they go into a CSV file with 17 digits. NaN is an empty field.
struct NumberTable {
    std::vector<std::string> header; ///< technical names: "position", "pair", "mean"
    std::vector<std::vector<double>> rows;

    bool operator==(const NumberTable&) const = default;
};

} // namespace lab
