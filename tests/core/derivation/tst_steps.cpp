#include "tests/core/derivation/steps_file.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace lab;

namespace {

StepRule ruleOf(const FiledStep& step)
{
    INFO(step.text.key);
    const auto rule = stepRule(step.text);
    if (!rule)
        FAIL(rule.error().where << " at byte " << rule.error().fault.from);
    return rule.value();
}

std::vector<DerivationInputs> zoo()
{
    std::vector<DerivationInputs> inputs(6);
    inputs[1].queryPosition = 0;
    inputs[1].keyPosition = 0;
    inputs[2].query = {-2, 0.1};
    inputs[2].key = {0.3, -1.7};
    inputs[2].queryPosition = 100;
    inputs[2].keyPosition = 3;
    inputs[3].turn = 0;
    inputs[4].turn = 3;
    inputs[4].shift = 17;
    inputs[5].growth = 0.02;
    inputs[5].queryPhase = 0.5;
    inputs[5].keyPhase = 0.5;
    return inputs;
}

} // namespace

TEST_CASE("every step holds for every learner's numbers")
{
    REQUIRE(filedSteps().size() == 16);
    for (const FiledStep& step : filedSteps()) {
        const StepRule rule = ruleOf(step);
        for (const DerivationInputs& inputs : zoo()) {
            INFO(step.text.key << " with theta " << inputs.turn);
            const auto check = rule.check(inputs).value();
            INFO(check.own.difference << " and at worst " << check.worst->sides.difference);
            CHECK(check.holds());
        }
    }
}

TEST_CASE("every break of a step shows, and is named in both languages")
{
    for (const FiledStep& step : filedSteps()) {
        const StepRule rule = ruleOf(step);
        REQUIRE_FALSE(step.text.breaks.empty());
        for (const nlohmann::json& spoilt : step.raw.at("breaks")) {
            const std::string key = spoilt.at("key");
            INFO(step.text.key << " broken by " << key);
            const auto check = rule.check({}, key).value();
            CHECK_FALSE(check.holds());
            CHECK(check.worst->sides.difference > 0.1);
            for (const char* const language : {"en", "zh_CN"})
                for (const char* const words : {"label", "lost"})
                    CHECK(spoilt.at(words).at(language).get<std::string>().size() > 5);
        }
    }
}

TEST_CASE("the worst case of every step shows the same numbers once it is loaded")
{
    for (const FiledStep& step : filedSteps()) {
        const StepRule rule = ruleOf(step);
        for (const nlohmann::json& spoilt : step.raw.at("breaks")) {
            const std::string key = spoilt.at("key");
            INFO(step.text.key << " broken by " << key);
            const auto check = rule.check({}, key).value();
            const auto own = rule.ownSides(check.worst->inputs, key).value();
            CHECK(own == check.worst->sides);
        }
    }
}

TEST_CASE("every question has an answer")
{
    for (const FiledStep& step : filedSteps()) {
        INFO(step.text.key);
        const auto formula = expression(step.question).value();
        const auto answer = ruleOf(step).value(formula, {}).value();
        CHECK(std::isfinite(answer.real()));
    }
}

TEST_CASE("a question asks for the left side where its answer is the left side for all numbers")
{
    int asking = 0;
    for (const FiledStep& step : filedSteps()) {
        INFO(step.text.key);
        const StepRule rule = ruleOf(step);
        const auto formula = expression(step.question).value();
        bool isLeft = true;
        for (const DerivationInputs& inputs : zoo()) {
            const auto answer = rule.value(formula, inputs).value();
            const auto sides = rule.ownSides(inputs).value();
            isLeft =
                isLeft && std::abs(sides.left - answer) < 1e-9 * std::max(1.0, std::abs(answer));
        }
        const bool asks = step.raw.at("question").contains("asks");
        CHECK(asks == isLeft);
        asking += asks ? 1 : 0;
    }
    CHECK(asking == 3);
}

// steps.json: "The score is (1 + 0.1m)(1 + 0.1n) times what it was".
TEST_CASE("lengths that grow with the position multiply the score")
{
    const FiledStep wish = filedSteps().front();
    for (const DerivationInputs& inputs : zoo()) {
        const StepRule rule = ruleOf(wish);
        const double sound = rule.ownSides(inputs).value().right.real();
        const double grown = rule.ownSides(inputs, "slope").value().right.real();
        const double factor = (1 + 0.1 * static_cast<double>(inputs.queryPosition))
            * (1 + 0.1 * static_cast<double>(inputs.keyPosition));
        CHECK(grown == doctest::Approx(factor * sound).epsilon(1e-12));
    }
}

// The slider's c is the formula's, also where the step is broken.
TEST_CASE("the query alone grows by the learner's own c")
{
    for (const FiledStep& step : filedSteps()) {
        if (step.text.key != "radius")
            continue;
        const StepRule rule = ruleOf(step);
        for (const double growth : {0.0, 0.02, -0.05}) {
            DerivationInputs inputs;
            inputs.growth = growth;
            const auto sides = rule.ownSides(inputs, "query_only").value();
            CHECK(sides.left.real() / sides.right.real()
                == doctest::Approx(std::exp(growth * static_cast<double>(inputs.shift))));
        }
    }
}

TEST_CASE("keys are told apart")
{
    std::set<std::string> keys;
    for (const FiledStep& step : filedSteps())
        CHECK(keys.insert(step.text.key).second);
}
