#pragma once

#include "core/models/reading_note.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace lab::app {

/// A configuration with the values that its file leaves out because the class of its model type in
/// transformers sets them, and a note for each field that was filled in.
struct FilledConfig {
    QJsonObject config;
    std::vector<ReadingNote>
        readingNotes; ///< Origin::ModelClass, except for a base that the class ignores
};

/// As in classRules(); `path` is the location of the configuration in the
/// file. A base or a rotated share in a block of rope_parameters or
/// rope_scaling takes precedence over the class's, and so does null for a window or rotary_dim,
/// which means none.
FilledConfig withClassDefaults(
    QJsonObject config, const QString& modelType, const QString& path = {});

} // namespace lab::app
