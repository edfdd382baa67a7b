#pragma once

#include "ui/paint/look.h"

#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace lab::ui {

/// A picture's title at the top left of `area`, and after it the first of the notes that fits.
void paintPictureTitle(QPainter& painter, const QRectF& area, const QString& title,
    const QStringList& notes, const Look& look);

} // namespace lab::ui
