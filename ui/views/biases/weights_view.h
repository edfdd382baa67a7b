#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/views/biases/biases_picture.h"
#include "ui/views/framed_view.h"

#include <cstdint>

namespace lab::ui {

/// The attention weights of the marked query, before and after the bias. The dots are the scores
/// and are dragged vertically (a double-click resets one to 0); the bars select the key. The arrow
/// keys move the key and change its score.
class WeightsView : public FramedView<BiasesPicture, WeightsFrame> {
    Q_OBJECT
public:
    explicit WeightsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    Focus restingFocus() const override;

protected:
    NumberTable tableOf(const WeightsFrame& frame) const override;
    void keyPressEvent(QKeyEvent* event) override;
    QString keysInWords() const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    void doubleClick(QPointF point) override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    QString title() const override;
    double positionUnder(QPointF point) const override;
    bool isGround(QPointF point) const override;

private:
    enum class Part { Ground, Score, Bar };

    /// A, if its cells have the same keys: another encoding may be computed for fewer positions.
    const std::optional<WeightsFrame>& comparable() const;
    Part partAt(QPointF point) const;
    Focus focusOn(std::int64_t key) const;
    void paintTooFar(QPainter& painter, const QRectF& area, const Look& look) const;
    void paintLegend(QPainter& painter, const QRectF& area, const Look& look) const;

    Part m_grabbed = Part::Ground;
    QPointF m_grabPoint;
    Positions m_grabPositions;
    std::int64_t m_grabKey = 0;
    double m_grabScore = 0;
};

} // namespace lab::ui
