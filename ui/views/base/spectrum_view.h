#pragma once

#include "ui/paint/base/spectrum.h"
#include "ui/views/base/base_picture.h"

namespace lab::ui {

/// The wavelengths of the pairs. A point that is dragged changes the base so that it stays under
/// the pointer; the lines of the two lengths are dragged up and down, and stop at powers of two
/// when close. The axis stands still while something is held.
class SpectrumView : public BasePicture {
    Q_OBJECT
public:
    explicit SpectrumView(QWidget* parent = nullptr);

    void setFrame(SpectrumFrame frame);
    void setGhost(std::optional<SpectrumFrame> ghost); ///< dashed under the present one
    const SpectrumFrame& frame() const { return m_frame; }
    SpectrumPlaces places() const; ///< in the widget, now

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const Look& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;
    QString spoken() const override;

private:
    DecadeRange rangeNow() const;

    struct Held {
        SpectrumPart part = SpectrumPart::Nothing;
        int pair = 0;
        double grip = 0; ///< from the pointer to what it holds
        DecadeRange range;
    };

    SpectrumFrame m_frame;
    std::optional<SpectrumFrame> m_ghost;
    std::optional<Held> m_held;
};

} // namespace lab::ui
