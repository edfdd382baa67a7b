#include "ui/views/context/context_picture.h"

#include "ui/paint/context/context_words.h"

#include <QKeyEvent>

#include <algorithm>

namespace lab::ui {

ContextPicture::ContextPicture(Picture picture, QWidget* parent)
    : PictureView(picture, parent)
{
    setAccessibleName(contextTitle(picture));
}

void ContextPicture::setPair(int pair, int pairs)
{
    m_pair = pair;
    m_pairs = pairs;
}

void ContextPicture::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        return select(m_pair - 1);
    case Qt::Key_Right:
    case Qt::Key_Down:
        return select(m_pair + 1);
    default:
        PictureView::keyPressEvent(event);
    }
}

QString ContextPicture::spoken() const
{
    return {};
}

void ContextPicture::updateAccessibleText()
{
    setAccessibleName(contextTitle(picture()));
    setAccessibleDescription(spoken());
}

void ContextPicture::select(int pair)
{
    edit(SetParameter {"rope.pair", std::int64_t {std::clamp(pair, 0, std::max(0, m_pairs - 1))}});
}

Focus ContextPicture::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.pair = focus.pair;
    return shown;
}

Focus ContextPicture::focusOn(int pair) const
{
    Focus focus = pictureFocus();
    focus.pair = pair;
    return focus;
}

} // namespace lab::ui

#include "moc_context_picture.cpp"
