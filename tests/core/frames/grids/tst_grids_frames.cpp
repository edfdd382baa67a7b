#include "core/frames/grids/grids_frames.h"
#include "core/frames/grids/patch_similarity.h"

#include "core/frames/reading.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/choices.h"
#include "core/state/parameters.h"
#include "tests/core/grid_rotation.h"
#include "tests/core/grid_table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>
#include <variant>

using namespace lab;
using namespace std::string_literals;

namespace {

LabState with(const Patch& patch)
{
    LabState state;
    state.bench = BenchId::Grids;
    return patched(clamped(state), patch).value();
}

/// Images with several aspect ratios, patches with a remainder, one row, all conventions.
std::vector<LabState> manyStates()
{
    std::vector<LabState> states;
    const std::vector<Patch> images {
        {{"position.query", std::int64_t {74}}, {"position.key", std::int64_t {121}}},
        {{"grids.rows", std::int64_t {5}}, {"grids.columns", std::int64_t {9}},
            {"position.query", std::int64_t {31}}},
        {{"grids.patch", std::int64_t {30}}, {"grids.image_width", std::int64_t {100}},
            {"grids.width", std::int64_t {8}}},
        {{"grids.patch", std::int64_t {64}}, {"grids.image_height", std::int64_t {64}},
            {"position.query", std::int64_t {1'000'000}}}};
    for (const Patch& image : images) {
        for (const char* order :
            {"sam2", "eva02", "qwen_vision", "pixtral", "pixtral_halves", "wan"}) {
            Patch patch = image;
            patch.push_back({"grids.order", std::string(order)});
            states.push_back(with(patch));
        }
        for (const char* convention :
            {"mae", "vjepa_image", "vjepa_video", "vjepa_video_uniform", "detr"}) {
            Patch patch = image;
            patch.push_back({"sinusoidal_grid.convention", std::string(convention)});
            patch.push_back(
                {"learned.resampling", convention == "mae"s ? "linear"s : "linear_aligned"s});
            states.push_back(with(patch));
        }
    }
    return states;
}

double product(const Eigen::ArrayXd& a, const Eigen::ArrayXd& b)
{
    return (a * b).sum() / std::sqrt(a.square().sum() * b.square().sum());
}

} // namespace

TEST_CASE("a map is the product of the encodings of two patches")
{
    for (const LabState& state : manyStates()) {
        const GridsFrame frame = gridsFrame(state);
        const SinusoidalGrid sinusoid = patchSinusoid(state);
        const Sinusoidal flat = flatSinusoid(state);
        const Eigen::MatrixXd table = patchTable(state);
        const Eigen::ArrayXd ones = Eigen::ArrayXd::Ones(state.grids.width);
        const std::int64_t query = frame.patchAt(frame.query);
        for (int patch = 0; patch < frame.patches(); patch += 3) {
            const GridCell cell = rasterCell(frame.shape, patch);
            const auto similarity = [&](GridEncoding encoding) {
                return frame.map(encoding).map.at(cell.row, cell.column);
            };
            const auto isNear = [&](GridEncoding encoding, double wanted) {
                CHECK(similarity(encoding) == doctest::Approx(wanted).epsilon(1e-12));
            };
            isNear(
                GridEncoding::Sinusoidal, product(row(sinusoid, frame.query), row(sinusoid, cell)));
            isNear(GridEncoding::Flattened, product(row(flat, query), row(flat, patch)));
            isNear(GridEncoding::Learned,
                product(
                    table.row(query).transpose().array(), table.row(patch).transpose().array()));
            for (const GridEncoding encoding : {GridEncoding::Axial, GridEncoding::Mixed}) {
                const RotaryGrid turned = patchRotation(state, encoding);
                isNear(encoding,
                    product(rotated(turned, ones, frame.query), rotated(turned, ones, cell)));
            }
        }
        for (const GridMap& map : frame.maps) {
            CHECK(map.map.at(frame.query.row, frame.query.column) == doctest::Approx(1));
            CHECK(map.lowest == *std::ranges::min_element(map.map.values));
        }
    }
}

TEST_CASE("rows and columns count equally for axial encodings, and not for the flattened image")
{
    const LabState state = with({{"position.query", std::int64_t {74}}});
    const GridsFrame frame = gridsFrame(state);
    for (const GridEncoding encoding : {GridEncoding::Sinusoidal, GridEncoding::Axial}) {
        const HeatmapFrame& map = frame.map(encoding).map;
        CHECK(map.at(6, 4) == doctest::Approx(map.at(5, 5)));
    }
    const HeatmapFrame& flat = frame.map(GridEncoding::Flattened).map;
    CHECK(flat.at(6, 4) < flat.at(5, 5) - 0.1);
}

TEST_CASE("with the same base axial RoPE has the map of the sinusoid")
{
    const GridsFrame frame =
        gridsFrame(with({{"rotary_grid.base", 10000.0}, {"position.query", std::int64_t {74}}}));
    const HeatmapFrame& axial = frame.map(GridEncoding::Axial).map;
    const HeatmapFrame& sinusoid = frame.map(GridEncoding::Sinusoidal).map;
    for (std::size_t patch = 0; patch < axial.values.size(); ++patch)
        CHECK(axial.values[patch] == doctest::Approx(sinusoid.values[patch]).epsilon(1e-12));
    // Computed by hand from cos(Δx θ) and cos(Δy θ) with base 100, three rows and five columns
    // apart.
    double sum = 0;
    for (int pair = 0; pair < 16; ++pair) {
        const double theta = std::pow(100.0, -pair / 16.0);
        sum += std::cos(3 * theta) + std::cos(5 * theta);
    }
    const GridsFrame start = gridsFrame(with({{"position.query", std::int64_t {74}}}));
    CHECK(start.map(GridEncoding::Axial).map.at(8, 9) == doctest::Approx(sum / 32));
    CHECK(start.map(GridEncoding::Axial).map.at(8, 9) == doctest::Approx(0.5342).epsilon(1e-4));
}

TEST_CASE("the table of patches has the numbers of the map")
{
    for (const GridEncoding encoding : gridEncodings) {
        for (LabState state : manyStates()) {
            state.grids.encoding = encoding;
            const GridsFrame frame = gridsFrame(state);
            const NumberTable shown = mapNumbers(frame);
            const std::string_view key = encoding == GridEncoding::Sinusoidal ? "sinusoidal_grid"
                : encoding == GridEncoding::Flattened                         ? "sinusoidal"
                : encoding == GridEncoding::Learned                           ? "learned"
                                                                              : "rotary_grid";
            const auto all = tableQuantities();
            const auto found = std::ranges::find_if(all, [&](const TableQuantity& one) {
                return one.encoding == key && one.quantity == "patches";
            });
            REQUIRE(found != all.end());
            const SchemeTable table = found->table(state, {});
            REQUIRE(table.count == frame.patches());
            for (std::int64_t patch = 0; patch < table.count; ++patch) {
                const std::vector<double> row = table.row(patch);
                const std::vector<double>& line = shown.rows[static_cast<std::size_t>(patch)];
                CHECK(std::equal(row.begin(), row.end(), line.begin() + 1));
            }
        }
    }
}

TEST_CASE("the reading has the value of the map")
{
    for (LabState state : manyStates()) {
        for (const GridEncoding encoding : gridEncodings) {
            state.grids.encoding = encoding;
            const GridsFrame frame = gridsFrame(state);
            Focus focus;
            focus.picture = Picture::GridsMap;
            focus.key = frame.patches() / 2;
            const Reading read = reading(state, focus);
            CHECK(read.subject == Reading::Subject::GridPatches);
            const auto number = [&](std::string_view slot) {
                const auto found = std::ranges::find(read.numbers, slot, &ReadingNumber::slot);
                return found == read.numbers.end() ? 0 : found->value;
            };
            const GridCell key = rasterCell(frame.shape, *focus.key);
            CHECK(number("s") == frame.chosen().map.at(key.row, key.column));
            const bool hasAxes =
                encoding == GridEncoding::Sinusoidal || encoding == GridEncoding::Axial;
            const double sum = hasAxes ? number("t") + number("x") + number("y") : number("sum");
            CHECK(sum / number("d") == doctest::Approx(number("s")));
        }
    }
}

TEST_CASE("every pair has an axis, and its angle is that of the encoding")
{
    for (LabState state : manyStates()) {
        for (const GridEncoding encoding : gridEncodings) {
            state.grids.encoding = encoding;
            const GridPairsFrame frame = gridPairsFrame(state);
            const bool hasColumns = encoding == GridEncoding::Sinusoidal;
            const auto wanted = static_cast<std::size_t>(encoding == GridEncoding::Learned ? 0
                    : hasColumns ? state.grids.width
                                 : state.grids.width / 2);
            CHECK(frame.parts.size() == wanted);
            for (std::size_t i = 0; i < frame.parts.size(); ++i) {
                Focus focus;
                focus.picture = Picture::GridsPairs;
                focus.pair = static_cast<int>(i);
                const Reading read = reading(state, focus);
                CHECK(read.subject == Reading::Subject::GridAngle);
                CHECK(frame.parts[i].largest() > 0);
            }
            if (encoding != GridEncoding::Axial && encoding != GridEncoding::Mixed)
                continue;
            const RotaryGrid grid = patchRotation(state, encoding);
            const auto perStep = frequencies(grid);
            const GridShape shape = gridShape(state.grids);
            if (shape.rows < 2 || shape.columns < 2)
                continue;
            const Eigen::ArrayXd right =
                angles(perStep, place(grid, {0, 0, 1})) - angles(perStep, place(grid, {}));
            const Eigen::ArrayXd down =
                angles(perStep, place(grid, {0, 1, 0})) - angles(perStep, place(grid, {}));
            for (std::size_t i = 0; i < frame.parts.size(); ++i) {
                const auto pair = static_cast<Eigen::Index>(i);
                CHECK(frame.parts[i].column == doctest::Approx(right[pair]));
                CHECK(frame.parts[i].row == doctest::Approx(down[pair]));
            }
        }
    }
}

TEST_CASE("patches follow the image, and the image the requested patches")
{
    CHECK(gridShape(with({}).grids) == GridShape {1, 14, 14});
    const LabState wide = with({{"grids.columns", std::int64_t {20}}});
    CHECK(wide.grids.imageWidth == 320);
    CHECK(gridShape(wide.grids) == GridShape {1, 14, 20});
    const LabState coarse = with({{"grids.patch", std::int64_t {50}}});
    CHECK(gridShape(coarse.grids) == GridShape {1, 4, 4}); // 24 pixels are left
    LabState wrong;
    wrong.grids = {
        GridsPictureShown::Image, GridEncoding::Axial, 10'000, -3, 1, 9, GridRotation::Sam2, 0};
    const Grids& grids = clamped(wrong).grids;
    CHECK(grids.imageHeight == largestImageSide);
    CHECK(grids.imageWidth == minImageSide);
    CHECK(grids.patch == minPatch);
    CHECK(grids.width == 8);
    CHECK(grids.trained == 1);
}

TEST_CASE("a difference needs the same patches, and compares the encodings selected in A and B")
{
    const LabState a = with({});
    const LabState b = with({{"grids.encoding", "flattened"s}});
    const auto apart = difference(gridsFrame(a), gridsFrame(b));
    REQUIRE(apart);
    const double wanted = gridsFrame(b).chosen().map.at(7, 7) - gridsFrame(a).chosen().map.at(7, 7);
    CHECK(apart->chosen().map.at(7, 7) == doctest::Approx(wanted));
    CHECK(apart->map(GridEncoding::Mixed).map.at(7, 7) == 0);
    CHECK(!difference(gridsFrame(a), gridsFrame(with({{"grids.rows", std::int64_t {6}}}))));
}
