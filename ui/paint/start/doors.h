#pragma once

#include "core/frames/start/start_frame.h"
#include "ui/paint/look.h"

#include <QRectF>

class QPainter;

namespace lab::ui {

/// The target of an entry of the start page.
enum class StartDoor { Understand, Teach, Model };

/// Its picture: one score at three places, a show of hands, the pairs of a model that never
/// complete a rotation in its training length.
void paintDoor(QPainter& painter, const QRectF& area, StartDoor door, const StartFrame& frame,
    const Look& look);

/// The same in words.
QString doorWords(StartDoor door, const StartFrame& frame);

} // namespace lab::ui
