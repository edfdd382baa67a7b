#pragma once

#include "core/frames/compare/advice.h"
#include "ui/paint/compare/adviser.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

namespace lab::ui {

/// Shows which encodings meet the requirements, and why the others do not. A press or the arrow
/// keys select a row. Enter, a double click and the text below open the bench that shows the stated
/// reason.
class AdviserView : public FramedView<PictureView, AdviceFrame> {
    Q_OBJECT
public:
    explicit AdviserView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    AdviserLayout layout() const; ///< in widget coordinates

protected:
    void updateAccessibleText() override;
    NumberTable tableOf(const AdviceFrame& frame) const override;
    Focus shownOf(const Focus& focus) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void doubleClick(QPointF point) override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    void choose(ComparedEncoding encoding);
    const Advice& adviceOn(ComparedEncoding encoding) const;
};

} // namespace lab::ui
