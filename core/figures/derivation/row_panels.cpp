#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/derivation/page_words.h"
#include "core/figures/derivation/panel.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::drawing::pages {

namespace {

constexpr double rowHeight = 24; ///< at 1x

struct MetersPanel : DrawnPanel {
    MetersPanel(const PageMeters& of, const PanelPlace& where)
        : DrawnPanel(where, of.title)
        , meters(of)
        , height(std::min(px(1.6 * rowHeight),
              ground.height / static_cast<double>(std::max<std::size_t>(1, of.rows.size()))))
    {
    }

    Box boxOf(std::size_t index) const
    {
        return {ground.left(), ground.top() + static_cast<double>(index) * height, ground.width,
            height};
    }

    /// On its own scale, from its minimum to its maximum over the full height. A score that stays
    /// is a horizontal line in the middle, one that changes never is, however large the others are;
    /// the number beside it gives its size.
    void addCurve(const Box& box, const PageMeter& row)
    {
        const auto [least, most] = std::ranges::minmax(row.curve);
        const auto last = static_cast<double>(row.curve.size() - 1);
        Path line {.pen = {Tone::Result, px(1.6)}};
        for (std::size_t i = 0; i < row.curve.size(); ++i) {
            const double share = row.isMoving ? (row.curve[i] - least) / (most - least) : 0.5;
            const Point point {box.left() + box.width * static_cast<double>(i) / last,
                box.bottom() - share * box.height};
            i == 0 ? line.move(point) : line.line(point);
        }
        add(std::move(line));
    }
    /// The learner's mark: an empty box, a horizontal line for what stays, a wave for what changes.
    void addOwnMark(const Box& box, const PageMeter& row)
    {
        const double edge = px(1.25);
        add(Region {box.grown(edge / 2, edge / 2), {}, px(3), Pen {Tone::Axis, edge}});
        if (row.mark == 0)
            return;
        const Tone tone = !row.verdict ? Tone::Text : *row.verdict ? Tone::Seen : Tone::Unseen;
        const Pen pen {tone, px(2)};
        const Point left {box.left() + px(4), box.centre().y};
        const Point right {box.right() - px(4), box.centre().y};
        if (row.mark == 1) {
            add(Stroke {{left, right}, pen});
        } else {
            const double step = (right.x - left.x) / 4;
            Path wave {.pen = pen};
            wave.move(left);
            wave.line(left + Point {step, -px(4)});
            wave.line(left + Point {2 * step, 0});
            wave.line(left + Point {3 * step, px(4)});
            wave.line(right);
            add(std::move(wave));
        }
        if (row.verdict && !*row.verdict)
            add(Stroke {{{box.left(), box.top()}, {box.right(), box.bottom()}}, pen});
    }
    void addBar(const Box& box, const PageMeter& row, std::optional<double> other)
    {
        const double zero = box.centre().x;
        const auto end = [&](double of) { return zero + of / meters.end * box.width / 2; };
        const double to = end(*row.value);
        add(Outline {Box::between({std::min(zero, to), box.centre().y - px(5)},
                         {std::max(zero, to), box.centre().y + px(5)}),
            {toneOf(row.role), px(1.5)}, true, *row.value < 0 ? Tone::None : toneOf(row.role),
            true});
        if (other)
            add(Stroke {{{end(*other), box.top()}, {end(*other), box.bottom()}},
                referencePen(Tone::Text, style)});
    }
    std::vector<Said> namesOf(const PageMeter& row) const
    {
        std::vector<Said> names = wordings(row.name, style.words);
        if (!row.of)
            return names;
        for (Said& name : names)
            name = {name.text + ' ' + significant(*row.of, 4)};
        names.push_back({significant(*row.of, 4)});
        return names;
    }
    void addRow(std::size_t index, std::optional<double> other)
    {
        const PageMeter& row = meters.rows[index];
        const Box box = boxOf(index);
        const double middle = box.centre().y;
        const double baseline = baselineAround(middle, TextRole::Body, style);
        double left = box.left();
        if (row.mark) {
            const double side = std::min(px(22), box.height - px(3));
            addOwnMark({left, middle - side / 2, px(26), side}, row);
            left += px(34);
        }
        std::string number = row.value ? significant(*row.value, 5) : "?";
        if (row.value && row.other)
            number += " / " + significant(*row.other, 5);
        const double numberWidth = std::max(px(62), width(number, TextRole::BodyStrong));
        const double space = meters.hasBars ? px(60)
            : row.curve.empty()             ? box.width - (left - box.left()) - numberWidth - px(8)
                                            : px(96);
        const std::vector<Said> names = namesOf(row);
        const bool isLong = width(names.front(), TextRole::Body) > space;
        const TextRole role = isLong ? TextRole::Note : TextRole::Body;
        add({left, baseline}, fittingWords(names, space, role, style), role, Tone::Text);
        add({box.right() - px(2), baseline}, {number}, TextRole::BodyStrong, textToneOf(row.role),
            Align::Right);
        const Box rest {left + space + px(6), box.top() + px(3),
            box.right() - numberWidth - px(12) - left - space, box.height - px(6)};
        if (!row.curve.empty() && rest.width > px(20))
            addCurve(rest, row);
        if (meters.hasBars && row.value && rest.width > px(20))
            addBar(rest, row, other);
        if (Handle* const added = addHandle(
                row.part, static_cast<int>(index), row.drag, {box.left() + px(13), middle}))
            added->reach = px(14);
    }

    const PageMeters& meters;
    double height;
};

/// A score with as many digits as fit; the shortest form has one decimal.
std::vector<Said> scoreWordings(double score)
{
    const bool isNearNothing = std::abs(score) < 0.05;
    return {{"s = " + significant(score, 4)}, {significant(score, 4)}, {significant(score, 2)},
        {significant(score, 1)}, {isNearNothing ? "0" : decimals(score, 1)}};
}

struct CardsPanel : DrawnPanel {
    CardsPanel(const PageCards& of, const PanelPlace& where)
        : DrawnPanel(where, of.title)
        , count(static_cast<double>(std::max<std::size_t>(1, of.cards.size())))
        , space(px(ground.width < px(44) * count ? 4 : 8)) // a score needs all of its card
        , wide(std::min(px(110), (ground.width - space * (count - 1)) / count))
    {
    }

    Box boxOf(std::size_t index) const
    {
        return {ground.left() + static_cast<double>(index) * (wide + space), ground.top(), wide,
            ground.height};
    }

    void addWord(const Box& box, int index)
    {
        const bool isAsking = index == 2;
        const double edge = px(isAsking ? 2 : 1);
        add(Region {box.inset(1 - edge / 2), Tone::Field, px(6),
            Pen {isAsking ? Tone::Query : Tone::Axis, edge}});
        const Said word = wording("word." + std::to_string(index), style.words);
        const double least = box.width - px(6);
        const TextRole role =
            width(word, TextRole::BodyStrong) <= least ? TextRole::BodyStrong : TextRole::Axis;
        add({box.centre().x, baselineAround(box.centre().y, TextRole::Body, style)},
            style.fitted(word, least, role), role, Tone::Text, Align::Centre);
    }
    void addWell(const Box& well, const PageCard& card, std::optional<double> other)
    {
        add(Outline {well, {Tone::Grid, px(1)}, true, {}, true});
        const auto level = [&](double weight) { return well.bottom() - weight * well.height; };
        const double middle = well.centre().x;
        if (card.weight) {
            add(Region {.box = Box::between(
                            {well.left(), level(*card.weight)}, {well.right(), well.bottom()}),
                .fill = Tone::Result,
                .isSmooth = true});
            add({middle, well.bottom() + px(15)},
                {significant(*card.weight, well.width < px(56) ? 2 : 4)}, TextRole::Note,
                Tone::ResultText, Align::Centre);
        }
        const auto scores = card.score ? scoreWordings(*card.score) : std::vector<Said>();
        const bool hasSpace = well.height > px(18)
            && std::ranges::any_of(scores,
                [&](const Said& score) { return width(score, TextRole::Axis) <= well.width; });
        // Above the bar, or entirely on it.
        const bool isOnBar = card.weight && level(*card.weight) < well.top() + px(15);
        const double top = isOnBar ? std::max(well.top(), level(*card.weight)) : well.top();
        if (hasSpace && top + px(13) < well.bottom() - px(2))
            add({middle, top + px(13)}, fittingWords(scores, well.width, TextRole::Axis, style),
                TextRole::Axis, isOnBar ? Ink(Tone::Result).with(Ink::As::ReadableOn) : Tone::Notes,
                Align::Centre);
        if (other)
            add(Stroke {{{well.left(), level(*other)}, {well.right(), level(*other)}},
                referencePen(Tone::Text, style)});
    }
    void addCard(std::size_t index, const PageCard& card, std::optional<double> other)
    {
        constexpr double head = 30;
        const Box box = boxOf(index);
        addWord({box.x, box.y, box.width, px(head)}, card.word);
        const double top = box.top() + px(head);
        const Box well {box.left(), top + px(4), box.width, box.bottom() - top - px(22)};
        if (well.height >= px(8))
            addWell(well, card, other);
        Handle* const added = addHandle("card." + std::to_string(card.word), card.word, card.drag,
            {box.centre().x, box.top() + px(15)});
        if (!added)
            return;
        const double first = boxOf(0).centre().x;
        added->axis = {.highest = count - 1,
            .from = first,
            .to = boxOf(0).centre().x + (count - 1) * (wide + space)};
        added->stepsAlong = true;
        added->keyStep = wide + space;
        added->reach = std::min(box.width / 2, px(40));
    }
    /// Beside the title, if there is space.
    void addOutput(const PageCards& cards)
    {
        const std::string output =
            "= (" + significant(cards.output[0], 4) + ", " + significant(cards.output[1], 4) + ')';
        const double needed = width(wording(cards.title, style.words), TextRole::Note)
            + width(output, TextRole::NoteStrong) + px(12);
        if (needed < ground.width)
            add({ground.right(), ground.top() - px(8)}, {output}, TextRole::NoteStrong,
                Tone::ResultText, Align::Right);
    }

    double count;
    double space;
    double wide;
};

struct WiresPanel : DrawnPanel {
    WiresPanel(const PageWires& of, const PageWires* other, const PanelPlace& where)
        : DrawnPanel(where, of.title)
        , wires(of)
        , reference(other)
    {
        constexpr double names = 20; ///< beside the columns, at 1x
        const double cell = std::clamp(0.28 * (ground.height - 2 * px(2)), px(14), px(40));
        const double high = std::min(ground.height - 2 * px(2), px(220));
        const double wide = ground.width - px(4) - px(names);
        upper = {ground.left() + px(4), ground.top() + px(2), std::min(wide, px(520)), cell};
        lower = upper.moved(0, high - cell);
        for (std::size_t column = 0; column < wires.values.size(); ++column)
            inOrder.push_back(static_cast<int>(column));
    }

    Box columnOf(const Box& row, int place) const
    {
        const double width = row.width / static_cast<double>(inOrder.size());
        return {row.left() + place * width, row.top(), width, row.height};
    }
    Ink inkOf(int column) const
    {
        const auto pairs = static_cast<int>(wires.values.size() / 2);
        return Ink::shareOf(Tone::Pairs, pairs > 1 ? column / 2 / (pairs - 1.0) : 0);
    }

    void addColumns(const Box& row, const std::vector<int>& order)
    {
        for (int place = 0; place < static_cast<int>(order.size()); ++place) {
            const auto index = static_cast<std::size_t>(order[static_cast<std::size_t>(place)]);
            const Box column = columnOf(row, place);
            const Box inner {column.x + 1, column.y, column.width - 2, column.height};
            add(Region {.box = inner, .fill = Tone::Grid, .isSmooth = true});
            add(Region {.box = {inner.x, inner.y, inner.width, px(4)},
                .fill = inkOf(static_cast<int>(index)),
                .isSmooth = true});
            add({inner.centre().x, baselineAround(inner.centre().y + px(2), TextRole::Note, style)},
                {std::to_string(index)}, TextRole::NoteStrong, Tone::Text, Align::Centre);
            if (reference && index < reference->values.size()
                && std::abs(reference->values[index] - wires.values[index]) > 1e-12)
                add(Outline {inner.inset(1), referencePen(Tone::Text, style), true});
        }
    }
    void addWires()
    {
        for (int place = 0; place < static_cast<int>(wires.halves.size()); ++place) {
            const int column = wires.halves[static_cast<std::size_t>(place)];
            const Box from = columnOf(upper, column);
            const Box to = columnOf(lower, place);
            add(Stroke {{{from.centre().x, from.bottom()}, {to.centre().x, to.top()}},
                {inkOf(column), px(2), Pen::Cap::Flat}});
        }
    }
    /// The question asks where each goes.
    void addEmpty()
    {
        for (const int place : inOrder)
            add(Outline {columnOf(lower, place).inset(1),
                {Tone::Axis, px(1), Pen::Cap::Square, {4, 2}}, true});
    }

    const PageWires& wires;
    const PageWires* reference;
    Box upper {};
    Box lower {};
    std::vector<int> inOrder {};
};

} // namespace

Drawing drawnPanel(const PageMeters& meters, const PageMeters* reference, const PanelPlace& place)
{
    MetersPanel panel(meters, place);
    for (std::size_t index = 0; index < meters.rows.size(); ++index)
        panel.addRow(index,
            reference && index < reference->rows.size() ? reference->rows[index].value
                                                        : std::nullopt);
    return std::move(panel.value);
}

Drawing drawnPanel(const PageCards& cards, const PageCards* reference, const PanelPlace& place)
{
    CardsPanel panel(cards, place);
    for (std::size_t index = 0; index < cards.cards.size(); ++index)
        panel.addCard(index, cards.cards[index],
            reference && index < reference->cards.size() ? reference->cards[index].weight
                                                         : std::nullopt);
    if (cards.output.size() == 2)
        panel.addOutput(cards);
    return std::move(panel.value);
}

Drawing drawnPanel(const PageWires& wires, const PageWires* reference, const PanelPlace& place)
{
    WiresPanel panel(wires, reference, place);
    if (wires.areJoined)
        panel.addWires();
    panel.addColumns(panel.upper, panel.inOrder);
    if (wires.areJoined)
        panel.addColumns(panel.lower, wires.halves);
    else
        panel.addEmpty();
    return std::move(panel.value);
}

} // namespace lab::drawing::pages
