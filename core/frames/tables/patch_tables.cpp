#include "core/frames/grids/patch_encodings.h"
#include "core/frames/grids/video_frame.h"
#include "core/frames/tables/scheme_table.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lab {

namespace {

/// {"patch", "row", "column", "similarity"}: of the query's patch to each patch of the image.
SchemeTable similarityTable(const LabState& state, GridEncoding encoding)
{
    const GridShape shape = gridShape(state.grids);
    const std::int64_t count = cellCount(shape);
    const GridCell query = rasterCell(shape, std::min(state.position.query, count - 1));
    return {{"patch", "row", "column", "similarity"}, 0, count,
        [shape, products = rowOf(encoding).products(state, query)](std::int64_t patch) {
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

/// {"token", "t", "y", "x", "similarity"}: of the query's token to each token of the prompt.
SchemeTable tokensTable(const LabState& state, TableRange)
{
    const MultimodalScheme& scheme = state.schemes.multimodal;
    std::vector<NumberedToken> tokens = numbered(scheme.positions, prompt(scheme));
    const auto count = static_cast<std::int64_t>(tokens.size());
    if (count == 0)
        return {{"token", "t", "y", "x", "similarity"}, 0, 0, {}};
    const auto asked = static_cast<std::size_t>(std::min(state.position.query, count - 1));
    const PositionNumbers query = tokens[asked].numbers;
    return {{"token", "t", "y", "x", "similarity"}, 0, count,
        [encoding = rotary(scheme), query, tokens = std::move(tokens)](std::int64_t token) {
            const PositionNumbers& at = tokens[static_cast<std::size_t>(token)].numbers;
            return std::vector {static_cast<double>(at.time), static_cast<double>(at.height),
                static_cast<double>(at.width), tokenProduct(encoding, query, at).similarity()};
        }};
}

} // namespace

std::span<const TableQuantity> patchTables()
{
    static constexpr std::array quantities {
        TableQuantity {"sinusoidal_grid", "patches", patchesTable<GridEncoding::Sinusoidal>},
        TableQuantity {"sinusoidal", "patches", patchesTable<GridEncoding::Flattened>},
        TableQuantity {"learned", "patches", patchesTable<GridEncoding::Learned>},
        TableQuantity {"rotary_grid", "patches", turnedPatchesTable},
        TableQuantity {"multimodal_rotary", "patches", tokensTable},
    };
    return quantities;
}

} // namespace lab
