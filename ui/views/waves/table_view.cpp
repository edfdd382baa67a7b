#include "ui/views/waves/table_view.h"

#include "core/encodings/added/sinusoidal.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/waves/encoding_table.h"
#include "ui/paint/waves/waves_words.h"

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
    takeDifference();
}

void TableView::setGhost(std::optional<TableFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    takeDifference();
}

void TableView::setMapShown(MapShown shown)
{
    if (shown == m_mapShown)
        return;
    m_mapShown = shown;
    takeDifference();
}

void TableView::takeDifference()
{
    const bool isShown = m_ghost && m_mapShown == MapShown::Difference;
    m_difference = isShown ? difference(*m_ghost, m_frame) : std::nullopt;
    m_ground.forget();
    update();
}

QString TableView::noDifference() const
{
    return WavesWords::tr("The difference cannot be taken: A has %1 columns and B has %2.")
        .arg(wholeNumber(m_ghost->encoding.width), wholeNumber(m_frame.encoding.width));
}

QRectF TableView::plot() const
{
    return tablePlot(rect(), look());
}

QString TableView::exportName() const
{
    return u"table"_s;
}

void TableView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (m_frame.cells.rows == 0 || tablePlot(area, look).isEmpty())
        return;
    const PositionMarks shown = marks();
    const TableFrame& frame = m_difference ? *m_difference : m_frame;
    m_ground.paint(painter, area, look,
        [&](QPainter& still) { paintTableGround(still, area, frame, shown, look); });
    paintTableMarks(painter, area, m_frame, shown, look);
    if (m_ghost && m_mapShown == MapShown::Difference && !m_difference)
        paintNoDifference(painter, tablePlot(area, look), noDifference(), look);
}

NumberTable TableView::numbers() const
{
    return lab::numbers(m_frame);
}

std::optional<NumberTable> TableView::ghostNumbers() const
{
    return m_ghost ? std::optional(lab::numbers(*m_ghost)) : std::nullopt;
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
