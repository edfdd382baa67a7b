#pragma once

#include "app/exports/export.h"
#include "app/exports/svg_source.h"
#include "core/drawing/svg.h"

#include <QByteArray>

#include <vector>

namespace lab::app {

/// Files of benches with pictures that are not drawings: written by Qt, then read again.

QByteArray paintedSvg(const Drawing& drawing, const ui::Look& look);
/// The same as written by Qt, for vectorMarks(): its texts in pieces, each with its left end.
QByteArray svgInPieces(const Drawing& drawing, ui::Look look);
/// As one picture with the colors of both themes.
std::vector<drawing::SvgElement> paintedElements(
    const QByteArray& light, const QByteArray& dark, std::vector<ThemeColors>& colors);

} // namespace lab::app
