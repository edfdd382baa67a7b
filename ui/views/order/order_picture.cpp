#include "ui/views/order/order_picture.h"

#include "ui/paint/order/order_words.h"
#include "ui/paint/text/text.h"

#include <QEvent>
#include <QKeyEvent>

namespace lab::ui {

OrderPicture::OrderPicture(Picture picture, QWidget* parent)
    : FramedView(picture, parent)
{
}

void OrderPicture::nameAnew()
{
    setAccessibleName(title());
    setAccessibleDescription(isEmpty() ? QString() : spoken());
}

void OrderPicture::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameAnew();
}

void OrderPicture::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        return select(frame().selected - 1);
    case Qt::Key_Down:
        return select(frame().selected + 1);
    default:
        return PictureView::keyPressEvent(event);
    }
}

Focus OrderPicture::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.query = shownQuery(focus, frame());
    shown.key = pointedToken(focus, frame());
    return shown;
}

Focus OrderPicture::pictureFocus() const
{
    Focus focus;
    focus.picture = picture();
    return focus;
}

void OrderPicture::select(int token)
{
    if (token >= 0 && token < static_cast<int>(frame().words.size()))
        edit(SetParameter {"order.token", Value(std::int64_t {token})});
}

void OrderPicture::paintTitle(
    QPainter& painter, const QRectF& area, const QString& note, const Look& look) const
{
    const double baseline = area.top() + look.px(16);
    const double end = area.left()
        + paintText(painter, {area.left(), baseline}, fittingTitle(title(), area.width(), look),
            TextRole::PictureTitle, look.palette.text, look)
        + look.px(12);
    if (end + textWidth(note, TextRole::Note, look) <= area.right())
        paintText(painter, {end, baseline}, note, TextRole::Note, look.palette.notes, look);
}

} // namespace lab::ui
