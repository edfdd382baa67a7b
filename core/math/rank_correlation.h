#pragma once

#include <span>

namespace lab {

/// Spearman's rank correlation of two series of one length, from −1 to 1: how far one rises where
/// the other rises, whatever the heights. Equal values share the mean of their ranks, and values
/// within `level` of each other, at least 0, count as equal: a rank is half of how many of the
/// series lie more than that below, less how many lie more than that above.
///
/// 0 where all values of a series count as equal, or it has fewer than two.
/// Law: with a level of 0 the same after any increasing change of either series.   Spearman 1904.
double rankCorrelation(
    std::span<const double> first, std::span<const double> second, double level = 0);

/// The root of the mean squared difference of two series of one length; 0 for empty ones.
double rootMeanSquare(std::span<const double> first, std::span<const double> second);

} // namespace lab
