#include "ui/views/rotations/rotations_picture.h"

#include "ui/paint/rotations/rotations_words.h"
#include "ui/paint/text/punctuation.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <algorithm>

namespace lab::ui {

namespace {

QString spokenName(Picture picture)
{
    switch (picture) {
    case Picture::RotationsConventions:
        return RotationsWords::tr("Columns in two layouts");
    case Picture::RotationsScores:
        return RotationsWords::tr("Score of each pair, added up");
    default:
        return RotationsWords::tr("Score against distance");
    }
}

} // namespace

RotationsPicture::RotationsPicture(Picture picture, QWidget* parent)
    : PictureView(picture, parent)
{
    setAccessibleName(spokenName(picture));
}

void RotationsPicture::setMarks(const Positions& positions, int pair, int pairs)
{
    if (positions != m_positions)
        handlesMoved();
    m_positions = positions;
    m_pair = pair;
    m_pairs = pairs;
}

void RotationsPicture::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    const auto moved = [&](std::int64_t by) {
        return SetParameter {
            "position.query", std::clamp<std::int64_t>(m_positions.query + by, 0, lastPosition)};
    };
    const bool isPageKey = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if (const int page = isPageKey ? pairsToTurn() : 0)
        return edit(selection(m_pair + (event->key() == Qt::Key_PageUp ? -page : page), m_pairs));
    switch (event->key()) {
    case Qt::Key_Left:
        return edit(moved(-step));
    case Qt::Key_Right:
        return edit(moved(step));
    case Qt::Key_Up:
        return edit(selection(m_pair - 1, m_pairs));
    case Qt::Key_Down:
        return edit(selection(m_pair + 1, m_pairs));
    default:
        PictureView::keyPressEvent(event);
    }
}

QString RotationsPicture::keysInWords() const
{
    QStringList sentences {RotationsWords::tr("Left and right move m, up and down select a pair.")};
    if (pairsToTurn() != 0)
        sentences += RotationsWords::tr("Page Up and Page Down turn the pages.");
    return keysAfter(oneAfterAnother(sentences));
}

void RotationsPicture::wheelEvent(QWheelEvent* event)
{
    constexpr int notch = 120;
    const int page = pairsToTurn();
    if (page == 0 || event->source() == Qt::MouseEventSynthesizedByApplication) // fingers zoom
        return event->ignore();
    m_wheelTurned += event->angleDelta().y();
    const int notches = m_wheelTurned / notch;
    m_wheelTurned -= notches * notch;
    if (notches != 0)
        editByWheel(selection(m_pair - notches * page, m_pairs));
    event->accept();
}

void RotationsPicture::updateAccessibleText()
{
    setAccessibleName(spokenName(picture()));
}

Edit RotationsPicture::selection(int pair, int pairs)
{
    return SetParameter {"rope.pair", std::int64_t {std::clamp(pair, 0, std::max(0, pairs - 1))}};
}

Focus RotationsPicture::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.pair = focus.pair;
    return shown;
}

Focus RotationsPicture::focusOn(int pair) const
{
    Focus focus = pictureFocus();
    focus.pair = pair;
    return focus;
}

} // namespace lab::ui

#include "moc_rotations_picture.cpp"
