#include "core/encodings/nope/formula.h"
#include "core/frames/tables/bias_cost_table.h"
#include "core/frames/tables/scheme_table.h"

#include <array>

namespace lab {

namespace {

SchemeTable biasAgainstDistance(const LabState& state, TableRange range)
{
    return tableOverSigned(
        range, {"distance", "bias"}, [nope = state.schemes.nope](std::int64_t distance) {
            return std::vector {bias(nope, distance, 0)};
        });
}

/// The weight that each query of a range gives to key 0 if all scores are equal: under the causal
/// mask 1/(position + 1), so it reveals the position.
SchemeTable weightOfFirstKey(const LabState& state, TableRange range)
{
    return tableOver(range, {"position", "weight of key 0"},
        [nope = state.schemes.nope, keys = range.end](
            std::int64_t position) { return std::vector {evenWeight(nope, position, 0, keys)}; });
}

} // namespace

std::span<const TableQuantity> nopeTables()
{
    static constexpr std::array quantities {
        TableQuantity {"nope", "bias", biasAgainstDistance},
        TableQuantity {"nope", "weights", weightOfFirstKey, true},
        TableQuantity {"nope", "temperature", temperatureTable},
        biasCostsOf("nope"),
    };
    return quantities;
}

} // namespace lab
