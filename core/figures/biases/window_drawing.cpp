#include "core/drawing/kit.h"
#include "core/figures/biases/curve_part.h"
#include "core/state/parameters.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace lab::drawing::bias_curve {

namespace {

constexpr Message nameAcross = LAB_MESSAGE("lab::ui::BiasCurveView", "%1, across");
constexpr Message nameDown = LAB_MESSAGE("lab::ui::BiasCurveView", "%1, down");

std::int64_t keyAt(const WindowTable& table, int down, int across)
{
    const int row = std::clamp(table.queryRow - down, 0, table.height - 1);
    const int column = std::clamp(table.queryColumn - across, 0, table.width - 1);
    return table.firstOfWindow + std::int64_t {row} * table.width + column;
}

std::vector<Tick> ticksTo(int last)
{
    return last == 0 ? labelled({0})
                     : labelled({-static_cast<double>(last), 0, static_cast<double>(last)});
}

class Window : CurvePart {
public:
    Window(const Compared<BiasCurveFrame>& compared, const Box& whole, const Style& how,
        const Pointing& pointing)
        : CurvePart(compared, whole, {52, 44, 28, 30}, how, pointing)
        , m_table(std::get<WindowTable>(m_frame.detail))
        , m_rows(2 * m_table.height - 1)
        , m_columns(2 * m_table.width - 1)
    {
        const double fitting = std::min(ground.width / m_columns, ground.height / m_rows);
        const auto& held = m_pointing.held;
        const double largest =
            held ? std::min(fitting, held->handle.axis.pixelsPerUnit()) : fitting;
        m_cell = largest > 1 ? std::floor(largest) : largest;
        ground = {std::round(ground.left()), std::round(ground.top()), m_cell * m_columns,
            m_cell * m_rows};
        x = {Axis::Kind::Linear, 0.5 - m_table.width, m_table.width - 0.5, ground.left(),
            ground.right()};
        y = {Axis::Kind::Linear, 0.5 - m_table.height, m_table.height - 0.5, ground.top(),
            ground.bottom()};
    }

    Drawing drawing()
    {
        addGrid(ground.bottom(), ticksTo(m_table.width - 1), ticksTo(m_table.height - 1));
        addCells();
        addTitle();
        addCost();
        if (m_table.isSameWindow) {
            addKey(Handle::Along::X, {x.pixel(m_table.across), ground.top() - px(8)});
            addKey(Handle::Along::Y, {ground.right() + px(8), y.pixel(m_table.down)});
        }
        addSize(
            "swin.width", Handle::Along::X, {ground.right(), ground.top() - px(8)}, m_table.width);
        addSize("swin.height", Handle::Along::Y, {ground.right() + px(8), ground.bottom()},
            m_table.height);
        addPointed();
        return std::move(value);
    }

private:
    /// On whole pixels: no cell shows through its edge.
    Box cell(int down, int across) const
    {
        const auto corner = [this](double right, double below) {
            const Point exact = at(right, below);
            return Point {std::round(exact.x), std::round(exact.y)};
        };
        return Box::between(corner(across - 0.5, down - 0.5), corner(across + 0.5, down + 0.5));
    }

    /// A press on a cell brings the key there, if there is one in the window of the query.
    void addCells()
    {
        Layer& cells = layer(Layer::Meaning::Data);
        const HeatmapFrame scale {
            1, 1, {}, HeatmapFrame::Scale::Diverging, -m_table.largest, m_table.largest};
        for (int row = 0; row < m_rows; ++row)
            for (int column = 0; column < m_columns; ++column) {
                const int down = row - m_table.height + 1;
                const int across = column - m_table.width + 1;
                cells.add(Region {.box = cell(down, across),
                    .fill = cellInk(
                        scale, m_table.biases[static_cast<std::size_t>(row * m_columns + column)]),
                    .isSmooth = true});
                addTarget(down, across);
            }
    }
    void addTarget(int down, int across)
    {
        const int row = m_table.queryRow - down;
        const int column = m_table.queryColumn - across;
        if (row < 0 || column < 0 || row >= m_table.height || column >= m_table.width)
            return;
        Focus focus = ownFocus();
        focus.key = keyAt(m_table, down, across);
        value.targets.push_back({.box = cell(down, across),
            .focus = focus,
            .press = Press {"position.key", Value(*focus.key)}});
    }

    void addKey(Handle::Along along, Point place)
    {
        const bool isAcross = along == Handle::Along::X;
        Handle key =
            knob("position.key", Tone::Key, along, place, isAcross ? m_table.across : m_table.down);
        key.which = isAcross ? 0 : 1;
        key.name = named(key, isAcross);
        key.keyStep = std::max(1.0, m_cell);
        value.handles.push_back(std::move(key));
    }
    /// Its number is that of the cells from the first corner, which stays in place. One more step
    /// of the window adds two.
    void addSize(std::string_view key, Handle::Along along, Point place, int size)
    {
        Handle corner = knob(key, Tone::Seen, along, place, 2 * size - 1);
        corner.axis.lowest = 0;
        corner.axis.highest = corner.number;
        corner.leavesAxis = true;
        corner.keyStep = std::max(1.0, 2 * m_cell);
        value.handles.push_back(std::move(corner));
    }
    Said named(const Handle& handle, bool isAcross) const
    {
        return said(isAcross ? nameAcross : nameDown,
            {labelOf(*parameterNamed(handle.key), style.words).text});
    }

    /// The cell of query and key, and that of what is under the pointer.
    void addPointed()
    {
        Layer& marks = above();
        if (m_table.isSameWindow)
            addOutline(marks, cell(m_table.down, m_table.across), 3);
        const auto& [query, key] = std::pair {m_pointing.focus.query, m_pointing.focus.key};
        const std::int64_t size = std::int64_t {m_table.height} * m_table.width;
        if (!query || !key || *query / size != *key / size)
            return;
        const auto from = static_cast<int>(*query % size);
        const auto to = static_cast<int>(*key % size);
        addOutline(marks,
            cell(from / m_table.width - to / m_table.width,
                from % m_table.width - to % m_table.width),
            1.25);
    }

    const WindowTable& m_table;
    int m_rows;
    int m_columns;
    double m_cell; ///< pixels
};

} // namespace

std::optional<Edit> draggedInWindow(const BiasCurveFrame& frame, const Handle& held, double number)
{
    const auto& table = std::get<WindowTable>(frame.detail);
    if (held.key != "position.key")
        return SetParameter {std::string(held.key), std::int64_t {std::llround((number + 1) / 2)}};
    const int to = static_cast<int>(std::lround(number));
    return MovePositions {frame.query,
        held.which == 0 ? keyAt(table, table.down, to) : keyAt(table, to, table.across)};
}

Drawing windowDrawing(const Compared<BiasCurveFrame>& compared, const Box& place,
    const Style& style, const Pointing& pointing)
{
    return drawnBy<Window>(compared, place, style, pointing);
}

} // namespace lab::drawing::bias_curve
