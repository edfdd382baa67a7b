#pragma once

#include <QList>
#include <QRect>
#include <QSize>

class QWidget;

namespace lab::ui {

/// The frame that the desktop draws around a window, which is not known before it is shown.
inline constexpr QSize usualFrame(8, 40);

/// The least size of a window that would be `usual` at least, on a desktop of `screens`: it fits
/// within each of them, with a frame and a bar of the desktop's, as Wayland ends a program whose
/// window is larger than a screen that it fills.
///
/// Law: never larger than usual, and usual where every screen has the space.
QSize leastSize(QSize usual, const QList<QSize>& screens);

/// Holds the window to that, also when screens come, go or change.
void holdLeastSize(QWidget& window, QSize usual);

/// The usual size of a window that was not shown yet, or as much of it as the screen of `window`
/// has space for, with a frame.
QSize sizeOnScreen(const QWidget& window, QSize usual);

/// Where a window beside the main one stands at first, with its frame: where the screen has space
/// beside that, as large as usual; else `narrow` wide, over the right side of the main window,
/// where the parameters are, so that its main picture stays in view.
///
/// Law: it lies within the screen and is never wider than usual.
QRect placeBeside(const QRect& screen, const QRect& main, QSize usual, int narrow);

/// Puts a window that was not shown yet there; it is not made narrower than what stands in it.
void placeBeside(const QWidget& main, QWidget& window, int narrow);

/// Over which window a dialog is to come: a window beside the main one, where the person is in
/// that, as a desktop raises the one that a dialog belongs to when it closes; else the main one.
QWidget* asker(QWidget& main);

} // namespace lab::ui
