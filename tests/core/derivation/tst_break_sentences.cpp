#include "tests/core/derivation/pages_file.h"

#include "core/math/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

using namespace lab;

namespace {

/// The statement of a break's sentence for all states, as two formulas with the broken page's
/// definitions: equal in each state, or different in more than half of them.
struct Statement {
    const char* page;
    const char* way;
    const char* left;
    const char* right;
    bool areEqual = true;
};

constexpr Statement statements[] = {
    {"words", "add", "largest(j, 0, 1, abs(output_added(6, j) - output_added(0, j)))", "0", false},
    {"words", "mask", "largest(j, 0, 1, abs(output_masked(6, j) - output_masked(0, j)))", "0"},
    {"words", "mask",
        "largest(l, 0, 23, largest(j, 0, 1, abs(output_masked(l, j) - output_masked(0, j))))", "0",
        false},
    {"scores", "unsigned", "colour(m, n)", "colour(n, m)"},
    {"scores", "sum", "colour(m, n)", "colour(m + 1, n - 1)"},
    {"scores", "sum", "colour(m + 1, n + 1)", "colour(m, n)", false},
    {"trying", "add", "re(fq(q, m)*conj(fk(k, n)))",
        "re(q*conj(k)) + re(q*exp(-i*n*theta)) + re(exp(i*m*theta)*conj(k)) + cos((m - n)*theta)"},
    {"trying", "stretch", "re(fq(q, m)*conj(fk(k, n)))", "(1 + 0.1*m)*(1 + 0.1*n)*re(q*conj(k))"},
    {"trying", "quadratic", "re(fq(q, m)*conj(fk(k, n)))",
        "re(q*conj(k)*exp(i*(m - n)*(m + n)*theta))"},
    {"column", "cosine", "fq(q, m)*fk(k, n)",
        "re(q)*re(k)*(cos((m - n)*theta) + cos((m + n)*theta))/2"},
    {"column", "pattern", "largest(l, 0, 3, fq(1, l + 1)*fq(1, l))", "1"},
    {"column", "pattern", "smallest(l, 0, 3, fq(1, l + 1)*fq(1, l))", "-1"},
    {"column", "growing", "fq(q, m)*fk(k, n)", "fq(q, m - n)*fk(k, 0)"},
    {"column", "growing", "floor(fq(1, 100) + 0.5)", "13781"},
    {"product", "no_bar", "re(q*k)", "re(q)*re(k) - im(q)*im(k)"},
    {"product", "no_bar", "q*k", "abs(q)*abs(k)*exp(i*(arg(q) + arg(k)))"},
    {"product", "bar_on_q", "re(conj(q*exp(i*m*theta))*k*exp(i*n*theta))",
        "re(q*conj(k)*exp(i*(m - n)*theta))"},
    {"product", "bar_on_q", "re(conj(q)*k)", "re(q*conj(k))"},
    {"product", "bar_on_q", "im(conj(q)*k)", "-im(q*conj(k))"},
    {"product", "bar_on_q", "conj(q*exp(i*m*theta))*k*exp(i*n*theta)",
        "conj(q)*k*exp(i*(n - m)*theta)"},
    {"both_parts", "mirror", "im(fq(q, m + 1)*conj(fk(k, n + 1)))", "-im(fq(q, m)*conj(fk(k, n)))"},
    {"both_parts", "mirror", "fq(q, m + 2)*conj(fk(k, n + 2))", "fq(q, m)*conj(fk(k, n))"},
    {"both_parts", "quadratic", "fq(q, m)*conj(fk(k, n))",
        "q*conj(k)*exp(i*(m - n)*(m + n)*theta)"},
    {"both_parts", "stretch", "fq(q, m)*conj(fk(k, n))", "(1 + 0.1*m)*(1 + 0.1*n)*q*conj(k)"},
    {"polar", "angles_add",
        "abs(fq(q, m))*abs(fk(k, n))*exp(i*(Theta(fq(q, m)) + Theta(fk(k, n))))",
        "fq(q, m)*fk(k, n)"},
    {"polar", "lengths_add", "abs(fq(q, m)*conj(fk(k, n)))", "abs(fq(q, m))*abs(fk(k, n))"},
    {"polar", "lengths_add", "abs(fq(q, m))*abs(fk(k, n))", "abs(fq(q, m)) + abs(fk(k, n))", false},
    {"polar", "arctan", "abs(fq(q, m))*exp(i*Theta(fq(q, m)))",
        "fq(q, m)*if(re(fq(q, m)) < 0, -1, 1)"},
    {"lengths", "reciprocal", "abs(fq(q, m))*abs(fk(k, m))", "abs(q)*abs(k)"},
    {"lengths", "reciprocal", "abs(fq(q, m + 1))*abs(fk(k, n + 1))", "abs(fq(q, m))*abs(fk(k, n))",
        false},
    {"lengths", "both", "abs(fq(q, m))*abs(fk(k, n))", "(1 + 0.1*m)*(1 + 0.1*n)*abs(q)*abs(k)"},
    {"lengths", "query_only", "abs(fk(k, n))", "abs(k)"},
    {"growth", "both", "abs(fq(q, m))*abs(fk(k, n))", "exp(c*(m + n))*abs(q)*abs(k)"},
    {"growth", "query_only", "abs(fk(k, n))", "abs(k)"},
    {"one_turn", "by_length", "fq(q, m)", "q*exp(i*m*theta*abs(q))"},
    {"one_turn", "by_length", "fq(q, m + 1)*conj(fk(k, m + 1))", "q*conj(k)", false},
    {"one_turn", "opposite", "fq(q, m)*conj(fk(k, m))", "q*conj(k)*exp(2*i*m*theta)"},
    {"line", "bend", "phi(12) - phi(11)", "phi(13) - phi(12) + 0.6"},
    {"line", "square", "phi(m + 1) - phi(m)", "(2*m + 1)*theta"},
    {"line", "whole_turn", "exp(i*phi(12))", "exp(i*12*theta)"},
    {"line", "whole_turn", "exp(i*m*(theta + 2*pi))", "exp(i*m*theta)"},
    {"start", "plain", "re(q*exp(i*((m + t)*theta + 0.5))*conj(k*exp(i*(n + t)*theta)))",
        "re(q*exp(i*(m*theta + 0.5))*conj(k*exp(i*n*theta)))"},
    {"start", "plain", "re(q*exp(i*(n*theta + 0.5))*conj(k*exp(i*n*theta)))",
        "re(q*exp(i*0.5)*conj(k))"},
    {"start", "content", "re(fq(q, m)*conj(fk(k, n)))",
        "re(fq(q, 0)*conj(fk(k, 0))*exp(i*(m - n)*theta))"},
    {"turn", "sign", "cos(m*theta)^2 - sin(m*theta)^2", "cos(2*m*theta)"},
    {"turn", "about_point", "fq(q + k, m) - fq(q, m) - fq(k, m)", "exp(i*m*theta) - 1"},
    {"turn", "degrees", "re(fq(q, m)*conj(fk(k, n)))", "re(q*conj(k)*exp(i*(m - n)*theta*pi/180))"},
    {"pair", "sum", "cos((m + n + 2)*theta)", "cos((m + n)*theta)", false},
    {"pair", "opposite", "re(fq(q, m)*conj(fk(k, n)))",
        "abs(q)*abs(k)*cos((m + n)*theta + arg(q) - arg(k))"},
    {"pair", "no_alpha", "abs(q*exp(i))*abs(k)*cos((m - n)*theta)",
        "abs(q)*abs(k)*cos((m - n)*theta)"},
    {"pair", "backwards", "re(fq(q, m)*conj(fk(k, n)))", "re(q*conj(k)*exp(-i*(m - n)*theta))"},
    {"pairs", "query_only", "sum(j, 0, 3, re(fq(j, m)*conj(fk(j, n))))",
        "re(w(0)*exp(i*m*speed(0))) + sum(j, 1, 3, re(w(j)*exp(i*(m - n)*speed(j))))"},
    {"pairs", "reversed", "sum(j, 0, 3, re(fq(j, m)*conj(fk(j, n))))",
        "sum(j, 0, 3, re(w(j)*exp(i*(m*speed(j) - n*speed(3 - j)))))"},
    {"pairs", "drop", "sum(j, 1, 3, re(fq(j, m + t)*conj(fk(j, n + t))))",
        "sum(j, 1, 3, re(fq(j, m)*conj(fk(j, n))))"},
    {"one_speed", "four_speeds", "sum(j, 0, 3, re(w(j)*exp(i*(m - n + 2*pi/theta)*speed(j))))",
        "sum(j, 0, 3, re(w(j)*exp(i*(m - n)*speed(j))))", false},
    {"one_speed", "one_pair", "sum(j, 0, 3, re(w(j)*exp(i*(m - n)*theta)))/abs(all())",
        "re(w(0)*exp(i*((m - n)*theta + arg(all()) - arg(w(0)))))/abs(w(0))"},
    {"ladder", "even", "wavelength(1)/wavelength(0) > 300", "1"},
    {"ladder", "doubled", "wavelength(2)/wavelength(1)", "100"},
    {"ladder", "doubled", "wavelength(2)/wavelength(1)", "10*speed(1)/speed(2)"},
    {"ladder", "doubled", "wavelength(0)/wavelength(3)", "0.000001"},
    {"matrices", "stretch", "sum(l, 0, 7, G(m, l, 0)*G(m, l, 0))", "1.02^(2*m)"},
    {"matrices", "one_further", "sum(l, 0, 7, G(9, l, 0)*G(8, l, 0))", "cos(speed(0) + 0.3)"},
    {"matrices", "two_matrices", "sheared_score(m + t, n + t)", "sheared_score(m, n)"},
    {"matrices", "both_sheared", "sheared_both_score(m + 1, n + 1)", "sheared_both_score(m, n)",
        false},
    {"blocks", "symmetric", "symmetric_score(m + 1, n)", "symmetric_score(m, n + 1)"},
    {"blocks", "flipped", "flipped_score(m + t, n + t)", "flipped_score(m, n)"},
    {"blocks", "mirror", "mirror_score(m + t, n + t)", "mirror_score(m, n)"},
    {"blocks", "mirror", "mirror_score(m + 2, n)", "mirror_score(m, n)"},
    {"sparse", "no_minus", "cos(m*speed(1))^2 - sin(m*speed(1))^2", "cos(2*m*speed(1))"},
    {"sparse", "tiled", "speed(mod(2, 4))", "speed(mod(3, 4))", false},
    {"layouts", "neither", "unpermuted_score(m + t, n + t)", "unpermuted_score(m, n)"},
    {"layouts", "neither", "unpermuted_score(m, m)", "sparse_score(m, m)"},
    {"layouts", "neither", "unpermuted_score(m + 1, m)", "sparse_score(m + 1, m)", false},
    {"layouts", "query_only", "forgotten_score(m, m)", "sparse_score(m, m)", false},
    {"layouts", "two_layouts", "mixed_score(m + 1, n + 1)", "mixed_score(m, n)", false},
    {"decay", "no_last",
        "sum(j, 0, 3, w(j)*exp(i*(m - n)*speed(j))) + sum(j, 0, 2, S(j + 1)*(w(j + 1) - w(j)))",
        "w(3)*S(4)"},
    {"decay", "shifted", "sum(j, 0, 3, w(j)*exp(i*(m - n)*speed(j)))",
        "-sum(j, 0, 3, S(j)*(w(j + 1) - w(j)))", false},
};

DerivationInputs anyState(std::uint64_t seed)
{
    Random random(seed);
    DerivationInputs inputs;
    inputs.query = {random.normal(), random.normal()};
    inputs.key = {random.normal(), random.normal()};
    inputs.queryPosition = static_cast<std::int64_t>(40 * random.uniform());
    inputs.keyPosition = static_cast<std::int64_t>(40 * random.uniform());
    inputs.shift = 1 + static_cast<std::int64_t>(19 * random.uniform());
    inputs.turn = 0.05 + random.uniform();
    inputs.growth = 0.1 * random.uniform() - 0.05;
    return inputs;
}

} // namespace

TEST_CASE("the sentence of every break is true for two hundred states")
{
    constexpr int states = 200;
    std::set<std::string> reported;
    for (const FiledPage& page : filedPages()) {
        const PageRule rule = pageRule(page.text).value();
        for (const Statement& statement : statements) {
            if (page.text.key != statement.page)
                continue;
            INFO(page.text.key << " broken by " << std::string(statement.way) << ": "
                               << std::string(statement.left));
            const auto left = expression(statement.left).value();
            const auto right = expression(statement.right).value();
            int different = 0;
            double worst = 0;
            for (std::uint64_t seed = 1; seed <= states; ++seed) {
                const DerivationInputs inputs = anyState(seed);
                const Complex one = rule.value(left, inputs, statement.way).value();
                const Complex other = rule.value(right, inputs, statement.way).value();
                const double off = std::abs(one - other) / std::max(1.0, std::abs(one));
                worst = std::max(worst, off);
                different += off > 1e-6 ? 1 : 0;
            }
            if (statement.areEqual)
                CHECK(worst < 1e-9);
            else
                CHECK(different > states / 2);
            reported.insert(page.text.key + ' ' + statement.way);
        }
        for (const PageText::Break& way : page.text.breaks) {
            INFO(page.text.key << " broken by " << way.key);
            CHECK(reported.contains(page.text.key + ' ' + way.key));
        }
    }
}

// arctan is right on one half of the plane: for about half of the vectors.
TEST_CASE("a break is visible for at least a third of other vectors, and most breaks for half")
{
    for (const FiledPage& page : filedPages()) {
        const PageRule rule = pageRule(page.text).value();
        for (const PageText::Break& way : page.text.breaks) {
            if (way.passes)
                continue;
            INFO(page.text.key << " broken by " << way.key);
            int seen = 0;
            for (const auto& [query, key] : derivationPanel()) {
                DerivationInputs inputs;
                inputs.query = query;
                inputs.key = key;
                const Cases cases = page.text.claims[static_cast<std::size_t>(way.claim)].cases;
                const PageCheck check = cases == Cases::Orders // some of which it does not change
                    ? rule.check(inputs, way.key).value()
                    : PageCheck {rule.ownSides(inputs, way.key).value(), {}, false, 1, {}};
                const double worst = check.worst ? check.worst->sides.difference : 0;
                seen += std::max(check.own.difference, worst) > 1e-6 ? 1 : 0;
            }
            CHECK(3 * seen >= (way.key == "arctan" ? 1 : 1.5) * panelVectors);
        }
    }
}
