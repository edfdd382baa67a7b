#include "core/state/series_over.h"

#include "core/state/series_step.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

double valueAt(const Parameter& parameter, const SweepRange& way, double share)
{
    if (share >= 1)
        return way.to;
    if (parameter.scale == ParameterScale::Logarithmic && way.from > 0 && way.to > 0)
        return way.from * std::pow(way.to / way.from, share);
    return way.from + (way.to - way.from) * share;
}

// Three significant digits, like the stops of a slider, unless the rounded value leaves the range.
double roundedBetween(double value, const SweepRange& way)
{
    if (std::abs(value) < std::numeric_limits<double>::min())
        return value;
    const double unit = std::pow(10, std::floor(std::log10(std::abs(value))) - 2);
    const double rounded = std::round(value / unit) * unit;
    const auto [lowest, highest] = std::minmax(way.from, way.to);
    return std::clamp(rounded, lowest, highest);
}

std::vector<Value> valuesOf(const Parameter& parameter, const SweepRange& way)
{
    std::vector<Value> values;
    if (parameter.kind == ParameterKind::Flag)
        return {false, true};
    for (const Choice& choice : parameter.choices)
        values.emplace_back(std::string(choice.key));
    if (!values.empty())
        return values;
    const std::size_t count = std::clamp<std::size_t>(way.count, 2, maxSeriesSteps);
    for (std::size_t k = 0; k < count; ++k) {
        const bool isEnd = k == 0 || k + 1 == count;
        const double at =
            valueAt(parameter, way, static_cast<double>(k) / static_cast<double>(count - 1));
        const int unit = parameter.multipleOf;
        if (parameter.kind == ParameterKind::Integer && !isEnd)
            values.emplace_back(static_cast<std::int64_t>(std::llround(at / unit) * unit));
        else if (parameter.kind == ParameterKind::Integer)
            values.emplace_back(static_cast<std::int64_t>(std::llround(at)));
        else
            values.emplace_back(isEnd ? at : roundedBetween(at, way));
    }
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

} // namespace

Expected<Series, PatchError> parameterSweep(const LabState& state, const SweepRange& way)
{
    using enum PatchError::Kind;
    const Parameter* const parameter = parameterNamed(way.key);
    if (!parameter || parameter->kind == ParameterKind::Text)
        return Unexpected(PatchError {UnknownKey, way.key, {}});
    std::vector<SeriesStep> steps;
    for (const Value& value : valuesOf(*parameter, way)) {
        auto next = patched(state, {{way.key, value}});
        if (!next)
            return Unexpected(next.error());
        steps.push_back({.state = *std::move(next), .caption = {}});
    }
    return Series(std::move(steps));
}

} // namespace lab
