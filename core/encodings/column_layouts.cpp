#include "core/encodings/column_layouts.h"

#include <cassert>
#include <cstddef>

namespace lab {

std::vector<int> halvesPlaces(const Rotary& rotary)
{
    std::vector<int> places(static_cast<std::size_t>(rotary.width));
    const int half = rotary.rotatedWidth / 2;
    for (int column = 0; column < rotary.width; ++column) {
        const bool rests = column >= rotary.rotatedWidth;
        places[static_cast<std::size_t>(column)] =
            rests ? column : column / 2 + (column % 2) * half;
    }
    return places;
}

std::vector<int> inverted(const std::vector<int>& places)
{
    std::vector<int> inverse(places.size());
    for (std::size_t column = 0; column < places.size(); ++column)
        inverse[static_cast<std::size_t>(places[column])] = static_cast<int>(column);
    return inverse;
}

Eigen::ArrayXd moved(const Eigen::ArrayXd& columns, const std::vector<int>& places)
{
    assert(columns.size() == static_cast<Eigen::Index>(places.size()));
    Eigen::ArrayXd result(columns.size());
    for (Eigen::Index column = 0; column < columns.size(); ++column)
        result[places[static_cast<std::size_t>(column)]] = columns[column];
    return result;
}

int pairOf(const Rotary& rotary, int column)
{
    assert(column >= 0 && column < rotary.width);
    if (rotary.pairing == Pairing::Interleaved || column >= rotary.rotatedWidth)
        return column / 2;
    return column % (rotary.rotatedWidth / 2);
}

} // namespace lab
