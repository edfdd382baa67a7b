#include "core/state/rows/parameter_rows.h"

#include <utility>

namespace lab {

namespace {

LabState withLengths(LabState state, ContextLengths lengths)
{
    state.position.trainingLength = lengths.training;
    state.position.targetLength = lengths.target;
    state.rotations.scaling = extended(std::move(state.rotations.scaling), lengths);
    return state;
}

const std::array rowsOfContext = {
    Parameter {.key = "context.training_length",
        .symbol = "L",
        .label = LAB_WORDS("parameters", "Training length"),
        .meaning = LAB_WORDS("parameters",
            "Number of positions the model was trained on. The methods' original length and "
            "scaling factor follow it."),
        .unit = LAB_WORDS("parameters", "positions"),
        .kind = ParameterKind::Integer,
        .scale = ParameterScale::Logarithmic,
        .derived = true,
        .range = fixedRange<1.0, static_cast<double>(lastPosition)>,
        .read = [](const LabState& s) { return Value(contextLengths(s).training); },
        .with =
            [](LabState s, const Value& v) {
                const ContextLengths present = contextLengths(s);
                return integer(v) == present.training
                    ? s
                    : withLengths(std::move(s), {integer(v), present.target});
            }},
    Parameter {.key = "context.target_length",
        .symbol = "L_target",
        .label = LAB_WORDS("parameters", "Target length"),
        .meaning = LAB_WORDS("parameters",
            "Number of positions you need. The methods' current length and scaling factor follow "
            "it."),
        .unit = LAB_WORDS("parameters", "positions"),
        .kind = ParameterKind::Integer,
        .scale = ParameterScale::Logarithmic,
        .derived = true,
        .range = fixedRange<1.0, static_cast<double>(lastPosition)>,
        .read = [](const LabState& s) { return Value(contextLengths(s).target); },
        .with =
            [](LabState s, const Value& v) {
                const ContextLengths present = contextLengths(s);
                return integer(v) == present.target
                    ? s
                    : withLengths(std::move(s), {present.training, integer(v)});
            }},
};

} // namespace

std::span<const Parameter> contextRows()
{
    return rowsOfContext;
}

} // namespace lab
