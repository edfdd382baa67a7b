#pragma once

#include <QPalette>
#include <Qt>

class QColor;
class QPainter;
class QPointF;
class QRectF;
class QStyleOption;
class QStyleOptionSlider;

namespace lab::ui {

struct Palette;

/// The colours of a theme as used by Qt's controls. Besides the usual roles: Mid is an outline,
/// Midlight a row under the pointer, Dark the handle of a slider and a checked box, BrightText the
/// outline of an invalid input.
QPalette controlPalette(const Palette& palette);

constexpr int sliderHandleSize = 14;

/// The shapes of the controls, each in the rectangle and with the palette of its option. The
/// painter uses antialiasing.
void paintField(QPainter& painter, const QStyleOption& option);
void paintButton(QPainter& painter, const QStyleOption& option);
void paintDefaultButton(QPainter& painter, const QStyleOption& option); ///< dark: what comes next
void paintCheckBox(QPainter& painter, const QStyleOption& option);
void paintRadioButton(QPainter& painter, const QStyleOption& option);
void paintSlider(QPainter& painter, const QStyleOptionSlider& option, const QRectF& handle);
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRectF& bar);

/// A rectangle with round corners: `outline` is drawn inside `rect`.
void paintOutline(QPainter& painter, const QRectF& rect, const QColor& ground,
    const QColor& outline, double width);
/// A rectangle with sharp corners, just inside `rect`: its sides are whole pixels and at most one
/// unit wide, so that they do not cover the contents of the frame at a scale of 1.25.
void paintFrame(QPainter& painter, const QRectF& rect, const QColor& colour);
void paintChevron(QPainter& painter, QPointF centre, Qt::ArrowType direction, const QColor& colour);
/// Around a control with the keyboard focus.
void paintFocusRing(QPainter& painter, const QRectF& rect, const QColor& colour);

bool hasKeyboardFocus(const QStyleOption& option);
bool isHovered(const QStyleOption& option);

} // namespace lab::ui
