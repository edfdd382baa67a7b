#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/views/waves/positions_view.h"

namespace lab::ui {

/// The waves of a few pairs under the table, with the same positions across.
class WavesView : public PositionsView {
    Q_OBJECT
public:
    explicit WavesView(QWidget* parent = nullptr);

    void setFrame(WavesFrame frame);
    void setGhost(std::optional<WavesFrame> ghost); ///< dashed waves under the frame's, or none
    const WavesFrame& frame() const { return m_frame; }
    QRectF plot() const override; ///< where the waves stand

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    Focus focusAt(QPointF point) const override;
    std::optional<int> pairAt(QPointF point) const override;

private:
    WavesFrame m_frame;
    std::optional<WavesFrame> m_ghost;
};

} // namespace lab::ui
