#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/views/waves/waves_picture.h"

namespace lab::ui {

/// The matrix that takes the selected pair from p to p + k; of the pair that is pointed at in
/// another picture while it is.
class ShiftView : public WavesPicture {
    Q_OBJECT
public:
    explicit ShiftView(QWidget* parent = nullptr);

    void setFrame(ShiftFrame frame);
    void setGhost(std::optional<ShiftFrame> ghost); ///< for the numbers; none can lie under these

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    Focus focusAt(QPointF point) const override;

private:
    ShiftFrame m_frame;
    std::optional<ShiftFrame> m_ghost;
};

} // namespace lab::ui
