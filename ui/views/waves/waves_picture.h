#pragma once

#include "ui/paint/waves/position_lines.h"
#include "ui/views/picture_view.h"
#include "ui/views/wheel_positions.h"

#include <optional>

namespace lab::ui {

/// Interaction of all pictures of Waves with p and a pair: the arrow keys move p by 1 (with Shift
/// by 10) and the pair by one, the wheel zooms the positions shown, and a double click shows them
/// from 0, with both handles among them. With distances on the horizontal axis, the keys move the
/// distance and the wheel changes the number of positions.
class WavesPicture : public PictureView {
    Q_OBJECT
public:
    WavesPicture(Picture picture, QWidget* parent);

    /// p, p + t, the positions shown, and the selected pair; or the distances of these positions,
    /// if a sign for them is given.
    void setMarks(const Positions& positions, int pair, std::optional<DistanceSign> sign = {});

protected:
    void updateAccessibleText() override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void doubleClick(QPointF point) override;

    virtual void pairChanged() { }
    /// Only the positions under the pointer, here or as a shift in another picture.
    Focus shownOf(const Focus& focus) const override;
    /// The position that stays in place while the wheel zooms at `point`.
    virtual double zoomAnchor(QPointF point) const;

    const Positions& positions() const { return m_positions; }
    Across across() const { return m_sign ? Across::Distances : Across::Positions; }
    int pair() const { return m_pair; }
    void movePosition(PositionLine line, std::int64_t position);
    MovePositions toDistance(std::int64_t distance) const; ///< with distances on the horizontal
                                                           ///< axis
    void describeDistance(PictureHandle& handle) const; ///< as the one between query and key
    virtual void selectPair(int pair); ///< if the encoding has pairs

private:
    Positions m_ofState;
    Positions m_positions; ///< on the horizontal axis
    std::optional<DistanceSign> m_sign;
    int m_pair = 0;
    WheelPositions m_byWheel;
};

} // namespace lab::ui
