#pragma once

#include "core/drawing/marks.h"
#include "ui/paint/look.h"

#include <QString>

class QPainter;
class QRectF;

namespace lab::ui {

/// How a picture is hidden until a question is answered.
enum class Cover {
    None,
    QuestionBeside, ///< the question is visible
    QuestionAway, ///< the question is not visible, and the cover says where it is
};

/// The text of a cover, also the accessible text of what it covers: "After your answer".
QString coverWords(Cover cover);

/// A plain area that hides what would reveal the answer to a question: its name at the top, the
/// text of the cover in the middle, in as many lines as fit. For pictures without words it has its
/// short text, in the smallest size for an audience, if it fits.
drawing::Layer coverLayer(const QRectF& area, const QString& name, Cover cover, const Look& look);
void paintCover(
    QPainter& painter, const QRectF& area, const QString& name, Cover cover, const Look& look);

} // namespace lab::ui
