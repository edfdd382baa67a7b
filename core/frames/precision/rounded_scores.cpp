#include "core/frames/precision/rounded_scores.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double doubleUnit = 0x1p-53;

/// Half the distance between the format's numbers at `size`, which no rounding of a smaller number
/// exceeds.
double roundingLimit(NumberFormat format, double size)
{
    return size < largestFinite(format) ? spacing(format, size) / 2 : infinity;
}

double positionLimit(NumberFormat format, std::int64_t last)
{
    const bool isHeld = last <= std::int64_t {1} << significantBits(format);
    return isHeld ? 0 : roundingLimit(format, static_cast<double>(last));
}

/// Of |rounded − true| angle of a pair from 0 to position `last`.
double angleLimit(const RoundedRope& rope, int pair, std::int64_t last)
{
    const double frequency = rope.frequencies[pair];
    const double position = positionLimit(rope.formats.position, last);
    if (!std::isfinite(position))
        return infinity;
    const double rounded = lab::rounded(rope.formats.frequency, frequency);
    const auto far = static_cast<double>(last);
    const double largest = (far + position) * rounded;
    // The true frequency is no double, and the errors are themselves computed in double.
    const double noise = 4 * doubleUnit * (largest + far * frequency);
    return position * rounded + far * std::abs(rounded - frequency)
        + roundingLimit(rope.formats.angle, largest) + noise;
}

double waveLimit(NumberFormat format)
{
    constexpr double evaluation = 1e-15;
    return spacing(format, 0.75) / 2 + evaluation;
}

double cosineLimit(const RoundedRope& rope, int pair, std::int64_t last)
{
    return std::min(2.0, angleLimit(rope, pair, last) + waveLimit(rope.formats.wave));
}

/// How far a turned vector of length 1 may be from the true one, as a length.
double turnedLimit(const RoundedRope& rope, double angle)
{
    const RotationFormats& formats = rope.formats;
    const auto relative = [](NumberFormat format) {
        return std::ldexp(1.0, -significantBits(format));
    };
    constexpr double ofRoundedParts = 1.05; ///< a rounding enlarges what the next one rounds
    const double roundings = 2 * waveLimit(formats.wave) + 2 * relative(formats.product)
        + 2 * relative(formats.sum) + 4 * spacing(formats.product, 0) + 4 * spacing(formats.sum, 0);
    // In the wrong mix the columns of a pair turn by different angles.
    const double turn = std::sqrt(2.0) * std::min(2.0, angle);
    return turn + ofRoundedParts * roundings;
}

double scoreLimit(const RoundedScores& scores, std::int64_t last)
{
    const RoundedRope& rope = scores.rope;
    double limit = 0;
    double products = 0;
    for (int pair = 0; pair < rope.pairs(); ++pair) {
        const PairColumns columns = pairColumns(rope.rotary, pair);
        const auto length = [columns](const Eigen::ArrayXd& vector) {
            return std::hypot(vector[columns.first], vector[columns.second]);
        };
        const int first = turningPair(rope.rotary, columns.first);
        const int second = turningPair(rope.rotary, columns.second);
        const auto angle = [&](std::int64_t position) {
            const double limitOfFirst = angleLimit(rope, first, position);
            return second == first ? limitOfFirst
                                   : std::max(limitOfFirst, angleLimit(rope, second, position));
        };
        const double query = turnedLimit(rope, angle(last));
        const double key = turnedLimit(rope, angle(std::max(last - scores.distance, {})));
        const double product = length(scores.query) * length(scores.key);
        const double longest = 2 * std::max(length(scores.query), length(scores.key));
        if (longest > largestFinite(rope.formats.product)
            || longest > largestFinite(rope.formats.sum))
            return infinity;
        limit += product * (query + key + query * key);
        products += product;
    }
    constexpr double sums = 1e-13; ///< of the scores themselves, in double
    return limit + sums * (1 + products);
}

} // namespace

double finiteOrNone(double number)
{
    return std::isfinite(number) ? number : none;
}

std::vector<double> trueNumbers(const RoundedScores& scores, std::int64_t position)
{
    if (scores.error == PrecisionError::Angle)
        return {};
    if (scores.error == PrecisionError::Score)
        return {scores.isBeforeStart(position) ? none : scores.trueScore(position)};
    std::vector<double> cosines;
    for (int pair = 0; pair < scores.rope.pairs(); ++pair)
        cosines.push_back(scores.rope.trueCosine(pair, position));
    return cosines;
}

double errorAt(const RoundedScores& scores, std::int64_t position, const std::vector<double>& truth)
{
    if (scores.error == PrecisionError::Score)
        return scores.isBeforeStart(position)
            ? none
            : finiteOrNone(std::abs(scores.score(position) - truth.front()));
    const bool isAngle = scores.error == PrecisionError::Angle;
    double largest = 0;
    for (int pair = 0; pair < scores.rope.pairs(); ++pair) {
        const double error = std::abs(isAngle
                ? scores.rope.angleError(pair, position)
                : scores.rope.cosineError(pair, position, truth[static_cast<std::size_t>(pair)]));
        if (!std::isfinite(error))
            return none;
        largest = std::max(largest, error);
    }
    return largest;
}

double limitAt(const RoundedScores& scores, std::int64_t last)
{
    if (scores.error == PrecisionError::Score)
        return scoreLimit(scores, last);
    double largest = 0;
    for (int pair = 0; pair < scores.rope.pairs(); ++pair)
        largest = std::max(largest,
            scores.error == PrecisionError::Angle ? angleLimit(scores.rope, pair, last)
                                                  : cosineLimit(scores.rope, pair, last));
    return largest;
}

} // namespace lab
