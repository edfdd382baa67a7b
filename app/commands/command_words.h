#pragma once

#include <QString>

namespace lab::app {

QString helpText();
/// The part of the help for one command: "render", "table"; everything for any other word.
QString helpOn(const QString& command);
QString versionText();

} // namespace lab::app
