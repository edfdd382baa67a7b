#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/views/waves/positions_view.h"

namespace lab::ui {

/// The waves of a few pairs under the table, with the same positions across; those of A are dashed
/// under them.
class WavesView : public PositionsView<WavesFrame> {
    Q_OBJECT
public:
    explicit WavesView(QWidget* parent = nullptr);

    QString exportName() const override;

protected:
    Plot plotOf(
        const WavesFrame& frame, const QRectF& area, const PointedLook& look) const override;
    Focus focusUnder(const Focus& focus) const override; ///< the pair
    NumberTable tableOf(const WavesFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    Focus shownOf(const Focus& focus) const override;
    Focus focusAt(QPointF point) const override;
    std::optional<int> pairAt(QPointF point) const override;
};

} // namespace lab::ui
