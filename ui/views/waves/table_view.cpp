#include "ui/views/waves/table_view.h"

#include "core/encodings/added/sinusoidal.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/waves/encoding_table.h"
#include "ui/paint/waves/waves_words.h"

#include <QEvent>

#include <algorithm>
#include <cmath>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double reach = 12; ///< of the pointer to the selected row, in pixels

} // namespace

TableView::TableView(QWidget* parent)
    : FramedView(Picture::WavesTable, parent)
{
}

void TableView::setMapShown(MapShown shown)
{
    if (shown == m_mapShown)
        return;
    m_mapShown = shown;
    renew();
}

void TableView::frameChanged()
{
    setAccessibleName(tableTitle(frame()));
}

void TableView::renew()
{
    const bool isShown = ghost() && m_mapShown == MapShown::Difference;
    m_difference = isShown ? difference(*ghost(), frame()) : std::nullopt;
    m_ground.forget();
    update();
}

QString TableView::noDifference() const
{
    return WavesWords::tr("The difference cannot be taken: A has %1 columns and B has %2.")
        .arg(wholeNumber(ghost()->encoding.width), wholeNumber(frame().encoding.width));
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
    if (frame().cells.rows == 0 || tablePlot(area, look).isEmpty())
        return;
    const PositionMarks shown = marks();
    const TableFrame& cells = m_difference ? *m_difference : frame();
    m_ground.paint(painter, area, look,
        [&](QPainter& still) { paintTableGround(still, area, cells, shown, look); });
    paintTableMarks(painter, area, frame(), shown, look);
    if (ghost() && m_mapShown == MapShown::Difference && !m_difference)
        paintNoDifference(painter, tablePlot(area, look), noDifference(), look);
}

NumberTable TableView::tableOf(const TableFrame& frame) const
{
    return lab::numbers(frame);
}

Focus TableView::shownOf(const Focus& focus) const
{
    Focus shown = PositionsView::shownOf(focus);
    if (focus.pair && *focus.pair < frame().encoding.width / 2) {
        shown.pair = focus.pair;
        shown.column = focus.column;
    }
    return shown;
}

Focus TableView::focusAt(QPointF point) const
{
    const QRectF cells = plot();
    Focus focus = positionFocus(point, frame().runs);
    const QPointF inside(cells.center().x(), point.y());
    if (const std::optional<int> row = tableRowAt(frame(), inside, cells)) {
        focus.column = frame().columns[static_cast<std::size_t>(*row)];
        focus.pair = columnMeaning(frame().encoding, *focus.column).pair;
    }
    return focus.pair || focus.position ? focus : Focus {};
}

std::optional<int> TableView::pairAt(QPointF point) const
{
    const std::optional<int> row = tableRowAt(frame(), point, plot());
    if (!row)
        return {};
    const int column = frame().columns[static_cast<std::size_t>(*row)];
    return columnMeaning(frame().encoding, column).pair;
}

// From the sine row of a pair through the sine rows, and from its cosine row through those of the
// cosines: in the order of halves the one run does not go on into the other.
std::optional<int> TableView::pairDragged(int pair, QPointF start, QPointF point) const
{
    const QRectF cells = plot();
    if (frame().cells.rows == 0 || !cells.contains(start))
        return {};
    const bool isInterleaved = frame().encoding.layout == SinusoidalLayout::Interleaved;
    const double rowHeight = cells.height() / frame().cells.rows;
    for (const int column :
        {sineColumn(frame().encoding, pair), cosineColumn(frame().encoding, pair)}) {
        const QRectF row = tableRowRect(frame(), rowOf(frame(), column), cells);
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
    m_ground.forget();
}

void TableView::changeEvent(QEvent* event)
{
    PositionsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_ground.forget();
        frameChanged();
    }
}

} // namespace lab::ui
