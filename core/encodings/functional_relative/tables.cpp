#include "core/encodings/functional_relative/formula.h"
#include "core/frames/tables/scheme_table.h"

#include <array>

namespace lab {

namespace {

SchemeTable encodingTable(const LabState& state, TableRange range)
{
    const FunctionalRelative encoding = state.schemes.functionalRelative;
    const bool isAhead = encoding.sign == DistanceSign::KeyMinusQuery;
    return tableOverSigned(range,
        numberedColumns(
            isAhead ? "query minus key" : "distance", "column ", encoding.sinusoid.width),
        [encoding](std::int64_t distance) {
            const Eigen::ArrayXd values = row(encoding, distance, 0);
            return std::vector<double>(values.begin(), values.end());
        });
}

SchemeTable frequencies(const LabState& state, TableRange)
{
    const Eigen::ArrayXd perPair = lab::frequencies(state.schemes.functionalRelative.sinusoid);
    return frequencyTable({perPair.data(), static_cast<std::size_t>(perPair.size())});
}

} // namespace

std::span<const TableQuantity> functionalRelativeTables()
{
    static constexpr std::array quantities {
        TableQuantity {"functional_relative", "encoding", encodingTable},
        TableQuantity {"functional_relative", "frequencies", frequencies},
    };
    return quantities;
}

} // namespace lab
