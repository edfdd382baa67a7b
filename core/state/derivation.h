#pragma once

#include "core/derivation/derivation_inputs.h"
#include "core/state/derivation_handles.h"
#include "core/state/derivation_practice.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace lab {

constexpr int derivationPages = 22;
constexpr int derivationPasses = 3;
constexpr int mostBreaks = 8; ///< of one page
constexpr int mostCards = derivationPages * mostBreaks; ///< one for each break, page by page
constexpr double longestVector = 4; ///< a column of the learner's vectors, either sign
constexpr double largestTurn = 3.2; ///< radians a position, either sign
constexpr double largestBend = 6.4;
constexpr double largestGrowth = 0.1;
constexpr std::int64_t largestShift = 20;
constexpr double largestPrediction = 1e12;

/// How a line of the derivation is written.
enum class FormulaForm { Symbols, Numbers, Code };

/// What the learner said to a page's question, and what was right then. The last wrong try but one
/// leaves a second; after two wrong ones the answer is told.
struct PagePrediction {
    double number = 0;
    double answer = 0;
    int wrong = 0; ///< how many tries were
    bool isRight = false;

    bool operator==(const PagePrediction&) const = default;
};
constexpr int triesOfQuestion = 2;

/// A page whose answer was wrong at any try is asked again with other numbers, after two and after
/// five pages from that answer on; where it is wrong again it begins again, from then on, and where
/// its answer is asked for it comes no more. Where no page is left, one is enough for the first
/// time, and the second is left out.   Spaced retrieval: Latimier,
/// Peyre and Ramus 2021.
struct PageRepeat {
    int pages = 0; ///< answered since
    int had = 0; ///< of the two times, those that were right
    int asked = 0; ///< how often it came again: which of the other numbers it has

    bool operator==(const PageRepeat&) const = default;
};
constexpr int timesAgain = 2;
constexpr int mostAsked = 99;

/// The sentence of three halves that the second pass asks for, "left knows only …, right only …, so
/// …": how many stand, how many were refused, and which page the last refused one is of.
struct PageSentence {
    int found = 0;
    int wrong = 0;
    std::optional<int> refused;

    bool operator==(const PageSentence&) const = default;
};
constexpr int halvesOfSentence = 3;

/// What a page that is asked again has put aside: the learner's own numbers, which come back when
/// the page is left. What is bent is not among them.
struct NumbersAside {
    int page = 0;
    DerivationInputs own;

    bool operator==(const NumbersAside&) const = default;
};

/// The bench Derivation: the learner's own numbers, the page that is open, which pages are broken,
/// and what the learner has said. Pages are counted from 0; m and n are those of the ruler.
struct Derivation {
    double queryX = 0.93;
    double queryY = 0.65;
    double keyX = 0.48;
    double keyY = -0.83;
    double turn = 0.2; ///< θ in radians a position
    double queryPhase = 0; ///< γ of the query
    double keyPhase = 0; ///< γ of the key
    double growth = 0.02; ///< c
    std::int64_t shift = 3; ///< t
    std::map<std::int64_t, double> bends; ///< dragged off the angle φ(p)

    int page = 0;
    std::map<int, int> breaks; ///< of a page, which of its ways to break it, from 1
    int pass = 1; ///< 1 in order, 2 choosing the principle of each line, 3 filling in blank lines
    int blanks = 1; ///< of the lines, the last so many, on the third pass
    bool asksFirst = true;
    int told = -1; ///< the page that a lesson is about, told without its question; −1 is none
    FormulaForm form = FormulaForm::Symbols;
    std::map<int, PagePrediction> predictions; ///< by page
    std::set<int> shown; ///< pages whose answer was asked for
    std::map<int, PageRepeat> repeats; ///< of pages that were answered wrong
    std::optional<NumbersAside> aside; ///< while such a page is open
    std::map<int, std::string> principles; ///< chosen for a page's line
    std::map<int, PageSentence> sentences; ///< put together, by page
    std::map<int, LineFilling> lines; ///< of the third pass, by page
    std::optional<int> card; ///< that is open, on the third pass and on its own page
    std::map<int, BreakCard> cards; ///< that were answered
    DerivationHandles handles; ///< of the pictures

    // Out of line, as in a hundred units a copy would take more time and room than what they do.
    Derivation();
    Derivation(const Derivation&);
    Derivation(Derivation&&) noexcept;
    Derivation& operator=(const Derivation&);
    Derivation& operator=(Derivation&&) noexcept;
    ~Derivation();
    bool operator==(const Derivation&) const;

    /// Whether the page keeps anything back until its question is answered.
    bool asks(int of) const { return asksFirst && told != of; }
    /// Whether what the page's question keeps back is in sight.
    bool isAnswered(int of) const;
    /// Whether the page is to be asked again now, and has not been answered since.
    bool isDue(int of) const;
    /// How often the page has come again: 0 is its first question.
    int timesAsked(int of) const;
    /// Whether the third pass has the page's line blank in this round.
    bool isBlank(int of) const;
};

/// Of a card: the page that it breaks, and by which of its ways, from 1.
constexpr int pageOfCard(int card)
{
    return card / mostBreaks;
}
constexpr int wayOfCard(int card)
{
    return card % mostBreaks + 1;
}
constexpr int cardOf(int page, int way)
{
    return page * mostBreaks + way - 1;
}

/// The first page that is due, else none.
std::optional<int> pageDue(const Derivation& derivation);

/// What follows when a page's question is over: the pages that were wrong come one page nearer, and
/// those that are due are unanswered again, without what was drawn or marked on them.
Derivation withPageOver(Derivation derivation, int page);

/// The numbers that a page is asked again with, two digits each: the same on every machine.
DerivationInputs numbersAgain(int page, int asked, const DerivationInputs& own);

/// Of pages and positions that do not exist nothing is kept, and no entry is out of its range. The
/// ranges of the other numbers are those of the table.
Derivation clampedDerivation(Derivation derivation);

} // namespace lab
