#include "core/figures/biases/slope_words.h"

#include "core/drawing/numbers.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace {

std::string slopeIn(SlopeForm form, double slope, std::int64_t denominator)
{
    constexpr double smallest = 1e-4; // of those that are no power of ten
    if (form == SlopeForm::Fractions && denominator > 0)
        return "1/" + std::to_string(denominator);
    if (slope < smallest)
        return significant(slope, 4);
    return decimals(slope, std::clamp(3 - static_cast<int>(std::floor(std::log10(slope))), 0, 8));
}

} // namespace

SlopeForm slopeForm(const std::vector<HeadSlope>& heads)
{
    const auto fractions =
        std::ranges::count_if(heads, [](const HeadSlope& head) { return head.denominator > 0; });
    return 2 * fractions >= std::ssize(heads) ? SlopeForm::Fractions : SlopeForm::Decimals;
}

std::string slopeText(const HeadSlope& head, SlopeForm form)
{
    return slopeIn(form, head.slope, head.denominator);
}

std::string otherSlopeText(const HeadSlope& head, SlopeForm form)
{
    return slopeIn(form, head.otherSlope, head.otherDenominator);
}

} // namespace lab::drawing
