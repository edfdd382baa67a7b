#include "core/state/series.h"

#include "core/state/parameters.h"
#include "core/state/series_step.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

namespace {

std::vector<SeriesStep> sound(std::vector<SeriesStep> steps)
{
    if (steps.size() > maxSeriesSteps)
        steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(maxSeriesSteps), steps.end());
    for (SeriesStep& step : steps) {
        step.state.series = {};
        step.state = clamped(std::move(step.state));
        step.seconds =
            std::isfinite(step.seconds) ? std::clamp(step.seconds, shortestStep, longestStep) : 2;
    }
    return steps;
}

std::vector<SeriesStep>::difference_type offset(std::size_t place)
{
    return static_cast<std::vector<SeriesStep>::difference_type>(place);
}

double between(ParameterScale scale, double from, double to, double share)
{
    if (scale == ParameterScale::Logarithmic && from > 0 && to > 0)
        return from * std::pow(to / from, share);
    return from + (to - from) * share;
}

std::int64_t between(ParameterScale scale, std::int64_t from, std::int64_t to, double share)
{
    return std::llround(between(scale, static_cast<double>(from), static_cast<double>(to), share));
}

// Not through the rows, because a locked distance would move both positions.
Positions between(const Positions& from, const Positions& to, double share)
{
    constexpr auto linear = ParameterScale::Linear;
    Positions now = to;
    now.query = between(linear, from.query, to.query, share);
    now.key = between(linear, from.key, to.key, share);
    now.first = between(linear, from.first, to.first, share);
    now.shown = between(ParameterScale::Logarithmic, from.shown, to.shown, share);
    return now;
}

} // namespace

Series::Series(std::vector<SeriesStep> steps)
{
    if (!steps.empty())
        m_steps = std::make_shared<const std::vector<SeriesStep>>(sound(std::move(steps)));
}

std::size_t Series::size() const
{
    return m_steps ? m_steps->size() : 0;
}

const std::vector<SeriesStep>& Series::steps() const
{
    static const std::vector<SeriesStep> none;
    return m_steps ? *m_steps : none;
}

bool Series::operator==(const Series& other) const
{
    return m_steps == other.m_steps || steps() == other.steps();
}

Series withStepAdded(const Series& series, std::size_t place, SeriesStep step)
{
    std::vector<SeriesStep> steps = series.steps();
    steps.insert(steps.begin() + offset(std::min(place, steps.size())), std::move(step));
    return Series(std::move(steps));
}

Series withStepAt(const Series& series, std::size_t place, SeriesStep step)
{
    std::vector<SeriesStep> steps = series.steps();
    if (place < steps.size())
        steps[place] = std::move(step);
    return Series(std::move(steps));
}

Series withoutStep(const Series& series, std::size_t place)
{
    std::vector<SeriesStep> steps = series.steps();
    if (place < steps.size())
        steps.erase(steps.begin() + offset(place));
    return Series(std::move(steps));
}

Series withStepMoved(const Series& series, std::size_t from, std::size_t to)
{
    std::vector<SeriesStep> steps = series.steps();
    if (from >= steps.size() || to >= steps.size())
        return series;
    SeriesStep step = std::move(steps[from]);
    steps.erase(steps.begin() + offset(from));
    steps.insert(steps.begin() + offset(to), std::move(step));
    return Series(std::move(steps));
}

bool isShown(const LabState& state, std::size_t place)
{
    if (place >= state.series.size())
        return false;
    LabState present = state;
    present.series = {};
    return present == state.series.steps()[place].state;
}

std::optional<std::size_t> shownStep(const LabState& state)
{
    LabState present = state;
    present.series = {};
    const auto& steps = state.series.steps();
    const auto found = std::ranges::find(steps, present, &SeriesStep::state);
    if (found == steps.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - steps.begin());
}

LabState interpolatedState(const LabState& from, const LabState& to, double share)
{
    if (share <= 0)
        return from;
    if (share >= 1 || from.bench != to.bench)
        return to;
    LabState state = to;
    state.position = between(from.position, to.position, share);
    // Intermediate widths and numbers of heads would show something meaningless.
    for (const Parameter& parameter : parameters()) {
        if (parameter.kind != ParameterKind::Real || parameter.derived)
            continue;
        const double first = std::get<double>(parameter.read(from));
        const double last = std::get<double>(parameter.read(to));
        if (std::abs(first - last) > 0)
            state = parameter.with(std::move(state), between(parameter.scale, first, last, share));
    }
    return clamped(std::move(state));
}

} // namespace lab
