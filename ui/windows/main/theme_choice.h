#pragma once

namespace lab::ui {

enum class ThemeChoice { Desktop, Light, Dark };

} // namespace lab::ui
