#pragma once

#include "core/encodings/multimodal_rotary/parameters.h"
#include "core/encodings/multimodal_rotary/positions_parameters.h"

#include <vector>

namespace lab {

/// The multimodal rotary encoding of the lab: the sections as the pairs of height and width (time
/// has the rest), and a prompt of text, an image, a video and text. Sizes of pictures are in
/// tokens, after merging patches. A picture without rows and a video without frames are left out.
struct MultimodalScheme {
    double base = 1e6;
    int width = 128;
    int heightPairs = 20; ///< 0 to width/2
    int widthPairs = 20; ///< 0 to width/2 − heightPairs
    SectionLayout layout = SectionLayout::Interleaved;

    MultimodalPositions positions;
    int textBefore = 4;
    int imageRows = 0;
    int imageColumns = 8;
    int videoFrames = 4;
    int videoRows = 8;
    int videoColumns = 8;
    double secondsPerFrame = 1;
    int textAfter = 8;

    bool operator==(const MultimodalScheme&) const = default;
};

MultimodalRotary rotary(const MultimodalScheme& scheme);
std::vector<PromptPart> prompt(const MultimodalScheme& scheme);

} // namespace lab
