#include "core/derivation/page_rule.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::Cases;
using lab::DerivationInputs;
using lab::PageCheck;
using lab::PageError;
using lab::PageRule;
using lab::PageText;
using Kind = lab::ExpressionError::Kind;

namespace {

PageText requirement()
{
    PageText text;
    text.key = "wish";
    text.definitions = {{"fq", {"v", "p"}, "v*exp(i*p*theta)"}, {"fk", {"v", "p"}, "fq(v, p)"}};
    text.claims = {{"re(fq(q, m + t)*conj(fk(k, n + t)))", "re(fq(q, m)*conj(fk(k, n)))",
        Cases::VectorAndShift}};
    text.breaks = {{"add", {{"fq", {"v", "p"}, "v + exp(i*p*theta)"}}, 0, {}, {}, false},
        {"stretch", {{"fq", {"v", "p"}, "(1 + 0.1*p)*v*exp(i*p*theta)"}}, 0, {}, {}, false},
        {"plain", {}, 0, "re(fq(q, m + t)*fk(k, n + t))", "re(fq(q, m)*fk(k, n))", false}};
    return text;
}

PageText claim(const std::string& left, const std::string& right, Cases cases = Cases::Own)
{
    PageText text;
    text.claims = {{left, right, cases}};
    return text;
}

PageRule rule(PageText text)
{
    auto read = lab::pageRule(std::move(text));
    REQUIRE(read.has_value());
    return read.value();
}

PageCheck checked(
    const PageRule& rule, std::string_view brokenBy = {}, DerivationInputs inputs = {})
{
    const auto check = rule.check(inputs, brokenBy);
    REQUIRE(check.has_value());
    return check.value();
}

PageError errorOf(PageText text)
{
    auto read = lab::pageRule(std::move(text));
    REQUIRE(!read);
    return read.error();
}

} // namespace

TEST_CASE("a rotation meets the requirement for every vector and shift, and each break violates it")
{
    const PageRule requirementRule = rule(requirement());
    const PageCheck sound = checked(requirementRule);
    CHECK(sound.holds());
    CHECK(sound.cases == 1 + 65 * 21);
    CHECK(sound.isLoadable);
    for (const PageText::Break& brokenText : requirement().breaks) {
        INFO(brokenText.key);
        CHECK_FALSE(checked(requirementRule, brokenText.key).holds());
    }
}

TEST_CASE("the worst case loads as own numbers with the same difference")
{
    const PageRule requirementRule = rule(requirement());
    const PageCheck check = checked(requirementRule, "stretch");
    REQUIRE(check.worst);
    const PageCheck loaded = checked(requirementRule, "stretch", check.worst->inputs);
    CHECK(loaded.own == check.worst->sides);
    CHECK(loaded.own.difference >= check.own.difference);
}

TEST_CASE("a difference is absolute, and the tolerance grows with the left side")
{
    PageText text = claim("0.25", "0.5");
    CHECK(checked(rule(text)).own.difference == doctest::Approx(0.25));
    text = claim("100", "50");
    text.tolerance = "0.5";
    CHECK(checked(rule(text)).own.difference == doctest::Approx(50));
    CHECK(checked(rule(text)).own.tolerance == doctest::Approx(50));
    CHECK(checked(rule(text)).holds());
    text.claims[0].left = "0.5";
    text.claims[0].right = "1.01";
    CHECK_FALSE(checked(rule(text)).holds());
    text = claim("100", "0/0");
    CHECK_FALSE(checked(rule(text)).holds());
    text = claim("100", "if(t == 7, 0/0, 100)", Cases::Shift);
    CHECK(checked(rule(text)).worst->inputs.shift == 7);
}

TEST_CASE("overflow is never within a tolerance")
{
    for (const char* side : {"exp(1000)", "-exp(1000)", "exp(1000)*exp(i)", "0/0"}) {
        INFO(side);
        const PageCheck check = checked(rule(claim(side, "1")));
        CHECK_FALSE(check.own.areComputed());
        CHECK_FALSE(check.holds());
        CHECK_FALSE(checked(rule(claim("1", side))).holds());
    }
    CHECK(checked(rule(claim("exp(700)", "exp(700)"))).own.areComputed());
}

TEST_CASE("cases are counted, and those that change other numbers cannot be loaded")
{
    struct Counted {
        Cases cases;
        const char* name;
        int count;
        bool isLoadable;
    };
    for (const Counted& one :
        {Counted {Cases::Own, "m", 1, false}, Counted {Cases::Shift, "t", 22, true},
            Counted {Cases::PositionsSquare, "m", 442, true},
            Counted {Cases::Positions, "p", 31, false}, Counted {Cases::Neighbours, "j", 4, false},
            Counted {Cases::Orders, "order", 25, false},
            Counted {Cases::Sizes, "size", 20, false}}) {
        INFO(one.name);
        const PageCheck check = checked(rule(claim(one.name, one.name, one.cases)));
        CHECK(check.holds());
        CHECK(check.cases == one.count);
        CHECK(check.isLoadable == one.isLoadable);
    }
    // If no t is in a claim, a shift moves both positions.
    const PageCheck moved = checked(rule(claim("if(m == 29, 1, 0)", "0", Cases::Shift)));
    CHECK(moved.worst->inputs.queryPosition == 29);
    CHECK(moved.worst->inputs.keyPosition == 24);
}

TEST_CASE("a second claim is tested too, and a break names its claim")
{
    PageText text = claim("1", "1");
    text.claims.push_back({"m", "n + 5", Cases::Own});
    text.breaks = {{"second", {}, 1, "m + 1", {}, false}};
    CHECK(checked(rule(text)).holds());
    CHECK(checked(rule(text)).others.size() == 1);
    const PageCheck broken = checked(rule(text), "second");
    CHECK(broken.own.difference == doctest::Approx(1));
    CHECK_FALSE(broken.holds());
    text.claims[1].right = "n";
    CHECK_FALSE(checked(rule(text)).holds());
    CHECK(checked(rule(text)).own.isWithin());
}

TEST_CASE("bends, pairs, words and matrices reach the formulas")
{
    DerivationInputs inputs;
    inputs.bends[5] = 0.3;
    inputs.queryPhase = 0.5;
    const auto holds = [&](const char* left, const char* right) {
        INFO(left);
        CHECK(checked(rule(claim(left, right)), {}, inputs).holds());
    };
    holds("bend(5) + bend(4) + gamma_q", "0.8");
    holds(
        "sum(j, 0, 3, re(pair_q(j)*conj(pair_k(j))*exp(i*(m - n)*speed(j))))", "dense_score(m, n)");
    holds("pair_q(0)*speed(2)", "q*theta/100");
    holds("sum(l, 0, 7, R(m, l, 2)*R(n, l, 3))", "R(n - m, 2, 3)");
    holds("step_power(7, 0, 1)", "R(7, 0, 1)");
    holds("w(2)", "pair_q(2)*conj(pair_k(2))");
    holds("w(4)", "0");
    holds("column(0, 5) + i*column(1, 0)", "im(pair_q(2)) + i*re(k)");
    holds("sum(j, 0, 3, weight(j))", "1");
    holds("output(23, 1)", "output(0, 1)");
    holds("Delta", "m - n");
}

TEST_CASE("a question is answered with the page's definitions")
{
    const PageRule requirementRule = rule(requirement());
    const auto formula = lab::expression("abs(fq(q, 100))").value();
    DerivationInputs inputs;
    inputs.query = {3, 4};
    CHECK(requirementRule.value(formula, inputs).value().real() == doctest::Approx(5));
    CHECK(requirementRule.value(formula, inputs, "stretch").value().real() == doctest::Approx(55));
}

TEST_CASE("an error says which formula it is in")
{
    PageText text = requirement();
    text.claims[0].left = "re(fq(q, m)";
    CHECK(errorOf(text) == PageError {"check[0].left", {Kind::UnclosedBracket, 2, 1}});
    text = requirement();
    text.claims[0].right = "fq(q)";
    CHECK(errorOf(text) == PageError {"check[0].right", {Kind::WrongArguments, 0, 5}});
    text = requirement();
    text.tolerance = "large";
    CHECK(errorOf(text) == PageError {"tolerance", {Kind::UnknownName, 0, 5}});
    text = requirement();
    text.definitions[0].body = "v +";
    CHECK(errorOf(text) == PageError {"fq", {Kind::Unexpected, 3, 0}});
    text = requirement();
    text.definitions[0].body = "fq(v, p)";
    CHECK(errorOf(text).error.kind == Kind::TooDeep);
    text = requirement();
    text.breaks[0].definitions[0].body = "v*";
    CHECK(errorOf(text).where == "breaks.add.fq");
    text = requirement();
    text.breaks[0].left = "unknown(1)";
    CHECK(errorOf(text).where == "breaks.add.check[0].left");
}

TEST_CASE("the worst case has the largest difference of all, or of those outside their tolerance")
{
    PageText text =
        claim("if(t == 3, 1000, 1)", "if(t == 3, 1010, if(t == 5, 1.5, 1))", Cases::Shift);
    CHECK(checked(rule(text)).worst->inputs.shift == 3);
    CHECK(checked(rule(text)).worst->sides.difference == doctest::Approx(10));
    text.tolerance = "0.1";
    CHECK(checked(rule(text)).worst->inputs.shift == 5);
    text.tolerance = "1";
    CHECK(checked(rule(text)).worst->inputs.shift == 3);
    CHECK(checked(rule(text)).holds());
}
