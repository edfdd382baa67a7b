#pragma once

#include <tl/expected.hpp>

namespace lab {

/// A result, or why there is none: the only way in which functions of the program return errors. It
/// is std::expected of C++23, from a library for C++20.
///
///     const auto formula = expression(text); // Expected<Expression, ExpressionError>
///     if (!formula)
///         return Unexpected(formula.error());
///     use(*formula);
///
/// `Expected<void, Error>` is for functions without a result. If absence is not an error, use
/// `std::optional`.
template <class Value, class Error> using Expected = tl::expected<Value, Error>;
template <class Error> using Unexpected = tl::unexpected<Error>;

} // namespace lab
