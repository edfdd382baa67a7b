#pragma once

#include "core/encodings/grid_shape.h"
#include "core/encodings/multimodal_rotary.h"

#include <cstdint>
#include <vector>

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

enum class TokenKind { Text, VisionStart, Image, Video, VisionEnd };

struct NumberedToken {
    TokenKind kind = TokenKind::Text;
    PositionNumbers numbers;

    bool operator==(const NumberedToken&) const = default;
};

/// The position numbers of every token: text counts on with three equal numbers; the tokens of an
/// image start at s = (largest number so far) + 1 and have (s + t, s + row, s + column); the next
/// text goes on from the largest of all three.
///
/// Wang et al. 2024, arXiv:2409.12191, §2.1; Bai et al. 2025, arXiv:2502.13923 §2.1.2 and
/// arXiv:2511.21631.
std::vector<NumberedToken> numbered(
    const MultimodalPositions& positions, const std::vector<PromptPart>& prompt);

/// By how much the numbers go on from the count of tokens when the model writes: the largest
/// number + 1 − tokens (mrope_position_delta).
std::int64_t positionDelta(const std::vector<NumberedToken>& tokens);

/// By how much the time number grows from frame to frame, before it is cut to a whole number.
double timeStep(const MultimodalPositions& positions, double secondsPerFrame);

} // namespace lab
