#pragma once

#include "core/frames/waves/waves_across.h"
#include "ui/views/picture_view.h"
#include "ui/views/wheel_positions.h"

namespace lab::ui {

/// Interaction of all pictures of Waves with p and a pair: the arrow keys move p by 1 (with Shift
/// by 10) and the pair by one, the wheel zooms the positions shown, and a double click shows them
/// from 0, with both handles among them.
class WavesPicture : public PictureView {
    Q_OBJECT
public:
    WavesPicture(Picture picture, QWidget* parent);

    /// p, p + t, the positions shown, and the selected pair.
    void setMarks(const Positions& positions, int pair);

protected:
    void updateAccessibleText() override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void doubleClick(QPointF point) override;

    /// Only the positions under the pointer, here or as a shift in another picture.
    Focus shownOf(const Focus& focus) const override;
    void selectPair(int pair);

private:
    Positions m_positions;
    int m_pair = 0;
    WheelPositions m_byWheel;
};

} // namespace lab::ui
