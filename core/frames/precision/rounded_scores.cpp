#include "core/frames/precision/rounded_scores.h"

#include "core/math/constants.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

constexpr double doubleUnit = 0x1p-53;

/// NaN if one is not finite.
double largestOf(const PairArray& errors)
{
    if (errors.size() == 0)
        return 0;
    return errors.allFinite() ? errors.abs().maxCoeff() : noNumber;
}

/// Half the spacing of the format at `size`, a bound on the rounding error of any smaller number.
double roundingLimit(NumberFormat format, double size)
{
    return size < largestFinite(format) ? spacing(format, size) / 2 : infinity;
}

double positionLimit(NumberFormat format, std::int64_t last)
{
    const bool isHeld = last <= std::int64_t {1} << significantBits(format);
    return isHeld ? 0 : roundingLimit(format, static_cast<double>(last));
}

/// A bound on |rounded − true| for the angle of each pair from 0 to position `last`.
PairArray angleLimits(const RoundedScores& scores, std::int64_t last)
{
    const RoundedRope& rope = scores.rope;
    const PairArray& rounded = scores.rotation.frequencies();
    const PairArray frequencies = rope.frequencies.head(rope.pairs());
    const double position = positionLimit(rope.formats.position, last);
    if (!std::isfinite(position))
        return PairArray::Constant(rope.pairs(), infinity);
    const auto far = static_cast<double>(last);
    const PairArray largest = (far + position) * rounded;
    const PairArray ofAngle = largest.unaryExpr(
        [format = rope.formats.angle](double size) { return roundingLimit(format, size); });
    // The true frequency is not a double, and the errors are themselves computed in double.
    const PairArray noise = 4 * doubleUnit * (largest + far * frequencies);
    return position * rounded + far * (rounded - frequencies).abs() + ofAngle + noise;
}

double largestAngleLimit(const RoundedScores& scores, std::int64_t last)
{
    return scores.rope.pairs() == 0 ? 0 : angleLimits(scores, last).maxCoeff();
}

double waveLimit(NumberFormat format)
{
    constexpr double evaluation = 1e-15;
    return spacing(format, 0.75) / 2 + evaluation;
}

/// The error that all roundings after the angle add to a rotated vector of length 1.
double roundingsLimit(const RotationFormats& formats)
{
    const auto relative = [](NumberFormat format) {
        return std::ldexp(1.0, -significantBits(format));
    };
    constexpr double ofRoundedParts = 1.05; ///< one rounding increases the error of the next
    const double roundings = 2 * waveLimit(formats.wave) + 2 * relative(formats.product)
        + 2 * relative(formats.sum) + 4 * spacing(formats.product, 0) + 4 * spacing(formats.sum, 0);
    return ofRoundedParts * roundings;
}

/// A bound, as a length, on the error of each pair of a vector of length 1 rotated to a position up
/// to `last`.
PairArray turnedLimits(const RoundedScores& scores, std::int64_t last)
{
    const PairArray angles = angleLimits(scores, last);
    const double roundings = roundingsLimit(scores.rope.formats);
    PairArray limits(angles.size());
    for (int pair = 0; pair < scores.rope.pairs(); ++pair) {
        // In mismatched layouts the columns of a pair have different angles.
        const double angle = std::max(angles[scores.rotation.turningOfFirst(pair)],
            angles[scores.rotation.turningOfSecond(pair)]);
        limits[pair] = std::sqrt(2.0) * std::min(2.0, angle) + roundings;
    }
    return limits;
}

/// A bound on the norm of each pair of a rotated vector of length 1. If its columns have different
/// angles α and β, both x·cos α − y·sin α and x·sin β + y·cos β can be 1.
PairArray turnedLengths(const RoundedScores& scores)
{
    PairArray lengths(scores.rope.pairs());
    for (int pair = 0; pair < scores.rope.pairs(); ++pair)
        lengths[pair] =
            scores.rotation.turningOfFirst(pair) == scores.rotation.turningOfSecond(pair)
            ? 1
            : std::sqrt(2.0);
    return lengths;
}

double scoreLimit(const RoundedScores& scores, std::int64_t last)
{
    const RotationFormats& formats = scores.rope.formats;
    const PairArray& ofQuery = scores.queryLengths;
    const PairArray& ofKey = scores.keyLengths;
    const double longest = 2 * std::max(largestOf(ofQuery), largestOf(ofKey));
    if (longest > largestFinite(formats.product) || longest > largestFinite(formats.sum))
        return infinity;
    const PairArray query = turnedLimits(scores, last);
    const PairArray key = turnedLimits(scores, std::max(last - scores.distance, {}));
    const PairArray products = ofQuery * ofKey;
    constexpr double sums = 1e-13; ///< of the scores themselves, in double
    const PairArray linear = turnedLengths(scores) * (query + key);
    return (products * (linear + query * key)).sum() + sums * (1 + products.sum());
}

/// Differences of doubles exclude all but the pairs that may be the worst; only these are computed
/// exactly.
double largestAngleError(const RoundedScores& scores, std::int64_t position)
{
    const RoundedRope& rope = scores.rope;
    const PairArray rounded = scores.rotation.angles(position);
    const PairArray plain = static_cast<double>(position) * rope.frequencies.head(rope.pairs());
    const PairArray nearly = (rounded - plain).abs();
    const PairArray noise = 8 * doubleUnit * (rounded.abs() + plain.abs());
    if (nearly.size() == 0 || !nearly.allFinite())
        return largestOf(nearly);
    const double reached = (nearly - noise).maxCoeff();
    double largest = 0;
    for (int pair = 0; pair < rope.pairs(); ++pair)
        if (nearly[pair] + noise[pair] >= reached)
            largest = std::max(largest, std::abs(rope.angleError(pair, position, rounded[pair])));
    return largest;
}

double largestCosineError(
    const RoundedScores& scores, std::int64_t position, const std::vector<double>& truth)
{
    const Eigen::Map<const Eigen::ArrayXd> cosines(truth.data(), scores.rope.pairs());
    return largestOf(scores.rotation.cosines(position) - cosines);
}

} // namespace

double finiteOrNone(double number)
{
    return std::isfinite(number) ? number : noNumber;
}

std::vector<double> trueNumbers(const RoundedScores& scores, std::int64_t position)
{
    if (scores.error == PrecisionError::Angle)
        return {};
    if (scores.error == PrecisionError::Score)
        return {scores.isBeforeStart(position) ? noNumber : scores.trueScore(position)};
    std::vector<double> cosines;
    for (int pair = 0; pair < scores.rope.pairs(); ++pair)
        cosines.push_back(scores.rope.trueCosine(pair, position));
    return cosines;
}

double errorAt(const RoundedScores& scores, std::int64_t position, const std::vector<double>& truth)
{
    const bool isScore = scores.error == PrecisionError::Score;
    if (!scores.rotation.holds(position) || (isScore && scores.isBeforeStart(position)))
        return noNumber;
    if (isScore)
        return finiteOrNone(std::abs(scores.score(position) - truth.front()));
    return scores.error == PrecisionError::Angle ? largestAngleError(scores, position)
                                                 : largestCosineError(scores, position, truth);
}

double limitAt(const RoundedScores& scores, std::int64_t last)
{
    if (scores.error == PrecisionError::Score)
        return scoreLimit(scores, last);
    const double angle = largestAngleLimit(scores, last);
    if (scores.error == PrecisionError::Angle || scores.rope.pairs() == 0)
        return angle;
    return std::min(2.0, angle + waveLimit(scores.rope.formats.wave));
}

} // namespace lab
