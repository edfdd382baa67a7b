#pragma once

#include "core/derivation/wish_verdict.h"

#include <optional>

namespace lab {

constexpr int mostPractice = 999; ///< of what is counted

/// A line that is blank on the third pass: what was chosen for it in this round, and what came of
/// it in all rounds.
struct LineFilling {
    int wrong = 0; ///< choices of this round
    int refused = 0; ///< which of its wrong lines was the last, from 1; 0 is none
    bool isFilled = false;
    int timesFilled = 0;
    int timesWrong = 0;
    int timesShown = 0;

    bool operator==(const LineFilling&) const = default;
};

/// A break of a page as a card: what was said of it the last time, and how often it was right. One
/// that was wrong comes again after a few others.
struct BreakCard {
    std::optional<WishVerdict> said; ///< nothing while it is asked
    bool isRight = false; ///< what was said
    bool asksNumber = false; ///< after the verdict
    std::optional<double> number;
    double answer = 0; ///< of the number
    bool isNumberRight = false;
    int since = 0; ///< others that were answered after it
    int timesRight = 0;
    int timesWrong = 0;

    bool operator==(const BreakCard&) const = default;

    bool isOver() const { return said && (!asksNumber || number); }
    bool wasRight() const { return isOver() && isRight && (!asksNumber || isNumberRight); }
    bool isDue() const; ///< wrong, and some others are over since
};
constexpr int cardsBetween = 4; ///< before a wrong one comes again

} // namespace lab
