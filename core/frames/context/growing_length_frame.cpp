#include "core/frames/context/growing_length_frame.h"

#include "core/state/present_length.h"
#include "core/state/rotation_vectors.h"

#include <cmath>
#include <limits>

namespace lab {

namespace {

double finiteLength(double number)
{
    return std::isfinite(number) ? number : std::numeric_limits<double>::quiet_NaN();
}

/// The integer lengths at the points of the curve: 1, L₀ and L₀ + 1, 10⁷, and enough between them
/// for a smooth curve over seven decades.
std::vector<std::int64_t> curveLengths(std::int64_t originalLength, bool isSmooth)
{
    constexpr double pointsPerOctave = 12;
    std::vector<std::int64_t> lengths {1, std::min(originalLength, lastPosition)};
    if (originalLength >= lastPosition)
        return lengths;
    lengths.push_back(originalLength + 1);
    for (int point = 1; isSmooth; ++point) {
        const auto length = static_cast<std::int64_t>(
            std::llround(static_cast<double>(originalLength) * std::exp2(point / pointsPerOctave)));
        if (length >= lastPosition)
            break;
        if (length > lengths.back())
            lengths.push_back(length);
    }
    lengths.push_back(lastPosition);
    return lengths;
}

} // namespace

GrowingLengthFrame growingLengthFrame(const LabState& state)
{
    const Rotary encoding = rotary(state.rotations);
    RotaryScaling scaling = state.rotations.scaling;
    scaling.currentLength = presentLength(state);
    GrowingLengthFrame frame;
    frame.method = scaling.method;
    frame.growsWithLength = dependsOnLength(scaling.method);
    frame.pairs = encoding.rotatedWidth / 2;
    frame.allPairs = state.rotations.width / 2;
    frame.key = state.position.key;
    frame.selectedPair = state.rotations.pair;
    frame.length = scaling.currentLength;
    frame.originalLength = scaling.originalLength;
    frame.plainBase = encoding.base;
    frame.base = scaledBase(encoding, scaling);
    frame.fit = cacheFit(encoding, scaling, frame.selectedPair);
    if (frame.pairs == 0)
        return frame;

    const PairSlowing selected = pairSlowing(encoding, scaling, frame.selectedPair);
    const PairSlowing slowest = pairSlowing(encoding, scaling, frame.pairs - 1);
    for (const std::int64_t length :
        curveLengths(frame.originalLength, scaling.method == ScalingMethod::DynamicNtk))
        frame.curve.push_back(
            {static_cast<double>(length), slowing(selected, length), slowing(slowest, length)});
    for (const ScaledPair& pair : scaledPairs(encoding, scaling))
        if (pair.plainFrequency > 0)
            frame.present.push_back(1 / pair.multiplier);
    if (frame.key < frame.length)
        frame.score = cachedScore(
            encoding, scaling, queryVector(state.rotations), keyVector(state.rotations), frame.key);
    return frame;
}

NumberTable growingLengthTable(const GrowingLengthFrame& frame)
{
    NumberTable table {{"length", "factor_of_selected_pair", "factor_of_slowest_pair"}, {}};
    for (const GrowingLengthFrame::Point& point : frame.curve)
        table.rows.push_back(
            {point.length, finiteLength(point.selected), finiteLength(point.slowest)});
    return table;
}

} // namespace lab
