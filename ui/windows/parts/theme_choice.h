#pragma once

namespace lab::ui {

enum class ThemeChoice { Desktop, Light, Dark };

/// The settings of a window besides its theme.
struct Appearance {
    bool hasHighContrast = false;
    bool hasReducedMotion = false;
    double textSize = 1; ///< as setTextSize() takes it; 0 in settings: the desktop's

    bool operator==(const Appearance&) const = default;
};

} // namespace lab::ui
