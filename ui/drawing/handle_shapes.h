#pragma once

#include "core/drawing/drawing.h"
#include "ui/drawing/picture_handle.h"

#include <Qt>

#include <optional>
#include <span>
#include <vector>

namespace lab::ui {

/// The handles of drawings as those of pictures.

HandleKind kindOf(drawing::Tone tone); ///< of a dot
HandleShape shapeOf(drawing::Handle::Shape shape);
ScaledDrag scaledDrag(const drawing::Handle& handle); ///< of a diamond or a tab
HandleNumber numberOn(const drawing::Handle& handle); ///< of one that moves no parameter
PictureHandle pictureHandle(const drawing::Handle& handle, double scale);
std::vector<PictureHandle> scaledAmong(std::span<const drawing::Handle> handles, double scale);

inline bool isHandled(const drawing::Handle& handle) ///< see Figure::handled
{
    return handle.isOfFigure && handle.isApart;
}

/// What a key and a cursor mean for a drawing.
Qt::CursorShape cursorOf(const drawing::Hit& hit);

} // namespace lab::ui
