#include "core/frames/derivation/pages/page_picture.h"
#include "core/state/edit.h"
#include "core/state/parameters.h"
#include "tests/core/page_parts.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace lab;

namespace {

constexpr int pages = static_cast<int>(PageKey::Decay) + 1;

PagePictureFrame pictureOf(PageKey page, bool isAnswered, std::string_view broken = {})
{
    return pagePictureFrame(LabState {}, page, isAnswered, broken);
}

template <class Panel> const Panel& panelIn(const PagePictureFrame& frame, std::size_t index)
{
    REQUIRE(index < frame.panels.size());
    REQUIRE(std::holds_alternative<Panel>(frame.panels[index]));
    return std::get<Panel>(frame.panels[index]);
}

const PageMeter& rowOf(const PagePictureFrame& frame, std::string_view part)
{
    for (const PagePanel& panel : frame.panels)
        if (const auto* meters = std::get_if<PageMeters>(&panel))
            for (const PageMeter& row : meters->rows)
                if (row.part == part)
                    return row;
    FAIL("no row " << part);
    std::abort();
}

double valueOf(const PagePictureFrame& frame, std::string_view part)
{
    const auto& value = rowOf(frame, part).value;
    REQUIRE(value);
    return *value;
}

PlanePoint tipOf(const PagePictureFrame& frame, std::string_view part)
{
    for (const PageArrow& arrow : panelIn<PagePlane>(frame, 0).arrows)
        if (arrow.part == part)
            return arrow.to;
    FAIL("no arrow " << part);
    std::abort();
}

const PageSeries& seriesOf(const PagePictureFrame& frame, std::string_view part)
{
    for (const PagePanel& panel : frame.panels)
        if (const auto* chart = std::get_if<PageChart>(&panel))
            for (const PageSeries& series : chart->series)
                if (series.part == part)
                    return series;
    FAIL("no series " << part);
    std::abort();
}

double at(const PageSeries& series, double x)
{
    for (std::size_t point = 0; point < series.x.size(); ++point)
        if (std::abs(series.x[point] - x) < 1e-9)
            return series.y[point];
    FAIL("no point at " << x);
    return 0;
}

bool isNear(double number, double written, double within = 6e-6)
{
    return std::abs(number - written) <= within;
}

std::vector<PageDrag> dragsOf(const PagePictureFrame& frame)
{
    std::vector<PageDrag> all;
    for (const PagePanel& panel : frame.panels) {
        if (const auto* plane = std::get_if<PagePlane>(&panel)) {
            for (const PageArrow& arrow : plane->arrows)
                all.push_back(arrow.drag);
            for (const PageArc& arc : plane->arcs)
                all.push_back(arc.drag);
        }
        if (const auto* chart = std::get_if<PageChart>(&panel)) {
            for (const PageSeries& series : chart->series)
                all.insert(all.end(), series.drags.begin(), series.drags.end());
            for (const PageGuide& rule : chart->rules)
                all.push_back(rule.drag);
        }
        if (const auto* tiles = std::get_if<PageTiles>(&panel))
            for (const PageTile& tile : tiles->tiles)
                all.insert(all.end(), tile.drags.begin(), tile.drags.end());
        if (const auto* meters = std::get_if<PageMeters>(&panel))
            for (const PageMeter& row : meters->rows)
                all.push_back(row.drag);
    }
    std::erase_if(all, [](const PageDrag& drag) { return drag.isNone(); });
    return all;
}

} // namespace

TEST_CASE("the pictures of words and of the requirement have the numbers of the derivation")
{
    const PagePictureFrame words = pictureOf(PageKey::Sentence, true);
    const auto& cards = panelIn<PageCards>(words, 0);
    constexpr std::array scores {-0.0931, -1.18955, 1.143, 0.4784};
    constexpr std::array weights {0.18674, 0.08600, 0.44753, 0.27973};
    for (std::size_t place = 0; place < 4; ++place) {
        CHECK(isNear(*cards.cards[place].score, scores[place]));
        CHECK(isNear(*cards.cards[place].weight, weights[place]));
    }
    CHECK(isNear(cards.output[0], 0.50139));
    CHECK(isNear(cards.output[1], 0.50946));
    const PagePictureFrame table = pictureOf(PageKey::Scores, true);
    const auto& colours = panelIn<PageTiles>(table, 0).tiles[0].colours;
    CHECK(std::set<int>(colours.begin(), colours.end()).size() == 15);
    const PagePictureFrame both = pictureOf(PageKey::Scores, true, "unsigned");
    const auto& fewer = panelIn<PageTiles>(both, 0).tiles[0].colours;
    CHECK(std::set<int>(fewer.begin(), fewer.end()).size() == 8);
    const PagePictureFrame trying = pictureOf(PageKey::Trying, true);
    CHECK(isNear(valueOf(trying, "way.nothing"), -0.0931));
    CHECK(isNear(valueOf(trying, "way.add"), 0.33123));
    CHECK(isNear(valueOf(trying, "way.stretch"), -0.34819));
    CHECK(isNear(valueOf(trying, "way.quadratic"), -0.25450));
    CHECK(isNear(valueOf(trying, "way.even"), -0.96237));
    CHECK(isNear(valueOf(trying, "way.mirror"), 0.98590));
}

TEST_CASE("one column is told with the signs of the check, but for what was dragged")
{
    const auto bars = [](const PagePictureFrame& frame, std::string_view part) {
        return seriesOf(frame, part).y;
    };
    const PagePictureFrame asked = pictureOf(PageKey::Column, false);
    CHECK(std::ranges::all_of(bars(asked, "query_column"), [](double y) { return y > 0; }));
    const PagePictureFrame reported = pictureOf(PageKey::Column, true);
    const auto& chart = panelIn<PageChart>(reported, 0);
    CHECK(chart.title == "columns_alternating");
    for (std::size_t p = 0; p < 8; ++p) {
        const double sign = p % 2 == 0 ? 1 : -1;
        CHECK(isNear(bars(reported, "query_column")[p], sign * 0.93));
        CHECK(isNear(bars(reported, "key_column")[p], sign * 0.48));
    }
    const PageTile& products = panelIn<PageTiles>(reported, 1).tiles[0];
    CHECK(isNear(products.cells.at(7, 2), -0.4464)); // m − n = 5, as in the check
    CHECK(std::ranges::all_of(products.marks, [](const auto& mark) { return mark == true; }));

    // A drag continues from what is shown, and keeps the other row.
    const PageDrag& drag = chart.series[0].drags[3];
    CHECK(isNear(drag.now, -0.93));
    LabState dragged;
    std::vector<double> list = drag.list;
    list[3] = 0.2;
    dragged = applied(dragged, SetParameter {drag.key, listText(list)});
    const PagePictureFrame after = pagePictureFrame(dragged, PageKey::Column, true, {});
    CHECK(bars(after, "query_column") == list);
    CHECK(bars(after, "key_column") == bars(reported, "key_column"));
    // The learner's own bars stay.
    LabState own;
    own = applied(own, SetParameter {"derivation.query_column", std::string("1 1 1 1 1 1 1 1")});
    const PagePictureFrame kept = pagePictureFrame(own, PageKey::Column, true, {});
    CHECK(panelIn<PageChart>(kept, 0).title == "columns");
    CHECK(bars(kept, "query_column") == std::vector<double>(8, 1.0));
    CHECK(bars(kept, "key_column") == std::vector<double>(8, 0.48));
}

TEST_CASE("without rotation the frequencies are those of the question")
{
    LabState still;
    still.derivation.turn = 0;
    const PagePictureFrame frame = pagePictureFrame(still, PageKey::Ladder, true, {});
    CHECK(isNear(seriesOf(frame, "wavelengths").x.front(), 6.283185));
    CHECK(isNear(seriesOf(frame, "wavelengths").x.back(), 6283.185, 1e-2));
}

TEST_CASE("the pictures of the plane have the numbers of the derivation")
{
    const PlanePoint product = tipOf(pictureOf(PageKey::Product, true), "product");
    CHECK(isNear(product.x, -0.0931));
    CHECK(isNear(product.y, 1.0839));
    const PagePictureFrame mirror = pictureOf(PageKey::BothParts, true);
    CHECK(isNear(std::abs(tipOf(mirror, "product").y), 0.4599));
    CHECK(isNear(std::abs(tipOf(mirror, "product").y - tipOf(mirror, "product_next").y), 0.9198));
    const PagePictureFrame polar = pictureOf(PageKey::Polar, true);
    CHECK(isNear(valueOf(polar, "product_length"), 3));
    CHECK(isNear(valueOf(polar, "product_angle"), 60));
    CHECK(isNear(valueOf(polar, "score"), 1.5));
    CHECK(isNear(at(seriesOf(pictureOf(PageKey::Start, true, "plain"), "score"), 0), -1.08777));
    CHECK(isNear(at(seriesOf(pictureOf(PageKey::Start, true), "plain_score"), 7), -0.96237));
    const PagePictureFrame turn = pictureOf(PageKey::Turn, true);
    CHECK(isNear(tipOf(turn, "turned_query").x, -0.84430));
    CHECK(isNear(tipOf(turn, "turned_query").y, 0.75800));
    const auto& matrix = panelIn<PageTiles>(turn, 1).tiles[0].cells;
    CHECK(isNear(matrix.at(0, 0), -0.2272, 6e-5));
    CHECK(isNear(matrix.at(1, 0), 0.9738, 6e-5));
    const PageSeries score = seriesOf(pictureOf(PageKey::Pair, true), "scores");
    CHECK(isNear(at(score, 23), 1.08750));
    CHECK(isNear(at(score, 22), 1.06005));
    CHECK(isNear(at(score, 5), -0.96237));
}

TEST_CASE("the pictures of lengths and angles agree only if the requirement is met")
{
    LabState state;
    state.derivation.handles.lists[static_cast<std::size_t>(HandleList::QueryColumn)] = {
        0.9, -0.9, 0.9, -0.9, 0.9, -0.9, 0.9, -0.9};
    const auto marksOf = [](const PagePictureFrame& frame) {
        return panelIn<PageTiles>(frame, 1).tiles[0].marks;
    };
    const auto agree = [](const auto& marks) {
        return std::ranges::all_of(marks, [](const auto& mark) { return *mark; });
    };
    auto& key = state.derivation.handles.lists[static_cast<std::size_t>(HandleList::KeyColumn)];
    CHECK_FALSE(agree(marksOf(pagePictureFrame(state, PageKey::Column, true, {}))));
    for (std::size_t p = 0; p < key.size(); ++p)
        key[p] = p % 2 == 0 ? 0.5 : -0.5;
    CHECK(agree(marksOf(pagePictureFrame(state, PageKey::Column, true, {}))));
    CHECK(agree(marksOf(pictureOf(PageKey::Column, true, "growing"))));
    CHECK_FALSE(agree(marksOf(pictureOf(PageKey::Column, true, "pattern"))));
    CHECK_FALSE(agree(marksOf(pictureOf(PageKey::Column, true, "cosine"))));

    auto& query =
        state.derivation.handles.lists[static_cast<std::size_t>(HandleList::QueryLengths)];
    auto& keys = state.derivation.handles.lists[static_cast<std::size_t>(HandleList::KeyLengths)];
    for (std::size_t p = 0; p < query.size(); ++p) {
        query[p] = std::pow(1.1, static_cast<double>(p));
        keys[p] = std::pow(1.1, -static_cast<double>(p));
    }
    CHECK(isNear(valueOf(pagePictureFrame(state, PageKey::Lengths, true, {}), "agreeing"), 41));
    CHECK(valueOf(pictureOf(PageKey::Lengths, true), "agreeing") < 41);
    CHECK(isNear(at(seriesOf(pictureOf(PageKey::Lengths, true), "growing"), 10), 2.59374));

    const auto stepsOf = [](const PagePictureFrame& frame) {
        const auto& chips = panelIn<PageChart>(frame, 0).chips;
        return std::ranges::count(chips, std::optional(true));
    };
    CHECK(stepsOf(pictureOf(PageKey::Line, true)) == 20);
    CHECK(stepsOf(pictureOf(PageKey::Line, true, "bend")) == 18);
    CHECK(stepsOf(pictureOf(PageKey::Line, true, "whole_turn")) == 20);
    CHECK(stepsOf(pictureOf(PageKey::Line, true, "square")) < 20);
}

TEST_CASE("the pictures of many pairs have the numbers of the derivation")
{
    const PagePictureFrame pairs = pictureOf(PageKey::Pairs, true);
    constexpr std::array shares {-0.96237, -0.70621, 3.39497, -0.32873};
    for (std::size_t pair = 0; pair < shares.size(); ++pair)
        CHECK(isNear(valueOf(pairs, "share." + std::to_string(pair)), shares[pair]));
    CHECK(isNear(valueOf(pairs, "score"), 1.39767));
    CHECK(isNear(valueOf(pictureOf(PageKey::Pairs, true, "drop"), "score"), 2.36004));
    CHECK(isNear(valueOf(pictureOf(PageKey::Pairs, true, "query_only"), "score"), 1.3256, 6e-5));
    CHECK(isNear(valueOf(pictureOf(PageKey::Pairs, true, "reversed"), "score"), 2.15315));
    const PagePictureFrame one = pictureOf(PageKey::OneSpeed, true);
    constexpr std::array returns {31.0, 314.0, 3142.0, 31416.0};
    for (std::size_t speeds = 0; speeds < returns.size(); ++speeds)
        CHECK(isNear(valueOf(one, "return." + std::to_string(speeds + 1)), returns[speeds]));
    CHECK(isNear(at(seriesOf(one, "score"), 5), 2.51296));
    CHECK(isNear(
        at(seriesOf(pictureOf(PageKey::OneSpeed, true, "four_speeds"), "score"), 5), 1.39767));
    const PagePictureFrame even = pictureOf(PageKey::Ladder, true, "even");
    CHECK(isNear(valueOf(even, "ratio.0"), 334));
    CHECK(isNear(valueOf(even, "ratio.1"), 1.997, 6e-4));
    CHECK(isNear(valueOf(even, "ratio.2"), 1.4992, 6e-4));
    CHECK(isNear(at(seriesOf(even, "codes"), 63), 0.0031, 6e-5));
    // Beside the ratios of the drawn values are those of the answer.
    for (const char* const way : {"", "even", "doubled"}) {
        const PagePictureFrame frame = pictureOf(PageKey::Ladder, true, way);
        for (const PageMeter& row : std::get<PageMeters>(frame.panels[1]).rows)
            CHECK(isNear(row.other.value(), 10));
    }
    const PagePictureFrame layouts = pictureOf(PageKey::Layouts, true);
    CHECK(isNear(valueOf(layouts, "score"), 1.39767));
    CHECK(isNear(valueOf(layouts, "score.both"), 1.39767));
    CHECK(isNear(valueOf(layouts, "score.neither"), 0.01781));
    CHECK(isNear(valueOf(layouts, "score.query"), -1.40422));
    const PagePictureFrame blocks = pictureOf(PageKey::Blocks, true);
    constexpr std::array angles {0.0855, 1.8697, 2.4464, 3.0361};
    for (std::size_t plane = 0; plane < angles.size(); ++plane)
        CHECK(isNear(valueOf(blocks, "angle." + std::to_string(plane)), angles[plane], 6e-5));
    CHECK(isNear(valueOf(pictureOf(PageKey::Sparse, true), "cost.128"), 256));
    const PagePictureFrame decay = pictureOf(PageKey::Decay, true);
    CHECK(isNear(at(seriesOf(decay, "bound"), 0), 2080));
    CHECK(isNear(at(seriesOf(decay, "bound"), 1000) / 64, 4.47, 6e-3));
    CHECK(isNear(at(seriesOf(decay, "score"), 1000) / 64, 0.159, 6e-4));
}

TEST_CASE("a method is marked right at any position, however large the angles are")
{
    struct Vectors {
        double query;
        double key;
        double turn;
    };
    for (const Vectors& own : {Vectors {1, 1, 3.1}, {4, 4, 0.7}, {0, 0, 3.1}, {0.93, 0.65, 0.2}}) {
        for (const std::int64_t position : {0, 20, 9'999'000, 9'999'989, 10'000'000}) {
            LabState state;
            state.position = {.query = position, .key = 0};
            state.derivation.queryX = state.derivation.queryY = own.query;
            state.derivation.keyX = own.key;
            state.derivation.keyY = -own.key;
            state.derivation.turn = own.turn;
            state.derivation.handles.lists[static_cast<std::size_t>(HandleList::Marks)] = {
                1, 2, 2, 2, 1, 2};
            const auto frame = pagePictureFrame(clamped(state), PageKey::Trying, true, {});
            CHECK(rowOf(frame, "way.nothing").verdict == true);
            CHECK(rowOf(frame, "way.even").verdict == true);
            if (own.query > 0 && position > 0)
                CHECK(rowOf(frame, "way.quadratic").verdict == true);
        }
    }
}

TEST_CASE("a table of numbers beyond doubles has a scale without them")
{
    for (const std::int64_t position : {0, 500, 17'910, 20'000, 9'000'000}) {
        LabState state;
        state.position = {.query = position, .key = position};
        const auto frame = pagePictureFrame(clamped(state), PageKey::Matrices, true, "stretch");
        for (const PagePanel& panel : frame.panels) {
            for (const PageTile& tile : std::get<PageTiles>(panel).tiles) {
                CHECK(std::isfinite(tile.cells.highest));
                CHECK(std::isfinite(tile.cells.lowest));
                CHECK(std::ranges::none_of(
                    tile.cells.values, [](double value) { return std::isinf(value); }));
                const bool isWhole = std::ranges::none_of(
                    tile.cells.values, [](double value) { return std::isnan(value); });
                CHECK(isWhole == (tile.part != "product" || position < 20'000));
            }
        }
    }
}

TEST_CASE("no picture shows parts of the answer before it is answered")
{
    for (int number = 0; number < pages; ++number) {
        CAPTURE(number);
        const auto page = static_cast<PageKey>(number);
        const PagePictureFrame before = pictureOf(page, false, "bend");
        const std::vector<std::string> parts = partsOf(before);
        const std::vector<std::string> after = partsOf(pictureOf(page, true));
        CHECK_FALSE(parts.empty());
        for (const std::string& part : parts) {
            CAPTURE(part);
            // A rotation by mθ or nθ is drawn from the page on that derives it.
            CHECK((!part.starts_with("arc_")));
            CHECK_FALSE(part.ends_with(".value"));
            CHECK(part != "verdicts");
        }
        // The content shown with the answer is an addition to the previous content.
        CHECK(before.panels != pictureOf(page, true).panels);
        CHECK(after.size() + before.panels.size() > parts.size());
        CHECK(pictureOf(page, false, "bend") == pictureOf(page, false));
        if (page < PageKey::Turn)
            CHECK(std::ranges::none_of(
                after, [](const std::string& part) { return part.starts_with("arc_"); }));
    }
}

TEST_CASE("what is dragged in a picture is a parameter of the table, within its range")
{
    const LabState state;
    for (int number = 0; number < pages; ++number) {
        for (const bool isAnswered : {false, true}) {
            CAPTURE(number);
            const auto page = static_cast<PageKey>(number);
            for (const PageDrag& drag : dragsOf(pagePictureFrame(state, page, isAnswered, {}))) {
                CHECK(drag.lowest < drag.highest);
                CHECK(drag.step > 0);
                if (drag.key.empty())
                    continue;
                CAPTURE(drag.key);
                const Parameter* const row = parameterNamed(drag.key);
                REQUIRE(row);
                if (drag.index >= 0)
                    CHECK(accepted(*row, Value(listText(drag.list)), state));
                else
                    CHECK(drag.lowest == doctest::Approx(row->range(state).lowest));
            }
        }
    }
}

TEST_CASE("a list is read as it is written, and nothing else is a list")
{
    for (std::size_t list = 0; list < handleLists; ++list) {
        const auto kind = static_cast<HandleList>(list);
        const HandleListRule& rule = ruleOf(kind);
        CAPTURE(std::string(rule.key));
        std::vector<double> numbers = startOf(kind);
        CHECK(parameterNamed(rule.key) != nullptr);
        numbers[0] = rule.isWhole ? rule.highest : (rule.lowest + rule.highest) / 3;
        CHECK(listOf(kind, listText(numbers)) == numbers);
        CHECK(listOf(kind, listText(numbers) + " 1").empty());
        CHECK(listOf(kind, "1").empty());
        numbers[0] = rule.highest + 1;
        CHECK(listOf(kind, listText(numbers)).empty());
        DerivationHandles wrong;
        wrong.lists[list] = numbers;
        CHECK(clampedHandles(wrong).list(kind)[0] == doctest::Approx(rule.highest));
        wrong.lists[list] = {0.5};
        CHECK(clampedHandles(wrong).list(kind) == startOf(kind));
    }
}

TEST_CASE("a score beyond doubles is too large, and its axis is finite")
{
    LabState state;
    state.position.query = 10'000'000;
    const PagePictureFrame frame = pagePictureFrame(state, PageKey::Growth, true, {});
    const auto& meter = panelIn<PageChart>(frame, 1);
    CHECK(isTooLarge(meter.series.front()));
    CHECK(std::isfinite(meter.y.lowest));
    CHECK(std::isfinite(meter.y.highest));
    const PagePictureFrame near = pagePictureFrame(LabState {}, PageKey::Growth, true, {});
    CHECK_FALSE(isTooLarge(panelIn<PageChart>(near, 1).series.front()));
}
