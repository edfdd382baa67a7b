#pragma once

#include "ui/paint/look.h"

#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace lab::ui {

QString limitsTitle();
QStringList sayings(); ///< what such small models can say, a sentence each
QStringList limits(); ///< and what they cannot

/// Both beside each other, in full; while presenting as large as there is space for, but never
/// small beside another picture.
void paintLimits(QPainter& painter, const QRectF& area, const Look& look);

} // namespace lab::ui
