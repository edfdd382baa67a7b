#include "ui/views/relative/relative_picture.h"
#include "ui/views/arrow_step.h"

#include <QKeyEvent>

#include <utility>

namespace lab::ui {

RelativePicture::RelativePicture(Picture picture, QWidget* parent)
    : MapView(picture, parent)
{
}

void RelativePicture::paintNone(QPainter& painter, const QRectF& area, const Look& look) const
{
    paintNoDifference(painter, area.adjusted(0, look.px(32), 0, 0),
        tr("A and B have different terms or numbers of words."), look);
}

Focus RelativePicture::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.query = focus.query;
    shown.key = focus.key;
    shown.term = focus.term;
    return shown;
}

void RelativePicture::choose(int query, int key)
{
    const int last = frame().count() - 1;
    if (query >= 0 && query <= last && key >= 0 && key <= last)
        edit(MovePositions {query, key});
}

void RelativePicture::keyPressEvent(QKeyEvent* event)
{
    if (const auto step = arrowStep(event->key()))
        return choose(frame().query + step->y(), frame().key + step->x());
    PictureView::keyPressEvent(event);
}

} // namespace lab::ui

#include "moc_relative_picture.cpp"
