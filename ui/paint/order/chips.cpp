#include "ui/paint/order/chips.h"

#include "ui/paint/comparison.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/order/order_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double titleSpace = 28;
constexpr double labelGap = 16; // between the names of the sentences and the chips
constexpr double widestPitch = 116;
constexpr double chipHeight = 32;
constexpr double lowestArc = 8;
constexpr double lowestForPresentation = 22; // minimum at which the back row can distinguish arcs
constexpr double chipGap = 12; // between two chips
constexpr double chipInset = 3; // of a chip, besides its word
constexpr double wholeWeight = 30; // of a place, from which 0.37 fits above each
constexpr double shortWeight = 20; // and .37
constexpr double visibleChange =
    0.02; // of a weight, from which the edges of the ghost differ visibly from its own
constexpr double weightSpace = 18; // between a chip and its arcs, for the weight
constexpr double widestLine = 9.75; // of an arc with weight 1
constexpr double largestHead = 8;
constexpr double outsideArc = largestHead + widestLine / 2;

double labelSpace(const Look& look)
{
    double widest = 0;
    for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered})
        widest = std::max(widest, textWidth(sideName(side), TextRole::Note, look));
    return std::ceil(widest) + look.px(labelGap);
}

TextRole queryRole(const Look& letters, const Look& look)
{
    return letters.scale < look.scale ? TextRole::Body : TextRole::BodyStrong;
}

/// Smaller if a word would not fit, all in one size, whichever is the query; then without the bold
/// font of the query, which its frame and colour mark.
Look chipLook(const ChipLayout& layout, const OrderFrame& frame, const Look& look)
{
    const double space = layout.chip(OrderSide::Typed, 0).width() - look.px(chipInset);
    Look own = look;
    for (const double share : {1.0, 0.85, 0.7}) {
        own.scale = share * look.scale;
        if (std::ranges::all_of(frame.words, [&](const std::string& word) {
                return textWidth(QString::fromStdString(word), queryRole(own, look), own) <= space;
            }))
            break;
    }
    return own;
}

// As many letters as fit, at least the first. An ellipsis would take the space of letters that
// distinguish words.
QString chipText(const QString& text, double space, TextRole role, const Look& look)
{
    const qsizetype least = text.size() > 1 && text[0].isHighSurrogate() ? 2 : 1;
    qsizetype letters = text.size();
    while (letters > least && textWidth(text.left(letters), role, look) > space)
        letters -= text[letters - 1].isLowSurrogate() ? 2 : 1;
    return text.left(letters);
}

QString weightText(double weight, double pitch, const Look& look)
{
    const QString whole = decimals(weight, 2);
    return pitch < look.px(wholeWeight) && weight < 0.995 ? whole.mid(1) : whole;
}

// A shape from y = 0 away from the chips: upwards for the sentence as typed.
double away(OrderSide side)
{
    return side == OrderSide::Typed ? -1 : 1;
}

double chipEdge(const ChipLayout& layout, OrderSide side)
{
    return side == OrderSide::Typed ? layout.typedRow.top() : layout.reorderedRow.bottom();
}

double arcSpace(const ChipLayout& layout, OrderSide side, const Look& look)
{
    const double space = side == OrderSide::Typed
        ? layout.typedRow.top() - layout.area.top() - look.px(titleSpace)
        : layout.area.bottom() - layout.reorderedRow.bottom();
    return std::max(look.px(lowestArc), space - look.px(weightSpace + outsideArc));
}

struct Arc {
    QPainterPath path;
    QPointF end; ///< where the arrowhead continues, up to the weight
};

double headSize(double weight, const Look& look)
{
    return look.px(largestHead / 2 * (1 + weight));
}

Arc arcBetween(
    const ChipLayout& layout, OrderSide side, int query, int key, double weight, const Look& look)
{
    const double base =
        chipEdge(layout, side) + away(side) * (look.px(weightSpace) + headSize(weight, look));
    const double from = layout.chip(side, query).center().x();
    const double to = layout.chip(side, key).center().x();
    const double space = arcSpace(layout, side, look);
    const double farthest = layout.pitch * std::max(1, layout.count - 1);
    const double height = query == key
        ? std::min(space, look.px(22))
        : std::min(space, look.px(14) + (space - look.px(14)) * std::abs(to - from) / farthest);
    const double spread = query == key ? std::min(look.px(14), layout.pitch / 3) : 0;
    Arc arc;
    arc.end = {to + spread / 2, base};
    arc.path.moveTo(from - spread / 2, base);
    const double control = base + away(side) * height * 4 / 3;
    arc.path.cubicTo({from - spread, control}, {to + spread, control}, arc.end);
    return arc;
}

void paintArrowhead(QPainter& painter, QPointF end, OrderSide side, double size)
{
    QPainterPath head;
    head.moveTo(end.x(), end.y() - away(side) * size);
    head.lineTo(end.x() - size * 0.7, end.y() + away(side) * size * 0.4);
    head.lineTo(end.x() + size * 0.7, end.y() + away(side) * size * 0.4);
    head.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.drawPath(head);
}

void paintArcs(QPainter& painter, const ChipLayout& layout, const OrderFrame& frame, OrderSide side,
    const PointedLook& look)
{
    const Palette& palette = look.palette;
    const int query = shownQuery(look.focus, frame);
    const int row = frame.placeOf(side, query);
    const std::optional<int> pointed = pointedToken(look.focus, frame);
    const double drop = digitHeight(TextRole::Axis, look);
    for (int key = 0; key < layout.count; ++key) {
        const double weight = frame.side(side).weights.at(row, key);
        const double x = layout.chip(side, key).center().x();
        const double baseline = side == OrderSide::Typed
            ? chipEdge(layout, side) - look.px(5)
            : chipEdge(layout, side) + look.px(5) + drop;
        if (std::isnan(weight)) {
            paintText(painter, {x, baseline}, QStringLiteral("–"), TextRole::Axis, palette.notes,
                look, Alignment::Centre);
            continue;
        }
        const Arc arc = arcBetween(layout, side, row, key, weight, look);
        const QColor colour = blended(palette.result, palette.ground, 0.35 + 0.65 * weight);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(colour, look.px(0.75 + (widestLine - 0.75) * weight), Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(arc.path);
        painter.setBrush(colour);
        paintArrowhead(painter, arc.end, side, headSize(weight, look));
        painter.setRenderHint(QPainter::Antialiasing, false);
        const bool isPointed = pointed == frame.side(side).tokens[static_cast<std::size_t>(key)];
        if (layout.pitch < look.px(shortWeight) && !isPointed)
            continue;
        paintText(painter, {x, baseline}, weightText(weight, layout.pitch, look),
            isPointed ? TextRole::NoteStrong : TextRole::Axis, palette.resultText, look,
            Alignment::Centre);
    }
}

void paintGhostArcs(QPainter& painter, const ChipLayout& layout, const OrderFrame& frame,
    const OrderFrame& ghost, OrderSide side, const PointedLook& look)
{
    if (ghost.words.size() != frame.words.size()
        || ghost.side(side).tokens != frame.side(side).tokens)
        return;
    const int row = frame.placeOf(side, shownQuery(look.focus, frame));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (int key = 0; key < layout.count; ++key) {
        const double weight = ghost.side(side).weights.at(row, key);
        const double own = frame.side(side).weights.at(row, key);
        if (std::isnan(weight) || std::abs(weight - own) < visibleChange)
            continue;
        QPainterPathStroker edge;
        edge.setWidth(look.px(0.75 + (widestLine - 0.75) * weight));
        edge.setCapStyle(Qt::FlatCap);
        painter.setPen(ghostPen(look.palette.result, look));
        painter.drawPath(edge.createStroke(arcBetween(layout, side, row, key, weight, look).path));
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintStrip(
    QPainter& painter, const QRectF& strip, const HeatmapFrame& outputs, int row, const Look& look)
{
    const double width = strip.width() / outputs.columns;
    for (int column = 0; column < outputs.columns; ++column)
        painter.fillRect(QRectF(strip.left() + column * width, strip.top(), width, strip.height()),
            cellColor(outputs, outputs.at(row, column), look.palette));
}

struct ChipLook {
    bool isQuery = false;
    bool isPointed = false;
    bool isMovable = false;
    Look letters {};
};

void paintChip(QPainter& painter, const QRectF& chip, const QString& text, const ChipLook& state,
    const Look& look)
{
    const Palette& palette = look.palette;
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = state.isQuery ? 2.5 : state.isPointed ? 2 : 1;
    painter.setPen(QPen(state.isQuery ? palette.query
            : state.isPointed         ? palette.text
                                      : palette.axis,
        look.px(line)));
    painter.setBrush(state.isMovable ? palette.field : palette.frame);
    const double inset = look.px(line) / 2;
    painter.drawRoundedRect(chip.adjusted(inset, inset, -inset, -inset), look.px(4), look.px(4));
    painter.setRenderHint(QPainter::Antialiasing, false);
    const Look& own = state.letters;
    const TextRole role = state.isQuery ? queryRole(own, look) : TextRole::Body;
    const QString shown = chipText(text, chip.width() - look.px(chipInset), role, own);
    paintText(painter,
        {chip.center().x(), chip.center().y() + digitHeight(TextRole::Body, own) / 2}, shown, role,
        state.isQuery ? palette.queryText : palette.text, own, Alignment::Centre);
}

void paintJoins(
    QPainter& painter, const ChipLayout& layout, const OrderFrame& frame, const PointedLook& look)
{
    const std::optional<int> pointed = pointedToken(look.focus, frame);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int token = 0; token < layout.count; ++token) {
        const QPointF from(layout.strip(OrderSide::Typed, token).center().x(),
            layout.strip(OrderSide::Typed, token).bottom() + look.px(3));
        const QRectF below =
            layout.strip(OrderSide::Reordered, frame.placeOf(OrderSide::Reordered, token));
        const QPointF to(below.center().x(), below.top() - look.px(3));
        const double middle = (from.y() + to.y()) / 2;
        QPainterPath path(from);
        path.cubicTo({from.x(), middle}, {to.x(), middle}, to);
        const bool isStrong = token == pointed || token == frame.selected;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(isStrong ? look.palette.text : look.palette.axis, look.px(isStrong ? 1.75 : 1)));
        painter.drawPath(path);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintSide(QPainter& painter, const ChipLayout& layout, const OrderFrame& frame, OrderSide side,
    const std::optional<DraggedChip>& dragged, const PointedLook& look)
{
    const QRectF row = side == OrderSide::Typed ? layout.typedRow : layout.reorderedRow;
    const double baseline = row.center().y() + digitHeight(TextRole::Note, look) / 2;
    paintText(painter, {layout.area.left(), baseline}, sideName(side), TextRole::Note,
        look.palette.notes, look);
    const std::optional<int> pointed = pointedToken(look.focus, frame);
    const int query = shownQuery(look.focus, frame);
    const Look letters = chipLook(layout, frame, look);
    const auto paintOne = [&](int place) {
        const int token = frame.side(side).tokens[static_cast<std::size_t>(place)];
        const bool isDragged = side == OrderSide::Reordered && dragged && dragged->place == place;
        QRectF chip = layout.chip(side, place);
        if (isDragged)
            chip.moveCenter({dragged->x, chip.center().y()});
        paintChip(painter, chip, word(frame, token),
            {token == query, token == pointed || isDragged, side == OrderSide::Reordered, letters},
            look);
    };
    for (int place = 0; place < layout.count; ++place) {
        paintStrip(painter, layout.strip(side, place), frame.side(side).outputs, place, look);
        if (!dragged || side == OrderSide::Typed || dragged->place != place)
            paintOne(place);
    }
    if (dragged && side == OrderSide::Reordered)
        paintOne(dragged->place);
}

} // namespace

ChipLayout::ChipLayout(const QRectF& whole, const OrderFrame& frame, const Look& look)
    : area(whole)
    , count(static_cast<int>(frame.words.size()))
    , stripHeight(look.px(12))
    , stripGap(look.px(5))
{
    left = area.left() + labelSpace(look);
    pitch = std::min(look.px(widestPitch), (area.right() - left) / count);
    const double space = area.height() - look.px(titleSpace);
    const double between = std::clamp(space * 0.13, look.px(20), look.px(72));
    const double arcsLeast =
        look.px(weightSpace + (look.isPresenting ? lowestForPresentation : lowestArc) + outsideArc);
    const double natural = 2 * (look.px(chipHeight) + stripGap + stripHeight) + between;
    const double share = std::clamp((space - 2 * arcsLeast) / natural, 0.4, 1.0); // of large text
    stripHeight *= share;
    stripGap *= share;
    const double block = natural * share;
    const double chip = look.px(chipHeight) * share;
    const double top = area.top() + look.px(titleSpace) + std::max(arcsLeast, (space - block) / 2);
    gap = std::min(look.px(chipGap) * share, std::max(0.1 * pitch, 0.3 * pitch - look.px(7)));
    typedRow = {left, top, count * pitch, chip};
    reorderedRow = typedRow.translated(0, block - chip);
}

QRectF ChipLayout::chip(OrderSide side, int place) const
{
    const QRectF& row = side == OrderSide::Typed ? typedRow : reorderedRow;
    return {left + place * pitch + gap / 2, row.top(), pitch - gap, row.height()};
}

QRectF ChipLayout::strip(OrderSide side, int place) const
{
    const QRectF own = chip(side, place);
    const double top =
        side == OrderSide::Typed ? own.bottom() + stripGap : own.top() - stripGap - stripHeight;
    return {own.left(), top, own.width(), stripHeight};
}

int ChipLayout::placeAt(double x) const
{
    return std::clamp(static_cast<int>(std::floor((x - left) / pitch)), 0, count - 1);
}

std::optional<ChipLayout::Hit> ChipLayout::chipAt(QPointF point) const
{
    for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered}) {
        const int place = placeAt(point.x());
        const QRectF own = chip(side, place);
        if (own.united(strip(side, place)).contains(point))
            return Hit {side, place};
    }
    return std::nullopt;
}

void paintChips(QPainter& painter, const ChipLayout& layout, const OrderFrame& frame,
    const std::optional<DraggedChip>& dragged, const std::optional<OrderFrame>& ghost,
    const PointedLook& look)
{
    paintJoins(painter, layout, frame, look);
    for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered}) {
        paintArcs(painter, layout, frame, side, look);
        if (ghost)
            paintGhostArcs(painter, layout, frame, *ghost, side, look);
        paintSide(painter, layout, frame, side, dragged, look);
    }
}

} // namespace lab::ui
