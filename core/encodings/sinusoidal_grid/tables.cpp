#include "core/encodings/sinusoidal_grid/formula.h"
#include "core/frames/tables/token_table.h"
#include "core/math/constants.h"

#include <algorithm>
#include <array>

namespace lab {

namespace {

SchemeTable sinusoidalTable(const LabState& state, TableRange)
{
    const SinusoidalGrid grid = state.schemes.sinusoidalGrid;
    return {tokenColumns("column ", grid.width), 0, tokenCount(grid),
        [grid, meanings = channels(grid)](std::int64_t token) {
            const std::int64_t patch = token - (hasClassRow(grid) ? 1 : 0);
            if (patch < 0) {
                std::vector<double> classToken(static_cast<std::size_t>(grid.width + 3));
                std::fill_n(classToken.begin(), 3, noNumber);
                return classToken;
            }
            const GridCell cell = rasterCell(usedShape(grid), patch);
            return tokenRow(cell, row(grid, meanings, cell));
        }};
}

SchemeTable channelTable(const LabState& state, TableRange)
{
    const SinusoidalGrid grid = state.schemes.sinusoidalGrid;
    return {{"column", "axis", "frequency", "is sine"}, 0, grid.width,
        [meanings = channels(grid)](std::int64_t column) {
            const GridChannel& channel = meanings[static_cast<std::size_t>(column)];
            return std::vector {static_cast<double>(channel.axis), radians(channel.perPosition),
                channel.sine ? 1.0 : 0.0};
        },
        {{1, gridAxisWords()}}};
}

} // namespace

std::span<const TableQuantity> sinusoidalGridTables()
{
    static constexpr std::array quantities {
        TableQuantity {"sinusoidal_grid", "encoding", sinusoidalTable},
        TableQuantity {"sinusoidal_grid", "channels", channelTable},
    };
    return quantities;
}

} // namespace lab
