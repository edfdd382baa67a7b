#pragma once

#include <QJsonObject>
#include <QString>

namespace lab::app {

/// The rope_parameters that the class of a model type has where its file has none, neither those
/// nor rope_scaling; empty for a class that has only single numbers, as classDefaults() tells them.
QJsonObject classBlock(const QString& modelType);

} // namespace lab::app
