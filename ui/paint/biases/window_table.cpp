#include "ui/paint/biases/window_table.h"

#include "ui/paint/biases/biases_words.h"
#include "ui/paint/heatmap.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

QRectF cellOf(const Plot& plot, int down, int across)
{
    const auto corner = [&](double right, double below) {
        return plot.at(right, below).toPoint(); // whole pixels: no cell shows through its edge
    };
    return QRectF(corner(across - 0.5, down - 0.5), corner(across + 0.5, down + 0.5)).normalized();
}

std::vector<Axis::Tick> ticksOf(int last)
{
    std::vector<double> steps {-static_cast<double>(last), 0, static_cast<double>(last)};
    if (last == 0)
        steps = {0};
    return labelled(steps);
}

std::int64_t keyAt(const WindowTable& table, int down, int across)
{
    const int row = std::clamp(table.queryRow - down, 0, table.height - 1);
    const int column = std::clamp(table.queryColumn - across, 0, table.width - 1);
    return table.firstOfWindow + std::int64_t {row} * table.width + column;
}

Layers outlineOf(const QRectF& cell, double width, const Look& look)
{
    Layers layers;
    for (const QLineF& side :
        {QLineF(cell.topLeft(), cell.topRight()), QLineF(cell.bottomLeft(), cell.bottomRight()),
            QLineF(cell.topLeft(), cell.bottomLeft()), QLineF(cell.topRight(), cell.bottomRight())})
        layers.emplace_back(Rule {side, look.palette.text, width});
    return layers;
}

void addKeyHandles(
    Plot& plot, const WindowTable& table, std::int64_t query, double cell, const Look& look)
{
    const auto handle = [&](Along along, QPointF place, double value) {
        plot.handles.push_back({.key = "position.key",
            .pair = along == Along::Y ? std::optional(1) : std::nullopt,
            .place = place,
            .along = along,
            .value = value,
            .kind = HandleKind::Key,
            .diameter = 12,
            .keyStep = std::max(1.0, cell),
            .edit = [query, table, along](double wanted) -> std::optional<Edit> {
                const int to = static_cast<int>(std::lround(wanted));
                return MovePositions {query,
                    along == Along::X ? keyAt(table, table.down, to)
                                      : keyAt(table, to, table.across)};
            }});
    };
    const double gap = look.px(8);
    handle(Along::X, {plot.x.pixel(table.across), plot.ground.top() - gap}, table.across);
    handle(Along::Y, {plot.ground.right() + gap, plot.y.pixel(table.down)}, table.down);
}

// One more step of the window adds two cells to the table, whose first corner stays in place.
void addSizeHandles(Plot& plot, const WindowTable& table, double cell, const Look& look)
{
    const double gap = look.px(8);
    const auto handle = [&](std::string_view key, Along along, QPointF place, int size) {
        plot.handles.push_back({.key = key,
            .place = place,
            .along = along,
            .value = size - 0.5,
            .isBound = false,
            .kind = HandleKind::Seen,
            .diameter = 12,
            .keyStep = std::max(1.0, 2 * cell),
            .showsParameter = false,
            .edit = [key, size](double wanted) -> std::optional<Edit> {
                return SetParameter {
                    std::string(key), std::int64_t {std::llround((wanted + size + 0.5) / 2)}};
            }});
    };
    handle("swin.width", Along::X, plot.ground.topRight() + QPointF(0, -gap), table.width);
    handle("swin.height", Along::Y, plot.ground.bottomRight() + QPointF(gap, 0), table.height);
}

} // namespace

Plot windowPlot(const QRectF& area, const BiasCurveFrame& frame, const Plot* held, const Look& look)
{
    const auto& table = std::get<WindowTable>(frame.detail);
    const int rows = 2 * table.height - 1;
    const int columns = 2 * table.width - 1;
    const QRectF whole = groundIn(area, {52, 44, 28, 30}, look);
    const double fitting = std::min(whole.width() / columns, whole.height() / rows);
    const double asHeld = held ? held->x.pixel(1) - held->x.pixel(0) : fitting;
    const double largest = std::min(fitting, asHeld);
    const double cell = largest > 1 ? std::floor(largest) : largest;
    Plot plot {
        .ground = {std::round(whole.left()), std::round(whole.top()), cell * columns, cell * rows}};
    plot.x =
        Axis::linear(0.5 - table.width, table.width - 0.5, plot.ground.left(), plot.ground.right());
    plot.y = Axis::linear(
        0.5 - table.height, table.height - 0.5, plot.ground.top(), plot.ground.bottom());
    plot.x.ticks = ticksOf(table.width - 1);
    plot.y.ticks = ticksOf(table.height - 1);
    const HeatmapFrame scale {
        1, 1, {}, HeatmapFrame::Scale::Diverging, -table.largest, table.largest};
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            plot.layers.emplace_back(Region {
                cellOf(plot, row - table.height + 1, column - table.width + 1),
                cellColor(scale,
                    table.biases[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns)
                        + static_cast<std::size_t>(column)],
                    look.palette)});
    if (table.isSameWindow)
        addKeyHandles(plot, table, frame.query, cell, look);
    addSizeHandles(plot, table, cell, look);
    return plot;
}

Layers windowPointed(
    const Plot& plot, const BiasCurveFrame& frame, const Focus& focus, const Look& look)
{
    const auto& table = std::get<WindowTable>(frame.detail);
    Layers layers;
    if (table.isSameWindow)
        layers = outlineOf(cellOf(plot, table.down, table.across), 3, look);
    if (!focus.key || !focus.query)
        return layers;
    const std::int64_t size = std::int64_t {table.height} * table.width;
    if (*focus.key / size != *focus.query / size)
        return layers;
    const auto query = static_cast<int>(*focus.query % size);
    const auto key = static_cast<int>(*focus.key % size);
    return layers
        + outlineOf(cellOf(plot, query / table.width - key / table.width,
                        query % table.width - key % table.width),
            1.25, look);
}

std::optional<std::int64_t> keyOfCell(const Plot& plot, const WindowTable& table, QPointF point)
{
    if (!plot.ground.contains(point))
        return std::nullopt;
    const int down = static_cast<int>(std::lround(plot.y.value(point.y())));
    const int across = static_cast<int>(std::lround(plot.x.value(point.x())));
    const int row = table.queryRow - down;
    const int column = table.queryColumn - across;
    if (row < 0 || column < 0 || row >= table.height || column >= table.width)
        return std::nullopt;
    return keyAt(table, down, across);
}

} // namespace lab::ui
