#pragma once

#include "ui/paint/context/mean_score.h"
#include "ui/views/context/context_picture.h"
#include "ui/views/plot_view.h"

#include <optional>

namespace lab::ui {

/// The mean score against the distance. The lines of the two lengths are dragged horizontally and
/// snap to powers of two, the peak of adversarial vectors also to either line.
///
/// The extremes of the far columns may arrive later than the means; exports and copies always have
/// all of them.
class MeanScoreView : public PlotView<ContextPicture, MeanScoreFrame> {
    Q_OBJECT
public:
    explicit MeanScoreView(QWidget* parent = nullptr);

    /// The limit for a frame with this number of pairs to be computed during a drag.
    MeanScoreSpace spaceFor(int pairs) const;

    /// Hatched while its frame is not that of the state.

    QString exportName() const override;

protected:
    Plot plotOf(
        const MeanScoreFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const MeanScoreFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    MeanScoreFrame wholeFrame() const override;
    std::optional<Focus> heldFocus(const Handle& handle, double number) const override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;

private:
};

} // namespace lab::ui
