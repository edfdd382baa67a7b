#pragma once

#include "ui/paint/raster/still_layer.h"
#include "ui/paint/rotations/score_curve.h"
#include "ui/views/rotations/rotations_picture.h"

#include <optional>

namespace lab::ui {

enum class TotalShown { None, Large };

/// The score against the distance: the point of the present distance is dragged by itself or by
/// its line, the wheel zooms around distance 0, a double click shows the present distance well.
///
/// A drag moves the query; where it would fall off the end of the positions, the key.
class ScoreCurveView : public RotationsPicture {
    Q_OBJECT
public:
    explicit ScoreCurveView(QWidget* parent = nullptr);

    void setFrame(ScoreCurveFrame frame);
    void setPresent(const PresentScore& present);
    void setTotal(TotalShown total); ///< none at first
    void setGhost(std::optional<ScoreCurveFrame> ghost); ///< a dashed curve under it, or none
    const std::optional<ScoreCurveFrame>& ghost() const { return m_ghost; }
    const ScoreCurveFrame& frame() const { return m_frame; }
    double plotWidth() const; ///< of the picture at the widget's size

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override;
    Focus restingFocus() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    void doubleClick(QPointF point) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    struct Held {
        double grip = 0; ///< pixels from the pointer to the line
        Positions start;
    };
    ScoreCurveLayout layoutNow() const;
    bool isOnLine(QPointF point) const;
    Focus focusOnDistance(const DistanceRun& run) const;

    /// What the still layer was painted for, beside the frame.
    struct Ground {
        double lowest = 0;
        double highest = 0;
        int pair = -1;
    };
    void holdBoth();
    void forgetOtherGround(const QRectF& area, const PointedLook& look) const;

    ScoreCurveFrame m_frame; ///< its range holds the ghost
    double m_lowest = 0; ///< of the frame's own range
    double m_highest = 1;
    std::optional<ScoreCurveFrame> m_ghost;
    PresentScore m_present;
    TotalShown m_total = TotalShown::None;
    std::optional<Held> m_held;
    mutable Ground m_shown;
    mutable StillLayer m_ground;
};

/// The positions at `distance`: the key where it was and the query moved, as far as it can.
MovePositions atDistance(const Positions& positions, std::int64_t distance);

} // namespace lab::ui
