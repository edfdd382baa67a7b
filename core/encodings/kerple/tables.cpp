#include "core/encodings/kerple/formula.h"
#include "core/frames/tables/bias_cost_table.h"
#include "core/frames/tables/scheme_table.h"

#include <array>

namespace lab {

namespace {

SchemeTable biasAgainstDistance(const LabState& state, TableRange range)
{
    return tableOverSigned(
        range, {"distance", "bias"}, [kerple = state.schemes.kerple](std::int64_t distance) {
            return std::vector {bias(kerple, distance, 0)};
        });
}

} // namespace

std::span<const TableQuantity> kerpleTables()
{
    static constexpr std::array quantities {
        TableQuantity {"kerple", "bias", biasAgainstDistance},
        biasCostsOf("kerple"),
    };
    return quantities;
}

} // namespace lab
