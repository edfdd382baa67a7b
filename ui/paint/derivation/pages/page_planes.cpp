#include "core/drawing/arrows.h"
#include "core/math/constants.h"
#include "ui/paint/axes.h"
#include "ui/paint/comparison.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/derivation/pages/page_layout.h"
#include "ui/paint/derivation/pages/page_painters.h"
#include "ui/paint/derivation/pages/page_words.h"
#include "ui/paint/derivation/pages/plane_names.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/drawing/shapes.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/text.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double symbolSize = 16;

void paintPlaneGround(QPainter& painter, const PagePlaneLayout& layout, const Look& look)
{
    const double reach = layout.radius + look.px(10);
    painter.setPen(QPen(look.palette.grid, look.px(1)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(layout.centre, layout.radius, layout.radius);
    paintLine(painter, {layout.centre - QPointF(reach, 0), layout.centre + QPointF(reach, 0)},
        look.palette.axis, 1, look);
    paintLine(painter, {layout.centre - QPointF(0, reach), layout.centre + QPointF(0, reach)},
        look.palette.axis, 1, look);
    paintText(painter, layout.centre + QPointF(layout.radius + look.px(3), look.px(13)),
        significant(layout.unit, 3), TextRole::Axis, look.palette.notes, look);
}

drawing::TurnArc turnOf(const PagePlaneLayout& layout, const PageArc& arc)
{
    const double start = arc.by < 0 ? arc.from + arc.by : arc.from;
    return {pointOf(layout.centre), arc.radius * layout.radius, layout.radius / 22,
        std::atan2(std::sin(start), std::cos(start)), std::abs(arc.by) / twoPi};
}

void paintPlaneArc(
    QPainter& painter, const PagePlaneLayout& layout, const PageArc& arc, const PointedLook& look)
{
    const drawing::TurnArc turn = turnOf(layout, arc);
    if (!arc.drag.isNone()) {
        painter.setPen(QPen(look.palette.grid, look.px(1)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(layout.centre, turn.radius, turn.radius);
    }
    const QPen pen(roleColor(arc.role, look.palette),
        look.px(isLit(arc.part, look) ? 4 : (arc.role == PageRole::Key ? 1.6 : 2.4)), Qt::SolidLine,
        Qt::FlatCap);
    if (turn.hasRing())
        paintArc(painter, turn.ring(), pen, look);
    if (std::abs(arc.by) > 1e-6)
        paintArc(painter, turn.remainder(), pen, look);
    const QPointF end = layout.onRing(arc.from + arc.by, arc.radius);
    if (!arc.drag.isNone())
        paintHandle(painter, end,
            arc.role == PageRole::Key
                ? HandleKind::Key
                : (arc.role == PageRole::Query ? HandleKind::Query : HandleKind::Result),
            HandleState::Resting, std::clamp(layout.radius / look.px(4), 7.0, 12.0), look);
}

/// An arrow whose head is filled, hollow for the key, or open if it is dashed.
void paintPlaneArrow(QPainter& painter, const PagePlaneLayout& layout, const PageArrow& arrow,
    const PointedLook& look)
{
    const QColor colour = roleColor(arrow.role, look.palette);
    const QPointF tip = layout.pixel(arrow.to);
    const double strength = isLit(arrow.part, look) ? 1.6 : 1;
    if (arrow.isDashed) {
        const double width = look.px(1.6 * strength);
        QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
        pen.setDashPattern({look.px(2) / width, look.px(3) / width});
        painter.setPen(pen);
        painter.drawLine(layout.centre, tip);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(tip, look.px(3), look.px(3));
        return;
    }
    drawing::Arrows shape {drawing::arrowSizes(layout.radius * strength, look.scale * strength)};
    shape.add(pointOf(layout.centre), pointOf(tip));
    paintPolygons(painter, shape.outlines, colour);
    if (arrow.role == PageRole::Key)
        paintPolygons(painter, shape.hollows, look.palette.ground);
}

/// For a dashed arrow entirely covered by another, as before any rotation: a wide pale line below,
/// so that two are visible.
void paintCoveredArrows(
    QPainter& painter, const PagePlaneLayout& layout, const PagePlane& plane, const Look& look)
{
    constexpr double sameTip = 3;
    constexpr double width = 9;
    constexpr double share = 0.35; // of its colour
    for (const PageArrow& below : plane.arrows) {
        const QPointF tip = layout.pixel(below.to);
        const auto covers = [&](const PageArrow& other) {
            return !other.isDashed
                && QLineF(layout.pixel(other.to), tip).length() < look.px(sameTip);
        };
        if (!below.isDashed || std::ranges::none_of(plane.arrows, covers))
            continue;
        const QColor colour = roleColor(below.role, look.palette);
        painter.setPen(QPen(blended(colour, look.palette.ground, share), look.px(width),
            Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(layout.centre, tip);
    }
}

/// The name of an arrow or a dot: a word of the sentence, or a symbol.
class PlaneName {
public:
    PlaneName(const std::string& part, PageRole role, const PointedLook& look)
        : m_look(look)
        , m_role(role)
        , m_word(part.starts_with("key.") ? pageWord("word" + part.substr(3)) : QString())
    {
        if (!m_word.isEmpty())
            return;
        m_symbol.emplace(look, symbolOfPart(part), symbolSize, look.palette.text);
        m_symbol->highlight(QString::fromStdString(look.focus.symbol));
    }

    QSizeF size() const
    {
        constexpr double height = 16;
        const double width =
            m_symbol ? m_symbol->size().width() : textWidth(m_word, TextRole::Note, m_look);
        return {width, m_look.px(height)};
    }
    void paint(QPainter& painter, QPointF tip, const TipNamePlace& at) const
    {
        if (at.hasLeader) { // at any angle, while paintLine() draws only horizontal and vertical
                            // lines
            painter.setPen(QPen(roleColor(m_role, m_look.palette), m_look.px(1)));
            painter.drawLine(tip, at.leaderEnd(tip));
        }
        const QRectF& place = at.place;
        if (m_symbol)
            m_symbol->paint(painter, {place.left(), place.center().y() + m_look.px(5)});
        else
            paintText(painter, {place.left(), place.bottom() - m_look.px(4)}, m_word,
                TextRole::Note, roleTextColor(m_role, m_look.palette), m_look);
    }

private:
    const PointedLook& m_look;
    PageRole m_role;
    QString m_word;
    std::optional<Typeset> m_symbol; ///< if it is not a word
};

void paintPlaneNames(QPainter& painter, const QRectF& area, const PagePlane& plane,
    const PagePlaneLayout& layout, const PointedLook& look)
{
    std::vector<PlaneName> names;
    std::vector<TipName> tips;
    const auto add = [&](const std::string& part, PageRole role, PlanePoint at) {
        if (!part.starts_with("key.") && symbolOfPart(part).isEmpty())
            return; // without a name
        PlaneName name(part, role, look);
        tips.push_back({layout.pixel(at), name.size()});
        names.push_back(std::move(name));
    };
    for (const PageArrow& arrow : plane.arrows)
        add(arrow.part, arrow.role, arrow.to);
    for (const PageDots& dots : plane.dots)
        if (dots.places.size() == 1)
            add(dots.part, dots.role, dots.places.front());
    std::vector<QPointF> handles;
    for (const PageArc& arc : plane.arcs)
        if (!arc.drag.isNone())
            handles.push_back(layout.onRing(arc.from + arc.by, arc.radius));
    const QRectF ofUnit(
        layout.centre.x() + layout.radius, layout.centre.y(), look.px(24), look.px(16));
    const auto places = tipNamePlaces(area, layout.centre, tips, {ofUnit}, handles, look);
    for (std::size_t index = 0; index < names.size(); ++index)
        names[index].paint(painter, tips[index].tip, places[index]);
}

} // namespace

std::vector<TurningHand> pageHands(
    const QRectF& area, const PagePictureFrame& frame, const Look& look)
{
    std::vector<TurningHand> hands;
    const std::vector<QRectF> areas = panelAreas(area, frame, look);
    for (std::size_t panel = 0; panel < frame.panels.size(); ++panel) {
        if (areas[panel].isEmpty())
            continue;
        if (const auto* plane = std::get_if<PagePlane>(&frame.panels[panel])) {
            const PagePlaneLayout layout(
                belowTitle(areas[panel], plane->title, look), *plane, look);
            for (const PageArrow& arrow : plane->arrows)
                if (!arrow.isDashed && !plane->isCovered)
                    hands.push_back({layout.centre, layout.pixel(arrow.to),
                        roleColor(arrow.role, look.palette)});
        }
        if (const auto* dials = std::get_if<PageDials>(&frame.panels[panel]))
            std::ranges::copy(
                handsOf(drawnDials(areas[panel], *dials, nullptr, PointedLook(look)), look.palette),
                std::back_inserter(hands));
    }
    return hands;
}

void paintPagePlane(QPainter& painter, const QRectF& area, const PagePlane& plane,
    const PagePlane* ghost, const PointedLook& look)
{
    const PagePlaneLayout layout(area, plane, look);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPlaneGround(painter, layout, look);
    if (plane.isCovered) {
        // What is off the real axis is not revealed.
        const double strip = look.px(14);
        const double side = layout.radius;
        const double height = side - strip;
        paintHatching(
            painter, {layout.centre.x() - side, layout.centre.y() - side, 2 * side, height}, look);
        paintHatching(
            painter, {layout.centre.x() - side, layout.centre.y() + strip, 2 * side, height}, look);
        painter.setRenderHint(QPainter::Antialiasing);
    }
    if (ghost)
        for (const PageArrow& arrow : ghost->arrows) {
            painter.setPen(ghostPen(roleColor(arrow.role, look.palette), look));
            painter.drawLine(layout.centre, layout.pixel(arrow.to));
        }
    for (const PageDots& dots : plane.dots) {
        const bool isFew = dots.places.size() < 4;
        painter.setPen(Qt::NoPen);
        painter.setBrush(roleColor(dots.role, look.palette));
        for (const PlanePoint place : dots.places)
            painter.drawEllipse(
                layout.pixel(place), look.px(isFew ? 5 : 2.2), look.px(isFew ? 5 : 2.2));
    }
    if (ghost && plane.arrows.empty())
        for (const PageDots& dots : ghost->dots)
            for (const PlanePoint place : dots.places) {
                painter.setPen(ghostPen(roleColor(dots.role, look.palette), look));
                painter.setBrush(Qt::NoBrush);
                painter.drawEllipse(layout.pixel(place), look.px(5), look.px(5));
            }
    for (const PageArc& arc : plane.arcs)
        paintPlaneArc(painter, layout, arc, look);
    paintCoveredArrows(painter, layout, plane, look);
    for (const PageArrow& arrow : plane.arrows)
        paintPlaneArrow(painter, layout, arrow, look);
    paintPlaneNames(painter, area, plane, layout, look);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.palette.notes);
    painter.drawEllipse(layout.centre, look.px(2), look.px(2));
}

} // namespace lab::ui
