#pragma once

#include "core/encodings/multimodal_rotary/positions.h"
#include "core/frames/grids/grids_frames.h"
#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

constexpr std::int64_t maxVideoTokens = 4096; ///< that are drawn

GridAxis axisOf(PositionAxis axis); ///< along which its indices count

/// The number of tokens in the prompt of the lab's multimodal encoding.
std::int64_t tokenCount(const MultimodalScheme& scheme);

/// The similarity of two equal vectors after M-RoPE at two tokens: (Σ_t cos(Δt·θᵢ) + Σ_y cos(Δy·θᵢ)
/// + Σ_x cos(Δx·θᵢ))/(d/2), each sum over the pairs of its axis.
struct TokenProduct {
    double time = 0;
    double row = 0;
    double column = 0;
    int pairs = 1;

    double similarity() const { return (time + row + column) / pairs; }
};
TokenProduct tokenProduct(
    const MultimodalRotary& rotary, const PositionNumbers& query, const PositionNumbers& key);

/// The bench Grids with a video: the tokens of a prompt, their position indices, and the similarity
/// of the query's token to those of every frame.
///
/// Laws: 1 at the query; equal for all tokens with the same index differences; text alone has three
/// equal indices and the similarities of plain RoPE.
struct VideoFrame {
    MultimodalScheme scheme;
    std::int64_t tokenCount = 0;
    std::vector<NumberedToken> tokens; ///< empty if there are more than maxVideoTokens
    std::int64_t query = 0; ///< tokens: the ruler's, or the last if that is beyond them
    std::int64_t key = 0;
    bool isPastTokens = false; ///< the ruler's query or key
    /// The image, and each frame of the video.
    struct Still {
        TokenKind kind = TokenKind::Video;
        int frame = 0;
        std::int64_t firstToken = 0;
        HeatmapFrame map; ///< all on one scale

        bool operator==(const Still&) const = default;
    };
    std::vector<Still> stills;
    double lowest = 1; ///< similarity of all stills

    bool operator==(const VideoFrame&) const = default;

    bool isTooLong() const { return tokenCount > maxVideoTokens; }
    const PositionNumbers& numbers(std::int64_t token) const
    {
        return tokens[static_cast<std::size_t>(token)].numbers;
    }
    /// The still that contains a token; null for a word.
    const Still* stillOf(std::int64_t token) const;
};
VideoFrame videoFrame(const LabState& state);

/// b − a of all stills; empty if their sizes differ.
std::optional<VideoFrame> difference(const VideoFrame& a, const VideoFrame& b);

/// The strip of pairs of M-RoPE: each is rotated by time, row or column.
GridPairsFrame videoPairsFrame(const LabState& state);

/// The lengths of the video: one row.
NumberTable boxNumbers(const VideoFrame& frame);

/// One row per token: its indices, and the similarity to the query's token.
NumberTable numbers(const VideoFrame& frame);

} // namespace lab
