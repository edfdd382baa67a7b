#include "ui/paint/controls/control_shapes.h"

#include "ui/paint/palette.h"
#include "ui/paint/raster/pixel_grid.h"

#include <QPainter>
#include <QPainterPath>
#include <QRegion>
#include <QStyleOption>
#include <QVariant>

#include <algorithm>

namespace lab::ui {

namespace {

constexpr double corner = 4;

bool isWrong(const QStyleOption& option)
{
    return option.styleObject && option.styleObject->property("wrong").toBool();
}

bool isDown(const QStyleOption& option)
{
    return option.state & (QStyle::State_Sunken | QStyle::State_On);
}

} // namespace

QPalette controlPalette(const Palette& palette)
{
    QPalette colours;
    const auto give = [&](QPalette::ColorRole role, const QColor& colour) {
        colours.setColor(QPalette::Active, role, colour);
        colours.setColor(QPalette::Inactive, role, colour);
        colours.setColor(QPalette::Disabled, role, colour);
    };
    give(QPalette::Window, palette.frame);
    give(QPalette::Base, palette.field);
    give(QPalette::Button, palette.frame);
    give(QPalette::AlternateBase, palette.frame);
    give(QPalette::Light, palette.grid);
    give(QPalette::Midlight, palette.grid);
    give(QPalette::Mid, palette.axis);
    give(QPalette::Dark, palette.notes);
    give(QPalette::Shadow, palette.axis);
    give(QPalette::WindowText, palette.text);
    give(QPalette::Text, palette.text);
    give(QPalette::ButtonText, palette.text);
    give(QPalette::PlaceholderText, palette.notes);
    give(QPalette::BrightText, palette.unseen);
    give(QPalette::Highlight, palette.notes);
    give(QPalette::HighlightedText, palette.ground);
    give(QPalette::Link, palette.queryText);
    give(QPalette::LinkVisited, palette.queryText);
    give(QPalette::ToolTipBase, palette.field);
    give(QPalette::ToolTipText, palette.text);
    const QColor faint = blended(palette.notes, palette.frame, 0.6);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        colours.setColor(QPalette::Disabled, role, faint);
    colours.setColor(QPalette::Disabled, QPalette::Dark, faint);
    colours.setColor(QPalette::Disabled, QPalette::Mid, palette.grid);
    return colours;
}

bool hasKeyboardFocus(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_HasFocus)
        && option.state.testFlag(QStyle::State_KeyboardFocusChange);
}

bool isHovered(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_Enabled)
        && option.state.testFlag(QStyle::State_MouseOver);
}

void paintField(QPainter& painter, const QStyleOption& option)
{
    const bool isTyped = option.state.testFlag(QStyle::State_HasFocus);
    const QPalette& colours = option.palette;
    if (isWrong(option))
        paintOutline(painter, option.rect, colours.base().color(), colours.brightText().color(), 2);
    else if (isTyped)
        paintOutline(painter, option.rect, colours.base().color(), colours.text().color(), 2);
    else
        paintOutline(painter, option.rect, colours.base().color(), colours.mid().color(), 1);
}

void paintButton(QPainter& painter, const QStyleOption& option)
{
    const QPalette& colours = option.palette;
    const QBrush& ground =
        isDown(option) || isHovered(option) ? colours.midlight() : colours.base();
    paintOutline(painter, option.rect, ground.color(), colours.mid().color(), 1);
}

void paintDefaultButton(QPainter& painter, const QStyleOption& option)
{
    const QPalette& colours = option.palette;
    const QBrush& ground = isDown(option) || isHovered(option) ? colours.dark() : colours.text();
    paintOutline(painter, option.rect, ground.color(), ground.color(), 1);
}

void paintCheckBox(QPainter& painter, const QStyleOption& option)
{
    const QPalette& colours = option.palette;
    const bool isOn = option.state.testFlag(QStyle::State_On);
    const QRectF box = QRectF(option.rect);
    const QColor ground = isOn ? colours.dark().color() : colours.base().color();
    paintOutline(painter, box, ground,
        isOn && !isHovered(option) ? ground
                                   : (isHovered(option) ? colours.text() : colours.mid()).color(),
        1);
    if (!isOn)
        return;
    const double scale = box.width() / 16;
    const QPointF tick[] = {box.topLeft() + QPointF(3.75, 8.25) * scale,
        box.topLeft() + QPointF(6.75, 11.25) * scale, box.topLeft() + QPointF(12.25, 5) * scale};
    painter.setPen(
        QPen(colours.base().color(), 1.75 * scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(tick, 3);
}

void paintRadioButton(QPainter& painter, const QStyleOption& option)
{
    const QPalette& colours = option.palette;
    const QRectF circle = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen((isHovered(option) ? colours.text() : colours.mid()).color(), 1));
    painter.setBrush(colours.base());
    painter.drawEllipse(circle);
    if (!option.state.testFlag(QStyle::State_On))
        return;
    const double radius = circle.width() / 4;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.text());
    painter.drawEllipse(circle.center(), radius, radius);
}

void paintSlider(QPainter& painter, const QStyleOptionSlider& option, const QRectF& handle)
{
    const QPalette& colours = option.palette;
    const QRectF groove = QRectF(option.rect);
    const QPointF centre = handle.center();
    const double left = groove.left() + sliderHandleSize / 2.0;
    const double right = groove.right() - sliderHandleSize / 2.0;
    const double gap = sliderHandleSize / 2.0 + 1;

    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.mid());
    if (right > centre.x() + gap)
        painter.drawRect(QRectF(centre.x() + gap, centre.y() - 1, right - centre.x() - gap, 2));
    painter.setBrush(colours.dark());
    if (centre.x() - gap > left) {
        QPainterPath filled;
        filled.setFillRule(Qt::WindingFill);
        filled.addRoundedRect(left - 2, centre.y() - 2, centre.x() - gap - left + 2, 4, 2, 2);
        filled.addRect(left, centre.y() - 2, centre.x() - gap - left, 4);
        painter.drawPath(filled);
    }
    painter.drawEllipse(centre, sliderHandleSize / 2.0 - 1, sliderHandleSize / 2.0 - 1);

    const bool isHeld = option.state.testFlag(QStyle::State_Sunken)
        || (isHovered(option) && option.activeSubControls.testFlag(QStyle::SC_SliderHandle));
    if (!isHeld && !hasKeyboardFocus(option))
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen((hasKeyboardFocus(option) ? colours.text() : colours.dark()).color(), 2));
    painter.drawEllipse(centre, sliderHandleSize / 2.0 + 2, sliderHandleSize / 2.0 + 2);
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRectF& bar)
{
    painter.fillRect(option.rect, option.palette.window());
    if (option.minimum == option.maximum)
        return;
    const bool isHeld = option.state.testFlag(QStyle::State_Sunken) || isHovered(option);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isHeld ? option.palette.dark() : option.palette.mid());
    const QRectF shape = bar.adjusted(2, 2, -2, -2);
    const double radius = std::min(shape.width(), shape.height()) / 2;
    painter.drawRoundedRect(shape, radius, radius);
}

void paintOutline(QPainter& painter, const QRectF& rect, const QColor& ground,
    const QColor& outline, double width)
{
    painter.setPen(QPen(outline, width));
    painter.setBrush(ground);
    painter.drawRoundedRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2),
        corner - width / 2 + 0.5, corner - width / 2 + 0.5);
}

void paintFrame(QPainter& painter, const QRectF& rect, const QColor& colour)
{
    const PixelGrid grid(painter);
    const QRect outer = grid.pixels(rect);
    const int wide = std::max(1, static_cast<int>(grid.ratio()));
    const InPixels pixels(painter, grid);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QRect inner = outer.adjusted(wide, wide, -wide, -wide);
    for (const QRect& side : QRegion(outer) - QRegion(inner))
        painter.fillRect(side, colour);
}

void paintChevron(QPainter& painter, QPointF centre, Qt::ArrowType direction, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.rotate(direction == Qt::DownArrow ? 0
            : direction == Qt::LeftArrow      ? 90
            : direction == Qt::UpArrow        ? 180
                                              : 270);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF points[] = {{-4.5, -2}, {0, 2.5}, {4.5, -2}};
    painter.drawPolyline(points, 3);
    painter.restore();
}

void paintFocusRing(QPainter& painter, const QRectF& rect, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), corner - 0.5, corner - 0.5);
    painter.restore();
}

} // namespace lab::ui
