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
constexpr int maxBreaks = 8; ///< per page
/// One card per break, in the order of pages
constexpr int maxCards = derivationPages * maxBreaks;
constexpr double longestVector = 4; ///< largest component of the learner's vectors, absolute value
constexpr double largestTurn = 3.2; ///< radians per position, absolute value
constexpr double largestBend = 6.4;
constexpr double largestGrowth = 0.1;
constexpr std::int64_t largestShift = 20;
constexpr double largestPrediction = 1e12;

/// The notation of an equation of the derivation.
enum class FormulaForm { Symbols, Numbers, Code };

/// The learner's answer to the question of a page, and the correct answer at that time. After the
/// first wrong answer there is a second try; after two wrong answers the correct one is shown.
struct PagePrediction {
    double number = 0;
    double answer = 0;
    int wrong = 0; ///< number of wrong tries
    bool isRight = false;

    bool operator==(const PagePrediction&) const = default;
};
constexpr int triesOfQuestion = 2;

/// A page with any wrong answer is asked again with other numbers, two and five pages after that
/// answer. If the new answer is wrong, both repeats start over from then on. If the learner asks to
/// see the answer, the page is not repeated. If no pages are left to wait for, one page is enough
/// before the first repeat, and the second is left out. Spaced retrieval: Latimier, Peyre and Ramus
/// 2021.
struct PageRepeat {
    int pages = 0; ///< pages answered since then
    int completed = 0; ///< how many of the two repeats were right
    int asked = 0; ///< number of repeats; selects which other numbers are used

    bool operator==(const PageRepeat&) const = default;
};
constexpr int repeatsPerPage = 2;
constexpr int maxAsked = 99;

/// The sentence in three parts that the second pass asks for, "left knows only …, right only …, so
/// …": how many parts are found, how many choices were wrong, and the page from which the last
/// wrong one was taken.
struct PageSentence {
    int found = 0;
    int wrong = 0;
    std::optional<int> refused;

    bool operator==(const PageSentence&) const = default;
};
constexpr int sentenceParts = 3;

/// The learner's own numbers, saved while a page is asked again with other numbers and restored
/// when the page is left. Dragged angles (bends) are not included.
struct SavedNumbers {
    int page = 0;
    DerivationInputs own;

    bool operator==(const SavedNumbers&) const = default;
};

/// The bench Derivation: the learner's own numbers, the open page, which pages are broken, and the
/// learner's answers. Pages are counted from 0. m and n are those of the ruler.
struct Derivation {
    double queryX = 0.93;
    double queryY = 0.65;
    double keyX = 0.48;
    double keyY = -0.83;
    double turn = 0.2; ///< θ in radians per position
    double queryPhase = 0; ///< γ of the query
    double keyPhase = 0; ///< γ of the key
    double growth = 0.02; ///< c
    std::int64_t shift = 3; ///< t
    std::map<std::int64_t, double> bends; ///< offsets of dragged angles φ(p), by position

    int page = 0;
    std::map<int, int> breaks; ///< by page: which of its breaks is active, from 1
    /// 1: in order, 2: choose the principle of each equation, 3: fill in blank equations
    int pass = 1;
    int blanks = 1; ///< how many of the last equations are blank on the third pass
    bool asksFirst = true;
    int revealedPage = -1; ///< the page that a lesson shows without its question; −1 if none
    FormulaForm form = FormulaForm::Symbols;
    std::map<int, PagePrediction> predictions; ///< by page
    std::set<int> shown; ///< pages whose answer was shown on request
    std::map<int, PageRepeat> repeats; ///< pages that were answered wrong, by page
    std::optional<SavedNumbers> savedNumbers; ///< set while a repeated page is open
    /// The principle chosen for the equation of a page, by page
    std::map<int, std::string> principles;
    std::map<int, PageSentence> sentences; ///< as far as assembled, by page
    std::map<int, LineFilling> lines; ///< on the third pass, by page
    std::optional<int> card; ///< the open card, on the third pass and on its own page
    std::map<int, BreakCard> cards; ///< answered cards
    DerivationHandles handles; ///< handles in the pictures

    // Not inline: inlined copies in a hundred sources would cost more time and space than the
    // calls.
    Derivation();
    Derivation(const Derivation&);
    Derivation(Derivation&&) noexcept;
    Derivation& operator=(const Derivation&);
    Derivation& operator=(Derivation&&) noexcept;
    ~Derivation();
    bool operator==(const Derivation&) const;

    /// Whether the page hides something until its question is answered.
    bool asks(int of) const { return asksFirst && revealedPage != of; }
    /// Whether what the question of the page hides is visible.
    bool isAnswered(int of) const;
    /// Whether the page must be asked again now and has not been answered since.
    bool isDue(int of) const;
    /// How often the page was repeated; 0 for its first question.
    int timesAsked(int of) const;
    /// Whether the equation of the page is blank in this round of the third pass.
    bool isBlank(int of) const;
};

/// The page that a card breaks, and with which of its breaks, from 1.
constexpr int pageOfCard(int card)
{
    return card / maxBreaks;
}
constexpr int breakOfCard(int card)
{
    return card % maxBreaks + 1;
}
constexpr int cardOf(int page, int way)
{
    return page * maxBreaks + way - 1;
}

/// The first page that is due, if any.
std::optional<int> pageDue(const Derivation& derivation);

/// The derivation after the question of a page is finished: pages that were wrong come one page
/// closer to their repeat, and pages that become due are unanswered again, without anything drawn
/// or marked on them.
Derivation withPageFinished(Derivation derivation, int page);

/// The numbers with which a page is asked again, with two digits each. They are the same on every
/// machine.
DerivationInputs repeatNumbers(int page, int asked, const DerivationInputs& own);

/// Removes entries for pages and positions that do not exist, and clamps all other entries. The
/// ranges of the other numbers are in the parameter table.
Derivation clampedDerivation(Derivation derivation);

} // namespace lab
