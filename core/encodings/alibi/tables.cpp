#include "core/encodings/alibi/formula.h"
#include "core/frames/tables/bias_cost_table.h"
#include "core/frames/tables/scheme_table.h"

#include <array>

namespace lab {

namespace {

SchemeTable biasAgainstDistance(const LabState& state, TableRange range)
{
    const Alibi encoding = state.biases.encoding;
    return tableOverSigned(range, numberedColumns("distance", "head ", encoding.heads, 1),
        [encoding, perHead = slopes(encoding)](std::int64_t distance) {
            std::vector<double> row;
            row.reserve(perHead.size());
            for (const double slope : perHead)
                row.push_back(bias(encoding, slope, distance, 0));
            return row;
        });
}

SchemeTable slopesOfHeads(const LabState& state, TableRange)
{
    const Alibi encoding = state.biases.encoding;
    return {{"head", "slope"}, 1, encoding.heads, [perHead = slopes(encoding)](std::int64_t head) {
                return std::vector {perHead[static_cast<std::size_t>(head - 1)]};
            }};
}

} // namespace

std::span<const TableQuantity> alibiTables()
{
    static constexpr std::array quantities {
        TableQuantity {"alibi", "bias", biasAgainstDistance},
        TableQuantity {"alibi", "slopes", slopesOfHeads},
        biasCostsOf("alibi"),
    };
    return quantities;
}

} // namespace lab
