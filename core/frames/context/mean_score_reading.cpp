#include "core/frames/context/mean_score_frame.h"

#include <algorithm>
#include <array>

namespace lab {

namespace {

using Form = ReadingNumber::Form;

ReadingNumber score(const char* slot, double value)
{
    return {slot, value, Form::Decimals, 4};
}

} // namespace

Reading meanScoreReading(const LabState& state, const Focus& focus)
{
    const std::int64_t first = focus.distance.value_or(1);
    const std::int64_t count = std::max<std::int64_t>(1, focus.covered);
    const std::array edges {first, first + count};
    const CosineSum sum = relativeScore(state);
    const double mean = spanMeans(sum, edges).front();
    if (count == 1)
        return {"reading.base.relative_score",
            {{"distance", static_cast<double>(first), Form::Whole, 0}, score("s", mean)},
            Reading::Subject::Distance, focus};
    const Extremes reached = spanExtremes(sum, edges).front();
    const double middle = static_cast<double>(first) + static_cast<double>(count - 1) / 2;
    return {"reading.base.mean_score",
        {score("s", mean), score("lowest", reached.lowest), score("highest", reached.highest),
            {"N", static_cast<double>(count), Form::Whole, 0},
            {"middle", middle, Form::Decimals, count % 2 == 0 ? 1 : 0}},
        Reading::Subject::DistanceRun, focus};
}

} // namespace lab
