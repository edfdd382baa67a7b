#pragma once

#include "core/derivation/wish_verdict.h"

#include <optional>

namespace lab {

constexpr int maxPractice = 999; ///< limit of the counters

/// A blank equation of the third pass: the choice in this round, and the results of all rounds.
struct LineFilling {
    int wrong = 0; ///< wrong choices in this round
    int refused = 0; ///< the last wrong choice, from 1; 0 if none
    bool isFilled = false;
    int timesFilled = 0;
    int timesWrong = 0;
    int timesShown = 0;

    bool operator==(const LineFilling&) const = default;
};

/// A break of a page as a card: the last verdict, and how often it was right. A card that was wrong
/// is repeated after a few others.
struct BreakCard {
    std::optional<RequirementVerdict> said; ///< empty while the card is open
    bool isRight = false; ///< whether the verdict was right
    bool asksNumber = false; ///< whether it asks for a number after the verdict
    std::optional<double> number;
    double answer = 0; ///< the correct number
    bool isNumberRight = false;
    int since = 0; ///< other cards answered since
    int timesRight = 0;
    int timesWrong = 0;

    bool operator==(const BreakCard&) const = default;

    bool isOver() const { return said && (!asksNumber || number); }
    bool wasRight() const { return isOver() && isRight && (!asksNumber || isNumberRight); }
    bool isDue() const; ///< answered wrong, and enough other cards answered since
};
constexpr int cardsBetween = 4; ///< before a wrong card is repeated

} // namespace lab
