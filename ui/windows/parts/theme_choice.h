#pragma once

namespace lab::ui {

enum class ThemeChoice { Desktop, Light, Dark };

/// What a window is to wear and to do beside its theme.
struct Appearance {
    bool hasHighContrast = false;
    bool hasReducedMotion = false;
    double textSize = 1; ///< as setTextSize() takes it; 0 where it is remembered: the desktop's

    bool operator==(const Appearance&) const = default;
};

} // namespace lab::ui
