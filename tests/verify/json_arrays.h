#pragma once

#include <Eigen/Core>
#include <nlohmann/json.hpp>

#include <vector>

namespace lab::verify {

/// A list of rows as a matrix; all rows have the same length.
inline Eigen::MatrixXd matrixOf(const nlohmann::json& rows)
{
    const auto columns = static_cast<Eigen::Index>(rows.empty() ? 0 : rows.at(0).size());
    Eigen::MatrixXd matrix(static_cast<Eigen::Index>(rows.size()), columns);
    for (Eigen::Index row = 0; row < matrix.rows(); ++row) {
        for (Eigen::Index column = 0; column < columns; ++column) {
            matrix(row, column) =
                rows.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column));
        }
    }
    return matrix;
}

/// A list of numbers as an array, and back.
inline Eigen::ArrayXd arrayOf(const nlohmann::json& numbers)
{
    const std::vector<double> values = numbers;
    return Eigen::ArrayXd::Map(values.data(), static_cast<Eigen::Index>(values.size()));
}
inline std::vector<double> numbersOf(const Eigen::ArrayXd& array)
{
    return {array.begin(), array.end()};
}

/// A matrix as a list of rows.
inline std::vector<std::vector<double>> rowsOf(const Eigen::MatrixXd& matrix)
{
    std::vector<std::vector<double>> rows;
    for (Eigen::Index row = 0; row < matrix.rows(); ++row) {
        const Eigen::RowVectorXd values = matrix.row(row);
        rows.emplace_back(values.begin(), values.end());
    }
    return rows;
}

} // namespace lab::verify
