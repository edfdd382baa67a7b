#include "core/encodings/swin/formula.h"
#include "core/frames/tables/bias_cost_table.h"
#include "core/frames/tables/scheme_table.h"

#include <array>

namespace lab {

namespace {

/// The offset (dy, dx) of query − key of a row of the table.
std::vector<double> offsetOf(const Swin& window, std::int64_t row)
{
    const std::int64_t columns = 2 * window.width - 1;
    return {static_cast<double>(row / columns - (window.height - 1)),
        static_cast<double>(row % columns - (window.width - 1))};
}

std::vector<double> joined(std::vector<double> row, const Eigen::RowVectorXd& more)
{
    row.insert(row.end(), more.begin(), more.end());
    return row;
}

std::vector<std::string> columnsOfHeads(const Swin& window)
{
    std::vector<std::string> columns {"table row", "dy", "dx"};
    for (int head = 1; head <= window.heads; ++head)
        columns.push_back("head " + std::to_string(head));
    return columns;
}

SchemeTable biasOfOffsets(const LabState& state, TableRange)
{
    const SwinScheme& swin = state.schemes.swin;
    const Swin& window = swin.encoding.window;
    return {columnsOfHeads(window), 0, tableRows(window),
        [window, table = seededTable(window, static_cast<std::uint64_t>(swin.seed))](
            std::int64_t row) { return joined(offsetOf(window, row), table.row(row)); }};
}

SchemeTable indexOfPairs(const LabState& state, TableRange)
{
    const Swin window = state.schemes.swin.encoding.window;
    return {numberedColumns("query", "key ", patches(window)), 0, patches(window),
        [window](std::int64_t query) {
            std::vector<double> row;
            for (int key = 0; key < patches(window); ++key)
                row.push_back(tableRow(window, static_cast<int>(query), key));
            return row;
        }};
}

SchemeTable coordinatesOfOffsets(const LabState& state, TableRange)
{
    const SwinV2& swin = state.schemes.swin.encoding;
    return {{"table row", "dy", "dx", "log dy", "log dx"}, 0, tableRows(swin.window),
        [window = swin.window, coordinates = logCoordinates(swin)](
            std::int64_t row) { return joined(offsetOf(window, row), coordinates.row(row)); }};
}

SchemeTable biasOfNetwork(const LabState& state, TableRange)
{
    const SwinScheme& swin = state.schemes.swin;
    const Swin& window = swin.encoding.window;
    return {columnsOfHeads(window), 0, tableRows(window),
        [window, coordinates = logCoordinates(swin.encoding),
            network = seededNetwork(swin.encoding, swin.hidden,
                static_cast<std::uint64_t>(swin.seed))](std::int64_t row) {
            const Eigen::MatrixXd biases = continuousTable(network, coordinates.row(row));
            return joined(offsetOf(window, row), biases.row(0));
        }};
}

} // namespace

std::span<const TableQuantity> swinTables()
{
    static constexpr std::array quantities {
        TableQuantity {"swin", "bias", biasOfOffsets},
        TableQuantity {"swin", "index", indexOfPairs},
        TableQuantity {"swin", "v2_coordinates", coordinatesOfOffsets},
        TableQuantity {"swin", "v2_bias", biasOfNetwork},
        biasCostsOf("swin"),
    };
    return quantities;
}

} // namespace lab
