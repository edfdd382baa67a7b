#include "core/encodings/multimodal_rotary/positions.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace lab {

namespace {

[[maybe_unused]] bool isValid(const MultimodalPositions& positions)
{
    return positions.mergeSize >= 1 && positions.tokensPerSecond >= 0
        && positions.timestampTokens >= 0;
}

[[maybe_unused]] bool isValid(const PromptPart& part, int mergeSize)
{
    if (part.kind == PromptKind::Text)
        return part.tokens >= 0;
    return isGrid(part.patches) && part.patches.rows % mergeSize == 0
        && part.patches.columns % mergeSize == 0 && part.secondsPerFrame >= 0;
}

/// The tokens of a prompt while it is read from the front.
class Numbering {
public:
    void appendText(TokenKind kind, int count)
    {
        for (int k = 0; k < count; ++k, ++m_next)
            m_tokens.push_back({kind, {m_next, m_next, m_next}});
    }

    /// A start token, the merged patches with a time index that grows by `step` per frame, an end
    /// token.
    void appendVision(TokenKind kind, const GridShape& merged, double secondsStep, int perSecond)
    {
        appendText(TokenKind::VisionStart, 1);
        const std::int64_t start = m_next;
        for (std::int64_t index = 0; index < cellCount(merged); ++index) {
            const auto [frame, row, column] = rasterCell(merged, index);
            // In single precision, as in the models' code, because truncation depends on it.
            const float seconds = static_cast<float>(frame) * static_cast<float>(secondsStep);
            const auto time = static_cast<std::int64_t>(seconds * static_cast<float>(perSecond));
            m_tokens.push_back({kind, {start + time, start + row, start + column}});
            m_next = std::max({m_next, start + time + 1, start + row + 1, start + column + 1});
        }
        appendText(TokenKind::VisionEnd, 1);
    }

    std::vector<NumberedToken> tokens() && { return std::move(m_tokens); }

private:
    std::vector<NumberedToken> m_tokens;
    std::int64_t m_next = 0; ///< the largest number so far, plus 1
};

double countedSeconds(const MultimodalPositions& positions, double seconds)
{
    return positions.seconds == SecondsRule::Truncated ? std::trunc(seconds) : seconds;
}

} // namespace

std::vector<NumberedToken> numbered(
    const MultimodalPositions& positions, const std::vector<PromptPart>& prompt)
{
    assert(isValid(positions));
    Numbering numbering;
    for (const PromptPart& part : prompt) {
        assert(isValid(part, positions.mergeSize));
        if (part.kind == PromptKind::Text) {
            numbering.appendText(TokenKind::Text, part.tokens);
            continue;
        }
        const GridShape merged {part.patches.frames, part.patches.rows / positions.mergeSize,
            part.patches.columns / positions.mergeSize};
        if (part.kind == PromptKind::Image) {
            numbering.appendVision(TokenKind::Image, oneFrame(merged), 1, 1);
        } else if (positions.rule == PositionRule::Qwen3Vl) {
            for (int frame = 0; frame < merged.frames; ++frame) {
                numbering.appendText(TokenKind::Text, positions.timestampTokens);
                numbering.appendVision(TokenKind::Video, oneFrame(merged), 1, 1);
            }
        } else if (positions.rule == PositionRule::Qwen25Vl) {
            numbering.appendVision(TokenKind::Video, merged,
                countedSeconds(positions, part.secondsPerFrame), positions.tokensPerSecond);
        } else {
            numbering.appendVision(TokenKind::Video, merged, 1, 1);
        }
    }
    return std::move(numbering).tokens();
}

} // namespace lab
