#pragma once

#include "core/drawing/drawing.h"
#include "ui/paint/look.h"

class QColor;
class QPainter;

namespace lab::ui {

/// The color of an ink in a theme.
QColor colorOf(const drawing::Ink& ink, const Palette& palette);

/// Paints a drawing on the screen, into PNG, SVG and PDF: its layers from bottom to top.
void paintDrawing(QPainter& painter, const drawing::Drawing& drawing, const Look& look);

} // namespace lab::ui
