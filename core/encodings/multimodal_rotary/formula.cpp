#include "core/encodings/multimodal_rotary/formula.h"

#include "core/math/exact/turns.h"

#include <cassert>
#include <vector>

namespace lab {

namespace {

[[maybe_unused]] bool isValid(const MultimodalRotary& rotary)
{
    const auto& [time, height, width] = rotary.sections;
    return rotary.base > 1 && rotary.width >= 2 && rotary.width <= 1024 && rotary.width % 2 == 0
        && time >= 0 && height >= 0 && width >= 0 && time + height + width == rotary.width / 2;
}

} // namespace

PositionAxis axisOfPair(const MultimodalRotary& rotary, int pair)
{
    assert(isValid(rotary) && pair >= 0 && pair < rotary.width / 2);
    const auto& [time, height, width] = rotary.sections;
    if (rotary.layout == SectionLayout::Contiguous)
        return pair < time         ? PositionAxis::Time
            : pair < time + height ? PositionAxis::Height
                                   : PositionAxis::Width;
    if (pair % 3 == 1 && pair < 3 * height)
        return PositionAxis::Height;
    if (pair % 3 == 2 && pair < 3 * width)
        return PositionAxis::Width;
    return PositionAxis::Time;
}

std::int64_t along(const PositionNumbers& numbers, PositionAxis axis)
{
    return axis == PositionAxis::Time  ? numbers.time
        : axis == PositionAxis::Height ? numbers.height
                                       : numbers.width;
}

Eigen::ArrayXd frequencies(const MultimodalRotary& rotary)
{
    assert(isValid(rotary));
    const std::vector<double> ladder =
        frequencyLadder(rotary.base, 2, rotary.width, rotary.width / 2);
    return Eigen::ArrayXd::Map(ladder.data(), static_cast<Eigen::Index>(ladder.size()));
}

} // namespace lab
