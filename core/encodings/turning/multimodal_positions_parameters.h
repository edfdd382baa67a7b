#pragma once

#include "core/encodings/grid_shape.h"

namespace lab {

enum class PositionRule {
    Qwen2Vl, ///< a video's time number grows by 1 a frame
    Qwen25Vl, ///< by seconds·tokensPerSecond
    Qwen3Vl, ///< each frame is an image of its own behind the words of its time
};

enum class SecondsRule {
    Truncated, ///< seconds a frame cut to a whole number first: 0.5 s stands still; transformers
    Kept, ///< only the product is cut: as described and as first released
};

enum class PromptKind { Text, Image, Video };

/// A part of what the model reads. Images and videos come with a start and an end token, which
/// count as text.
struct PromptPart {
    PromptKind kind = PromptKind::Text;
    int tokens = 1; ///< of a text, ≥ 0
    GridShape patches; ///< of a picture, before merging; sides are multiples of the merge size
    double secondsPerFrame = 1; ///< of a video, for Qwen25Vl; ≥ 0

    bool operator==(const PromptPart&) const = default;
};

struct MultimodalPositions {
    PositionRule rule = PositionRule::Qwen2Vl;
    int mergeSize = 2; ///< ≥ 1 patches a side that become one token
    int tokensPerSecond = 4; ///< Qwen25Vl, ≥ 0: 4 by default, 2 in the published configurations
    SecondsRule seconds = SecondsRule::Truncated;
    int timestampTokens = 2; ///< Qwen3Vl, ≥ 0: the words before a frame; their number depends on it

    bool operator==(const MultimodalPositions&) const = default;
};

} // namespace lab
