#pragma once

#include "core/math/kernels/block_rotation.h"

#include <cstddef>
#include <vector>

namespace lab {

/// Rows of numbers in memory, `step` apart, each contiguous: a matrix or a block of one.
template <class Number> struct RowsView {
    Number* first = nullptr;
    std::ptrdiff_t rows = 0;
    std::ptrdiff_t columns = 0;
    std::ptrdiff_t step = 0;

    RowsView block(std::ptrdiff_t row, std::ptrdiff_t column, std::ptrdiff_t rowCount,
        std::ptrdiff_t columnCount) const
    {
        return {first + row * step + column, rowCount, columnCount, step};
    }
    operator RowsView<const Number>() const { return {first, rows, columns, step}; }
};

/// Products of small matrices and the softmax of their rows, for float and double.
///
/// Law: for float, they are the same to the last bit with every instruction set of x86-64, because
/// each cell is summed in the order of the inner index, with every product rounded before it is
/// added. So training a model gives the same numbers on every such processor.
template <class Number> class Products {
public:
    explicit Products(InstructionSet instructions = bestInstructionSet())
        : m_instructions(instructions)
    {
    }

    enum class Into { Set, Add };
    /// c = a·b, or c += a·b.
    void multiply(RowsView<const Number> a, RowsView<const Number> b, RowsView<Number> c,
        Into into = Into::Set) const;
    /// c = aᵀ·b
    void multiplyLeftTransposed(RowsView<const Number> a, RowsView<const Number> b,
        RowsView<Number> c, Into into = Into::Set) const;
    /// c = a·bᵀ
    void multiplyRightTransposed(RowsView<const Number> a, RowsView<const Number> b,
        RowsView<Number> c, Into into = Into::Set);

    /// Turns scores into weights, exp(sⱼ − max)/Σ, accurate to 6e-6 of each in float; a weight
    /// below e⁻⁸⁷ of the largest is 0.
    void softmax(Number* scores, std::ptrdiff_t count) const;

private:
    void run(RowsView<const Number> a, std::ptrdiff_t aRow, std::ptrdiff_t aColumn,
        RowsView<const Number> b, RowsView<Number> c, std::ptrdiff_t inner, Into into) const;

    InstructionSet m_instructions;
    std::vector<Number> m_transposed;
};

} // namespace lab
