#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// A curve drawn by hand as a prediction, and after the reveal the true one over it.
///
/// `x` are integers, evenly spaced; a value is empty if nothing has been drawn there yet.
struct SketchFrame {
    std::vector<double> x; ///< at least two, ascending
    double lowest = 0; ///< of the vertical axis
    double highest = 1;
    std::vector<std::optional<double>> drawn = {}; ///< the size of x
    std::vector<double> truth = {}; ///< empty before the reveal
    /// The truth at each whole number from the first x to the last, where these are more than the x
    std::vector<double> everywhere = {};
    std::string across = {}; ///< label of the horizontal axis
    std::string upwards = {}; ///< label of the vertical axis

    bool operator==(const SketchFrame&) const = default;
};

/// At most maxSketched integers from `from` to `to`, inclusive.
constexpr std::int64_t maxSketched = 81;
std::vector<double> sketchedAt(std::int64_t from, std::int64_t to);

/// The curve with a straight stroke from one point to another, which may be outside; values stay
/// within the axis.
SketchFrame withStroke(SketchFrame frame, double fromX, double from, double toX, double to);

/// The drawn curve with gaps closed by straight lines and constant ends; empty if less than three
/// quarters of it have been drawn.
std::optional<std::vector<double>> completed(const SketchFrame& frame);

} // namespace lab
