#pragma once

#include "ui/paint/palette.h"
#include "ui/windows/parts/theme_choice.h"

#include <functional>

class QMainWindow;

namespace lab::ui {

class Actions;
class Messages;
struct Look;
struct WindowServices;

/// Lets the menu View choose the theme, high contrast, reduced motion and the size of text, and
/// remembers what a person chose; `wear` puts a theme on the window, and so what else was chosen.
/// `messages` say it where the window has no space for larger text, which then stays as it is.
void bindAppearance(Actions& actions, const WindowServices& services, const QMainWindow& window,
    Messages& messages, const std::function<void(ThemeChoice)>& wear);

/// Ticks what was chosen, else what the desktop asks for, and lets what moves follow it.
void showAppearance(Actions& actions, const WindowServices& services, QMainWindow& window);

/// Menus and tooltips are windows, and take no font of this one: while presenting, and on a large
/// screen, theirs is as large as its own.
void dressPopups(QMainWindow& window, const Look& look);

/// The light palette or the dark one, with high contrast where that is ticked.
Palette wornPalette(const Actions& actions, bool isDark);

} // namespace lab::ui
