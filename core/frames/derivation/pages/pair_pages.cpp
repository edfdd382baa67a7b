#include "core/derivation/derivation_scope.h"
#include "core/frames/derivation/pages/page_maker.h"
#include "core/math/constants.h"
#include "core/math/random.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace lab {

namespace {

constexpr int pairs = derivationPairs;

/// Four pairs of a query and a key, each rotated to its position.
struct TurnedPairs {
    DialsFrame dials;
    std::vector<double> scores;
    std::vector<Complex> products; ///< w_i
};

TurnedPairs turnedPairs(
    const PageMaker& of, const std::vector<double>& queryTurns, const std::vector<double>& keyTurns)
{
    const DerivationScope own(of.own);
    TurnedPairs all;
    all.dials.pairs = static_cast<int>(queryTurns.size());
    double longest = 1;
    for (std::size_t index = 0; index < queryTurns.size(); ++index) {
        const auto column = static_cast<Eigen::Index>(2 * index);
        const Complex query(own.query()[column], own.query()[column + 1]);
        const Complex key(own.key()[column], own.key()[column + 1]);
        const double queryAngle = of.m() * queryTurns[index];
        const double keyAngle = of.n() * keyTurns[index];
        const Complex turnedQuery = query * std::polar(1.0, queryAngle);
        const Complex turnedKey = key * std::polar(1.0, keyAngle);
        DialsFrame::Dial dial;
        dial.pair = static_cast<int>(index);
        dial.frequency = dial.secondFrequency = queryTurns[index];
        dial.queryTurns = queryAngle / twoPi;
        dial.keyTurns = keyAngle / twoPi;
        dial.query = planePlace(query);
        dial.key = planePlace(key);
        dial.turnedQuery = planePlace(turnedQuery);
        dial.turnedKey = planePlace(turnedKey);
        longest = std::max({longest, std::abs(query), std::abs(key)});
        all.dials.dials.push_back(dial);
        all.scores.push_back((turnedQuery * std::conj(turnedKey)).real());
        all.products.push_back(query * std::conj(key));
    }
    all.dials.unit = roundUnit(longest);
    return all;
}

std::vector<double> ladderOf(double theta, int speeds, int count)
{
    std::vector<double> turns;
    for (int pair = 0; pair < count; ++pair)
        turns.push_back(theta * std::pow(10.0, -std::min(pair, speeds - 1)));
    return turns;
}

} // namespace

std::vector<PagePanel> pairsPage(const PageMaker& of)
{
    std::vector<double> query = ladderOf(of.own.turn, pairs, pairs);
    std::vector<double> key = query;
    if (of.isBrokenBy("query_only"))
        key[0] = 0;
    if (of.isBrokenBy("reversed"))
        std::ranges::reverse(key);
    const TurnedPairs all = turnedPairs(of, query, key);
    std::vector<PagePanel> panels {PageDials {all.dials}};
    if (!of.isAnswered)
        return panels;
    PageMeters meters {.title = "shares_of_score", .hasBars = true};
    double sum = 0;
    for (std::size_t index = 0; index < all.scores.size(); ++index) {
        const bool isLeftOut = of.isBrokenBy("drop") && index == 0;
        PageMeter row {.part = "share." + std::to_string(index),
            .name = "pair",
            .of = static_cast<double>(index),
            .value = all.scores[index]};
        if (isLeftOut)
            row.role = PageRole::Differs;
        else
            sum += all.scores[index];
        meters.end = std::max(meters.end, std::abs(all.scores[index]));
        meters.rows.push_back(row);
    }
    meters.end = std::max(meters.end, std::abs(sum));
    meters.rows.push_back({.part = "score", .name = "sum", .value = sum});
    panels.emplace_back(meters);
    return panels;
}

namespace {

constexpr double nearTurn = 0.1; ///< radians
constexpr std::int64_t farthestReturn = 50000;

/// The first distance at which all hands are back at their start, or empty if there is none within
/// the searched range.
std::optional<double> firstReturn(std::span<const double> turns)
{
    for (std::int64_t distance = 1; distance <= farthestReturn; ++distance) {
        const auto isBack = [&](double turn) {
            return std::abs(std::remainder(static_cast<double>(distance) * turn, twoPi))
                <= nearTurn;
        };
        if (std::ranges::all_of(turns, isBack))
            return static_cast<double>(distance);
    }
    return {};
}

} // namespace

std::vector<PagePanel> oneSpeedPage(const PageMaker& of)
{
    constexpr double farthest = 100;
    const bool isOnePair = of.isBrokenBy("one_pair");
    const int speeds = !of.isAnswered  ? 1
        : of.isBrokenBy("four_speeds") ? pairs
                                       : of.handles.speeds;
    const std::vector<double> turns = ladderOf(of.own.turn, speeds, isOnePair ? 1 : pairs);
    const TurnedPairs all = turnedPairs(of, turns, turns);
    const PageDials dials {all.dials};
    if (!of.isAnswered)
        return {dials, of.distanceLine(farthest)};
    const auto score = [&](double distance) {
        double sum = 0;
        for (std::size_t index = 0; index < turns.size(); ++index)
            sum += (all.products[index] * std::polar(1.0, distance * turns[index])).real();
        return sum;
    };
    const std::vector<double> fine = numbersFrom(0, 0.25, 401);
    PageChart chart {.title = "score_against_distance", .x = {"distance", 0, farthest}};
    const std::vector<double> scores = valuesOf(fine, score);
    chart.y = axisAround("score", scores, -0.5, 0.5);
    chart.series.push_back({"score", PageRole::Result, PageSeries::Form::Line, fine, scores});
    chart.rules.push_back(
        {.part = "distance", .at = of.distance(), .hasNumber = true, .drag = of.ofDistance()});
    if (std::abs(of.own.turn) > 1e-6)
        chart.rules.push_back({.part = "turn_later",
            .role = PageRole::Agrees,
            .at = of.distance() + twoPi / std::abs(of.own.turn)});
    PageMeters returns {.title = "first_return"};
    const std::vector<double> ladder = ladderOf(of.own.turn, pairs, pairs);
    for (int count = 1; count <= pairs; ++count)
        returns.rows.push_back({.part = "return." + std::to_string(count),
            .name = "speeds",
            .of = static_cast<double>(count),
            .value = firstReturn(std::span(ladder).first(static_cast<std::size_t>(count))),
            .role = count == speeds ? PageRole::Result : PageRole::Plain});
    PageChart line {.x = {"speeds", 1, pairs}, .height = 0};
    line.rules.push_back({.part = "speeds",
        .at = static_cast<double>(speeds),
        .hasNumber = true,
        .drag = of.broken.empty() ? of.number(PageDrag::Way::Across, "derivation.speeds", 1)
                                  : PageDrag()});
    return {dials, chart, returns, line};
}

std::vector<PagePanel> ladderPage(const PageMaker& of)
{
    // If nothing is rotated, θ = 1 is used, as in the question.
    const double turn = std::abs(of.own.turn) <= 0 ? 1 : std::abs(of.own.turn);
    const double fastest = twoPi / std::max(1e-6, turn);
    const double slowest = 1000 * fastest;
    std::vector<double> lengths {fastest,
        std::pow(10.0, of.handles.list(HandleList::Wavelengths)[0]),
        std::pow(10.0, of.handles.list(HandleList::Wavelengths)[1]), slowest};
    for (std::size_t index = 0; index < lengths.size() && !of.broken.empty(); ++index) {
        const auto step = static_cast<double>(index);
        lengths[index] = of.isBrokenBy("even") ? fastest + (slowest - fastest) * step / 3
                                               : fastest * std::pow(100.0, step);
    }
    const double end = std::log10(std::max(slowest, lengths.back()));
    PageChart chart {
        .title = of.isAnswered ? "wavelengths_and_ladder" : "four_wavelengths", .height = 0.6};
    chart.x = {
        "wavelength", std::floor(std::log10(fastest)), std::ceil(end + 0.05), true, of.isAnswered};
    chart.y = {.highest = 1, .hasNumbers = false};
    PageSeries wheels {"wavelengths", PageRole::Query, PageSeries::Form::Marks, lengths,
        std::vector<double>(lengths.size(), 0.5), true};
    wheels.drags.resize(lengths.size());
    for (std::size_t index = 1; index < 3 && of.broken.empty(); ++index)
        wheels.drags[index] =
            of.inList(PageDrag::Way::Across, HandleList::Wavelengths, index - 1, 0.01);
    if (!of.isAnswered) {
        chart.series.push_back(wheels);
        return {chart};
    }
    std::vector<double> even;
    for (int pair = 0; pair < pairs; ++pair)
        even.push_back(fastest * std::pow(10.0, pair));
    chart.series.push_back({"geometric", PageRole::Faint, PageSeries::Form::Marks, even,
        std::vector<double>(even.size(), 0.5), true});
    chart.series.push_back(wheels);
    PageMeters ratios {.title = "ratios"};
    for (std::size_t index = 0; index + 1 < lengths.size(); ++index)
        ratios.rows.push_back({.part = "ratio." + std::to_string(index),
            .name = "ratio",
            .of = static_cast<double>(index + 1),
            .value = lengths[index + 1] / lengths[index],
            .other = even[index + 1] / even[index]});
    const std::vector<double> distances = numbersFrom(0, 1, 401);
    PageChart code {
        .title = "distance_of_codes", .x = {"distance", 0, 400}, .y = {"squared", 0, 16}};
    code.series.push_back({"codes", PageRole::Result, PageSeries::Form::Line, distances,
        valuesOf(distances, [&](double distance) {
            double sum = 0;
            for (const double length : lengths)
                sum += 2 - 2 * std::cos(twoPi * distance / length);
            return sum;
        })});
    return {chart, ratios, code};
}

namespace {

constexpr std::size_t manyPairs = 64;
constexpr double decayReach = 5000;

double slowing(std::size_t pair)
{
    return std::pow(10000.0, -static_cast<double>(pair) / manyPairs);
}

std::vector<Complex> weightsOf(const PageMaker& of)
{
    Random random(1);
    std::vector<Complex> weights;
    for (std::size_t pair = 0; pair < manyPairs; ++pair) {
        double angle = 0;
        if (of.handles.weightAngles == WeightAngles::Random)
            angle = twoPi * random.uniform();
        if (of.handles.weightAngles == WeightAngles::LooksBack)
            angle = -static_cast<double>(of.handles.looksBack) * slowing(pair);
        weights.push_back(std::polar(of.handles.list(HandleList::Weights)[pair], angle));
    }
    return weights;
}

} // namespace

std::vector<PagePanel> decayPage(const PageMaker& of)
{
    const std::vector<double> places = numbersFrom(0, 1, manyPairs);
    PageChart sizes {
        .title = "weights_of_pairs", .x = {"pair", -0.5, manyPairs - 0.5}, .height = 0.6};
    sizes.y = {"size", 0, 2};
    sizes.series.push_back({"weights", PageRole::Query, PageSeries::Form::Bars, places,
        of.handles.list(HandleList::Weights)});
    for (std::size_t pair = 0; pair < manyPairs; ++pair)
        sizes.series[0].drags.push_back(
            of.inList(PageDrag::Way::Upwards, HandleList::Weights, pair, 0.05));
    PageChart bound {.title = of.isAnswered ? "sum_and_bound" : "sketch_bound"};
    bound.x = {"distance", 0, decayReach};
    bound.y = {"size", 0, 4, true, of.isAnswered};
    const std::vector<double>& sketch = of.handles.list(HandleList::BoundSketch);
    PageSeries drawn {"sketch", PageRole::Faint, PageSeries::Form::Marks,
        numbersFrom(0, 1000, sketch.size()),
        valuesOf(sketch, [](double power) { return std::pow(10.0, power); }), true};
    if (!of.isAnswered) {
        drawn.role = PageRole::Result;
        for (std::size_t index = 0; index < sketch.size(); ++index)
            drawn.drags.push_back(
                of.inList(PageDrag::Way::Upwards, HandleList::BoundSketch, index, 0.05));
        bound.series.push_back(drawn);
        return {bound, sizes};
    }
    const std::vector<Complex> weights = weightsOf(of);
    double largest = 0;
    for (std::size_t pair = 0; pair < manyPairs; ++pair) {
        const bool isLast = pair + 1 == manyPairs;
        const Complex next = isLast ? Complex() : weights[pair + 1];
        if (!isLast || !of.isBrokenBy("no_last"))
            largest = std::max(largest, std::abs(next - weights[pair]));
    }
    if (largest <= 0) // which a logarithmic axis cannot show
        bound.title = "sum_and_bound_0";
    const std::vector<double> distances = numbersFrom(0, 10, 501);
    std::vector<double> sums;
    std::vector<double> bounds;
    std::vector<double> scores;
    for (const double distance : distances) {
        Complex sum;
        Complex turning;
        double lengths = 0;
        for (std::size_t pair = 0; pair < manyPairs; ++pair) {
            const Complex turned = std::polar(1.0, distance * slowing(pair));
            sum += weights[pair] * turned;
            if (of.isBrokenBy("shifted"))
                lengths += std::abs(turning);
            turning += turned;
            const bool isForgotten = pair + 1 == manyPairs && of.isBrokenBy("no_last");
            if (!of.isBrokenBy("shifted") && !isForgotten)
                lengths += std::abs(turning);
        }
        sums.push_back(std::max(std::abs(sum), 1e-3));
        scores.push_back(sum.real());
        bounds.push_back(std::max(largest * lengths, 1e-3));
    }
    bound.series.push_back(drawn);
    bound.series.push_back({"sum", PageRole::Result, PageSeries::Form::Line, distances, sums});
    bound.series.push_back({"bound", PageRole::Plain, PageSeries::Form::Line, distances, bounds});
    PageChart score {.title = "score_against_distance", .x = {"distance", 0, decayReach}};
    score.y = axisAround("score", scores, -1, 1);
    score.series.push_back({"score", PageRole::Result, PageSeries::Form::Line, distances, scores});
    if (of.handles.weightAngles == WeightAngles::LooksBack)
        score.rules.push_back({.part = "looks_back",
            .role = PageRole::Agrees,
            .at = static_cast<double>(of.handles.looksBack),
            .hasNumber = true,
            .drag = of.number(PageDrag::Way::Across, "derivation.looks_back", 10)});
    return {bound, score, sizes};
}

} // namespace lab
