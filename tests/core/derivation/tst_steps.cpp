#include "tests/core/derivation/steps_file.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

using namespace lab;

namespace {

StepRule ruleOf(const FiledStep& step)
{
    INFO(step.text.key);
    const auto rule = stepRule(step.text);
    if (const auto* fault = std::get_if<StepFault>(&rule))
        FAIL(fault->where << " at byte " << fault->fault.from);
    return std::get<StepRule>(rule);
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
            const auto check = std::get<StepCheck>(rule.check(inputs));
            INFO(check.own.residual << " and at worst " << check.worst->sides.residual);
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
            const auto check = std::get<StepCheck>(rule.check({}, key));
            CHECK_FALSE(check.holds());
            CHECK(check.worst->sides.residual > 0.1);
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
            const auto check = std::get<StepCheck>(rule.check({}, key));
            const auto own = std::get<StepSides>(rule.ownSides(check.worst->inputs, key));
            CHECK(own == check.worst->sides);
        }
    }
}

TEST_CASE("every question has an answer")
{
    for (const FiledStep& step : filedSteps()) {
        INFO(step.text.key);
        const auto formula = std::get<Expression>(expression(step.question));
        const auto answer = std::get<Complex>(ruleOf(step).value(formula, {}));
        CHECK(std::isfinite(answer.real()));
    }
}

TEST_CASE("keys are told apart")
{
    std::set<std::string> keys;
    for (const FiledStep& step : filedSteps())
        CHECK(keys.insert(step.text.key).second);
}
