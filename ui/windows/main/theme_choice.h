#pragma once

namespace lab::ui {

enum class ThemeChoice { Desktop, Light, Dark };

/// What a window is to wear and to do beside its theme.
struct Appearance {
    bool hasHighContrast = false;
    bool hasReducedMotion = false;

    bool operator==(const Appearance&) const = default;
};

} // namespace lab::ui
