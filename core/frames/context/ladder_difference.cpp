#include "core/frames/context/ladder_difference.h"

#include "core/math/constants.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

constexpr PairsTable::Row missing {
    noNumber, noNumber, noNumber, noNumber, noNumber, noNumber, Regime::Kept};

const PairsTable::Row& rowOf(const PairsTable& table, std::size_t pair)
{
    return pair < table.rows.size() ? table.rows[pair] : missing;
}

// Two unrotated pairs are equal.
double ratio(double b, double a)
{
    return std::isinf(a) && std::isinf(b) ? 1 : b / a;
}

} // namespace

NumberTable ladderDifference(const LabState& a, const LabState& b)
{
    const PairsTable ladderA = pairsTable(a);
    const PairsTable ladderB = pairsTable(b);
    NumberTable table;
    table.header = {"pair", "wavelength a", "wavelength b", "b to a", "turns in training a",
        "turns in training b", "slowed by a", "slowed by b"};
    const std::size_t count = std::max(ladderA.rows.size(), ladderB.rows.size());
    for (std::size_t pair = 0; pair < count; ++pair) {
        const PairsTable::Row& rowA = rowOf(ladderA, pair);
        const PairsTable::Row& rowB = rowOf(ladderB, pair);
        table.rows.push_back({static_cast<double>(pair), rowA.newWavelength, rowB.newWavelength,
            ratio(rowB.newWavelength, rowA.newWavelength), rowA.turns, rowB.turns, rowA.factor,
            rowB.factor});
    }
    return table;
}

} // namespace lab
