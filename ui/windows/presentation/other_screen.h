#pragma once

#include <QList>
#include <QRect>

namespace lab::ui {

/// The index of the screen for the speaker's notes: the nearest one that shares no pixel with
/// the audience's, or −1 if there is none. A projector
/// that mirrors the desk's screen is another screen at the same place, and would show the notes to
/// the audience.
///
/// `presented` is one of `screens` or overlaps some; all are in the coordinates of the desktop.
qsizetype otherScreen(const QList<QRect>& screens, const QRect& presented);

/// A window of the preferred size in the center of a screen's free area; smaller if necessary.
QRect centredIn(const QRect& free, const QSize& wanted);

} // namespace lab::ui
