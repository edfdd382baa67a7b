#include "core/math/kernels/products.h"

#include "core/math/kernels/products_kernels.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <type_traits>

namespace lab {

namespace {

const FloatKernels& floatKernels([[maybe_unused]] InstructionSet instructions)
{
#if defined(__x86_64__)
    if (instructions == InstructionSet::Avx2)
        return avx2FloatKernels;
#endif
    return baselineFloatKernels;
}

} // namespace

template <class Number>
void Products<Number>::run(RowsView<const Number> a, std::ptrdiff_t aRow, std::ptrdiff_t aColumn,
    RowsView<const Number> b, RowsView<Number> c, std::ptrdiff_t inner, Into into) const
{
    assert(b.columns == c.columns && b.rows == inner);
    if constexpr (std::is_same_v<Number, float>) {
        floatKernels(m_instructions)
            .multiply({a.first, aRow, aColumn, b.first, b.step, c.first, c.step, c.rows, inner,
                c.columns, into == Into::Add});
    } else {
        for (std::ptrdiff_t row = 0; row < c.rows; ++row) {
            Number* to = c.first + row * c.step;
            if (into == Into::Set)
                std::fill_n(to, c.columns, Number {});
            for (std::ptrdiff_t k = 0; k < inner; ++k) {
                const Number left = a.first[row * aRow + k * aColumn];
                for (std::ptrdiff_t column = 0; column < c.columns; ++column)
                    to[column] += left * b.first[k * b.step + column];
            }
        }
    }
}

template <class Number>
void Products<Number>::multiply(
    RowsView<const Number> a, RowsView<const Number> b, RowsView<Number> c, Into into) const
{
    assert(a.rows == c.rows);
    run(a, a.step, 1, b, c, a.columns, into);
}

template <class Number>
void Products<Number>::multiplyLeftTransposed(
    RowsView<const Number> a, RowsView<const Number> b, RowsView<Number> c, Into into) const
{
    assert(a.columns == c.rows);
    run(a, 1, a.step, b, c, a.rows, into);
}

template <class Number>
void Products<Number>::multiplyRightTransposed(
    RowsView<const Number> a, RowsView<const Number> b, RowsView<Number> c, Into into)
{
    assert(a.rows == c.rows && a.columns == b.columns);
    m_transposed.resize(static_cast<std::size_t>(b.rows * b.columns));
    for (std::ptrdiff_t row = 0; row < b.rows; ++row) {
        for (std::ptrdiff_t column = 0; column < b.columns; ++column)
            m_transposed[static_cast<std::size_t>(column * b.rows + row)] =
                b.first[row * b.step + column];
    }
    run(a, a.step, 1, {m_transposed.data(), b.columns, b.rows, b.rows}, c, a.columns, into);
}

template <class Number> void Products<Number>::softmax(Number* scores, std::ptrdiff_t count) const
{
    assert(count > 0);
    if constexpr (std::is_same_v<Number, float>) {
        floatKernels(m_instructions).softmax(scores, count);
    } else {
        const Number most = *std::max_element(scores, scores + count);
        Number sum = 0;
        for (std::ptrdiff_t k = 0; k < count; ++k)
            sum += scores[k] = std::exp(scores[k] - most);
        for (std::ptrdiff_t k = 0; k < count; ++k)
            scores[k] /= sum;
    }
}

template class Products<float>;
template class Products<double>;

} // namespace lab
