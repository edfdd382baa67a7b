#include "ui/views/waves/table_view.h"

#include "core/encodings/added/sinusoidal.h"
#include "ui/paint/waves/encoding_table.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double reach = 12; ///< from the pointer to the selected row, in pixels

} // namespace

TableView::TableView(QWidget* parent)
    : ColumnsView(Picture::WavesTable, parent)
{
}

void TableView::updateAccessibleText()
{
    setAccessibleName(tableTitle(frame()));
}

QString TableView::exportName() const
{
    return u"table"_s;
}

Plot TableView::plotOf(const TableFrame&, const QRectF& area, const PointedLook& look) const
{
    return withTabOfA(tablePlot(area, shown(), pair(), look));
}

Layers TableView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return tableOver(plot, frame(), pair(), marks(), focus, look);
}

NumberTable TableView::tableOf(const TableFrame& frame) const
{
    return lab::numbers(frame);
}

Focus TableView::shownOf(const Focus& focus) const
{
    Focus shown = ColumnsView::shownOf(focus);
    if (focus.pair && *focus.pair < frame().encoding.width / 2) {
        shown.pair = focus.pair;
        shown.column = focus.column;
    }
    return shown;
}

Focus TableView::focusAt(QPointF point) const
{
    const QRectF& ground = plot().ground;
    Focus focus = positionFocus(point, frame().runs);
    const QPointF inside(ground.center().x(), point.y());
    if (const std::optional<int> row = tableRowAt(frame().cells, inside, ground)) {
        focus.column = frame().columns[static_cast<std::size_t>(*row)];
        focus.pair = columnMeaning(frame().encoding, *focus.column).pair;
    }
    return focus.pair || focus.position ? focus : Focus {};
}

std::optional<int> TableView::pairAt(QPointF point) const
{
    const std::optional<int> row = tableRowAt(frame().cells, point, plot().ground);
    if (!row)
        return {};
    const int column = frame().columns[static_cast<std::size_t>(*row)];
    return columnMeaning(frame().encoding, column).pair;
}

// A drag from the sine row of a pair goes through the sine rows, one from its cosine row through
// the cosine rows: in the half-split order they are separate blocks.
std::optional<int> TableView::pairDragged(int pair, QPointF start, QPointF point) const
{
    const QRectF& ground = plot().ground;
    if (frame().cells.rows == 0 || !ground.contains(start))
        return {};
    const bool isInterleaved = frame().encoding.layout == SinusoidalLayout::Interleaved;
    const double rowHeight = ground.height() / frame().cells.rows;
    for (const int column :
        {sineColumn(frame().encoding, pair), cosineColumn(frame().encoding, pair)}) {
        const QRectF row = tableRowRect(frame(), rowOf(frame(), column), ground);
        const double away = std::abs(start.y() - row.center().y()) - row.height() / 2;
        if (away > std::max(0.0, look().px(reach) - row.height() / 2))
            continue;
        const double rowsAPair = isInterleaved ? 2 : 1;
        const double pairs = (point.y() - start.y()) / (rowHeight * rowsAPair) * frame().pairStep;
        return pair + static_cast<int>(std::lround(pairs));
    }
    return {};
}

void TableView::pairChanged()
{
    refresh();
}

} // namespace lab::ui

#include "moc_table_view.cpp"
