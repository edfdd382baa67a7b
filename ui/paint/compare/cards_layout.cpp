#include "ui/lessons/languages.h"
#include "ui/paint/compare/cards.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <span>

namespace lab::ui {

namespace {

constexpr std::array listShares {0.36, 0.4, 0.44, 0.48, 0.52}; ///< the first that cuts fewest texts
constexpr double leastCard = 300; ///< width of the card beside a list with more than the first
// Below these two lines and what is said of them leave a list no space for words.
constexpr double narrow = 720;
constexpr double low = 380;
constexpr double numbersSpace = 56;
constexpr double headSpace = 8;
constexpr double highestRow = 40;
constexpr double leastRow = 18; ///< of one line
constexpr double cardGap = 28;
constexpr double titleLine = 22;
constexpr double buttonHeight = 32;
constexpr double buttonGap = 6;
constexpr double footHeight = 28;
constexpr double mostAnswer = 270;
constexpr QSizeF ordinaryCard(600, 520); ///< on a larger one the text is larger, up to
constexpr double largestText = 1.5;

/// Side by side from the top, so many in a row; gives where they end.
double placeRow(
    std::span<QRectF> buttons, std::size_t columns, QPointF top, double width, const Look& look)
{
    const double gap = look.px(buttonGap);
    const auto across = static_cast<double>(columns);
    const QSizeF size((width - (across - 1) * gap) / across, look.px(buttonHeight));
    for (std::size_t i = 0; i < buttons.size(); ++i)
        buttons[i] = QRectF(top
                + QPointF(static_cast<double>(i % columns) * (size.width() + gap),
                    static_cast<double>(i / columns) * (size.height() + gap)),
            size);
    return buttons.back().bottom();
}

/// Cards whose text needs a second line in so much space: first those that it makes whole.
std::vector<std::size_t> longTexts(Deck deck, double space, const Look& look)
{
    const QFont letters = font(look, TextRole::NoteStrong); // as the chosen one has it
    std::vector<std::size_t> whole;
    std::vector<std::size_t> longer;
    const std::vector<Card>& cards = ownCards(deck);
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (const auto lines = brokenLines(inLanguage(cards[i].text), letters, space).size();
            lines > 1)
            (lines == 2 ? whole : longer).push_back(i);
    std::ranges::copy(longer, std::back_inserter(whole));
    return whole;
}

/// Rows of the list, from above. As high as each other where each has space for two lines; else as
/// many have a second one as there is space for, whichever is chosen.
std::vector<QRectF> listRows(
    const QRectF& list, Deck deck, std::size_t count, bool hasWords, const Look& look)
{
    const auto rows = static_cast<double>(count);
    const double pitch = std::min(look.px(highestRow), list.height() / rows);
    const double two = look.px(2 * cardRowLine + 2);
    std::vector<double> heights(count, pitch);
    if (hasWords && pitch < two) {
        const double one = std::min(pitch, look.px(leastRow));
        double free = list.height() - rows * one;
        std::ranges::fill(heights, one);
        for (const std::size_t index :
            longTexts(deck, list.width() - look.px(cardRowLeft + cardRowRight), look)) {
            if (free < two - one)
                break;
            heights[index] = two;
            free -= two - one;
        }
        for (double& height : heights)
            height = std::min(height + free / rows, look.px(highestRow));
    }
    std::vector<QRectF> placed;
    double y = list.top();
    for (const double height : heights) {
        placed.emplace_back(list.left(), y, list.width(), std::min(height, list.bottom() - y));
        y += height;
    }
    return placed;
}

/// How many texts are cut in those rows.
std::size_t cutTexts(const std::vector<QRectF>& rows, Deck deck, const Look& look)
{
    const double space = rows.front().width() - look.px(cardRowLeft + cardRowRight);
    const QFont letters = font(look, TextRole::NoteStrong);
    const std::vector<Card>& cards = ownCards(deck);
    std::size_t cut = 0;
    for (std::size_t i = 0; i < std::min(rows.size(), cards.size()); ++i) {
        const qsizetype most = rows[i].height() >= look.px(2 * cardRowLine) ? 2 : 1;
        if (brokenLines(inLanguage(cards[i].text), letters, space).size() > most)
            ++cut;
    }
    return cut;
}

/// All in a row, or two by two where a name has no space.
std::size_t columnsOf(const std::array<Verdict, 4>& votes, double width, const Look& look)
{
    const double space = (width - 3 * look.px(buttonGap)) / 4 - look.px(34);
    const bool isOneRow = std::ranges::all_of(votes, [&](Verdict vote) {
        return textWidth(verdictName(vote), TextRole::NoteStrong, look) <= space;
    });
    return isOneRow ? 4 : 2;
}

} // namespace

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
    const auto rowsIn = [&](double width) {
        return listRows({area.left(), top, width, area.bottom() - top}, frame.deck,
            frame.given.size(), hasWords, look);
    };
    double list = isNarrow ? look.px(numbersSpace) : std::round(listShares[0] * area.width());
    rows = rowsIn(list);
    for (std::size_t cut = hasWords ? cutTexts(rows, frame.deck, look) : 0;
         const double share : listShares) {
        const double wider = std::round(share * area.width());
        if (cut == 0 || area.width() - wider - look.px(cardGap) < look.px(leastCard))
            break;
        const std::vector<QRectF> tried = rowsIn(wider);
        if (const std::size_t left = cutTexts(tried, frame.deck, look); left < cut) {
            cut = left;
            list = wider;
            rows = tried;
        }
    }
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
        buttons[i] = QRectF(place, QSizeF(card.width(), large.px(14 + linePitch * high)));
        place.setY(buttons[i].bottom() + gap);
    }
    const std::span<QRectF> rest = std::span(buttons).subspan(chosen.lines.size());
    const std::size_t columns =
        rest.size() < 4 ? rest.size() : columnsOf(votesOf(frame.deck), card.width(), large);
    const double answerTop =
        placeRow(rest, columns, place, card.width(), large) + large.px(isNarrow ? 8 : 16);
    answer = QRectF(card.left(), answerTop, card.width(),
        std::min(large.px(mostAnswer), card.bottom() - large.px(footHeight) - answerTop));
    const double openWidth = std::min(large.px(240), card.width());
    open = QRectF(card.right() - openWidth, answer.bottom() + large.px(2), openWidth, large.px(24));
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
