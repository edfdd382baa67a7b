#pragma once

#include "ui/paint/base/base_bound.h"
#include "ui/views/base/base_picture.h"

class QPushButton;

namespace lab::ui {

/// The smallest base for a context, beside the present one. The line of the base is dragged up and
/// down and stays under the pointer; the up and down keys move it by a hundredth of a decade, with
/// Shift by a tenth. A button stops the search, and takes it up again.
class BaseBoundView : public BasePicture {
    Q_OBJECT
public:
    explicit BaseBoundView(QWidget* parent = nullptr);

    void setFrame(BaseBoundFrame frame);
    const BaseBoundFrame& frame() const { return m_frame; }
    void setGhost(std::optional<BaseBoundFrame> ghost); ///< painted under the frame, thin
    BoundPlaces places() const; ///< in the widget, now
    QPushButton& searchButton() const { return *m_button; }

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const Look& look) const override;
    NumberTable numbers() const override;

Q_SIGNALS:
    void stopAsked();
    void goOnAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    DecadeRange rangeNow() const;
    Focus focusOnFailing() const;
    void placeButton();
    void setBase(double base);

    struct Held {
        double grip = 0; ///< from the pointer to the line
        double start = 0; ///< the base when it was taken
        double level = 0; ///< of that base
        DecadeRange range;
    };

    BaseBoundFrame m_frame;
    std::optional<BaseBoundFrame> m_ghost;
    std::optional<Held> m_held;
    QPushButton* m_button;
};

} // namespace lab::ui
