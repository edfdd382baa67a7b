#pragma once

#include <QList>
#include <QRect>

namespace lab::ui {

/// Which of the screens the audience does not look at, where a speaker's notes may stand: the
/// nearest one that shares no pixel with the audience's, or −1 where there is none. A projector
/// that mirrors the desk's screen is another screen at the same place, and would show the notes to
/// the audience.
///
/// `room` is one of `screens` or overlaps some; all are in the coordinates of the desktop.
qsizetype otherScreen(const QList<QRect>& screens, const QRect& presented);

/// A window of the wanted size in the middle of a screen's free part; smaller where that is.
QRect centredIn(const QRect& free, const QSize& wanted);

} // namespace lab::ui
