#pragma once

#include "ui/paint/rotations/staircase.h"
#include "ui/views/rotations/rotations_picture.h"

#include <optional>

namespace lab::ui {

/// The staircase of the score: a click on a row selects its pair.
class ScoresView : public RotationsPicture {
    Q_OBJECT
public:
    explicit ScoresView(QWidget* parent = nullptr);

    void setFrame(ScoresFrame frame);
    void setChange(const std::optional<ScoreChange>& change);
    void setGhost(std::optional<ScoresFrame> ghost); ///< a dashed line under the bars, or none
    const ScoresFrame& frame() const { return m_frame; }
    const std::optional<ScoreChange>& change() const { return m_change; }

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    std::optional<int> pairAt(QPointF point) const;

    ScoresFrame m_frame;
    std::optional<ScoreChange> m_change;
    std::optional<ScoresFrame> m_ghost;
};

} // namespace lab::ui
