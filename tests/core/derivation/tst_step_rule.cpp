#include "core/derivation/step_rule.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::DerivationInputs;
using lab::Every;
using lab::StepCheck;
using lab::StepFault;
using lab::StepRule;
using lab::StepText;
using Kind = lab::ExpressionFault::Kind;

namespace {

StepText wish()
{
    StepText text;
    text.key = "wish";
    text.definitions = {{"f", {"v", "p"}, "v*exp(i*p*theta)"}, {"fk", {"v", "p"}, "f(v, p)"}};
    text.left = "re(f(q, m + s)*conj(fk(k, n + s)))";
    text.right = "re(f(q, m)*conj(fk(k, n)))";
    text.every = Every::VectorAndShift;
    text.breaks = {{"add", {{"f", {"v", "p"}, "v + exp(i*p*theta)"}}, {}, {}},
        {"square", {{"f", {"v", "p"}, "v*exp(i*p^2*theta)"}}, {}, {}},
        {"slope", {{"f", {"v", "p"}, "(1 + 0.1*p)*v*exp(i*p*theta)"}}, {}, {}},
        {"two", {{"fk", {"v", "p"}, "v*exp(2*i*p*theta)"}}, {}, {}},
        {"plain", {}, "re(f(q, m + s)*fk(k, n + s))", "re(f(q, m)*fk(k, n))"}};
    return text;
}

StepRule rule(StepText text)
{
    auto read = lab::stepRule(std::move(text));
    REQUIRE(read.has_value());
    return read.value();
}

StepCheck checked(
    const StepRule& rule, std::string_view brokenBy = {}, DerivationInputs inputs = {})
{
    const auto check = rule.check(inputs, brokenBy);
    REQUIRE(check.has_value());
    return check.value();
}

StepFault faultOf(StepText text)
{
    auto read = lab::stepRule(std::move(text));
    REQUIRE(!read);
    return read.error();
}

} // namespace

TEST_CASE("a turn keeps the wish for every vector and shift, and each break fails it")
{
    const StepRule wishRule = rule(wish());
    const StepCheck sound = checked(wishRule);
    CHECK(sound.holds());
    CHECK(sound.cases == 1 + 65 * 21);
    CHECK(sound.own.left.real() == doctest::Approx(sound.own.right.real()));
    for (const StepText::Break& spoilt : wish().breaks) {
        INFO(spoilt.key);
        CHECK_FALSE(checked(wishRule, spoilt.key).holds());
    }
}

TEST_CASE("the worst case loads as one's own and shows the same misfit")
{
    const StepRule wishRule = rule(wish());
    const StepCheck check = checked(wishRule, "slope");
    REQUIRE(check.worst);
    const StepCheck loaded = checked(wishRule, "slope", check.worst->inputs);
    CHECK(loaded.own == check.worst->sides);
    CHECK(loaded.own.difference >= check.own.difference);
}

TEST_CASE("a difference is what the sides differ by, and relative only to what is larger than one")
{
    StepText text;
    text.left = "0.25";
    text.right = "0.5";
    CHECK(checked(rule(text)).own.difference == doctest::Approx(0.25));
    CHECK(checked(rule(text)).own.relative == doctest::Approx(0.25));
    text.left = "100";
    text.right = "50";
    CHECK(checked(rule(text)).own.difference == doctest::Approx(50));
    CHECK(checked(rule(text)).own.relative == doctest::Approx(0.5));
    text.right = "0/0";
    CHECK_FALSE(checked(rule(text)).holds());
    text.every = Every::Shift;
    text.right = "if(s == 7, 0/0, 100)";
    CHECK(checked(rule(text)).worst->inputs.shift == 7);
}

TEST_CASE("bends, pairs and phases reach the formulas")
{
    DerivationInputs inputs;
    inputs.bends[5] = 0.3;
    inputs.queryPhase = 0.5;
    StepText text;
    text.left = "bend(5) + bend(4) + gamma_q";
    text.right = "0.8";
    CHECK(checked(rule(text), {}, inputs).holds());
    text.left = "sum(j, 0, 3, re(q(j)*conj(k(j))*exp(i*(m - n)*theta(j))))";
    text.right = "dense_score(m, n)";
    CHECK(checked(rule(text), {}, inputs).holds());
    text.left = "q(0)*theta(2)";
    text.right = "q*theta/100";
    CHECK(checked(rule(text), {}, inputs).holds());
    text.left = "sum(l, 0, 7, R(m, l, 2)*R(n, l, 3))";
    text.right = "R(n - m, 2, 3)";
    CHECK(checked(rule(text), {}, inputs).holds());
}

TEST_CASE("a question is answered with the step's definitions")
{
    const StepRule wishRule = rule(wish());
    const auto formula = lab::expression("abs(f(q, 100))").value();
    DerivationInputs inputs;
    inputs.query = {3, 4};
    CHECK(wishRule.value(formula, inputs).value().real() == doctest::Approx(5));
    CHECK(wishRule.value(formula, inputs, "slope").value().real() == doctest::Approx(55));
}

TEST_CASE("a fault says which formula it is in")
{
    StepText text = wish();
    text.left = "re(f(q, m)";
    CHECK(faultOf(text) == StepFault {"left", {Kind::UnclosedBracket, 2, 1}});
    text = wish();
    text.right = "f(q)";
    CHECK(faultOf(text) == StepFault {"right", {Kind::WrongArguments, 0, 4}});
    text = wish();
    text.tolerance = "size";
    CHECK(faultOf(text) == StepFault {"tolerance", {Kind::UnknownName, 0, 4}});
    text = wish();
    text.definitions[0].body = "v +";
    CHECK(faultOf(text) == StepFault {"f", {Kind::Unexpected, 3, 0}});
    text = wish();
    text.definitions[0].body = "f(v, p)";
    CHECK(faultOf(text).fault.kind == Kind::TooDeep);
    text = wish();
    text.breaks[0].definitions[0].body = "v*";
    CHECK(faultOf(text).where == "breaks.add.f");
    text = wish();
    text.breaks[0].left = "unknown(1)";
    CHECK(faultOf(text).where == "breaks.add.left");
}

TEST_CASE("the worst case has the largest difference of all, or of those outside their tolerance")
{
    StepText text;
    text.every = Every::Shift;
    text.left = "if(s == 3, 1000, 1)";
    text.right = "if(s == 3, 1010, if(s == 5, 1.5, 1))"; // relatively 0.01 and 0.5
    CHECK(checked(rule(text)).worst->inputs.shift == 3);
    CHECK(checked(rule(text)).worst->sides.difference == doctest::Approx(10));
    text.tolerance = "0.1";
    CHECK(checked(rule(text)).worst->inputs.shift == 5);
    text.tolerance = "1";
    CHECK(checked(rule(text)).worst->inputs.shift == 3);
    CHECK(checked(rule(text)).holds());
}
