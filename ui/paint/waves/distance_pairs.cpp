#include "ui/paint/waves/distance_pairs.h"

#include "ui/paint/axes.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double left = 34; ///< beside the map, for the knob of the query
constexpr double head = 40;
constexpr double foot = 74; ///< the numbers, the knob of the key and two lines of words

std::int64_t lastOf(const Runs& runs)
{
    return runs.begin(runs.count) - 1;
}

bool isShownIn(const Runs& runs, std::int64_t position)
{
    return position >= runs.first && position <= lastOf(runs);
}

} // namespace

QRectF distancePairsMap(const QRectF& area, const Look& look)
{
    const double across = area.width() - look.px(left + 8);
    const double down = area.height() - look.px(head + foot);
    const double side = std::max(1.0, std::min(across, down));
    return {area.left() + look.px(left), area.top() + look.px(head), side, side};
}

QString distancePairsWords(const DistancePairsFrame& frame)
{
    const QString positions = wholeNumber(frame.positions);
    return WavesWords::tr("%1 × %1 pairs share %2 vectors: one per distance, without limit")
        .arg(positions, wholeNumber(frame.vectors));
}

double placeAlong(std::int64_t position, double begin, double side, const Runs& runs)
{
    const auto count = static_cast<double>(lastOf(runs) - runs.first + 1);
    return begin + (static_cast<double>(position - runs.first) + 0.5) / count * side;
}

std::int64_t positionAlong(double pixel, double begin, double side, const Runs& runs)
{
    const auto count = static_cast<double>(lastOf(runs) - runs.first + 1);
    const auto at = static_cast<std::int64_t>(std::floor((pixel - begin) / side * count));
    return std::clamp(runs.first + at, runs.first, lastOf(runs));
}

void paintDistancePairs(
    QPainter& painter, const QRectF& area, const DistancePairsFrame& frame, const PointedLook& look)
{
    if (frame.cells.rows == 0)
        return;
    const QRectF map = distancePairsMap(area, look);
    paintText(painter, {area.left(), area.top() + look.px(upperTitleBaseline)},
        fitted(pictureTitle(Picture::WavesPairs), area.width(), TextRole::PictureTitle, look),
        TextRole::PictureTitle, look.palette.text, look);
    const QString note = fittingWords(
        {WavesWords::tr("column %1; query down, key across").arg(wholeNumber(frame.column)),
            WavesWords::tr("column %1").arg(wholeNumber(frame.column))},
        area.width(), TextRole::Note, look);
    paintText(painter, {area.left(), area.top() + look.px(upperTitleBaseline + 17)}, note,
        TextRole::Note, look.palette.notes, look);
    paintHeatmap(painter, map, frame.cells, look);

    const bool isPointed = look.focus.picture == Picture::WavesPairs && look.focus.query;
    const std::int64_t query = isPointed ? *look.focus.query : frame.query;
    const std::int64_t key = isPointed ? look.focus.key.value_or(frame.key) : frame.key;
    const double x = placeAlong(key, map.left(), map.width(), frame.runs);
    const double y = placeAlong(query, map.top(), map.height(), frame.runs);
    const auto cross = [&](const QColor& colour, double width) {
        if (isShownIn(frame.runs, query))
            paintLine(painter, {map.left(), y, map.right(), y}, colour, width, look);
        if (isShownIn(frame.runs, key))
            paintLine(painter, {x, map.top(), x, map.bottom()}, colour, width, look);
    };
    cross(look.palette.ground, 3);
    cross(look.palette.text, 1);
    if (isShownIn(frame.runs, frame.query))
        paintHandle(painter,
            {map.left() - look.px(10),
                placeAlong(frame.query, map.top(), map.height(), frame.runs)},
            HandleKind::Query, HandleState::Resting, 12, look);
    if (isShownIn(frame.runs, frame.key))
        paintHandle(painter,
            {placeAlong(frame.key, map.left(), map.width(), frame.runs),
                map.bottom() + look.px(10)},
            HandleKind::Key, HandleState::Resting, 12, look);
    const double numbers = map.bottom() + look.px(30);
    paintText(painter, {map.left(), numbers}, wholeNumber(frame.runs.first), TextRole::Axis,
        look.palette.notes, look);
    paintText(painter, {map.right(), numbers}, wholeNumber(lastOf(frame.runs)), TextRole::Axis,
        look.palette.notes, look, Alignment::Right);

    const QString vectors = WavesWords::tr("%1 vectors").arg(wholeNumber(frame.vectors));
    const double words = map.bottom() + look.px(52);
    paintText(painter, {area.left(), words}, vectors, TextRole::PictureTitle,
        look.palette.resultText, look);
    paintText(painter, {area.left(), words + look.px(18)},
        fittingWords({WavesWords::tr("for %1 × %1 pairs: one per distance")
                             .arg(wholeNumber(frame.positions)),
                         WavesWords::tr("one per distance")},
            area.width(), TextRole::Note, look),
        TextRole::Note, look.palette.notes, look);
}

} // namespace lab::ui
