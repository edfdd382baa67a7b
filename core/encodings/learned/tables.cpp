#include "core/encodings/learned/formula.h"
#include "core/frames/table_of.h"
#include "core/frames/tables/scheme_table.h"

#include <array>

namespace lab {

namespace {

SchemeTable encodingTable(const LabState& state, TableRange range)
{
    const LearnedScheme& scheme = state.schemes.learned;
    return tableOver(range, numberedColumns("position", "column ", scheme.encoding.width),
        [encoding = scheme.encoding, table = tableOf(scheme)](std::int64_t position) {
            const Eigen::ArrayXd values = row(encoding, table, position);
            return std::vector<double>(values.begin(), values.end());
        });
}

/// With the row of the query's position; NaN if one of the two has no row.
SchemeTable productTable(const LabState& state, TableRange range)
{
    const LearnedScheme& scheme = state.schemes.learned;
    const Eigen::MatrixXd table = tableOf(scheme);
    const Eigen::ArrayXd ofQuery = row(scheme.encoding, table, state.position.query);
    return tableOver(range, {"position", "product"},
        [encoding = scheme.encoding, table, ofQuery](std::int64_t position) {
            return std::vector<double> {(ofQuery * row(encoding, table, position)).sum()};
        });
}

} // namespace

std::span<const TableQuantity> learnedTables()
{
    static constexpr std::array quantities {
        TableQuantity {"learned", "encoding", encodingTable},
        TableQuantity {"learned", "products", productTable},
    };
    return quantities;
}

} // namespace lab
