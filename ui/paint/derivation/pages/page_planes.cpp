#include "core/math/constants.h"
#include "ui/paint/axes.h"
#include "ui/paint/comparison.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/derivation/pages/page_layout.h"
#include "ui/paint/derivation/pages/page_painters.h"
#include "ui/paint/derivation/pages/page_words.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/rotations/dial_shapes.h"
#include "ui/paint/rotations/dials_layout.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>
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

TurnArc turnOf(const PagePlaneLayout& layout, const PageArc& arc)
{
    const double start = arc.by < 0 ? arc.from + arc.by : arc.from;
    return {layout.centre, arc.radius * layout.radius, layout.radius / 22,
        {std::cos(start), std::sin(start)}, std::abs(arc.by) / twoPi};
}

void paintPlaneArc(
    QPainter& painter, const PagePlaneLayout& layout, const PageArc& arc, const PointedLook& look)
{
    const TurnArc turn = turnOf(layout, arc);
    if (!arc.drag.isNone()) {
        painter.setPen(QPen(look.palette.grid, look.px(1)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(layout.centre, turn.radius, turn.radius);
    }
    const QPen pen(roleColor(arc.role, look.palette),
        look.px(isLit(arc.part, look) ? 4 : (arc.role == PageRole::Key ? 1.6 : 2.4)), Qt::SolidLine,
        Qt::FlatCap);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    paintRing(painter, turn);
    if (std::abs(arc.by) > 1e-6)
        paintArcs(painter, {turn}, pen, look);
    const QPointF end = layout.onRing(arc.from + arc.by, arc.radius);
    if (!arc.drag.isNone())
        paintHandle(painter, end,
            arc.role == PageRole::Key
                ? HandleKind::Key
                : (arc.role == PageRole::Query ? HandleKind::Query : HandleKind::Result),
            HandleState::Resting, 12, look);
}

/// An arrow whose head is filled, hollow for the key, or open where it is dashed.
void paintPlaneArrow(QPainter& painter, const PagePlaneLayout& layout, const PageArrow& arrow,
    const PointedLook& look)
{
    const QColor colour = roleColor(arrow.role, look.palette);
    const QPointF tip = layout.pixel(arrow.to);
    const double strength = isLit(arrow.part, look) ? 1.6 : 1;
    if (arrow.isDashed) {
        painter.setPen(dottedPen(colour, look.px(1.6 * strength), look.scale));
        painter.drawLine(layout.centre, tip);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(tip, look.px(3), look.px(3));
        return;
    }
    const DialStyle style(layout.radius * strength, look.scale * strength);
    const auto shape = arrowShape(layout.centre, tip, style);
    if (!shape)
        return;
    if (arrow.role == PageRole::Query || arrow.role == PageRole::Key) {
        paintArrows(painter, {*shape}, arrow.role == PageRole::Key ? Token::Key : Token::Query,
            look.palette);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(shape->outline.data(), static_cast<int>(shape->outline.size()));
}

/// Names beyond the tips, one beside the other.
class PlaneNames {
public:
    PlaneNames(QPainter& painter, const QRectF& area, const PagePlaneLayout& layout,
        const PointedLook& look)
        : m_painter(painter)
        , m_area(area)
        , m_layout(layout)
        , m_look(look)
    {
        m_taken.push_back(
            {layout.centre.x() + layout.radius, layout.centre.y(), look.px(24), look.px(16)});
    }

    void paint(PlanePoint at, const std::string& part, PageRole role)
    {
        const QPointF tip = m_layout.pixel(at);
        const QString formula = symbolOfPart(part);
        const bool isWord = part.starts_with("key.");
        const QString word = isWord ? pageWord("word" + part.substr(3)) : QString();
        if (formula.isEmpty() && word.isEmpty())
            return;
        if (isWord) {
            const double width = textWidth(word, TextRole::Note, m_look);
            const QRectF place = freePlace(tip, {width, m_look.px(19)});
            paintText(m_painter, {place.left(), place.bottom() - m_look.px(5)}, word,
                TextRole::Note, roleTextColor(role, m_look.palette), m_look);
            return;
        }
        Typeset symbol(m_look, formula, symbolSize, m_look.palette.text);
        symbol.highlight(QString::fromStdString(m_look.focus.symbol));
        const QRectF place = freePlace(tip, {symbol.size().width(), m_look.px(19)});
        symbol.paint(m_painter, {place.left(), place.center().y() + m_look.px(5)});
    }

private:
    QRectF freePlace(QPointF tip, QSizeF size)
    {
        QPointF away = tip - m_layout.centre;
        const double length = std::hypot(away.x(), away.y());
        away = length > 1 ? away / length : QPointF(0, -1);
        const QPointF beyond =
            tip + QPointF(away.x() * (m_look.px(8) + size.width() / 2), away.y() * m_look.px(14));
        const QPointF aside(
            -away.y() * (size.width() / 2 + m_look.px(9)), away.x() * m_look.px(20));
        QRectF place;
        for (const double side : {0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0}) {
            place = QRectF(beyond + side * aside - QPointF(size.width(), size.height()) / 2, size);
            place.moveLeft(std::clamp(place.left(), m_area.left(),
                std::max(m_area.left(), m_area.right() - place.width())));
            place.moveTop(std::clamp(place.top(), m_area.top(),
                std::max(m_area.top(), m_area.bottom() - place.height())));
            if (std::ranges::none_of(
                    m_taken, [&](const QRectF& other) { return other.intersects(place); }))
                break;
        }
        m_taken.push_back(place);
        return place;
    }

    QPainter& m_painter;
    QRectF m_area;
    const PagePlaneLayout& m_layout;
    const PointedLook& m_look;
    std::vector<QRectF> m_taken;
};

} // namespace

std::vector<TurningHand> pageHands(
    const QRectF& area, const PagePictureFrame& frame, const Look& look)
{
    std::vector<TurningHand> hands;
    const std::vector<QRectF> areas = panelAreas(area, frame, look);
    for (std::size_t panel = 0; panel < frame.panels.size(); ++panel) {
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
                dialHands(dialsLayout(areas[panel], dials->dials, look), dials->dials, look),
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
        // What lies off the real axis is not told.
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
    for (const PageArrow& arrow : plane.arrows)
        paintPlaneArrow(painter, layout, arrow, look);
    PlaneNames names(painter, area, layout, look);
    for (const PageArrow& arrow : plane.arrows)
        names.paint(arrow.to, arrow.part, arrow.role);
    for (const PageDots& dots : plane.dots)
        if (dots.places.size() == 1)
            names.paint(dots.places.front(), dots.part, dots.role);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.palette.notes);
    painter.drawEllipse(layout.centre, look.px(2), look.px(2));
}

} // namespace lab::ui
