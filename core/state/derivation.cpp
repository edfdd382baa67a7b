#include "core/state/derivation.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

bool isStep(int step)
{
    return step >= 0 && step < derivationSteps;
}

} // namespace

Derivation clampedDerivation(Derivation derivation)
{
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
