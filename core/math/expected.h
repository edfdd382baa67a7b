#pragma once

#include <tl/expected.hpp>

namespace lab {

/// What was asked for, or why there is none: the one way in which a function of the program tells
/// what is wrong. It is std::expected of C++23, under the name of its library for C++20.
///
///     const auto formula = expression(text); // Expected<Expression, ExpressionFault>
///     if (!formula)
///         return Unexpected(formula.error());
///     use(*formula);
///
/// `Expected<void, Fault>` is of what is merely done. Where absence is no error, `std::optional`.
template <class Value, class Fault> using Expected = tl::expected<Value, Fault>;
template <class Fault> using Unexpected = tl::unexpected<Fault>;

} // namespace lab
