#include "ui/views/biases/biases_picture.h"

#include "ui/paint/axes.h"
#include "ui/paint/text/text.h"

#include <QEvent>
#include <QWheelEvent>

#include <algorithm>
#include <bit>
#include <cmath>

namespace lab::ui {

namespace {

// A window of a power of two from 0 that holds both.
ShowPositions fitted(const Positions& positions)
{
    const std::int64_t last = std::max({positions.query, positions.key, std::int64_t {7}});
    const auto shown = std::bit_ceil(static_cast<std::uint64_t>(last + 1));
    return {0, std::min(static_cast<std::int64_t>(shown), lastPosition)};
}

} // namespace

BiasesPicture::BiasesPicture(Picture picture, QWidget* parent)
    : PictureView(picture, parent)
{
}

void BiasesPicture::setPositions(const Positions& positions)
{
    m_positions = positions;
    update();
}

void BiasesPicture::wheelEvent(QWheelEvent* event)
{
    constexpr double notchesPerOctave = 2;
    const double notches = event->angleDelta().y() / 120.0;
    if (std::abs(notches) > 0)
        editByWheel(zoomed(
            m_positions, positionUnder(event->position()), std::exp2(-notches / notchesPerOctave)));
    point(focusAt(event->position()));
    event->accept();
}

void BiasesPicture::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameAnew();
}

void BiasesPicture::doubleClick(QPointF point)
{
    if (isGround(point))
        edit(fitted(m_positions));
}

void BiasesPicture::nameAnew()
{
    setAccessibleName(title());
}

Focus BiasesPicture::pictureFocus() const
{
    Focus focus;
    focus.picture = picture();
    return focus;
}

void BiasesPicture::moveQueryTo(std::int64_t query)
{
    edit(SetParameter {"position.query", Value(query)});
}

void BiasesPicture::moveKeyTo(std::int64_t key)
{
    edit(SetParameter {"position.key", Value(key)});
}

void BiasesPicture::select(int head)
{
    edit(SetParameter {"alibi.head", Value(std::int64_t {head})});
}

void paintTitle(QPainter& painter, QPointF baseline, const QString& title, const QStringList& notes,
    double right, const Look& look)
{
    const double end = baseline.x()
        + paintText(painter, baseline, title, TextRole::PictureTitle, look.palette.text, look);
    const QPointF place(end + look.px(12), baseline.y());
    for (const QString& note : notes) {
        if (place.x() + textWidth(note, TextRole::Note, look) > right)
            continue;
        paintText(painter, place, note, TextRole::Note, look.palette.notes, look);
        return;
    }
}

} // namespace lab::ui
