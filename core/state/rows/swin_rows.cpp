#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto swinScheme = &Schemes::swin;
constexpr auto swinEncoding = &SwinScheme::encoding;
constexpr auto window = &SwinV2::window;

constexpr const char* trainedMeaning = LAB_WORDS("parameters",
    "Of the window that Swin-V2 was trained with, by which it measures a larger one; below 2 the "
    "window's own.");

const std::array rowsOfSwin = {
    integerRow<schemes, swinScheme, swinEncoding, window, &Swin::height>({.key = "swin.height",
        .label = LAB_WORDS("parameters", "Window height"),
        .meaning = LAB_WORDS("parameters", "How many patches the window is high."),
        .unit = LAB_WORDS("parameters", "patches"),
        .range = fixedRange<1.0, 64.0>}),
    integerRow<schemes, swinScheme, swinEncoding, window, &Swin::width>({.key = "swin.width",
        .label = LAB_WORDS("parameters", "Window width"),
        .meaning = LAB_WORDS("parameters", "How many patches the window is wide."),
        .unit = LAB_WORDS("parameters", "patches"),
        .range = fixedRange<1.0, 64.0>}),
    integerRow<schemes, swinScheme, swinEncoding, &SwinV2::trainedHeight>(
        {.key = "swin.trained_height",
            .label = LAB_WORDS("parameters", "Height trained with"),
            .meaning = trainedMeaning,
            .unit = LAB_WORDS("parameters", "patches"),
            .range = fixedRange<0.0, 64.0>}),
    integerRow<schemes, swinScheme, swinEncoding, &SwinV2::trainedWidth>(
        {.key = "swin.trained_width",
            .label = LAB_WORDS("parameters", "Width trained with"),
            .meaning = trainedMeaning,
            .unit = LAB_WORDS("parameters", "patches"),
            .range = fixedRange<0.0, 64.0>}),
    integerRow<schemes, swinScheme, swinEncoding, window, &Swin::heads>({.key = "swin.heads",
        .symbol = "H",
        .label = LAB_WORDS("parameters", "Heads"),
        .meaning = LAB_WORDS("parameters", "How many heads the layer has, a bias each an offset."),
        .unit = LAB_WORDS("parameters", "heads"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 128.0>}),
    realRow<schemes, swinScheme, swinEncoding, window, &Swin::deviation>({.key = "swin.deviation",
        .label = LAB_WORDS("parameters", "Deviation"),
        .meaning =
            LAB_WORDS("parameters", "Of the biases and of the network's weights before training."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1e-4, 10.0>}),
    integerRow<schemes, swinScheme, &SwinScheme::hidden>({.key = "swin.hidden",
        .label = LAB_WORDS("parameters", "Hidden units"),
        .meaning = LAB_WORDS("parameters",
            "Of the network that gives Swin-V2's biases from the coordinates; 512 as published."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 1024.0>}),
    integerRow<schemes, swinScheme, &SwinScheme::seed>({.key = "swin.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Of the table of biases and of the network."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> swinRows()
{
    return rowsOfSwin;
}

} // namespace lab
