#pragma once

#include "core/state/lab_state.h"

#include <QString>

namespace lab::app {

/// The options that all commands share.
struct StartOptions {
    LabState state;
    QString file; ///< a scene or config.json, opened before the settings
    QString theme; ///< "light", "dark", "desktop", or empty if not given
    QString language;
    bool presents = false; ///< at once
    bool isSet = false; ///< settings are given, even if they equal the defaults
};

} // namespace lab::app
