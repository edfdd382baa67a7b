#include "core/lessons/curve_grading.h"

#include "core/math/rank_correlation.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

constexpr double sameShape = 0.6; ///< rank correlation above which two curves have the same shape
constexpr double minPeak = 0.7; ///< of the true height
constexpr double maxBeside = 0.9; ///< of the maximum
constexpr double levelTop = 0.02; ///< of the vertical axis: counts as equal to the maximum
constexpr double nearTop = 0.05; ///< of the vertical axis: a hand may have drawn this peak highest
constexpr double minRise = 0.04; ///< of the vertical axis: less counts as flat
constexpr double besidePeak = 0.05; ///< of the horizontal axis
constexpr double ofHand = 0.005; ///< of the vertical axis: precision of a hand

using Places = std::vector<bool>;

// Values beyond the axis cannot be drawn and count as its end.
std::vector<double> withinAxis(const QuestionCurves& known, std::vector<double> curve)
{
    for (double& value : curve)
        value = std::clamp(value, known.lowest, known.highest);
    return curve;
}

// Above the lower end of the axis.
std::vector<double> heightsOf(const QuestionCurves& known, const std::vector<double>& curve)
{
    std::vector<double> heights = withinAxis(known, curve);
    for (double& height : heights)
        height -= known.lowest;
    return heights;
}

CurveFit fitOf(
    const QuestionCurves& known, const std::vector<double>& drawn, const std::vector<double>& curve)
{
    const std::vector<double> inside = withinAxis(known, curve);
    return {rankCorrelation(drawn, inside, known.tolerance / 2), rootMeanSquare(drawn, inside)};
}

std::size_t highestPlace(const std::vector<double>& curve)
{
    return static_cast<std::size_t>(std::ranges::max_element(curve) - curve.begin());
}

bool isAsHighAsThePeak(const QuestionCurves& known, const std::vector<double>& curve)
{
    return std::ranges::max(heightsOf(known, curve))
        >= minPeak * std::ranges::max(heightsOf(known, known.answer));
}

Places placesFrom(const std::vector<double>& heights, double least)
{
    Places places;
    for (const double height : heights)
        places.push_back(height >= least);
    return places;
}

// Places from which the curve rises to neither side, flat parts included. A shoulder is no peak,
// because the curve rises behind its flat part.
Places peaksFrom(const std::vector<double>& heights, double least)
{
    Places places = placesFrom(heights, least);
    const auto rises = [&](std::size_t from, std::size_t to) {
        return heights[to] > heights[from];
    };
    for (std::size_t k = 1; k < heights.size(); ++k)
        if (rises(k, k - 1) || (!rises(k - 1, k) && !places[k - 1]))
            places[k] = false;
    for (std::size_t k = heights.size(); k-- > 1;)
        if (rises(k - 1, k) || (!rises(k, k - 1) && !places[k]))
            places[k - 1] = false;
    return places;
}

// Where the true curve is this high, a drawing that is a little too high still counts as right.
double minHigh(const QuestionCurves& known, double peak)
{
    return maxBeside * peak - levelTop * (known.highest - known.lowest);
}

Places either(Places places, const Places& others)
{
    for (std::size_t k = 0; k < places.size(); ++k)
        places[k] = places[k] || others[k];
    return places;
}

// Places and their neighborhoods.
Places widened(const QuestionCurves& known, const Places& places)
{
    const double beside = besidePeak * (known.x.back() - known.x.front());
    Places wide(places.size(), false);
    for (std::size_t k = 0; k < places.size(); ++k)
        for (std::size_t j = 0; j < places.size(); ++j)
            if (places[j] && std::abs(known.x[k] - known.x[j]) <= beside)
                wide[k] = true;
    return wide;
}

// The runs of adjacent places, one by one.
std::vector<Places> runsOf(const Places& places)
{
    std::vector<Places> runs;
    for (std::size_t k = 0; k < places.size(); ++k) {
        if (!places[k])
            continue;
        if (k == 0 || !places[k - 1])
            runs.emplace_back(places.size(), false);
        runs.back()[k] = true;
    }
    return runs;
}

bool meet(const Places& left, const Places& right)
{
    for (std::size_t k = 0; k < left.size(); ++k)
        if (left[k] && right[k])
            return true;
    return false;
}

// Highest where the true curve is, at each of its peaks, and nowhere else as high.
bool peaksWithTruth(const QuestionCurves& known, const std::vector<double>& curve)
{
    const std::vector<double> drawn = heightsOf(known, curve);
    const std::vector<double> truth = heightsOf(known, known.answer);
    const double highest = std::ranges::max(drawn);
    const double peak = std::ranges::max(truth);
    const double axis = known.highest - known.lowest;
    const Places tops = placesFrom(truth, peak - levelTop * axis);
    const Places mayBeHighest = either(tops, peaksFrom(truth, peak - nearTop * axis));
    const Places high = placesFrom(drawn, maxBeside * highest);
    const Places mayBeHigh = widened(known, placesFrom(truth, minHigh(known, peak)));
    for (std::size_t k = 0; k < drawn.size(); ++k)
        if (drawn[k] > maxBeside * highest && !mayBeHigh[k])
            return false;
    return widened(known, mayBeHighest)[highestPlace(drawn)]
        && std::ranges::all_of(
            runsOf(tops), [&](const Places& run) { return meet(widened(known, run), high); });
}

// Where the true curve is nowhere much lower than its peak, no drawn value is too high; the drawing
// must then rise and fall with it, at least half as far.
bool risesWithTruth(const QuestionCurves& known, const std::vector<double>& curve)
{
    const std::vector<double> truth = heightsOf(known, known.answer);
    const auto [lowest, highest] = std::ranges::minmax(truth);
    const double rise = highest - lowest;
    return lowest < minHigh(known, highest) || rise <= minRise * (known.highest - known.lowest)
        || rankCorrelation(heightsOf(known, curve), truth, rise / 2) >= sameShape;
}

// Whether a drawing may express a misconception. One with a peak as high as the true one does not
// match a misconception without a peak there.
bool canBeMisconception(
    const QuestionCurves& known, const std::vector<double>& drawn, const std::vector<double>& wrong)
{
    if (!known.asksPeak || !isAsHighAsThePeak(known, drawn))
        return true;
    const double from = known.x[highestPlace(drawn)] - known.x[highestPlace(wrong)];
    return isAsHighAsThePeak(known, wrong)
        && std::abs(from) <= besidePeak * (known.x.back() - known.x.front());
}

} // namespace

bool isRight(const QuestionCurves& known, const std::vector<double>& drawn)
{
    const CurveFit fit = fitOf(known, drawn, known.answer);
    const std::vector<double> heights = heightsOf(known, known.answer);
    const auto [lowest, highest] = std::ranges::minmax(heights);
    if (known.asksPeak)
        return isAsHighAsThePeak(known, drawn) && peaksWithTruth(known, drawn)
            && risesWithTruth(known, drawn) && fit.rootMeanSquare <= highest / 2;
    const bool hasShape = highest - lowest > known.tolerance;
    return fit.rootMeanSquare <= known.tolerance && (!hasShape || fit.rankCorrelation >= sameShape);
}

Graded gradedCurve(const QuestionCurves& known, const std::vector<double>& drawn)
{
    Graded result {.model = {}, .fit = fitOf(known, drawn, known.answer)};
    std::vector<double> off;
    for (const auto& wrong : known.wrong)
        off.push_back(canBeMisconception(known, drawn, wrong)
                ? fitOf(known, drawn, wrong).rootMeanSquare
                : HUGE_VAL);
    const auto nearest = std::ranges::min_element(off);
    if (isRight(known, drawn)) {
        result.grade = Grade::Right;
    } else if (nearest != off.end() && *nearest <= known.tolerance) {
        result.grade = Grade::KnownWrong;
        result.model = static_cast<std::size_t>(nearest - off.begin());
    } else if (result.fit->rankCorrelation >= sameShape) {
        result.grade = Grade::Near;
    }
    return result;
}

std::vector<double> drawnByHand(const QuestionCurves& known)
{
    const double off = ofHand * (known.highest - known.lowest);
    std::vector<double> drawn = withinAxis(known, known.answer);
    for (std::size_t k = 0; k < drawn.size(); ++k)
        drawn[k] += k % 2 == 0 ? off : -off;
    return withinAxis(known, std::move(drawn));
}

} // namespace lab
