#include "core/encodings/t5/formula.h"
#include "core/frames/table_of.h"
#include "core/frames/tables/bias_cost_table.h"
#include "core/frames/tables/scheme_table.h"

#include "core/math/constants.h"

#include <array>

namespace lab {

namespace {

std::vector<double> rowOf(const Eigen::MatrixXd& table, int index)
{
    const Eigen::RowVectorXd row = table.row(index);
    return {row.begin(), row.end()};
}

/// Keys after the query are at a negative distance, but at a positive relative position.
enum class Side { Before, After };

SchemeTable biasOf(const LabState& state, TableRange range, Side side)
{
    const T5Scheme& t5 = state.schemes.t5;
    return tableOverSigned(range, numberedColumns("distance", "head ", t5.encoding.heads, 1),
        [side, encoding = t5.encoding, edges = bucketEdges(t5.encoding), table = tableOf(t5)](
            std::int64_t distance) {
            return rowOf(
                table, bucket(encoding, edges, side == Side::Before ? -distance : distance));
        });
}

SchemeTable biasBefore(const LabState& state, TableRange range)
{
    return biasOf(state, range, Side::Before);
}

SchemeTable biasAfter(const LabState& state, TableRange range)
{
    return biasOf(state, range, Side::After);
}

SchemeTable bucketsOfDistances(const LabState& state, TableRange range)
{
    return tableOverSigned(range,
        {"distance", "key before", "key before in float32", "key after", "key after in float32"},
        [t5 = state.schemes.t5.encoding, edges = bucketEdges(state.schemes.t5.encoding)](
            std::int64_t distance) {
            std::vector<double> row;
            for (const std::int64_t relative : {-distance, distance}) {
                row.push_back(bucket(t5, edges, relative));
                row.push_back(bucketInFloat(t5, relative));
            }
            return row;
        });
}

/// The distances of one bucket of a side; both are NaN for an empty one, the last has no end.
std::vector<double> distancesOf(const std::vector<std::int64_t>& edges, std::size_t index)
{
    const auto first = static_cast<double>(edges[index]);
    if (index + 1 == edges.size())
        return {first, noNumber};
    const std::int64_t end = edges[index + 1];
    if (end == edges[index])
        return {noNumber, noNumber};
    return {first, static_cast<double>(end - 1)};
}

SchemeTable edgesOfBuckets(const LabState& state, TableRange)
{
    const T5Bias& t5 = state.schemes.t5.encoding;
    return {{"bucket", "key after", "first distance", "last distance"}, 0, t5.buckets,
        [edges = bucketEdges(t5)](std::int64_t bucket) {
            const auto index = static_cast<std::size_t>(bucket);
            const bool isAfter = index >= edges.size();
            std::vector<double> row {isAfter ? 1.0 : 0.0, noNumber, noNumber};
            // no key after the query is at distance 0, and an odd bucket is never reached
            if (index == edges.size() || index >= 2 * edges.size())
                return row;
            const std::vector<double> distances = distancesOf(edges, index % edges.size());
            row[1] = distances[0];
            row[2] = distances[1];
            return row;
        }};
}

SchemeTable learnedTable(const LabState& state, TableRange)
{
    const T5Scheme& t5 = state.schemes.t5;
    return {numberedColumns("bucket", "head ", t5.encoding.heads, 1), 0, t5.encoding.buckets,
        [table = tableOf(t5)](
            std::int64_t bucket) { return rowOf(table, static_cast<int>(bucket)); }};
}

} // namespace

std::span<const TableQuantity> t5Tables()
{
    static constexpr std::array quantities {
        TableQuantity {"t5", "bias", biasBefore},
        TableQuantity {"t5", "bias_after", biasAfter},
        TableQuantity {"t5", "buckets", bucketsOfDistances},
        TableQuantity {"t5", "edges", edgesOfBuckets},
        TableQuantity {"t5", "table", learnedTable},
        biasCostsOf("t5"),
    };
    return quantities;
}

} // namespace lab
