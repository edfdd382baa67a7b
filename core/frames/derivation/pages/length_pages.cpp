#include "core/frames/derivation/pages/page_maker.h"
#include "core/math/constants.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace lab {

namespace {

constexpr double firstGrowth = 1.1; ///< of the query, from position 0 to 1
constexpr double highestLength = 8;
constexpr double halfEnd = 65504;
constexpr double singleEnd = 3.4028234663852886e38;

std::vector<double> positionsOf(std::size_t count)
{
    return numbersFrom(0, 1, count);
}

struct Lengths {
    std::vector<double> query;
    std::vector<double> key;
};

Lengths lengthsOf(const PageMaker& of)
{
    Lengths all {
        of.handles.list(HandleList::QueryLengths), of.handles.list(HandleList::KeyLengths)};
    all.query[1] = firstGrowth * all.query[0];
    for (std::size_t index = 0; index < all.query.size() && !of.broken.empty(); ++index) {
        const auto p = static_cast<double>(index);
        const double even = 1 + 0.1 * p;
        const bool isQueryOnly = of.isBrokenBy("query_only");
        all.query[index] = isQueryOnly ? std::exp(0.02 * p) : even;
        all.key[index] = isQueryOnly ? 1 : (of.isBrokenBy("both") ? even : 1 / even);
    }
    return all;
}

/// Diagonals of a table with equal marks.
double agreeing(const PageTile& table)
{
    const int size = table.cells.rows;
    double count = 0;
    for (int distance = 1 - size; distance < size; ++distance) {
        const int row = std::max(distance, 0);
        if (*table.marks[static_cast<std::size_t>(row * size + row - distance)])
            ++count;
    }
    return count;
}

} // namespace

std::vector<PagePanel> lengthsPage(const PageMaker& of)
{
    const Lengths all = lengthsOf(of);
    const std::vector<double> places = positionsOf(all.query.size());
    PageChart chart {.title = "lengths", .x = {"position", -0.7, lengthPositions - 0.3}};
    std::vector<double> both = all.query;
    both.insert(both.end(), all.key.begin(), all.key.end());
    chart.y = axisAround("length", both, 0, 3);
    chart.y.highest = std::min(highestLength, 1.05 * chart.y.highest);
    chart.series.push_back(
        {"query_lengths", PageRole::Query, PageSeries::Form::Bars, places, all.query});
    chart.series.push_back({"key_lengths", PageRole::Key, PageSeries::Form::Bars, places, all.key});
    for (std::size_t index = 0; index < places.size() && of.broken.empty(); ++index) {
        chart.series[0].drags.push_back(index == 1
                ? PageDrag()
                : of.inList(PageDrag::Way::Upwards, HandleList::QueryLengths, index, 0.01));
        chart.series[1].drags.push_back(
            of.inList(PageDrag::Way::Upwards, HandleList::KeyLengths, index, 0.01));
    }
    const PageTile table = productTable(all.query, all.key, of.isAnswered);
    std::vector<PagePanel> panels;
    if (of.isAnswered) {
        const double growth = std::log(firstGrowth);
        const std::vector<double> fine = numbersFrom(0, 0.25, 4 * all.query.size() - 3);
        chart.series.push_back({"growing", PageRole::Query, PageSeries::Form::Line, fine,
            valuesOf(fine, [&](double p) { return all.query[0] * std::exp(growth * p); })});
        chart.series.push_back({"shrinking", PageRole::Key, PageSeries::Form::Line, fine,
            valuesOf(fine, [&](double p) { return all.key[0] * std::exp(-growth * p); }), true});
    }
    panels.emplace_back(chart);
    panels.emplace_back(PageTiles {.title = "products", .tiles = {table}});
    if (of.isAnswered)
        panels.emplace_back(PageMeters {.title = {},
            .rows = {{.part = "agreeing",
                .name = "agreeing_diagonals",
                .value = agreeing(table),
                .other = 2.0 * table.cells.rows - 1}}});
    return panels;
}

std::vector<PagePanel> growthPage(const PageMaker& of)
{
    const double c = of.own.growth;
    const std::vector<double> shifts = positionsOf(static_cast<std::size_t>(largestShift) + 1);
    const double content = (of.own.query * std::conj(of.own.key)).real();
    const double keySign = of.isBrokenBy("both") ? 1 : (of.isBrokenBy("query_only") ? 0 : -1);
    const auto score = [&](double t) {
        return content * std::exp(c * (of.m() + t) + keySign * c * (of.n() + t));
    };
    PageChart meter {.title = "score_against_shift", .x = {"shift", 0, double {largestShift}}};
    const std::vector<double> scores = valuesOf(shifts, score);
    meter.y = axisAround("score", scores, -0.2, 0.2);
    meter.series.push_back({"score", PageRole::Result, PageSeries::Form::Line, shifts, scores});
    if (!of.isAnswered)
        meter.y.hasNumbers = false;
    PageChart growth {.x = {"growth", -largestGrowth, largestGrowth}, .height = 0};
    growth.rules.push_back({.part = "growth",
        .at = c,
        .hasNumber = true,
        .drag = of.number(PageDrag::Way::Across, "derivation.growth", 0.001)});
    if (!of.isAnswered)
        return {meter, growth};
    // While the number can be represented in single precision, at most ten thousand positions.
    const double far =
        std::abs(c) < 1e-9 ? 100 : std::min(10000.0, 1.15 * std::log(singleEnd) / std::abs(c));
    PageChart lengths {.title = "lengths_against_position", .x = {"position", 0, far}, .height = 2};
    lengths.y = {"length", -12, 42, true};
    const std::vector<double> ends {0, far};
    const auto power = [&](double sign) {
        return valuesOf(
            ends, [&](double p) { return std::exp(std::clamp(sign * c * p, -100.0, 100.0)); });
    };
    lengths.series.push_back(
        {"query_lengths", PageRole::Query, PageSeries::Form::Line, ends, power(1)});
    lengths.series.push_back(
        {"key_lengths", PageRole::Key, PageSeries::Form::Line, ends, power(keySign), true});
    for (const bool isHalf : {true, false}) {
        const double end = isHalf ? halfEnd : singleEnd;
        lengths.rules.push_back({.part = isHalf ? "half_end" : "single_end",
            .role = PageRole::Differs,
            .isUpright = false,
            .at = end});
        const double at = std::abs(c) < 1e-9 ? 0 : std::log(end) / std::abs(c);
        if (at > 0 && at < far)
            lengths.rules.push_back({.part = isHalf ? "half_position" : "single_position",
                .role = PageRole::Faint,
                .at = std::ceil(at),
                .hasNumber = true});
    }
    return {lengths, meter, growth};
}

std::vector<PagePanel> linePage(const PageMaker& of)
{
    constexpr double limit = 1e-9;
    const double theta = of.own.turn;
    std::vector<double> guess = of.handles.list(HandleList::Angles);
    guess[0] = 0;
    guess[1] = theta;
    const std::vector<double> places = positionsOf(guess.size());
    PageChart chart {
        .title = "angles_at_positions", .x = {"position", -0.5, lengthPositions - 0.5}};
    PageSeries dots {"angles", PageRole::Query, PageSeries::Form::Steps, places, guess};
    if (!of.isAnswered) {
        for (std::size_t index = 0; index < guess.size(); ++index)
            dots.drags.push_back(index < 2
                    ? PageDrag()
                    : of.inList(PageDrag::Way::Upwards, HandleList::Angles, index, 0.05));
        chart.y = axisAround("angle", guess, -0.5, 5);
        chart.chips.assign(guess.size() - 1, std::nullopt);
        chart.series.push_back(dots);
        return {chart};
    }
    std::vector<double> angles;
    for (std::size_t index = 0; index < guess.size(); ++index) {
        const auto p = static_cast<double>(index);
        const auto bend = of.own.bends.find(static_cast<std::int64_t>(index));
        const bool isBent = of.broken.empty() && bend != of.own.bends.end();
        double angle = p * theta + (isBent ? bend->second : 0);
        if (of.isBrokenBy("bend") && index == 12)
            angle += 0.3;
        if (of.isBrokenBy("square"))
            angle = p * p * theta;
        if (of.isBrokenBy("whole_turn") && index == 12)
            angle += twoPi;
        angles.push_back(angle);
        PageDrag drag;
        if (of.broken.empty() && index > 1)
            drag = {.way = PageDrag::Way::Bend,
                .index = static_cast<int>(index),
                .now = angle,
                .lowest = p * theta - largestBend,
                .highest = p * theta + largestBend,
                .step = 0.05,
                .offset = -p * theta};
        dots.drags.push_back(drag);
    }
    dots.y = angles;
    const auto step = [&](std::size_t index) { return angles[index + 1] - angles[index]; };
    for (std::size_t index = 0; index + 1 < angles.size(); ++index)
        chart.chips.emplace_back(
            std::abs(std::polar(1.0, step(index)) - std::polar(1.0, step(0))) < limit);
    std::vector<double> all = angles;
    all.insert(all.end(), guess.begin(), guess.end());
    chart.y = axisAround("angle", all, -0.5, 4.5);
    chart.series.push_back(
        {"guess", PageRole::Faint, PageSeries::Form::Marks, places, guess, true});
    chart.series.push_back({"line", PageRole::Faint, PageSeries::Form::Line, places,
        valuesOf(places, [&](double p) { return p * theta; }), true});
    chart.series.push_back(dots);
    return {chart};
}

} // namespace lab
