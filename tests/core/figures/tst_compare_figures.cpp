#include "core/drawing/font_metrics.h"
#include "core/figures/compare/compare_figures.h"
#include "core/figures/compare/compare_words.h"
#include "core/figures/compare/table_layout.h"
#include "core/state/benches.h"
#include "tests/core/figures/figure_laws.h"

#include <cmath>

using namespace lab;
using namespace lab::drawing;

namespace {

const FontMetrics ownMetrics;
const Style ownStyle {ownMetrics, english};

LabState atCompare()
{
    LabState state = clamped({});
    state.bench = BenchId::Compare;
    return state;
}

const Target& cellTargetOf(
    const Drawing& drawing, ComparedEncoding encoding, std::optional<ComparedProperty> property)
{
    const auto found = std::ranges::find_if(drawing.targets, [&](const Target& one) {
        return one.focus.compared == encoding && (!property || one.focus.property == property);
    });
    REQUIRE(found != drawing.targets.end());
    return *found;
}

} // namespace

TEST_CASE("the table of Compare obeys the laws of drawings with A as well")
{
    LabState a = atCompare();
    a.compare.moved = 480;
    a.compare.distances = 64;
    Focus focus;
    focus.compared = ComparedEncoding::Alibi;
    focus.property = ComparedProperty::Distance;
    checkLaws(compareProperties, {{}, compareFrame(atCompare()), compareFrame(a)},
        {{0, 0, 900, 600}, {5, 10, 560, 320}}, focus);
}

TEST_CASE("labels stay at one distance below the bars of Compare, however high the rows")
{
    std::vector<double> offsets;
    for (const double height : {560.0, 700.0, 900.0}) {
        const Drawing drawing = compareProperties.drawing(
            {compareFrame(atCompare())}, {0, 0, 1200, height}, ownStyle, {});
        const Layer& data = drawing.layers[4];
        for (std::size_t i = 1; i < data.marks.size(); ++i)
            if (const auto* text = std::get_if<Text>(&data.marks[i]);
                text && text->role == TextRole::Axis)
                offsets.push_back(text->at.y - std::get<Region>(data.marks[i - 1]).box.bottom());
    }
    REQUIRE(offsets.size() > 6);
    for (const double offset : offsets)
        CHECK(offset == doctest::Approx(offsets.front()));
}

TEST_CASE("no number overlaps the end of its curve")
{
    const CompareFrame frame = compareFrame(atCompare());
    for (const double width : {592.0, 744.0, 896.0, 1152.0, 1792.0}) {
        const TableLayout places({0, 0, width, 560}, frame, ownStyle);
        for (const ComparedRow& row : frame.rows) {
            const std::string number = spreadText(row, places.digits());
            const TextRole role = isSpreadStrong(row) ? TextRole::NoteStrong : TextRole::Note;
            CHECK(ownStyle.width(number, role) + ownStyle.px(4)
                <= places.spread - ownStyle.px(TableLayout::numberInset));
        }
    }
}

TEST_CASE("a narrow table drops columns but keeps the selected one")
{
    CompareFrame frame = compareFrame(atCompare());
    const Style large {ownMetrics, english, 2};
    std::size_t least = comparedProperties.size();
    for (const ComparedProperty chosen : comparedProperties) {
        frame.compare.property = chosen;
        for (int width = 700; width <= 2600; width += 50) {
            const TableLayout places({0, 0, static_cast<double>(width), 900}, frame, large);
            std::size_t shown = 0;
            for (const Box& column : places.columns) {
                shown += column.width > 0 ? 1 : 0;
                CHECK(column.right() <= width + places.between);
            }
            CHECK(places.columns[static_cast<std::size_t>(chosen)].width > 0);
            CHECK((width < 1500 || shown == comparedProperties.size()));
            least = std::min(least, shown);
        }
    }
    CHECK(least < comparedProperties.size());
}

TEST_CASE("a press selects a cell, and a double-click opens it as Enter does")
{
    const Drawing drawing =
        compareProperties.drawing({compareFrame(atCompare())}, {0, 0, 900, 600}, ownStyle, {});
    const Target& cell =
        cellTargetOf(drawing, ComparedEncoding::Alibi, ComparedProperty::Parameters);
    REQUIRE(cell.press);
    const LabState chosen = applied(atCompare(), cell.press->edit());
    CHECK(chosen.compare.encoding == ComparedEncoding::Alibi);
    CHECK(chosen.compare.property == ComparedProperty::Parameters);
    REQUIRE(cell.doubled);
    CHECK(cell.doubled->as == Key::Enter);
    const KeyPress enter = compareProperties.pressed(compareFrame(chosen), Key::Enter);
    REQUIRE(enter.edit);
    CHECK(applied(chosen, *enter.edit).bench == BenchId::Biases);
    CHECK(hitAt(drawing, cell.box.centre()).isButton);
}

TEST_CASE("the row of the adviser selects the column of what is said of it")
{
    const AdviceFrame frame = adviceFrame(atCompare());
    const Drawing drawing = compareAdviser.drawing({frame}, {0, 0, 900, 600}, ownStyle, {});
    for (const ComparedEncoding encoding : comparedEncodings) {
        const Target& row = cellTargetOf(drawing, encoding, std::nullopt);
        const Compare now = applied(atCompare(), row.press->edit()).compare;
        CHECK(now.encoding == encoding);
        CHECK(now.property == row.focus.property);
    }
}

TEST_CASE("the button under the pointer is another color, and the row of a list as well")
{
    const CardsValues values = cardsValues(atCompare(), Deck::Mistakes);
    const Box place {0, 0, 900, 600};
    const Drawing still = compareMistakes.drawing({values}, place, ownStyle, {});
    for (std::size_t i = 1; i < still.targets.size(); ++i) {
        const Drawing pointed = compareMistakes.drawing({values}, place, ownStyle, {.target = i});
        const bool isChosen = still.targets.size() - i == static_cast<std::size_t>(values.card);
        CHECK((pointed == still) == isChosen);
    }
    CHECK(still.tips.size() == values.given.size());
}
