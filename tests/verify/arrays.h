#pragma once

#include <Eigen/Core>
#include <nlohmann/json.hpp>

#include <vector>

namespace lab::verify {

/// Between the numbers of a file and those of the core.
inline Eigen::ArrayXd arrayOf(const nlohmann::json& numbers)
{
    const std::vector<double> values = numbers;
    return Eigen::ArrayXd::Map(values.data(), static_cast<Eigen::Index>(values.size()));
}

inline nlohmann::json numbersOf(const Eigen::ArrayXd& array)
{
    return std::vector<double>(array.data(), array.data() + array.size());
}

} // namespace lab::verify
