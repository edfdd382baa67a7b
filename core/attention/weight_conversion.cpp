#include "core/attention/weight_conversion.h"

#include "core/encodings/column_layouts.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <numeric>

namespace lab {

namespace {

std::vector<int> ofAllHeads(const std::vector<int>& head, int heads)
{
    std::vector<int> order;
    order.reserve(head.size() * static_cast<std::size_t>(heads));
    for (int h = 0; h < heads; ++h)
        for (const int row : head)
            order.push_back(h * static_cast<int>(head.size()) + row);
    return order;
}

std::vector<int> afterAnother(const std::vector<int>& second, const std::vector<int>& first)
{
    std::vector<int> order;
    for (const int row : second)
        order.push_back(first[static_cast<std::size_t>(row)]);
    return order;
}

std::vector<int> ofOwnHeads(const HeadRows& rows, int heads, Pairing to, Conversion conversion)
{
    const int moved = conversion == Conversion::BeyondRotated ? rows.width : rows.rotatedWidth;
    std::vector<int> order = ofAllHeads(headOrder(rows.width, moved, to), heads);
    if (conversion == Conversion::Forgotten)
        std::iota(order.begin(), order.end(), 0);
    return conversion == Conversion::Twice ? afterAnother(order, order) : order;
}

/// A weight matrix times its token, with its rows in a given order.
Eigen::ArrayXd projected(const std::vector<int>& order, int seed)
{
    Eigen::ArrayXd result = Eigen::ArrayXd::Zero(static_cast<Eigen::Index>(order.size()));
    for (std::size_t row = 0; row < order.size(); ++row)
        for (int column = 0; column < checkColumns; ++column)
            result[static_cast<Eigen::Index>(row)] +=
                checkWeight(order[row], column, seed) * checkToken(column, seed);
    return result;
}

std::vector<double> scores(const HeadRows& rows, const Rotary& rotary,
    const std::vector<int>& queryRows, const std::vector<int>& keyRows)
{
    const Eigen::ArrayXd query = projected(queryRows, 1);
    const Eigen::ArrayXd key = projected(keyRows, 2);
    std::vector<double> result;
    for (int head = 0; head < rows.queryHeads; ++head) {
        const int keyHead = head / (rows.queryHeads / rows.keyHeads);
        const Eigen::ArrayXd turnedQuery =
            rotated(rotary, query.segment(head * rows.width, rows.width), checkQueryPosition);
        const Eigen::ArrayXd turnedKey =
            rotated(rotary, key.segment(keyHead * rows.width, rows.width), checkKeyPosition);
        result.push_back((turnedQuery * turnedKey).sum());
    }
    return result;
}

double fraction(std::int64_t number, std::int64_t modulus)
{
    return static_cast<double>(number % modulus) / static_cast<double>(modulus) - 0.5;
}

} // namespace

std::vector<int> headOrder(int width, int rotatedWidth, Pairing to)
{
    assert(to != Pairing::WrongMix);
    Rotary head;
    head.width = width;
    head.rotatedWidth = rotatedWidth;
    const std::vector<int> places = halvesPlaces(head);
    return to == Pairing::Halves ? inverted(places) : places;
}

std::vector<int> queryOrder(const HeadRows& rows, Pairing to, Conversion conversion)
{
    return ofOwnHeads(rows, rows.queryHeads, to, conversion);
}

std::vector<int> keyOrder(const HeadRows& rows, Pairing to, Conversion conversion)
{
    if (conversion != Conversion::ByQueryHeads)
        return ofOwnHeads(rows, rows.keyHeads, to, conversion);
    assert(isPossible(rows, conversion));
    const int cut = rows.keyHeads * rows.width / rows.queryHeads;
    return ofAllHeads(headOrder(cut, std::min(rows.rotatedWidth, cut), to), rows.queryHeads);
}

bool isPossible(const HeadRows& rows, Conversion conversion)
{
    if (conversion == Conversion::BeyondRotated)
        return rows.rotatedWidth < rows.width;
    // A script fails at once if the rows cannot be divided into this number of even heads.
    return conversion != Conversion::ByQueryHeads
        || (rows.queryHeads != rows.keyHeads
            && (rows.keyHeads * rows.width) % (2 * rows.queryHeads) == 0);
}

double conversionError(const HeadRows& rows, double base, Pairing to, Conversion conversion)
{
    assert(rows.keyHeads > 0 && rows.queryHeads % rows.keyHeads == 0);
    Rotary rotary {base, rows.width, rows.rotatedWidth, to};
    const std::vector<double> after =
        scores(rows, rotary, queryOrder(rows, to, conversion), keyOrder(rows, to, conversion));
    rotary.pairing = to == Pairing::Halves ? Pairing::Interleaved : Pairing::Halves;
    const std::vector<double> before = scores(rows, rotary,
        queryOrder(rows, to, Conversion::Forgotten), keyOrder(rows, to, Conversion::Forgotten));
    double largest = 0;
    for (std::size_t head = 0; head < after.size(); ++head)
        largest = std::max(largest, std::abs(after[head] - before[head]));
    return largest;
}

double checkWeight(int row, int column, int seed)
{
    const std::int64_t r = row;
    return fraction(31 * r + 17 * column * column + 7 * r * column + 11 * seed, 101);
}

double checkToken(int column, int seed)
{
    return fraction(13 * column * column + 5 * column + 29 * seed, 37);
}

} // namespace lab
