#pragma once

#include "core/frames/compare/compare_frames.h"
#include "ui/paint/compare/compare_table.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

namespace lab::ui {

/// Encodings by properties. A press selects a cell, the arrow keys the next one. Enter, a double
/// click and the text below the table open the bench that shows the cell; C opens the claims. The
/// reading line shows the cell under the pointer.
class CompareTableView : public FramedView<PictureView, CompareFrame> {
    Q_OBJECT
public:
    explicit CompareTableView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    CompareLayout layout() const; ///< in widget coordinates

protected:
    void updateAccessibleText() override;
    NumberTable tableOf(const CompareFrame& frame) const override;
    Focus shownOf(const Focus& focus) const override;
    bool event(QEvent* event) override; ///< handles C before the bench does
    void keyPressEvent(QKeyEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void doubleClick(QPointF point) override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    void choose(int row, int column);
};

} // namespace lab::ui
