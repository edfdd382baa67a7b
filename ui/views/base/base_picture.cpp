#include "ui/views/base/base_picture.h"

#include "ui/paint/base/base_words.h"

#include <QEvent>
#include <QKeyEvent>

#include <algorithm>

namespace lab::ui {

BasePicture::BasePicture(Picture picture, QWidget* parent)
    : PictureView(picture, parent)
{
    setAccessibleName(baseTitle(picture));
}

void BasePicture::setPair(int pair, int pairs)
{
    m_pair = pair;
    m_pairs = pairs;
}

void BasePicture::keyPressEvent(QKeyEvent* event)
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

void BasePicture::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    setAccessibleName(baseTitle(picture()));
    describe();
}

QString BasePicture::spoken() const
{
    return {};
}

void BasePicture::describe()
{
    setAccessibleDescription(spoken());
}

void BasePicture::select(int pair)
{
    edit(SetParameter {"rope.pair", std::int64_t {std::clamp(pair, 0, std::max(0, m_pairs - 1))}});
}

Focus BasePicture::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.pair = focus.pair;
    return shown;
}

Focus BasePicture::focusOn(int pair) const
{
    Focus focus;
    focus.picture = picture();
    focus.pair = pair;
    return focus;
}

} // namespace lab::ui
