#include "ui/paint/grids/similarity_map.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/comparison.h"
#include "ui/paint/text/picture_title.h"

#include "ui/paint/controls/handles.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct MapWords {
    Q_DECLARE_TR_FUNCTIONS(MapWords)
};

constexpr double headSpace = 32;
constexpr double rowNumbers = 26; // to the left of the map
constexpr double columnNumbers = 22; // below it
constexpr double barSpace = 62; // to the right of it
constexpr double numberPitch = 30; // minimum between the numbers of an axis
constexpr double nameSpace = 38; // below a small map
constexpr double smallGap = 16;
constexpr double narrowGap = 11; // if there is no space for names
constexpr double chosenEdge = 5;
constexpr double minSmall = 24;
constexpr double minNamed = 56; // for a name to say something

bool isDifference(const GridsFrame& frame)
{
    return frame.chosen().map.meaning == HeatmapFrame::Meaning::Difference;
}

/// A rectangle with the ratio of columns to rows in `space`, with whole pixels per cell.
QSizeF cellsIn(QSizeF space, const GridShape& shape)
{
    const double cell = std::min(space.width() / shape.columns, space.height() / shape.rows);
    const double whole = cell >= 1 ? std::floor(cell) : cell;
    return {whole * shape.columns, whole * shape.rows};
}

/// For a difference, its two encodings if they differ.
bool hasTwoEncodings(const GridsFrame& frame)
{
    return isDifference(frame) && frame.before && *frame.before != frame.grids.encoding;
}

QString titleOf(const GridsFrame& frame, const Look& look)
{
    const QString name = encodingName(frame.grids.encoding);
    if (!isDifference(frame))
        return MapWords::tr("Similarity, %1").arg(name);
    const QString difference = nameOfDifference(look);
    if (!hasTwoEncodings(frame))
        return MapWords::tr("%1 of the similarity, %2", "difference").arg(difference, name);
    return MapWords::tr("%1 of the similarity: %2 − %3", "difference, encoding of B, of A")
        .arg(difference, name, encodingName(*frame.before));
}

/// Below the name of a small map: its minimum, or the encodings of its difference; and a shorter
/// form.
QStringList smallMapNotes(const GridsFrame& frame, const GridMap& map)
{
    if (hasTwoEncodings(frame) && map.encoding == frame.grids.encoding)
        return {u"\u2212 "_s + encodingName(*frame.before)};
    const bool isZero =
        std::ranges::all_of(map.map.values, [](double value) { return !(std::abs(value) > 0); });
    if (isDifference(frame) && isZero)
        return {MapWords::tr("no difference"), u"B = A"_s};
    const QString lowest = decimals(map.lowest, 2);
    return {MapWords::tr("lowest %1").arg(lowest), u"≥ "_s + lowest};
}

/// Also shorter: in a picture of patches each has two axes.
QString smallMapName(GridEncoding encoding, double space, TextRole role, const Look& look)
{
    QStringList wordings {encodingName(encoding)};
    if (encoding == GridEncoding::Sinusoidal)
        wordings += MapWords::tr("Sinusoidal");
    return fittingWords(wordings, space, role, look);
}

int numberStep(double cell, const Look& look)
{
    int step = 1;
    while (step * cell < look.px(numberPitch) && step < 1024)
        step *= 2;
    return step;
}

double gapIn(double width, int columns, const Look& look)
{
    const double wide = (width - look.px(smallGap) * (columns - 1)) / columns;
    return look.px(wide < look.px(minNamed) ? narrowGap : smallGap);
}

void paintNumbers(QPainter& painter, const MapLayout& layout, const PointedLook& look)
{
    const Palette& palette = look.palette;
    const QRectF& map = layout.patches.area;
    const GridShape& shape = layout.patches.shape;
    const auto isShown = [](int index, int step, int count) {
        return index == count - 1 || (index % step == 0 && count - 1 - index >= step / 2 + 1);
    };
    const double drop = digitHeight(TextRole::Axis, look) / 2;
    const int rowStep = numberStep(map.height() / shape.rows, look);
    for (int row = 0; row < shape.rows; ++row)
        if (isShown(row, rowStep, shape.rows))
            paintText(painter,
                {map.left() - look.px(8), layout.patches.cell({0, row, 0}).center().y() + drop},
                wholeNumber(row), TextRole::Axis, palette.notes, look, Alignment::Right);
    const int columnStep = numberStep(map.width() / shape.columns, look);
    for (int column = 0; column < shape.columns; ++column)
        if (isShown(column, columnStep, shape.columns))
            paintText(painter,
                {layout.patches.cell({0, 0, column}).center().x(), map.bottom() + look.px(17)},
                wholeNumber(column), TextRole::Axis, palette.notes, look, Alignment::Centre);
}

} // namespace

MapLayout::MapLayout(const QRectF& area, const GridsFrame& frame, const Look& look)
{
    const double left = area.left() + look.px(rowNumbers);
    const double top = area.top() + look.px(headSpace);
    const bool hasBar = area.width() >= look.px(280);
    const double wide = area.right() - left - look.px(hasBar ? barSpace : 4);
    const double high = area.bottom() - top - look.px(columnNumbers);
    const QSizeF size = cellsIn({wide, high}, frame.shape);
    patches = {QRectF(QPointF(std::round(left), std::round(top)), size), frame.shape};
    const double bar = std::max(size.height(), std::min(high, look.px(160)));
    if (hasBar)
        colours = QRectF(patches.area.right() + look.px(16), patches.area.top(), look.px(12), bar);
}

SmallMapsLayout::SmallMapsLayout(const QRectF& whole, const GridsFrame& frame, const Look& look)
{
    // The selected one has its edge around it.
    const QRectF area = whole.adjusted(look.px(chosenEdge), 0, -look.px(chosenEdge), 0);
    const int count = static_cast<int>(frame.maps.size());
    const double top = area.top() + look.px(headSpace);
    const auto spaceIn = [&](int columns) {
        const int rows = (count + columns - 1) / columns;
        const double gap = gapIn(area.width(), columns, look);
        const double wide = (area.width() - gap * (columns - 1)) / columns;
        const double name = look.px(wide >= look.px(minNamed) ? nameSpace : smallGap);
        return QSizeF(wide, (area.bottom() - top) / rows - name);
    };
    const double most = std::max(look.px(88), 0.2 * area.height());
    const auto sideIn = [&](int columns) { // of a cell; no map is larger than the largest
        const QSizeF space = spaceIn(columns).boundedTo(QSizeF(most, most));
        return std::min(space.width() / frame.shape.columns, space.height() / frame.shape.rows);
    };
    // Of the arrangements with the largest maps, the one with the fullest last row.
    int columns = 1;
    for (int more = 2; more <= count; ++more)
        if (sideIn(more) > 1.02 * sideIn(columns))
            columns = more;
    const QSizeF space = spaceIn(columns);
    const double gap = gapIn(area.width(), columns, look);
    hasNames = space.width() >= look.px(minNamed);
    const double below = look.px(hasNames ? nameSpace : 0);
    const QSizeF size = QSizeF(frame.shape.columns, frame.shape.rows)
                            .scaled(QSizeF(std::clamp(space.width(), look.px(minSmall), most),
                                        std::clamp(space.height(), look.px(minSmall), most)),
                                Qt::KeepAspectRatio);
    for (int i = 0; i < count; ++i) {
        const QPointF corner(std::round(area.left() + i % columns * (space.width() + gap)),
            std::round(top + i / columns * (size.height() + below + look.px(6))));
        const QRectF map(corner, QSizeF(std::round(size.width()), std::round(size.height())));
        places.push_back({frame.maps[static_cast<std::size_t>(i)].encoding, map,
            QRectF(corner, QSizeF(space.width(), size.height() + below))});
    }
}

double heightOfOneRow(double width, const Look& look)
{
    constexpr int count = gridEncodings.size();
    const double space = width - 2 * look.px(chosenEdge);
    const double maps = space - (count - 1) * gapIn(space, count, look);
    return look.px(headSpace + smallGap) + std::max(look.px(minSmall), maps / count);
}

std::optional<GridEncoding> SmallMapsLayout::encodingAt(QPointF point) const
{
    const auto found = std::ranges::find_if(
        places, [&](const Place& place) { return place.whole.contains(point); });
    return found == places.end() ? std::nullopt : std::optional(found->encoding);
}

void paintSimilarity(QPainter& painter, const QRectF& area, const MapLayout& layout,
    const GridsFrame& frame, MapPart hovered, const PointedLook& look)
{
    const Palette& palette = look.palette;
    const HeatmapFrame& map = frame.chosen().map;
    paintPictureTitle(painter, area, titleOf(frame, look),
        frame.isPastPatches
            ? QStringList {MapWords::tr("the ruler is beyond the patches; showing the last one"),
                MapWords::tr("beyond the patches: the last one")}
            : QStringList {MapWords::tr("row down, column across")},
        look);
    paintHeatmap(painter, layout.patches.area, map, look);
    outlineCells(painter, layout.patches.area, palette.axis, 1, look);
    paintNumbers(painter, layout, look);
    if (!layout.colours.isEmpty())
        paintColorBar(painter, layout.colours, map, Qt::Vertical, look);
    const MarkedPatches marked = markedPatches(look.focus, frame);
    outlineCells(painter, layout.patches.cell(marked.query), palette.query, 2.5, look);
    outlineCells(painter, layout.patches.cell(marked.key), palette.key, 2.5, look);
    const auto handle = [&](const GridCell& cell, HandleKind kind, MapPart part) {
        paintHandle(painter, layout.patches.cell(cell).center(), kind,
            hovered == part ? HandleState::Hovered : HandleState::Resting, 14, look);
    };
    handle(frame.key, HandleKind::Key, MapPart::Key);
    handle(frame.query, HandleKind::Query, MapPart::Query);
}

void paintSmallMaps(QPainter& painter, const QRectF& area, const SmallMapsLayout& layout,
    const GridsFrame& frame, const PointedLook& look)
{
    const Palette& palette = look.palette;
    const GridMap& named = frame.map(look.focus.gridEncoding.value_or(frame.grids.encoding));
    paintPictureTitle(painter, area,
        isDifference(frame)
            ? MapWords::tr("%1, all encodings", "difference").arg(nameOfDifference(look))
            : MapWords::tr("All encodings"),
        layout.hasNames
            ? QStringList {MapWords::tr("same color scale for all"), MapWords::tr("one scale")}
            : QStringList {MapWords::tr("%1, %2").arg(
                               encodingName(named.encoding), smallMapNotes(frame, named).first()),
                encodingName(named.encoding)},
        look);
    for (const SmallMapsLayout::Place& place : layout.places) {
        const GridMap& map = frame.map(place.encoding);
        const bool isChosen = place.encoding == frame.grids.encoding;
        paintHeatmap(painter, place.map, map.map, look);
        const double edge = isChosen ? 2.5 : place.encoding == look.focus.gridEncoding ? 2 : 1;
        const double out = look.px(isChosen ? 3 : 0);
        outlineCells(painter, place.map.adjusted(-out, -out, out, out),
            isChosen ? palette.text : palette.axis, edge, look);
        const QRectF query = PatchField {place.map, frame.shape}.cell(frame.query);
        const double dot = look.px(2.5);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette.ground, look.px(1)));
        painter.setBrush(palette.query);
        painter.drawEllipse(query.center(), dot, dot);
        painter.restore();
        if (!layout.hasNames)
            continue;
        const double space = place.whole.width() + look.px(smallGap - 6);
        const QString name = encodingName(place.encoding);
        const bool isStrong =
            isChosen && textWidth(name, TextRole::NoteStrong, look) <= space; // the frame shows it
                                                                              // too
        const TextRole role = isStrong ? TextRole::NoteStrong : TextRole::Note;
        paintText(painter, {place.map.left(), place.map.bottom() + look.px(17)},
            smallMapName(place.encoding, space, role, look), role, palette.text, look);
        paintText(painter, {place.map.left(), place.map.bottom() + look.px(33)},
            fittingWords(smallMapNotes(frame, map), space, TextRole::Note, look), TextRole::Note,
            palette.notes, look);
    }
}

} // namespace lab::ui
