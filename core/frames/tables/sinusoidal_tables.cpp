#include "core/encodings/added/sinusoidal.h"
#include "core/frames/tables/scheme_table.h"

#include <array>

namespace lab {

namespace {

SchemeTable encodingTable(const LabState& state, TableRange range)
{
    const Sinusoidal encoding = state.waves.encoding;
    return tableOver(range, numberedColumns("position", "column ", encoding.width),
        [encoding](std::int64_t position) {
            const Eigen::ArrayXd values = row(encoding, position);
            return std::vector<double>(values.begin(), values.end());
        });
}

SchemeTable frequencies(const LabState& state, TableRange)
{
    const Eigen::ArrayXd perPair = lab::frequencies(state.waves.encoding);
    return frequencyTable({perPair.data(), static_cast<std::size_t>(perPair.size())});
}

} // namespace

std::span<const TableQuantity> sinusoidalTables()
{
    static constexpr std::array quantities {
        TableQuantity {"sinusoidal", "encoding", encodingTable},
        TableQuantity {"sinusoidal", "frequencies", frequencies},
    };
    return quantities;
}

} // namespace lab
