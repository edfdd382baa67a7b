#include "core/encodings/multimodal_rotary/positions.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

using lab::MultimodalPositions;
using lab::NumberedToken;
using lab::PositionNumbers;
using lab::PositionRule;
using lab::PromptKind;
using lab::PromptPart;
using lab::SecondsRule;
using lab::TokenKind;

namespace {

PromptPart textOf(int tokens)
{
    return {PromptKind::Text, tokens, {}, 1};
}

PromptPart imageOf(int rows, int columns)
{
    return {PromptKind::Image, 0, {1, rows, columns}, 1};
}

PromptPart videoOf(int frames, int rows, int columns, double secondsPerFrame)
{
    return {PromptKind::Video, 0, {frames, rows, columns}, secondsPerFrame};
}

MultimodalPositions positionsOf(PositionRule rule)
{
    MultimodalPositions positions;
    positions.rule = rule;
    return positions;
}

constexpr std::array allRules = {
    PositionRule::Qwen2Vl, PositionRule::Qwen25Vl, PositionRule::Qwen3Vl};

std::vector<std::int64_t> videoTimes(const MultimodalPositions& positions, double secondsPerFrame)
{
    std::vector<std::int64_t> times;
    for (const auto& [kind, numbers] :
        lab::numbered(positions, {videoOf(5, 2, 2, secondsPerFrame)})) {
        if (kind == TokenKind::Video)
            times.push_back(numbers.time - 1); // after the start token
    }
    return times;
}

} // namespace

TEST_CASE("text alone has three equal increasing indices")
{
    for (const PositionRule rule : allRules) {
        const auto tokens = lab::numbered(positionsOf(rule), {textOf(3), textOf(0), textOf(2)});
        REQUIRE(tokens.size() == 5);
        for (std::int64_t k = 0; k < 5; ++k)
            CHECK(
                tokens[static_cast<std::size_t>(k)] == NumberedToken {TokenKind::Text, {k, k, k}});
        CHECK(lab::numbered(positionsOf(rule), {}).empty());
    }
}

TEST_CASE("an image has one time index and text continues after its longer side")
{
    for (const PositionRule rule : allRules) {
        const auto tokens = lab::numbered(positionsOf(rule), {imageOf(4, 6), textOf(1)});
        REQUIRE(tokens.size() == 9);
        CHECK(tokens[0] == NumberedToken {TokenKind::VisionStart, {0, 0, 0}});
        CHECK(tokens[1] == NumberedToken {TokenKind::Image, {1, 1, 1}});
        CHECK(tokens[3] == NumberedToken {TokenKind::Image, {1, 1, 3}});
        CHECK(tokens[6] == NumberedToken {TokenKind::Image, {1, 2, 3}});
        CHECK(tokens[7] == NumberedToken {TokenKind::VisionEnd, {4, 4, 4}});
        CHECK(tokens[8] == NumberedToken {TokenKind::Text, {5, 5, 5}});
    }
}

TEST_CASE("every text token has an index above all earlier ones")
{
    const std::vector<PromptPart> prompt = {textOf(2), imageOf(2, 8), imageOf(8, 2), textOf(1),
        videoOf(7, 2, 4, 1.5), videoOf(1, 4, 4, 1), textOf(3)};
    for (const PositionRule rule : allRules) {
        std::int64_t end = 0;
        for (const auto& [kind, numbers] : lab::numbered(positionsOf(rule), prompt)) {
            const bool isText = kind != TokenKind::Image && kind != TokenKind::Video;
            if (isText)
                CHECK(numbers == PositionNumbers {end, end, end});
            end = std::max({end, numbers.time + 1, numbers.height + 1, numbers.width + 1});
        }
    }
}

TEST_CASE("merging combines mergeSize patches per side into one token")
{
    for (const int merge : {1, 2, 3, 6}) {
        MultimodalPositions positions;
        positions.mergeSize = merge;
        CHECK(lab::numbered(positions, {textOf(0), imageOf(6, 12)}).size()
            == static_cast<std::size_t>(72 / (merge * merge) + 2));
    }
}

TEST_CASE("one token per second at one second per frame is Qwen2-VL's rule")
{
    const std::vector<PromptPart> prompt = {textOf(2), videoOf(3, 4, 4, 1), textOf(1)};
    MultimodalPositions timed = positionsOf(PositionRule::Qwen25Vl);
    timed.tokensPerSecond = 1;
    CHECK(lab::numbered(timed, prompt) == lab::numbered({}, prompt));
}

TEST_CASE("released code truncates the seconds before it multiplies, the description after")
{
    MultimodalPositions positions = positionsOf(PositionRule::Qwen25Vl);
    positions.tokensPerSecond = 2;
    const auto times = [&positions](SecondsRule rule, double seconds) {
        positions.seconds = rule;
        return videoTimes(positions, seconds);
    };
    using Times = std::vector<std::int64_t>;
    CHECK(times(SecondsRule::Truncated, 0.5) == Times {0, 0, 0, 0, 0});
    CHECK(times(SecondsRule::Kept, 0.5) == Times {0, 1, 2, 3, 4});
    CHECK(times(SecondsRule::Truncated, 1.5) == Times {0, 2, 4, 6, 8});
    CHECK(times(SecondsRule::Kept, 1.5) == Times {0, 3, 6, 9, 12});
    // 0.6 per frame: the product is truncated, not the step
    CHECK(times(SecondsRule::Kept, 0.3) == Times {0, 0, 1, 1, 2});
    CHECK(times(SecondsRule::Kept, 3) == times(SecondsRule::Truncated, 3));
    // in single precision: 3·0.7·10 is 20.999… in double
    positions.tokensPerSecond = 10;
    CHECK(times(SecondsRule::Kept, 0.7)[3] == 21);
}

TEST_CASE("only Qwen2.5-VL uses seconds")
{
    CHECK(videoTimes(positionsOf(PositionRule::Qwen25Vl), 7)
        == std::vector<std::int64_t> {0, 28, 56, 84, 112});
    CHECK(videoTimes(positionsOf(PositionRule::Qwen2Vl), 7)
        == std::vector<std::int64_t> {0, 1, 2, 3, 4});
}

TEST_CASE("Qwen3-VL's video is images with words before each")
{
    MultimodalPositions positions = positionsOf(PositionRule::Qwen3Vl);
    positions.timestampTokens = 5;
    auto video = lab::numbered(positions, {textOf(1), videoOf(2, 4, 6, 9), textOf(1)});
    const auto images = lab::numbered(
        positions, {textOf(1), textOf(5), imageOf(4, 6), textOf(5), imageOf(4, 6), textOf(1)});
    for (NumberedToken& token : video)
        token.kind = token.kind == TokenKind::Video ? TokenKind::Image : token.kind;
    CHECK(video == images);
}
