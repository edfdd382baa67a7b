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
        {"kept", LAB_WORDS("parameters", "Kept")}}},
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
            "The base of the frequencies, rope_theta in model files; a larger "
            "one slows the last pairs."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>}),
    schemeInteger<&MultimodalScheme::width>({.key = "multimodal_rotary.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Width"),
        .meaning = LAB_WORDS("parameters", "How many numbers a query or key of one head has."),
        .unit = LAB_WORDS("parameters", "columns"),
        .scale = ParameterScale::Logarithmic,
        .multipleOf = 2,
        .range = fixedRange<2.0, static_cast<double>(largestWidth)>}),
    schemeInteger<&MultimodalScheme::heightPairs>({.key = "multimodal_rotary.height_pairs",
        .label = LAB_WORDS("parameters", "Height pairs"),
        .meaning = LAB_WORDS("parameters",
            "How many pairs turn with the row; time has the pairs that height and width leave."),
        .unit = LAB_WORDS("parameters", "pairs"),
        .range = halfOfWidth}),
    schemeInteger<&MultimodalScheme::widthPairs>({.key = "multimodal_rotary.width_pairs",
        .label = LAB_WORDS("parameters", "Width pairs"),
        .meaning = LAB_WORDS("parameters", "How many pairs turn with the column."),
        .unit = LAB_WORDS("parameters", "pairs"),
        .range = pairsLeft}),
    schemeChoice<layouts, &MultimodalScheme::layout>({.key = "multimodal_rotary.layout",
        .label = LAB_WORDS("parameters", "Sections"),
        .meaning = LAB_WORDS("parameters",
            "Whether the pairs of an axis stand side by side, as in Qwen2-VL, or by turns, as in "
            "Qwen3-VL.")}),
    schemeChoice<rules, &MultimodalScheme::positions, &MultimodalPositions::rule>(
        {.key = "multimodal_rotary.rule",
            .label = LAB_WORDS("parameters", "Position numbers"),
            .meaning = LAB_WORDS("parameters",
                "Whose rule numbers the frames of a video: one by one, by seconds, or each as an "
                "image behind the words of its time.")}),
    schemeInteger<&MultimodalScheme::positions, &MultimodalPositions::tokensPerSecond>(
        {.key = "multimodal_rotary.tokens_per_second",
            .label = LAB_WORDS("parameters", "Numbers a second"),
            .meaning = LAB_WORDS("parameters",
                "Qwen2.5-VL: by how much the time number grows in a second, tokens_per_second in "
                "model files."),
            .range = fixedRange<0.0, 100.0>}),
    schemeChoice<secondsRules, &MultimodalScheme::positions, &MultimodalPositions::seconds>(
        {.key = "multimodal_rotary.seconds",
            .label = LAB_WORDS("parameters", "Seconds a frame"),
            .meaning = LAB_WORDS("parameters",
                "Qwen2.5-VL: released code cuts the seconds to a whole number, so that half a "
                "second stands still; the paper keeps them.")}),
    schemeReal<&MultimodalScheme::secondsPerFrame>({.key = "multimodal_rotary.seconds_per_frame",
        .label = LAB_WORDS("parameters", "Time between frames"),
        .meaning = LAB_WORDS("parameters", "Qwen2.5-VL: from one frame of the video to the next."),
        .unit = LAB_WORDS("parameters", "seconds"),
        .step = 0.5,
        .range = fixedRange<0.0, 60.0>}),
    schemeInteger<&MultimodalScheme::positions, &MultimodalPositions::timestampTokens>(
        {.key = "multimodal_rotary.timestamp_tokens",
            .label = LAB_WORDS("parameters", "Tokens of a timestamp"),
            .meaning = LAB_WORDS("parameters",
                "Qwen3-VL: how many tokens the time before each frame takes when it is written."),
            .unit = LAB_WORDS("parameters", "tokens"),
            .range = fixedRange<0.0, 100.0>}),
    schemeInteger<&MultimodalScheme::textBefore>({.key = "multimodal_rotary.text_before",
        .label = LAB_WORDS("parameters", "Text before"),
        .meaning = LAB_WORDS("parameters", "How many tokens of text come before the image."),
        .unit = LAB_WORDS("parameters", "tokens"),
        .range = fixedRange<0.0, 1000.0>}),
    schemeInteger<&MultimodalScheme::imageRows>({.key = "multimodal_rotary.image_rows",
        .label = LAB_WORDS("parameters", "Rows of the image"),
        .meaning =
            LAB_WORDS("parameters", "How many tokens the image is high; with 0 there is no image."),
        .unit = LAB_WORDS("parameters", "tokens"),
        .range = fixedRange<0.0, 256.0>}),
    schemeInteger<&MultimodalScheme::imageColumns>({.key = "multimodal_rotary.image_columns",
        .label = LAB_WORDS("parameters", "Columns of the image"),
        .meaning = LAB_WORDS("parameters", "How many tokens the image is wide."),
        .unit = LAB_WORDS("parameters", "tokens"),
        .range = fixedRange<1.0, 256.0>}),
    schemeInteger<&MultimodalScheme::videoFrames>({.key = "multimodal_rotary.video_frames",
        .label = LAB_WORDS("parameters", "Frames of the video"),
        .meaning =
            LAB_WORDS("parameters", "How many frames the video has; with 0 there is no video."),
        .unit = LAB_WORDS("parameters", "frames"),
        .range = fixedRange<0.0, 256.0>}),
    schemeInteger<&MultimodalScheme::videoRows>({.key = "multimodal_rotary.video_rows",
        .label = LAB_WORDS("parameters", "Rows of the video"),
        .meaning = LAB_WORDS("parameters", "How many tokens a frame is high."),
        .unit = LAB_WORDS("parameters", "tokens"),
        .range = fixedRange<1.0, 64.0>}),
    schemeInteger<&MultimodalScheme::videoColumns>({.key = "multimodal_rotary.video_columns",
        .label = LAB_WORDS("parameters", "Columns of the video"),
        .meaning = LAB_WORDS("parameters", "How many tokens a frame is wide."),
        .unit = LAB_WORDS("parameters", "tokens"),
        .range = fixedRange<1.0, 64.0>}),
    schemeInteger<&MultimodalScheme::textAfter>({.key = "multimodal_rotary.text_after",
        .label = LAB_WORDS("parameters", "Text after"),
        .meaning = LAB_WORDS("parameters", "How many tokens of text come after the pictures."),
        .unit = LAB_WORDS("parameters", "tokens"),
        .range = fixedRange<0.0, 1000.0>}),
};

} // namespace

std::span<const Parameter> multimodalRows()
{
    return rowsOfMultimodal;
}

} // namespace lab
