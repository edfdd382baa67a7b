#include "ui/paint/relative/shift.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/text/picture_title.h"

#include "ui/paint/axes.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/relative/relative_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct ShiftWords {
    Q_DECLARE_TR_FUNCTIONS(ShiftWords)
};

constexpr double headSpace = 44; // the title with the slider, and the names of the matrices
constexpr double wordSpace = 34;
constexpr double arrowSpace = 18;
constexpr double playSize = 20;

/// The cell, on one colour scale with the term's map.
QColor colourOf(const ShiftedFrame& frame, int place, const Palette& palette)
{
    HeatmapFrame scale;
    scale.lowest = -frame.largest;
    scale.highest = frame.largest;
    return cellColor(scale, frame.byDistance[static_cast<std::size_t>(place)], palette);
}

void paintShiftCell(QPainter& painter, const QRectF& cell, const ShiftedFrame& frame, int place,
    bool isHatched, const Look& look)
{
    const Palette& palette = look.palette;
    const int distance = frame.distanceAt(place);
    const bool isPad = distance < 0;
    if (isHatched || isPad)
        paintHatching(painter, cell, look);
    else
        painter.fillRect(cell, colourOf(frame, place, palette));
    const QString digit = isPad ? u"–"_s : QString::number(distance);
    if (textWidth(digit, TextRole::Note, look) > cell.width())
        return;
    const QColor ground = isHatched || isPad ? palette.ground : colourOf(frame, place, palette);
    const QColor ink = isHatched || isPad ? palette.notes : inkOn(ground, palette);
    paintText(painter,
        {cell.center().x(), cell.center().y() + digitHeight(TextRole::Note, look) / 2}, digit,
        TextRole::Note, ink, look, Alignment::Centre);
}

void paintPlay(QPainter& painter, const QRectF& place, bool isPlaying, const Look& look)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(look.palette.notes, look.px(1)));
    painter.setBrush(look.palette.field);
    painter.drawEllipse(place);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.palette.text);
    const QPointF c = place.center();
    const double unit = place.width() / 20;
    if (isPlaying) {
        painter.drawRect(QRectF(c.x() - 4 * unit, c.y() - 4 * unit, 3 * unit, 8 * unit));
        painter.drawRect(QRectF(c.x() + unit, c.y() - 4 * unit, 3 * unit, 8 * unit));
    } else {
        painter.drawPolygon(QPolygonF {c + QPointF(-3 * unit, -5 * unit), c + QPointF(5 * unit, 0),
            c + QPointF(-3 * unit, 5 * unit)});
    }
    painter.restore();
}

/// From the left of the first matrix to the start of the name of the second.
double headingOfDistance(const Look& look)
{
    const Typeset term(look, u"picture.relative.transformer_xl"_s, 14, look.palette.text, {});
    return term.size().width() + look.px(8 + 14)
        + textWidth(ShiftWords::tr("by distance"), TextRole::Note, look);
}

QString doneWords(std::int64_t done, std::int64_t cells)
{
    return ShiftWords::tr("cell %1 of %2").arg(wholeNumber(done), wholeNumber(cells));
}

} // namespace

ShiftLayout::ShiftLayout(const QRectF& area, const ShiftedFrame& frame, const Look& look)
    : queries(frame.queries)
    , keys(frame.keys)
{
    if (!look.hasWords) {
        placeSmall(area, look);
        return;
    }
    const double top = area.top() + look.px(headSpace);
    const double wide = area.width() - look.px(wordSpace + arrowSpace);
    const double most =
        std::min({wide / (2 * keys + 1), (area.bottom() - top) / queries, look.px(26)});
    cell = most < 1 ? most : std::floor(most); // less than a pixel each rather than without the
                                               // last rows
    const double left = area.left() + look.px(wordSpace);
    byDistance = QRectF(std::round(left), std::round(top), cell * (keys + 1), cell * queries);
    // Below its name, which is after that of the first.
    const double named =
        std::min(byDistance.left() + headingOfDistance(look), area.right() - cell * keys);
    byKey = QRectF(std::round(std::max(byDistance.right() + look.px(arrowSpace), named)),
        byDistance.top(), cell * keys, cell * queries);
    const double titleWidth =
        textWidth(ShiftWords::tr("The shift"), TextRole::PictureTitle, look) + look.px(14);
    play = QRectF(
        area.left() + titleWidth, area.top() + look.px(1), look.px(playSize), look.px(playSize));
    const QString longest = doneWords(frame.cells(), frame.cells());
    const double end = area.right() - textWidth(longest, TextRole::Note, look) - look.px(14);
    slider = QRectF(play.right() + look.px(16), area.top() + look.px(2),
        std::max(look.px(30), end - play.right() - look.px(16)), look.px(18));
}

// One below the other: side by side, their cells would be too small to be distinguished.
void ShiftLayout::placeSmall(const QRectF& area, const Look& look)
{
    const double top = area.top() + look.px(headSpace);
    const double gap = look.px(arrowSpace);
    const double most =
        std::min(area.width() / (keys + 1), (area.bottom() - top - gap) / (2 * queries));
    cell = most < 1 ? most : std::floor(most);
    byDistance =
        QRectF(std::round(area.left()), std::round(top), cell * (keys + 1), cell * queries);
    byKey = QRectF(byDistance.left() + cell, std::round(byDistance.bottom() + gap), cell * keys,
        cell * queries);
    play = QRectF(area.left(), area.top() + look.px(1), look.px(playSize), look.px(playSize));
    slider = QRectF(play.right() + look.px(16), area.top() + look.px(2),
        std::max(look.px(30), byDistance.right() - play.right() - look.px(30)), look.px(18));
}

QRectF ShiftLayout::cellOf(int place) const
{
    return {byDistance.left() + cell * (place % (keys + 1)),
        byDistance.top() + cell * (place / (keys + 1)), cell, cell};
}

QRectF ShiftLayout::keyCellOf(int index) const
{
    return {byKey.left() + cell * (index % keys), byKey.top() + cell * (index / keys), cell, cell};
}

std::optional<int> ShiftLayout::keyCellAt(QPointF point) const
{
    if (!byKey.contains(point))
        return std::nullopt;
    const int column = std::clamp(static_cast<int>((point.x() - byKey.left()) / cell), 0, keys - 1);
    const int row = std::clamp(static_cast<int>((point.y() - byKey.top()) / cell), 0, queries - 1);
    return row * keys + column;
}

std::optional<int> ShiftLayout::destinationAt(QPointF point) const
{
    if (!byDistance.contains(point))
        return std::nullopt;
    const int column =
        std::clamp(static_cast<int>((point.x() - byDistance.left()) / cell), 0, keys);
    const int row =
        std::clamp(static_cast<int>((point.y() - byDistance.top()) / cell), 0, queries - 1);
    const int index = row * (keys + 1) + column - queries; // the dropped numbers are not used
    return index >= 0 ? std::optional(index) : std::nullopt;
}

QPointF ShiftLayout::knob(const ShiftedFrame& frame) const
{
    const double share = static_cast<double>(frame.done) / frame.cells();
    return {slider.left() + share * slider.width(), slider.center().y()};
}

int ShiftLayout::cellsAt(double x, const ShiftedFrame& frame) const
{
    const double share = std::clamp((x - slider.left()) / slider.width(), 0.0, 1.0);
    return static_cast<int>(std::lround(share * frame.cells()));
}

void paintShift(QPainter& painter, const QRectF& area, const ShiftLayout& layout,
    const ShiftedFrame& frame, bool isPlaying, bool isHovered, const PointedLook& look)
{
    const Palette& palette = look.palette;
    paintPictureTitle(painter, area, ShiftWords::tr("The shift"), {}, look);
    paintPlay(painter, layout.play, isPlaying, look);
    const QPointF knob = layout.knob(frame);
    paintLine(painter, QLineF(layout.slider.left(), knob.y(), layout.slider.right(), knob.y()),
        palette.notes, 2, look);
    paintLine(
        painter, QLineF(layout.slider.left(), knob.y(), knob.x(), knob.y()), palette.text, 4, look);
    paintHandle(painter, knob, HandleKind::Neutral,
        isHovered ? HandleState::Hovered : HandleState::Resting, 14, look);
    const QString done = doneWords(frame.done, frame.cells());
    if (layout.slider.right() + textWidth(done, TextRole::Note, look) < area.right())
        paintText(painter, {area.right(), area.top() + look.px(16)}, done, TextRole::Note,
            palette.notes, look, Alignment::Right);

    const double names = layout.byDistance.top() - look.px(6);
    const Typeset term(look, u"picture.relative.transformer_xl"_s, 14, palette.text, {});
    term.paint(painter, {layout.byDistance.left(), names});
    const double named = layout.byDistance.left() + term.size().width() + look.px(8);
    const double end = named
        + paintText(painter, {named, names}, ShiftWords::tr("by distance"), TextRole::Note,
            palette.notes, look);
    paintText(painter, {std::max(layout.byKey.left(), end + look.px(14)), names},
        ShiftWords::tr("by key"), TextRole::Note, palette.notes, look);
    const int pointed = look.focus.picture == Picture::RelativeShift && look.focus.cell
        ? *look.focus.cell
        : frame.done - 1;
    for (int row = 0; row < layout.queries; ++row) {
        const double y = layout.byDistance.top() + (row + 0.5) * layout.cell
            + digitHeight(TextRole::Note, look) / 2;
        if (layout.cell >= look.px(11))
            paintText(painter, {layout.byDistance.left() - look.px(4), y},
                fitted(QString::fromStdString(frame.words[static_cast<std::size_t>(row)]),
                    look.px(wordSpace - 4), TextRole::Note, look),
                TextRole::Note, palette.queryText, look, Alignment::Right);
    }
    for (int place = 0; place < frame.queries * (frame.keys + 1); ++place)
        paintShiftCell(painter, layout.cellOf(place), frame, place, false, look);
    outlineCells(painter, layout.byKey, palette.axis, 1, look);
    for (int index = 0; index < frame.done; ++index) {
        const auto at = static_cast<std::size_t>(index);
        paintShiftCell(painter, layout.keyCellOf(index), frame, static_cast<int>(frame.byKey[at]),
            frame.isLeftover[at], look);
    }
    paintText(painter,
        {(layout.byDistance.right() + layout.byKey.left()) / 2,
            layout.byDistance.center().y() + look.px(4)},
        u"→"_s, TextRole::Body, palette.notes, look, Alignment::Centre);
    if (pointed >= 0 && pointed < frame.cells()) {
        outlineCells(painter,
            layout.cellOf(static_cast<int>(frame.byKey[static_cast<std::size_t>(pointed)])),
            palette.text, 2, look);
        outlineCells(painter, layout.keyCellOf(pointed), palette.text, 2, look);
    }
}

} // namespace lab::ui
