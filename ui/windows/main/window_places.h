#pragma once

#include <QRect>
#include <QSize>

class QWidget;

namespace lab::ui {

/// Where a window beside the main one stands at first, with its frame: where the screen has space
/// beside that, as large as usual; else `narrow` wide, over the right side of the main window,
/// where the parameters are, so that its main picture stays in view.
///
/// Law: it lies within the screen and is never wider than usual.
QRect placeBeside(const QRect& screen, const QRect& main, QSize usual, int narrow);

/// Puts a window that was not shown yet there.
void placeBeside(const QWidget& main, QWidget& window, int narrow);

} // namespace lab::ui
