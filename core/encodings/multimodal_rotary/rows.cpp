#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<SectionLayout, 2> layouts = {
    {{{"contiguous", LAB_WORDS("parameters", "Contiguous")},
        {"interleaved", LAB_WORDS("parameters", "Interleaved")}}},
    {SectionLayout::Contiguous, SectionLayout::Interleaved}};

constexpr ChoiceNames<PositionRule, 3> rules = {
    {{{"qwen2_vl", LAB_WORDS("parameters", "Qwen2-VL")},
        {"qwen25_vl", LAB_WORDS("parameters", "Qwen2.5-VL")},
        {"qwen3_vl", LAB_WORDS("parameters", "Qwen3-VL")}}},
    {PositionRule::Qwen2Vl, PositionRule::Qwen25Vl, PositionRule::Qwen3Vl}};

constexpr ChoiceNames<SecondsRule, 2> secondsRules = {
    {{{"truncated", LAB_WORDS("parameters", "Cut to whole seconds")},
        {"kept", LAB_WORDS("parameters", "Fraction kept")}}},
    {SecondsRule::Truncated, SecondsRule::Kept}};

Range halfOfWidth(const LabState& s)
{
    return {0, static_cast<double>(s.schemes.multimodal.width / 2)};
}

Range pairsLeft(const LabState& s)
{
    const MultimodalScheme& scheme = s.schemes.multimodal;
    return {0, static_cast<double>(scheme.width / 2 - scheme.heightPairs)};
}

template <auto... path> constexpr Parameter schemeInteger(Parameter row)
{
    return integerRow<&LabState::schemes, &Schemes::multimodal, path...>(row);
}

template <auto... path> constexpr Parameter schemeReal(Parameter row)
{
    return realRow<&LabState::schemes, &Schemes::multimodal, path...>(row);
}

template <const auto& names, auto... path> constexpr Parameter schemeChoice(Parameter row)
{
    return choiceRow<names, &LabState::schemes, &Schemes::multimodal, path...>(row);
}

const std::array rowsOfMultimodal = {
    schemeReal<&MultimodalScheme::base>({.key = "multimodal_rotary.base",
        .symbol = "b",
        .label = LAB_WORDS("parameters", "Base"),
        .meaning = LAB_WORDS("parameters",
            "The base of the frequencies, rope_theta in model files. A larger base lowers the "
            "frequencies of the last pairs."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>}),
    schemeInteger<&MultimodalScheme::width>({.key = "multimodal_rotary.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Dimension"),
        .meaning = LAB_WORDS("parameters", "Number of components in one head's query or key, d."),
        .unit = LAB_WORDS("parameters", "dimensions"),
        .scale = ParameterScale::Logarithmic,
        .multipleOf = 2,
        .range = fixedRange<2.0, static_cast<double>(largestWidth)>}),
    schemeInteger<&MultimodalScheme::heightPairs>({.key = "multimodal_rotary.height_pairs",
        .label = LAB_WORDS("parameters", "Height pairs"),
        .meaning = LAB_WORDS("parameters",
            "Number of pairs that rotate with the row. Time gets the pairs that height and width "
            "leave."),
        .unit = LAB_WORDS("parameters", "pairs"),
        .range = halfOfWidth}),
    schemeInteger<&MultimodalScheme::widthPairs>({.key = "multimodal_rotary.width_pairs",
        .label = LAB_WORDS("parameters", "Width pairs"),
        .meaning = LAB_WORDS("parameters", "Number of pairs that rotate with the column."),
        .unit = LAB_WORDS("parameters", "pairs"),
        .range = pairsLeft}),
    schemeChoice<layouts, &MultimodalScheme::layout>({.key = "multimodal_rotary.layout",
        .label = LAB_WORDS("parameters", "Sections"),
        .meaning = LAB_WORDS("parameters",
            "Whether an axis's pairs are contiguous, as in Qwen2-VL, or interleaved with those of "
            "the other axes, as in Qwen3-VL.")}),
    schemeChoice<rules, &MultimodalScheme::positions, &MultimodalPositions::rule>(
        {.key = "multimodal_rotary.rule",
            .label = LAB_WORDS("parameters", "Position numbers"),
            .meaning = LAB_WORDS("parameters",
                "Whose rule numbers the frames of a video: one by one, by seconds, or each as an "
                "image after its timestamp.")}),
    schemeInteger<&MultimodalScheme::positions, &MultimodalPositions::tokensPerSecond>(
        {.key = "multimodal_rotary.tokens_per_second",
            .label = LAB_WORDS("parameters", "Numbers per second"),
            .meaning = LAB_WORDS("parameters",
                "Qwen2.5-VL: how much the time number grows per second, tokens_per_second in model "
                "files."),
            .range = fixedRange<0.0, 100.0>}),
    schemeChoice<secondsRules, &MultimodalScheme::positions, &MultimodalPositions::seconds>(
        {.key = "multimodal_rotary.seconds",
            .label = LAB_WORDS("parameters", "Seconds per frame"),
            .meaning = LAB_WORDS("parameters",
                "Qwen2.5-VL: released code truncates the seconds, so half a second adds nothing; "
                "the paper keeps the fraction.")}),
    schemeReal<&MultimodalScheme::secondsPerFrame>({.key = "multimodal_rotary.seconds_per_frame",
        .label = LAB_WORDS("parameters", "Time between frames"),
        .meaning =
            LAB_WORDS("parameters", "Qwen2.5-VL: time from one frame of the video to the next."),
        .unit = LAB_WORDS("parameters", "seconds"),
        .step = 0.5,
        .range = fixedRange<0.0, 60.0>}),
    schemeInteger<&MultimodalScheme::positions, &MultimodalPositions::timestampTokens>(
        {.key = "multimodal_rotary.timestamp_tokens",
            .label = LAB_WORDS("parameters", "Tokens of a timestamp"),
            .meaning = LAB_WORDS(
                "parameters", "Qwen3-VL: number of tokens in the timestamp before each frame."),
            .unit = LAB_WORDS("parameters", "tokens"),
            .range = fixedRange<0.0, 100.0>}),
    schemeInteger<&MultimodalScheme::textBefore>({.key = "multimodal_rotary.text_before",
        .label = LAB_WORDS("parameters", "Text before"),
        .meaning = LAB_WORDS("parameters", "Number of text tokens before the image."),
        .unit = LAB_WORDS("parameters", "tokens"),
        .range = fixedRange<0.0, 1000.0>}),
    schemeInteger<&MultimodalScheme::imageRows>({.key = "multimodal_rotary.image_rows",
        .label = LAB_WORDS("parameters", "Rows of the image"),
        .meaning = LAB_WORDS("parameters", "Height of the image in tokens; 0 means no image."),
        .unit = LAB_WORDS("parameters", "tokens"),
        .range = fixedRange<0.0, 256.0>}),
    schemeInteger<&MultimodalScheme::imageColumns>({.key = "multimodal_rotary.image_columns",
        .label = LAB_WORDS("parameters", "Columns of the image"),
        .meaning = LAB_WORDS("parameters", "Width of the image in tokens."),
        .unit = LAB_WORDS("parameters", "tokens"),
        .range = fixedRange<1.0, 256.0>}),
    schemeInteger<&MultimodalScheme::videoFrames>({.key = "multimodal_rotary.video_frames",
        .label = LAB_WORDS("parameters", "Frames of the video"),
        .meaning = LAB_WORDS("parameters", "Number of frames in the video; 0 means no video."),
        .unit = LAB_WORDS("parameters", "frames"),
        .range = fixedRange<0.0, 256.0>}),
    schemeInteger<&MultimodalScheme::videoRows>({.key = "multimodal_rotary.video_rows",
        .label = LAB_WORDS("parameters", "Rows of the video"),
        .meaning = LAB_WORDS("parameters", "Height of a frame in tokens."),
        .unit = LAB_WORDS("parameters", "tokens"),
        .range = fixedRange<1.0, 64.0>}),
    schemeInteger<&MultimodalScheme::videoColumns>({.key = "multimodal_rotary.video_columns",
        .label = LAB_WORDS("parameters", "Columns of the video"),
        .meaning = LAB_WORDS("parameters", "Width of a frame in tokens."),
        .unit = LAB_WORDS("parameters", "tokens"),
        .range = fixedRange<1.0, 64.0>}),
    schemeInteger<&MultimodalScheme::textAfter>({.key = "multimodal_rotary.text_after",
        .label = LAB_WORDS("parameters", "Text after"),
        .meaning = LAB_WORDS("parameters", "Number of text tokens after the image and video."),
        .unit = LAB_WORDS("parameters", "tokens"),
        .range = fixedRange<0.0, 1000.0>}),
};

} // namespace

std::span<const Parameter> multimodalRows()
{
    return rowsOfMultimodal;
}

} // namespace lab
