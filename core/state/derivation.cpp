#include "core/state/derivation.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

namespace {

bool isPage(int page)
{
    return page >= 0 && page < derivationPages;
}

} // namespace

bool Derivation::isAnswered(int of) const
{
    if (!asksFirst || shown.contains(of))
        return true;
    const auto said = predictions.find(of);
    return said != predictions.end()
        && (said->second.isRight || said->second.wrong >= triesOfQuestion);
}

Derivation clampedDerivation(Derivation derivation)
{
    std::erase_if(derivation.bends, [](const auto& entry) {
        return entry.first < 0 || !std::isfinite(entry.second) || std::abs(entry.second) <= 0;
    });
    for (auto& [position, bend] : derivation.bends)
        bend = std::clamp(bend, -largestBend, largestBend);
    std::erase_if(derivation.breaks, [](const auto& entry) {
        return !isPage(entry.first) || entry.second < 1 || entry.second > mostBreaks;
    });
    std::erase_if(derivation.predictions, [](const auto& entry) {
        return !isPage(entry.first) || !std::isfinite(entry.second.number)
            || !std::isfinite(entry.second.answer);
    });
    for (auto& [page, said] : derivation.predictions) {
        said.number = std::clamp(said.number, -largestPrediction, largestPrediction);
        said.wrong = std::clamp(said.wrong, said.isRight ? 0 : 1, triesOfQuestion);
    }
    std::erase_if(derivation.shown, [](int page) { return !isPage(page); });
    std::erase_if(derivation.principles, [](const auto& entry) { return !isPage(entry.first); });
    derivation.handles = clampedHandles(std::move(derivation.handles));
    return derivation;
}

} // namespace lab
