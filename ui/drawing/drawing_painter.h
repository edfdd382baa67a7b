#pragma once

#include "core/drawing/drawing.h"
#include "ui/paint/look.h"

#include <span>

class QColor;
class QPainter;

namespace lab::ui {

/// The color of an ink in a theme.
QColor colorOf(const drawing::Ink& ink, const Palette& palette);

/// Paints layers of a drawing from bottom to top: on the screen, into PNG, SVG and PDF.
void paintLayers(QPainter& painter, std::span<const drawing::Layer> layers, const Look& look);

} // namespace lab::ui
