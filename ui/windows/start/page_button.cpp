#include "ui/windows/start/page_button.h"

#include "core/state/derivation.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/text.h"
#include "ui/paint/text/tips.h"

#include <QPainter>

namespace lab::ui {

namespace {

constexpr double numberBaseline = 13; // at 1x
constexpr double markCentre = 28;
constexpr double markReach = 9; // from its center to the line that leads to the next
constexpr double dotRadius = 2.5;

} // namespace

PageButton::PageButton(int page, QWidget* parent)
    : StartButton(parent)
    , m_page(page)
{
}

void PageButton::setRow(const PageList::Row& row)
{
    m_row = row;
    const QString reported = PageList::accessibleText(m_page, row);
    setAccessibleName(reported);
    setToolTip(tip(reported));
    update();
}

void PageButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Look& look = this->look();
    const Palette& palette = look.palette;
    const QRectF all = rect();
    const QPointF mark(all.center().x(), look.px(markCentre));
    if (isPointed())
        painter.fillRect(all, palette.grid);
    painter.setPen(QPen(isPointed() ? palette.notes : palette.grid, look.px(2)));
    if (m_page > 0)
        painter.drawLine(QPointF(all.left(), mark.y()), mark - QPointF(look.px(markReach), 0));
    if (m_page + 1 < derivationPages)
        painter.drawLine(mark + QPointF(look.px(markReach), 0), QPointF(all.right(), mark.y()));
    paintText(painter, {mark.x(), look.px(numberBaseline)}, QString::number(m_page),
        isPointed() ? TextRole::NoteStrong : TextRole::Note,
        isPointed() || m_row.mark != PageMark::None ? palette.text : palette.notes, look,
        Alignment::Centre);
    if (m_row.mark != PageMark::None) {
        drawing::Layer layer;
        addMark(layer, pointOf(mark), m_row.mark, QtStyle(look).style);
        return paintLayers(painter, layer, look);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.axis);
    painter.drawEllipse(mark, look.px(dotRadius), look.px(dotRadius));
}

} // namespace lab::ui

#include "moc_page_button.cpp"
