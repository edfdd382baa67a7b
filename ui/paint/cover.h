#pragma once

#include "ui/paint/look.h"

#include <QString>

class QPainter;
class QRectF;

namespace lab::ui {

/// What keeps the answer to a question from who has not answered it yet.
enum class Cover {
    None,
    QuestionBeside, ///< the question is in sight
    QuestionAway, ///< it was put out of sight, and the cover says where it is
};

/// What a cover says, and what is heard of what lies under it: "After your answer".
QString coverWords(Cover cover);

/// A calm ground in the place of what would tell the answer to a question: its name above, the
/// words of the cover in the middle, in as many lines as there is space for. Over shapes alone it
/// has its short words, as large as the smallest of the audience, where they have space.
void paintCover(
    QPainter& painter, const QRectF& area, const QString& name, Cover cover, const Look& look);

} // namespace lab::ui
