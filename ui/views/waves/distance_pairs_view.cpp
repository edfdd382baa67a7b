#include "ui/views/waves/distance_pairs_view.h"

#include "ui/paint/waves/waves_words.h"
#include "ui/views/parameters/parameter_words.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int maxCells = 512; ///< of a side
constexpr double knobAway = 10; ///< from the map

} // namespace

DistancePairsView::DistancePairsView(QWidget* parent)
    : MapView(Picture::WavesPairs, parent)
{
    setAccessibleName(pictureTitle(Picture::WavesPairs));
}

int DistancePairsView::space() const
{
    return std::clamp(qRound(map().width() * devicePixelRatioF()), 1, maxCells);
}

QString DistancePairsView::exportName() const
{
    return u"pairs"_s;
}

QRectF DistancePairsView::map() const
{
    return distancePairsMap(rect(), look());
}

void DistancePairsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (const DistancePairsFrame* shown = drawn())
        paintDistancePairs(painter, area, *shown, look);
    else
        paintNoDifference(painter, distancePairsMap(area, look),
            WavesWords::tr("There is no difference: A and B show different positions."), look);
}

NumberTable DistancePairsView::tableOf(const DistancePairsFrame& frame) const
{
    return lab::numbers(frame);
}

QString DistancePairsView::title() const
{
    return pictureTitle(Picture::WavesPairs);
}

QString DistancePairsView::spoken() const
{
    return distancePairsWords(frame());
}

Focus DistancePairsView::pairFocus(std::int64_t query, std::int64_t key) const
{
    Focus focus = pictureFocus();
    focus.query = query;
    focus.key = key;
    focus.distance = m_sign == DistanceSign::QueryMinusKey ? query - key : key - query;
    return focus;
}

Focus DistancePairsView::focusAt(QPointF point) const
{
    const QRectF area = map();
    if (isEmpty() || !area.contains(point))
        return {};
    return pairFocus(positionAlong(point.y(), area.top(), area.height(), frame().runs),
        positionAlong(point.x(), area.left(), area.width(), frame().runs));
}

Focus DistancePairsView::shownOf(const Focus& focus) const
{
    return focus.picture == picture() ? focus : Focus {};
}

std::vector<PictureHandle> DistancePairsView::handles() const
{
    if (isEmpty())
        return {};
    constexpr double smallest = 4;
    const QRectF area = map();
    const Runs runs = frame().runs;
    const std::int64_t end = runs.begin(runs.count);
    const double step = std::max(smallest, area.width() / static_cast<double>(end - runs.first));
    const auto isIn = [&](std::int64_t position) {
        return position >= runs.first && position < end;
    };
    std::vector<PictureHandle> all;
    if (isIn(frame().query)) {
        const double y = placeAlong(frame().query, area.top(), area.height(), runs);
        all.push_back({.name = labelOf(*parameterNamed("position.query")),
            .place = {area.left() - look().px(knobAway), y},
            .step = {0, step},
            .put = [runs, area](QPointF point) -> std::optional<Edit> {
                return SetParameter {
                    "position.query", positionAlong(point.y(), area.top(), area.height(), runs)};
            },
            .key = "position.query"});
    }
    if (isIn(frame().key)) {
        const double x = placeAlong(frame().key, area.left(), area.width(), runs);
        all.push_back({.name = labelOf(*parameterNamed("position.key")),
            .place = {x, area.bottom() + look().px(knobAway)},
            .step = {step, 0},
            .put = [runs, area](QPointF point) -> std::optional<Edit> {
                return SetParameter {
                    "position.key", positionAlong(point.x(), area.left(), area.width(), runs)};
            },
            .key = "position.key"});
    }
    return all;
}

void DistancePairsView::moveTo(std::int64_t query, std::int64_t key)
{
    const auto within = [](std::int64_t position) {
        return std::clamp<std::int64_t>(position, 0, lastPosition);
    };
    edit(MovePositions {within(query), within(key)});
}

void DistancePairsView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    m_hasMap = !isEmpty() && map().contains(point);
    if (m_hasMap)
        return drag(point, modifiers);
    MapView::grab(point, modifiers);
}

void DistancePairsView::drag(QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (!m_hasMap)
        return MapView::drag(point, modifiers);
    const QRectF area = map();
    const Focus pair = pairFocus(positionAlong(point.y(), area.top(), area.height(), frame().runs),
        positionAlong(point.x(), area.left(), area.width(), frame().runs));
    moveTo(*pair.query, *pair.key);
    this->point(pair);
}

void DistancePairsView::release()
{
    m_hasMap = false;
    MapView::release();
}

Qt::CursorShape DistancePairsView::cursorAt(QPointF point) const
{
    return map().contains(point) ? Qt::CrossCursor : MapView::cursorAt(point);
}

void DistancePairsView::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Up:
        return moveTo(frame().query - step, frame().key);
    case Qt::Key_Down:
        return moveTo(frame().query + step, frame().key);
    case Qt::Key_Left:
        return moveTo(frame().query, frame().key - step);
    case Qt::Key_Right:
        return moveTo(frame().query, frame().key + step);
    default:
        MapView::keyPressEvent(event);
    }
}

} // namespace lab::ui

#include "moc_distance_pairs_view.cpp"
