#include "core/encodings/relative_bias/formula.h"
#include "core/frames/table_of.h"
#include "core/frames/tables/bias_cost_table.h"
#include "core/frames/tables/scheme_table.h"

#include <array>

namespace lab {

namespace {

std::vector<double> biasOfHeads(const RelativeBias& encoding, const Eigen::MatrixXd& table,
    std::int64_t query, std::int64_t key)
{
    std::vector<double> row;
    row.reserve(static_cast<std::size_t>(encoding.heads));
    for (int head = 0; head < encoding.heads; ++head)
        row.push_back(bias(encoding, table, head, query, key));
    return row;
}

/// The keys before the query, as in the table of ALiBi's bias.
SchemeTable biasAgainstDistance(const LabState& state, TableRange range)
{
    const RelativeBiasScheme& scheme = state.schemes.relativeBias;
    return tableOverSigned(range, numberedColumns("distance", "head ", scheme.encoding.heads, 1),
        [encoding = scheme.encoding, table = tableOf(scheme)](
            std::int64_t distance) { return biasOfHeads(encoding, table, distance, 0); });
}

/// The whole table, one row per distance key − query from −K to K.
SchemeTable biasTable(const LabState& state, TableRange)
{
    const RelativeBiasScheme& scheme = state.schemes.relativeBias;
    const RelativeBias encoding = scheme.encoding;
    return {numberedColumns("key minus query", "head ", encoding.heads, 1), -encoding.clip,
        tableColumns(encoding), [encoding, table = tableOf(scheme)](std::int64_t ahead) {
            return biasOfHeads(encoding, table, 0, ahead);
        }};
}

} // namespace

std::span<const TableQuantity> relativeBiasTables()
{
    static constexpr std::array quantities {
        TableQuantity {"relative_bias", "bias", biasAgainstDistance},
        TableQuantity {"relative_bias", "table", biasTable},
        biasCostsOf("relative_bias"),
    };
    return quantities;
}

} // namespace lab
