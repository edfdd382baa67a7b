#include "core/drawing/drawn_maps.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/grids/grid_words.h"
#include "core/figures/grids/grids_figures.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace lab::drawing {

namespace grid_map {
namespace {

constexpr Message spokenName =
    LAB_MESSAGE("lab::ui::SimilarityMapView", "Similarity to the query's patch");
constexpr Message similarity = LAB_MESSAGE("MapWords", "Similarity, %1");
constexpr Message differenceOf =
    LAB_COMMENTED("MapWords", "%1 of the similarity, %2", "difference");
constexpr Message differenceOfTwo =
    LAB_COMMENTED("MapWords", "%1 of the similarity: %2 − %3", "difference, encoding of B, of A");
constexpr Message noDifference =
    LAB_COMMENTED("lab::ui::SimilarityMapView", "%1 of the similarity", "difference");
constexpr Message past =
    LAB_MESSAGE("MapWords", "the ruler is beyond the patches; showing the last one");
constexpr Message pastInShort = LAB_MESSAGE("MapWords", "beyond the patches: the last one");
constexpr Message axes = LAB_MESSAGE("MapWords", "row down, column across");
constexpr Message inWords = LAB_MESSAGE("lab::ui::SimilarityMapView",
    "%1: patches %2 and %3 have similarity %4; the lowest of all is %5.");

constexpr double headSpace = 32;
constexpr double rowNumbers = 26; // to the left of the map
constexpr double columnNumbers = 22; // below it
constexpr double barSpace = 62; // to the right of it
constexpr double numberPitch = 30; // minimum between the numbers of an axis

class SimilarityMap : public DrawnMaps<GridsFrame> {
public:
    using DrawnMaps::DrawnMaps;

    Drawing drawing()
    {
        if (frame.maps.empty())
            return {};
        Layer& head = layer(Layer::Meaning::Axes);
        if (!maps.values) {
            addTitle(head, place, said(noDifference, {nameOfDifference(style).text}), {}, style);
            addNoPatches(head, place, style);
            return std::move(value);
        }
        std::vector<Said> notes {said(axes)};
        if (frame.isPastPatches)
            notes = {said(past), said(pastInShort)};
        addTitle(
            head, place, style.fitted(title(), place.width, TextRole::PictureTitle), notes, style);
        const CellField patches = addMap(head);
        addMarked(layer(Layer::Meaning::Selection, Drawing::Live::Yes), patches,
            markedPatches(focus, frame), style);
        Focus here;
        here.picture = Picture::GridsMap;
        addPatchHandles(value, patches, frame, {.focus = here}, style);
        value.zones.push_back(zoneOf<Picture::GridsMap>(patches, Presses::Query));
        return std::move(value);
    }

private:
    Said title() const
    {
        const std::string name = nameOf(frame.grids.encoding);
        if (!isDifference(frame))
            return said(similarity, {name});
        const std::string difference = nameOfDifference(style).text;
        return hasTwoEncodings(frame)
            ? said(differenceOfTwo, {difference, name, nameOf(*frame.before)})
            : said(differenceOf, {difference, name});
    }
    std::string nameOf(GridEncoding encoding) const
    {
        return gridEncodingName(encoding, style.words).text;
    }

    /// With whole pixels per cell, and its color bar on the right if there is space.
    CellField addMap(Layer& layer) const
    {
        const GridShape& shape = frame.shape;
        const double left = place.left() + px(rowNumbers);
        const double top = place.top() + px(headSpace);
        const bool hasBar = place.width >= px(280);
        const double high = place.bottom() - top - px(columnNumbers);
        const double side = std::min(
            (place.right() - left - px(hasBar ? barSpace : 4)) / shape.columns, high / shape.rows);
        const double cell = side >= 1 ? std::floor(side) : side;
        const Box map {std::round(left), std::round(top), cell * shape.columns, cell * shape.rows};
        const CellField patches = patchesIn(map, shape);
        const HeatmapFrame& values = frame.chosen().map;
        layer.add(Raster {map, std::make_shared<const HeatmapFrame>(values)});
        layer.add(Outline {map, {Tone::Axis, px(1)}});
        addNumbers(layer, patches);
        if (hasBar)
            layer.add(colorBar({map.right() + px(16), map.top(), px(12),
                                   std::max(map.height, std::min(high, px(160)))},
                values));
        return patches;
    }

    void addNumbers(Layer& layer, const CellField& patches) const
    {
        const auto shownOf = [this](int count, double length) {
            int step = 1;
            while (step * length / count < px(numberPitch) && step < 1024)
                step *= 2;
            std::vector<int> shown;
            for (int index = 0; index < count; ++index)
                if (index == count - 1 || (index % step == 0 && count - 1 - index >= step / 2 + 1))
                    shown.push_back(index);
            return shown;
        };
        const Box& map = patches.box;
        for (const int row : shownOf(patches.rows, map.height))
            layer.add(
                Text {{map.left() - px(8),
                          baselineAround(patches.cell(row, 0).centre().y, TextRole::Axis, style)},
                    {wholeNumber(row)}, TextRole::Axis, Tone::Notes, Align::Right});
        for (const int column : shownOf(patches.columns, map.width))
            layer.add(Text {{patches.cell(0, column).centre().x, map.bottom() + px(17)},
                {wholeNumber(column)}, TextRole::Axis, Tone::Notes, Align::Centre});
    }
};

Said spoken(const GridsFrame& frame, const Language& words)
{
    if (frame.maps.empty())
        return {};
    const GridMap& map = frame.chosen();
    return words(inWords,
        {gridEncodingName(map.encoding, words).text, wholeNumber(frame.patchAt(frame.query)),
            wholeNumber(frame.patchAt(frame.key)),
            decimals(map.map.at(frame.key.row, frame.key.column), 4), decimals(map.lowest, 4)});
}

} // namespace
} // namespace grid_map

const Figure<GridsFrame> gridsMap {.picture = Picture::GridsMap,
    .name = "similarity",
    .title = titled<grid_map::spokenName>,
    .drawing = drawnBy<grid_map::SimilarityMap>,
    .table = lab::mapNumbers,
    .spoken = grid_map::spoken,
    .pressed = movesQueryPatch,
    .shown = parts<&Focus::query, &Focus::key>,
    .pressedWithShift = movesKeyPatch,
    .keys = &patchKeys};

} // namespace lab::drawing
