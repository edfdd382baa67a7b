#pragma once

#include "ui/paint/look.h"

#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace lab::ui {

QString limitsTitle();
QStringList sayings(); ///< what such small models can show, a sentence each
QStringList limits(); ///< and what they cannot

/// Both side by side, complete; while presenting as large as fits, but never small beside another
/// picture.
void paintLimits(QPainter& painter, const QRectF& area, const Look& look);

} // namespace lab::ui
