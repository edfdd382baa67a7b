#include "ui/views/controls/play_button.h"

#include "ui/paint/controls/control_shapes.h"

#include <QPainter>
#include <QStyleOption>

namespace lab::ui {

PlayButton::PlayButton(QWidget* parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
}

void PlayButton::paintEvent(QPaintEvent*)
{
    QStyleOption option;
    option.initFrom(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colours = palette();
    const bool isRinged = hasKeyboardFocus(option);
    const double line = isRinged ? 2 : 1;
    const double scale = width() / static_cast<double>(sizeHint().width());
    const QRectF circle = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.setBrush(isDown() || isHovered(option) ? colours.midlight() : colours.base());
    painter.setPen(QPen((isRinged ? colours.text() : colours.mid()).color(), line));
    painter.drawEllipse(circle);

    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.text());
    painter.translate(QRectF(rect()).center());
    painter.scale(scale, scale);
    if (isChecked()) {
        painter.drawRect(QRectF(-5, -6, 3.5, 12));
        painter.drawRect(QRectF(1.5, -6, 3.5, 12));
    } else {
        const QPointF triangle[] = {{-4, -7}, {8, 0}, {-4, 7}};
        painter.drawPolygon(triangle, 3);
    }
}

} // namespace lab::ui

#include "moc_play_button.cpp"
