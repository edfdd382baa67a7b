#include "core/state/rows/mask_choices.h"
#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto factor = &Schemes::temperature;
constexpr auto map = &Schemes::positionMap;
constexpr auto sink = &Schemes::sink;

constexpr auto lengths = fixedRange<1.0, static_cast<double>(lastPosition)>;
constexpr auto counts = fixedRange<0.0, static_cast<double>(lastPosition)>;

constexpr ChoiceNames<TemperatureRule, 5> temperatureRules = {
    {{{"none", LAB_WORDS("parameters", "None")}, {"llama4", LAB_WORDS("parameters", "Llama 4")},
        {"ministral3", LAB_WORDS("parameters", "Ministral 3")},
        {"inkling", LAB_WORDS("parameters", "Inkling")},
        {"log_n", LAB_WORDS("parameters", "log n")}}},
    {TemperatureRule::None, TemperatureRule::Llama4, TemperatureRule::Ministral3,
        TemperatureRule::Inkling, TemperatureRule::LogN}};

constexpr ChoiceNames<PositionMapMethod, 9> mapMethods = {
    {{{"none", LAB_WORDS("parameters", "None")}, {"rerope", LAB_WORDS("parameters", "ReRoPE")},
        {"leaky_rerope", LAB_WORDS("parameters", "Leaky ReRoPE")},
        {"self_extend", LAB_WORDS("parameters", "Self-Extend")},
        {"dual_chunk", LAB_WORDS("parameters", "Dual chunk attention")},
        {"streaming_llm", LAB_WORDS("parameters", "StreamingLLM")},
        {"lm_infinite", LAB_WORDS("parameters", "LM-Infinite")},
        {"sliding_window", LAB_WORDS("parameters", "Sliding window")},
        {"chunked", LAB_WORDS("parameters", "Chunks")}}},
    {PositionMapMethod::None, PositionMapMethod::ReRope, PositionMapMethod::LeakyReRope,
        PositionMapMethod::SelfExtend, PositionMapMethod::DualChunk,
        PositionMapMethod::StreamingLlm, PositionMapMethod::LmInfinite,
        PositionMapMethod::SlidingWindow, PositionMapMethod::Chunked}};

constexpr ChoiceNames<GroupShift, 2> groupShifts = {
    {{{"exact", LAB_WORDS("parameters", "Exact (prefill)")},
        {"floored", LAB_WORDS("parameters", "Rounded down (decoding, paper)")}}},
    {GroupShift::Exact, GroupShift::Floored}};

const std::array rowsOfAttention = {
    choiceRow<temperatureRules, schemes, factor, &QueryTemperature::rule>(
        {.key = "temperature.rule",
            .label = LAB_WORDS("parameters", "Query temperature"),
            .meaning = LAB_WORDS("parameters",
                "A factor for the query that grows with its position. Llama 4 uses it only in "
                "layers without positions, Inkling only in those with full attention.")}),
    realRow<schemes, factor, &QueryTemperature::scale>({.key = "temperature.scale",
        .label = LAB_WORDS("parameters", "Temperature scale"),
        .meaning = LAB_WORDS("parameters",
            "The factor of the logarithm: attn_scale, llama_4_scaling_beta or log_scaling_alpha in "
            "model files; log n has none."),
        .step = 0.05,
        .range = fixedRange<0.0, 10.0>}),
    integerRow<schemes, factor, &QueryTemperature::length>({.key = "temperature.length",
        .label = LAB_WORDS("parameters", "Temperature length"),
        .meaning = LAB_WORDS("parameters",
            "The number of positions after which the factor grows: floor_scale, "
            "original_max_position_embeddings or log_scaling_n_floor in model files; for log n, "
            "the training length."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<2.0, static_cast<double>(lastPosition)>}),
    choiceRow<mapMethods, schemes, map, &PositionMap::method>({.key = "position_map.method",
        .label = LAB_WORDS("parameters", "Position map"),
        .meaning = LAB_WORDS("parameters",
            "Which distance the rotation uses for a query and a key, and which keys are "
            "visible.")}),
    integerRow<schemes, map, &PositionMap::window>({.key = "position_map.window",
        .symbol = "w",
        .label = LAB_WORDS("parameters", "Window"),
        .meaning = LAB_WORDS("parameters",
            "ReRoPE and Self-Extend leave distances below it unchanged. In a causal sliding "
            "window, this many keys are visible, including the query's own."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = lengths}),
    realRow<schemes, map, &PositionMap::factor>({.key = "position_map.factor",
        .symbol = "f",
        .label = LAB_WORDS("parameters", "Leaky factor"),
        .meaning = LAB_WORDS(
            "parameters", "Leaky ReRoPE: distances beyond the window are divided by this."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 10000.0>}),
    integerRow<schemes, map, &PositionMap::group>({.key = "position_map.group",
        .symbol = "g",
        .label = LAB_WORDS("parameters", "Group size"),
        .meaning = LAB_WORDS("parameters",
            "Self-Extend: how many neighboring positions count as one beyond the window."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = lengths}),
    choiceRow<groupShifts, schemes, map, &PositionMap::groupShift>(
        {.key = "position_map.group_shift",
            .label = LAB_WORDS("parameters", "Window in groups"),
            .meaning = LAB_WORDS("parameters",
                "Self-Extend: the window divided by the group size keeps its fraction in the "
                "released code's prefill; its decoding and the paper round it down.")}),
    integerRow<schemes, map, &PositionMap::chunk>({.key = "position_map.chunk",
        .label = LAB_WORDS("parameters", "Chunk size"),
        .meaning = LAB_WORDS("parameters",
            "Dual chunk attention: the largest distance, chunk_size in model files. Chunks: number "
            "of keys per chunk, attention_chunk_size."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = lengths}),
    integerRow<schemes, map, &PositionMap::local>({.key = "position_map.local",
        .label = LAB_WORDS("parameters", "Local size"),
        .meaning = LAB_WORDS("parameters",
            "Dual chunk attention: up to where distances stay exact across a chunk border, "
            "local_size in model files. A chunk holds the chunk size minus this many keys."),
        .unit = LAB_WORDS("parameters", "positions"),
        .range = counts}),
    integerRow<schemes, map, &PositionMap::first>({.key = "position_map.first",
        .label = LAB_WORDS("parameters", "First keys"),
        .meaning = LAB_WORDS("parameters",
            "StreamingLLM and LM-Infinite: number of initial keys that stay visible."),
        .unit = LAB_WORDS("parameters", "positions"),
        .range = counts}),
    integerRow<schemes, map, &PositionMap::recent>({.key = "position_map.recent",
        .label = LAB_WORDS("parameters", "Last keys"),
        .meaning = LAB_WORDS("parameters",
            "StreamingLLM and LM-Infinite: number of most recent keys that are visible, the "
            "query's own included."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = lengths}),
    integerRow<schemes, map, &PositionMap::cap>({.key = "position_map.cap",
        .label = LAB_WORDS("parameters", "Distance limit"),
        .meaning = LAB_WORDS("parameters", "LM-Infinite: larger distances count as this one."),
        .unit = LAB_WORDS("parameters", "positions"),
        .range = counts}),
    integerRow<schemes, map, &PositionMap::padding>({.key = "position_map.padding",
        .label = LAB_WORDS("parameters", "Padding"),
        .meaning = LAB_WORDS("parameters",
            "Chunks: number of padding tokens on the left. The first chunk begins after them."),
        .unit = LAB_WORDS("parameters", "positions"),
        .range = counts}),
    choiceRow<visibleKeys, schemes, map, &PositionMap::visible>({.key = "position_map.mask",
        .label = LAB_WORDS("parameters", "Mask"),
        .meaning = LAB_WORDS("parameters",
            "Applies without a position map and to a sliding window. Causal: a query sees keys up "
            "to its own position, in a window only as many as the window holds. All keys: it sees "
            "keys on both sides, in a window that many on each side plus its own, as in "
            "transformers' encoders.")}),
    flagRow<schemes, sink, &SinkScheme::isThere>({.key = "sink.on",
        .label = LAB_WORDS("parameters", "Attention sink"),
        .meaning = LAB_WORDS("parameters",
            "Whether a learned logit joins the softmax and is then dropped, so that the weights "
            "add up to less than 1.")}),
    realRow<schemes, sink, &SinkScheme::logit>({.key = "sink.logit",
        .label = LAB_WORDS("parameters", "Sink logit"),
        .meaning = LAB_WORDS(
            "parameters", "The logit of the attention sink, one per head; 0 gives softmax-one."),
        .step = 0.5,
        .range = fixedRange<-100.0, 100.0>}),
};

} // namespace

std::span<const Parameter> attentionRows()
{
    return rowsOfAttention;
}

} // namespace lab
