#pragma once

#include <QColor>
#include <QPointF>

#include <deque>
#include <vector>

class QPainter;

namespace lab::ui {

struct Look;

/// What turns about a centre, in pixels.
struct TurningHand {
    QPointF centre;
    QPointF tip;
    QColor colour;

    bool operator==(const TurningHand&) const = default;
};

/// Where the tips of a picture's hands have just been: a few steps, the older the fainter, each
/// along the circle, the shorter way. With many hands the trail is of fewer steps, so that it costs
/// no more.
class Trail {
public:
    /// The hands as they are now. Others than before, or about other centres, begin a new trail.
    void follow(std::vector<TurningHand> hands);
    bool isEmpty() const { return m_steps.size() < 2; }
    void paint(QPainter& painter, const Look& look) const;

private:
    std::deque<std::vector<TurningHand>> m_steps; ///< the oldest first
};

} // namespace lab::ui
