#pragma once

#include "app/files/opened_file.h"
#include "app/text/error.h"
#include "core/state/lab_state.h"

#include <QString>

namespace lab::app {

/// The options that all commands share.
struct StartOptions {
    LabState state;
    QString file; ///< opened before the settings; empty if none is given
    Outcome<OpenedFile> opened {OpenedFile {}}; ///< the file
    QString theme; ///< "light", "dark", "desktop", or empty if not given
    QString language;
    bool presents = false; ///< at once
    bool isSet = false; ///< settings are given, even if they equal the defaults
};

} // namespace lab::app
