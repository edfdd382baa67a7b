#pragma once

#include <span>

namespace lab {

/// Spearman's rank correlation of two series of equal length, from −1 to 1: how consistently one
/// rises where the other rises, regardless of heights. Equal values share the mean of their ranks,
/// and values within `level` ≥ 0 of each other count as equal: a rank is half of the number of
/// values lower by more than the level, minus the number higher by more than it.
///
/// 0 if all values of a series count as equal, or if it has fewer than two. Law: for level 0, it is
/// unchanged by any increasing transformation of either series. Spearman 1904.
double rankCorrelation(
    std::span<const double> first, std::span<const double> second, double level = 0);

/// The root of the mean squared difference of two series of equal length; 0 for empty ones.
double rootMeanSquare(std::span<const double> first, std::span<const double> second);

} // namespace lab
