#pragma once

#include "core/encodings/grid_shape.h"
#include "core/frames/tables/scheme_table.h"

#include <Eigen/Core>

#include <string>
#include <string_view>
#include <vector>

namespace lab {

inline std::vector<std::string_view> gridAxisWords()
{
    return {"t", "y", "x"};
}

/// {"token", "t", "y", "x", name0, …}: the indices of a token and `count` numbers.
inline std::vector<std::string> tokenColumns(std::string_view name, int count)
{
    std::vector<std::string> columns = numberedColumns("token", name, count);
    columns.insert(columns.begin() + 1, {"t", "y", "x"});
    return columns;
}

/// The indices of a token in a grid, and its numbers.
inline std::vector<double> tokenRow(const GridCell& cell, const Eigen::ArrayXd& numbers)
{
    std::vector<double> row {static_cast<double>(cell.frame), static_cast<double>(cell.row),
        static_cast<double>(cell.column)};
    row.insert(row.end(), numbers.begin(), numbers.end());
    return row;
}

} // namespace lab
