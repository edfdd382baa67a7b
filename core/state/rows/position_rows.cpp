#include "core/state/choices.h"
#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<BenchId, 11> benches = {
    {{{"order", LAB_WORDS("parameters", "Order")}, {"waves", LAB_WORDS("parameters", "Waves")},
        {"rotations", LAB_WORDS("parameters", "Rotations")},
        {"derivation", LAB_WORDS("parameters", "Derivation")},
        {"biases", LAB_WORDS("parameters", "Biases")},
        {"relative", LAB_WORDS("parameters", "Relative")},
        {"grids", LAB_WORDS("parameters", "Grids")}, {"base", LAB_WORDS("parameters", "Base")},
        {"precision", LAB_WORDS("parameters", "Precision")},
        {"experiment", LAB_WORDS("parameters", "Experiment")},
        {"compare", LAB_WORDS("parameters", "Compare")}}},
    {BenchId::Order, BenchId::Waves, BenchId::Rotations, BenchId::Derivation, BenchId::Biases,
        BenchId::Relative, BenchId::Grids, BenchId::Context, BenchId::Precision,
        BenchId::Experiment, BenchId::Compare}};

Range positionRange(const LabState&)
{
    return {0, static_cast<double>(lastPosition)};
}

LabState withPositions(LabState state, std::int64_t query, std::int64_t key)
{
    state.position.query = std::clamp<std::int64_t>(query, 0, lastPosition);
    state.position.key = std::clamp<std::int64_t>(key, 0, lastPosition);
    return state;
}

// If locked, both move as far as the ruler allows both.
LabState withBothMoved(LabState state, std::int64_t by)
{
    const std::int64_t query = state.position.query;
    const std::int64_t key = state.position.key;
    const std::int64_t down = -std::min(query, key);
    const std::int64_t up = lastPosition - std::max(query, key);
    const std::int64_t step = std::clamp(by, down, up);
    return withPositions(std::move(state), query + step, key + step);
}

LabState withQuery(LabState state, const Value& value)
{
    const Positions position = state.position;
    if (position.distanceLocked)
        return withBothMoved(std::move(state), integer(value) - position.query);
    return withPositions(std::move(state), integer(value), position.key);
}

LabState withKey(LabState state, const Value& value)
{
    const Positions position = state.position;
    if (position.distanceLocked)
        return withBothMoved(std::move(state), integer(value) - position.key);
    return withPositions(std::move(state), position.query, integer(value));
}

const std::array rowsOfPosition = {
    choiceRow<benches, &LabState::bench>({.key = "bench",
        .label = LAB_WORDS("parameters", "Bench"),
        .meaning = LAB_WORDS("parameters", "The bench shown in the window.")}),
    Parameter {.key = "position.query",
        .symbol = "m",
        .label = LAB_WORDS("parameters", "Query position"),
        .meaning = LAB_WORDS("parameters", "Position of the query token."),
        .unit = LAB_WORDS("parameters", "positions"),
        .kind = ParameterKind::Integer,
        .range = positionRange,
        .read = [](const LabState& s) { return Value(s.position.query); },
        .with = withQuery},
    Parameter {.key = "position.key",
        .symbol = "n",
        .label = LAB_WORDS("parameters", "Key position"),
        .meaning = LAB_WORDS("parameters", "Position of the key token."),
        .unit = LAB_WORDS("parameters", "positions"),
        .kind = ParameterKind::Integer,
        .range = positionRange,
        .read = [](const LabState& s) { return Value(s.position.key); },
        .with = withKey},
    flagRow<&LabState::position, &Positions::distanceLocked>({.key = "position.lock",
        .label = LAB_WORDS("parameters", "Lock distance"),
        .meaning = LAB_WORDS("parameters",
            "Moving one position also moves the other, so the distance stays the same.")}),
    integerRow<&LabState::position, &Positions::shown>({.key = "position.shown",
        .label = LAB_WORDS("parameters", "Positions shown"),
        .meaning =
            LAB_WORDS("parameters", "Number of positions shown in the pictures and on the ruler."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<8.0, static_cast<double>(lastPosition)>}),
    integerRow<&LabState::position, &Positions::first>({.key = "position.first",
        .label = LAB_WORDS("parameters", "First position shown"),
        .meaning =
            LAB_WORDS("parameters", "The position at the left end of the pictures and the ruler."),
        .unit = LAB_WORDS("parameters", "positions"),
        .range =
            [](const LabState& s) {
                return Range {0, static_cast<double>(lastPosition + 1 - s.position.shown)};
            }}),
    Parameter {.key = "position.shift",
        .symbol = "t",
        .label = LAB_WORDS("parameters", "Shift"),
        .meaning = LAB_WORDS("parameters",
            "How far the key is after the query: p + t compared with p. The distance m − n is the "
            "same number with the opposite sign."),
        .unit = LAB_WORDS("parameters", "positions"),
        .kind = ParameterKind::Integer,
        .derived = true,
        .range =
            [](const LabState& s) {
                return Range {-static_cast<double>(s.position.query),
                    static_cast<double>(lastPosition - s.position.query)};
            },
        .read = [](const LabState& s) { return Value(s.position.key - s.position.query); },
        .with =
            [](LabState s, const Value& v) {
                const std::int64_t query = s.position.query;
                return withPositions(std::move(s), query, query + integer(v));
            }},
    integerRow<&LabState::position, &Positions::trainingLength>({.key = "position.training_length",
        .symbol = "L",
        .label = LAB_WORDS("parameters", "Training length"),
        .meaning = LAB_WORDS(
            "parameters", "Number of positions the model was trained on; 0 shows no mark."),
        .unit = LAB_WORDS("parameters", "positions"),
        .range = positionRange}),
    integerRow<&LabState::position, &Positions::targetLength>({.key = "position.target_length",
        .symbol = "L_target",
        .label = LAB_WORDS("parameters", "Target length"),
        .meaning = LAB_WORDS("parameters",
            "Number of positions you need; 0 shows no mark. Base then uses the training length "
            "times the scaling factor, or with p-RoPE the training length."),
        .unit = LAB_WORDS("parameters", "positions"),
        .range = positionRange}),
    flagRow<&LabState::position, &Positions::wordsShown>({.key = "position.words",
        .label = LAB_WORDS("parameters", "Words on the ruler"),
        .meaning = LAB_WORDS("parameters",
            "Shows the tokens of Order's sentence under the ruler, starting at position 0, if "
            "there is space for all of them.")}),
};

} // namespace

const Choice& choiceOf(BenchId bench)
{
    return choiceOf(benches, bench);
}

std::span<const Parameter> positionRows()
{
    return rowsOfPosition;
}

} // namespace lab
