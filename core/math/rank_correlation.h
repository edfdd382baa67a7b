#pragma once

#include <span>

namespace lab {

/// Spearman's rank correlation of two series of one length, from −1 to 1: how far one rises where
/// the other rises, whatever the heights. Equal values share the mean of their ranks.
///
/// 0 where a series is constant or has fewer than two values.
/// Law: the same after any increasing change of either series.   Spearman 1904.
double rankCorrelation(std::span<const double> first, std::span<const double> second);

/// The root of the mean squared difference of two series of one length; 0 for empty ones.
double rootMeanSquare(std::span<const double> first, std::span<const double> second);

} // namespace lab
