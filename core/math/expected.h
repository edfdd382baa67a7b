#pragma once

#include <tl/expected.hpp>

namespace lab {

/// What was asked for, or why there is none: the one way in which a function of the program tells
/// what is wrong. It is std::expected of C++23, under the name of its library for C++20.
///
///     const auto formula = expression(text); // Expected<Expression, ExpressionError>
///     if (!formula)
///         return Unexpected(formula.error());
///     use(*formula);
///
/// `Expected<void, Error>` is of what is merely done. Where absence is no error, `std::optional`.
template <class Value, class Error> using Expected = tl::expected<Value, Error>;
template <class Error> using Unexpected = tl::unexpected<Error>;

} // namespace lab
