#include "core/math/expression/expression.h"
#include "core/math/expression/expression_functions.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>

using lab::Complex;
using lab::Expression;
using lab::ExpressionError;
using Kind = ExpressionError::Kind;

namespace {

lab::Scope scopeOfTwo()
{
    lab::Scope scope;
    scope.variable = [](std::string_view name) -> std::optional<Complex> {
        if (name == "q")
            return Complex(1, 2);
        if (name == "θ" || name == "rope.base")
            return 0.25;
        return {};
    };
    scope.function = [](std::string_view name, std::span<const lab::Argument> arguments)
        -> std::optional<lab::Expected<Complex, Kind>> {
        if (name != "cell")
            return {};
        if (arguments.size() != 2 || !std::holds_alternative<std::string>(arguments[0]))
            return lab::Unexpected(Kind::WrongArguments);
        return Complex(static_cast<double>(std::get<std::string>(arguments[0]).size()))
            + std::get<Complex>(arguments[1]);
    };
    return scope;
}

Complex valueOf(std::string_view text)
{
    INFO(text);
    const auto read = lab::expression(text);
    REQUIRE(read.has_value());
    const auto value = read.value().value(scopeOfTwo());
    REQUIRE(value.has_value());
    return *value;
}

ExpressionError errorOf(std::string_view text)
{
    INFO(text);
    const auto read = lab::expression(text);
    if (!read)
        return read.error();
    const auto value = read.value().value(scopeOfTwo());
    REQUIRE(!value);
    return value.error();
}

const char* const sound[] = {"1 + 2*3", "(1 + 2)*3", "-2^2", "2^-2", "2^3^2", "7 - 2 - 1", "8/4/2",
    "-(1 + 2)", "--3", "1 - (2 - 3)", "(1 - 2)*-3", "abs(q)^2", "arg(conj(q))", "exp(i*θ)",
    "re(q*conj(q))", "3 < 4", "4 >= 4", "if(1 == 2, 5, 6)", "sum(p, 0, 7, p^2)",
    "largest(s, -3, 3, 2 - (s - 1)^2)", "smallest(s, 0, 3, s*(s - 2))", "mod(-1, 5)",
    "cell(\"abc\", 4)", "sum(p, 1, 3, sum(r, 1, p, r))", "1e-3*2.5E2", "(2*3)^2", "(-2)^2",
    "2*(3/4)", "round(2.5)", "rope.base*4", "2/(3*4)", "sqrt(2)"};

} // namespace

TEST_CASE("values computed by hand")
{
    CHECK(valueOf("1 + 2*3") == Complex(7));
    CHECK(valueOf("-2^2") == Complex(-4));
    CHECK(valueOf("2^-2") == Complex(0.25));
    CHECK(valueOf("2^3^2") == Complex(512));
    CHECK(valueOf("7 − 2 − 1") == Complex(4));
    CHECK(valueOf("8/4/2·3×2") == Complex(6));
    CHECK(valueOf("abs(q)^2").real() == doctest::Approx(5));
    CHECK(valueOf("conj(q)*i") == Complex(2, 1));
    CHECK(valueOf("rope.base + θ") == Complex(0.5));
    CHECK(valueOf("if(q > 0, 1/0, 2)").real() == HUGE_VAL);
    CHECK(valueOf("sum(p, 1, 100, p)") == Complex(5050));
    CHECK(valueOf("sum(p, 1, 0, p)") == Complex(0));
    CHECK(valueOf("sum(p, 1, 3, sum(r, 1, p, r))") == Complex(10));
    CHECK(valueOf("largest(s, -3, 3, 2 - (s - 1)^2)") == Complex(2));
    CHECK(valueOf("smallest(s, 0, 3, s*(s - 2))") == Complex(-1));
    CHECK(valueOf("mod(-1, 5)") == Complex(4));
    CHECK(valueOf("cell('abc', 4)") == Complex(7));
    CHECK(valueOf("sin(pi/2) + ln(e)") == Complex(2));
}

TEST_CASE("a written expression is parsed as the same value")
{
    for (const char* const text : sound) {
        INFO(text);
        const auto written = lab::expression(text).value().written(lab::plainStyle());
        INFO(written);
        CHECK(valueOf(written) == valueOf(text));
        CHECK(lab::expression(written).value().written(lab::plainStyle()) == written);
    }
}

TEST_CASE("an error names its place")
{
    CHECK(errorOf("") == ExpressionError {Kind::Unexpected, 0, 0});
    CHECK(errorOf("1 +") == ExpressionError {Kind::Unexpected, 3, 0});
    CHECK(errorOf("1 2") == ExpressionError {Kind::Unexpected, 2, 1});
    CHECK(errorOf("(1 + 2") == ExpressionError {Kind::UnclosedBracket, 0, 1});
    CHECK(errorOf("cos(1") == ExpressionError {Kind::UnclosedBracket, 3, 1});
    CHECK(errorOf("1 + )") == ExpressionError {Kind::Unexpected, 4, 1});
    CHECK(errorOf("2 foo") == ExpressionError {Kind::Unexpected, 2, 3});
    CHECK(errorOf("1 § 2") == ExpressionError {Kind::Unexpected, 2, 2});
    CHECK(errorOf("cell('abc, 4)") == ExpressionError {Kind::UnclosedText, 5, 8});
    CHECK(errorOf("1 + wave") == ExpressionError {Kind::UnknownName, 4, 4});
    CHECK(errorOf("1 + wave(2)") == ExpressionError {Kind::UnknownFunction, 4, 4});
    CHECK(errorOf("cos(1, 2)") == ExpressionError {Kind::WrongArguments, 0, 9});
    CHECK(errorOf("cos('a')") == ExpressionError {Kind::WrongArguments, 0, 8});
    CHECK(errorOf("2*cell(1, 2)") == ExpressionError {Kind::WrongArguments, 2, 10});
    CHECK(errorOf("1 + 'a'").kind == Kind::WrongArguments);
    CHECK(errorOf("if(1, 2)").kind == Kind::WrongArguments);
    CHECK(errorOf("sum(p, 0, 0.5, p)").kind == Kind::NotWhole);
    CHECK(errorOf("sum(p, 0, 0/0, p)").kind == Kind::NotWhole);
    CHECK(errorOf("sum(2, 0, 1, 3)").kind == Kind::WrongArguments);
    CHECK(errorOf("sum(p, 0, 1, r)").kind == Kind::UnknownName);
}

TEST_CASE("the work of an evaluation is bounded, however its sums are nested")
{
    CHECK(valueOf("sum(p, 1, 1e6, 1)") == Complex(1e6));
    CHECK(errorOf("1 + sum(p, 0, 1e9, p)") == ExpressionError {Kind::TooMuchWork, 4, 17});
    CHECK(
        errorOf("sum(p, 0, 5e3, sum(r, 0, 5e3, 1))") == ExpressionError {Kind::TooMuchWork, 0, 33});
    CHECK(errorOf("largest(p, -9e14, 9e14, p)").kind == Kind::TooMuchWork);
}

TEST_CASE("evaluations share their effort, and a step is what is looked at")
{
    lab::Scope scope = scopeOfTwo();
    scope.effort = std::make_shared<lab::Effort>(10);
    const auto formula = lab::expression("1 + 2*3").value(); // five parts
    CHECK(formula.value(scope).has_value());
    CHECK(scope.effort->left() == 5);
    CHECK(formula.value(scope).has_value());
    CHECK(scope.effort->left() == 0);
    CHECK(formula.value(scope).error().kind == Kind::TooMuchWork);
    CHECK(formula.value(scope).error().kind == Kind::TooMuchWork);
}

TEST_CASE("slower operations count as more steps")
{
    using lab::callSteps, lab::nameSteps;
    const auto stepsOf = [](const char* text) {
        lab::Scope scope = scopeOfTwo();
        scope.effort = std::make_shared<lab::Effort>(1000);
        CHECK(lab::expression(text).value().value(scope).has_value());
        return 1000 - scope.effort->left();
    };
    CHECK(stepsOf("2 + 3") == 3);
    CHECK(stepsOf("2 ^ 3") == 2 + callSteps);
    CHECK(stepsOf("cos(2)") == 1 + callSteps);
    CHECK(stepsOf("pi") == nameSteps);
    CHECK(stepsOf("sum(p, 1, 9, p)") == 3 + 9);
    CHECK(stepsOf("sum(p, 1, 9, cos(pi))") == 3 + 9 * (callSteps + nameSteps));
}

TEST_CASE("a text nested or chained without end is refused")
{
    CHECK(errorOf(std::string(2000, '(')).kind == Kind::TooDeep);
    CHECK(errorOf(std::string(2000, '-')).kind == Kind::TooDeep);
    std::string tower = "2";
    std::string chain = "1";
    for (int k = 0; k < 1900; ++k) {
        tower += "^2";
        chain += "+1";
    }
    CHECK(errorOf(tower).kind == Kind::TooDeep);
    CHECK(valueOf(chain) == Complex(1901));
    CHECK(errorOf(chain + chain).kind == Kind::TooLong);
}

TEST_CASE("real numbers stay real")
{
    for (const char* const text : {"-1*0", "2^0.5", "(-2)^3", "1/3", "-(2 - 2)", "3*(0 - 1)"}) {
        INFO(text);
        CHECK(std::fpclassify(valueOf(text).imag()) == FP_ZERO);
    }
    CHECK(valueOf("(-1)^0.5").imag() == doctest::Approx(1));
}

TEST_CASE("the number of values that a function takes is the one with which it is called")
{
    for (const char* const name : {"sqrt", "max", "mod", "if", "sum", "largest"}) {
        const std::size_t count = lab::argumentCount(name).value();
        std::string call = std::string(name) + "(k";
        for (std::size_t more = 1; more < count; ++more)
            call += ", 1";
        INFO(call);
        const lab::Scope scope {[](std::string_view) { return Complex(1); }, {}};
        CHECK(lab::expression(call + ")").value().value(scope).has_value());
        CHECK(!lab::expression(call + ", 1)").value().value(scope));
    }
    CHECK(!lab::argumentCount("cell"));
}

TEST_CASE("NumPy reads the code")
{
    const auto code = [](const char* text) {
        return lab::expression(text).value().written(lab::numpyStyle());
    };
    CHECK(code("re(q*conj(k)*exp(i*(m - n)*theta))")
        == "np.real(q*np.conj(k)*np.exp(1j*(m - n)*theta))");
    CHECK(code("2*pi*rope.base^(2*j/r)") == "2*np.pi*rope_base**(2*j/r)");
}
