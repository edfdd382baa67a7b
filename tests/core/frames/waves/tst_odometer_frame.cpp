#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/waves/odometer_frame.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cmath>

using namespace lab;

namespace {

LabState odometerState(std::int64_t position, int radix)
{
    LabState state;
    state.bench = BenchId::Waves;
    state.waves.picture = WavesPictureShown::Odometer;
    state.waves.radix = radix;
    state.position.query = position;
    return clamped(state);
}

} // namespace

TEST_CASE("in binary as many wheels change as bits differ from one number to the next")
{
    CHECK(wheelsChanged(7, 2) == 4);
    CHECK(wheelsChanged(999, 10) == 4);
    CHECK(wheelsChanged(0, 2) == 1);
    for (std::uint64_t n = 0; n < 5000; ++n)
        CHECK(wheelsChanged(static_cast<std::int64_t>(n), 2) == std::popcount(n ^ (n + 1)));
}

TEST_CASE("changes summed over a run are those of its positions")
{
    for (int radix = 2; radix <= 10; ++radix)
        for (const std::int64_t first : {0, 1, 7, 999, 65535})
            for (const std::int64_t count : {1, 2, 9, 64, 1000}) {
                std::int64_t sum = 0;
                int most = 0;
                for (std::int64_t n = first; n < first + count; ++n) {
                    sum += wheelsChanged(n, radix);
                    most = std::max(most, wheelsChanged(n, radix));
                }
                CHECK(wheelsChanged(first, count, radix) == sum);
                CHECK(maxWheelsChanged(first, count, radix) == most);
            }
}

TEST_CASE("runs of unequal length show each carry in full")
{
    LabState state = odometerState(999, 10);
    state.position.shown = 1024;
    const OdometerFrame frame = odometerFrame(clamped(state), {.across = 600});
    CHECK(frame.runs.width > 1);
    CHECK(frame.runs.width < 2);
    for (int cell = 0; cell < frame.runs.count; ++cell)
        for (std::int64_t n = 99; n < 1000; n += 100)
            if (frame.runs.begin(cell) <= n && n < frame.runs.begin(cell + 1))
                CHECK(frame.peaks[static_cast<std::size_t>(cell)] == (n == 999 ? 4 : 3));
}

TEST_CASE("the digits of the wheels are the position, and those that differ are counted")
{
    for (int radix = 2; radix <= 10; ++radix)
        for (const std::int64_t n : {0, 1, 6, 7, 63, 999, 4095, 9'999'999, 10'000'000}) {
            CAPTURE(radix);
            CAPTURE(n);
            const OdometerFrame frame = odometerFrame(odometerState(n, radix), {});
            std::int64_t now = 0;
            std::int64_t next = 0;
            int changed = 0;
            for (const OdometerFrame::Wheel& wheel : frame.wheels) {
                CHECK(wheel.digit < radix);
                now += wheel.digit * wheel.place;
                next += wheel.next * wheel.place;
                changed += wheel.digit != wheel.next ? 1 : 0;
            }
            CHECK(now == n);
            CHECK(next == n + 1);
            CHECK(changed == frame.changed);
            CHECK(frame.changed == wheelsChanged(n, radix));
        }
}

TEST_CASE("the encoding changes by a constant from every position to the next")
{
    for (const std::int64_t n : {0, 7, 63, 100'000}) {
        const LabState state = odometerState(n, 2);
        const OdometerFrame frame = odometerFrame(state, {});
        const double moved = (row(frame.encoding, n + 1) - row(frame.encoding, n)).matrix().norm();
        CHECK(moved == doctest::Approx(frame.step).epsilon(1e-9));
        for (const OdometerFrame::Dial& dial : frame.dials) {
            const Eigen::ArrayXd table = row(frame.encoding, n);
            CHECK(dial.now.sin == doctest::Approx(table[sineColumn(frame.encoding, dial.pair)]));
            CHECK(dial.now.cos == doctest::Approx(table[cosineColumn(frame.encoding, dial.pair)]));
        }
    }
}

TEST_CASE("the selected pair has a dial, and no pair has two")
{
    for (const int width : {2, 4, 6, 64, 1024})
        for (int pair = 0; pair < width / 2; pair += std::max(1, width / 14)) {
            LabState state = odometerState(5, 2);
            state.waves.encoding.width = width;
            state.waves.pair = pair;
            const OdometerFrame frame = odometerFrame(clamped(state), {});
            int selected = 0;
            for (std::size_t i = 0; i < frame.dials.size(); ++i) {
                selected += frame.dials[i].pair == pair ? 1 : 0;
                if (i > 0)
                    CHECK(frame.dials[i].pair > frame.dials[i - 1].pair);
            }
            CHECK(selected == 1);
        }
}

TEST_CASE("the reading describes a wheel, a dial and the step")
{
    const LabState state = odometerState(7, 2);
    Reading found = reading(state, {});
    CHECK(found.formula == "reading.odometer.step");
    CHECK(found.numbers[2].value == doctest::Approx(4));
    Focus focus;
    focus.picture = Picture::WavesOdometer;
    focus.cell = 2;
    found = reading(state, focus);
    CHECK(found.formula == "reading.odometer.digit");
    CHECK(found.numbers.back().value == doctest::Approx(1));
    focus.cell = 24; // that a smaller radix has
    CHECK(reading(odometerState(9'999'999, 10), focus).numbers.back().value <= 0);
    focus.cell.reset();
    focus.pair = 3;
    CHECK(reading(state, focus).formula == "reading.odometer.dial");
}
