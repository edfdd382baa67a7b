#pragma once

#include "core/state/lab_state.h"
#include "ui/views/picture_view.h"

namespace lab::ui {

/// What all pictures of Rotations answer to: the left and right keys move m by 1 (with Shift by
/// 10), the up and down keys select the pair before and after.
class RotationsPicture : public PictureView {
    Q_OBJECT
public:
    RotationsPicture(Picture picture, QWidget* parent);

    /// m, n, the positions shown, and the selected one of `pairs` pairs.
    void setMarks(const Positions& positions, int pair, int pairs);

    QString keysInWords() const override;

protected:
    void updateAccessibleText() override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    /// That the wheel and Page Up and Down go on by; 0 where all pairs are shown.
    virtual int pairsToTurn() const { return 0; }

    const Positions& positions() const { return m_positions; }
    int selectedPair() const { return m_pair; }
    int pairs() const { return m_pairs; }
    static Edit selection(int pair, int pairs);
    /// What is looked at: a pair in this picture.
    Focus focusOn(int pair) const;
    Focus shownOf(const Focus& focus) const override; ///< the pair alone

private:
    int m_wheelTurned = 0;
    Positions m_positions;
    int m_pair = 0;
    int m_pairs = 1;
};

} // namespace lab::ui
