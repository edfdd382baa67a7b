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
        {"turns", LAB_WORDS("parameters", "Rotations (paper)")}}},
    {RampAxis::PairIndex, RampAxis::Turns}};

constexpr ChoiceNames<RampEnds, 2> rampEnds = {
    {{{"whole_pairs", LAB_WORDS("parameters", "Whole pairs")},
        {"exact", LAB_WORDS("parameters", "Exact")}}},
    {RampEnds::WholePairs, RampEnds::Exact}};

const std::array rowsOfScaling = {
    choiceRow<scalingMethodNames, bench, scalingScheme, &RotaryScaling::method>(
        {.key = "scaling.method",
            .label = LAB_WORDS("parameters", "Context extension"),
            .meaning =
                LAB_WORDS("parameters", "How RoPE is extended beyond its training length.")}),
    realRow<bench, scalingScheme, &RotaryScaling::factor>({.key = "scaling.factor",
        .symbol = "factor",
        .label = LAB_WORDS("parameters", "Scaling factor"),
        .meaning = LAB_WORDS("parameters",
            "How many times as long texts may become. Position interpolation divides every "
            "frequency by this number."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 10000.0>}),
    integerRow<bench, scalingScheme, &RotaryScaling::originalLength>(
        {.key = "scaling.original_length",
            .label = LAB_WORDS("parameters", "Original length"),
            .meaning = LAB_WORDS("parameters",
                "The length before extension, original_max_position_embeddings in model files."),
            .unit = LAB_WORDS("parameters", "positions"),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<2.0, static_cast<double>(lastPosition)>}),
    integerRow<bench, scalingScheme, &RotaryScaling::currentLength>(
        {.key = "scaling.current_length",
            .label = LAB_WORDS("parameters", "Current length"),
            .meaning = LAB_WORDS("parameters",
                "The length of the current text. Beyond the original length, dynamic NTK and "
                "LongRoPE change their frequencies."),
            .unit = LAB_WORDS("parameters", "positions"),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<1.0, static_cast<double>(lastPosition)>}),
    realRow<bench, scalingScheme, &RotaryScaling::betaFast>({.key = "scaling.beta_fast",
        .label = LAB_WORDS("parameters", "Fast rotations"),
        .meaning = LAB_WORDS("parameters",
            "YaRN, beta_fast in model files: a pair that makes at least this many full rotations "
            "within the original length is kept."),
        .unit = LAB_WORDS("parameters", "rotations"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::betaSlow>({.key = "scaling.beta_slow",
        .label = LAB_WORDS("parameters", "Slow rotations"),
        .meaning = LAB_WORDS("parameters",
            "YaRN, beta_slow in model files: a pair that makes at most this many full rotations "
            "within the original length is interpolated (÷s)."),
        .unit = LAB_WORDS("parameters", "rotations"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<0.01, 1000.0>}),
    choiceRow<rampAxes, bench, scalingScheme, &RotaryScaling::rampAxis>({.key = "scaling.ramp_axis",
        .label = LAB_WORDS("parameters", "Ramp along"),
        .meaning = LAB_WORDS("parameters",
            "YaRN: what the ramp from kept to interpolated pairs follows. Released code uses the "
            "pair index, the paper the number of rotations.")}),
    choiceRow<rampEnds, bench, scalingScheme, &RotaryScaling::rampEnds>({.key = "scaling.ramp_ends",
        .label = LAB_WORDS("parameters", "Ramp ends"),
        .meaning = LAB_WORDS("parameters",
            "YaRN along the pair index: rounded outward to whole pairs, or exact (truncate: false "
            "in model files).")}),
    Parameter {.key = "scaling.attention_factor",
        .label = LAB_WORDS("parameters", "Attention factor"),
        .meaning = LAB_WORDS("parameters",
            "YaRN and LongRoPE: multiplies cosines and sines; 0 uses the method's own value."),
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
            "YaRN: mscale in model files, how strongly the vectors grow with the scaling factor."),
        .step = 0.05,
        .range = fixedRange<0.0, 10.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::mscaleAllDim>({.key = "scaling.mscale_all_dim",
        .label = LAB_WORDS("parameters", "Softmax scale"),
        .meaning = LAB_WORDS("parameters",
            "YaRN: mscale_all_dim in model files, the part that moves into the softmax scale "
            "(DeepSeek)."),
        .step = 0.05,
        .range = fixedRange<0.0, 10.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::lowFrequencyFactor>(
        {.key = "scaling.low_frequency_factor",
            .label = LAB_WORDS("parameters", "Low-frequency rotations"),
            .meaning = LAB_WORDS("parameters",
                "Llama 3, low_freq_factor in model files: a pair that makes at most this many full "
                "rotations within the original length is interpolated (÷s)."),
            .unit = LAB_WORDS("parameters", "rotations"),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::highFrequencyFactor>(
        {.key = "scaling.high_frequency_factor",
            .label = LAB_WORDS("parameters", "High-frequency rotations"),
            .meaning = LAB_WORDS("parameters",
                "Llama 3, high_freq_factor in model files: a pair that makes at least this many "
                "full rotations within the original length is kept."),
            .unit = LAB_WORDS("parameters", "rotations"),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::beta0>({.key = "scaling.beta_0",
        .label = LAB_WORDS("parameters", "Interpolation ramp, start"),
        .meaning = LAB_WORDS("parameters",
            "NTK-by-parts: the number of rotations where NTK-aware starts to give way to full "
            "interpolation (÷s)."),
        .unit = LAB_WORDS("parameters", "rotations"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::beta1>({.key = "scaling.beta_1",
        .label = LAB_WORDS("parameters", "Interpolation ramp, end"),
        .meaning = LAB_WORDS("parameters",
            "NTK-by-parts: the number of rotations where only full interpolation is left."),
        .unit = LAB_WORDS("parameters", "rotations"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::gamma0>({.key = "scaling.gamma_0",
        .label = LAB_WORDS("parameters", "Plain RoPE ramp, start"),
        .meaning = LAB_WORDS("parameters",
            "NTK-by-parts: the number of rotations where plain RoPE starts to give way."),
        .unit = LAB_WORDS("parameters", "rotations"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::gamma1>({.key = "scaling.gamma_1",
        .label = LAB_WORDS("parameters", "Plain RoPE ramp, end"),
        .meaning = LAB_WORDS("parameters",
            "NTK-by-parts: the number of rotations where plain RoPE no longer contributes."),
        .unit = LAB_WORDS("parameters", "rotations"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<0.01, 1000.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::ntkFactor>({.key = "scaling.ntk_factor",
        .label = LAB_WORDS("parameters", "Weight of NTK-aware"),
        .meaning = LAB_WORDS(
            "parameters", "NTK-by-parts: the weight of the NTK-aware frequency in the mixture."),
        .step = 0.05,
        .range = fixedRange<0.0, 1.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::extrapolationFactor>(
        {.key = "scaling.extrapolation_factor",
            .label = LAB_WORDS("parameters", "Weight of plain RoPE"),
            .meaning = LAB_WORDS(
                "parameters", "NTK-by-parts: the weight of the plain frequency in the mixture."),
            .step = 0.05,
            .range = fixedRange<0.0, 1.0>}),
    realRow<bench, scalingScheme, &RotaryScaling::adjustedBase>({.key = "scaling.adjusted_base",
        .label = LAB_WORDS("parameters", "Adjusted base"),
        .meaning = LAB_WORDS("parameters", "The base that replaces the original one."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>}),
    realRow<bench, scalingScheme, &RotaryScaling::turningShare>({.key = "scaling.turning_share",
        .label = LAB_WORDS("parameters", "Share of rotated pairs"),
        .meaning =
            LAB_WORDS("parameters", "p-RoPE: the share of pairs that rotate; the slowest do not."),
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
