#include "core/state/schemes/multimodal_scheme.h"

namespace lab {

MultimodalRotary rotary(const MultimodalScheme& scheme)
{
    const int timePairs = scheme.width / 2 - scheme.heightPairs - scheme.widthPairs;
    return {scheme.base, scheme.width, {timePairs, scheme.heightPairs, scheme.widthPairs},
        scheme.layout};
}

std::vector<PromptPart> prompt(const MultimodalScheme& scheme)
{
    const int merge = scheme.positions.mergeSize;
    std::vector<PromptPart> parts;
    parts.push_back({PromptKind::Text, scheme.textBefore, {}, 1});
    if (scheme.imageRows > 0)
        parts.push_back(
            {PromptKind::Image, 0, {1, scheme.imageRows * merge, scheme.imageColumns * merge}, 1});
    if (scheme.videoFrames > 0)
        parts.push_back({PromptKind::Video, 0,
            {scheme.videoFrames, scheme.videoRows * merge, scheme.videoColumns * merge},
            scheme.secondsPerFrame});
    parts.push_back({PromptKind::Text, scheme.textAfter, {}, 1});
    return parts;
}

} // namespace lab
