#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto swinScheme = &Schemes::swin;
constexpr auto swinEncoding = &SwinScheme::encoding;
constexpr auto window = &SwinV2::window;

constexpr const char* trainedMeaning = LAB_WORDS("parameters",
    "The window size Swin-V2 was trained with, used as the unit for larger windows; below 2, the "
    "window itself.");

const std::array rowsOfSwin = {
    integerRow<schemes, swinScheme, swinEncoding, window, &Swin::height>({.key = "swin.height",
        .label = LAB_WORDS("parameters", "Window height"),
        .meaning = LAB_WORDS("parameters", "Height of the window in patches."),
        .unit = LAB_WORDS("parameters", "patches"),
        .range = fixedRange<1.0, 64.0>}),
    integerRow<schemes, swinScheme, swinEncoding, window, &Swin::width>({.key = "swin.width",
        .label = LAB_WORDS("parameters", "Window width"),
        .meaning = LAB_WORDS("parameters", "Width of the window in patches."),
        .unit = LAB_WORDS("parameters", "patches"),
        .range = fixedRange<1.0, 64.0>}),
    integerRow<schemes, swinScheme, swinEncoding, &SwinV2::trainedHeight>(
        {.key = "swin.trained_height",
            .label = LAB_WORDS("parameters", "Trained height"),
            .meaning = trainedMeaning,
            .unit = LAB_WORDS("parameters", "patches"),
            .range = fixedRange<0.0, 64.0>}),
    integerRow<schemes, swinScheme, swinEncoding, &SwinV2::trainedWidth>(
        {.key = "swin.trained_width",
            .label = LAB_WORDS("parameters", "Trained width"),
            .meaning = trainedMeaning,
            .unit = LAB_WORDS("parameters", "patches"),
            .range = fixedRange<0.0, 64.0>}),
    integerRow<schemes, swinScheme, swinEncoding, window, &Swin::heads>({.key = "swin.heads",
        .symbol = "H",
        .label = LAB_WORDS("parameters", "Heads"),
        .meaning = LAB_WORDS(
            "parameters", "Number of heads in the layer, with one bias per head and offset."),
        .unit = LAB_WORDS("parameters", "heads"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 128.0>}),
    realRow<schemes, swinScheme, swinEncoding, window, &Swin::deviation>({.key = "swin.deviation",
        .label = LAB_WORDS("parameters", "Standard deviation"),
        .meaning = LAB_WORDS("parameters",
            "Standard deviation of the biases and of the network's weights before training."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1e-4, 10.0>}),
    integerRow<schemes, swinScheme, &SwinScheme::hidden>({.key = "swin.hidden",
        .label = LAB_WORDS("parameters", "Hidden units"),
        .meaning = LAB_WORDS("parameters",
            "Hidden units of the network that computes Swin-V2's biases from the coordinates; 512 "
            "in the paper."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 1024.0>}),
    integerRow<schemes, swinScheme, &SwinScheme::seed>({.key = "swin.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Seed of the bias table and of the network."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> swinRows()
{
    return rowsOfSwin;
}

} // namespace lab
