#include "ui/paint/waves/learned_table.h"

#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/encoding_table.h"
#include "ui/paint/waves/waves_words.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double knobBelow = 9; ///< of the end of the table, from the cells
constexpr double knobDiameter = 12;
constexpr double knobSpace = 20; ///< from the cells to the axis, with the knob and its name
constexpr double endReach = 8; ///< of the pointer to the line of the training length
constexpr const char* lengthKey = "learned.training_length";
constexpr double numberPitch = 40; ///< from one column's number to the next

/// A small model's table has more rows and numbers than one row.
QString sizeWords(bool isOneRow, bool isOneNumber, bool isTrained)
{
    if (isTrained)
        return WavesWords::tr("%1 rows, %2 numbers each, of a small model");
    if (isOneRow)
        return isOneNumber ? WavesWords::tr("%1 row, %2 number, before any training")
                           : WavesWords::tr("%1 row, %2 numbers, before any training");
    return isOneNumber ? WavesWords::tr("%1 rows, %2 number each, before any training")
                       : WavesWords::tr("%1 rows, %2 numbers each, before any training");
}

QStringList learnedNotes(const LearnedFrame& frame)
{
    QStringList full;
    if (frame.runs.width > 1)
        full.append(WavesWords::tr("each cell is the mean of %1 positions")
                        .arg(runLength(frame.runs.width)));
    if (frame.columnStep > 1)
        full.append(WavesWords::tr("1 column in %1 shown").arg(wholeNumber(frame.columnStep)));
    const QString size =
        sizeWords(frame.encoding.trainingLength == 1, frame.encoding.width == 1, frame.isTrained)
            .arg(wholeNumber(frame.encoding.trainingLength), wholeNumber(frame.encoding.width));
    const QString brief =
        (frame.encoding.trainingLength == 1 ? WavesWords::tr("%1 row of %2")
                                            : WavesWords::tr("%1 rows of %2"))
            .arg(wholeNumber(frame.encoding.trainingLength), wholeNumber(frame.encoding.width));
    return {(QStringList {size} + full).join(noteSeparator), size, brief};
}

/// Between the last row and the first position without one.
double endOf(const Learned& encoding)
{
    return static_cast<double>(encoding.trainingLength) - 0.5;
}

/// In the middle of the part beyond the table, if it fits.
Layers beyondLabel(const Plot& plot, const LearnedFrame& frame, const Look& look)
{
    const double from = plot.x.nearest(plot.x.pixel(endOf(frame.encoding)));
    const double space = plot.ground.right() - from - look.px(24);
    for (const QString& words : beyondWords(frame.encoding)) {
        const double width = textWidth(words, TextRole::NoteStrong, look);
        if (width > space)
            continue;
        const double left = from + look.px(12) + (space - width) / 2;
        const double baseline = plot.ground.center().y();
        return {Region {QRectF(left - look.px(6), baseline - look.px(15), width + look.px(12),
                            look.px(22)),
                    look.palette.ground, Region::Edges::Sharp},
            Label {{left, baseline}, words, TextRole::NoteStrong, look.palette.unseenText}};
    }
    return {};
}

Layers columnNumbers(const QRectF& ground, const LearnedFrame& frame, const Look& look)
{
    const int last = frame.encoding.width - 1;
    const double height = ground.height() / frame.encoding.width;
    int step = 1;
    while (step * height < look.px(numberPitch))
        step *= 2;
    Layers numbers;
    for (int column = 0; column <= last; column += step) {
        const double middle = ground.top() + (column + 0.5) * height;
        numbers.emplace_back(
            Label {{ground.left() - look.px(8), middle + digitHeight(TextRole::Axis, look) / 2},
                wholeNumber(column), TextRole::Axis, look.palette.notes, Alignment::Right});
    }
    return numbers;
}

/// On the lower edge, clear of the knob of the training length. The numbers of a trained table are
/// for one dimension.
Handle learnedTab(const Plot& plot, const LearnedFrame& frame, const Look& look)
{
    constexpr double apart = 48; // of the tab and the knob
    const int width = frame.encoding.width;
    Handle tab = widthHandle(plot.ground, "learned.width", width);
    if (std::abs(plot.x.pixel(endOf(frame.encoding)) - tab.place.x()) < look.px(apart))
        tab.place.rx() -= plot.ground.width() / 4;
    if (frame.isTrained) {
        tab.isByKey = false;
        tab.scaled->scale = dimensionScale(width, width);
        tab.scaled->label = WavesWords::tr("own: trained with %1").arg(wholeNumber(width));
    }
    return tab;
}

} // namespace

QStringList beyondWords(const Learned& encoding)
{
    const QString length = wholeNumber(encoding.trainingLength);
    switch (encoding.beyond) {
    case BeyondRule::Nothing:
        return {WavesWords::tr("No row from position %1 on: it was neither created nor trained")
                    .arg(length),
            WavesWords::tr("No row from position %1 on").arg(length), WavesWords::tr("no row")};
    case BeyondRule::Clamp:
        return {WavesWords::tr("The last row repeats from position %1 on").arg(length),
            WavesWords::tr("last row repeats"), WavesWords::tr("last row")};
    case BeyondRule::Wrap:
        return {WavesWords::tr("The rows repeat from the start from position %1 on").arg(length),
            WavesWords::tr("rows wrap around"), WavesWords::tr("wraps")};
    case BeyondRule::Interpolate:
        break;
    }
    const QString stretched = encoding.trainingLength == 1
        ? (encoding.targetLength == 1 ? WavesWords::tr("The %1 row at the %2 position")
                                      : WavesWords::tr("The %1 row resampled to %2 positions"))
        : (encoding.targetLength == 1 ? WavesWords::tr("All %1 rows resampled to %2 position")
                                      : WavesWords::tr("All %1 rows resampled to %2 positions"));
    return {stretched.arg(length, wholeNumber(encoding.targetLength)), WavesWords::tr("resampled"),
        WavesWords::tr("resampled")};
}

std::optional<QLineF> tableEnd(const Plot& plot, const Learned& encoding)
{
    const double end = endOf(encoding);
    const bool isShown = end >= plot.x.lowest() && end <= plot.x.highest();
    return isShown ? std::optional(plot.upright(end)) : std::nullopt;
}

QRectF learnedGround(const QRectF& area, const Look& look)
{
    return tableGround(area, look).adjusted(0, 0, 0, -look.px(knobSpace));
}

Plot learnedPlot(const QRectF& area, const LearnedFrame& frame, const Look& look)
{
    const QRectF ground = learnedGround(area, look);
    if (frame.cells.rows == 0 || ground.isEmpty())
        return {};
    Plot plot = positionPlot(ground, frame.runs, Across::Positions, look, knobSpace);
    plot.layers = std::move(plot.layers)
        + tableLayers(area, ground, pictureTitle(Picture::WavesLearned), learnedNotes(frame),
            frame.cells, look)
        + columnNumbers(ground, frame, look);
    plot.handles.push_back(learnedTab(plot, frame, look));
    return plot;
}

Handle lengthHandle(const Plot& plot, const LearnedFrame& frame,
    std::span<const Handle> ofPositions, const Look& look)
{
    constexpr double smallest = 4;
    const double end = endOf(frame.encoding);
    const std::optional<QLineF> line = tableEnd(plot, frame.encoding);
    Handle length {.key = lengthKey,
        .place = {plot.x.nearest(plot.x.pixel(end)), plot.ground.bottom() + look.px(knobBelow)},
        .value = end,
        .isBound = false,
        .kind = HandleKind::Unseen,
        .diameter = knobDiameter,
        .keyStep = std::max(smallest, plot.x.scale.pixelsPerUnit()),
        .isByKey = line.has_value(), // at the edge it appears only under the pointer
        .showsParameter = false,
        .edit = [](double at) -> std::optional<Edit> {
            const std::int64_t rows = std::llround(at + 0.5);
            return SetParameter {lengthKey, std::max<std::int64_t>(1, rows)};
        }};
    if (!line)
        return length;
    length.line = beside(*line, endReach, plot.ground, look);
    for (const Handle& position : ofPositions) { // their lines are grabbed before it
        if (position.value < end)
            length.line.setLeft(std::max(length.line.left(), position.line.right()));
        else
            length.line.setRight(std::min(length.line.right(), position.line.left()));
    }
    if (length.line.width() <= 0)
        length.line = {};
    return length;
}

Layers learnedOver(const Plot& plot, const LearnedFrame& frame, const PositionMarks& marks,
    bool isEndHeld, const Focus& focus, const Look& look)
{
    if (plot.ground.isEmpty())
        return {};
    Layers layers = lineEdges(plot, marks, look)
        + positionLines(plot, marks, {.below = lineReach}, focus, look)
        + beyondLabel(plot, frame, look);
    const QPointF knob = plot.handle(lengthKey)->place;
    if (std::optional<QLineF> line = tableEnd(plot, frame.encoding)) {
        layers.emplace_back(Rule {*line, look.palette.ground, 5});
        line->setP2(knob);
        layers.emplace_back(Rule {*line, look.palette.unseen, isEndHeld ? 3.0 : 2.0});
    }
    const QString length = WavesWords::tr("L = %1", "the training length")
                               .arg(wholeNumber(frame.encoding.trainingLength));
    const double width = textWidth(length, TextRole::NoteStrong, look);
    const double away = look.px(12);
    const double left = knob.x() - away - width;
    const double right = knob.x() + away;
    const auto isCrossed = [&](double from) { // by the line of a position
        return std::ranges::any_of(plot.handles, [&](const Handle& handle) {
            const double x = handle.place.x();
            return !handle.scaled && handle.key != lengthKey && x > from - look.px(3)
                && x < from + width + look.px(3);
        });
    };
    const bool isLeft = right + width > plot.ground.right()
        || (isCrossed(right) && !isCrossed(left) && left > plot.ground.left());
    layers.emplace_back(Label {{isLeft ? left : right, knob.y() + look.px(4)}, length,
        TextRole::NoteStrong, look.palette.unseenText});
    return std::move(layers) + knobNames(plot, marks, look);
}

} // namespace lab::ui
