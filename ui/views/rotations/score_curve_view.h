#pragma once

#include "ui/paint/rotations/score_curve.h"
#include "ui/views/plot_view.h"
#include "ui/views/rotations/rotations_picture.h"
#include "ui/views/wheel_positions.h"

#include <optional>
#include <vector>

namespace lab::ui {

/// The score against the distance: the point of the present distance is dragged by itself or by
/// its line, the wheel zooms around distance 0, a double click shows the present distance well.
///
/// A drag moves the query; where it would fall off the end of the positions, the key.
class ScoreCurveView : public PlotView<RotationsPicture, ScoreCurveFrame> {
    Q_OBJECT
public:
    explicit ScoreCurveView(QWidget* parent = nullptr);

    void setPresent(const PresentScore& present);
    void setPresentOfGhost(const std::optional<PresentScore>& present);
    void setTotal(TotalShown total); ///< none at first
    double plotWidth() const; ///< of the picture at the widget's size

    QString exportName() const override;
    Focus restingFocus() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    Plot plotOf(
        const ScoreCurveFrame& frame, const QRectF& area, const PointedLook& look) const override;
    Focus focusUnder(const Focus& focus) const override; ///< the pair
    bool hasStillGround() const override { return true; }
    std::vector<Handle> handlesOn(const Plot& plot, const Look& look) const override;
    NumberTable tableOf(const ScoreCurveFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    std::optional<Focus> heldFocus(const Handle& handle, double number) const override;
    void doubleClick(QPointF point) override;
    void wheelEvent(QWheelEvent* event) override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;

private:
    Focus focusOnDistance(const DistanceRun& run) const;

    PresentScore m_present;
    WheelPositions m_byWheel;
    std::optional<PresentScore> m_presentOfGhost;
    TotalShown m_total = TotalShown::None;
};

} // namespace lab::ui
