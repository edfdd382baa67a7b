#include "ui/views/controls/side_handle.h"

#include "ui/paint/controls/control_shapes.h"

#include <QPainter>
#include <QStyleOption>

namespace lab::ui {

SideHandle::SideHandle(Qt::Edge edge, QWidget* parent)
    : QAbstractButton(parent)
    , m_edge(edge)
{
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void SideHandle::paintEvent(QPaintEvent*)
{
    QStyleOption option;
    option.initFrom(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool pointsLeft = (m_edge == Qt::LeftEdge) == isChecked();
    if (isHovered(option)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().midlight());
        painter.drawRoundedRect(rect(), 4, 4);
    }
    paintChevron(painter, QRectF(rect()).center(), pointsLeft ? Qt::LeftArrow : Qt::RightArrow,
        (isHovered(option) ? palette().text() : palette().mid()).color());
    if (hasKeyboardFocus(option))
        paintFocusRing(painter, rect(), palette().text().color());
}

} // namespace lab::ui

#include "moc_side_handle.cpp"
