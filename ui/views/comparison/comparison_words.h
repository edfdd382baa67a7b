#pragma once

#include "core/state/parameters.h"
#include "ui/paint/comparison.h"

#include <string_view>
#include <vector>

namespace lab::ui {

/// The parameters whose values differ, each with A's and B's value: those of `first` before the
/// others, and last, with B's text, differences that are not parameters.
ComparisonWords comparisonWords(
    const LabState& a, const LabState& b, const std::vector<std::string_view>& first);

/// The same for parameters that the current bench reads, and first those that a lesson set on
/// purpose. Positions are written with symbols, "m = 9, n = 4", and texts are reduced to the words
/// that differ.
ComparisonWords revealedComparisonWords(const LabState& a, const LabState& b,
    const std::vector<std::string_view>& set, const std::vector<std::string_view>& first);

/// The parameters whose values differ, except the bench: those of `first` before the others.
std::vector<const Parameter*> differing(
    const LabState& a, const LabState& b, const std::vector<std::string_view>& first);

/// A note for different numbers of pairs; empty if the numbers are equal.
QString otherPairs(int ofA, int ofB);

} // namespace lab::ui
