#include "core/drawing/drawn_picture.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/biases/biases_figures.h"
#include "core/figures/biases/cell_axis.h"
#include "core/math/recent.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace lab::drawing {

namespace bias_matrix {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::BiasMatrixView", "Bias of head %1");
constexpr Message nameOfTaken = LAB_MESSAGE("lab::ui::BiasMatrixView", "Difference of head %1, %2");
constexpr Message onePosition =
    LAB_MESSAGE("lab::ui::BiasMatrixView", "query down, key across, 1 position");
constexpr Message onePositionShort = LAB_MESSAGE("lab::ui::BiasMatrixView", "1 position");
constexpr Message fewer =
    LAB_MESSAGE("lab::ui::BiasMatrixView", "query down, key across, %1 positions");
constexpr Message fewerShort = LAB_MESSAGE("lab::ui::BiasMatrixView", "%1 positions");
constexpr Message axes =
    LAB_MESSAGE("lab::ui::BiasMatrixView", "query position down, key position across");
constexpr Message axesShort = LAB_MESSAGE("lab::ui::BiasMatrixView", "query down, key across");
constexpr Message masked = LAB_MESSAGE("lab::ui::BiasMatrixView", "masked");
constexpr Message noSuchHead = LAB_MESSAGE(
    "lab::ui::BiasMatrixView", "There is no difference: one of the two has no head %1.");
constexpr Message keysOfMatrix =
    LAB_MESSAGE("lab::ui::BiasMatrixView", "Left and right move n, up and down move m.");

constexpr double titleSpace = 32;
constexpr double labelGap = 24; // from the numbers to the cells, with the handle between them
constexpr double footSpace = 30;
constexpr double barGap = 12;
constexpr double barWidth = 12;
constexpr double barNumberGap = 8;
constexpr double handleDistance = 8; // from the edge of the cells
constexpr double besideCells = 16; // a press there brings the handle

Focus focusHere()
{
    Focus focus;
    focus.picture = Picture::BiasesMatrix;
    return focus;
}

/// Of the cell at a point of the matrix, whose runs are in `with`.
Focus focusOnCell(const Zone& zone, Point point)
{
    const Runs runs {
        static_cast<std::int64_t>(zone.with[0]), zone.with[1], static_cast<int>(zone.with[2])};
    const auto end = static_cast<std::int64_t>(zone.with[3]);
    const CellAxis keys(runs, end, zone.box.left(), zone.box.right());
    const CellAxis queries(runs, end, zone.box.top(), zone.box.bottom());
    const int row = queries.cellOf(queries.positionAt(point.y));
    Focus focus = focusHere();
    focus.head = static_cast<int>(zone.with[4]);
    focus.query = runs.begin(row);
    focus.key = runs.begin(keys.cellOf(keys.positionAt(point.x)));
    focus.distance = *focus.query - *focus.key;
    focus.covered = runs.size(row);
    return focus;
}

/// Brings query and key to positions from the first one shown: right and up are positive.
std::optional<Edit> movesPair(const EditRule& rule, Point from)
{
    const auto [first, last] = rule.numbers;
    const auto position = [&](double away) {
        return std::llround(std::clamp(first + away, first, last));
    };
    return MovePositions {position(-from.y), position(from.x)};
}

Said titleOf(const BiasMatrixFrame& frame, bool isDifference, const Style& style)
{
    const std::string head = std::to_string(frame.head);
    return isDifference ? style.words(nameOfTaken, {head, nameOfDifference(style).text})
                        : style.words(name, {head});
}

/// Corners and sizes differ as little as possible from those of the box.
Box wholePixels(const Box& box)
{
    const double left = std::round(box.x);
    const double top = std::round(box.y);
    return {left, top, std::round(box.width + (box.x - left) / 2),
        std::round(box.height + (box.y - top) / 2)};
}

struct Matrix : DrawnPicture {
    Matrix(const Compared<BiasMatrixValues>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPicture(where, how)
        , maps(compared)
        , isTaken(maps.taken.has_value())
        , frame(*compared.values.matrix)
        , owner(isTaken ? maps.taken->matrix : compared.values.matrix)
        , shown(*owner)
        , positions(compared.values.positions)
        , focus(pointing.focus)
        , plot(squareIn())
        , queries(frame.runs, frame.end, plot.top(), plot.bottom())
        , keys(frame.runs, frame.end, plot.left(), plot.right())
    {
    }

    Drawing drawing()
    {
        addCells();
        addTexts();
        addSelection();
        addGround();
        addHandles();
        return std::move(value);
    }

private:
    Box squareIn() const
    {
        const double left = matrixSpaceLeft(frame.end, style);
        const double side = std::max(px(16),
            std::min(place.width - left - matrixSpaceRight(shown.cells, style),
                place.height - matrixSpaceAcross(style)));
        return {place.left() + left, place.top() + px(titleSpace), side, side};
    }
    Box cells(int row, int column, int last) const
    {
        return Box::between({keys.cellBegin(column), queries.cellBegin(row)},
            {keys.cellBegin(last + 1), queries.cellBegin(row + 1)});
    }
    bool isSeen(int row, int column) const { return !std::isnan(frame.cells.at(row, column)); }

    void addCells()
    {
        Layer& map = layer(Layer::Meaning::Data);
        map.marks.emplace_back(Raster {plot, {owner, &shown.cells}});
        map.marks.emplace_back(colorBar(
            {plot.right() + px(barGap), plot.top(), px(barWidth), plot.height}, shown.cells));
        const double drop = style.digitHeight(TextRole::Axis) / 2;
        for (const double tick : queries.ticks(px(40)))
            map.marks.emplace_back(
                Text {{plot.left() - px(labelGap), queries.scale.pixel(tick) + drop},
                    {wholeNumber(static_cast<std::int64_t>(tick))}, TextRole::Axis, Tone::Notes,
                    Align::Right});
        addPositionsBelow(map, keys, plot.bottom() + px(footSpace - 2), style);
    }

    void addTexts()
    {
        Layer& texts = layer(Layer::Meaning::Texts);
        Box head = place;
        head.width = plot.right() + px(barGap - 8) - place.left();
        addTitle(texts, head, titleOf(shown, isTaken, style), notes(), style);
        constexpr Point maskName {0.7, 0.25}; // of the plot
        const auto cellAt = [&](double share) {
            return static_cast<int>(share * frame.runs.count);
        };
        if (!style.hasWords || isSeen(cellAt(maskName.y), cellAt(maskName.x)))
            return; // else its ground would cover the hatching for nothing
        const Point centre {
            plot.left() + plot.width * maskName.x, plot.top() + plot.height * maskName.y};
        const double half = width(said(masked), TextRole::Body) / 2 + px(8);
        texts.marks.emplace_back(
            Region {wholePixels(Box {centre.x, centre.y, 0, 0}.grown(half, px(12))), Tone::Ground});
        texts.marks.emplace_back(Text {{centre.x, baselineAround(centre.y, TextRole::Body, style)},
            said(masked), TextRole::Body, Tone::Notes, Align::Centre});
    }

    /// If fewer positions are shown than on the ruler, their number.
    std::vector<Said> notes() const
    {
        const std::int64_t count = frame.end - frame.runs.first;
        if (count == 1)
            return {said(onePosition), said(onePositionShort)};
        if (count < positions.shown)
            return {said(fewer, {wholeNumber(count)}), said(fewerShort, {wholeNumber(count)})};
        return {said(axes), said(axesShort)};
    }

    /// What is under the pointer in this or another picture, the row of the query from its first
    /// visible key to the last, and the cell of query and key.
    void addSelection()
    {
        Layer& marks = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        addFocus(marks);
        if (queries.shows(positions.query)) {
            addRow(marks, queries.cellOf(positions.query));
            if (keys.shows(positions.key))
                addCell(marks, positions.query, positions.key, 7, 3);
        }
        if (maps.isDifference && !isTaken)
            addNoDifference(marks, plot, said(noSuchHead, {std::to_string(frame.head)}), style);
    }

    void addFocus(Layer& marks) const
    {
        if (focus.distance && (frame.mask == Mask::Symmetric || *focus.distance >= 0))
            addDistances(marks, *focus.distance);
        const std::int64_t query = focus.query.value_or(positions.query);
        if (focus.key && queries.shows(query) && keys.shows(*focus.key))
            addCell(marks, query, *focus.key, 6, 1.25);
    }

    /// At least so many pixels at 1x wide and high.
    void addCell(
        Layer& marks, std::int64_t query, std::int64_t key, double least, double thick) const
    {
        const int column = keys.cellOf(key);
        const Box cell = cells(queries.cellOf(query), column, column);
        marks.marks.emplace_back(Outline {cell.inset(-std::max(0.0, px(least) - cell.width) / 2),
            {Tone::Text, px(thick)}, isSmooth});
    }

    /// The diagonal of a distance; for T5, both edges of the band that shares its bucket.
    void addDistances(Layer& marks, std::int64_t distance) const
    {
        const std::int64_t size = std::abs(distance);
        const auto next = std::ranges::upper_bound(frame.edges, size);
        if (next == frame.edges.begin())
            return addDiagonal(marks, distance);
        const std::int64_t side = distance < 0 ? -1 : 1;
        const std::int64_t first = *std::prev(next);
        addDiagonal(marks, side * first);
        if (next != frame.edges.end() && *next - 1 > first)
            addDiagonal(marks, side * (*next - 1));
    }

    void addDiagonal(Layer& marks, std::int64_t distance) const
    {
        const std::int64_t first = keys.runs.first;
        const std::int64_t count = keys.end - first;
        if (distance >= count || distance <= -count)
            return;
        const auto at = [&](std::int64_t query) {
            return Point {keys.pixel(query - distance), queries.pixel(query)};
        };
        const double half = keys.cellSize() / 2;
        addCasedLine(marks,
            {at(first + std::max<std::int64_t>(distance, 0)) - Point {half, half},
                at(keys.end - 1 + std::min<std::int64_t>(distance, 0)) + Point {half, half}});
    }

    /// Dark on light and light on dark: two lines, one inside the other.
    void addCasedLine(Layer& marks, const Line& line) const
    {
        marks.marks.emplace_back(Stroke {line, {Tone::Ground, px(3.5), Pen::Cap::Flat}, isSmooth});
        marks.marks.emplace_back(Stroke {line, {Tone::Text, px(1.25), Pen::Cap::Flat}, isSmooth});
    }

    void addRow(Layer& marks, int row) const
    {
        int first = 0;
        while (first < frame.runs.count && !isSeen(row, first))
            ++first;
        if (first == frame.runs.count)
            return;
        int last = frame.runs.count - 1;
        while (!isSeen(row, last))
            --last;
        const Box all = cells(row, first, last);
        if (all.height >= px(5)) {
            marks.marks.emplace_back(Outline {all, {Tone::Text, px(2)}, isSmooth});
            return;
        }
        const double middle = all.centre().y;
        addCasedLine(
            marks, {{all.left(), middle}, {std::max(all.right(), all.left() + px(2)), middle}});
    }

    void addGround()
    {
        value.zones.push_back({.box = plot,
            .with = {static_cast<double>(frame.runs.first), frame.runs.width,
                static_cast<double>(frame.runs.count), static_cast<double>(frame.end),
                static_cast<double>(frame.head)},
            .shown = focusOnCell});
        const PositionGround::GroundPart part {place, keys.scale, queries.scale};
        value.positions = PositionGround {positions, 0, {part}, part};
    }

    /// Query and key are dragged beside the cells, both on a visible cell.
    void addHandles()
    {
        const Handle like {.shape = Handle::Shape::Dot,
            .reach = px(handleReach),
            .isListed = false,
            .focus = focusHere(),
            .isPointed = true};
        Handle key = like;
        key.key = "position.key";
        key.tone = Tone::Key;
        key.diameter = 12;
        key.axis = keys.places();
        key.jump = {plot.left(), plot.bottom(), plot.width, px(besideCells)};
        addIfShown(std::move(key), positions.key, keys,
            {keys.pixel(positions.key), plot.bottom() + px(handleDistance)});
        Handle query = like;
        query.key = "position.query";
        query.tone = Tone::Query;
        query.along = Handle::Along::Y;
        query.axis = queries.places();
        query.jump = {plot.left() - px(besideCells), plot.top(), px(besideCells), plot.height};
        addIfShown(std::move(query), positions.query, queries,
            {plot.left() - px(handleDistance), queries.pixel(positions.query)});
        const Point corner {keys.pixel(keys.runs.first), queries.pixel(keys.runs.first)};
        value.handles.push_back({.key = "biases.pair",
            .place = corner,
            .jump = plot,
            .jumpOn = std::get<Raster>(value.layers.front().marks.front()),
            .plane = PlaneAxis {corner, 1, keys.scale.pixelsPerUnit(), 2.0 * lastPosition},
            .isListed = false,
            .rule = {.numbers = {static_cast<double>(keys.runs.first),
                         static_cast<double>(keys.end - 1)},
                .makeAt = movesPair},
            .focus = focusHere()});
    }

    /// A press beside the cells brings it even if it is not among the positions shown.
    void addIfShown(Handle handle, std::int64_t position, const CellAxis& axis, Point at)
    {
        handle.place = at;
        handle.number = static_cast<double>(position);
        if (!axis.shows(position)) {
            handle.shape = Handle::Shape::None;
            handle.reach = 0;
        }
        value.handles.push_back(std::move(handle));
    }

    static constexpr bool isSmooth = false;
    MapsShown<BiasMatrixValues> maps;
    bool isTaken;
    const BiasMatrixFrame& frame;
    std::shared_ptr<const BiasMatrixFrame> owner;
    const BiasMatrixFrame& shown; ///< B − A, or the same
    const Positions& positions;
    const Focus& focus;
    Box plot;
    CellAxis queries;
    CellAxis keys;
};

Drawing drawing(const Compared<BiasMatrixValues>& compared, const Box& place, const Style& style,
    const Pointing& pointing)
{
    return compared.values.matrix ? Matrix(compared, place, style, pointing).drawing() : Drawing {};
}

Said title(const BiasMatrixValues& values, const Language& words)
{
    return words(name, {std::to_string(values.matrix ? values.matrix->head : 1)});
}

Said comparedTitle(const Compared<BiasMatrixValues>& compared, const Style& style)
{
    if (!compared.values.matrix)
        return {};
    const MapsShown<BiasMatrixValues> maps(compared);
    return titleOf(*compared.values.matrix, maps.taken.has_value(), style);
}

NumberTable table(const BiasMatrixValues& values)
{
    return values.matrix ? numbers(*values.matrix) : NumberTable {};
}

Focus resting(const BiasMatrixValues& values)
{
    Focus focus = focusHere();
    focus.head = values.matrix ? values.matrix->head : 1;
    focus.query = values.positions.query;
    focus.key = values.positions.key;
    focus.distance = *focus.query - *focus.key;
    return focus;
}

template <int by> KeyPress pressed(const BiasMatrixValues& values, Key key)
{
    const auto moved = [](std::string_view parameter, std::int64_t to) {
        return KeyPress {true, SetParameter {std::string(parameter), to}};
    };
    const Positions& now = values.positions;
    switch (key) {
    case Key::Up:
        return moved("position.query", now.query - by);
    case Key::Down:
        return moved("position.query", now.query + by);
    case Key::Left:
        return moved("position.key", now.key - by);
    case Key::Right:
        return moved("position.key", now.key + by);
    default:
        return {};
    }
}

} // namespace
} // namespace bias_matrix

// A picture asks again at each motion of the pointer.
std::optional<BiasMatrixValues> difference(const BiasMatrixValues& a, const BiasMatrixValues& b)
{
    using Of = std::shared_ptr<const BiasMatrixFrame>;
    if (!a.matrix || !b.matrix)
        return std::nullopt;
    thread_local Recent<std::pair<Of, Of>, Of, 1> recent;
    const Of taken = recent.of({a.matrix, b.matrix}, [&] {
        auto frame = difference(*a.matrix, *b.matrix);
        return frame ? std::make_shared<const BiasMatrixFrame>(std::move(*frame)) : nullptr;
    });
    return taken ? std::optional(BiasMatrixValues {taken, b.positions}) : std::nullopt;
}

// In steps, like the space on the left, so that the picture does not move.
double matrixSpaceRight(const HeatmapFrame& cells, const Style& style)
{
    using namespace bias_matrix;
    const bool isSmall = cells.highest > -1.0 / 1000;
    const double smallest = cells.meaning == HeatmapFrame::Meaning::Difference
        ? 0
        : style.width(isSmall ? "−1/65536" : "−1/256", TextRole::Axis);
    const double largest = style.width(significant(cells.lowest, 3), TextRole::Axis);
    const double step = style.px(16);
    return style.px(barGap + barWidth + barNumberGap)
        + std::ceil(std::max(smallest, largest) / step) * step;
}

double matrixSpaceAcross(const Style& style)
{
    return style.px(bias_matrix::titleSpace + bias_matrix::footSpace);
}

const Figure<BiasMatrixValues> biasesMatrix {.picture = Picture::BiasesMatrix,
    .name = "matrix",
    .title = bias_matrix::title,
    .drawing = bias_matrix::drawing,
    .table = bias_matrix::table,
    .pressed = bias_matrix::pressed<1>,
    .shown = parts<&Focus::query, &Focus::key, &Focus::distance>,
    .pressedWithShift = bias_matrix::pressed<10>,
    .keys = &bias_matrix::keysOfMatrix,
    .resting = bias_matrix::resting,
    .comparedTitle = bias_matrix::comparedTitle};

} // namespace lab::drawing
