#pragma once

#include "core/frames/rotations/rotations_frames.h"
#include "core/state/edit.h"
#include "ui/paint/look.h"
#include "ui/paint/trail.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace lab::ui {

/// The layout of the dials of a page: rows of equal circles, as large as `area` allows, with as
/// many lines under each as fit.
struct DialsLayout {
    enum class Labels {
        Full, ///< number and frequency of the pair, and its number of rotations
        Number,
        None,
    };
    QPointF firstCentre;
    double radius = 0;
    QSizeF pitch;
    int columns = 1;
    int count = 0;
    Labels labels = Labels::Full;

    QPointF centre(int index) const;
    std::optional<int> indexAt(QPointF point) const; ///< of the dial whose cell contains the point
};

/// Beside the outer circles, at 1x: space for the handle of an arrow that extends to the edge.
constexpr double dialsMargin = 12;
/// More on the right, for the tab that changes the dimension.
constexpr double dialsTabSpace = 12;

/// The arcs of the rotations, as fractions of a dial's radius; nearer to the center if an arrow is
/// short.
constexpr double dialQueryRing = 0.62;
constexpr double dialKeyRing = 0.40;

/// The tip of a rotated arrow.
struct DialTip {
    int pair = 0;
    Token token = Token::Query;

    bool operator==(const DialTip&) const = default;
};

/// The area without its margins, which contain the title, too.
QRectF dialsSpace(const QRectF& area, const Look& look);
DialsLayout dialsLayout(const QRectF& area, const DialsFrame& frame, const Look& look);

/// The index in the frame of a pair on its page.
std::optional<int> dialOf(const DialsFrame& frame, int pair);

/// In planes y increases upwards, in pictures downwards; the radius is frame.unit.
QPointF pointOf(const DialsLayout& layout, const DialsFrame& frame, int index, PlanePoint value);
PlanePoint valueAt(const DialsLayout& layout, const DialsFrame& frame, int index, QPointF point);
QPointF tipOf(const DialsLayout& layout, const DialsFrame& frame, DialTip tip);

/// The arrows that rotate with m and n, q and k of each dial.
std::vector<TurningHand> dialHands(
    const DialsLayout& layout, const DialsFrame& frame, const Look& look);

} // namespace lab::ui
