#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

/// The runs of positions covered by the cells along one axis of a picture: cell k covers the
/// positions from floor(first + k·width) to floor(first + (k+1)·width) − 1. Width 1 is one position
/// per cell; wider cells have exact means.
struct Runs {
    std::int64_t first = 0;
    double width = 1;
    int count = 0;

    bool operator==(const Runs&) const = default;

    std::int64_t begin(int cell) const;
    std::int64_t size(int cell) const { return begin(cell + 1) - begin(cell); }
};

/// Divides `shown` positions from `first` into cells: one per position if there is space, else
/// `space` cells of equal width that together cover all positions.
Runs runsOf(std::int64_t first, std::int64_t shown, int space);

/// A matrix of values to draw as colored cells. NaN is a masked cell.
struct HeatmapFrame {
    enum class Scale {
        Diverging, ///< linear, zero in the middle
        LogarithmicNegative, ///< values ≤ 0 over decades, with its own swatch for 0
        Rising, ///< linear from minimum to maximum, which may have the same sign
    };
    int rows = 0;
    int columns = 0;
    std::vector<double> values; ///< row-major
    Scale scale = Scale::Diverging;
    double lowest = -1;
    /// On a logarithmic scale: the smallest magnitude other than 0, as −x.
    double highest = 1;
    enum class Meaning { Values, Difference } meaning = Meaning::Values;

    bool operator==(const HeatmapFrame&) const = default;

    double at(int row, int column) const
    {
        return values[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns)
            + static_cast<std::size_t>(column)];
    }
};

/// 1, 2 or 5 times a power of ten, at least `size` > 0: the end of a scale.
double roundEnd(double size);

/// b − a, cell by cell, on a linear scale that is symmetric with round ends; masked if one of them
/// is. Empty if the cells differ.
std::optional<HeatmapFrame> difference(const HeatmapFrame& a, const HeatmapFrame& b);

} // namespace lab
