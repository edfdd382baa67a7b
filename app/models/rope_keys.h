#pragma once

#include <QLatin1StringView>

namespace lab::app {

/// The object of parameters beside a block for which a configuration has no key.
inline constexpr QLatin1StringView ownKey("position_lab");

} // namespace lab::app
