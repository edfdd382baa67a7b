#pragma once

#include <QLatin1StringView>

namespace lab::app {

/// The object of parameters beside a block that a configuration has no key for.
inline constexpr QLatin1StringView ownKey("position_lab");

} // namespace lab::app
