#pragma once

#include "core/math/expected.h"

#include <complex>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lab {

using Complex = std::complex<double>;
constexpr std::size_t longestExpression = 4000; ///< in bytes

/// Why a text is not an expression or has no value, and the bytes responsible.
struct ExpressionError {
    enum class Kind {
        Unexpected, ///< an operator, word or end that is not allowed here
        UnclosedText, ///< a quote without closing quote
        UnclosedBracket,
        TooDeep, ///< too many nested parentheses or calls
        TooLong, ///< more than longestExpression bytes
        UnknownName,
        UnknownFunction,
        WrongArguments, ///< too few, too many, or text instead of a number
        NotWhole, ///< the bound of a sum is not an integer
        TooMuchWork, ///< too many steps, such as a sum with too many terms
        NotReal, ///< a value with an imaginary part where a real number is required
    };
    Kind kind = Kind::Unexpected;
    std::size_t from = 0; ///< the first byte
    std::size_t count = 0; ///< 0 at the end of the text

    bool operator==(const ExpressionError&) const = default;
};

/// An argument of a call: a number or a text in quotes.
using Argument = std::variant<Complex, std::string>;

/// The number of steps available to the evaluations that share it. A step is a number, an operator
/// or the variable of a sum; each term of a sum counts separately. A name of the scope costs
/// nameSteps, a function or a power callSteps, from measurements; a function of the scope may cost
/// more.
class Effort {
public:
    explicit Effort(std::int64_t most)
        : m_left(most)
    {
    }

    /// False once more steps have been spent than available.
    bool spend(std::int64_t steps)
    {
        m_left = m_left < steps ? -1 : m_left - steps;
        return m_left >= 0;
    }
    std::int64_t left() const { return m_left; }

private:
    std::int64_t m_left;
};
constexpr std::int64_t maxSteps = 4'000'000; ///< for an evaluation without shared effort
constexpr std::int64_t nameSteps = 8;
constexpr std::int64_t callSteps = 16;

/// The meaning of names in an expression besides the built-in ones. The second function returns an
/// empty value for an unknown function.
struct Scope {
    std::function<std::optional<Complex>(std::string_view)> variable;
    std::function<std::optional<Expected<Complex, ExpressionError::Kind>>(
        std::string_view, std::span<const Argument>)>
        function;
    std::shared_ptr<Effort> effort {}; ///< shared with other evaluations; without it, maxSteps
};

/// A formula as text, parsed once and evaluated with any number of scopes: `abs(q)*abs(k)*cos((m -
/// n)*theta + arg(q) - arg(k))`.
///
/// Complex numbers; + − * / ^ with the usual precedence (−x^2 is −(x²), ^ is right-associative), <
/// <= > >= == as 1 or 0, comparing real parts; names of letters, digits, _ and dots. Built in: pi,
/// e, i; re im abs arg conj exp ln sqrt cos sin floor round min max mod, if(condition, then, else),
/// and sum, largest, smallest(name, from, to, term) over integers. Law: parsing written() gives the
/// same value. Copies share the tree.
class Expression {
public:
    struct Node;

    explicit Expression(std::shared_ptr<const Node> root);

    Expected<Complex, ExpressionError> value(const Scope& scope) const;

    /// How a formula is written in another notation: as code, or with numbers inserted.
    struct Style {
        std::function<std::string(std::string_view name)> name; ///< of a variable
        std::function<std::string(std::string_view name)> function;
        std::string_view power = "^";
        /// For if, sum, largest and smallest, with their arguments already written; without it they
        /// are written like other calls.
        std::function<std::string(std::string_view name, std::span<const std::string> parts)>
            special {};
    };
    std::string written(const Style& style) const;

private:
    std::shared_ptr<const Node> m_root;
};

Expected<Expression, ExpressionError> expression(std::string_view text);

/// The notation of the language itself, which can be parsed again.
Expression::Style plainStyle();

/// Python with NumPy as np; names are unchanged except that dots become underscores.
Expression::Style numpyStyle();

} // namespace lab
