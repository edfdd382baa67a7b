#pragma once

#include "core/frames/number_table.h"
#include "core/lessons/card.h"
#include "ui/lessons/card_book.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

class QPainter;

namespace lab::ui {

/// The possible votes on a card of the deck, in the order of the keys 1 to 4.
const std::array<Verdict, 4>& votesOf(Deck deck);

QString verdictName(Verdict verdict); ///< of a vote: "Holds in part", "No vote"
QString judgedName(Verdict verdict); ///< of numbers: "Holds in part", "No value here"
/// "0.901 [0.888, 0.913]" for one with an interval; a dash if it has no value.
QString judgedNumber(const JudgedCard& judged, std::size_t number);
QString damageOf(const Card& card, const JudgedCard& judged); ///< with its numbers inserted

/// A deck of the bench Compare: the selected card, the votes, and the verdicts.
struct CardsFrame {
    Deck deck = Deck::Claims;
    int card = 1; ///< from 1
    std::vector<Verdict> given {Verdict::None}; ///< the votes
    JudgedCard now; ///< with the state's own numbers
    JudgedCard tested; ///< with the state that its test would load from here
    std::optional<OwnVerdict> own; ///< from models that the user trained

    Verdict vote() const { return given[static_cast<std::size_t>(card - 1)]; }
    bool isOpen() const { return vote() != Verdict::None; } ///< the verdict may be shown
    bool operator==(const CardsFrame&) const = default;
};
CardsFrame cardsFrame(const LabState& state, Deck deck, const std::vector<KeptRun>& own = {});
/// "In your run “deep” (trained to 32): 0.98, 0.81, 0.9. Holds in part."; empty if there is none.
QString ownVerdictText(const CardsFrame& frame);

const Card& cardOf(const CardsFrame& frame);

/// "card", "vote", "verdict" (Verdict as a number), "first", "second", "third", the ends of their
/// intervals "first_low", "first_high" if any, and, if
/// the user's own models give a verdict, "own_verdict", "own_first", "own_second", "own_third"; no
/// numbers for a card without a vote.
NumberTable numbers(const CardsFrame& frame);

/// The list of cards on the left, the selected one on the right. The lines of a mistake are its
/// first two buttons.
struct CardsLayout {
    std::vector<QRectF> rows; ///< of the list
    bool hasWords = true; ///< the rows have space for more than their numbers
    QRectF card;
    QStringList lines; ///< of the card's text
    double textTop = 0; ///< the first line's baseline
    std::array<QRectF, 4> buttons;
    QRectF answer; ///< hidden before the vote
    QRectF open; ///< opens the bench that tests it
    double textScale = 1; ///< of the card's text
    double listScale = 1; ///< of the list's letters: below 1 if larger ones would be cut

    CardsLayout(const QRectF& area, const CardsFrame& frame, const Look& look);

    Look listLook(const Look& look) const;
    Look cardLook(const Look& look) const;
    std::optional<int> cardAt(QPointF point) const; ///< from 1
    std::optional<std::size_t> voteAt(QPointF point) const; ///< of votesOf()
};

inline constexpr double lineLeft = 34; ///< of a mistake's line in its button, after its number
inline constexpr double linePitch = 18;
inline constexpr double cardRowLeft = 32; ///< of a text in a row of the list
inline constexpr double cardRowRight = 6;
inline constexpr double cardRowLine = 16; ///< of several in a row of the list
qsizetype cardRowLines(double height, const Look& look); ///< the number of lines that fit in a row
                                                         ///< of this height

/// A card's text in as many lines as fit in its row, the last of which may be too long; bold for
/// the selected one if that needs no more lines.
struct CardRowText {
    QStringList lines;
    TextRole role = TextRole::Note;
};
CardRowText cardRowText(const QRectF& row, const QString& text, bool isChosen, const Look& look);

/// A line of a mistake, wrapped to a button of this width.
QStringList linesOf(const Card::Line& line, double width, const Look& look);

/// Returns where the last line of the answer ends.
double paintCards(QPainter& painter, const CardsLayout& layout, const CardsFrame& frame,
    std::optional<QPointF> pointer, const Look& look);

} // namespace lab::ui
