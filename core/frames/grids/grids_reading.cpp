#include "core/frames/grids/grids_frames.h"
#include "core/frames/grids/patch_encodings.h"
#include "core/frames/grids/video_reading.h"
#include "core/frames/reading_numbers.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

namespace {

struct Patches {
    GridCell query;
    GridCell key;
};

GridCell patchOf(const GridShape& shape, std::int64_t patch)
{
    return rasterCell(shape, std::clamp<std::int64_t>(patch, 0, cellCount(shape) - 1));
}

std::int64_t numberOf(const GridShape& shape, const GridCell& cell)
{
    return std::int64_t {cell.row} * shape.columns + cell.column;
}

/// Places of both, for the caption.
std::vector<ReadingNumber> placesOf(const Patches& patches)
{
    return {whole("query_row", patches.query.row), whole("query_column", patches.query.column),
        whole("key_row", patches.key.row), whole("key_column", patches.key.column)};
}

Reading similarityReading(
    const LabState& state, GridEncoding encoding, const Patches& patches, Focus focus)
{
    const GridShape shape = gridShape(state.grids);
    const std::int64_t query = numberOf(shape, patches.query);
    const std::int64_t key = numberOf(shape, patches.key);
    const PatchEncoding& row = rowOf(encoding);
    const PatchProduct product = row.products(state, patches.query)[static_cast<std::size_t>(key)];
    std::vector<ReadingNumber> numbers {whole("m", query), whole("n", key)};
    const char* formula = row.addNumbers(numbers, product,
        {0, patches.key.row - patches.query.row, patches.key.column - patches.query.column},
        key - query);
    numbers.push_back(significant("d", product.lengths));
    numbers.push_back(decimals("s", product.similarity()));
    return {formula, std::move(numbers), Reading::Subject::GridPatches, std::move(focus),
        placesOf(patches)};
}

/// The rotation of one pair, or one column of a sinusoid, from the query's patch to the key's.
Reading angleReading(const GridPairsFrame& frame, int index, const Patches& patches, Focus focus)
{
    using Kind = GridPairsFrame::Kind;
    const GridPairsFrame::Part& part = frame.parts[static_cast<std::size_t>(index)];
    const std::int64_t rows = patches.key.row - patches.query.row;
    const std::int64_t columns = patches.key.column - patches.query.column;
    std::vector<ReadingNumber> numbers {whole("i", index)};
    if (frame.kind == Kind::Directions) {
        numbers.insert(numbers.end(),
            {whole("x", columns), significant("a", part.column), whole("y", rows),
                significant("b", part.row),
                decimals("phi",
                    static_cast<double>(columns) * part.column
                        + static_cast<double>(rows) * part.row)});
        return {"reading.grids.angle.mixed", std::move(numbers), Reading::Subject::GridAngle,
            std::move(focus), placesOf(patches)};
    }
    const bool isFlat = frame.kind == Kind::Flat;
    const std::int64_t apart = isFlat   ? rows * frame.shape.columns + columns
        : part.axis == GridAxis::Row    ? rows
        : part.axis == GridAxis::Column ? columns
                                        : 0;
    const double step = isFlat ? part.column : part.largest();
    numbers.insert(numbers.end(),
        {whole("k", apart), significant("theta", step),
            decimals("phi", static_cast<double>(apart) * step)});
    const char* formula = isFlat        ? "reading.grids.angle.flat"
        : part.axis == GridAxis::Row    ? "reading.grids.angle.row"
        : part.axis == GridAxis::Column ? "reading.grids.angle.column"
                                        : "reading.grids.angle.time";
    return {formula, std::move(numbers), Reading::Subject::GridAngle, std::move(focus),
        placesOf(patches)};
}

} // namespace

Reading gridsReading(const LabState& state, const Focus& focus)
{
    if (state.grids.picture == GridsPictureShown::Video)
        return videoReading(state, focus);
    const GridShape shape = gridShape(state.grids);
    const Patches patches {patchOf(shape, focus.query.value_or(state.position.query)),
        patchOf(shape, focus.key.value_or(state.position.key))};
    Focus filled = focus;
    filled.query = numberOf(shape, patches.query);
    filled.key = numberOf(shape, patches.key);
    const GridEncoding encoding = focus.gridEncoding.value_or(state.grids.encoding);
    filled.gridEncoding = encoding;
    if (focus.picture == Picture::GridsPairs && focus.pair) {
        const GridPairsFrame frame = gridPairsFrame(state);
        if (!frame.parts.empty()) {
            const int last = static_cast<int>(frame.parts.size()) - 1;
            const int pair = std::clamp(*focus.pair, 0, last);
            filled.pair = pair;
            return angleReading(frame, pair, patches, std::move(filled));
        }
    }
    return similarityReading(state, encoding, patches, std::move(filled));
}

} // namespace lab
