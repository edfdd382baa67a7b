#pragma once

#include "core/drawing/drawing.h"
#include "ui/views/picture_handle.h"

namespace lab::ui {

/// The handles of drawings as those of pictures.

HandleKind kindOf(drawing::Tone tone); ///< of a dot
HandleShape shapeOf(drawing::Handle::Shape shape);
ScaledDrag scaledDrag(const drawing::Handle& handle); ///< of a diamond or a tab
HandleNumber numberOn(const drawing::Handle& handle); ///< of one that moves no parameter
PictureHandle pictureHandle(const drawing::Handle& handle, double scale);

} // namespace lab::ui
