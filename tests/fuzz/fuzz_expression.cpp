#include "core/math/expression/expression.h"
#include "tests/fuzz/target.h"

#include <cmath>
#include <functional>
#include <string>

using namespace lab;

namespace {

bool isSame(Complex one, Complex other)
{
    const auto isSamePart = [](double a, double b) {
        return std::equal_to<> {}(a, b) || (std::isnan(a) && std::isnan(b));
    };
    return isSamePart(one.real(), other.real()) && isSamePart(one.imag(), other.imag());
}

void readExpression(const QByteArray& bytes)
{
    const auto read = expression({bytes.data(), static_cast<std::size_t>(bytes.size())});
    if (!read)
        return;
    const Scope scope {[](std::string_view name) -> std::optional<Complex> {
                           if (name == "m")
                               return 7.0;
                           return name == "q" ? std::optional(Complex(1, 2)) : std::nullopt;
                       },
        [](std::string_view, std::span<const Argument>)
            -> std::optional<Expected<Complex, ExpressionError::Kind>> { return std::nullopt; }};
    const auto value = read->value(scope);
    const std::string written = read->written(plainStyle());
    if (written.size() > longestExpression)
        return;
    const auto again = expression(written);
    fuzz::require(again.has_value(), "what is written can be read again");
    const auto same = again->value(scope);
    fuzz::require(same.has_value() == value.has_value() && (!value || isSame(*value, *same)),
        "what is written has the same value");
}

const fuzz::Registered expressions({"expression", readExpression});

} // namespace
