#include "ui/paint/grids/video_stills.h"

#include "ui/paint/cell_marks.h"
#include "ui/paint/comparison.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/picture_title.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab::ui {

namespace {

struct StillWords {
    Q_DECLARE_TR_FUNCTIONS(StillWords)
};

constexpr double headSpace = 32;
constexpr double nameSpace = 24; // below a still
constexpr double stillGap = 20;
constexpr double barSpace = 66; // to the right of them
constexpr double minStill = 56; // pixels per side, if more exist than fit

/// The number of columns and the cell size that make `count` stills largest.
struct Arrangement {
    int columns = 1;
    double cell = 0;
};

Arrangement arranged(int count, const GridShape& shape, const QSizeF& space, const Look& look)
{
    Arrangement best;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double wide = (space.width() - look.px(stillGap) * (columns - 1)) / columns;
        const double high = space.height() / rows - look.px(nameSpace);
        const double cell = std::min(wide / shape.columns, high / shape.rows);
        if (cell > best.cell)
            best = {columns, cell};
    }
    return best;
}

/// As large as the largest still, so that cells have one size in all.
GridShape largestShape(const VideoFrame& frame)
{
    GridShape shape {1, 1, 1};
    for (const VideoFrame::Still& still : frame.stills)
        shape = {
            1, std::max(shape.rows, still.map.rows), std::max(shape.columns, still.map.columns)};
    return shape;
}

std::int64_t firstOf(const VideoFrame& frame, const StillsLayout::Place& place)
{
    return frame.stills[place.still].firstToken;
}

/// The still around which those that fit are shown.
std::size_t middleStill(const VideoFrame& frame)
{
    const VideoFrame::Still* still = frame.stillOf(frame.query);
    return still ? static_cast<std::size_t>(still - frame.stills.data()) : 0;
}

} // namespace

StillsLayout::StillsLayout(const QRectF& area, const VideoFrame& frame, const Look& look)
{
    if (frame.stills.empty())
        return;
    const GridShape shape = largestShape(frame);
    const bool hasBar = area.width() >= look.px(320);
    const QSizeF space(area.width() - look.px(hasBar ? barSpace : 4),
        std::max(1.0, area.height() - look.px(headSpace)));
    const int all = static_cast<int>(frame.stills.size());
    int count = all;
    Arrangement chosen = arranged(count, shape, space, look);
    while (count > 1 && chosen.cell * std::min(shape.rows, shape.columns) < look.px(minStill))
        chosen = arranged(--count, shape, space, look);
    const double cell = chosen.cell >= 1 ? std::floor(chosen.cell) : chosen.cell;
    const int first = std::clamp(static_cast<int>(middleStill(frame)) - count / 2, 0, all - count);
    const double top = area.top() + look.px(headSpace);
    for (int i = 0; i < count; ++i) {
        const auto index = static_cast<std::size_t>(first + i);
        const HeatmapFrame& map = frame.stills[index].map;
        const QPointF corner(std::round(area.left()
                                 + i % chosen.columns * (cell * shape.columns + look.px(stillGap))),
            std::round(top + i / chosen.columns * (cell * shape.rows + look.px(nameSpace))));
        places.push_back({index,
            {QRectF(corner, QSizeF(cell * map.columns, cell * map.rows)),
                {1, map.rows, map.columns}}});
    }
    if (hasBar) {
        double right = 0;
        for (const Place& place : places)
            right = std::max(right, place.patches.area.right());
        colours = QRectF(right + look.px(16), top, look.px(12),
            std::min(std::max(cell * shape.rows, look.px(120)), space.height() - look.px(8)));
    }
}

std::optional<std::int64_t> StillsLayout::tokenAt(QPointF point, const VideoFrame& frame) const
{
    for (const Place& place : places)
        if (const auto patch = place.patches.patchAt(point))
            return firstOf(frame, place) + *patch;
    return std::nullopt;
}

std::optional<std::int64_t> StillsLayout::tokenNear(QPointF point, const VideoFrame& frame) const
{
    std::optional<std::int64_t> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (const Place& place : places) {
        const QRectF& map = place.patches.area;
        const double apart = std::hypot(point.x() - std::clamp(point.x(), map.left(), map.right()),
            point.y() - std::clamp(point.y(), map.top(), map.bottom()));
        if (apart < least) {
            least = apart;
            nearest = firstOf(frame, place) + place.patches.patchNear(point);
        }
    }
    return nearest;
}

std::optional<QRectF> StillsLayout::cellOf(std::int64_t token, const VideoFrame& frame) const
{
    for (const Place& place : places) {
        const std::int64_t index = token - firstOf(frame, place);
        if (index >= 0 && index < cellCount(place.patches.shape))
            return place.patches.cell(rasterCell(place.patches.shape, index));
    }
    return std::nullopt;
}

QString stillName(const VideoFrame::Still& still)
{
    return still.kind == TokenKind::Image
        ? StillWords::tr("image")
        : StillWords::tr("frame %1").arg(wholeNumber(still.frame));
}

QString videoComplaint(const VideoFrame& frame)
{
    if (frame.isTooLong())
        return StillWords::tr(
            "The prompt has %1 tokens; at most %2 can be drawn. Use fewer frames, rows or columns.")
            .arg(wholeNumber(frame.tokenCount), wholeNumber(maxVideoTokens));
    if (frame.stills.empty())
        return StillWords::tr("Nothing to draw: add at least one video frame, or image rows.");
    return {};
}

void paintStills(QPainter& painter, const QRectF& area, const StillsLayout& layout,
    const VideoFrame& frame, MapPart hovered, const PointedLook& look)
{
    const Palette& palette = look.palette;
    const bool isDifference = !frame.stills.empty()
        && frame.stills.front().map.meaning == HeatmapFrame::Meaning::Difference;
    QStringList notes;
    if (frame.isPastTokens)
        notes = {StillWords::tr("the ruler is beyond the prompt; showing its last token"),
            StillWords::tr("beyond the prompt: the last token")};
    else if (layout.places.size() < frame.stills.size())
        notes = {StillWords::tr("%1 of %2, around the query")
                     .arg(wholeNumber(static_cast<std::int64_t>(layout.places.size())),
                         wholeNumber(static_cast<std::int64_t>(frame.stills.size())))};
    else
        notes = {StillWords::tr("row down, column across")};
    paintPictureTitle(painter, area,
        isDifference ? StillWords::tr("%1 of the similarity, M-RoPE", "difference")
                           .arg(nameOfDifference(look))
                     : StillWords::tr("Similarity to the query's token, M-RoPE"),
        notes, look);
    const QString complaint = videoComplaint(frame);
    if (!complaint.isEmpty()) {
        paintText(painter, {area.left(), area.top() + look.px(headSpace + 16)},
            fitted(complaint, area.width(), TextRole::Body, look), TextRole::Body, palette.notes,
            look);
        return;
    }
    const VideoFrame::Still* ofQuery = frame.stillOf(frame.query);
    for (const StillsLayout::Place& place : layout.places) {
        const VideoFrame::Still& still = frame.stills[place.still];
        const QRectF& map = place.patches.area;
        paintHeatmap(painter, map, still.map, look);
        outlineCells(painter, map, palette.axis, 1, look);
        const QString time =
            StillWords::tr("t = %1").arg(wholeNumber(frame.numbers(still.firstToken).time));
        const double baseline = map.bottom() + look.px(16);
        const TextRole role = &still == ofQuery ? TextRole::NoteStrong : TextRole::Note;
        const QString name = stillName(still);
        const double timeWidth = textWidth(time, TextRole::Note, look);
        paintText(painter, {map.left(), baseline}, name, role, palette.text, look);
        if (textWidth(name, role, look) + look.px(8) + timeWidth <= map.width())
            paintText(painter, {map.right(), baseline}, time, TextRole::Note, palette.notes, look,
                Alignment::Right);
    }
    if (!layout.colours.isEmpty())
        paintColorBar(painter, layout.colours, frame.stills.front().map, Qt::Vertical, look);
    const auto mark = [&](std::int64_t token, const QColor& colour) {
        if (const auto cell = layout.cellOf(token, frame))
            outlineCells(painter, *cell, colour, 2.5, look);
    };
    mark(std::clamp<std::int64_t>(look.focus.query.value_or(frame.query), 0, frame.tokenCount - 1),
        palette.query);
    mark(std::clamp<std::int64_t>(look.focus.key.value_or(frame.key), 0, frame.tokenCount - 1),
        palette.key);
    const auto handle = [&](std::int64_t token, HandleKind kind, MapPart part) {
        if (const auto cell = layout.cellOf(token, frame))
            paintHandle(painter, cell->center(), kind,
                hovered == part ? HandleState::Hovered : HandleState::Resting, 14, look);
    };
    handle(frame.key, HandleKind::Key, MapPart::Key);
    handle(frame.query, HandleKind::Query, MapPart::Query);
}

} // namespace lab::ui
