#include "core/encodings/relative/shaw.h"
#include "core/frames/tables/scheme_table.h"

#include <array>
#include <limits>
#include <utility>

namespace lab {

namespace {

ShawTables untrained(const ShawScheme& scheme)
{
    return seededTables(scheme.encoding, static_cast<std::uint64_t>(scheme.seed), scheme.deviation);
}

/// A row for each distance key − query from −K to K.
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
    return vectors(scheme.encoding, untrained(scheme).keys);
}

SchemeTable valueVectors(const LabState& state, TableRange)
{
    const ShawScheme& scheme = state.schemes.shaw;
    return vectors(scheme.encoding, untrained(scheme).values);
}

/// The table's row that a key so many places before the query uses, and one so many places after.
SchemeTable rowsAgainstDistance(const LabState& state, TableRange range)
{
    return tableOver(range, {"distance", "row of a key before", "row of a key after"},
        [shaw = state.schemes.shaw.encoding](std::int64_t distance) {
            const auto rowOf = [&shaw](std::int64_t query, std::int64_t key) {
                return isVisible(shaw.visible, query, key)
                    ? static_cast<double>(tableRow(shaw, query, key))
                    : std::numeric_limits<double>::quiet_NaN();
            };
            return std::vector {rowOf(distance, 0), rowOf(0, distance)};
        });
}

} // namespace

std::span<const TableQuantity> shawTables()
{
    static constexpr std::array quantities {
        TableQuantity {"shaw", "keys", keyVectors},
        TableQuantity {"shaw", "values", valueVectors},
        TableQuantity {"shaw", "rows", rowsAgainstDistance},
    };
    return quantities;
}

} // namespace lab
