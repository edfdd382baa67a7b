#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/views/waves/positions_view.h"

namespace lab::ui {

/// The waves of a few pairs below the table, with the same horizontal axis; those of A are dashed
/// below them. A diamond on a crest is dragged along the positions and changes the base.
class WavesView : public PositionsView<WavesFrame> {
    Q_OBJECT
public:
    explicit WavesView(QWidget* parent = nullptr);

    QString exportName() const override;

protected:
    bool event(QEvent* event) override; ///< a note that pair 0 has no such crest
    void handleTaken(const Handle& handle) override;
    Plot plotOf(
        const WavesFrame& frame, const QRectF& area, const PointedLook& look) const override;
    Focus focusUnder(const Focus& focus) const override; ///< the pair
    NumberTable tableOf(const WavesFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    Focus shownOf(const Focus& focus) const override;
    Focus focusAt(QPointF point) const override;
    std::optional<int> pairAt(QPointF point) const override;

private:
    /// The pair whose crest is dragged.
    std::optional<int> heldPair() const { return grip() ? grip()->handle().pair : std::nullopt; }

    WavesFrame m_taken; ///< at the start of the drag
};

} // namespace lab::ui
