#pragma once

#include "ui/paint/context/rings.h"
#include "ui/views/context/context_picture.h"
#include "ui/views/framed_view.h"

#include <optional>

namespace lab::ui {

/// The circles of the slow pairs. A click selects a pair; the end of the arc covered in training is
/// dragged around the circle to change the training length, the end of the new one to change the
/// target length, through any number of rotations. Both snap to powers of two, and the rings stay
/// in place during a drag.
class RingsView : public FramedView<ContextPicture, RingsFrame> {
    Q_OBJECT
public:
    explicit RingsView(QWidget* parent = nullptr);

    RingLayout layout() const; ///< in the widget, up to date

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const RingsFrame& frame) const override;
    void keyPressEvent(QKeyEvent* event) override; ///< up and down by a row
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;
    void moveHandle(std::size_t index, QPointF by) override;
    QString spoken() const override;

private:
    struct Held {
        RingPart part = RingPart::Nothing;
        int pair = 0;
        double turns = 0; ///< to which the pointer has dragged the end
        double angle = 0; ///< of the pointer, in turns
        QPointF centre;
        RingGrid grid;
        bool followsLengths = true; ///< the value that dragging the end changes
    };

    RingGrid gridNow() const;
    bool followsLengths(int pair) const;
    void turnTo(const Held& held, double turns);

    std::optional<Held> m_held;
};

} // namespace lab::ui
