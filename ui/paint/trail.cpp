#include "ui/paint/trail.h"

#include "core/math/constants.h"
#include "ui/paint/look.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

namespace {

constexpr std::size_t longestTrail = 3; ///< steps
constexpr std::size_t maxPieces = 96; ///< of all hands together
constexpr double strongestPiece = 0.5; ///< opacity of the newest one

bool areAbout(const std::vector<TurningHand>& left, const std::vector<TurningHand>& right)
{
    return std::ranges::equal(left, right, {}, &TurningHand::centre, &TurningHand::centre);
}

/// The path of a tip from one step to the next.
QPolygonF wayOf(const TurningHand& from, const TurningHand& to)
{
    constexpr double piece = 0.2; // radians
    const QPointF start = from.tip - from.centre;
    const QPointF end = to.tip - to.centre;
    const double angle = std::atan2(start.y(), start.x());
    const double turn = std::remainder(std::atan2(end.y(), end.x()) - angle, twoPi);
    const double length = std::hypot(start.x(), start.y());
    const double longer = std::hypot(end.x(), end.y()) - length;
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(turn) / piece)));
    QPolygonF way;
    for (int i = 0; i <= pieces; ++i) {
        const double share = static_cast<double>(i) / pieces;
        const double at = angle + share * turn;
        way += to.centre + (length + share * longer) * QPointF(std::cos(at), std::sin(at));
    }
    return way;
}

} // namespace

void Trail::follow(std::vector<TurningHand> hands)
{
    if (!m_steps.empty() && hands == m_steps.back())
        return;
    if (!m_steps.empty() && !areAbout(hands, m_steps.back()))
        m_steps.clear();
    const std::size_t most = std::clamp(
        maxPieces / std::max<std::size_t>(1, hands.size()), std::size_t {1}, longestTrail);
    m_steps.push_back(std::move(hands));
    while (m_steps.size() > most + 1)
        m_steps.pop_front();
}

void Trail::paint(QPainter& painter, const Look& look) const
{
    constexpr double least = 1; // pixels
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const auto steps = static_cast<double>(longestTrail);
    for (std::size_t i = 0; i + 1 < m_steps.size(); ++i) {
        const auto age = static_cast<double>(m_steps.size() - 2 - i);
        for (std::size_t hand = 0; hand < m_steps[i].size(); ++hand) {
            const TurningHand& from = m_steps[i][hand];
            const TurningHand& to = m_steps[i + 1][hand];
            if (QLineF(from.tip, to.tip).length() < least)
                continue;
            QColor colour = to.colour;
            colour.setAlphaF(static_cast<float>(strongestPiece * (steps - age) / steps));
            painter.setPen(QPen(colour, look.px(3), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
            painter.drawPolyline(wayOf(from, to));
        }
    }
    painter.restore();
}

} // namespace lab::ui
