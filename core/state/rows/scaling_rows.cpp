#include "core/state/choices.h"
#include "core/state/rows/member_rows.h"
#include "core/state/rows/scaling_choices.h"

#include <optional>

namespace lab {

namespace {

constexpr auto bench = &LabState::rotations;
constexpr auto scalingScheme = &Rotations::scaling;

constexpr ChoiceNames<RampAxis, 2> rampAxes = {
    {{{"pair_index", LAB_WORDS("parameters", "Pair index (code)")},
        {"turns", LAB_WORDS("parameters", "Turns (paper)")}}},
    {RampAxis::PairIndex, RampAxis::Turns}};

constexpr ChoiceNames<RampEnds, 2> rampEnds = {
    {{{"whole_pairs", LAB_WORDS("parameters", "Whole pairs")},
        {"exact", LAB_WORDS("parameters", "Exact")}}},
    {RampEnds::WholePairs, RampEnds::Exact}};

const std::array rowsOfScaling = {
    choiceRow<scalingMethodNames, bench, scalingScheme, &RotaryScaling::method>(
        {.key = "scaling.method",
            .label = LAB_WORDS("parameters", "Length extension"),
            .meaning = LAB_WORDS(
                "parameters", "How RoPE is stretched beyond the length that it was trained for.")}),
    realRow<bench, scalingScheme, &RotaryScaling::factor>({.key = "scaling.factor",
        .symbol = "factor",
        .label = LAB_WORDS("parameters", "Extension factor"),
        .meaning = LAB_WORDS("parameters",
            "How many times as long the texts may become; position interpolation divides every "
            "frequency by it."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 10000.0>}),
    integerRow<bench, scalingScheme, &RotaryScaling::originalLength>({.key =
                                                                          "scaling.original_length",
        .label = LAB_WORDS("parameters", "Original length"),
        .meaning = LAB_WORDS("parameters",
            "The length before the extension, original_max_position_embeddings in model files."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<2.0, static_cast<double>(lastPosition)>}),
    integerRow<bench, scalingScheme, &RotaryScaling::currentLength>({.key =
                                                                         "scaling.current_length",
        .label = LAB_WORDS("parameters", "Current length"),
        .meaning = LAB_WORDS("parameters",
            "The length of the text at hand: dynamic NTK and LongRoPE turn differently beyond the "
            "original length."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, static_cast<double>(lastPosition)>}),
    realRow<bench, scalingScheme, &RotaryScaling::betaFast>({.key = "scaling.beta_fast",
        .label = LAB_WORDS("parameters", "Fast turns"),
        .meaning = LAB_WORDS("parameters",
            "YaRN: a pair that makes at least so many turns within the original length is kept."),
        .unit = LAB_WORDS("parameters", "turns"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::betaSlow>({.key = "scaling.beta_slow",
        .label = LAB_WORDS("parameters", "Slow turns"),
        .meaning = LAB_WORDS("parameters",
            "YaRN: a pair that makes at most so many turns within the original length is divided."),
        .unit = LAB_WORDS("parameters", "turns"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<0.01, 1000.0>}),
    choiceRow<rampAxes, bench, scalingScheme, &RotaryScaling::rampAxis>({.key = "scaling.ramp_axis",
        .label = LAB_WORDS("parameters", "Ramp along"),
        .meaning = LAB_WORDS("parameters",
            "YaRN: what the ramp from kept to divided pairs runs along; released code takes the "
            "pair index, the paper the turns.")}),
    choiceRow<rampEnds, bench, scalingScheme, &RotaryScaling::rampEnds>({.key = "scaling.ramp_ends",
        .label = LAB_WORDS("parameters", "Ramp ends"),
        .meaning = LAB_WORDS("parameters",
            "YaRN along the pair index: rounded outwards to whole pairs, or exact (truncate false "
            "in model files).")}),
    Parameter {.key = "scaling.attention_factor",
        .label = LAB_WORDS("parameters", "Attention factor"),
        .meaning = LAB_WORDS("parameters",
            "YaRN and LongRoPE: multiplies cosines and sines; 0 takes the value of the method."),
        .kind = ParameterKind::Real,
        .step = 0.05,
        .range = fixedRange<0.0, 10.0>,
        .read =
            [](const LabState& s) {
                return Value(s.rotations.scaling.attentionFactor.value_or(0));
            },
        .with =
            [](LabState s, const Value& v) {
                auto& factor = s.rotations.scaling.attentionFactor;
                factor = real(v) > 0 ? std::optional(real(v)) : std::nullopt;
                return s;
            }},
    realRow<bench, scalingScheme, &RotaryScaling::mscale>({.key = "scaling.mscale",
        .label = LAB_WORDS("parameters", "Attention scale"),
        .meaning = LAB_WORDS("parameters",
            "YaRN: mscale in model files, how strongly the vectors grow with the extension "
            "factor."),
        .step = 0.05,
        .range = fixedRange<0.0, 10.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::mscaleAllDim>({.key = "scaling.mscale_all_dim",
        .label = LAB_WORDS("parameters", "Softmax scale"),
        .meaning = LAB_WORDS("parameters",
            "YaRN: mscale_all_dim in model files, the part of it that moves into the softmax scale "
            "(DeepSeek)."),
        .step = 0.05,
        .range = fixedRange<0.0, 10.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::lowFrequencyFactor>(
        {.key = "scaling.low_frequency_factor",
            .label = LAB_WORDS("parameters", "Low-frequency turns"),
            .meaning = LAB_WORDS("parameters",
                "Llama 3: a pair that makes at most so many turns within the original length is "
                "divided."),
            .unit = LAB_WORDS("parameters", "turns"),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::highFrequencyFactor>(
        {.key = "scaling.high_frequency_factor",
            .label = LAB_WORDS("parameters", "High-frequency turns"),
            .meaning = LAB_WORDS("parameters",
                "Llama 3: a pair that makes at least so many turns within the original length is "
                "kept."),
            .unit = LAB_WORDS("parameters", "turns"),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::beta0>({.key = "scaling.beta_0",
        .label = LAB_WORDS("parameters", "Ramp to divided, first turns"),
        .meaning = LAB_WORDS("parameters",
            "NTK-by-parts: the turns where NTK-aware begins to give way to the divided frequency."),
        .unit = LAB_WORDS("parameters", "turns"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::beta1>({.key = "scaling.beta_1",
        .label = LAB_WORDS("parameters", "Ramp to divided, last turns"),
        .meaning =
            LAB_WORDS("parameters", "NTK-by-parts: the turns where NTK-aware has given way."),
        .unit = LAB_WORDS("parameters", "turns"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::gamma0>({.key = "scaling.gamma_0",
        .label = LAB_WORDS("parameters", "Ramp from kept, first turns"),
        .meaning =
            LAB_WORDS("parameters", "NTK-by-parts: the turns where plain RoPE begins to give way."),
        .unit = LAB_WORDS("parameters", "turns"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::gamma1>({.key = "scaling.gamma_1",
        .label = LAB_WORDS("parameters", "Ramp from kept, last turns"),
        .meaning =
            LAB_WORDS("parameters", "NTK-by-parts: the turns where plain RoPE has given way."),
        .unit = LAB_WORDS("parameters", "turns"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::ntkFactor>({.key = "scaling.ntk_factor",
        .label = LAB_WORDS("parameters", "Share of NTK-aware"),
        .meaning = LAB_WORDS("parameters",
            "NTK-by-parts: how much of the NTK-aware frequency goes into the mixture."),
        .step = 0.05,
        .range = fixedRange<0.0, 1.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::extrapolationFactor>(
        {.key = "scaling.extrapolation_factor",
            .label = LAB_WORDS("parameters", "Share of plain RoPE"),
            .meaning = LAB_WORDS("parameters",
                "NTK-by-parts: how much of the plain frequency goes into the mixture."),
            .step = 0.05,
            .range = fixedRange<0.0, 1.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::adjustedBase>({.key = "scaling.adjusted_base",
        .label = LAB_WORDS("parameters", "Adjusted base"),
        .meaning = LAB_WORDS("parameters", "The base that takes the place of the plain one."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>}),
    realRow<bench, scalingScheme, &RotaryScaling::turningShare>({.key = "scaling.turning_share",
        .label = LAB_WORDS("parameters", "Turning share"),
        .meaning = LAB_WORDS(
            "parameters", "p-RoPE: the share of the pairs that turn; the slowest ones rest."),
        .step = 0.05,
        .range = fixedRange<0.0, 1.0>}),
};

} // namespace

const Choice& choiceOf(ScalingMethod method)
{
    return choiceOf(scalingMethodNames, method);
}

std::span<const Parameter> scalingRows()
{
    return rowsOfScaling;
}

} // namespace lab
