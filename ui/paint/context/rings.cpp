#include "ui/paint/context/rings.h"

#include "core/math/constants.h"
#include "ui/paint/context/context_words.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/projection.h"
#include "ui/paint/raster/arc_sprite.h"
#include "ui/paint/raster/pixel_grid.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace lab::ui {

namespace {

/// The pairs with a ring: the selected one replaces the nearest if it has none itself.
QString noteOf(const RingGrid& grid, int selected)
{
    if (grid.count == 0)
        return {};
    if (selected > grid.pair(grid.count - 1)) { // not rotated
        const QString pair = wholeNumber(selected);
        const QString from = wholeNumber(grid.first);
        return grid.count == 1 ? ContextWords::tr("pair %1").arg(pair)
            : grid.step == 1   ? ContextWords::tr("pair %1, pairs %2 to %3")
                                   .arg(pair, from, wholeNumber(grid.pair(grid.count - 2)))
            : grid.step == 2
            ? ContextWords::tr("pair %1, every second pair from %2").arg(pair, from)
            : ContextWords::tr("pair %1, one in %2 from %3")
                  .arg(pair, wholeNumber(grid.step), from);
    }
    if (grid.step == 1 && grid.first == 0)
        return ContextWords::tr("every pair");
    if (selected < grid.first && grid.count > 1) {
        const QString pair = wholeNumber(selected);
        const QString second = wholeNumber(grid.pair(1));
        if (grid.step == 1)
            return ContextWords::tr("pair %1, every pair from %2").arg(pair, second);
        if (grid.step == 2)
            return ContextWords::tr("pair %1, every second pair from %2").arg(pair, second);
        return ContextWords::tr("pair %1, one in %2 from %3")
            .arg(pair, wholeNumber(grid.step), second);
    }
    const QString first = wholeNumber(grid.first);
    if (grid.step == 1)
        return ContextWords::tr("every pair from %1").arg(first);
    if (grid.step == 2)
        return ContextWords::tr("every second pair from %1").arg(first);
    return ContextWords::tr("one pair in %1, from %2").arg(wholeNumber(grid.step), first);
}

QRectF squareAround(QPointF centre, double radius)
{
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

void paintArc(QPainter& painter, const QRectF& square, double from, double length, const QPen& pen)
{
    constexpr double sixteenths = 16 * 360 / twoPi; // of a degree
    painter.setPen(pen);
    painter.drawArc(square, static_cast<int>(std::lround(from * sixteenths)),
        static_cast<int>(std::lround(length * sixteenths)));
}

QPen flat(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::FlatCap};
}

/// The parts of a ring, from bottom to top.
std::vector<Arc> arcsOf(
    const RingsFrame::Ring& ring, const RingLayout& layout, const Palette& palette)
{
    if (ring.turns >= 1)
        return {{palette.seen, layout.seenWidth}};
    std::vector<Arc> arcs {{palette.grid, layout.seenWidth}};
    if (ring.newArc > 0)
        arcs.push_back({palette.unseen, layout.newWidth, ring.seenArc, ring.newArc});
    arcs.push_back({palette.seen, layout.seenWidth, 0, ring.seenArc});
    return arcs;
}

void paintArcs(QPainter& painter, const QRectF& square, std::span<const Arc> arcs)
{
    painter.setBrush(Qt::NoBrush);
    for (const Arc& arc : arcs) {
        if (arc.length < twoPi) {
            paintArc(painter, square, arc.from, arc.length, flat(arc.colour, arc.width));
            continue;
        }
        painter.setPen(flat(arc.colour, arc.width));
        painter.drawEllipse(square);
    }
}

void paintRingLines(
    QPainter& painter, const RingLayout& layout, const RingsFrame& frame, const PointedLook& look)
{
    const PixelGrid grid(painter);
    const bool isOnScreen = look.medium == Look::Medium::Screen;
    const double ratio = grid.ratio();
    ArcSprite sprite(layout.radius * ratio, layout.seenWidth * ratio);
    std::optional<InPixels> scope;
    if (isOnScreen)
        scope.emplace(painter, grid);
    for (const RingLayout::Place& place : layout.layout) {
        std::vector<Arc> arcs =
            arcsOf(frame.rings[static_cast<std::size_t>(place.pair)], layout, look.palette);
        if (!isOnScreen) {
            paintArcs(painter, squareAround(place.centre, layout.radius), arcs);
            continue;
        }
        for (Arc& arc : arcs)
            arc.width *= ratio;
        sprite.paint(painter, grid.toPixels(place.centre), arcs);
    }
}

bool hasSameArcs(const RingsFrame::Ring& one, const RingsFrame::Ring& other)
{
    constexpr double unseen = 1e-6; // radians
    return std::abs(one.seenArc - other.seenArc) < unseen
        && std::abs(one.newArc - other.newArc) < unseen;
}

void paintGhost(QPainter& painter, const RingLayout& layout, const RingLayout::Place& place,
    const RingsFrame::Ring& ghost, const Look& look)
{
    const QRectF square =
        squareAround(place.centre, layout.radius + layout.seenWidth / 2 + look.px(2.5));
    const auto dashed = [&](const QList<qreal>& dashes) {
        QPen pen(look.palette.axis, look.px(1.25), Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern(dashes);
        return pen;
    };
    painter.setBrush(Qt::NoBrush);
    paintArc(painter, square, 0, ghost.seenArc, dashed({4, 2}));
    if (ghost.newArc > 0)
        paintArc(painter, square, ghost.seenArc, ghost.newArc, dashed({1, 2}));
}

void paintMark(QPainter& painter, const RingLayout& layout, const RingLayout::Place& place,
    double width, const Look& look)
{
    const double away = layout.seenWidth / 2 + look.px(3.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.palette.text, look.px(width)));
    painter.drawEllipse(place.centre, layout.radius + away, layout.radius + away);
}

/// Beside a large picture while presenting: each entry has its own line.
void paintSmallLegend(QPainter& painter, const QRectF& area, const Look& look)
{
    const Look words = withWords(look);
    const double x = area.left() + words.px(16 + 8);
    double middle = area.bottom() - words.px(18 + 8);
    const auto entry = [&](const QColor& colour, double width, const QStringList& wordings) {
        painter.fillRect(QRectF(area.left(), middle - width / 2, words.px(16), width), colour);
        paintText(painter, {x, middle + digitHeight(TextRole::Note, words) / 2},
            fittingWords(wordings, area.right() - x, TextRole::Note, words), TextRole::Note,
            look.palette.notes, words);
        middle += words.px(18);
    };
    entry(look.palette.seen, words.px(7),
        {ContextWords::tr("seen in training"), ContextWords::tr("seen", "in training")});
    entry(look.palette.unseen, words.px(3),
        {ContextWords::tr("only up to the target"), ContextWords::tr("target only")});
}

/// The look of the pairs' numbers, if each fits in a ring.
std::optional<Look> lookOfNumbers(const RingLayout& layout, const Look& look)
{
    if (look.hasWords)
        return look;
    const Look words = withWords(look);
    double widest = 0;
    for (const RingLayout::Place& place : layout.layout)
        widest = std::max(widest, textWidth(wholeNumber(place.pair), TextRole::NoteStrong, words));
    const double space = 2 * layout.radius - layout.seenWidth;
    const bool fits = std::hypot(widest, digitHeight(TextRole::NoteStrong, words)) <= space;
    return fits ? std::optional(words) : std::nullopt;
}

void paintLegend(QPainter& painter, const QRectF& area, const Look& look)
{
    const double swatch = look.px(16);
    const double gap = look.px(8);
    const double middle = area.bottom() - look.px(8);
    const double baseline = middle + digitHeight(TextRole::Note, look) / 2;
    double x = area.left();
    const auto entry = [&](const QColor& colour, double width, const QString& words) {
        if (x + swatch + gap > area.right())
            return;
        painter.fillRect(QRectF(x, middle - width / 2, swatch, width), colour);
        const double start = x + swatch + gap;
        const double space = area.right() - start;
        x = start + look.px(16)
            + paintText(painter, {start, baseline}, fitted(words, space, TextRole::Note, look),
                TextRole::Note, look.palette.notes, look);
    };
    entry(look.palette.seen, look.px(7), ContextWords::tr("seen in training"));
    entry(look.palette.unseen, look.px(3), ContextWords::tr("only up to the target"));
}

/// The pairs, and the method that rotates them, which the rings do not show.
void paintRingsHead(QPainter& painter, const QRectF& area, const RingGrid& grid,
    const RingsFrame& frame, const Look& look)
{
    std::vector<Word> words {
        {contextTitle(Picture::ContextRings), TextRole::PictureTitle, look.palette.text},
        {noteOf(grid, frame.selectedPair), TextRole::Note, look.palette.notes}};
    const ScalingMethod method = frame.scaling.method;
    if (method != ScalingMethod::None && grid.count > 0)
        words.push_back({ContextWords::tr("with %1", "a method").arg(methodName(method)),
            TextRole::Note, look.palette.notes});
    paintLayers(painter, area,
        lineOfWords(words, {area.left(), area.top() + look.px(16)}, area.right(), look).layers,
        look);
}

} // namespace

void paintRings(
    QPainter& painter, const QRectF& area, const RingsPaint& picture, const PointedLook& look)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const RingsFrame& frame = picture.frame;
    const double margin = look.px(ringsMargin);
    const QRectF inside = area.adjusted(margin, 0, -margin, 0);
    paintRingsHead(painter, inside, picture.grid, frame, look);
    if (frame.rings.empty())
        paintText(painter, {inside.left(), area.top() + look.px(38)},
            fitted(ContextWords::tr("No pair is rotated: raise the rotary fraction."),
                inside.width(), TextRole::BodyStrong, look),
            TextRole::BodyStrong, look.palette.seenText, look);
    const RingLayout layout(area, frame, picture.grid, look);
    const std::optional<Look> numbers = lookOfNumbers(layout, look);
    paintRingLines(painter, layout, frame, look);
    for (const RingLayout::Place& place : layout.layout) {
        const auto pair = static_cast<std::size_t>(place.pair);
        const RingsFrame::Ring& ring = frame.rings[pair];
        if (picture.ghost && pair < picture.ghost->rings.size()
            && !hasSameArcs(picture.ghost->rings[pair], ring))
            paintGhost(painter, layout, place, picture.ghost->rings[pair], look);
        const bool isSelected = place.pair == frame.selectedPair;
        if (isSelected || look.focus.pair == place.pair)
            paintMark(painter, layout, place, isSelected ? 2 : 1, look);
        const TextRole role = isSelected ? TextRole::NoteStrong : TextRole::Note;
        if (numbers)
            paintText(painter, place.centre + QPointF(0, digitHeight(role, *numbers) / 2),
                wholeNumber(place.pair), role, look.palette.text, *numbers, Alignment::Centre);
    }
    if (const RingLayout::Place* place = layout.placeOf(picture.handled.value_or(-1))) {
        const RingsFrame::Ring& ring = frame.rings[static_cast<std::size_t>(place->pair)];
        const auto handle = [&](RingPart part, double turns, HandleKind kind) {
            if (RingLayout::hasPart(ring, part))
                paintHandle(painter, layout.onRing(*place, turns), kind,
                    picture.hovered == part ? HandleState::Hovered : HandleState::Resting, 12,
                    look);
        };
        handle(RingPart::Target, ring.targetTurns, HandleKind::Unseen);
        handle(RingPart::Training, ring.turns, HandleKind::Seen);
    }
    if (!frame.rings.empty() && look.hasWords)
        paintLegend(painter, inside, look);
    else if (!frame.rings.empty())
        paintSmallLegend(painter, inside, look);
    painter.restore();
}

} // namespace lab::ui
