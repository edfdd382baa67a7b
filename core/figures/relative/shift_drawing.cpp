#include "core/drawing/drawn_picture.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/relative/relative_figures.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

namespace lab::drawing {

namespace relative_shift {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::ShiftMatrixView", "The shift");
constexpr Message inWords = LAB_MESSAGE("lab::ui::ShiftMatrixView",
    "%1 of %2 cells are filled by key. Space plays the shift; the arrow keys go one cell back or "
    "forward.");
constexpr Message cellsShifted = LAB_MESSAGE("lab::ui::ShiftMatrixView", "Cells shifted");
constexpr Message byDistance = LAB_MESSAGE("ShiftWords", "by distance");
constexpr Message byKey = LAB_MESSAGE("ShiftWords", "by key");
constexpr Message doneOf = LAB_MESSAGE("ShiftWords", "cell %1 of %2");

constexpr std::string_view parameter = "relative.shifted";
constexpr std::string_view term = "picture.relative.transformer_xl";
constexpr double termSize = 14;
constexpr double headSpace = 44; // the title with the slider, and the names of the matrices
constexpr double wordSpace = 34;
constexpr double arrowSpace = 18;
constexpr double playSize = 20;
constexpr std::size_t mostBoxes = 900; // more cells are a raster

Edit fills(int cells)
{
    return SetParameter {std::string(parameter), std::int64_t {cells}};
}

/// The numbers of a zone: columns, place of the first cell, and number of cells.
std::optional<int> cellAt(const Zone& zone, Point point)
{
    const double side = zone.box.width / zone.with[0];
    const int columns = static_cast<int>(zone.with[0]);
    const int rows = static_cast<int>(std::lround(zone.box.height / side));
    const auto placeIn = [side](double offset, int count) {
        return std::clamp(static_cast<int>(offset / side), 0, count - 1);
    };
    const int cell = placeIn(point.y - zone.box.top(), rows) * columns
        + placeIn(point.x - zone.box.left(), columns) + static_cast<int>(zone.with[1]);
    return cell >= 0 && cell < static_cast<int>(zone.with[2]) ? std::optional(cell) : std::nullopt;
}

Focus focusAt(const Zone& zone, Point point)
{
    Focus focus;
    focus.picture = Picture::RelativeShift;
    focus.cell = cellAt(zone, point);
    return focus;
}

class Shift : public DrawnPicture {
public:
    Shift(const Compared<ShiftedFrame>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnPicture(place, style)
        , m_frame(compared.values)
        , m_pointing(pointing)
    {
        m_scale.lowest = -m_frame.largest;
        m_scale.highest = m_frame.largest;
        if (style.hasWords)
            layOutBeside();
        else
            layOutBelow();
    }

    Drawing drawing()
    {
        if (m_frame.byKey.empty())
            return {};
        addHead(layer(Layer::Meaning::Axes));
        addNames(layer(Layer::Meaning::Texts));
        addMatrices(layer(Layer::Meaning::Data));
        addPointed(layer(Layer::Meaning::Selection, Drawing::Live::Yes));
        addHandles();
        return std::move(value);
    }

private:
    double noteWidth(const Said& text) const { return width(text, TextRole::Note); }
    double termWidth() const { return style.width(term, {}, termSize); }
    Said doneWords(int done) const
    {
        return said(doneOf, {wholeNumber(done), wholeNumber(m_frame.cells())});
    }
    /// Less than a pixel each rather than without the last rows.
    static double cellSide(double most) { return most < 1 ? most : std::floor(most); }
    Box matrixAt(Point corner, int columns) const
    {
        return {
            std::round(corner.x), std::round(corner.y), m_side * columns, m_side * m_frame.queries};
    }

    void layOutBeside()
    {
        const double top = place.top() + px(headSpace);
        const double wide = place.width - px(wordSpace + arrowSpace);
        m_side = cellSide(std::min(
            {wide / (2 * m_frame.keys + 1), (place.bottom() - top) / m_frame.queries, px(26)}));
        m_byDistance = matrixAt({place.left() + px(wordSpace), top}, m_frame.keys + 1);
        // Below its name, which is after that of the first.
        const double heading = termWidth() + px(8 + 14) + noteWidth(said(byDistance));
        const double named =
            std::min(m_byDistance.left() + heading, place.right() - m_side * m_frame.keys);
        m_byKey =
            matrixAt({std::max(m_byDistance.right() + px(arrowSpace), named), top}, m_frame.keys);
        const double titleWidth = width(said(name), TextRole::PictureTitle) + px(14);
        layOutSlider(place.left() + titleWidth,
            place.right() - noteWidth(doneWords(m_frame.cells())) - px(14));
    }
    /// Side by side, the cells would be too small to be distinguished.
    void layOutBelow()
    {
        const double top = place.top() + px(headSpace);
        const double gap = px(arrowSpace);
        m_side = cellSide(std::min(place.width / (m_frame.keys + 1),
            (place.bottom() - top - gap) / (2 * m_frame.queries)));
        m_byDistance = matrixAt({place.left(), top}, m_frame.keys + 1);
        m_byKey = matrixAt({0, m_byDistance.bottom() + gap}, m_frame.keys);
        m_byKey.x = m_byDistance.left() + m_side;
        layOutSlider(place.left(), m_byDistance.right() - px(14));
    }
    void layOutSlider(double left, double right)
    {
        m_play = {left, place.top() + px(1), px(playSize), px(playSize)};
        const double start = m_play.right() + px(16);
        m_slider = {start, place.top() + px(2), std::max(px(30), right - start), px(18)};
    }

    Box cellOf(const Box& matrix, int columns, int place) const
    {
        return {matrix.left() + m_side * (place % columns),
            matrix.top() + m_side * (place / columns), m_side, m_side};
    }
    Point knob() const
    {
        const double share = static_cast<double>(m_frame.done) / m_frame.cells();
        return {m_slider.left() + share * m_slider.width, m_slider.centre().y};
    }

    void addHead(Layer& layer)
    {
        addTitle(layer, place, said(name), {}, style);
        const Point middle = m_play.centre();
        const double unit = m_play.width / 20;
        layer.add(Rings {{middle}, m_play.width / 2, {Tone::Notes, px(1)}, Tone::Field});
        if (m_pointing.isPlaying && m_frame.done < m_frame.cells())
            for (const double left : {-4.0, 1.0})
                layer.add(Region {
                    .box = {middle.x + left * unit, middle.y - 4 * unit, 3 * unit, 8 * unit},
                    .fill = Tone::Text,
                    .isSmooth = true});
        else
            layer.add(Polygons {{middle + Point {-3, -5} * unit, middle + Point {5, 0} * unit,
                                    middle + Point {-3, 5} * unit},
                3, Tone::Text});
        const Point at = knob();
        layer.add(Rule {{{m_slider.left(), at.y}, {m_slider.right(), at.y}}, Tone::Notes, 2});
        layer.add(Rule {{{m_slider.left(), at.y}, at}, Tone::Text, 4});
        value.playback = Playback {m_play, parameter, m_frame.done, m_frame.cells()};
    }

    void addNames(Layer& layer) const
    {
        const auto addNote = [&](Point at, Said text, Ink ink, Align align = Align::Left) {
            layer.add(Text {at, std::move(text), TextRole::Note, ink, align});
        };
        const Said done = doneWords(m_frame.done);
        if (m_slider.right() + noteWidth(done) < place.right())
            addNote({place.right(), place.top() + px(16)}, done, Tone::Notes, Align::Right);
        const double names = m_byDistance.top() - px(6);
        layer.add(
            Formula {{m_byDistance.left(), names}, std::string(term), {}, termSize, Tone::Text});
        const double named = m_byDistance.left() + termWidth() + px(8);
        addNote({named, names}, said(byDistance), Tone::Notes);
        const double end = named + noteWidth(said(byDistance)) + px(14);
        addNote({std::max(m_byKey.left(), end), names}, said(byKey), Tone::Notes);
        for (int row = 0; row < m_frame.queries && m_side >= px(11); ++row)
            addNote({m_byDistance.left() - px(4),
                        baselineAround(
                            m_byDistance.top() + (row + 0.5) * m_side, TextRole::Note, style)},
                {style.fitted(m_frame.words[static_cast<std::size_t>(row)], px(wordSpace - 4),
                    TextRole::Note)},
                Tone::QueryText, Align::Right);
    }

    /// Digits are distances, colors those of the term; what has no distance or key is hatched.
    void addMatrices(Layer& layer) const
    {
        struct Cells {
            std::vector<int> places; ///< by distance
            std::vector<bool> areHatched;
        };
        Cells all;
        for (int place = 0; place < m_frame.queries * (m_frame.keys + 1); ++place) {
            all.places.push_back(place);
            all.areHatched.push_back(m_frame.distanceAt(place) < 0);
        }
        Cells filled;
        for (std::size_t cell = 0; cell < static_cast<std::size_t>(m_frame.done); ++cell) {
            filled.places.push_back(static_cast<int>(m_frame.byKey[cell]));
            filled.areHatched.push_back(
                m_frame.isLeftover[cell] || m_frame.distanceAt(filled.places.back()) < 0);
        }
        addCells(layer, m_byDistance, m_frame.keys + 1, all.places, all.areHatched);
        layer.add(Outline {m_byKey, {Tone::Axis, px(1)}});
        addCells(layer, m_byKey, m_frame.keys, filled.places, filled.areHatched);
        layer.add(
            Text {{(m_byDistance.right() + m_byKey.left()) / 2, m_byDistance.centre().y + px(4)},
                {"→"}, TextRole::Body, Tone::Notes, Align::Centre});
    }
    void addCells(Layer& layer, const Box& matrix, int columns, const std::vector<int>& places,
        const std::vector<bool>& areHatched) const
    {
        const bool isRaster = places.size() > mostBoxes;
        if (isRaster)
            addRasters(layer, matrix, columns, places, areHatched);
        for (std::size_t cell = 0; cell < places.size(); ++cell) {
            const int distance = m_frame.distanceAt(places[cell]);
            const Ink ink =
                cellInk(m_scale, m_frame.byDistance[static_cast<std::size_t>(places[cell])]);
            const Box box = cellOf(matrix, columns, static_cast<int>(cell));
            if (!isRaster && areHatched[cell])
                layer.add(Hatch {box});
            else if (!isRaster)
                layer.add(Region {box, ink});
            const std::string digit = distance < 0 ? "–" : std::to_string(distance);
            if (width(digit, TextRole::Note) <= box.width)
                layer.add(
                    Text {{box.centre().x, baselineAround(box.centre().y, TextRole::Note, style)},
                        {digit}, TextRole::Note,
                        areHatched[cell] ? Ink(Tone::Notes) : ink.with(Ink::As::ReadableOn),
                        Align::Centre});
        }
    }
    /// The full rows, and the one that has begun.
    void addRasters(Layer& layer, const Box& matrix, int columns, const std::vector<int>& places,
        const std::vector<bool>& areHatched) const
    {
        const int count = static_cast<int>(places.size());
        const int full = count / columns * columns;
        for (const auto& [begin, end] : {std::pair(0, full), std::pair(full, count)}) {
            if (begin == end)
                continue;
            auto map = std::make_shared<HeatmapFrame>(m_scale);
            map->columns = std::min(columns, end - begin);
            map->rows = (end - begin) / map->columns;
            for (auto cell = static_cast<std::size_t>(begin); cell < static_cast<std::size_t>(end);
                 ++cell)
                map->values.push_back(areHatched[cell]
                        ? std::numeric_limits<double>::quiet_NaN()
                        : m_frame.byDistance[static_cast<std::size_t>(places[cell])]);
            const Box first = cellOf(matrix, columns, begin);
            layer.add(Raster {
                {first.left(), first.top(), m_side * map->columns, m_side * map->rows}, map});
        }
    }

    /// The cell that is pointed at or was filled last, in both matrices.
    void addPointed(Layer& layer) const
    {
        const Focus& focus = m_pointing.focus;
        const int pointed =
            focus.picture == Picture::RelativeShift && focus.cell ? *focus.cell : m_frame.done - 1;
        if (pointed < 0 || pointed >= m_frame.cells())
            return;
        const auto place = static_cast<int>(m_frame.byKey[static_cast<std::size_t>(pointed)]);
        for (const Box& box :
            {cellOf(m_byDistance, m_frame.keys + 1, place), cellOf(m_byKey, m_frame.keys, pointed)})
            layer.add(Outline {box, {Tone::Text, px(2)}});
    }

    void addHandles()
    {
        const double cells = m_frame.cells();
        const Axis axis {Axis::Kind::Linear, 0, cells, m_slider.left(), m_slider.right()};
        value.handles.push_back({.key = parameter,
            .name = said(cellsShifted),
            .shape = Handle::Shape::Dot,
            .place = knob(),
            .reach = px(handleReach),
            .axis = axis,
            .number = static_cast<double>(m_frame.done),
            .keyStep = m_slider.width / cells,
            .isApart = true,
            .below = 1});
        value.zones.push_back({.box = m_slider,
            .axis = axis,
            .pressed = [](const Zone& zone, Point point) -> std::optional<Edit> {
                const Axis& cellsOf = zone.axis;
                return fills(
                    static_cast<int>(std::lround(cellsOf.value(cellsOf.nearest(point.x)))));
            }});
        // The dropped numbers are not used.
        value.zones.push_back({.box = m_byDistance,
            .with = {m_frame.keys + 1.0, -1.0 * m_frame.queries, cells},
            .shown = focusAt});
        value.zones.push_back({.box = m_byKey,
            .with = {1.0 * m_frame.keys, 0, cells},
            .shown = focusAt,
            .pressed = [](const Zone& zone, Point point) -> std::optional<Edit> {
                return fills(cellAt(zone, point).value_or(0) + 1);
            }});
    }

    const ShiftedFrame& m_frame;
    const Pointing& m_pointing;
    HeatmapFrame m_scale {};
    double m_side = 1; ///< of a cell
    Box m_byDistance {}; ///< with the padding on its left
    Box m_byKey {};
    Box m_play {}; ///< the button
    Box m_slider {};
};

Said spoken(const ShiftedFrame& frame, const Language& words)
{
    return words(inWords, {wholeNumber(frame.done), wholeNumber(frame.cells())});
}

KeyPress pressed(const ShiftedFrame& frame, Key key)
{
    if (key != Key::Left && key != Key::Right)
        return {};
    return {true, fills(std::clamp(frame.done + (key == Key::Left ? -1 : 1), 0, frame.cells()))};
}

} // namespace
} // namespace relative_shift

const Figure<ShiftedFrame> relativeShift {.picture = Picture::RelativeShift,
    .name = "shift",
    .title = titled<relative_shift::name>,
    .drawing = drawnBy<relative_shift::Shift>,
    .table = numbers,
    .spoken = relative_shift::spoken,
    .pressed = relative_shift::pressed,
    .shown = ownParts<Picture::RelativeShift, &Focus::cell>};

} // namespace lab::drawing
