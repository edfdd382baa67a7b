#pragma once

#include "ui/paint/look.h"

#include <QSize>

class QPainter;

namespace lab::ui {

class PictureView;

/// The scale of a picture's text and lines: the one that is asked for, or, where the place is too
/// small for all that stands side by side at that, so much less that it fits, down to the half.
double fittingScale(Picture picture, const QSize& place, double asked);

/// Whether there is no space to tell anything, as where a lesson's page and a wide column leave
/// the pictures of a small window with large letters a margin's width.
bool isSliver(const PictureView& picture, const Look& look);

/// The picture at the painter's origin, as large as it is, and nothing around it: the place is the
/// painter's clip, which texts heed even where it cuts nothing, as in SVG (paintText()). A sliver
/// stays empty.
void paintInPlace(QPainter& painter, const PictureView& picture, const PointedLook& look);

} // namespace lab::ui
