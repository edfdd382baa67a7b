#include "core/frames/grids/video_frame.h"

#include "core/frames/reading.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/parameters.h"
#include "tests/core/grid_rotation.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <variant>

using namespace lab;
using namespace std::string_literals;

namespace {

LabState with(Patch patch)
{
    LabState state;
    state.bench = BenchId::Grids;
    patch.push_back({"grids.picture", "video"s});
    return patched(clamped(state), patch).value();
}

/// All rules of numbering, both layouts, with an image, a video, both and only text.
std::vector<LabState> manyStates()
{
    std::vector<LabState> states;
    for (const char* rule : {"qwen2_vl", "qwen25_vl", "qwen3_vl"}) {
        for (const char* layout : {"contiguous", "interleaved"}) {
            for (const std::int64_t frames : {0, 3}) {
                for (const std::int64_t imageRows : {0, 5}) {
                    states.push_back(with({{"multimodal_rotary.rule", std::string(rule)},
                        {"multimodal_rotary.layout", std::string(layout)},
                        {"multimodal_rotary.video_frames", frames},
                        {"multimodal_rotary.image_rows", imageRows},
                        {"multimodal_rotary.seconds_per_frame", 1.5},
                        {"position.query", std::int64_t {7}},
                        {"position.key", std::int64_t {90}}}));
                }
            }
        }
    }
    return states;
}

} // namespace

TEST_CASE("the tokens are counted as they are numbered, and every still is a part of them")
{
    for (const LabState& state : manyStates()) {
        const MultimodalScheme& scheme = state.schemes.multimodal;
        const VideoFrame frame = videoFrame(state);
        REQUIRE(frame.tokens == numbered(scheme.positions, prompt(scheme)));
        CHECK(tokenCount(scheme) == static_cast<std::int64_t>(frame.tokens.size()));
        CHECK(frame.stills.size()
            == static_cast<std::size_t>(scheme.videoFrames + (scheme.imageRows > 0 ? 1 : 0)));
        for (const VideoFrame::Still& still : frame.stills) {
            const std::int64_t each = std::int64_t {still.map.rows} * still.map.columns;
            CHECK(still.map.values.size() == static_cast<std::size_t>(each));
            const PositionNumbers& first = frame.numbers(still.firstToken);
            for (std::int64_t k = 0; k < each; ++k) {
                const PositionNumbers& at = frame.numbers(still.firstToken + k);
                CHECK(at
                    == PositionNumbers {first.time, first.height + k / still.map.columns,
                        first.width + k % still.map.columns});
            }
        }
    }
}

TEST_CASE("the similarity is that of equal vectors rotated like the tokens, and 1 at the query")
{
    for (const LabState& state : manyStates()) {
        const VideoFrame frame = videoFrame(state);
        const MultimodalRotary encoding = rotary(state.schemes.multimodal);
        const Eigen::ArrayXd ones = Eigen::ArrayXd::Ones(encoding.width);
        const Eigen::ArrayXd query = rotated(encoding, ones, frame.numbers(frame.query));
        const NumberTable table = numbers(frame);
        for (std::int64_t token = 0; token < frame.tokenCount; ++token) {
            const Eigen::ArrayXd key = rotated(encoding, ones, frame.numbers(token));
            const double wanted = (query * key).sum() / encoding.width;
            CHECK(std::abs(table.rows[static_cast<std::size_t>(token)][4] - wanted) < 1e-12);
        }
        CHECK(std::abs(table.rows[static_cast<std::size_t>(frame.query)][4] - 1) < 1e-15);
        for (const VideoFrame::Still& still : frame.stills) {
            CHECK(still.map.lowest <= frame.lowest);
            CHECK(still.map.lowest < still.map.highest);
            CHECK(std::ranges::equal(still.map.values,
                std::span(table.rows)
                    .subspan(static_cast<std::size_t>(still.firstToken), still.map.values.size()),
                {}, {}, [](const std::vector<double>& row) { return row[4]; }));
        }
    }
}

TEST_CASE("text alone is plain RoPE: three equal indices, and the mean cosine of the distance")
{
    const LabState state = with({{"multimodal_rotary.video_frames", std::int64_t {0}},
        {"multimodal_rotary.text_before", std::int64_t {40}},
        {"position.query", std::int64_t {3}}});
    const VideoFrame frame = videoFrame(state);
    CHECK(frame.stills.empty());
    const MultimodalRotary encoding = rotary(state.schemes.multimodal);
    const Eigen::ArrayXd theta = frequencies(encoding);
    for (std::int64_t token = 0; token < frame.tokenCount; ++token) {
        CHECK(frame.numbers(token) == PositionNumbers {token, token, token});
        const double plain = (static_cast<double>(token - 3) * theta).cos().mean();
        CHECK(std::abs(numbers(frame).rows[static_cast<std::size_t>(token)][4] - plain) < 1e-14);
    }
}

TEST_CASE("side by side, the frames of Qwen2-VL are nearly one: seven rows away, and one frame")
{
    const LabState state = with({{"multimodal_rotary.layout", "contiguous"s},
        {"multimodal_rotary.height_pairs", std::int64_t {24}},
        {"multimodal_rotary.width_pairs", std::int64_t {24}},
        {"position.query", std::int64_t {5}}});
    const VideoFrame frame = videoFrame(state);
    CHECK(frame.stills[0].map.at(7, 7) == doctest::Approx(0.9989).epsilon(1e-4));
    CHECK(frame.stills[1].map.at(0, 0) == doctest::Approx(0.9788).epsilon(1e-4));
}

TEST_CASE("the strip has every pair once, with the counts of the sections and the angles")
{
    for (const LabState& state : manyStates()) {
        const MultimodalRotary encoding = rotary(state.schemes.multimodal);
        const GridPairsFrame frame = gridPairsFrame(state);
        const Eigen::ArrayXd theta = frequencies(encoding);
        REQUIRE(frame.parts.size() == static_cast<std::size_t>(theta.size()));
        CHECK(std::ranges::count(frame.parts, GridAxis::Row, &GridPairsFrame::Part::axis)
            == state.schemes.multimodal.heightPairs);
        for (Eigen::Index pair = 0; pair < theta.size(); ++pair)
            CHECK(std::abs(frame.parts[static_cast<std::size_t>(pair)].largest() - theta[pair])
                < 1e-18);
    }
}

TEST_CASE("the reading line and the table have the numbers of the picture")
{
    for (const LabState& state : manyStates()) {
        const VideoFrame frame = videoFrame(state);
        const Reading reported = reading(state, {});
        CHECK(reported.subject == Reading::Subject::VideoTokens);
        const double similarity = numbers(frame).rows[static_cast<std::size_t>(frame.key)][4];
        CHECK(std::abs(reported.numbers.back().value - similarity) < 1e-15);
        for (const TableQuantity& one : tableQuantities()) {
            if (one.encoding != "multimodal_rotary" || one.quantity != "patches")
                continue;
            const SchemeTable table = one.table(state, {});
            REQUIRE(table.count == frame.tokenCount);
            CHECK(std::abs(table.row(frame.key)[3] - similarity) < 1e-15);
        }
    }
}

TEST_CASE("a prompt that is too long, or empty, has no pictures and no reading")
{
    const LabState longest = with({{"multimodal_rotary.video_frames", std::int64_t {200}}});
    CHECK(videoFrame(longest).isTooLong());
    CHECK(videoFrame(longest).stills.empty());
    CHECK(reading(longest, {}).subject == Reading::Subject::Nothing);
    const LabState none = with({{"multimodal_rotary.video_frames", std::int64_t {0}},
        {"multimodal_rotary.text_before", std::int64_t {0}},
        {"multimodal_rotary.text_after", std::int64_t {0}}});
    CHECK(tokenCount(none.schemes.multimodal) == 0);
    CHECK(videoFrame(none).tokens.empty());
    CHECK(numbers(videoFrame(none)).rows.empty());
    CHECK(reading(none, {}).subject == Reading::Subject::Nothing);
}

TEST_CASE("the difference of two videos is that of their similarities, on one scale")
{
    const VideoFrame a = videoFrame(with({}));
    const VideoFrame b = videoFrame(with({{"multimodal_rotary.base", 100.0}}));
    const auto apart = difference(a, b);
    REQUIRE(apart);
    for (std::size_t k = 0; k < b.stills.size(); ++k) {
        CHECK(apart->stills[k].map.meaning == HeatmapFrame::Meaning::Difference);
        CHECK(apart->stills[k].map.at(3, 4)
            == doctest::Approx(b.stills[k].map.at(3, 4) - a.stills[k].map.at(3, 4)));
        CHECK(apart->stills[k].map.highest == apart->stills[0].map.highest);
    }
    CHECK_FALSE(
        difference(a, videoFrame(with({{"multimodal_rotary.video_frames", std::int64_t {2}}}))));
}
