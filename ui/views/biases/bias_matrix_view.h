#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/views/biases/biases_picture.h"
#include "ui/views/difference_view.h"
#include "ui/views/framed_view.h"

#include <cstdint>

namespace lab::ui {

struct BiasMatrixLayout;

/// The bias matrix of one head. The query handle and its row move vertically, the key handle
/// horizontally, a click on a cell sets both; a drag on masked ground pans along the diagonal. The
/// arrow keys move query and key by 1, with Shift by 10.
class BiasMatrixView : public DifferenceView<FramedView<BiasesPicture, BiasMatrixFrame>> {
    Q_OBJECT
public:
    explicit BiasMatrixView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    Focus restingFocus() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    void refresh() override; ///< its name depends on what is shown
    NumberTable tableOf(const BiasMatrixFrame& frame) const override;
    void keyPressEvent(QKeyEvent* event) override;
    QString keysInWords() const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    QString title() const override;
    double positionUnder(QPointF point) const override;
    bool isGround(QPointF point) const override;

private:
    enum class Part { Ground, Query, Key, Cell };

    QStringList notes() const; ///< beside the title
    BiasMatrixLayout layout() const;
    Part partAt(QPointF point) const;
    void paintMaskName(QPainter& painter, const BiasMatrixLayout& layout, const Look& look) const;

    Part m_grabbed = Part::Ground;
    QPointF m_grabPoint;
    QPointF m_grabOffset; ///< from the handle's center to the pointer
    Positions m_grabPositions;
};

} // namespace lab::ui
