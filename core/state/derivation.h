#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace lab {

constexpr int derivationSteps = 16;
constexpr int mostBreaks = 8; ///< of one step
constexpr double longestVector = 4; ///< a column of the learner's vectors, either sign
constexpr double largestTurn = 3.2; ///< radians a position, either sign
constexpr double largestBend = 6.4;
constexpr double largestGrowth = 0.1;
constexpr std::int64_t largestShift = 20;
constexpr double largestPrediction = 1e12;

/// How a line of the derivation is written.
enum class FormulaForm { Symbols, Numbers, Code };

/// The bench Derivation: the learner's own numbers, the step that is open, which steps are broken,
/// and what the learner has said. Steps are counted from 0; m and n are those of the ruler.
struct Derivation {
    double queryX = 0.93;
    double queryY = 0.65;
    double keyX = 0.48;
    double keyY = -0.83;
    double turn = 0.2; ///< θ in radians a position
    double phase = 0; ///< γ
    double growth = 0.02; ///< c
    std::int64_t shift = 3; ///< s
    std::map<std::int64_t, double> bends; ///< dragged off the angle φ(p)

    int step = 0;
    std::map<int, int> breaks; ///< of a step, which of its ways to break it, from 1
    int pass = 1; ///< the last pass − 1 steps are blank
    bool asksFirst = true;
    FormulaForm form = FormulaForm::Symbols;
    std::map<int, double> predictions; ///< by step
    std::set<int> shown; ///< steps whose answer was asked for
    std::map<int, std::string> principles; ///< chosen for a blank step

    bool operator==(const Derivation&) const = default;

    bool isBlank(int of) const { return of > derivationSteps - pass; }
};

/// Of steps and positions that do not exist nothing is kept, and no entry is out of its range. The
/// ranges of the other numbers are those of the table.
Derivation clampedDerivation(Derivation derivation);

} // namespace lab
