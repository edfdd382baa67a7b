#include "core/lessons/outcome_line.h"

#include <algorithm>
#include <cmath>

namespace lab {

double OutcomeLine::share(double number) const
{
    const double along = isLogarithmic ? std::log(number / lowest) / std::log(highest / lowest)
                                       : (number - lowest) / (highest - lowest);
    return std::clamp(along, 0.0, 1.0);
}

OutcomeLine outcomeLine(double prediction, double answer)
{
    constexpr double farApart = 30;
    constexpr double space = 1.15; ///< outside of the marks
    OutcomeLine line {.prediction = prediction, .answer = answer};
    const auto [less, more] = std::minmax(prediction, answer);
    line.isLogarithmic = less > 0 && more / less > farApart;
    if (line.isLogarithmic) {
        line.lowest = std::pow(10, std::floor(std::log10(less)));
        line.highest = std::pow(10, std::ceil(std::log10(more)));
        return line;
    }
    line.lowest = std::min(0.0, less * space);
    line.highest = std::max(0.0, more * space);
    if (!(line.lowest < line.highest))
        line.highest = line.lowest + 1;
    return line;
}

} // namespace lab
