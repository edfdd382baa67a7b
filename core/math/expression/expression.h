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

/// Why a text is no expression, or has no value, and the bytes of it that are to blame.
struct ExpressionError {
    enum class Kind {
        Unexpected, ///< a sign, word or end that cannot stand here
        UnclosedText, ///< a quote without its partner
        UnclosedBracket,
        TooDeep, ///< brackets or calls within each other
        TooLong, ///< more than longestExpression bytes
        UnknownName,
        UnknownFunction,
        WrongArguments, ///< too few, too many, or text in place of a number
        NotWhole, ///< the bound of a sum that is no whole number
        TooMuchWork, ///< more steps than there may be: a sum with too many terms
        NotReal, ///< a value with an imaginary part, for one who asks for a real number
    };
    Kind kind = Kind::Unexpected;
    std::size_t from = 0; ///< the first byte
    std::size_t count = 0; ///< 0 at the end of the text

    bool operator==(const ExpressionError&) const = default;
};

/// What stands between the brackets of a call: a number or a text in quotes.
using Argument = std::variant<Complex, std::string>;

/// How much the evaluations that share it may do, in steps. A step is a number, a sign or the name
/// of a sum; the term of a sum counts each time again. A name that the scope knows costs nameSteps,
/// a function or a power callSteps, as they were measured, and a function of the scope may cost
/// more.
class Effort {
public:
    explicit Effort(std::int64_t most)
        : m_left(most)
    {
    }

    /// False once more has been spent than there was.
    bool spend(std::int64_t steps)
    {
        m_left = m_left < steps ? -1 : m_left - steps;
        return m_left >= 0;
    }
    std::int64_t left() const { return m_left; }

private:
    std::int64_t m_left;
};
constexpr std::int64_t mostSteps = 4'000'000; ///< of an evaluation that shares none
constexpr std::int64_t nameSteps = 8;
constexpr std::int64_t callSteps = 16;

/// What the names of an expression stand for, beside those that every expression knows. The second
/// gives nothing for a function that it does not know.
struct Scope {
    std::function<std::optional<Complex>(std::string_view)> variable;
    std::function<std::optional<Expected<Complex, ExpressionError::Kind>>(
        std::string_view, std::span<const Argument>)>
        function;
    std::shared_ptr<Effort> effort {}; ///< shared with other evaluations; without it, mostSteps
};

/// A formula as text, read once and evaluated with as many scopes as one likes:
/// `abs(q)*abs(k)*cos((m - n)*theta + arg(q) - arg(k))`.
///
/// Complex numbers; + − * / ^ with the usual precedence (−x^2 is −(x²), ^ groups to the right),
/// < <= > >= == as 1 or 0 of the real parts, names of letters, digits, _ and dots. Known to all:
/// pi, e, i; re im abs arg conj exp ln sqrt cos sin floor round min max mod,
/// if(condition, then, else), and sum, largest, smallest(name, from, to, term) over whole numbers.
/// Law: reading what is written() gives the same value. A copy shares the tree.
class Expression {
public:
    struct Node;

    explicit Expression(std::shared_ptr<const Node> root);

    Expected<Complex, ExpressionError> value(const Scope& scope) const;

    /// How a formula is written for another reader: code, or the numbers put in.
    struct Style {
        std::function<std::string(std::string_view name)> name; ///< of a variable
        std::function<std::string(std::string_view name)> function;
        std::string_view power = "^";
        /// Of if, sum, largest and smallest, with its parts as they are written; without it they
        /// are calls like others.
        std::function<std::string(std::string_view name, std::span<const std::string> parts)>
            special {};
    };
    std::string written(const Style& style) const;

private:
    std::shared_ptr<const Node> m_root;
};

Expected<Expression, ExpressionError> expression(std::string_view text);

/// The style of the language itself: what is written can be read again.
Expression::Style plainStyle();

/// Python with NumPy as np; names keep their spelling, dots become underscores.
Expression::Style numpyStyle();

} // namespace lab
