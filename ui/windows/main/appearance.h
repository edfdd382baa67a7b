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

/// Connects the theme, high contrast, reduced motion and text size in the View menu, and saves the
/// choices. `applyTheme` applies a theme, with the other choices, to the window. If the window has
/// no space for larger text, the size stays and `messages` shows why.
void bindAppearance(Actions& actions, const WindowServices& services, const QMainWindow& window,
    Messages& messages, const std::function<void(ThemeChoice)>& applyTheme);

/// Checks the chosen entries, or those that the desktop requests, and switches animations on or
/// off.
void showAppearance(Actions& actions, const WindowServices& services, QMainWindow& window);

/// Menus and tooltips are separate windows and do not inherit the window's font. While presenting,
/// and on a large screen, this gives them the same size.
void applyFontToPopups(QMainWindow& window, const Look& look);

/// The light or the dark palette, with high contrast if checked.
Palette effectivePalette(const Actions& actions, bool isDark);

} // namespace lab::ui
