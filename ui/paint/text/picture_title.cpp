#include "ui/paint/text/picture_title.h"

#include "ui/paint/text/text.h"

#include <algorithm>

namespace lab::ui {

void paintPictureTitle(QPainter& painter, const QRectF& area, const QString& title,
    const QStringList& notes, const Look& look)
{
    const double baseline = area.top() + look.px(16);
    const QString shown = fitted(title, area.width(), TextRole::PictureTitle, look);
    const double end = area.left()
        + paintText(painter, {area.left(), baseline}, shown, TextRole::PictureTitle,
            look.palette.text, look)
        + look.px(12);
    const auto note = std::ranges::find_if(notes, [&](const QString& one) {
        return end + textWidth(one, TextRole::Note, look) <= area.right();
    });
    if (note != notes.end())
        paintText(painter, {end, baseline}, *note, TextRole::Note, look.palette.notes, look);
}

} // namespace lab::ui
