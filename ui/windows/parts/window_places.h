#pragma once

#include <QList>
#include <QRect>
#include <QSize>

class QWidget;

namespace lab::ui {

/// The frame that the desktop draws around a window, which is unknown before the window is shown.
inline constexpr QSize usualFrame(8, 40);

/// The minimum size of a window that should be at least `usual` on a desktop of `screens`: it fits
/// on each of them, with a frame and a bar of the desktop, because Wayland ends a program whose
/// window is larger than a screen that it fills.
///
/// Law: never larger than usual, and usual if every screen has enough space.
QSize minSize(QSize usual, const QList<QSize>& screens);

/// Applies this to the window, also when screens are added, removed or changed.
void enforceMinSize(QWidget& window, QSize usual);

/// The usual size of a window that was not shown yet, or as much of it as fits on the screen of
/// `window`, with a frame.
QSize sizeOnScreen(const QWidget& window, QSize usual);

/// The initial place of a window beside the main one, with its frame: if the screen has space
/// beside that, in the usual size; else `narrow` wide, over the right side of the main window,
/// where the parameters are, so that its main picture stays visible.
///
/// Law: it is within the screen and never wider than usual.
QRect placeBeside(const QRect& screen, const QRect& main, QSize usual, int narrow);

/// Moves a window that was not shown yet there; it does not become narrower than its contents.
void placeBeside(const QWidget& main, QWidget& window, int narrow);

/// The parent of a dialog: a window beside the main one, if that is active, because a desktop
/// raises the parent when a dialog closes; else the main one.
QWidget* dialogParentFor(QWidget& main);

} // namespace lab::ui
