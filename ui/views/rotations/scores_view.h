#pragma once

#include "ui/paint/rotations/staircase.h"
#include "ui/views/framed_view.h"
#include "ui/views/rotations/rotations_picture.h"

#include <optional>

namespace lab::ui {

/// The staircase of the score: a click on a row selects its pair. That of A is a dashed line under
/// the bars.
class ScoresView : public FramedView<RotationsPicture, ScoresFrame> {
    Q_OBJECT
public:
    explicit ScoresView(QWidget* parent = nullptr);

    void setChange(const std::optional<ScoreChange>& change);
    const std::optional<ScoreChange>& change() const { return m_change; }

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const ScoresFrame& frame) const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    std::optional<int> pairAt(QPointF point) const;

    std::optional<ScoreChange> m_change;
};

} // namespace lab::ui
