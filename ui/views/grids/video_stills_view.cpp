#include "ui/views/grids/video_stills_view.h"
#include "ui/views/arrow_step.h"

#include "ui/paint/text/number_text.h"
#include "ui/paint/text/picture_title.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr const char* queryKey = "position.query";
constexpr const char* keyKey = "position.key";

} // namespace

VideoStillsView::VideoStillsView(QWidget* parent)
    : MapView(Picture::GridsStills, parent)
{
}

QString VideoStillsView::exportName() const
{
    return u"frames"_s;
}

NumberTable VideoStillsView::tableOf(const VideoFrame& frame) const
{
    return lab::numbers(frame);
}

QString VideoStillsView::title() const
{
    return tr("Similarity to the query's token");
}

QString VideoStillsView::spoken() const
{
    const VideoFrame& now = frame();
    const PositionNumbers& query = now.numbers(now.query);
    const PositionNumbers& key = now.numbers(now.key);
    const double similarity = tokenProduct(rotary(now.scheme), query, key).similarity();
    return tr("Token %1: time %2, row %3, column %4. Token %5: time %6, row %7, column %8. "
              "Similarity %9.")
        .arg(wholeNumber(now.query), wholeNumber(query.time), wholeNumber(query.height),
            wholeNumber(query.width), wholeNumber(now.key), wholeNumber(key.time),
            wholeNumber(key.height), wholeNumber(key.width), decimals(similarity, 4));
}

void VideoStillsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    const VideoFrame* shown = drawn();
    if (!shown) {
        paintPictureTitle(painter, area,
            tr("%1 of the similarity", "difference").arg(nameOfDifference(look)), {}, look);
        return paintNoDifference(painter, area.adjusted(0, look.px(32), 0, 0),
            tr("A and B have different frames."), look);
    }
    const std::optional<PictureHandle> handle = handleAt(pointer());
    paintStills(painter, area, StillsLayout(area, *shown, look), *shown,
        handle ? static_cast<MapPart>(handle->which) : MapPart::None, look);
}

void VideoStillsView::move(const char* position, std::int64_t from, int rows, int columns)
{
    const VideoFrame::Still* still = frame().stillOf(from);
    const std::int64_t to = from + columns + rows * (still ? still->map.columns : 1);
    if (to >= 0 && to < frame().tokenCount)
        edit(SetParameter {position, Value(to)});
}

QString VideoStillsView::keysInWords() const
{
    return isEmpty() ? PictureView::keysInWords()
                     : keysAfter(tr("The arrow keys move the query; with Shift, the key."));
}

void VideoStillsView::keyPressEvent(QKeyEvent* event)
{
    const bool isKey = event->modifiers().testFlag(Qt::ShiftModifier);
    const char* position = isKey ? keyKey : queryKey;
    const std::int64_t from = isKey ? frame().key : frame().query;
    const auto step = arrowStep(event->key());
    if (!step || isEmpty())
        return PictureView::keyPressEvent(event);
    move(position, from, step->y(), step->x());
}

void VideoStillsView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    MapView::grab(point, modifiers);
    m_isChoosing = !held() && !isEmpty() && drawn() && layout().tokenAt(point, frame());
    if (m_isChoosing)
        drag(point, modifiers);
}

void VideoStillsView::drag(QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (m_isChoosing) {
        if (const auto token = layout().tokenNear(point, frame()))
            edit(SetParameter {queryKey, Value(*token)});
    }
    MapView::drag(point, modifiers);
}

void VideoStillsView::release()
{
    MapView::release();
    m_isChoosing = false;
}

Focus VideoStillsView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (isEmpty() || !drawn() || held() || m_isChoosing)
        return focus;
    if (const auto token = layout().tokenAt(point, frame()))
        focus.key = token;
    return focus;
}

Focus VideoStillsView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.query = focus.query;
    shown.key = focus.key;
    return shown;
}

Qt::CursorShape VideoStillsView::cursorAt(QPointF point) const
{
    if (handleAt(point))
        return Qt::OpenHandCursor;
    const bool isPatch = !isEmpty() && drawn() && layout().tokenAt(point, frame());
    return isPatch ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

std::vector<PictureHandle> VideoStillsView::handles() const
{
    std::vector<PictureHandle> all;
    if (isEmpty() || !drawn())
        return all;
    const StillsLayout now = layout();
    const auto add = [&](const QString& name, const char* key, std::int64_t token, MapPart part) {
        const auto cell = now.cellOf(token, frame());
        if (!cell)
            return;
        PictureHandle& handle = all.emplace_back();
        handle.name = name;
        handle.key = key;
        handle.place = cell->center();
        handle.step = {cell->width(), cell->height()};
        handle.which = static_cast<std::int64_t>(part);
        handle.put = [this, now, key](QPointF point) -> std::optional<Edit> {
            const auto there = now.tokenNear(point, frame());
            return there ? std::optional<Edit>(SetParameter {key, Value(*there)}) : std::nullopt;
        };
    };
    add(tr("Query token"), queryKey, frame().query, MapPart::Query);
    add(tr("Key token"), keyKey, frame().key, MapPart::Key);
    return all;
}

} // namespace lab::ui

#include "moc_video_stills_view.cpp"
