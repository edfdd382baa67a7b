#pragma once

#include "core/frames/heatmap_frame.h"
#include "ui/views/waves/waves_picture.h"

#include <optional>

namespace lab::ui {

/// A picture of Waves with the positions across: the lines of p and p + k are dragged, a click on
/// a row selects its pair, the ground is dragged to pan.
///
/// Nothing happens before the pointer has moved a few pixels, so a click moves nothing; what is
/// dragged keeps its distance from the pointer.
class PositionsView : public WavesPicture {
    Q_OBJECT
public:
    using WavesPicture::WavesPicture;

protected:
    /// Whose width the positions share.
    virtual QRectF plot() const = 0;
    virtual std::optional<int> pairAt(QPointF point) const = 0;
    /// Where a drag of the row of `pair` from `start` leads to, if its row is there.
    virtual std::optional<int> pairDragged(int pair, QPointF start, QPointF point) const;

    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;
    Focus shownOf(const Focus& focus) const override; ///< positions among those shown
    double zoomAnchor(QPointF point) const override;

    std::optional<PositionLine> lineUnder(QPointF point) const;
    PositionMarks marks() const;
    PositionMarks marksAt(std::optional<PositionLine> line) const;
    /// What is at a point of the positions, with no pair: of the line there, or of the cell.
    Focus positionFocus(QPointF point, const Runs& runs) const;

private:
    enum class Held { Nothing, Undecided, Line, Pair, Ground };

    Held heldFrom(QPointF point) const;
    HandleNumber distanceNumber() const;
    void moveLine(PositionLine line, double byPositions);

    Held m_held = Held::Nothing;
    std::optional<PositionLine> m_line;
    QPointF m_start;
    Positions m_startPositions;
    int m_startPair = 0;
};

} // namespace lab::ui
