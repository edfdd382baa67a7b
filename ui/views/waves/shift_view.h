#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/views/framed_view.h"
#include "ui/views/waves/waves_picture.h"

namespace lab::ui {

/// The matrix that takes the selected pair from p to p + t; of the pair that is pointed at in
/// another picture while it is. That of A is for the numbers: none can lie under these.
class ShiftView : public FramedView<WavesPicture, ShiftFrame> {
    Q_OBJECT
public:
    explicit ShiftView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const ShiftFrame& frame) const override;
    Focus shownOf(const Focus& focus) const override;
    Focus focusAt(QPointF point) const override;

private:
    /// That is pointed at, where it is another than the selected one.
    std::optional<int> otherPair(const Focus& focus) const;
};

} // namespace lab::ui
