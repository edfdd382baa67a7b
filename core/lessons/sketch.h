#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// A curve that is drawn by hand as a prediction, and after the reveal the true one over it.
///
/// `x` are whole numbers, evenly spread; a value is nothing where nothing has been drawn yet.
struct SketchFrame {
    std::vector<double> x; ///< at least two, rising
    double lowest = 0; ///< of the upward axis
    double highest = 1;
    std::vector<std::optional<double>> drawn = {}; ///< as many as x
    std::vector<double> truth = {}; ///< empty before the reveal
    /// The truth at each whole number from the first x to the last, where these are more than the x
    std::vector<double> everywhere = {};
    std::string across = {}; ///< what runs along x
    std::string upwards = {}; ///< what is drawn

    bool operator==(const SketchFrame&) const = default;
};

/// At most mostSketched whole numbers from `from` to `to`, both included.
constexpr std::int64_t mostSketched = 81;
std::vector<double> sketchedAt(std::int64_t from, std::int64_t to);

/// The curve with a straight stroke in it from one point to another, which may lie outside; values
/// stay within the axis.
SketchFrame withStroke(SketchFrame frame, double fromX, double from, double toX, double to);

/// The drawn curve with its gaps closed by straight lines and its ends level; nothing where less
/// than three quarters of it have been drawn.
std::optional<std::vector<double>> completed(const SketchFrame& frame);

} // namespace lab
