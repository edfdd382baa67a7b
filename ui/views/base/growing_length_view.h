#pragma once

#include "ui/paint/base/growing_length.h"
#include "ui/views/base/base_picture.h"

namespace lab::ui {

/// What a method does as the text grows. The line of the present length is dragged and takes the
/// query along, which is the newest token; the key's handle on the strip moves the key.
///
/// The left and right keys make the text longer by 1, with Shift by 10, Page Up and Page Down
/// double and halve it; up and down select the pair, as everywhere on Base.
class GrowingLengthView : public BasePicture {
    Q_OBJECT
public:
    explicit GrowingLengthView(QWidget* parent = nullptr);

    void setFrame(GrowingLengthFrame frame);
    const GrowingLengthFrame& frame() const { return m_frame; }
    void setGhost(std::optional<GrowingLengthFrame> ghost); ///< painted under the frame
    void setKey(std::int64_t key); ///< the position of the ruler's
    GrowingPlaces places() const;

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const Look& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;

private:
    struct Held {
        GrowingPart part = GrowingPart::Nothing;
        double grip = 0; ///< pixels from the pointer to what is held
    };
    void describe();
    void growTo(std::int64_t length);

    GrowingLengthFrame m_frame;
    std::optional<GrowingLengthFrame> m_ghost;
    std::int64_t m_key = 0;
    std::optional<Held> m_held;
};

} // namespace lab::ui
