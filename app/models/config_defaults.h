#pragma once

#include "core/models/remark.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace lab::app {

/// A configuration with what its file leaves out because the class of its model type in
/// transformers sets it, and a remark for each field that was filled in.
struct FilledConfig {
    QJsonObject config;
    std::vector<Remark> defaults; ///< all of Origin::ModelClass
};

/// As classDefaults() has them. A base or a rotated share that a block of rope_parameters or
/// rope_scaling gives goes before the class's, and so does null for a window: it is none.
FilledConfig withClassDefaults(QJsonObject config, const QString& modelType);

} // namespace lab::app
