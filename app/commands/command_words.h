#pragma once

#include <QString>

namespace lab::app {

QString helpText();
/// What of it is on one command: "render", "table"; all of it for what is none.
QString helpOn(const QString& command);
QString versionText();

} // namespace lab::app
