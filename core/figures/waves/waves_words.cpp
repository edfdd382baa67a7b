#include "core/figures/waves/waves_words.h"

#include "core/drawing/numbers.h"

#include <cmath>
#include <cstdint>

namespace lab::drawing::waves {

namespace {

constexpr Message fromTo = LAB_MESSAGE("lab::ui::WavesWords", "%1–%2");

} // namespace

std::string runLength(double width, const Language& words)
{
    const auto shorter = static_cast<std::int64_t>(width);
    const bool isWhole = width - static_cast<double>(shorter) < 1e-9;
    if (isWhole || width >= 100)
        return wholeNumber(std::llround(width));
    return words(fromTo, {wholeNumber(shorter), wholeNumber(shorter + 1)}).text;
}

std::string joined(const std::vector<std::string>& notes)
{
    std::string all;
    for (const std::string& note : notes)
        all += (all.empty() ? "" : noteSeparator) + note;
    return all;
}

} // namespace lab::drawing::waves
