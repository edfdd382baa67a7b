#include "core/frames/precision/precision_frames.h"
#include "core/frames/reading_numbers.h"
#include "core/frames/rotations/rounded_rope.h"
#include "core/state/rotation_vectors.h"

#include <algorithm>

namespace lab {

namespace {

using Form = ReadingNumber::Form;

/// The angle or cosine of the pair with the largest error.
Reading pairReading(const LabState& state, Focus focus, std::int64_t position)
{
    const RoundedRope rope(state);
    const int pair = std::max(0, worstPair(state, position));
    focus.position = position;
    focus.pair = pair;
    if (rope.pairs() == 0)
        return {"", {}, Reading::Subject::Nothing, focus};
    const RoundedAngle angle = rope.angle(pair, position);
    if (state.precision.error == PrecisionError::Angle)
        return {"reading.precision.angle",
            {whole("i", pair), significant("rounded_p", angle.position, 8),
                significant("rounded_theta", angle.frequency), whole("p", position),
                significant("theta", rope.frequencies[pair]),
                significant("e", rope.angleError(pair, position))},
            Reading::Subject::RoundedAngle, focus};
    return {"reading.precision.cosine",
        {whole("i", pair), significant("rounded_p", angle.position, 8),
            significant("rounded_theta", angle.frequency), whole("p", position),
            significant("theta", rope.frequencies[pair]),
            significant("rounded_cosine", angle.cosine),
            significant("cosine", sinCos(position * rope.perPosition(pair)).cos),
            significant("e", rope.cosineError(pair, position))},
        Reading::Subject::RoundedCosine, focus};
}

} // namespace

Reading precisionReading(const LabState& state, const Focus& pointed)
{
    Focus focus = pointed;
    const ScorePositions start = startPositions(state.position);
    const bool isDrift = focus.picture == Picture::PrecisionDrift;
    const bool isScore = isDrift || state.precision.error == PrecisionError::Score;
    std::int64_t position = focus.position.value_or(state.position.query);
    if (!isScore)
        return pairReading(state, focus, position);

    position = std::max(position, start.query);
    const RotationFormats& formats = state.schemes.rotationFormats;
    const RoundedRope rope(state);
    const auto stretched = [&rope](Eigen::ArrayXd vector) {
        vector.head(rope.rotary.rotatedWidth) *= rope.turning.stretch;
        return vector;
    };
    const auto score = [&](ScorePositions places) {
        return roundedScore(rope.rotary, formats, rope.computed,
            stretched(queryVector(state.rotations)), stretched(keyVector(state.rotations)), places);
    };
    const ScorePositions places {position, position - start.query + start.key};
    focus.position = position;
    focus.query = places.query;
    focus.key = places.key;
    const double now = score(places);
    const ReadingNumber rounded {"rounded_s", now, Form::Decimals, 4};
    if (isDrift)
        return {"reading.precision.drift",
            {whole("m", places.query), whole("n", places.key), whole("m_start", start.query),
                whole("n_start", start.key), rounded, {"s", score(start), Form::Decimals, 4},
                significant("e", now - score(start))},
            Reading::Subject::Drift, focus};
    const double truth = (rotated(rope.rotary, rope.turning, queryVector(state.rotations), position)
        * rotated(rope.rotary, rope.turning, keyVector(state.rotations), places.key))
                             .sum();
    return {"reading.precision.score",
        {whole("m", places.query), whole("n", places.key), rounded, {"s", truth, Form::Decimals, 4},
            significant("e", now - truth)},
        Reading::Subject::RoundedScore, focus};
}

} // namespace lab
