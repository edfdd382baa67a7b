#include "ui/views/waves/table_view.h"

#include "ui/paint/waves/encoding_table.h"

#include <QEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double reach = 12; ///< of the pointer to the selected row, in pixels

} // namespace

TableView::TableView(QWidget* parent)
    : PositionsView(Picture::WavesTable, parent)
{
}

void TableView::setFrame(TableFrame frame)
{
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    m_ground.forget();
    update();
}

QRectF TableView::plot() const
{
    return tablePlot(rect(), look());
}

QString TableView::exportName() const
{
    return u"table"_s;
}

void TableView::paint(QPainter& painter, const QRectF& area, const Look& look) const
{
    if (m_frame.cells.rows == 0 || tablePlot(area, look).isEmpty())
        return;
    const PositionMarks shown = marks();
    m_ground.paint(painter, area, look,
        [&](QPainter& still) { paintTableGround(still, area, m_frame, shown, look); });
    paintTableMarks(painter, area, m_frame, shown, look);
}

NumberTable TableView::numbers() const
{
    return lab::numbers(m_frame);
}

Focus TableView::focusAt(QPointF point) const
{
    const QRectF cells = plot();
    Focus focus = positionFocus(point, m_frame.runs);
    const QPointF inside(cells.center().x(), point.y());
    if (const std::optional<int> row = tableRowAt(m_frame, inside, cells)) {
        focus.column = m_frame.columns[static_cast<std::size_t>(*row)];
        focus.pair = columnMeaning(m_frame.encoding, *focus.column).pair;
    }
    return focus.pair || focus.position ? focus : Focus {};
}

std::optional<int> TableView::pairAt(QPointF point) const
{
    const std::optional<int> row = tableRowAt(m_frame, point, plot());
    if (!row)
        return {};
    const int column = m_frame.columns[static_cast<std::size_t>(*row)];
    return columnMeaning(m_frame.encoding, column).pair;
}

// From the sine row of a pair through the sine rows, and from its cosine row through those of the
// cosines: in the order of halves the one run does not go on into the other.
std::optional<int> TableView::pairDragged(int pair, QPointF start, QPointF point) const
{
    const QRectF cells = plot();
    if (m_frame.cells.rows == 0 || !cells.contains(start))
        return {};
    const bool isInterleaved = m_frame.encoding.layout == SinusoidalLayout::Interleaved;
    const double rowHeight = cells.height() / m_frame.cells.rows;
    for (const int column :
        {sineColumn(m_frame.encoding, pair), cosineColumn(m_frame.encoding, pair)}) {
        const QRectF row = tableRowRect(m_frame, rowOf(m_frame, column), cells);
        const double away = std::abs(start.y() - row.center().y()) - row.height() / 2;
        if (away > std::max(0.0, look().px(reach) - row.height() / 2))
            continue;
        const double rowsAPair = isInterleaved ? 2 : 1;
        const double pairs = (point.y() - start.y()) / (rowHeight * rowsAPair) * m_frame.pairStep;
        return pair + static_cast<int>(std::lround(pairs));
    }
    return {};
}

void TableView::pairChanged()
{
    m_ground.forget();
}

void TableView::changeEvent(QEvent* event)
{
    PositionsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_ground.forget();
}

} // namespace lab::ui
