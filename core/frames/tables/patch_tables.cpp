#include "core/frames/grids/patch_similarity.h"
#include "core/frames/tables/scheme_table.h"

#include <algorithm>
#include <array>

namespace lab {

namespace {

/// {"patch", "row", "column", "similarity"}: of the query's patch to each of the image.
SchemeTable similarityTable(const LabState& state, GridEncoding encoding)
{
    const GridShape shape = gridShape(state.grids);
    const std::int64_t count = cellCount(shape);
    const GridCell query = rasterCell(shape, std::min(state.position.query, count - 1));
    return {{"patch", "row", "column", "similarity"}, 0, count,
        [shape, products = patchProducts(state, encoding, query)](std::int64_t patch) {
            const GridCell cell = rasterCell(shape, patch);
            return std::vector {static_cast<double>(cell.row), static_cast<double>(cell.column),
                products[static_cast<std::size_t>(patch)].similarity()};
        }};
}

template <GridEncoding encoding> SchemeTable patchesTable(const LabState& state, TableRange)
{
    return similarityTable(state, encoding);
}

SchemeTable turnedPatchesTable(const LabState& state, TableRange)
{
    const bool isMixed = state.grids.encoding == GridEncoding::Mixed;
    return similarityTable(state, isMixed ? GridEncoding::Mixed : GridEncoding::Axial);
}

} // namespace

std::span<const TableQuantity> patchTables()
{
    static constexpr std::array quantities {
        TableQuantity {"sinusoidal_grid", "patches", patchesTable<GridEncoding::Sinusoidal>},
        TableQuantity {"sinusoidal", "patches", patchesTable<GridEncoding::Flattened>},
        TableQuantity {"learned", "patches", patchesTable<GridEncoding::Learned>},
        TableQuantity {"rotary_grid", "patches", turnedPatchesTable},
    };
    return quantities;
}

} // namespace lab
