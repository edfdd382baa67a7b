#pragma once

#include "core/drawing/sheet.h"
#include "ui/paint/look.h"

#include <QPoint>
#include <QSize>

class QPainter;

namespace lab::ui {

class PictureView;

/// The scale of a picture's text and lines: the requested one or, if its parts do not fit side by
/// side, the largest that fits, at least half.
double fittingScale(Picture picture, const QSize& place, double asked);

/// Whether there is no space for any contents, for example if a lesson's page and a wide column
/// leave only a margin for the pictures of a small window with large letters.
bool isSliver(const PictureView& picture, const Look& look);

/// The picture at the painter's origin, clipped to its size: its place is the painter's clip, which
/// texts respect even if it cuts nothing, as in SVG (paintText()). A tiny place stays empty.
void paintInPlace(QPainter& painter, const PictureView& picture, const PointedLook& look);
/// The same as part of a sheet.
drawing::SheetPart partOfSheet(QPoint corner, const PictureView& picture, const PointedLook& look);

} // namespace lab::ui
