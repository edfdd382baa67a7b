#pragma once

#include <Eigen/Core>

#include <functional>

namespace lab {

/// Whether two Eigen values have the same shape and the same numbers.
///
/// Eigen's own == asserts that the shapes are equal, so a defaulted == on a struct that holds a
/// matrix ends the program when one of them has grown. Here two NaNs are equal (a masked cell is
/// not a change), and so are 0 and −0.
template <class Left, class Right>
bool sameValues(const Eigen::DenseBase<Left>& left, const Eigen::DenseBase<Right>& right)
{
    if (left.rows() != right.rows() || left.cols() != right.cols())
        return false;
    const auto& a = left.derived();
    const auto& b = right.derived();
    for (Eigen::Index column = 0; column < a.cols(); ++column) {
        for (Eigen::Index row = 0; row < a.rows(); ++row) {
            const auto x = a.coeff(row, column);
            const auto y = b.coeff(row, column);
            const bool bothNaN = !std::equal_to<> {}(x, x) && !std::equal_to<> {}(y, y);
            if (!std::equal_to<> {}(x, y) && !bothNaN)
                return false;
        }
    }
    return true;
}

} // namespace lab
