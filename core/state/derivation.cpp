#include "core/state/derivation.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

double within(double value, double limit, double otherwise)
{
    return std::isfinite(value) ? std::clamp(value, -limit, limit) : otherwise;
}

bool isStep(int step)
{
    return step >= 0 && step < derivationSteps;
}

} // namespace

Derivation clampedDerivation(Derivation derivation)
{
    const Derivation defaults;
    derivation.queryX = within(derivation.queryX, longestVector, defaults.queryX);
    derivation.queryY = within(derivation.queryY, longestVector, defaults.queryY);
    derivation.keyX = within(derivation.keyX, longestVector, defaults.keyX);
    derivation.keyY = within(derivation.keyY, longestVector, defaults.keyY);
    derivation.turn = within(derivation.turn, largestTurn, defaults.turn);
    derivation.phase = within(derivation.phase, largestTurn, defaults.phase);
    derivation.growth = within(derivation.growth, largestGrowth, defaults.growth);
    derivation.shift = std::clamp<std::int64_t>(derivation.shift, 0, largestShift);
    derivation.step = std::clamp(derivation.step, 0, derivationSteps - 1);
    derivation.pass = std::clamp(derivation.pass, 1, derivationSteps + 1);

    std::erase_if(derivation.bends, [](const auto& entry) {
        return entry.first < 0 || !std::isfinite(entry.second) || std::abs(entry.second) <= 0;
    });
    for (auto& [position, bend] : derivation.bends)
        bend = std::clamp(bend, -largestBend, largestBend);
    std::erase_if(derivation.breaks, [](const auto& entry) {
        return !isStep(entry.first) || entry.second < 1 || entry.second > mostBreaks;
    });
    std::erase_if(derivation.predictions,
        [](const auto& entry) { return !isStep(entry.first) || !std::isfinite(entry.second); });
    for (auto& [step, number] : derivation.predictions)
        number = std::clamp(number, -largestPrediction, largestPrediction);
    std::erase_if(derivation.shown, [](int step) { return !isStep(step); });
    std::erase_if(derivation.principles, [](const auto& entry) { return !isStep(entry.first); });
    return derivation;
}

} // namespace lab
