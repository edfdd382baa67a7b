#include "core/figures/compare/cards_layout.h"

#include "core/figures/compare/cards_words.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace lab::drawing {

namespace {

constexpr std::array listShares {0.36, 0.4, 0.44, 0.48, 0.52}; ///< the first one that cuts the
                                                               ///< fewest texts
constexpr double minCard = 300; ///< width of the card beside a list with more than the first
// Below these two lines and their explanation, a list has no space for words.
constexpr double narrow = 720;
constexpr double low = 380;
constexpr double numbersSpace = 56;
constexpr double headSpace = 8;
constexpr double highestRow = 40;
constexpr double maxPad = 8; ///< more than the lines need, for rows of unequal height
constexpr std::size_t maxLines = 3; ///< of a row
// With larger letters, as while presenting, the list uses smaller ones before it cuts a text.
constexpr std::array letterShares {1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7};
constexpr double cardGap = 28;
constexpr double buttonHeight = 32;
constexpr double buttonGap = 6;
constexpr double footHeight = 28;
constexpr double maxAnswer = 270;
constexpr double ordinaryWidth = 600; ///< on a larger card the text is larger, up to
constexpr double ordinaryHeight = 520;
constexpr double largestText = 1.5;

/// So that all frames have edges of equal thickness.
Box onPixels(const Box& button)
{
    const double x = std::round(button.x);
    const double y = std::round(button.y);
    return {x, y, std::round(button.width + (button.x - x) / 2),
        std::round(button.height + (button.y - y) / 2)};
}

/// Side by side from the top, this many per row; returns where they end.
double placeRow(
    std::span<Box> buttons, std::size_t columns, Point top, double width, const Style& style)
{
    const double gap = style.px(buttonGap);
    const auto across = static_cast<double>(columns);
    const double wide = (width - (across - 1) * gap) / across;
    const double high = style.px(buttonHeight);
    for (std::size_t i = 0; i < buttons.size(); ++i)
        buttons[i] = onPixels({top.x + static_cast<double>(i % columns) * (wide + gap),
            top.y + static_cast<double>(i / columns) * (high + gap), wide, high});
    return buttons.back().bottom();
}

/// The number of lines of each card's text in a list of this width.
std::vector<std::size_t> neededLines(Deck deck, std::size_t count, double width, const Style& style)
{
    const double space = width - style.px(CardsLayout::rowLeft + CardsLayout::rowRight);
    std::vector<std::size_t> needed;
    for (std::size_t i = 0; i < count; ++i)
        needed.push_back(
            linesIn(space, textIn(ownCards(deck)[i].text, style.words), TextRole::Note, style)
                .size());
    return needed;
}

/// The number of lines that fit in a row of this height.
std::size_t linesWithin(double height, const Style& style)
{
    const double lines = (height - style.px(2) + 1e-6) / style.px(CardsLayout::rowLine);
    return static_cast<std::size_t>(std::max(1.0, lines));
}

double highOf(std::size_t lines, const Style& style)
{
    return style.px(CardsLayout::rowLine * static_cast<double>(lines) + 2);
}

/// Heights of the rows, at most `high` in total. Equal if each then has space for its lines; else
/// as high as its lines need, with fewer for the longest texts if there is not enough, whichever is
/// selected.
std::vector<double> rowHeights(
    const std::vector<std::size_t>& needed, double high, bool hasWords, const Style& style)
{
    const auto rows = static_cast<double>(needed.size());
    const double pitch = std::min(style.px(highestRow), high / rows);
    std::vector<double> heights(needed.size(), pitch);
    if (!hasWords || pitch >= highOf(std::ranges::max(needed), style))
        return heights;
    const double one = std::min(pitch, highOf(1, style));
    double free = high - rows * one;
    std::ranges::fill(heights, one);
    for (std::size_t lines = 2; lines <= maxLines; ++lines) // first those that this makes complete
        for (const bool isWhole : {true, false})
            for (std::size_t i = 0; i < needed.size(); ++i) {
                const double more = highOf(lines, style) - heights[i];
                if (isWhole ? needed[i] != lines : needed[i] <= lines)
                    continue;
                if (free < more)
                    break;
                heights[i] += more;
                free -= more;
            }
    for (double& height : heights)
        height += std::min(free / rows, style.px(maxPad));
    return heights;
}

struct CardList {
    std::vector<Box> rows {}; ///< from above
    std::size_t cut = 0; ///< texts that have too few lines
};

CardList listIn(const Box& list, Deck deck, std::size_t count, bool hasWords, const Style& style)
{
    const std::vector<std::size_t> needed = neededLines(deck, count, list.width, style);
    const std::vector<double> heights = rowHeights(needed, list.height, hasWords, style);
    CardList placed;
    double y = list.top();
    for (std::size_t i = 0; i < count; ++i) {
        placed.rows.push_back(
            {list.left(), y, list.width, std::min(heights[i], list.bottom() - y)});
        y += heights[i];
        if (hasWords && linesWithin(heights[i], style) < needed[i])
            ++placed.cut;
    }
    return placed;
}

/// All in a row, or two by two if a name has no space.
std::size_t columnsOf(const std::array<Verdict, 4>& votes, double width, const Style& style)
{
    const double space = (width - 3 * style.px(buttonGap)) / 4 - style.px(34);
    const bool isOneRow = std::ranges::all_of(votes, [&](Verdict vote) {
        return style.width(verdictName(vote, style.words).text, TextRole::NoteStrong) <= space;
    });
    return isOneRow ? 4 : 2;
}

} // namespace

CardRowText cardRowText(const Box& row, const std::string& text, bool isChosen, const Style& style)
{
    const double space = row.width - style.px(CardsLayout::rowLeft + CardsLayout::rowRight);
    const std::size_t most = linesWithin(row.height, style);
    const auto linesOf = [&](TextRole role) { return linesIn(space, text, role, style); };
    const bool isStrong = isChosen && linesOf(TextRole::NoteStrong).size() <= most;
    const TextRole role = isStrong ? TextRole::NoteStrong : TextRole::Note;
    std::vector<std::string> lines = linesOf(role);
    if (lines.size() > most) {
        std::size_t end = 0;
        for (std::size_t i = 0; i + 1 < most; ++i)
            end = text.find(lines[i], end) + lines[i].size();
        lines.resize(most);
        lines.back() = text.substr(std::min(text.find_first_not_of(' ', end), text.size()));
    }
    return {std::move(lines), role};
}

std::vector<std::string> linesOf(const Card::Line& line, double width, const Style& style)
{
    return linesIn(width - style.px(CardsLayout::lineLeft + 10), textIn(line.words, style.words),
        line.isCode ? TextRole::Code : TextRole::Body, style);
}

CardsLayout::CardsLayout(const Box& area, const CardsValues& values, const Style& style)
{
    const Card& chosen = values.chosen();
    const double top = area.top() + style.px(headSpace);
    const bool isNarrow =
        !chosen.lines.empty() && (area.width < style.px(narrow) || area.height < style.px(low));
    hasWords = !isNarrow;
    double list = std::round(isNarrow ? style.px(numbersSpace) : listShares[0] * area.width);
    const auto tried = [&](double width, double letters) {
        return listIn({area.left(), top, width, area.bottom() - top}, values.deck,
            values.given.size(), hasWords, scaled(style, letters));
    };
    CardList best = tried(list, 1);
    for (const double letters : letterShares) {
        if (best.cut == 0 || (letters < 1 && letters * style.scale < 1))
            break;
        for (const double share : listShares) {
            const double wider = std::round(share * area.width);
            if (share > listShares[0] && area.width - wider - style.px(cardGap) < style.px(minCard))
                break;
            CardList other = tried(wider, letters);
            if (other.cut >= best.cut)
                continue;
            best = std::move(other);
            list = wider;
            listScale = letters;
        }
    }
    rows = std::move(best.rows);
    card = Box::between(
        {area.left() + list + style.px(cardGap), top}, {area.right() - style.px(2), area.bottom()});
    if (hasWords)
        textScale = std::clamp(
            std::min(card.width / style.px(ordinaryWidth), card.height / style.px(ordinaryHeight)),
            1.0, largestText);
    const Style large = scaled(style, textScale);
    lines = linesIn(card.width, textIn(chosen.text, style.words), TextRole::PictureTitle, large);
    textTop = card.top() + large.px(44);
    Point place {
        card.left(), textTop + large.px(titleLine * static_cast<double>(lines.size() - 1) + 18)};
    const double gap = large.px(buttonGap);
    for (std::size_t i = 0; i < chosen.lines.size(); ++i) {
        const auto high = static_cast<double>(linesOf(chosen.lines[i], card.width, large).size());
        buttons[i] = onPixels({place.x, place.y, card.width, large.px(14 + linePitch * high)});
        place.y = buttons[i].bottom() + gap;
    }
    const std::span<Box> rest = std::span(buttons).subspan(chosen.lines.size());
    const std::size_t columns =
        rest.size() < 4 ? rest.size() : columnsOf(votesOf(values.deck), card.width, large);
    const double answerTop =
        placeRow(rest, columns, place, card.width, large) + large.px(isNarrow ? 8 : 16);
    answer = {card.left(), answerTop, card.width,
        std::min(large.px(maxAnswer), card.bottom() - large.px(footHeight) - answerTop)};
    const double openWidth = std::min(large.px(240), card.width);
    open = {card.right() - openWidth, answer.bottom() + large.px(2), openWidth, large.px(24)};
}

} // namespace lab::drawing
