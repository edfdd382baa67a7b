#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/paint/controls/handles.h"
#include "ui/views/waves/waves_picture.h"

namespace lab::ui {

/// The similarity of two rows of the table against their distance. The point on the curve is
/// dragged along it and moves p + k; a press beside it brings it there.
class SimilarityView : public WavesPicture {
    Q_OBJECT
public:
    explicit SimilarityView(QWidget* parent = nullptr);

    void setFrame(SimilarityFrame frame);
    const SimilarityFrame& frame() const { return m_own; }
    void setGhost(std::optional<SimilarityFrame> ghost); ///< a dashed curve under it, or none
    const std::optional<SimilarityFrame>& ghost() const { return m_ghost; }
    QRectF plot() const; ///< where the curve stands

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const Look& look) const override;
    NumberTable numbers() const override;
    Focus restingFocus() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;

private:
    bool isOnPoint(QPointF point) const;
    void moveTo(double x);

    void holdBoth();

    SimilarityFrame m_own; ///< as it was given
    SimilarityFrame m_frame; ///< the same; its range holds the ghost too
    std::optional<SimilarityFrame> m_ghost;
    bool m_isHeld = false;
    double m_grip = 0; ///< pixels from the pointer to the line that it holds
};

} // namespace lab::ui
