#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/views/biases/biases_picture.h"

namespace lab::ui {

struct BiasCurvePlaces;

/// The bias of every head against the distance, with the table of slopes as its legend. The point
/// on the selected line moves the key; a line or a row of the table chooses its head.
class BiasCurveView : public BiasesPicture {
    Q_OBJECT
public:
    explicit BiasCurveView(QWidget* parent = nullptr);

    void setFrame(BiasCurveFrame frame);
    void setGhost(std::optional<BiasCurveFrame> ghost); ///< dashed lines under its own, or none

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    QString title() const override;
    double positionUnder(QPointF point) const override;
    bool isGround(QPointF point) const override;

private:
    enum class Part { Ground, Distance, Line, Row };

    BiasCurvePlaces places() const;
    BiasCurvePlaces placesIn(const QRectF& area, const Look& look) const;
    QString otherRule() const; ///< the words above its slopes; none where the rules agree
    void paintTableTitle(
        QPainter& painter, const BiasCurvePlaces& places, double right, const Look& look) const;
    Part partAt(QPointF point) const;
    void moveDistanceTo(std::int64_t distance);

    BiasCurveFrame m_frame;
    std::optional<BiasCurveFrame> m_ghost;
    Part m_grabbed = Part::Ground;
};

} // namespace lab::ui
