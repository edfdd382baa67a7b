#include "ui/paint/controls/ruler.h"

#include "ui/paint/controls/handles.h"
#include "ui/paint/formula/typeset.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double side = 24; ///< from the area's edge to the line

/// The distances of the parts below the area's top.
struct Heights {
    double line = 34;
    double symbol = 18; ///< baselines
    double distance = 22;
    double tick = 59;
    double tickOverWord = 53;
    double word = 67;
};
constexpr Heights lowHeights {14, 33, 33, 33, 33, 33}; ///< one row of words, below the line

bool isLow(const QRectF& area, const Look& look)
{
    return area.height() < look.px(48);
}

Heights heightsIn(const QRectF& area, const Look& look)
{
    return isLow(area, look) ? lowHeights : Heights {};
}

constexpr double symbolSize = 18;
constexpr double distanceSize = 16;
constexpr double handleDiameter = 16;
constexpr double ringRadius = 13;
constexpr double hitRadius = 12;

Typeset symbol(const Look& look, const QString& key, const QColor& colour)
{
    return {look, key, symbolSize, colour};
}

Typeset distanceText(const Positions& positions, const Look& look)
{
    return {look, u"label.distance"_s, distanceSize, look.palette.notes,
        {{u"distance"_s, wholeNumber(positions.query - positions.key)}}};
}

RulerHandle handleAt(std::int64_t position, const Positions& positions, const AxisScale& scale,
    double lineY, const Look& look)
{
    const double away = look.px(12);
    if (position < positions.first)
        return {{scale.from - away, lineY}, RulerHandle::Side::Before};
    if (position > positions.first + positions.shown)
        return {{scale.to + away, lineY}, RulerHandle::Side::After};
    return {{scale.pixel(static_cast<double>(position)), lineY}, RulerHandle::Side::Inside};
}

// Two arrowheads at one end: the farther one outside.
void part(RulerHandle& outer, RulerHandle& inner, const Look& look)
{
    const double by = outer.side == RulerHandle::Side::Before ? -look.px(5.5) : look.px(5.5);
    outer.centre.rx() += by;
    inner.centre.rx() -= by;
}

// The symbols are above their handles, moved apart if they would touch.
void placeSymbols(
    RulerLayout& layout, const Positions& positions, const QRectF& area, const Look& look)
{
    const double queryWidth = symbol(look, u"m"_s, {}).size().width();
    const double keyWidth = symbol(look, u"n"_s, {}).size().width();
    const bool isKeyLeft = positions.key <= positions.query;
    const double sign = isKeyLeft ? 1 : -1;
    const double needed = (queryWidth + keyWidth) / 2 + look.px(6);
    double query = layout.query.centre.x();
    double key = layout.key.centre.x();
    if ((query - key) * sign < needed) {
        const double middle = (query + key) / 2;
        query = middle + sign * needed / 2;
        key = middle - sign * needed / 2;
    }
    const double low = std::min(query - queryWidth / 2, key - keyWidth / 2);
    const double high = std::max(query + queryWidth / 2, key + keyWidth / 2);
    const double shift = std::max(0.0, area.left() - low) - std::max(0.0, high - area.right());
    const double top =
        area.top() + look.px(heightsIn(area, look).symbol) - look.px(symbolSize) * 0.7;
    const double height = look.px(symbolSize) * 0.75;
    layout.queryLabel = {query - queryWidth / 2 + shift, top, queryWidth, height};
    layout.keyLabel = {key - keyWidth / 2 + shift, top, keyWidth, height};
}

void placeDistance(
    RulerLayout& layout, const Positions& positions, const QRectF& area, const Look& look)
{
    const double width = distanceText(positions, look).size().width();
    const double top =
        area.top() + look.px(heightsIn(area, look).distance) - look.px(distanceSize) * 0.75;
    const double height = look.px(distanceSize) * 0.8;
    const QRectF left =
        layout.queryLabel.left() < layout.keyLabel.left() ? layout.queryLabel : layout.keyLabel;
    const QRectF right = left == layout.queryLabel ? layout.keyLabel : layout.queryLabel;
    const auto [low, high] = std::minmax({layout.query.centre.x(), layout.key.centre.x()});
    const double spaceFrom = std::max(left.right(), low + look.px(ringRadius)) + look.px(6);
    const double spaceTo = std::min(right.left(), high - look.px(ringRadius)) - look.px(6);
    const double after = std::max(right.right(), high + look.px(ringRadius)) + look.px(12);
    const double before = std::min(left.left(), low - look.px(ringRadius)) - look.px(12) - width;
    if (spaceTo - spaceFrom >= width)
        layout.distanceLabel = {(spaceFrom + spaceTo - width) / 2, top, width, height};
    else if (after + width <= area.right())
        layout.distanceLabel = {after, top, width, height};
    else if (before >= area.left())
        layout.distanceLabel = {before, top, width, height};
}

/// The symbols before the word at a position: in a low area those of the handles there.
struct SymbolsBefore {
    double query = 0; ///< width with the gap after it, or nothing
    double key = 0;

    double width() const { return query + key; }
};
SymbolsBefore symbolsBefore(std::int64_t position, const RulerLayout& layout,
    const Positions& positions, const QRectF& area, const Look& look)
{
    SymbolsBefore symbols;
    const double gap = look.px(5);
    if (isLow(area, look) && positions.query == position)
        symbols.query = layout.queryLabel.width() + gap;
    if (isLow(area, look) && positions.key == position)
        symbols.key = layout.keyLabel.width() + gap;
    return symbols;
}

void placeWords(RulerLayout& layout, const Positions& positions, const QStringList& words,
    const QRectF& area, const Look& look)
{
    const double gap = look.px(8);
    const double top = area.top() + look.px(heightsIn(area, look).word - 10);
    const auto end = std::min<std::int64_t>(words.size(), positions.first + positions.shown + 1);
    double free = area.left();
    for (std::int64_t position = positions.first; position < end; ++position) {
        const QString& text = words[static_cast<qsizetype>(position)];
        const double before = symbolsBefore(position, layout, positions, area, look).width();
        const double width = before + textWidth(text, TextRole::Note, look);
        const double centre = layout.scale.pixel(static_cast<double>(position));
        double left = std::max(centre - width / 2, area.left());
        if (left < free || left + width > area.right())
            return layout.words.clear();
        layout.words.push_back({position, text, {left + before, top, width - before, look.px(13)}});
        free = left + width + gap;
    }
    if (layout.words.empty() || !isLow(area, look))
        return;
    for (const RulerLayout::Word& word : layout.words) {
        const SymbolsBefore symbols = symbolsBefore(word.position, layout, positions, area, look);
        if (symbols.query > 0)
            layout.queryLabel.moveLeft(word.place.left() - symbols.width());
        if (symbols.key > 0)
            layout.keyLabel.moveLeft(word.place.left() - symbols.key);
    }
    const double after =
        std::max({free, layout.queryLabel.right() + gap, layout.keyLabel.right() + gap});
    layout.distanceLabel.moveLeft(after + look.px(12));
    if (layout.distanceLabel.right() > area.right())
        layout.distanceLabel = {};
}

bool isCut(double left, double right, const RulerCover& cover)
{
    return left < cover.to && right > cover.from;
}

void paintWords(QPainter& painter, const QRectF& area, const RulerLayout& layout,
    const Positions& positions, const RulerCover& cover, const Look& look)
{
    const double baseline = area.top() + look.px(heightsIn(area, look).word);
    for (const RulerLayout::Word& word : layout.words) {
        if (isCut(word.place.left(), word.place.right(), cover))
            continue;
        const QColor& colour = word.position == positions.query ? look.palette.queryText
            : word.position == positions.key                    ? look.palette.keyText
                                                                : look.palette.text;
        paintText(painter, {word.place.left(), baseline}, word.text, TextRole::Note, colour, look);
    }
}

/// Whether a tick there would overlap m, n or their distance, in one row below the line.
bool isOverLabel(const RulerLayout& layout, double x, const Look& look)
{
    const auto reaches = [&](const QRectF& label) {
        return !label.isEmpty() && x > label.left() - look.px(3) && x < label.right() + look.px(3);
    };
    return reaches(layout.queryLabel) || reaches(layout.keyLabel) || reaches(layout.distanceLabel);
}

void paintTicks(QPainter& painter, const QRectF& area, const RulerLayout& layout,
    const Positions& positions, const RulerCover& cover, const Look& look)
{
    const auto last = static_cast<double>(positions.first + positions.shown);
    const double widest =
        textWidth(wholeNumber(positions.first + positions.shown), TextRole::Axis, look);
    const double length = layout.scale.to - layout.scale.from;
    const int most = std::max(2, static_cast<int>(length / (widest + look.px(48))));
    for (const double tick : positionTicks(static_cast<double>(positions.first), last, most)) {
        const double x = layout.scale.pixel(tick);
        const double top = layout.lineY + look.px(4);
        const QRectF mark(x - look.px(3), top, look.px(6), look.px(5)); // with the free space
                                                                        // beside
        const bool isInWay = mark.intersects(layout.distanceLabel)
            || (isLow(area, look) && isOverLabel(layout, x, look));
        if (!isInWay)
            paintLine(painter, {{x, top}, {x, top + look.px(5)}}, look.palette.axis, 1, look);
        const QString label = wholeNumber(std::llround(tick));
        const double half = textWidth(label, TextRole::Axis, look) / 2;
        const double middle = std::clamp(x, area.left() + half, area.right() - half);
        const QRectF own(middle - half - look.px(6), 0, 2 * half + look.px(12), 1);
        const auto covers = [&](const QRectF& words) {
            return words.left() < own.right() && words.right() > own.left();
        };
        if (isCut(middle - half, middle + half, cover))
            continue;
        if (isLow(area, look)
            && (std::ranges::any_of(layout.words, covers, &RulerLayout::Word::place)
                || covers(layout.queryLabel) || covers(layout.keyLabel)
                || (!layout.distanceLabel.isEmpty() && covers(layout.distanceLabel))))
            continue; // they are in one row
        const Heights heights = heightsIn(area, look);
        const double baseline = layout.words.empty() ? heights.tick : heights.tickOverWord;
        paintText(painter, {middle, area.top() + look.px(baseline)}, label, TextRole::Axis,
            look.palette.notes, look, Alignment::Centre);
    }
}

void paintLength(QPainter& painter, const RulerLayout& layout, const Positions& positions,
    std::int64_t length, const QColor& colour, const Look& look)
{
    const bool isShown =
        length > 0 && length >= positions.first && length <= positions.first + positions.shown;
    if (!isShown)
        return;
    const double x = layout.scale.pixel(static_cast<double>(length));
    painter.fillRect(
        QRectF(x - look.px(1.5), layout.lineY - look.px(7), look.px(3), look.px(14)), colour);
}

void paintArrowhead(QPainter& painter, const RulerHandle& handle, bool isHollow,
    const QColor& colour, const Look& look)
{
    const double way = handle.side == RulerHandle::Side::Before ? -1 : 1;
    const QPointF tip = handle.centre + QPointF(way * look.px(4.5), 0);
    const QPointF back(-way * look.px(8), look.px(6));
    const QPointF points[] = {tip, tip + back, tip + QPointF(back.x(), -back.y())};
    painter.setPen(QPen(colour, look.px(1.5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(isHollow ? look.palette.ground : colour);
    painter.drawPolygon(points, 3);
}

void paintHandleOf(QPainter& painter, RulerPart part, const RulerHandle& handle,
    const RulerMarks& marks, Look look)
{
    const auto kind = part == RulerPart::Query ? HandleKind::Query : HandleKind::Key;
    if (part == RulerPart::Query ? marks.locks.query : marks.locks.key)
        look.palette.query = look.palette.key = look.palette.axis;
    if (handle.side != RulerHandle::Side::Inside) {
        paintArrowhead(
            painter, handle, part == RulerPart::Key, handleColor(kind, look.palette), look);
    } else {
        const auto state = marks.hovered == part ? HandleState::Hovered : HandleState::Resting;
        paintHandle(painter, handle.centre, kind, state, handleDiameter, look);
    }
    if (marks.focused != part)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.palette.text, look.px(2)));
    painter.drawEllipse(handle.centre, look.px(ringRadius), look.px(ringRadius));
}

} // namespace

bool RulerLocks::has(RulerPart part) const
{
    switch (part) {
    case RulerPart::Query:
        return query;
    case RulerPart::Key:
        return key;
    case RulerPart::Bar:
        return query || key;
    case RulerPart::None:
        break;
    }
    return false;
}

RulerLayout rulerLayout(
    const Positions& positions, const QRectF& area, const Look& look, const QStringList& words)
{
    RulerLayout layout;
    layout.scale = {static_cast<double>(positions.first),
        static_cast<double>(positions.first + positions.shown), area.left() + look.px(side),
        area.right() - look.px(side)};
    layout.lineY = area.top() + look.px(heightsIn(area, look).line);
    layout.query = handleAt(positions.query, positions, layout.scale, layout.lineY, look);
    layout.key = handleAt(positions.key, positions, layout.scale, layout.lineY, look);
    if (layout.query.side != RulerHandle::Side::Inside && layout.query.side == layout.key.side) {
        const bool isQueryFarther =
            (positions.query < positions.key) == (layout.query.side == RulerHandle::Side::Before);
        part(isQueryFarther ? layout.query : layout.key, isQueryFarther ? layout.key : layout.query,
            look);
    }
    placeSymbols(layout, positions, area, look);
    placeDistance(layout, positions, area, look);
    placeWords(layout, positions, words, area, look);
    return layout;
}

RulerPart rulerPartAt(const RulerLayout& layout, QPointF point, const Look& look)
{
    const auto away = [&](const RulerHandle& handle) {
        const QPointF by = point - handle.centre;
        return std::hypot(by.x(), by.y());
    };
    const double toQuery = away(layout.query);
    const double toKey = away(layout.key);
    if (std::min(toQuery, toKey) <= look.px(hitRadius))
        return toQuery <= toKey ? RulerPart::Query : RulerPart::Key;
    const auto [low, high] = std::minmax({layout.query.centre.x(), layout.key.centre.x()});
    const bool isOnBar = std::abs(point.y() - layout.lineY) <= look.px(hitRadius)
        && point.x() >= low && point.x() <= high;
    return isOnBar ? RulerPart::Bar : RulerPart::None;
}

void paintRuler(QPainter& painter, const QRectF& area, const Positions& positions,
    const RulerMarks& marks, const Look& windowLook, const QStringList& words,
    const RulerCover& cover)
{
    Look look = windowLook;
    look.palette.ground = look.palette.frame; // the ruler is on the frame
    const RulerLayout layout = rulerLayout(positions, area, look, words);
    const AxisScale& scale = layout.scale;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(
        QRectF(scale.from, layout.lineY - look.px(1), scale.to - scale.from, look.px(2)),
        look.palette.axis);
    paintTicks(painter, area, layout, positions, cover, look);
    paintWords(painter, area, layout, positions, cover, look);

    const auto [low, high] = std::minmax({std::clamp(layout.query.centre.x(), scale.from, scale.to),
        std::clamp(layout.key.centre.x(), scale.from, scale.to)});
    const double thickness = marks.hovered == RulerPart::Bar ? look.px(8) : look.px(6);
    painter.fillRect(
        QRectF(low, layout.lineY - thickness / 2, high - low, thickness), look.palette.notes);
    paintLength(painter, layout, positions, positions.trainingLength, look.palette.seen, look);
    paintLength(painter, layout, positions, positions.targetLength, look.palette.unseen, look);

    paintHandleOf(painter, RulerPart::Key, layout.key, marks, look);
    paintHandleOf(painter, RulerPart::Query, layout.query, marks, look);
    const Heights heights = heightsIn(area, look);
    const double baseline = area.top() + look.px(heights.symbol);
    symbol(look, u"m"_s, look.palette.queryText)
        .paint(painter, {layout.queryLabel.left(), baseline});
    symbol(look, u"n"_s, look.palette.keyText).paint(painter, {layout.keyLabel.left(), baseline});
    const QRectF& distance = layout.distanceLabel;
    if (!distance.isEmpty() && !isCut(distance.left(), distance.right(), cover))
        distanceText(positions, look)
            .paint(painter, {distance.left(), area.top() + look.px(heights.distance)});
}

} // namespace lab::ui
