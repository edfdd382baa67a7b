#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/rotations/convention_grid.h"
#include "core/figures/rotations/convention_scores.h"
#include "core/figures/rotations/rotations_figures.h"
#include "core/figures/rotations/rotations_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace lab::drawing {

namespace conventions {
namespace {

constexpr Message spokenName = LAB_MESSAGE("lab::ui::RotationsWords", "Columns in two layouts");
constexpr Message somePairs =
    LAB_MESSAGE("lab::ui::RotationsWords", "Pairs %1 to %2 of %3, in two layouts");
constexpr Message onePair = LAB_MESSAGE("lab::ui::RotationsWords", "One pair, in two layouts");
constexpr Message allPairs = LAB_MESSAGE("lab::ui::RotationsWords", "%1 pairs, in two layouts");
constexpr Message interleaved = LAB_MESSAGE("lab::ui::RotationsWords", "Interleaved");
constexpr Message halves = LAB_MESSAGE("lab::ui::RotationsWords", "Half-split");
constexpr Message neighbors = LAB_MESSAGE("lab::ui::RotationsWords", "2i and 2i + 1");
constexpr Message farApart = LAB_MESSAGE("lab::ui::RotationsWords", "i and i + %1");
constexpr Message ownLayout = LAB_MESSAGE("lab::ui::RotationsWords", "%1, own layout: %2");
constexpr Message otherLayout = LAB_MESSAGE("lab::ui::RotationsWords", "%1: %2");
constexpr Message wrongPartners =
    LAB_MESSAGE("lab::ui::RotationsWords", "Columns used without permutation: wrong partners");
constexpr Message oneRests = LAB_MESSAGE("lab::ui::RotationsWords", "1 pair does not rotate");
constexpr Message someRest = LAB_MESSAGE("lab::ui::RotationsWords", "%1 pairs do not rotate");
constexpr std::array<Message, 2> barNames {
    Message LAB_MESSAGE("lab::ui::RotationsWords", "q in column %1"),
    Message LAB_MESSAGE("lab::ui::RotationsWords", "k in column %1")};

constexpr double longest = 1.2; // that a held bar may get, in units
constexpr double clickSlip = 3;

using Column = ConventionFrame::Column;
using Layout = ConventionGrid::Layout;
constexpr std::array layouts {Layout::Interleaved, Layout::Halves};
constexpr std::array tokens {Token::Query, Token::Key};

double valueOf(const Column& column, Token token)
{
    return token == Token::Query ? column.query : column.key;
}

EditRule setsColumn(Token token, int column)
{
    return {.make = [](const EditRule& rule, double number) -> std::optional<Edit> {
                return SetColumn {static_cast<Token>(rule.with[0]), rule.with[1], number};
            },
        .with = {static_cast<int>(token), column}};
}

/// In the unit at which a bar was grabbed, while it is held, so that its end stays under the
/// pointer.
ConventionFrame inHeldUnit(ConventionFrame frame, const Pointing& pointing)
{
    if (pointing.held && pointing.held->handle.isBar)
        frame.unit = pointing.held->handle.kept[0];
    return frame;
}

class Conventions {
public:
    Conventions(const Compared<ConventionFrame>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : m_frame(inHeldUnit(compared.values, pointing))
        , m_grid(place, m_frame, style)
        , m_style(style)
        , m_focus(pointing.focus)
    {
    }

    Drawing drawing()
    {
        addHeadline(m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No));
        Layer& data = m_drawing.addLayer(Layer::Meaning::Data, Drawing::Live::Yes);
        for (const Layout layout : layouts) {
            if (m_grid.hasRowWords)
                addRowWords(data, layout);
            if (m_grid.hasBars) {
                addCells(data, layout);
                addBars(data, layout);
            }
            addNumbers(data, layout);
        }
        addWires(data);
        Layer& selection = m_drawing.addLayer(Layer::Meaning::Selection, Drawing::Live::Yes);
        for (const Layout layout : layouts)
            if (m_grid.hasBars) {
                addSelection(selection, layout);
                addHandles(layout);
            }
        addConventionScores(m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::Yes), m_grid,
            m_focus.convention, m_style);
        addTargets();
        m_drawing.page = m_frame.pairs() > m_grid.count ? m_grid.count : 0;
        return std::move(m_drawing);
    }

private:
    double px(double length) const { return m_style.px(length); }
    Said said(const Message& message, std::initializer_list<std::string> values = {}) const
    {
        return m_style.words(message, values);
    }
    bool isOwn(Layout layout) const
    {
        return (layout == Layout::Interleaved) == (m_frame.own == Pairing::Interleaved);
    }
    bool isForgotten() const { return m_focus.convention == static_cast<int>(forgottenIndex); }
    /// The row in which the columns arrive unmoved.
    bool isUnmoved(Layout layout) const { return isForgotten() && !isOwn(layout); }
    /// The content at the place of `column` in a row: the column itself or, if the permutation is
    /// forgotten, the column whose number is its place in the other layout.
    const Column& shownAt(Layout layout, const Column& column) const
    {
        if (!isUnmoved(layout))
            return column;
        if (layout == Layout::Halves)
            return m_frame.columns[static_cast<std::size_t>(column.halves)];
        return *std::ranges::find(m_frame.columns, column.interleaved, &Column::halves);
    }
    const Column& shownAt(Layout layout, int slot) const
    {
        return shownAt(layout, m_grid.columnAt(layout, slot));
    }
    bool isLookedAt(const Column& column) const
    {
        return column.pair == m_frame.selectedPair || m_focus.pair == column.pair;
    }
    Ink inkOf(const Column& column) const
    {
        if (column.rests)
            return Tone::Axis;
        const double last = m_frame.pairs() - 1.0;
        return Ink::shareOf(Tone::Pairs, last > 0 ? column.pair / last : 0);
    }

    Said title() const
    {
        const std::string pairs = std::to_string(m_frame.pairs());
        if (m_grid.count < m_frame.pairs())
            return said(somePairs,
                {std::to_string(m_grid.first), std::to_string(m_grid.first + m_grid.count - 1),
                    pairs});
        return m_frame.pairs() == 1 ? said(onePair) : said(allPairs, {pairs});
    }
    /// The title, and q filled and k hollow at the right.
    void addHeadline(Layer& layer)
    {
        const double used = addHead(layer, m_grid.space, {title()}, true, m_style);
        const double each = px(40);
        if (m_grid.space.width - used - px(16) < 2 * each)
            return;
        const double baseline = titleBaseline(m_grid.space, m_style);
        double left = m_grid.space.right() - 2 * each + px(8);
        for (const Token token : tokens) {
            addSwatch(layer, {left, baseline - px(10), px(8), px(11)}, token);
            layer.marks.emplace_back(Formula {{left + px(13), baseline},
                token == Token::Query ? "query" : "key", {}, 17, Tone::Text});
            left += each;
        }
    }
    void addSwatch(Layer& layer, const Box& bar, Token token)
    {
        const Tone tone = token == Token::Query ? Tone::Query : Tone::Key;
        const double line = std::min(px(1.5), std::min(bar.width, bar.height) / 2);
        m_isSmooth = true;
        if (token == Token::Query || bar.height <= 2 * line || bar.width <= 2 * line)
            addRegion(layer, bar, tone);
        else
            layer.marks.emplace_back(
                Outline {bar.inset(line / 2), {tone, line, Pen::Cap::Flat}, true, Tone::Ground});
    }
    void addRegion(Layer& layer, const Box& box, Ink fill) const
    {
        layer.marks.emplace_back(Region {.box = box, .fill = fill, .isSmooth = m_isSmooth});
    }

    Said rowWords(Layout layout) const
    {
        if (isUnmoved(layout))
            return said(wrongPartners);
        const bool isInterleaved = layout == Layout::Interleaved;
        const Said columns = isInterleaved ? said(neighbors)
                                           : said(farApart, {std::to_string(m_frame.rotatedPairs)});
        return said(isOwn(layout) ? ownLayout : otherLayout,
            {said(isInterleaved ? interleaved : halves).text, columns.text});
    }
    void addRowWords(Layer& layer, Layout layout) const
    {
        const Box& space = m_grid.space;
        const double baseline = m_grid.row(layout).labelBaseline;
        double free = space.width;
        if (layout == Layout::Interleaved && m_frame.restingPairs > 0) {
            const Said resting = m_frame.restingPairs == 1
                ? said(oneRests)
                : said(someRest, {std::to_string(m_frame.restingPairs)});
            free -= px(12) + m_style.width(resting.text, TextRole::NoteStrong);
            layer.marks.emplace_back(Text {{space.right(), baseline}, resting, TextRole::NoteStrong,
                Tone::Notes, Align::Right});
        }
        layer.marks.emplace_back(
            Text {{space.left(), baseline}, m_style.fitted(rowWords(layout), free, TextRole::Note),
                TextRole::Note, isUnmoved(layout) ? Tone::UnseenText : Tone::Notes});
    }

    void addCells(Layer& layer, Layout layout)
    {
        const Box& cells = m_grid.row(layout).cells;
        const double inset = std::min(1.0, 0.04 * m_grid.pitch);
        for (int slot = 0; slot < m_grid.slots(); ++slot) {
            const Column& shown = shownAt(layout, slot);
            const Box cell = m_grid.cell(layout, slot).grown(-inset, 0);
            if (isLookedAt(shown))
                addRegion(layer, cell, Ink::shareOf(Tone::Grid, 0.7));
            if (shown.rests)
                layer.marks.emplace_back(Hatch {cell});
        }
        const double zero = cells.centre().y;
        layer.marks.emplace_back(Rule {.line = {{cells.left(), zero}, {cells.right(), zero}},
            .ink = Tone::Axis,
            .isSmooth = m_isSmooth});
        if (cells.height < px(34))
            return;
        const double right = cells.left() - px(4);
        const std::string unit = significant(m_frame.unit, 3);
        for (const auto& [text, y] :
            {std::pair {unit, cells.top() + m_style.digitHeight(TextRole::Axis)},
                std::pair {"−" + unit, cells.bottom()}})
            if (m_style.width(text, TextRole::Axis) < right - m_grid.space.left() + 2)
                layer.marks.emplace_back(
                    Text {{right, y}, {text}, TextRole::Axis, Tone::Notes, Align::Right});
    }
    void addBars(Layer& layer, Layout layout)
    {
        for (int slot = 0; slot < m_grid.slots(); ++slot)
            for (const Token token : tokens)
                addSwatch(layer,
                    m_grid.bar(layout, slot, token, valueOf(shownAt(layout, slot), token)), token);
    }
    void addNumbers(Layer& layer, Layout layout) const
    {
        const ConventionGrid::Row& row = m_grid.row(layout);
        const double thick = px(4);
        const double inset = std::max(0.5, 0.06 * m_grid.pitch);
        for (int slot = 0; slot < m_grid.slots(); ++slot) {
            const Column& column = m_grid.columnAt(layout, slot);
            const Column& shown = shownAt(layout, column);
            const Box cell = m_grid.cell(layout, slot);
            const bool isStrong = isLookedAt(shown);
            const int number = layout == Layout::Interleaved ? column.interleaved : column.halves;
            layer.marks.emplace_back(Text {{cell.centre().x, row.numberBaseline},
                {std::to_string(number)}, isStrong ? TextRole::NoteStrong : TextRole::Axis,
                isStrong ? Tone::Text : Tone::Notes, Align::Centre});
            const Box mark {cell.left() + inset,
                layout == Layout::Interleaved ? row.edge - thick : row.edge, cell.width - 2 * inset,
                thick};
            addRegion(layer, mark, inkOf(shown));
            if (shown.rests)
                addRegion(layer, mark.inset(px(1)), Tone::Ground);
        }
        const auto addMore = [&](double at, Align align) {
            layer.marks.emplace_back(
                Text {{at, row.numberBaseline}, {"…"}, TextRole::Note, Tone::Notes, align});
        };
        if (m_grid.first > 0)
            addMore(row.cells.left() - px(4), Align::Right);
        if (m_grid.first + m_grid.count < m_frame.pairs())
            addMore(row.cells.right() + px(2), Align::Left);
    }

    /// Around each cell of the selected pair; adjacent cells share one frame.
    void addSelection(Layer& layer, Layout layout) const
    {
        const auto isSelected = [&](int slot) {
            return slot < m_grid.slots() && shownAt(layout, slot).pair == m_frame.selectedPair;
        };
        const double line = px(2);
        for (int slot = 0; slot < m_grid.slots(); ++slot) {
            if (!isSelected(slot))
                continue;
            Box around = m_grid.cell(layout, slot);
            while (isSelected(slot + 1))
                around = around.united(m_grid.cell(layout, ++slot));
            layer.marks.emplace_back(
                Outline {around.inset(line / 2), {Tone::Text, line, Pen::Cap::Flat}, true});
        }
    }

    /// From the old place of a column to its new one, those looked at on top. Without permutation
    /// each number keeps its column: 5 of the upper row goes to 5 of the lower one, unless that is
    /// on another page.
    void addWires(Layer& layer) const
    {
        for (const bool isLit : {false, true})
            for (int slot = 0; slot < m_grid.slots(); ++slot) {
                const Column& column = m_grid.columnAt(Layout::Interleaved, slot);
                const Column& carried =
                    m_frame.own == Pairing::Interleaved ? shownAt(Layout::Halves, column) : column;
                if (isLookedAt(carried) != isLit)
                    continue;
                Line wire = m_grid.wire(column);
                Pen pen {inkOf(carried), px(isLit ? 3 : 1.25), Pen::Cap::Flat};
                if (isForgotten()) {
                    const Column& upper = m_frame.columns[static_cast<std::size_t>(column.halves)];
                    if (!m_grid.holds(upper.pair))
                        continue;
                    wire.from = m_grid.wire(upper).from;
                    pen.ink = carried.rests ? pen.ink : Tone::Unseen;
                    pen.dashes = {4, 2};
                }
                layer.marks.emplace_back(Stroke {wire, pen});
            }
    }

    /// The left half of a cell drags q, the right half k. Keys take those of the selected pair in
    /// the upper row.
    void addHandles(Layout layout)
    {
        for (int slot = 0; slot < m_grid.slots(); ++slot)
            for (const Token token : tokens)
                m_drawing.handles.push_back(handle(layout, slot, token));
    }
    Handle handle(Layout layout, int slot, Token token) const
    {
        const Column& column = m_grid.columnAt(layout, slot);
        const double number = valueOf(column, token);
        const double most = std::max(longest * m_frame.unit, std::abs(number));
        const Box bar = m_grid.bar(layout, slot, token, number);
        const Point middle = bar.centre();
        const double perPixel = m_grid.valuePerPixel(layout);
        const auto index = static_cast<std::size_t>(token);
        Box half = m_grid.cell(layout, slot);
        half.width /= 2;
        half.x += static_cast<double>(index) * half.width;
        half.width += 1e-9; // so that the right edge of the row belongs to it
        Handle handle {.key = "rope.column",
            .which =
                4 * column.interleaved + 2 * static_cast<int>(layout) + static_cast<int>(token),
            .shape = Handle::Shape::Dot,
            .tone = token == Token::Query ? Tone::Query : Tone::Key,
            .diameter = 10,
            .isShownNear = true,
            .dotFrom = {0, (number >= 0 ? bar.top() : bar.bottom()) - middle.y},
            .isBar = true,
            .place = middle,
            .box = half,
            .along = Handle::Along::Y,
            .axis = {Axis::Kind::Linear, -most, most, middle.y + (number + most) / perPixel,
                middle.y - (most - number) / perPixel},
            .slip = clickSlip,
            .number = number,
            .isListed = layout == Layout::Interleaved && column.pair == m_frame.selectedPair,
            .rule = setsColumn(token, m_frame.ownColumn(column)),
            .press = Press {"rope.pair", Value(std::int64_t {column.pair})},
            .focus = focusOn(column.pair),
            .kept = {m_frame.unit}};
        handle.focus.column = column.interleaved;
        if (handle.isListed)
            handle.name = said(barNames[index], {std::to_string(column.interleaved)});
        return handle;
    }

    static Focus focusOn(std::optional<int> pair)
    {
        Focus focus;
        focus.picture = Picture::RotationsConventions;
        focus.pair = pair;
        return focus;
    }
    void addTargets()
    {
        for (std::size_t index = 0; index < m_frame.scores.size(); ++index) {
            constexpr double edge = 1e-6; // that of two scores belongs to the upper one
            const Box box = m_grid.score(index);
            Target score {
                .box = {box.x, box.y + (index > 0 ? edge : 0), box.width, box.height + edge},
                .focus = focusOn(std::nullopt)};
            score.focus.convention = static_cast<int>(index);
            m_drawing.targets.push_back(score);
        }
        const Box between = Box::between({m_grid.space.left(), m_grid.upper.cells.bottom()},
            {m_grid.space.right(), m_grid.lower.cells.top()});
        for (int slot = 0; slot < m_grid.slots(); ++slot) {
            const Column& column = m_grid.columnAt(Layout::Interleaved, slot);
            m_drawing.targets.push_back({.box = between,
                .focus = focusOn(column.pair),
                .press = Press {"rope.pair", Value(std::int64_t {column.pair})},
                .reach = px(6),
                .line = m_grid.wire(column)});
        }
    }

    ConventionFrame m_frame;
    ConventionGrid m_grid;
    const Style& m_style;
    const Focus& m_focus;
    bool m_isSmooth = false; ///< after the first swatch
    Drawing m_drawing;
};

Drawing drawn(const Compared<ConventionFrame>& compared, const Box& place, const Style& style,
    const Pointing& pointing)
{
    if (compared.values.columns.empty())
        return {};
    return drawnBy<Conventions>(compared, place, style, pointing);
}

Focus shown(const Focus& focus, const ConventionFrame&)
{
    return focus;
}

} // namespace
} // namespace conventions

const Figure<ConventionFrame> rotationsConventions {.picture = Picture::RotationsConventions,
    .name = "conventions",
    .title = titled<conventions::spokenName>,
    .drawing = conventions::drawn,
    .table = conventionTable,
    .pressed = stepsByKey<1>,
    .shown = conventions::shown,
    .pressedWithShift = stepsByKey<10>,
    .keys = &rotationsKeys,
    .isPointedAnywhere = false};

} // namespace lab::drawing
