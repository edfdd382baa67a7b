#pragma once

#include "core/state/derivation_handles.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace lab {

constexpr int derivationPages = 22;
constexpr int derivationPasses = 3;
constexpr int mostBreaks = 8; ///< of one page
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
    int pass = 1; ///< 1 in order, 2 choosing the principle of each line, 3 from blank pages
    bool asksFirst = true;
    FormulaForm form = FormulaForm::Symbols;
    std::map<int, PagePrediction> predictions; ///< by page
    std::set<int> shown; ///< pages whose answer was asked for
    std::map<int, std::string> principles; ///< chosen for a page's line
    DerivationHandles handles; ///< of the pictures

    bool operator==(const Derivation&) const = default;

    /// Whether what the page's question keeps back is in sight.
    bool isAnswered(int of) const;
};

/// Of pages and positions that do not exist nothing is kept, and no entry is out of its range. The
/// ranges of the other numbers are those of the table.
Derivation clampedDerivation(Derivation derivation);

} // namespace lab
