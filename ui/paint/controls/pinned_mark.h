#pragma once

#include "ui/paint/controls/handles.h"

namespace lab::ui {

/// The mark of A where that of the present state stands: a dashed outline around both, and on the
/// side away from the present number the letter A, with its number if it has another one.
void addPinnedAround(drawing::Layer& layer, const HandleMark& mark, const QString& number,
    MarkLabel own, const QRectF& within, const Look& look);

} // namespace lab::ui
