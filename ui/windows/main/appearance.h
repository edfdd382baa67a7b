#pragma once

#include "ui/paint/palette.h"
#include "ui/windows/main/theme_choice.h"

#include <functional>

class QMainWindow;

namespace lab::ui {

class Actions;
struct Look;
struct WindowServices;

/// Lets the menu View choose the theme, high contrast and reduced motion, and remembers what a
/// person chose; `wear` puts a theme on the window, and so what else was chosen.
void bindAppearance(
    Actions& actions, const WindowServices& services, const std::function<void(ThemeChoice)>& wear);

/// Ticks what was chosen, else what the desktop asks for, and lets what moves follow it.
void showAppearance(Actions& actions, const WindowServices& services, QMainWindow& window);

/// Menus and tooltips are windows, and take no font of this one: before a room, and on a large
/// screen, theirs is as large as its own.
void dressPopups(QMainWindow& window, const Look& look);

/// The light palette or the dark one, with high contrast where that is ticked.
Palette wornPalette(const Actions& actions, bool isDark);

} // namespace lab::ui
