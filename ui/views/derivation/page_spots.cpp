#include "ui/views/derivation/page_spots.h"

#include "core/math/constants.h"
#include "core/state/order.h"
#include "ui/paint/derivation/pages/page_layout.h"
#include "ui/paint/derivation/pages/page_painters.h"
#include "ui/paint/derivation/segment.h"
#include "ui/paint/drawing/qt_texts.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double nearBend = 0.02; ///< smaller bends snap back to 0
constexpr double nearPart = 8; ///< around the pointer, pixels at 1x

/// The spots of one panel.
class PanelSpots {
public:
    PanelSpots(std::vector<PageSpot>& all, const QRectF& area, std::size_t panel, const Look& look)
        : m_all(all)
        , m_area(area)
        , m_first(static_cast<std::int64_t>(panel) * 1'000'000)
        , m_look(look)
    {
    }

    void operator()(const PagePlane& plane)
    {
        const PagePlaneLayout layout(belowTitle(m_area, plane.title, m_look), plane, m_look);
        for (const PageArc& arc : plane.arcs) {
            PageSpot* const spot =
                add(arc.part, -1, arc.drag, layout.onRing(arc.from + arc.by, arc.radius));
            if (!spot)
                continue;
            spot->numberAt = [layout](QPointF point) { return layout.angle(point); };
            spot->vector = plane.unit > 0 ? layout.value(spot->place) : PlanePoint();
        }
        for (const PageArrow& arrow : plane.arrows) {
            PageSpot* const spot = add(arrow.part, -1, arrow.drag, layout.pixel(arrow.to));
            if (!spot)
                continue;
            spot->vector = arrow.to;
            spot->vectorAt = [layout](QPointF point) { return layout.value(point); };
            const PlanePoint to = arrow.to;
            spot->numberAt = [layout, to](QPointF point) {
                const PlanePoint value = layout.value(point);
                const double length = std::hypot(to.x, to.y);
                return length > 0 ? (value.x * to.x + value.y * to.y) / length
                                  : std::hypot(value.x, value.y);
            };
        }
    }
    void operator()(const PageChart& chart)
    {
        const Plot plot = chartPlot(belowTitle(m_area, chart.title, m_look), chart, m_look);
        for (const PageGuide& rule : chart.rules) {
            PageSpot* const spot = add(rule.part, -1, rule.drag, knobOf(plot, chart, rule));
            if (spot)
                along(*spot, plot, true);
        }
        for (std::size_t series = 0; series < chart.series.size(); ++series) {
            const PageSeries& one = chart.series[series];
            for (std::size_t at = 0; at < one.drags.size(); ++at) {
                PageSpot* const spot = add(one.part, static_cast<int>(at), one.drags[at],
                    pointAt(plot, chart, series, at));
                if (!spot)
                    continue;
                spot->which += static_cast<std::int64_t>(series) * 1000;
                along(*spot, plot, one.drags[at].way == PageDrag::Way::Across);
            }
        }
    }
    void operator()(const PageTiles& tiles)
    {
        const std::vector<QRectF> places =
            tileAreas(belowTitle(m_area, tiles.title, m_look), tiles, m_look);
        for (std::size_t index = 0; index < tiles.tiles.size(); ++index) {
            const PageTile& tile = tiles.tiles[index];
            const QRectF place = places[index];
            const int columns = std::max(1, tile.cells.columns);
            for (std::size_t cell = 0; cell < tile.drags.size(); ++cell) {
                const auto at = static_cast<int>(cell);
                const QRectF area = cellArea(place, tile, at / columns, at % columns);
                PageSpot* const spot = add(tile.part, at, tile.drags[cell], area.center());
                if (!spot)
                    continue;
                spot->keyStep = {area.width(), area.height()};
                spot->reach = 0.5 * std::hypot(area.width(), area.height()) / m_look.scale;
                const int rows = std::max(1, tile.cells.rows);
                spot->numberAt = [place, columns, rows](QPointF point) {
                    const double x = (point.x() - place.left()) / place.width() * columns;
                    const double y = (point.y() - place.top()) / place.height() * rows;
                    return std::clamp(std::floor(y), 0.0, rows - 1.0) * columns
                        + std::clamp(std::floor(x), 0.0, columns - 1.0);
                };
            }
        }
    }
    void operator()(const PageMeters& meters)
    {
        const std::vector<QRectF> places =
            rowAreas(belowTitle(m_area, meters.title, m_look), meters, m_look);
        for (std::size_t index = 0; index < meters.rows.size(); ++index) {
            const PageMeter& row = meters.rows[index];
            PageSpot* const spot = add(row.part, static_cast<int>(index), row.drag,
                {places[index].left() + m_look.px(13), places[index].center().y()});
            if (spot)
                spot->reach = 14;
        }
    }
    void operator()(const PageCards& cards)
    {
        const std::vector<QRectF> places =
            cardAreas(belowTitle(m_area, cards.title, m_look), cards, m_look);
        const double pitch = places.size() > 1 ? places[1].left() - places[0].left() : 1;
        for (std::size_t index = 0; index < cards.cards.size(); ++index) {
            const PageCard& card = cards.cards[index];
            const QPointF place(places[index].center().x(), places[index].top() + m_look.px(15));
            PageSpot* const spot =
                add("card." + std::to_string(card.word), card.word, card.drag, place);
            if (!spot)
                continue;
            spot->keyStep = {pitch, 0};
            spot->reach = std::min(places[index].width() / 2, m_look.px(40)) / m_look.scale;
            spot->numberAt = [first = places[0].center().x(), pitch](
                                 QPointF point) { return (point.x() - first) / pitch; };
        }
    }
    void operator()(const PageDials& dials)
    {
        if (dials.dials.dials.empty())
            return;
        const drawing::Drawing drawn = drawnDials(m_area, dials, nullptr, PointedLook(m_look));
        const DialsFrame::Dial& own = dials.dials.dials.front();
        for (const Token token : {Token::Query, Token::Key}) {
            const bool isQuery = token == Token::Query;
            const PageDrag drag {.way = PageDrag::Way::Tip,
                .isKey = !isQuery,
                .lowest = -longestVector,
                .highest = longestVector,
                .step = 0.01};
            const drawing::Handle& tip = drawn.handles[isQuery ? 0 : 1];
            PageSpot* const spot =
                add(isQuery ? "query" : "key", isQuery ? 0 : 1, drag, qt(tip.place));
            const double turns = isQuery ? own.queryTurns : own.keyTurns;
            spot->reach = tip.reach / m_look.scale;
            spot->vector = isQuery ? own.query : own.key;
            spot->vectorAt = [plane = *tip.plane, turns](QPointF point) {
                const drawing::Point to = plane.valueAt(pointOf(point));
                const Complex before = Complex(to.x, to.y) * std::polar(1.0, -twoPi * turns);
                return PlanePoint {before.real(), before.imag()};
            };
        }
    }
    void operator()(const PageWires&) { }

private:
    PageSpot* add(const std::string& part, int index, const PageDrag& drag, QPointF place)
    {
        if (drag.isNone())
            return nullptr;
        m_all.push_back({.part = part,
            .index = index,
            .which = m_first + 10'000 * static_cast<std::int64_t>(m_things) + index + 1,
            .place = place,
            .drag = drag});
        if (index < 0)
            ++m_things;
        return &m_all.back();
    }
    static void along(PageSpot& spot, const Plot& plot, bool isAcross)
    {
        const Axis axis = isAcross ? plot.x : plot.y;
        spot.keyStep = isAcross ? QPointF(4, 0) : QPointF(0, 4);
        const double unit = std::abs(axis.scale.pixelsPerUnit());
        const double step = spot.drag.step / std::max(1e-9, std::abs(spot.drag.factor)) * unit;
        // A key moves it by at least one step, even if that is small in the picture.
        const double pixels = std::max(step, spot.drag.isWhole ? step : 1.0);
        spot.keyStep *= pixels / 4;
        spot.numberAt = [axis, isAcross](QPointF point) {
            return numberAt(axis, isAcross ? point.x() : point.y());
        };
    }

    std::vector<PageSpot>& m_all;
    QRectF m_area;
    std::int64_t m_first;
    std::size_t m_things = 0;
    const Look& m_look;
};

double rounded(double number, double step)
{
    return std::round(std::round(number / step) * step * 1e6) / 1e6;
}

Edit listWith(const PageDrag& drag, std::size_t index, double number)
{
    std::vector<double> list = drag.list;
    if (index < list.size())
        list[index] = number;
    return SetParameter {drag.key, listText(list)};
}

} // namespace

std::vector<PageSpot> pageSpots(const QRectF& area, const PagePictureFrame& frame, const Look& look)
{
    std::vector<PageSpot> all;
    const std::vector<QRectF> places = panelAreas(area, frame, look);
    for (std::size_t panel = 0; panel < frame.panels.size(); ++panel) {
        if (places[panel].isEmpty())
            continue;
        PanelSpots spots(all, places[panel], panel, look);
        std::visit([&](const auto& one) { spots(one); }, frame.panels[panel]);
    }
    return all;
}

std::optional<Edit> spotSet(const PageSpot& spot, double number)
{
    const PageDrag& drag = spot.drag;
    using enum PageDrag::Way;
    if (drag.way == Direction || drag.way == Tip) {
        const double length = std::hypot(spot.vector.x, spot.vector.y);
        const double angle = number * twoPi / 360;
        return MoveVector {drag.isKey ? Token::Key : Token::Query, length * std::cos(angle),
            length * std::sin(angle)};
    }
    if (drag.way == Bend) {
        const double bend = number + drag.offset;
        return BendAngle {drag.index, std::abs(bend) < nearBend ? 0 : rounded(bend, drag.step)};
    }
    const double within = std::clamp(rounded(number, drag.step), drag.lowest, drag.highest);
    if (drag.key == "derivation.words") {
        const TokenOrder order(drag.list.begin(), drag.list.end());
        return SetParameter {
            drag.key, orderText(withMoved(order, drag.index, static_cast<int>(within)))};
    }
    if (drag.index >= 0)
        return listWith(drag, static_cast<std::size_t>(drag.index), within);
    if (drag.isWhole)
        return SetParameter {drag.key, static_cast<std::int64_t>(std::llround(within))};
    return SetParameter {drag.key, within};
}

std::optional<Edit> spotMoved(const PageSpot& spot, QPointF point)
{
    const PageDrag& drag = spot.drag;
    using enum PageDrag::Way;
    switch (drag.way) {
    case None:
    case Cycle:
        return std::nullopt;
    case Tip: {
        const PlanePoint to = spot.vectorAt(point);
        const auto held = [&](double of) {
            return std::clamp(rounded(of, drag.step), drag.lowest, drag.highest);
        };
        return MoveVector {drag.isKey ? Token::Key : Token::Query, held(to.x), held(to.y)};
    }
    case Direction:
        return spotSet(spot, std::round(spot.numberAt(point) * 360 / twoPi));
    case Paint:
        return cellsPainted(spot, static_cast<std::size_t>(std::llround(spot.numberAt(point))));
    case Angle: {
        // The number of full turns is the one nearest to the current value.
        const double number = drag.offset + drag.factor * spot.numberAt(point);
        const double whole = std::abs(drag.factor) * twoPi;
        return spotSet(spot, number + std::round((drag.now - number) / whole) * whole);
    }
    case Bend:
        return spotSet(spot, spot.numberAt(point));
    case Length:
    case Across:
    case Upwards:
        break;
    }
    return spotSet(spot, drag.offset + drag.factor * spot.numberAt(point));
}

Edit spotCycled(const PageSpot& spot)
{
    const double next = spot.drag.now + 1;
    return listWith(spot.drag, static_cast<std::size_t>(spot.drag.index),
        next > spot.drag.highest ? spot.drag.lowest : next);
}

Edit cellsPainted(const PageSpot& from, std::size_t to)
{
    PageDrag drag = from.drag;
    const auto start = static_cast<std::size_t>(drag.index);
    double colour = drag.list[start];
    for (double next = 1; colour < 1 && next <= drag.highest; ++next)
        if (std::ranges::count(drag.list, next) == 0)
            colour = next;
    drag.list[start] = std::max(1.0, colour);
    return listWith(drag, to, drag.list[start]);
}

Edit cellCleared(const PageSpot& cell)
{
    return listWith(cell.drag, static_cast<std::size_t>(cell.drag.index), 0);
}

namespace {

struct FoundPart {
    double distance = 0;
    std::string part;
};

/// Finds parts under a point, including those that cannot be dragged.
class PartsUnder {
public:
    PartsUnder(std::vector<FoundPart>& all, const QRectF& area, QPointF point, const Look& look)
        : m_all(all)
        , m_area(area)
        , m_point(point)
        , m_look(look)
    {
    }

    void operator()(const PagePlane& plane)
    {
        const PagePlaneLayout layout(belowTitle(m_area, plane.title, m_look), plane, m_look);
        for (const PageArrow& arrow : plane.arrows)
            add(arrow.part, distanceToSegment(m_point, layout.centre, layout.pixel(arrow.to)));
        for (const PageArc& arc : plane.arcs) {
            const QPointF off = m_point - layout.centre;
            const double by = layout.angle(m_point) - arc.from;
            const double turned = arc.by < 0 ? -by : by;
            const bool isOn = turned - twoPi * std::floor(turned / twoPi) <= std::abs(arc.by);
            if (isOn)
                add(arc.part, std::abs(std::hypot(off.x(), off.y()) - arc.radius * layout.radius));
        }
        for (const PageDots& dots : plane.dots)
            for (const PlanePoint place : dots.places)
                add(dots.part, QLineF(m_point, layout.pixel(place)).length());
    }
    void operator()(const PageChart& chart)
    {
        const Plot plot = chartPlot(belowTitle(m_area, chart.title, m_look), chart, m_look);
        for (const PageGuide& rule : chart.rules)
            add(rule.part, QLineF(m_point, knobOf(plot, chart, rule)).length());
        for (std::size_t series = 0; series < chart.series.size(); ++series)
            for (std::size_t at = 0; at < chart.series[series].x.size(); ++at)
                add(chart.series[series].part,
                    QLineF(m_point, pointAt(plot, chart, series, at)).length());
    }
    void operator()(const PageTiles& tiles)
    {
        const std::vector<QRectF> places =
            tileAreas(belowTitle(m_area, tiles.title, m_look), tiles, m_look);
        for (std::size_t index = 0; index < places.size(); ++index)
            if (places[index].contains(m_point))
                add("matrix", 0);
    }
    template <class Panel> void operator()(const Panel&) { }

private:
    void add(const std::string& part, double distance)
    {
        if (distance < m_look.px(nearPart))
            m_all.push_back({distance, part});
    }

    std::vector<FoundPart>& m_all;
    QRectF m_area;
    QPointF m_point;
    const Look& m_look;
};

} // namespace

std::vector<std::string> partsAt(
    const QRectF& area, const PagePictureFrame& frame, QPointF point, const Look& look)
{
    std::vector<FoundPart> found;
    const std::vector<QRectF> places = panelAreas(area, frame, look);
    for (std::size_t panel = 0; panel < frame.panels.size(); ++panel) {
        if (places[panel].isEmpty())
            continue;
        PartsUnder under(found, places[panel], point, look);
        std::visit([&](const auto& one) { under(one); }, frame.panels[panel]);
    }
    std::ranges::stable_sort(found, {}, &FoundPart::distance);
    std::vector<std::string> parts;
    for (const FoundPart& one : found)
        parts.push_back(one.part);
    return parts;
}

} // namespace lab::ui
