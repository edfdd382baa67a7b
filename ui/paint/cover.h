#pragma once

#include "ui/paint/look.h"

#include <QString>

class QPainter;
class QRectF;

namespace lab::ui {

/// What a cover says, and what is heard of what lies under it: "After your answer".
QString coverWords();

/// A calm ground in the place of what would tell the answer to a question: its name above, the
/// words of the cover in the middle. Under shapes alone it has no words.
void paintCover(QPainter& painter, const QRectF& area, const QString& name, const Look& look);

} // namespace lab::ui
