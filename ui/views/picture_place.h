#pragma once

#include "ui/paint/look.h"

class QPainter;

namespace lab::ui {

class PictureView;

/// The picture at the painter's origin, as large as it is, and nothing around it: the place is the
/// painter's clip, which texts heed even where it cuts nothing, as in SVG (paintText()).
void paintInPlace(QPainter& painter, const PictureView& picture, const PointedLook& look);

} // namespace lab::ui
