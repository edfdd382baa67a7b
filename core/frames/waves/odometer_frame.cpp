#include "core/frames/waves/odometer_frame.h"

#include "core/analysis/position_similarity.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/reading_numbers.h"

#include <algorithm>
#include <string>

namespace lab {

namespace {

constexpr int maxDials = 8;
constexpr std::size_t minWheels = 3;

std::vector<OdometerFrame::Wheel> wheelsOf(std::int64_t position, std::int64_t largest, int radix)
{
    std::vector<OdometerFrame::Wheel> wheels;
    for (std::int64_t place = 1; place <= largest || wheels.size() < minWheels; place *= radix)
        wheels.push_back({place, static_cast<int>(position / place % radix),
            static_cast<int>((position + 1) / place % radix)});
    return wheels;
}

std::vector<OdometerFrame::Dial> dialsOf(
    const Sinusoidal& encoding, std::int64_t position, int selected)
{
    const std::vector<Turn> perPosition = turns(encoding);
    const Eigen::ArrayXd inRadians = frequencies(encoding);
    const int pairs = static_cast<int>(perPosition.size());
    const int count = std::min(maxDials, pairs);
    std::vector<int> shown;
    for (int k = 0; k < count; ++k)
        shown.push_back(count == 1 ? 0 : k * (pairs - 1) / (count - 1));
    // The selected pair replaces the nearest one.
    *std::ranges::min_element(shown, {}, [&](int pair) { return std::abs(pair - selected); }) =
        selected;
    std::vector<OdometerFrame::Dial> dials;
    for (const int pair : shown) {
        const Turn turn = perPosition[static_cast<std::size_t>(pair)];
        dials.push_back(
            {pair, inRadians[pair], sinCos(position * turn), sinCos((position + 1) * turn)});
    }
    return dials;
}

Reading wheelReading(const LabState& state, Focus focus, int wheel)
{
    const std::int64_t position = state.position.query;
    const int radix = state.waves.radix;
    std::int64_t place = 1;
    for (int k = 0; k < wheel && place <= position; ++k) // beyond it all digits are 0
        place *= radix;
    focus.cell = wheel;
    focus.position = position;
    return {"reading.odometer.digit",
        {whole("n", position), whole("radix", radix), whole("i", wheel),
            whole("value", position / place % radix)},
        Reading::Subject::OdometerWheel, focus};
}

Reading dialReading(const LabState& state, Focus focus, int pair)
{
    const Turn turn = turns(state.waves.encoding)[static_cast<std::size_t>(pair)];
    const SinCos at = sinCos(state.position.query * turn);
    focus.pair = pair;
    focus.position = state.position.query;
    return {"reading.odometer.dial",
        {whole("n", state.position.query),
            significant("theta", frequencies(state.waves.encoding)[pair]),
            decimals("cosine", at.cos, 4), decimals("sine", at.sin, 4)},
        Reading::Subject::OdometerDial, focus};
}

} // namespace

int wheelsChanged(std::int64_t position, int radix)
{
    int changed = 1;
    for (std::int64_t next = position + 1; next > 0 && next % radix == 0; next /= radix)
        ++changed;
    return changed;
}

std::int64_t wheelsChanged(std::int64_t first, std::int64_t count, int radix)
{
    std::int64_t changed = 0;
    for (std::int64_t place = 1; place <= first + count; place *= radix)
        changed += (first + count) / place - first / place;
    return changed;
}

int maxWheelsChanged(std::int64_t first, std::int64_t count, int radix)
{
    int most = 0;
    for (std::int64_t place = 1; (first + count) / place > first / place; place *= radix)
        ++most;
    return most;
}

OdometerFrame odometerFrame(const LabState& state, const WavesSpace& space)
{
    OdometerFrame frame;
    frame.encoding = state.waves.encoding;
    frame.radix = state.waves.radix;
    frame.position = state.position.query;
    frame.selected = state.waves.pair;
    const Positions& position = state.position;
    // As many wheels as the positions shown need, so that their number stays while a position
    // moves.
    const std::int64_t largest = std::max(position.query + 1, position.first + position.shown);
    frame.wheels = wheelsOf(position.query, largest, frame.radix);
    frame.dials = dialsOf(frame.encoding, position.query, frame.selected);
    frame.changed = wheelsChanged(position.query, frame.radix);
    frame.step = similarityCurve(frame.encoding, 1, 1, 1).distance.front();
    frame.runs = runsOf(position.first, position.shown, space.across);
    for (int cell = 0; cell < frame.runs.count; ++cell) {
        const std::int64_t count = frame.runs.size(cell);
        frame.changes.push_back(
            static_cast<double>(wheelsChanged(frame.runs.begin(cell), count, frame.radix))
            / static_cast<double>(count));
        frame.peaks.push_back(maxWheelsChanged(frame.runs.begin(cell), count, frame.radix));
    }
    return frame;
}

NumberTable numbers(const OdometerFrame& frame)
{
    const bool areMeans = frame.runs.width > 1;
    NumberTable table {{"first_position", "positions", "wheels_changed", "difference"}, {}, 2};
    if (areMeans)
        table.header.emplace_back("most_wheels_changed");
    for (std::size_t wheel = 0; !areMeans && wheel < frame.wheels.size(); ++wheel)
        table.header.push_back("digit_" + std::to_string(wheel));
    for (int cell = 0; cell < frame.runs.count; ++cell) {
        const std::int64_t first = frame.runs.begin(cell);
        std::vector<double>& row = table.rows.emplace_back();
        row = {static_cast<double>(first), static_cast<double>(frame.runs.size(cell)),
            frame.changes[static_cast<std::size_t>(cell)], frame.step};
        if (areMeans)
            row.push_back(frame.peaks[static_cast<std::size_t>(cell)]);
        for (const OdometerFrame::Wheel& wheel : frame.wheels)
            if (!areMeans)
                row.push_back(static_cast<double>(first / wheel.place % frame.radix));
    }
    return table;
}

Reading odometerReading(const LabState& state, const Focus& focus)
{
    Focus one = focus;
    one.covered = 1;
    if (focus.picture == Picture::WavesOdometer && focus.cell)
        return wheelReading(state, one, *focus.cell);
    if (focus.picture == Picture::WavesOdometer && focus.pair
        && *focus.pair < state.waves.encoding.width / 2)
        return dialReading(state, one, *focus.pair);
    const std::int64_t position = focus.picture == Picture::WavesOdometer && focus.position
        ? *focus.position
        : state.position.query;
    one.position = position;
    return {"reading.odometer.step",
        {whole("n", position), whole("next", position + 1),
            whole("changed", wheelsChanged(position, state.waves.radix)),
            decimals("step", similarityCurve(state.waves.encoding, 1, 1, 1).distance.front(), 3)},
        Reading::Subject::OdometerStep, one};
}

} // namespace lab
