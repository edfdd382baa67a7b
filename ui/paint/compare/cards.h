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

/// What may be said of a card of the deck, in the order of the keys 1 to 4.
const std::array<Verdict, 4>& votesOf(Deck deck);

QString verdictName(Verdict verdict); ///< of a vote: "Holds in part", "No vote"
QString judgedName(Verdict verdict); ///< of numbers: "Holds in part", "No value here"
/// "0.901 [0.888, 0.913]", of one that has an interval; a dash where it has no value.
QString judgedNumber(const JudgedCard& judged, std::size_t number);
QString damageOf(const Card& card, const JudgedCard& judged); ///< with its numbers put in

/// A deck of the bench Compare: which card is looked at, the votes, and how it is judged.
struct CardsFrame {
    Deck deck = Deck::Claims;
    int card = 1; ///< from 1
    std::vector<Verdict> given {Verdict::None}; ///< the votes
    JudgedCard now; ///< with the state's own numbers
    JudgedCard tested; ///< with those of the state that testing it leads to from here
    std::optional<OwnVerdict> own; ///< by models that the person trained

    Verdict vote() const { return given[static_cast<std::size_t>(card - 1)]; }
    bool isOpen() const { return vote() != Verdict::None; } ///< the verdict may be seen
    bool operator==(const CardsFrame&) const = default;
};
CardsFrame cardsFrame(const LabState& state, Deck deck, const std::vector<KeptRun>& own = {});
/// "In your run “deep” (trained to 32): 0.98, 0.81, 0.9. Holds in part."; empty without one.
QString ownVerdictText(const CardsFrame& frame);

const Card& cardOf(const CardsFrame& frame);

/// "card", "vote", "verdict" (Verdict by its number), "first", "second", "third", of those with an
/// interval its ends "first_low", "first_high", and where there
/// is a verdict by one's own models "own_verdict", "own_first", "own_second", "own_third"; no
/// numbers of a card that nobody has voted on.
NumberTable numbers(const CardsFrame& frame);

/// The list of cards at the left, the chosen one at the right. The lines of a mistake are its first
/// two buttons.
struct CardsLayout {
    std::vector<QRectF> rows; ///< of the list
    bool hasWords = true; ///< the rows have space for more than their numbers
    QRectF card;
    QStringList lines; ///< of the card's text
    double textTop = 0; ///< the first line's baseline
    std::array<QRectF, 4> buttons;
    QRectF answer; ///< covered before the vote
    QRectF open; ///< what opens the bench that tests it
    double textScale = 1; ///< of the card's text
    double listScale = 1; ///< of the list's letters: below 1 where larger ones would be cut

    CardsLayout(const QRectF& area, const CardsFrame& frame, const Look& look);

    Look listLook(const Look& look) const;
    Look cardLook(const Look& look) const;
    std::optional<int> cardAt(QPointF point) const; ///< from 1
    std::optional<std::size_t> voteAt(QPointF point) const; ///< of votesOf()
};

inline constexpr double lineLeft = 34; ///< of a mistake's line in its button, behind its number
inline constexpr double linePitch = 18;
inline constexpr double cardRowLeft = 32; ///< of a text in a row of the list
inline constexpr double cardRowRight = 6;
inline constexpr double cardRowLine = 16; ///< of several in a row of the list
qsizetype cardRowLines(double height, const Look& look); ///< for which so high a row has space

/// A card's text on as many lines as its row has space for, the last of which may be too long; that
/// of the chosen one in strong letters where these need no more.
struct CardRowText {
    QStringList lines;
    TextRole role = TextRole::Note;
};
CardRowText cardRowText(const QRectF& row, const QString& text, bool isChosen, const Look& look);

/// A line of a mistake, broken to stand in a button so wide.
QStringList linesOf(const Card::Line& line, double width, const Look& look);

/// Gives where the last line of the answer ends.
double paintCards(QPainter& painter, const CardsLayout& layout, const CardsFrame& frame,
    std::optional<QPointF> pointer, const Look& look);

} // namespace lab::ui
