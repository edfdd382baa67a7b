#pragma once

#include "ui/paint/waves/position_lines.h"
#include "ui/views/picture_view.h"
#include "ui/views/wheel_positions.h"

#include <optional>

namespace lab::ui {

/// What all pictures of Waves answer to, wherever p and the pair are drawn: the arrow keys move p
/// by 1 (with Shift by 10) and the pair by one, the wheel zooms the positions shown, and a double
/// click shows them from 0, with both handles among them. Where distances run across, the keys move
/// the distance and the wheel changes how many positions there are.
class WavesPicture : public PictureView {
    Q_OBJECT
public:
    WavesPicture(Picture picture, QWidget* parent);

    /// p, p + t, the positions shown, and the selected pair; or the distances of these positions,
    /// where a sign for them is given.
    void setMarks(const Positions& positions, int pair, std::optional<DistanceSign> sign = {});

protected:
    void updateAccessibleText() override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void doubleClick(QPointF point) override;

    virtual void pairChanged() { }
    /// The positions that are pointed at, here or as a shift in another picture, and no more.
    Focus shownOf(const Focus& focus) const override;
    /// The position that stays where it is while the wheel zooms at `point`.
    virtual double zoomAnchor(QPointF point) const;

    const Positions& positions() const { return m_positions; }
    Across across() const { return m_sign ? Across::Distances : Across::Positions; }
    int pair() const { return m_pair; }
    void movePosition(PositionLine line, std::int64_t position);
    MovePositions toDistance(std::int64_t distance) const; ///< where distances are across
    void describeDistance(PictureHandle& handle) const; ///< as the one between query and key
    virtual void selectPair(int pair); ///< where the encoding has pairs

private:
    Positions m_ofState;
    Positions m_positions; ///< that are across
    std::optional<DistanceSign> m_sign;
    int m_pair = 0;
    WheelPositions m_byWheel;
};

} // namespace lab::ui
