#include "core/derivation/page_keys.h"
#include "core/frames/derivation/page_frame.h"
#include "core/frames/reading.h"
#include "core/frames/reading_numbers.h"

#include <cmath>
#include <numbers>

namespace lab {

namespace {

using Subject = Reading::Subject;

constexpr int pageOfLine = static_cast<int>(PageKey::Line);
constexpr int pageOfTurn = static_cast<int>(PageKey::Turn); ///< before it, f is not defined
constexpr int pageOfScore = static_cast<int>(PageKey::Pair);
constexpr double degrees = 180 / std::numbers::pi;

std::string ofToken(const char* formula, bool isQuery)
{
    return std::string("reading.derivation.") + formula + (isQuery ? "_query" : "_key");
}

Reading vectorReading(Complex vector, bool isQuery, const Focus& focus)
{
    return {ofToken("vector", isQuery),
        {significant("x", vector.real()), significant("y", vector.imag()),
            decimals("r", std::abs(vector)), decimals("a", degrees * std::arg(vector), 2)},
        Subject::OwnVector, focus};
}

Reading turnReading(const DerivationInputs& inputs, bool isQuery, const Focus& focus)
{
    const std::int64_t position = isQuery ? inputs.queryPosition : inputs.keyPosition;
    const double angle = static_cast<double>(position) * inputs.turn;
    return {ofToken("turn", isQuery),
        {whole("p", position), significant("theta", inputs.turn), decimals("a", angle),
            decimals("d", degrees * angle, 2)},
        Subject::OwnTurn, focus};
}

Reading turnLeft(const DerivationInputs& inputs, const Focus& focus)
{
    const std::int64_t distance = inputs.queryPosition - inputs.keyPosition;
    const double angle = static_cast<double>(distance) * inputs.turn;
    return {"reading.derivation.turn_left",
        {whole("m", inputs.queryPosition), whole("n", inputs.keyPosition),
            significant("theta", inputs.turn), decimals("a", angle),
            decimals("d", degrees * angle, 2)},
        Subject::TurnLeft, focus};
}

Reading angleReading(const LabState& state, const Focus& focus, std::int64_t position)
{
    const Derivation& own = state.derivation;
    const auto found = own.bends.find(position);
    const double bend = found == own.bends.end() ? 0 : found->second;
    const double angle = static_cast<double>(position) * own.turn + bend;
    return {"reading.derivation.phi",
        {whole("p", position), significant("theta", own.turn), decimals("bend", bend, 2),
            decimals("a", angle), decimals("d", degrees * angle, 2)},
        Subject::StepAngle, focus};
}

Reading scoreReading(const DerivationInputs& inputs, const Focus& focus)
{
    const std::int64_t distance = inputs.queryPosition - inputs.keyPosition;
    const double between = std::arg(inputs.query) - std::arg(inputs.key);
    const double score = std::abs(inputs.query) * std::abs(inputs.key)
        * std::cos(static_cast<double>(distance) * inputs.turn + between);
    return {"reading.derivation.score",
        {significant("q", std::abs(inputs.query)), significant("k", std::abs(inputs.key)),
            whole("m", inputs.queryPosition), whole("n", inputs.keyPosition),
            significant("theta", inputs.turn), decimals("alpha", between, 3), decimals("s", score)},
        Subject::PairScore, focus};
}

} // namespace

// Before a page is answered, and before a position is known to be a rotation, it is only about q
// and k.
Reading derivationReading(const LabState& state, const Focus& focus)
{
    const DerivationInputs inputs = derivationInputs(state);
    const Derivation& own = state.derivation;
    const std::string& symbol = focus.symbol;
    const bool isAnswered = own.isAnswered(own.page);
    const bool isOfAngle = focus.position || symbol == "phi";
    if (isAnswered && own.page >= pageOfLine && isOfAngle)
        return angleReading(state, focus, focus.position.value_or(state.position.query));
    if (symbol == "k")
        return vectorReading(inputs.key, false, focus);
    if (symbol == "q" || !isAnswered || own.page < pageOfTurn)
        return vectorReading(inputs.query, true, focus);
    if (symbol == "m" || symbol == "T")
        return turnReading(inputs, true, focus);
    if (symbol == "n")
        return turnReading(inputs, false, focus);
    const bool isOfScore = symbol == "s" || focus.picture == Picture::DerivationCheck;
    if (isOfScore && own.page >= pageOfScore)
        return scoreReading(inputs, focus);
    return turnLeft(inputs, focus);
}

} // namespace lab
