#pragma once

#include "core/frames/relative/relative_frames.h"
#include "ui/paint/relative/shift.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

#include <QBasicTimer>

#include <optional>

namespace lab::ui {

/// Transformer-XL's shift of its matrix, cell by cell: the slider can be dragged, the button plays
/// to the end, the arrow keys go one cell back or forward.
class ShiftMatrixView : public FramedView<PictureView, ShiftedFrame> {
    Q_OBJECT
public:
    explicit ShiftMatrixView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    void updateAccessibleText() override;
    NumberTable tableOf(const ShiftedFrame& frame) const override;
    void frameChanged() override;
    void keyPressEvent(QKeyEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;

private:
    ShiftLayout layout() const { return ShiftLayout(rect(), frame(), look()); }
    void play(); ///< or stops playing
    void setDone(int cells);

    QBasicTimer m_timer;
    Gesture m_playing = 0;
};

} // namespace lab::ui
