#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/derivation/page_words.h"
#include "core/figures/derivation/panel.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace lab::drawing::pages {

namespace {

/// By values that do not occur in it.
bool isColoured(const PageTile& tile)
{
    return !tile.cells.values.empty() && tile.colours.empty() && !tile.hasNumbers;
}

/// The scale shared by the colored tiles, if any.
const HeatmapFrame* sharedScale(const PageTiles& tiles)
{
    const HeatmapFrame* shared = nullptr;
    for (const PageTile& tile : tiles.tiles) {
        if (!isColoured(tile))
            continue;
        const bool isOther = shared
            && (std::abs(shared->highest - tile.cells.highest) > 0
                || std::abs(shared->lowest - tile.cells.lowest) > 0);
        if (isOther)
            return nullptr;
        shared = &tile.cells;
    }
    return shared;
}

/// A color per number: neighbors differ, and each has its letter. Beyond the learner's colors they
/// repeat, with other letters.
Ink paintOf(int colour)
{
    return Ink::shareOf(
        Tone::Cells, (colour - 1) % cellColours / static_cast<double>(cellColours - 1));
}

struct TilesPanel : DrawnPanel {
    TilesPanel(const PageTiles& of, const PanelPlace& where)
        : DrawnPanel(where, of.title)
        , tiles(of.tiles)
        , boxes(boxesOf(of))
    {
    }

    /// The cells of each table; a single wide one leaves space for a bar of its colors.
    std::vector<Box> boxesOf(const PageTiles& of) const
    {
        constexpr double besideOne = 64; ///< for the bar of its colors
        constexpr double wide = 220; ///< in less space the cells use all of it
        const auto count = static_cast<int>(of.tiles.size());
        const bool hasBar = count == 1 && isColoured(of.tiles.front()) && ground.width > px(wide);
        const double all = ground.width - (hasBar ? px(besideOne) : 0);
        const bool isMany = count > 4;
        const double name = count > 1 ? px(isMany ? 15 : 20) : 0;
        const double space = px(isMany ? 6 : 16);
        double best = 0;
        int across = 1;
        for (int columns = 1; columns <= count; ++columns) {
            const int rows = (count + columns - 1) / columns;
            const double side = std::min((all - space * (columns - 1)) / columns,
                (ground.height - space * (rows - 1)) / rows - name);
            if (side > best) {
                best = side;
                across = columns;
            }
        }
        const double side = std::max(8.0, std::min(best, px(isMany ? 90 : 320)));
        const double left =
            ground.left() + std::max(0.0, (all - across * side - space * (across - 1)) / 2);
        std::vector<Box> places;
        for (int index = 0; index < count; ++index)
            places.push_back({left + (index % across) * (side + space),
                ground.top() + (index / across) * (side + name + space) + name, side, side});
        return places;
    }
    static Box cellOf(const Box& box, const PageTile& tile, int row, int column)
    {
        const double width = box.width / std::max(1, tile.cells.columns);
        const double height = box.height / std::max(1, tile.cells.rows);
        return {box.left() + column * width, box.top() + row * height, width, height};
    }

    /// "R(9)", or "9" if that does not fit.
    std::vector<Said> namesOf(const PageTile& tile) const
    {
        if (!tile.number)
            return wordings(tile.name, style.words);
        const auto number = std::llround(*tile.number);
        return {{numbered(tile.name, number, style.words)}, {wholeNumber(number)}};
    }
    /// All have the same form of name: one for which the longest has space. Positions are all
    /// written in the same form, and so are names.
    bool areBrief(const PageTile& like) const
    {
        for (std::size_t index = 0; index < tiles.size(); ++index) {
            const std::vector<Said> names = namesOf(tiles[index]);
            if (tiles[index].number.has_value() == like.number.has_value() && !names.empty()
                && width(names.front(), TextRole::Axis) > boxes[index].width)
                return true;
        }
        return false;
    }
    void addName(std::size_t index)
    {
        const Box& box = boxes[index];
        std::vector<Said> names = namesOf(tiles[index]);
        if (areBrief(tiles[index]))
            names = {names.back()};
        add({box.left(), box.top() - px(4)}, fittingWords(names, box.width, TextRole::Axis, style),
            TextRole::Axis, Tone::Notes);
    }

    void addPainted(const Box& cell, int colour)
    {
        const Box inner = cell.inset(1);
        const Ink fill = colour == 0 ? Ink(Tone::Grid) : paintOf(colour);
        add(Region {.box = inner, .fill = fill, .isSmooth = true});
        if (colour != 0 && inner.height > px(13))
            add({inner.centre().x, baselineAround(inner.centre().y, TextRole::Note, style)},
                {cellColourName(colour, style.words)}, TextRole::Note,
                fill.with(Ink::As::ReadableOn), Align::Centre);
    }
    /// With as many decimals as keep it clear of the adjacent cells.
    void addNumber(const Box& cell, const HeatmapFrame& cells, double number)
    {
        int places = 4;
        while (places > 1
            && width(decimals(-std::abs(number), places), TextRole::BodyStrong) + px(8)
                > cell.width)
            --places;
        add({cell.centre().x, baselineAround(cell.centre().y, TextRole::BodyStrong, style)},
            {decimals(number, places)}, TextRole::BodyStrong,
            cellInk(cells, number).with(Ink::As::ReadableOn), Align::Centre);
    }
    /// In a corner of the cell, so that its color is visible; none if it would be covered.
    void addVerdict(const Box& cell, bool agrees)
    {
        constexpr double minCell = 16;
        if (cell.width < px(minCell))
            return;
        const double arm = std::min(px(4), 0.14 * cell.width);
        const Point corner {cell.right() - 2 * arm, cell.bottom() - 2 * arm};
        if (agrees)
            return add(Rings {{corner}, arm, {Tone::Ground, px(2)}, Tone::Seen});
        for (const Pen& pen : {Pen {Tone::Ground, px(3.5)}, Pen {Tone::Unseen, px(2)}})
            for (const double side : {arm, -arm})
                add(Stroke {{corner - Point {arm, side}, corner + Point {arm, side}}, pen});
    }
    /// Light lines between the cells of small tables.
    void addGrid(const Box& box, const PageTile& tile)
    {
        constexpr double least = 5;
        if (cellOf(box, tile, 0, 0).width < px(least))
            return;
        const auto addLine = [&](const Line& line) {
            add(Rule {line, Ink::shareOf(Tone::Axis, 0.35), 1, true});
        };
        for (int row = 0; row <= tile.cells.rows; ++row) {
            const double at = cellOf(box, tile, row, 0).top();
            addLine({{box.left(), at}, {box.right(), at}});
        }
        for (int column = 0; column <= tile.cells.columns; ++column) {
            const double at = cellOf(box, tile, 0, column).left();
            addLine({{at, box.top()}, {at, box.bottom()}});
        }
    }
    void addTile(const Box& box, const PageTile& tile, const PageTile* reference)
    {
        const HeatmapFrame& cells = tile.cells;
        if (cells.values.empty()) {
            // For some the question is what they are, for others which of their entries are zero.
            if (cells.rows == 0)
                return add(Region {.box = box, .fill = Tone::Grid, .isSmooth = true});
            add(Hatch {box});
            return addGrid(box, tile);
        }
        if (tile.colours.empty())
            add(Raster {box, std::make_shared<HeatmapFrame>(cells)});
        for (int row = 0; row < cells.rows; ++row)
            for (int column = 0; column < cells.columns; ++column) {
                const auto index = static_cast<std::size_t>(row * cells.columns + column);
                const Box cell = cellOf(box, tile, row, column);
                if (!tile.colours.empty())
                    addPainted(cell, tile.colours[index]);
                if (tile.hasNumbers)
                    addNumber(cell, cells, cells.values[index]);
                if (index < tile.marks.size() && tile.marks[index])
                    addVerdict(cell, *tile.marks[index]);
                if (reference && reference->cells.values.size() == cells.values.size()
                    && std::abs(reference->cells.values[index] - cells.values[index]) > 1e-12)
                    add(Outline {cell.inset(2), referencePen(Tone::Text, style), true});
            }
        addGrid(box, tile);
        if (isLit(tile.part))
            add(Outline {box, {Tone::Text, px(2)}, true, {}, true});
    }
    /// The meaning of the colors, if the tiles leave space.
    void addBar(const HeatmapFrame& scale)
    {
        constexpr double gap = 12;
        constexpr double width = 8;
        constexpr double numbers = 40;
        constexpr double highest = 160;
        Box all = boxes.front();
        for (const Box& box : boxes)
            all = all.united(box);
        const Box bar {
            all.right() + px(gap), all.top(), px(width), std::min(all.height, px(highest))};
        if (bar.right() + px(numbers) <= ground.right())
            add(colorBar(bar, scale));
    }

    void addHandles(const Box& box, const PageTile& tile)
    {
        const int columns = std::max(1, tile.cells.columns);
        for (int at = 0; at < static_cast<int>(tile.drags.size()); ++at) {
            const Box cell = cellOf(box, tile, at / columns, at % columns);
            Handle* const added =
                addHandle(tile.part, at, tile.drags[static_cast<std::size_t>(at)], cell.centre());
            if (!added)
                continue;
            added->keyStep = cell.width;
            added->reach = 0.5 * std::hypot(cell.width, cell.height);
            added->cells = {{box, std::max(1, tile.cells.rows), columns, 0}};
        }
    }

    const std::vector<PageTile>& tiles;
    std::vector<Box> boxes;
};

} // namespace

Drawing drawnPanel(const PageTiles& tiles, const PageTiles* reference, const PanelPlace& place)
{
    TilesPanel panel(tiles, place);
    for (std::size_t index = 0; index < tiles.tiles.size(); ++index) {
        const PageTile& tile = tiles.tiles[index];
        const bool hasReference = reference && index < reference->tiles.size();
        panel.addTile(panel.boxes[index], tile, hasReference ? &reference->tiles[index] : nullptr);
        if (tiles.tiles.size() > 1)
            panel.addName(index);
        panel.addHandles(panel.boxes[index], tile);
        panel.addPart("matrix", {.box = panel.boxes[index]});
    }
    if (const HeatmapFrame* const scale = sharedScale(tiles))
        panel.addBar(*scale);
    return std::move(panel.value);
}

} // namespace lab::drawing::pages
