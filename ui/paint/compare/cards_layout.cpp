#include "ui/lessons/languages.h"
#include "ui/paint/compare/cards.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

namespace lab::ui {

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
constexpr qsizetype maxLines = 3; ///< of a row
// With larger letters, as while presenting, the list uses smaller ones before it cuts a text.
constexpr std::array letterShares {1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7};
constexpr double cardGap = 28;
constexpr double titleLine = 22;
constexpr double buttonHeight = 32;
constexpr double buttonGap = 6;
constexpr double footHeight = 28;
constexpr double maxAnswer = 270;
constexpr QSizeF ordinaryCard(600, 520); ///< on a larger one the text is larger, up to
constexpr double largestText = 1.5;

/// So that all frames have edges of equal thickness.
QRectF onPixels(const QRectF& button)
{
    return QRectF(button.toRect());
}

/// Side by side from the top, this many per row; returns where they end.
double placeRow(
    std::span<QRectF> buttons, std::size_t columns, QPointF top, double width, const Look& look)
{
    const double gap = look.px(buttonGap);
    const auto across = static_cast<double>(columns);
    const QSizeF size((width - (across - 1) * gap) / across, look.px(buttonHeight));
    for (std::size_t i = 0; i < buttons.size(); ++i)
        buttons[i] = onPixels({top
                + QPointF(static_cast<double>(i % columns) * (size.width() + gap),
                    static_cast<double>(i / columns) * (size.height() + gap)),
            size});
    return buttons.back().bottom();
}

/// The number of lines of each card's text in a list of this width.
std::vector<qsizetype> neededLines(Deck deck, std::size_t count, double width, const Look& look)
{
    const QFont letters = font(look, TextRole::Note);
    const double space = width - look.px(cardRowLeft + cardRowRight);
    std::vector<qsizetype> needed(count, 1);
    const std::vector<Card>& cards = ownCards(deck);
    for (std::size_t i = 0; i < std::min(count, cards.size()); ++i)
        needed[i] = brokenLines(inLanguage(cards[i].text), letters, space).size();
    return needed;
}

double highOf(qsizetype lines, const Look& look)
{
    return look.px(cardRowLine * static_cast<double>(lines) + 2);
}

/// Heights of the rows, at most `high` in total. Equal if each then has space for its lines; else
/// as high as its lines need, with fewer for the longest texts if there is not enough, whichever is
/// selected.
std::vector<double> rowHeights(
    const std::vector<qsizetype>& needed, double high, bool hasWords, const Look& look)
{
    const auto rows = static_cast<double>(needed.size());
    const double pitch = std::min(look.px(highestRow), high / rows);
    std::vector<double> heights(needed.size(), pitch);
    if (!hasWords || pitch >= highOf(std::ranges::max(needed), look))
        return heights;
    const double one = std::min(pitch, highOf(1, look));
    double free = high - rows * one;
    std::ranges::fill(heights, one);
    for (qsizetype lines = 2; lines <= maxLines; ++lines) // first those that this makes complete
        for (const bool isWhole : {true, false})
            for (std::size_t i = 0; i < needed.size(); ++i) {
                const double more = highOf(lines, look) - heights[i];
                if (isWhole ? needed[i] != lines : needed[i] <= lines)
                    continue;
                if (free < more)
                    break;
                heights[i] += more;
                free -= more;
            }
    for (double& height : heights)
        height += std::min(free / rows, look.px(maxPad));
    return heights;
}

struct CardList {
    std::vector<QRectF> rows; ///< from above
    std::size_t cut = 0; ///< texts that have too few lines
};

CardList listIn(const QRectF& list, Deck deck, std::size_t count, bool hasWords, const Look& look)
{
    const std::vector<qsizetype> needed = neededLines(deck, count, list.width(), look);
    const std::vector<double> heights = rowHeights(needed, list.height(), hasWords, look);
    CardList placed;
    double y = list.top();
    for (std::size_t i = 0; i < count; ++i) {
        placed.rows.emplace_back(
            list.left(), y, list.width(), std::min(heights[i], list.bottom() - y));
        y += heights[i];
        if (hasWords && cardRowLines(heights[i], look) < needed[i])
            ++placed.cut;
    }
    return placed;
}

/// All in a row, or two by two if a name has no space.
std::size_t columnsOf(const std::array<Verdict, 4>& votes, double width, const Look& look)
{
    const double space = (width - 3 * look.px(buttonGap)) / 4 - look.px(34);
    const bool isOneRow = std::ranges::all_of(votes, [&](Verdict vote) {
        return textWidth(verdictName(vote), TextRole::NoteStrong, look) <= space;
    });
    return isOneRow ? 4 : 2;
}

} // namespace

qsizetype cardRowLines(double height, const Look& look)
{
    const double lines = (height - look.px(2) + 1e-6) / look.px(cardRowLine);
    return std::max<qsizetype>(1, static_cast<qsizetype>(lines));
}

CardRowText cardRowText(const QRectF& row, const QString& text, bool isChosen, const Look& look)
{
    const double space = row.width() - look.px(cardRowLeft + cardRowRight);
    const qsizetype most = cardRowLines(row.height(), look);
    const auto linesIn = [&](TextRole role) { return brokenLines(text, font(look, role), space); };
    const bool isStrong = isChosen && linesIn(TextRole::NoteStrong).size() <= most;
    const TextRole role = isStrong ? TextRole::NoteStrong : TextRole::Note;
    QStringList lines = linesIn(role);
    if (lines.size() > most) {
        qsizetype end = 0;
        lines.resize(most);
        for (const QString& line : lines.first(most - 1))
            end = text.indexOf(line, end) + line.size();
        lines.back() = text.mid(end).trimmed();
    }
    return {lines, role};
}

QStringList linesOf(const Card::Line& line, double width, const Look& look)
{
    const TextRole role = line.isCode ? TextRole::Code : TextRole::Body;
    return brokenLines(inLanguage(line.words), font(look, role), width - look.px(lineLeft + 10));
}

CardsLayout::CardsLayout(const QRectF& area, const CardsFrame& frame, const Look& look)
{
    const Card& chosen = cardOf(frame);
    const double top = area.top() + look.px(headSpace);
    const bool isNarrow =
        !chosen.lines.empty() && (area.width() < look.px(narrow) || area.height() < look.px(low));
    hasWords = !isNarrow;
    const double narrowest = isNarrow ? look.px(numbersSpace) : listShares[0] * area.width();
    double list = std::round(narrowest);
    const auto tried = [&](double width, double share) {
        Look letters = look;
        letters.scale *= share;
        return listIn({area.left(), top, width, area.bottom() - top}, frame.deck,
            frame.given.size(), hasWords, letters);
    };
    CardList best = tried(list, 1);
    for (const double letters : letterShares) {
        if (best.cut == 0 || (letters < 1 && letters * look.scale < 1))
            break;
        for (const double share : listShares) {
            const double wider = std::round(share * area.width());
            if (share > listShares[0] && area.width() - wider - look.px(cardGap) < look.px(minCard))
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
    card = QRectF(QPointF(area.left() + list + look.px(cardGap), top),
        area.bottomRight() - QPointF(look.px(2), 0));
    if (hasWords)
        textScale = std::clamp(std::min(card.width() / look.px(ordinaryCard.width()),
                                   card.height() / look.px(ordinaryCard.height())),
            1.0, largestText);
    const Look large = cardLook(look);
    lines = brokenLines(inLanguage(chosen.text), font(large, TextRole::PictureTitle), card.width());
    textTop = card.top() + large.px(44);
    QPointF place(
        card.left(), textTop + large.px(titleLine * static_cast<double>(lines.size() - 1) + 18));
    const double gap = large.px(buttonGap);
    for (std::size_t i = 0; i < chosen.lines.size(); ++i) {
        const auto high = static_cast<double>(linesOf(chosen.lines[i], card.width(), large).size());
        buttons[i] = onPixels({place, QSizeF(card.width(), large.px(14 + linePitch * high))});
        place.setY(buttons[i].bottom() + gap);
    }
    const std::span<QRectF> rest = std::span(buttons).subspan(chosen.lines.size());
    const std::size_t columns =
        rest.size() < 4 ? rest.size() : columnsOf(votesOf(frame.deck), card.width(), large);
    const double answerTop =
        placeRow(rest, columns, place, card.width(), large) + large.px(isNarrow ? 8 : 16);
    answer = QRectF(card.left(), answerTop, card.width(),
        std::min(large.px(maxAnswer), card.bottom() - large.px(footHeight) - answerTop));
    const double openWidth = std::min(large.px(240), card.width());
    open = QRectF(card.right() - openWidth, answer.bottom() + large.px(2), openWidth, large.px(24));
}

Look CardsLayout::listLook(const Look& look) const
{
    Look smaller = look;
    smaller.scale *= listScale;
    return smaller;
}

Look CardsLayout::cardLook(const Look& look) const
{
    Look large = look;
    large.scale *= textScale;
    return large;
}

std::optional<int> CardsLayout::cardAt(QPointF point) const
{
    const auto found =
        std::ranges::find_if(rows, [&](const QRectF& row) { return row.contains(point); });
    return found == rows.end() ? std::nullopt
                               : std::optional(static_cast<int>(found - rows.begin()) + 1);
}

std::optional<std::size_t> CardsLayout::voteAt(QPointF point) const
{
    for (std::size_t i = 0; i < buttons.size(); ++i)
        if (buttons[i].contains(point))
            return i;
    return std::nullopt;
}

} // namespace lab::ui
