#include "core/encodings/rotary_grid/formula.h"
#include "core/encodings/sinusoidal_grid/formula.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/parameters.h"
#include "tests/core/grid_table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

using namespace lab;

namespace {

SchemeTable tableOf(
    std::string_view encoding, std::string_view quantity, const LabState& state = clamped({}))
{
    const auto found = std::ranges::find_if(tableQuantities(), [&](const TableQuantity& one) {
        return one.encoding == encoding && one.quantity == quantity;
    });
    REQUIRE(found != tableQuantities().end());
    return found->table(state, {});
}

LabState with(const Patch& patch)
{
    return patched(LabState {}, patch).value();
}

/// Three words, an image of 2 x 3, a video of two frames of 2 x 2, two words.
LabState smallPrompt(Patch patch = {})
{
    for (const auto& [key, count] : std::vector<std::pair<const char*, std::int64_t>> {
             {"text_before", 3}, {"image_rows", 2}, {"image_columns", 3}, {"video_frames", 2},
             {"video_rows", 2}, {"video_columns", 2}, {"text_after", 2}})
        patch.insert(patch.begin(), {"multimodal_rotary." + std::string(key), count});
    return with(patch);
}

std::vector<double> placeIn(const SchemeTable& table, std::int64_t token)
{
    const std::vector<double> row = table.row(token);
    return {row.begin(), row.begin() + 3};
}

} // namespace

TEST_CASE("tokens are in raster order with their frame, row and column before the numbers")
{
    const LabState state = with({{"sinusoidal_grid.convention", std::string("vjepa_video")},
        {"sinusoidal_grid.frames", std::int64_t {2}}, {"sinusoidal_grid.rows", std::int64_t {3}},
        {"sinusoidal_grid.columns", std::int64_t {4}}});
    const SchemeTable table = tableOf("sinusoidal_grid", "encoding", state);
    CHECK(std::vector(table.columns.begin(), table.columns.begin() + 5)
        == std::vector<std::string> {"token", "t", "y", "x", "column 0"});
    REQUIRE(table.count == 24);
    CHECK(placeIn(table, 0) == std::vector {0.0, 0.0, 0.0});
    CHECK(placeIn(table, 5) == std::vector {0.0, 1.0, 1.0});
    CHECK(placeIn(table, 23) == std::vector {1.0, 2.0, 3.0});
    const Eigen::ArrayXd last = row(state.schemes.sinusoidalGrid, {1, 2, 3});
    const std::vector<double> shown = table.row(23);
    CHECK(std::equal(last.begin(), last.end(), shown.begin() + 3, shown.end()));
}

TEST_CASE("a class token has a row of zeros and no place")
{
    const SchemeTable table =
        tableOf("sinusoidal_grid", "encoding", with({{"sinusoidal_grid.class_row", true}}));
    CHECK(table.count == 14 * 14 + 1);
    const std::vector<double> first = table.row(0);
    CHECK(std::all_of(
        first.begin(), first.begin() + 3, [](double place) { return std::isnan(place); }));
    CHECK(std::all_of(
        first.begin() + 3, first.end(), [](double zero) { return std::abs(zero) <= 0; }));
    CHECK(placeIn(table, 1) == std::vector {0.0, 0.0, 0.0});
    CHECK(placeIn(table, 16) == std::vector {0.0, 1.0, 1.0});
}

TEST_CASE("a grid's angles are the sum of its frequencies times the place")
{
    for (const char* convention : {"sam2", "pixtral", "wan", "mixed"}) {
        const LabState state = with({{"rotary_grid.convention", std::string(convention)},
            {"rotary_grid.frames", std::int64_t {3}}, {"rotary_grid.rows", std::int64_t {4}},
            {"rotary_grid.columns", std::int64_t {5}}});
        const SchemeTable angles = tableOf("rotary_grid", "angles", state);
        const SchemeTable frequencies = tableOf("rotary_grid", "frequencies", state);
        for (std::int64_t token = 0; token < angles.count; token += 7) {
            const std::vector<double> row = angles.row(token);
            for (std::int64_t pair = 0; pair < frequencies.count; ++pair) {
                const std::vector<double> step = frequencies.row(pair);
                const double expected = step[0] * row[0] + step[1] * row[1] + step[2] * row[2];
                CHECK(row[static_cast<std::size_t>(pair + 3)] == doctest::Approx(expected));
            }
        }
    }
}

TEST_CASE("Qwen2-VL's blocks keep the place of each token")
{
    const SchemeTable table = tableOf(
        "rotary_grid", "angles", with({{"rotary_grid.convention", std::string("qwen_vision")}}));
    CHECK(placeIn(table, 2) == std::vector {0.0, 1.0, 0.0});
    CHECK(placeIn(table, 4) == std::vector {0.0, 0.0, 2.0});
}

TEST_CASE("multimodal positions run through text, image, video and text")
{
    const SchemeTable table = tableOf("multimodal_rotary", "positions", smallPrompt());
    REQUIRE(table.count == 3 + (1 + 6 + 1) + (1 + 8 + 1) + 2);
    CHECK(table.row(2) == std::vector {2.0, 2.0, 2.0, 0.0});
    CHECK(table.row(3) == std::vector {3.0, 3.0, 3.0, 1.0}); // the image starts
    CHECK(table.row(9) == std::vector {4.0, 5.0, 6.0, 2.0}); // its last token
    CHECK(table.row(10) == std::vector {7.0, 7.0, 7.0, 4.0}); // and its end
    CHECK(table.row(16) == std::vector {10.0, 9.0, 9.0, 3.0}); // the second frame
    CHECK(table.row(22) == std::vector {13.0, 13.0, 13.0, 0.0});
}

TEST_CASE("a video's time goes by its seconds in Qwen2.5-VL alone")
{
    const auto secondFrame = [](const char* rule) {
        return tableOf("multimodal_rotary", "positions",
            smallPrompt({{"multimodal_rotary.rule", std::string(rule)},
                {"multimodal_rotary.seconds_per_frame", 3.0}}))
            .row(16)[0];
    };
    CHECK(secondFrame("qwen2_vl") == 10);
    CHECK(secondFrame("qwen25_vl") == 9 + 3 * 4);
}

TEST_CASE("pictures without rows or frames are left out")
{
    const LabState state = smallPrompt({{"multimodal_rotary.image_rows", std::int64_t {0}},
        {"multimodal_rotary.video_frames", std::int64_t {0}}});
    CHECK(tableOf("multimodal_rotary", "positions", state).count == 5);
    CHECK(tableOf("multimodal_rotary", "angles", state).count == 5);
}

TEST_CASE("multimodal angles are the number of the pair's axis times its frequency")
{
    const LabState state = smallPrompt({{"multimodal_rotary.layout", std::string("interleaved")}});
    const SchemeTable angles = tableOf("multimodal_rotary", "angles", state);
    const SchemeTable sections = tableOf("multimodal_rotary", "sections", state);
    const std::vector<double> row = angles.row(9);
    for (std::int64_t pair = 0; pair < sections.count; ++pair) {
        const std::vector<double> section = sections.row(pair);
        CHECK(row[static_cast<std::size_t>(pair + 3)]
            == row[static_cast<std::size_t>(section[0])] * section[1]);
    }
}

TEST_CASE("sections fill half of the width, whatever is asked for")
{
    LabState state;
    state.schemes.multimodal.width = 10;
    state.schemes.multimodal.heightPairs = 4;
    state.schemes.multimodal.widthPairs = 50;
    state = clamped(state);
    CHECK(rotary(state.schemes.multimodal).sections == std::array {0, 4, 1});
    state.schemes.multimodal.heightPairs = 999;
    CHECK(rotary(clamped(state).schemes.multimodal).sections == std::array {0, 5, 0});
}
