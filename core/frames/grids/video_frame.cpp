#include "core/frames/grids/video_frame.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace lab {

namespace {

constexpr std::array axes {PositionAxis::Time, PositionAxis::Height, PositionAxis::Width};

/// Σ cos(Δ·θᵢ) over the pairs of an axis as a function of Δ, cached.
class AxisSum {
public:
    AxisSum(const MultimodalRotary& rotary, PositionAxis axis)
    {
        const Eigen::ArrayXd all = frequencies(rotary);
        for (int pair = 0; pair < rotary.width / 2; ++pair)
            if (axisOfPair(rotary, pair) == axis)
                m_frequencies.push_back(all[pair]);
    }

    double at(std::int64_t apart)
    {
        const auto size = static_cast<std::size_t>(std::abs(apart));
        if (size >= m_known.size())
            m_known.resize(size + 1);
        if (!m_known[size]) {
            double sum = 0;
            for (const double theta : m_frequencies)
                sum += std::cos(static_cast<double>(apart) * theta);
            m_known[size] = sum;
        }
        return *m_known[size];
    }

private:
    std::vector<double> m_frequencies;
    std::vector<std::optional<double>> m_known;
};

/// The similarities to one token.
class Similarities {
public:
    Similarities(const MultimodalRotary& rotary, const PositionNumbers& query)
        : m_sums {AxisSum(rotary, axes[0]), AxisSum(rotary, axes[1]), AxisSum(rotary, axes[2])}
        , m_query(query)
        , m_pairs(rotary.width / 2)
    {
    }

    TokenProduct to(const PositionNumbers& key)
    {
        std::array<double, 3> sums {};
        for (std::size_t k = 0; k < axes.size(); ++k)
            sums[k] = m_sums[k].at(along(key, axes[k]) - along(m_query, axes[k]));
        return {sums[0], sums[1], sums[2], m_pairs};
    }

private:
    std::array<AxisSum, 3> m_sums;
    PositionNumbers m_query;
    int m_pairs;
};

std::int64_t tokensOf(const PromptPart& part, const MultimodalPositions& positions)
{
    if (part.kind == PromptKind::Text)
        return part.tokens;
    const int merge = positions.mergeSize;
    const std::int64_t each =
        std::int64_t {part.patches.rows / merge} * (part.patches.columns / merge);
    if (part.kind == PromptKind::Video && positions.rule == PositionRule::Qwen3Vl)
        return part.patches.frames * (each + 2 + positions.timestampTokens);
    return part.patches.frames * each + 2;
}

/// The tokens of consecutive pictures are split into stills of `each` tokens.
void addStills(VideoFrame& frame, TokenKind kind, int rows, int columns)
{
    const std::int64_t each = std::int64_t {rows} * columns;
    int number = 0;
    for (std::int64_t token = 0; token < frame.tokenCount; ++token) {
        if (frame.tokens[static_cast<std::size_t>(token)].kind != kind)
            continue;
        VideoFrame::Still still {kind, number++, token, {}};
        still.map.rows = rows;
        still.map.columns = columns;
        still.map.scale = HeatmapFrame::Scale::Rising;
        frame.stills.push_back(std::move(still));
        token += each - 1;
    }
}

/// Rounded down, so that the scale ends at a round number.
double roundBelow(double lowest)
{
    if (!(lowest < 1))
        return 0;
    const double step = roundEnd(std::max(1e-6, (1 - lowest) / 10));
    return std::max(-1.0, step * std::floor(lowest / step));
}

} // namespace

GridAxis axisOf(PositionAxis axis)
{
    return axis == PositionAxis::Time  ? GridAxis::Frame
        : axis == PositionAxis::Height ? GridAxis::Row
                                       : GridAxis::Column;
}

std::int64_t tokenCount(const MultimodalScheme& scheme)
{
    std::int64_t count = 0;
    for (const PromptPart& part : prompt(scheme))
        count += tokensOf(part, scheme.positions);
    return count;
}

TokenProduct tokenProduct(
    const MultimodalRotary& rotary, const PositionNumbers& query, const PositionNumbers& key)
{
    return Similarities(rotary, query).to(key);
}

const VideoFrame::Still* VideoFrame::stillOf(std::int64_t token) const
{
    const auto found = std::ranges::find_if(stills, [&](const Still& still) {
        const std::int64_t each = std::int64_t {still.map.rows} * still.map.columns;
        return token >= still.firstToken && token < still.firstToken + each;
    });
    return found == stills.end() ? nullptr : &*found;
}

VideoFrame videoFrame(const LabState& state)
{
    VideoFrame frame;
    const MultimodalScheme& scheme = state.schemes.multimodal;
    frame.scheme = scheme;
    frame.tokenCount = tokenCount(scheme);
    if (frame.isTooLong() || frame.tokenCount == 0)
        return frame;
    frame.tokens = numbered(scheme.positions, prompt(scheme));
    const std::int64_t last = frame.tokenCount - 1;
    frame.query = std::min(state.position.query, last);
    frame.key = std::min(state.position.key, last);
    frame.isPastTokens = std::max(state.position.query, state.position.key) > last;
    addStills(frame, TokenKind::Image, scheme.imageRows, scheme.imageColumns);
    addStills(frame, TokenKind::Video, scheme.videoRows, scheme.videoColumns);
    Similarities similarities(rotary(scheme), frame.numbers(frame.query));
    for (VideoFrame::Still& still : frame.stills) {
        const std::int64_t each = std::int64_t {still.map.rows} * still.map.columns;
        for (std::int64_t k = 0; k < each; ++k)
            still.map.values.push_back(
                similarities.to(frame.numbers(still.firstToken + k)).similarity());
        frame.lowest = std::min(frame.lowest, *std::ranges::min_element(still.map.values));
    }
    const double from = roundBelow(frame.lowest);
    for (VideoFrame::Still& still : frame.stills) {
        still.map.lowest = from;
        still.map.highest = 1;
    }
    return frame;
}

std::optional<VideoFrame> difference(const VideoFrame& a, const VideoFrame& b)
{
    if (a.stills.size() != b.stills.size() || b.stills.empty())
        return std::nullopt;
    VideoFrame apart = b;
    double limit = 0;
    for (std::size_t k = 0; k < b.stills.size(); ++k) {
        HeatmapFrame before = a.stills[k].map;
        HeatmapFrame after = b.stills[k].map;
        before.scale = after.scale = HeatmapFrame::Scale::Diverging;
        const auto map = difference(before, after);
        if (!map)
            return std::nullopt;
        apart.stills[k].map = *map;
        limit = std::max(limit, map->highest);
    }
    for (VideoFrame::Still& still : apart.stills) {
        still.map.lowest = -limit;
        still.map.highest = limit;
    }
    return apart;
}

GridPairsFrame videoPairsFrame(const LabState& state)
{
    const MultimodalScheme& scheme = state.schemes.multimodal;
    const MultimodalRotary encoding = rotary(scheme);
    const Eigen::ArrayXd theta = frequencies(encoding);
    GridPairsFrame frame;
    frame.shape = {scheme.videoFrames, scheme.videoRows, scheme.videoColumns};
    frame.isOfTokens = true;
    frame.sections = encoding;
    for (int pair = 0; pair < encoding.width / 2; ++pair) {
        GridPairsFrame::Part part;
        part.axis = axisOf(axisOfPair(encoding, pair));
        (part.axis == GridAxis::Row             ? part.row
                : part.axis == GridAxis::Column ? part.column
                                                : part.time) = theta[pair];
        frame.parts.push_back(part);
    }
    frame.fastest = theta[0];
    frame.slowest = theta[theta.size() - 1];
    return frame;
}

NumberTable boxNumbers(const VideoFrame& frame)
{
    const MultimodalScheme& video = frame.scheme;
    return {{"frames", "rows", "columns"},
        {{static_cast<double>(video.videoFrames), static_cast<double>(video.videoRows),
            static_cast<double>(video.videoColumns)}}};
}

NumberTable numbers(const VideoFrame& frame)
{
    NumberTable table {{"token", "t", "y", "x", "similarity"}, {}, 4};
    if (frame.tokens.empty())
        return table;
    Similarities similarities(rotary(frame.scheme), frame.numbers(frame.query));
    for (std::int64_t token = 0; token < frame.tokenCount; ++token) {
        const PositionNumbers& at = frame.numbers(token);
        table.rows.push_back({static_cast<double>(token), static_cast<double>(at.time),
            static_cast<double>(at.height), static_cast<double>(at.width),
            similarities.to(at).similarity()});
    }
    return table;
}

} // namespace lab
