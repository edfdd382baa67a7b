#include "core/encodings/rotary_grid/formula.h"
#include "core/frames/tables/token_table.h"

#include <array>

namespace lab {

namespace {

SchemeTable angleTable(const LabState& state, TableRange)
{
    const RotaryGrid grid = state.schemes.rotaryGrid;
    return {tokenColumns("pair ", grid.width / 2), 0, tokenCount(grid),
        [grid, perStep = frequencies(grid)](std::int64_t token) {
            const GridCell at = cell(grid, token);
            return tokenRow(at, angles(perStep, place(grid, at)));
        }};
}

SchemeTable axisFrequencyTable(const LabState& state, TableRange)
{
    const RotaryGrid grid = state.schemes.rotaryGrid;
    return {{"pair", "t", "y", "x"}, 0, grid.width / 2,
        [perStep = frequencies(grid)](std::int64_t pair) {
            const GridFrequency& frequency = perStep[static_cast<std::size_t>(pair)];
            return std::vector {frequency.frame, frequency.row, frequency.column};
        }};
}

} // namespace

std::span<const TableQuantity> rotaryGridTables()
{
    static constexpr std::array quantities {
        TableQuantity {"rotary_grid", "angles", angleTable},
        TableQuantity {"rotary_grid", "frequencies", axisFrequencyTable},
    };
    return quantities;
}

} // namespace lab
