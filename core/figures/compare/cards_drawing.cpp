#include "core/drawing/drawn_picture.h"
#include "core/drawing/kit.h"
#include "core/figures/compare/cards_layout.h"
#include "core/figures/compare/cards_words.h"
#include "core/figures/compare/compare_figures.h"
#include "core/figures/compare/compared_cells.h"
#include "core/state/choices.h"

#include <algorithm>
#include <utility>

namespace lab::drawing {

namespace cards {
namespace {

constexpr double numberSpace = 96;
constexpr double numberGap = 8;
constexpr double textPitch = 18;

bool isRightLine(Verdict verdict, std::size_t line)
{
    return verdict == Verdict::BothLines
        || verdict == (line == 0 ? Verdict::FirstLine : Verdict::SecondLine);
}

/// Texts of the card, whose letters are larger than those of the style.
struct Answer {
    /// From a baseline on, wrapped to the width; returns the baseline after it.
    double addParagraph(
        Point baseline, double width, const std::string& text, TextRole role, Tone tone)
    {
        for (std::string& line : linesIn(width, text, role, style)) {
            add(baseline, {std::move(line)}, role, tone);
            baseline.y += style.px(textPitch);
        }
        return baseline.y;
    }
    void add(Point at, Said said, TextRole role, Ink ink, Align align = Align::Left)
    {
        marks.emplace_back(Text {at, std::move(said), role, ink, align, letters});
    }

    Style style;
    double letters; ///< as a share of those of the drawing's style
    std::vector<Mark> marks {};
    double end = 0; ///< of its last line
};

struct Cards : DrawnPicture {
    Cards(const Compared<CardsValues>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPicture(where, how)
        , values(compared.values)
        , card(values.chosen())
        , pointed(pointing.target)
        , layout(where, values, how)
        , large(scaled(how, layout.textScale))
    {
    }

    Drawing drawing()
    {
        addList(layer(Layer::Meaning::Texts, Drawing::Live::Yes));
        Answer texts = blank();
        texts.add({layout.card.left(), layout.card.top() + large.px(16)},
            large.fitted(cardHeading(values, style.words), layout.card.width, TextRole::Note),
            TextRole::Note, Tone::Notes);
        double y = layout.textTop;
        for (const std::string& line : layout.lines) {
            texts.add({layout.card.left(), y}, {line}, TextRole::PictureTitle, Tone::Text);
            y += large.px(CardsLayout::titleLine);
        }
        layer(Layer::Meaning::Texts).marks = std::move(texts.marks);
        addButtons(layer(Layer::Meaning::Texts, Drawing::Live::Yes));
        layer(Layer::Meaning::Data).marks = (values.isOpen() ? verdict() : covered()).marks;
        Answer way = blank();
        way.add(
            {layout.open.right(), baselineAround(layout.open.centre().y, TextRole::Body, large)},
            wayToTest(values, style.words), TextRole::BodyStrong, Tone::Text, Align::Right);
        layer(Layer::Meaning::Texts).marks = std::move(way.marks);
        value.targets.push_back({.box = touched(layout.open), .press = Press {.as = Key::Enter}});
        std::ranges::reverse(value.targets); // of two that touch, the first one
        return std::move(value);
    }

private:
    Answer blank() const { return {large, layout.textScale}; }
    /// Whether the pointer is on the target that is added next.
    bool isNextPointed() const
    {
        const std::size_t all = layout.rows.size() + layout.buttons.size() + 1;
        return pointed && *pointed + value.targets.size() + 1 == all;
    }

    void addList(Layer& list)
    {
        const Style small = scaled(style, layout.listScale);
        const std::string_view key =
            values.deck == Deck::Claims ? "compare.claim" : "compare.mistake";
        for (std::size_t i = 0; i < layout.rows.size(); ++i) {
            const Box& row = layout.rows[i];
            const auto number = static_cast<int>(i) + 1;
            const bool isChosen = number == values.card;
            if (isChosen) {
                list.add(Region {row, Tone::Grid});
                list.add(Region {{row.x, row.y, small.px(3), row.height}, Tone::Text});
            } else if (isNextPointed()) {
                list.add(Region {row, Tone::Frame});
            }
            list.add(Rings {.places = {{row.left() + small.px(18), row.centre().y}},
                .radius = small.px(4),
                .edge = {Tone::Notes, small.px(1.5)},
                .fill = values.given[i] == Verdict::None ? Tone::None : Tone::Notes});
            const std::string text = textIn(ownCards(values.deck)[i].text, style.words);
            addRowText(list, row, layout.hasWords ? text : std::to_string(number), isChosen, small);
            value.targets.push_back(
                {.box = touched(row), .press = Press {key, Value(std::int64_t {number})}});
            value.tips.push_back({row, cardInList(number, text, style.words)});
        }
    }
    void addRowText(Layer& list, const Box& row, const std::string& text, bool isChosen,
        const Style& small) const
    {
        const double left = row.left() + small.px(CardsLayout::rowLeft);
        const double space = row.right() - left - small.px(CardsLayout::rowRight);
        const auto [lines, role] = cardRowText(row, text, isChosen, small);
        const double pitch = small.px(CardsLayout::rowLine);
        double y = baselineAround(row.centre().y, role, small)
            - pitch * static_cast<double>(lines.size() - 1) / 2;
        for (const std::string& line : lines) {
            list.add(Text {{left, y}, {small.fitted(line, space, role)}, role, Tone::Text,
                Align::Left, layout.listScale});
            y += pitch;
        }
    }

    void addButtons(Layer& buttons)
    {
        for (std::size_t i = 0; i < layout.buttons.size(); ++i) {
            const Box& box = layout.buttons[i];
            const Verdict vote = votesOf(values.deck)[i];
            const bool isGiven = values.vote() == vote;
            buttons.add(Region {box,
                isGiven               ? Tone::Text
                    : isNextPointed() ? Tone::Grid
                                      : Tone::Ground});
            addOutline(buttons, box, isGiven ? Tone::Text : Tone::Axis, 1);
            const bool isLine = i < card.lines.size();
            const bool isRight = isLine ? isRightLine(values.now.verdict, i)
                                        : card.lines.empty() && values.now.verdict == vote;
            if (values.isOpen() && isRight)
                addOutline(buttons, box, Tone::ResultText, 2);
            Answer texts = blank();
            const Tone tone = isGiven ? Tone::Ground : Tone::Text;
            const std::string number = std::to_string(i + 1);
            if (isLine) {
                addLine(texts, box, card.lines[i], number, tone);
            } else {
                const TextRole role = isGiven ? TextRole::NoteStrong : TextRole::Note;
                texts.add({box.centre().x, baselineAround(box.centre().y, role, large)},
                    {large.fitted(number + "  " + verdictName(vote, style.words).text,
                        box.width - large.px(6), role)},
                    role, tone, Align::Centre);
            }
            buttons.marks.insert(buttons.marks.end(), texts.marks.begin(), texts.marks.end());
            value.targets.push_back({.box = touched(box),
                .press = Press {.as = static_cast<Key>(static_cast<std::size_t>(Key::One) + i)}});
        }
    }
    void addOutline(Layer& buttons, const Box& box, Tone tone, double width) const
    {
        buttons.add(Outline {box, {tone, large.px(width)}});
    }
    void addLine(Answer& texts, const Box& button, const Card::Line& line,
        const std::string& number, Tone tone) const
    {
        const TextRole role = line.isCode ? TextRole::Code : TextRole::Body;
        double y =
            baselineAround(button.top() + large.px(7 + CardsLayout::linePitch / 2), role, large);
        texts.add({button.left() + large.px(12), y}, {number}, TextRole::NoteStrong, tone);
        for (std::string& words : linesOf(line, button.width, large)) {
            texts.add({button.left() + large.px(CardsLayout::lineLeft), y}, {std::move(words)},
                role, tone);
            y += large.px(CardsLayout::linePitch);
        }
    }

    /// In little space, when the list has given up its words, paragraphs are closer together.
    Answer verdict() const
    {
        for (const double share : {1.0, 0.75, 0.5, 0.25})
            if (share < 1 || layout.hasWords)
                if (Answer answer = verdict(share); answer.end <= layout.answer.bottom())
                    return answer;
        return verdict(0);
    }
    /// With this share of the usual space between its paragraphs.
    Answer verdict(double share) const
    {
        Answer all = blank();
        const Box& area = layout.answer;
        const Language& words = style.words;
        double y = area.top() + large.px(18 + 8 * share);
        const Said name = judgedName(values.now.verdict, words);
        all.add({area.left(), y}, name, TextRole::MainResult, Tone::Text);
        const double named = large.width(name.text, TextRole::MainResult) + large.px(12);
        if (values.tested.verdict != values.now.verdict)
            all.add({area.left() + named, y},
                large.fitted(measuredText(values, words), area.width - named, TextRole::Note),
                TextRole::Note, Tone::Notes);
        y += large.px(20 + 12 * share);
        double left = area.left() + large.px(numberSpace);
        for (std::size_t i = 0; i < card.numbers.size(); ++i)
            left = std::max(left,
                area.left() + large.px(12)
                    + large.width(judgedNumber(values.now, i, words), TextRole::BodyStrong));
        for (std::size_t i = 0; i < card.numbers.size(); ++i) {
            all.add({left - large.px(12), y}, {judgedNumber(values.now, i, words)},
                TextRole::BodyStrong, Tone::ResultText, Align::Right);
            y = all.addParagraph({left, y}, area.right() - left,
                textIn(card.numbers[i].words, words), TextRole::Body, Tone::Text);
            y += large.px(numberGap * share);
        }
        y += large.px(4 * share);
        y = all.addParagraph({area.left(), y}, area.width, damageOf(card, values.now, words),
            TextRole::Body, Tone::Text);
        y += card.lines.empty() ? 0 : large.px(6 * share); // after the damage
        y = all.addParagraph({area.left(), y}, area.width, textIn(card.threshold, words),
            TextRole::Note, Tone::Notes);
        if (values.own) {
            y += large.px(4);
            const double free = area.bottom() + large.px(textPitch - 4) - y;
            const std::string whole = ownVerdictText(values, words).text;
            const auto lines = linesIn(area.width, whole, TextRole::NoteStrong, large).size();
            const bool hasSpace = large.px(textPitch) * static_cast<double>(lines) <= free;
            y = all.addParagraph({area.left(), y}, area.width,
                hasSpace ? whole : shortOwnVerdict(values, words).text, TextRole::NoteStrong,
                Tone::Text);
        }
        all.end = y - large.px(textPitch - 4);
        return all;
    }

    Answer covered() const
    {
        Answer all = blank();
        const Box& answer = layout.answer;
        all.marks.emplace_back(Hatch {answer, layout.textScale});
        const double pitch = large.px(CardsLayout::titleLine);
        const auto lines = linesIn(
            answer.width - large.px(20), style.words(voteFirst).text, TextRole::Body, large);
        Point middle = answer.centre();
        middle.y -= pitch * static_cast<double>(lines.size() - 1) / 2;
        for (const std::string& line : lines) {
            const double wide = large.width(line, TextRole::Body) + large.px(20);
            const double high = large.px(26);
            const Box ground {middle.x - wide / 2, middle.y - high / 2, wide, high};
            all.marks.emplace_back(Region {ground.within(answer), Tone::Ground});
            all.add({middle.x, baselineAround(middle.y, TextRole::Body, large)}, {line},
                TextRole::Body, Tone::Text, Align::Centre);
            middle.y += pitch;
        }
        return all;
    }

    const CardsValues& values;
    const Card& card;
    std::optional<std::size_t> pointed; ///< target
    CardsLayout layout;
    Style large; ///< of the card
};

Drawing drawing(const Compared<CardsValues>& compared, const Box& place, const Style& style,
    const Pointing& pointing)
{
    if (compared.values.given.empty())
        return {};
    return Cards(compared, place, style, pointing).drawing();
}

KeyPress pressed(const CardsValues& values, Key key)
{
    const bool areClaims = values.deck == Deck::Claims;
    const auto count = static_cast<int>(values.given.size());
    const auto choose = [&](int card) -> KeyPress {
        if (card < 1 || card > count)
            return {true};
        return {true,
            SetParameter {
                areClaims ? "compare.claim" : "compare.mistake", Value(std::int64_t {card})}};
    };
    if (count == 0)
        return {};
    switch (key) {
    case Key::Up:
        return choose(values.card - 1);
    case Key::Down:
        return choose(values.card + 1);
    case Key::C:
        return choose(values.card % count + 1);
    case Key::Enter:
        return {true, TestCard {values.chosen().test}};
    case Key::One:
    case Key::Two:
    case Key::Three:
    case Key::Four: {
        const auto vote = static_cast<std::size_t>(key) - static_cast<std::size_t>(Key::One);
        return {true,
            SetParameter {
                (areClaims ? "compare.vote_" : "compare.line_") + std::to_string(values.card),
                keyOf(votesOf(values.deck)[vote])}};
    }
    default:
        return {};
    }
}

template <const Message& title>
constexpr Figure<CardsValues> figureOf(Picture picture, std::string_view name)
{
    return {.picture = picture,
        .name = name,
        .title = titled<title>,
        .drawing = drawing,
        .table = cardNumbers,
        .spoken = cardSpoken,
        .pressed = pressed,
        .shown = parts<>,
        .isPointedAnywhere = false};
}

} // namespace
} // namespace cards

const Figure<CardsValues> compareClaims =
    cards::figureOf<claimsTitle>(Picture::CompareClaims, "claims");
const Figure<CardsValues> compareMistakes =
    cards::figureOf<mistakesTitle>(Picture::CompareMistakes, "mistakes");

} // namespace lab::drawing
