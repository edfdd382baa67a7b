#include "core/encodings/seeded_matrices.h"
#include "core/encodings/shaw/formula.h"
#include "core/frames/relative/relative_layer.h"
#include "core/frames/table_of.h"
#include "core/frames/tables/scheme_table.h"
#include "core/math/constants.h"

#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace lab {

namespace {

/// One row per distance key − query from −K to K.
SchemeTable vectors(const Shaw& shaw, Eigen::MatrixXd table)
{
    return {numberedColumns("key minus query", "column ", shaw.width), -shaw.clip, tableRows(shaw),
        [clip = shaw.clip, kept = std::move(table)](std::int64_t ahead) {
            const Eigen::RowVectorXd values = kept.row(ahead + clip);
            return std::vector<double>(values.begin(), values.end());
        }};
}

SchemeTable keyVectors(const LabState& state, TableRange)
{
    const ShawScheme& scheme = state.schemes.shaw;
    return vectors(scheme.encoding, tablesOf(scheme).keys);
}

SchemeTable valueVectors(const LabState& state, TableRange)
{
    const ShawScheme& scheme = state.schemes.shaw;
    return vectors(scheme.encoding, tablesOf(scheme).values);
}

/// The table's row for a key this many positions before the query, and for one after it.
SchemeTable rowsAgainstDistance(const LabState& state, TableRange range)
{
    return tableOverSigned(range, {"distance", "row of a key before", "row of a key after"},
        [shaw = state.schemes.shaw.encoding](std::int64_t distance) {
            const auto rowOf = [&shaw](std::int64_t query, std::int64_t key) {
                return isVisible(shaw.visible, query, key)
                    ? static_cast<double>(tableRow(shaw, query, key))
                    : std::numeric_limits<double>::quiet_NaN();
            };
            return std::vector {rowOf(distance, 0), rowOf(0, distance)};
        });
}

/// The two terms of the score of the ruler's query, before the division by √width.
SchemeTable termsOfKeys(const LabState& state, TableRange range)
{
    const ShawScheme scheme = state.schemes.shaw;
    const auto vectorOf = [state, scheme](std::int64_t position) {
        return seededToken(static_cast<std::uint64_t>(scheme.seed), relativeToken(state, position),
            scheme.encoding.width);
    };
    const ShawWeights weights = seededWeights(scheme);
    const std::int64_t query = state.position.query;
    const Eigen::VectorXd q = weights.query * vectorOf(query);
    return tableOver(range, {"key", "row", "content", "position", "score"},
        [vectorOf, scheme, weights, query, q, tables = tablesOf(scheme)](std::int64_t key) {
            if (!isVisible(scheme.encoding.visible, query, key))
                return std::vector(4, noNumber);
            const std::int64_t row = tableRow(scheme.encoding, query, key);
            const double content = q.dot(weights.key * vectorOf(key));
            const double position = tables.keys.row(row).dot(q);
            return std::vector {static_cast<double>(row), content, position,
                (content + position) / std::sqrt(scheme.encoding.width)};
        });
}

} // namespace

std::span<const TableQuantity> shawTables()
{
    static constexpr std::array quantities {
        TableQuantity {"shaw", "keys", keyVectors},
        TableQuantity {"shaw", "values", valueVectors},
        TableQuantity {"shaw", "rows", rowsAgainstDistance},
        TableQuantity {"shaw", "terms", termsOfKeys},
    };
    return quantities;
}

} // namespace lab
