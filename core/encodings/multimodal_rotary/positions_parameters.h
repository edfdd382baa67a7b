#pragma once

#include "core/encodings/grid_shape.h"

namespace lab {

enum class PositionRule {
    Qwen2Vl, ///< a video's time index grows by 1 per frame
    Qwen25Vl, ///< by seconds·tokensPerSecond
    Qwen3Vl, ///< each frame is a separate image after the words of its timestamp
};

enum class SecondsRule {
    /// Seconds per frame are truncated to an integer first: 0.5 s gives no progress; transformers.
    Truncated,
    Kept, ///< only the product is truncated: as described and as first released
};

enum class PromptKind { Text, Image, Video };

/// A part of the model's input. Images and videos have a start and an end token, which count as
/// text.
struct PromptPart {
    PromptKind kind = PromptKind::Text;
    int tokens = 1; ///< for text, ≥ 0
    GridShape patches; ///< of an image, before merging; sides are multiples of the merge size
    double secondsPerFrame = 1; ///< for video with Qwen25Vl; ≥ 0

    bool operator==(const PromptPart&) const = default;
};

struct MultimodalPositions {
    PositionRule rule = PositionRule::Qwen2Vl;
    int mergeSize = 2; ///< ≥ 1 patches per side are merged into one token
    int tokensPerSecond = 4; ///< Qwen25Vl, ≥ 0: 4 by default, 2 in the published configurations
    SecondsRule seconds = SecondsRule::Truncated;
    /// Qwen3Vl, ≥ 0: the words before a frame; their number depends on the time.
    int timestampTokens = 2;

    bool operator==(const MultimodalPositions&) const = default;
};

} // namespace lab
