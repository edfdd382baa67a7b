#pragma once

#include <QColor>
#include <QPointF>

#include <deque>
#include <vector>

class QPainter;

namespace lab::ui {

struct Look;

/// An object that rotates about a center, in pixels.
struct TurningHand {
    QPointF centre;
    QPointF tip;
    QColor colour;

    bool operator==(const TurningHand&) const = default;
};

/// The recent places of the tips of a picture's hands: a few steps, paler with age, each along the
/// circle in the shorter direction. With many hands the trail has fewer steps, so that the cost is
/// the same.
class Trail {
public:
    /// The current hands. If there are others than before, or other centers, a new trail begins.
    void follow(std::vector<TurningHand> hands);
    bool isEmpty() const { return m_steps.size() < 2; }
    void paint(QPainter& painter, const Look& look) const;

private:
    std::deque<std::vector<TurningHand>> m_steps; ///< the oldest first
};

} // namespace lab::ui
