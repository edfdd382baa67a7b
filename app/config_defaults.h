#pragma once

#include <QJsonObject>
#include <QString>

#include <string>
#include <vector>

namespace lab::app {

/// A configuration with what its file leaves out because the class of its model type in
/// transformers sets it; each field so filled in gets a note.
///
/// A class's defaults are often not the published models', so this is done only where the
/// published files rely on them: Gemma 3's name neither heads, head width, bases nor length
/// (transformers, models/gemma3/configuration_gemma3.py, Gemma3TextConfig).
QJsonObject withClassDefaults(
    QJsonObject config, const QString& modelType, std::vector<std::string>& notes);

} // namespace lab::app
