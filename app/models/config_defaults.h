#pragma once

#include "core/models/reading_note.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace lab::app {

/// A configuration with what its file leaves out because the class of its model type in
/// transformers sets it, and a note for each field that was filled in.
struct FilledConfig {
    QJsonObject config;
    std::vector<ReadingNote>
        readingNotes; ///< Origin::ModelClass, but for a base that the class passes over
};

/// As classRules() has them; `path` is where the configuration stands in the
/// file. A base or a rotated share that a block of rope_parameters or
/// rope_scaling gives goes before the class's, and so does null for a window or rotary_dim: it is
/// none.
FilledConfig withClassDefaults(
    QJsonObject config, const QString& modelType, const QString& path = {});

} // namespace lab::app
