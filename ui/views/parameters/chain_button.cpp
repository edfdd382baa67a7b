#include "ui/views/parameters/chain_button.h"

#include "ui/paint/controls/control_shapes.h"

#include <QPainter>
#include <QStyleOption>

namespace lab::ui {

namespace {

// In a field of 18x10 around its center.
void paintChain(QPainter& painter, bool isClosed)
{
    constexpr double height = 8.4;
    constexpr double radius = 4.2;
    const double length = isClosed ? 9.6 : 7.2;
    painter.drawRoundedRect(QRectF(-8.2, -height / 2, length, height), radius, radius);
    painter.drawRoundedRect(QRectF(8.2 - length, -height / 2, length, height), radius, radius);
    if (isClosed)
        painter.drawLine(QPointF(-4, 0), QPointF(4, 0));
    else
        painter.drawLine(QPointF(-1.6, 5), QPointF(1.6, -5));
}

} // namespace

ChainButton::ChainButton(QWidget* parent)
    : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
}

void ChainButton::setClosed(bool isClosed)
{
    if (m_isClosed == isClosed)
        return;
    m_isClosed = isClosed;
    update();
}

void ChainButton::paintEvent(QPaintEvent*)
{
    QStyleOption option;
    option.initFrom(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colours = palette();
    constexpr double corner = 4;
    if (isDown() || isHovered(option)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.midlight());
        painter.drawRoundedRect(rect(), corner, corner);
    }
    if (hasKeyboardFocus(option))
        paintFocusRing(painter, rect(), colours.text().color());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(
        (m_isClosed ? colours.text() : colours.mid()).color(), 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.translate(QRectF(rect()).center());
    const double scale = width() / static_cast<double>(sizeHint().width());
    painter.scale(scale, scale);
    paintChain(painter, m_isClosed);
}

} // namespace lab::ui

#include "moc_chain_button.cpp"
