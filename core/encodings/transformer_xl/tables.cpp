#include "core/encodings/transformer_xl/formula.h"
#include "core/frames/relative/relative_layer.h"
#include "core/frames/tables/scheme_table.h"

#include "core/encodings/seeded_matrices.h"
#include "core/math/constants.h"

#include <array>

namespace lab {

namespace {

SchemeTable termsOfKeys(const LabState& state, TableRange range)
{
    const TransformerXlScheme scheme = state.schemes.transformerXl;
    const auto seed = static_cast<std::uint64_t>(scheme.seed);
    const std::int64_t query = state.position.query;
    return tableOver(range, {"key", "distance", "a", "b", "c", "d", "score"},
        [state, scheme, seed, query, weights = seededWeights(scheme.encoding, seed),
            vector = seededToken(seed, relativeToken(state, query), scheme.encoding.width)](
            std::int64_t key) {
            const std::int64_t distance = query - key;
            if (distance < 0)
                return std::vector(6, noNumber);
            const TransformerXlTerms cell = terms(scheme.encoding, weights, scheme.head - 1, vector,
                seededToken(seed, relativeToken(state, key), scheme.encoding.width), distance);
            return std::vector {static_cast<double>(distance), cell.contentContent,
                cell.contentDistance, cell.globalContent, cell.globalDistance,
                score(scheme.encoding, cell)};
        });
}

SchemeTable rowsOfDistances(const LabState& state, TableRange range)
{
    const TransformerXl encoding = state.schemes.transformerXl.encoding;
    return tableOver(range, numberedColumns("distance", "column ", encoding.width),
        [encoding](std::int64_t distance) {
            const Eigen::VectorXd values = distanceRow(encoding, distance);
            return std::vector<double>(values.begin(), values.end());
        });
}

/// The distance that the published shift assigns to each key, and whether it is a leftover; the
/// number of leftovers in a row, and of those that a causal mask leaves visible.
SchemeTable shiftedDistances(const LabState& state, TableRange)
{
    const int queries = state.schemes.transformerXl.segment;
    const int keys = queries + state.schemes.transformerXl.memory;
    Eigen::MatrixXd distances(queries, keys);
    for (int column = 0; column < keys; ++column)
        distances.col(column).setConstant(keys - 1 - column);
    std::vector<std::string> columns {"query"};
    for (int key = 0; key < keys; ++key) {
        columns.push_back("key " + std::to_string(key));
        columns.push_back("leftover " + std::to_string(key));
    }
    columns.insert(columns.end(), {"leftovers", "leftovers up to the query"});
    const int memory = keys - queries;
    return {columns, 0, queries, [shift = relativeShift(distances), memory](std::int64_t query) {
                std::vector<double> row;
                int leftovers = 0;
                int seen = 0;
                for (Eigen::Index key = 0; key < shift.values.cols(); ++key) {
                    const bool isLeftover = shift.isLeftover(query, key);
                    row.push_back(shift.values(query, key));
                    row.push_back(isLeftover ? 1 : 0);
                    leftovers += isLeftover ? 1 : 0;
                    seen += isLeftover && key <= memory + query ? 1 : 0;
                }
                row.insert(row.end(), {static_cast<double>(leftovers), static_cast<double>(seen)});
                return row;
            }};
}

} // namespace

std::span<const TableQuantity> transformerXlTables()
{
    static constexpr std::array quantities {
        TableQuantity {"transformer_xl", "terms", termsOfKeys},
        TableQuantity {"transformer_xl", "distances", rowsOfDistances},
        TableQuantity {"transformer_xl", "shift", shiftedDistances},
    };
    return quantities;
}

} // namespace lab
