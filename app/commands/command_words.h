#pragma once

#include <QString>

namespace lab::app {

QString helpText();
QString versionText();

} // namespace lab::app
