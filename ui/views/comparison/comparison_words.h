#pragma once

#include "core/state/parameters.h"
#include "ui/paint/comparison.h"

#include <string_view>
#include <vector>

namespace lab::ui {

/// The parameters whose values differ, each with A's and with B's: those of `first` before the
/// others, and at the end, in B's words, what differs and is no parameter.
ComparisonWords comparisonWords(
    const LabState& a, const LabState& b, const std::vector<std::string_view>& first);

/// The same of what the bench that is shown reads, in letters of formulas for the two positions:
/// "m = 9, n = 4", and of texts in the words that differ.
ComparisonWords slideComparisonWords(
    const LabState& a, const LabState& b, const std::vector<std::string_view>& first);

/// The same, and before all others those that a lesson set on purpose.
ComparisonWords revealedComparisonWords(const LabState& a, const LabState& b,
    const std::vector<std::string_view>& set, const std::vector<std::string_view>& first);

/// The parameters whose values differ, but for the bench: those of `first` before the others.
std::vector<const Parameter*> differing(
    const LabState& a, const LabState& b, const std::vector<std::string_view>& first);

/// What to keep in mind where the numbers of pairs differ; empty where they do not.
QString otherPairs(int ofA, int ofB);

} // namespace lab::ui
