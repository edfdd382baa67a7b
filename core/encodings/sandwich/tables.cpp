#include "core/encodings/sandwich/formula.h"
#include "core/frames/tables/bias_cost_table.h"
#include "core/frames/tables/scheme_table.h"

#include <array>

namespace lab {

namespace {

SchemeTable biasAgainstDistance(const LabState& state, TableRange range)
{
    const Sandwich sandwich = state.schemes.sandwich;
    return tableOverSigned(range, {"distance", "sum", "bias"},
        [sandwich, sum = distanceSum(sandwich)](std::int64_t distance) {
            return std::vector {values(sum, distance, 1).front(), bias(sandwich, sum, distance, 0)};
        });
}

SchemeTable frequenciesOfTerms(const LabState& state, TableRange)
{
    const CosineSum sum = distanceSum(state.schemes.sandwich);
    const auto count = static_cast<std::int64_t>(sum.terms.size());
    return {{"term", "frequency"}, 1, count, [sum](std::int64_t term) {
                return std::vector {
                    radians(sum.terms[static_cast<std::size_t>(term - 1)].frequency)};
            }};
}

} // namespace

std::span<const TableQuantity> sandwichTables()
{
    static constexpr std::array quantities {
        TableQuantity {"sandwich", "bias", biasAgainstDistance},
        TableQuantity {"sandwich", "frequencies", frequenciesOfTerms},
        biasCostsOf("sandwich"),
    };
    return quantities;
}

} // namespace lab
