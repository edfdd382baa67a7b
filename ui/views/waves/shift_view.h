#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/views/framed_view.h"
#include "ui/views/waves/waves_picture.h"

namespace lab::ui {

/// The matrix that maps the selected pair from p to p + t; or the pair under the pointer in another
/// picture. A is used only for the numbers, because no ghost can be drawn under these.
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
    /// Under the pointer, if it is not the selected one.
    std::optional<int> otherPair(const Focus& focus) const;
};

} // namespace lab::ui
