#pragma once

#include "core/state/lab_state.h"

#include <QString>

namespace lab::app {

/// What the options that all commands share ask for.
struct StartOptions {
    LabState state;
    QString file; ///< a scene or config.json, opened before the settings
    QString theme; ///< "light", "dark", "desktop", or empty when not given
    QString language;
    bool presents = false; ///< at once
    bool isSet = false; ///< settings are given, be they those that every start has
};

} // namespace lab::app
