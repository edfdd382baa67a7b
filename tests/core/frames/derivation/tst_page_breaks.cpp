#include "core/derivation/derivation_scope.h"
#include "core/derivation/matrix_scores.h"
#include "core/derivation/word_order.h"
#include "core/frames/derivation/page_frame.h"
#include "core/frames/derivation/pages/page_picture.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

using namespace lab;

// The picture of a broken page agrees with its equation, its check and its program.

namespace {

PagePictureFrame brokenPicture(const LabState& state, PageKey page, std::string_view way)
{
    return pagePictureFrame(state, page, true, way);
}

template <class Panel> const Panel& panelAt(const PagePictureFrame& frame, std::size_t index)
{
    REQUIRE(index < frame.panels.size());
    REQUIRE(std::holds_alternative<Panel>(frame.panels[index]));
    return std::get<Panel>(frame.panels[index]);
}

Complex arrowOf(const PagePictureFrame& frame, std::string_view part)
{
    for (const PageArrow& arrow : panelAt<PagePlane>(frame, 0).arrows)
        if (arrow.part == part)
            return {arrow.to.x, arrow.to.y};
    FAIL("no arrow " << part);
    std::abort();
}

const PageSeries& curveOf(const PageChart& chart, std::string_view part)
{
    const auto found = std::ranges::find(chart.series, part, &PageSeries::part);
    REQUIRE(found != chart.series.end());
    return *found;
}

double largestGap(const HeatmapFrame& one, const HeatmapFrame& other)
{
    REQUIRE(one.values.size() == other.values.size());
    double largest = 0;
    for (std::size_t at = 0; at < one.values.size(); ++at)
        largest = std::max(largest, std::abs(one.values[at] - other.values[at]));
    return largest;
}

/// qᵀPk of the learner's eight columns and the product in the picture of page 17.
double scoreOf(const PageTile& product, const LabState& state)
{
    const DerivationScope own(derivationInputs(state));
    double score = 0;
    for (int row = 0; row < product.cells.rows; ++row)
        for (int column = 0; column < product.cells.columns; ++column)
            score += own.query()[row] * product.cells.at(row, column) * own.key()[column];
    return score;
}

LabState stateAt(std::int64_t m, std::int64_t n)
{
    LabState state;
    state.position = {.query = m, .key = n};
    return state;
}

} // namespace

TEST_CASE("with exp(ip) added the picture has the output of the check, for every order")
{
    LabState state;
    const DerivationInputs inputs = derivationInputs(state);
    for (const auto& [way, places] :
        {std::pair {"add", PositionUse::Added}, {"mask", PositionUse::Masked}}) {
        for (int order = 0; order < sentenceOrders; ++order) {
            const auto words = wordsInOrder(order);
            state.derivation.handles.words.assign(words.begin(), words.end());
            const PagePictureFrame frame = brokenPicture(state, PageKey::Sentence, way);
            const std::vector<double>& output = panelAt<PageCards>(frame, 0).output;
            const Complex checked = wordOutput(inputs.query, inputs.key, order, places);
            CAPTURE(order);
            CHECK(output[0] == doctest::Approx(checked.real()));
            CHECK(output[1] == doctest::Approx(checked.imag()));
        }
    }
}

TEST_CASE("a table colored by m + n differs at every shift, by m - n and |m - n| it stays")
{
    for (const char* const way : {"", "unsigned", "sum"}) {
        CAPTURE(std::string(way));
        LabState state;
        // A learner's own color stays with its kind.
        state.derivation.handles.lists[static_cast<std::size_t>(HandleList::Colours)][1] = 7;
        state.derivation.shift = 0;
        const auto coloursAt = [&](std::int64_t shift) {
            state.derivation.shift = shift;
            return panelAt<PageTiles>(brokenPicture(state, PageKey::Scores, way), 0)
                .tiles[0]
                .colours;
        };
        const std::vector<int> start = coloursAt(0);
        for (std::int64_t shift = 1; shift <= largestShift; ++shift) {
            const std::vector<int> moved = coloursAt(shift);
            CAPTURE(shift);
            CHECK((moved == start) == (std::string(way) != "sum"));
            // For two shifts a cell has the same text exactly if m + n has.
            for (std::size_t cell = 0; cell < moved.size(); ++cell)
                CHECK((moved[cell] == start[cell]) == (std::string(way) != "sum"));
        }
        if (std::string(way) == "sum") {
            const std::vector<int> moved = coloursAt(1);
            CHECK(moved[0] == start[2]); // 0 + 0 + 2 is 0 + 2
            CHECK(moved[9] == start[11]);
        }
    }
}

TEST_CASE("the product of page 17 is that of the scores of its check")
{
    for (const auto& [m, n] :
        {std::pair {9, 4}, {4, 9}, {12, 9}, {0, 0}, {3000, 2990}, {100'000, 7}}) {
        const LabState state = stateAt(m, n);
        const double turn = state.derivation.turn;
        const DerivationScope own(derivationInputs(state));
        CAPTURE(m);
        const auto tilesOf = [&](std::string_view way) {
            const auto frame = brokenPicture(state, PageKey::Matrices, way);
            return panelAt<PageTiles>(frame, 1).tiles;
        };
        const auto two = tilesOf("two_matrices");
        CHECK(std::abs(scoreOf(two[0], state) - shearedScore(own.query(), own.key(), turn, m, n))
            < 1e-6);
        CHECK(largestGap(two[0].cells, two[1].cells) < 1e-6); // "no break"
        CHECK(two[0].name == "product_of_inverse");
        CHECK(*two[1].number == m - n);
        const auto both = tilesOf("both_sheared");
        CHECK(
            std::abs(scoreOf(both[0], state) - shearedBothScore(own.query(), own.key(), turn, m, n))
            < 1e-6);
        if (m > 0)
            CHECK(largestGap(both[0].cells, both[1].cells) > 0.1);
        const auto sound = tilesOf("");
        CHECK(largestGap(sound[0].cells, sound[1].cells) < 1e-9);
        CHECK(largestGap(sound[1].cells, tilesOf("one_further")[1].cells) <= 0);
    }
}

TEST_CASE("only pair 0 of R(9) is rotated further")
{
    const auto tiles =
        panelAt<PageTiles>(brokenPicture(LabState {}, PageKey::Matrices, "one_further"), 1).tiles;
    CHECK(largestGap(tiles[0].cells, tiles[1].cells) == doctest::Approx(0.2728).epsilon(1e-3));
    for (int row = 2; row < 8; ++row)
        for (int column = 2; column < 8; ++column)
            CHECK(tiles[0].cells.at(row, column)
                == doctest::Approx(tiles[1].cells.at(row, column)).epsilon(1e-12));
}

TEST_CASE("matrices beside each other have one scale, so that 1.02 is more than 1")
{
    const PagePictureFrame frame = brokenPicture(LabState {}, PageKey::Matrices, "stretch");
    for (std::size_t panel = 0; panel < 2; ++panel) {
        const std::vector<PageTile>& tiles = panelAt<PageTiles>(frame, panel).tiles;
        for (const PageTile& tile : tiles) {
            CHECK(tile.cells.highest == doctest::Approx(tiles.front().cells.highest));
            CHECK(tile.cells.lowest == doctest::Approx(-tile.cells.highest));
        }
        CHECK(tiles.front().cells.highest > 1.2);
    }
    const auto& product = panelAt<PageTiles>(frame, 1).tiles;
    CHECK(largestGap(product[0].cells, product[1].cells) == doctest::Approx(0.2936).epsilon(1e-3));
}

TEST_CASE("an arctan gives the opposite of f_q where the check finds it")
{
    const PagePictureFrame frame = brokenPicture(LabState {}, PageKey::Polar, "arctan");
    const Complex there = arrowOf(frame, "image_query");
    CHECK(there.real() == doctest::Approx(-0.84430).epsilon(1e-4));
    CHECK(there.imag() == doctest::Approx(0.75800).epsilon(1e-4));
    CHECK(std::abs(arrowOf(frame, "returned_query") + there) < 1e-12);
    CHECK(std::abs(arrowOf(frame, "returned_query") - there) == doctest::Approx(2.2693));
    LabState state;
    state.position.query = 3; // on the half where it is right
    const PagePictureFrame right = brokenPicture(state, PageKey::Polar, "arctan");
    CHECK(std::abs(arrowOf(right, "returned_query") - arrowOf(right, "image_query")) < 1e-12);
}

TEST_CASE("a key with the opposite rotation is rotated by m theta, for any ring of the learner")
{
    LabState state;
    state.derivation.handles.queryTurn = 0;
    const PagePictureFrame frame = brokenPicture(state, PageKey::OneTurn, "opposite");
    const Complex query(0.93, 0.65);
    const Complex key(0.48, -0.83);
    CHECK(std::abs(arrowOf(frame, "turned_query") - query * std::polar(1.0, 1.8)) < 1e-12);
    CHECK(std::abs(arrowOf(frame, "turned_key") - key * std::polar(1.0, -1.8)) < 1e-12);
    // The difference of the check.
    CHECK(std::abs(arrowOf(frame, "turned_query") / query - arrowOf(frame, "turned_key") / key)
        == doctest::Approx(1.9477).epsilon(1e-4));
    CHECK(panelAt<PagePlane>(frame, 0).title == "one_place");
}

TEST_CASE("the extra rotation of 0.5 and a point 0.3 higher do not depend on earlier drags")
{
    LabState state;
    state.derivation.queryPhase = 1.2;
    state.derivation.keyPhase = -0.4;
    state.derivation.bends[5] = 0.7;
    const PagePictureFrame start = brokenPicture(state, PageKey::Start, "plain");
    CHECK(curveOf(panelAt<PageChart>(start, 1), "score").y[0]
        == doctest::Approx(-1.08777).epsilon(1e-4));
    CHECK(std::abs(arrowOf(start, "start_key") - Complex(0.48, -0.83)) < 1e-12);
    const PagePictureFrame line = brokenPicture(state, PageKey::Line, "bend");
    const std::vector<double>& angles = curveOf(panelAt<PageChart>(line, 0), "angles").y;
    CHECK(angles[5] == doctest::Approx(1.0));
    CHECK(angles[12] == doctest::Approx(2.7));
}

TEST_CASE("with two layouts in one score no column is permuted")
{
    const PagePictureFrame frame = brokenPicture(LabState {}, PageKey::Layouts, "two_layouts");
    for (const std::size_t panel : {0U, 1U})
        CHECK(std::ranges::is_sorted(panelAt<PageWires>(frame, panel).halves));
    const PagePictureFrame alone = brokenPicture(LabState {}, PageKey::Layouts, "query_only");
    CHECK_FALSE(std::ranges::is_sorted(panelAt<PageWires>(alone, 0).halves));
    CHECK(std::ranges::is_sorted(panelAt<PageWires>(alone, 1).halves));
}

TEST_CASE("a bound that forgets the last step has no sum of all turning numbers either")
{
    LabState state;
    state.derivation.handles.weightAngles = WeightAngles::Random;
    const auto boundOf = [&](std::string_view way) {
        const PagePictureFrame frame = brokenPicture(state, PageKey::Decay, way);
        return curveOf(panelAt<PageChart>(frame, 0), "bound").y[0];
    };
    // The largest step of random angles is between two pairs, not the last one to 0.
    CHECK(boundOf("no_last") / boundOf("") == doctest::Approx(2016.0 / 2080));
    CHECK(boundOf("shifted") / boundOf("") == doctest::Approx(2016.0 / 2080));
}
