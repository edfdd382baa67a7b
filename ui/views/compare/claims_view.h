#pragma once

#include "ui/paint/compare/claim_card.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

namespace lab::ui {

/// What texts say of encodings. A press on a claim or the arrow keys choose one, C the next; 1 to 4
/// vote, and the verdict is covered until then. Enter opens the bench that tests it.
class ClaimsView : public FramedView<PictureView, ClaimsFrame> {
    Q_OBJECT
public:
    explicit ClaimsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    ClaimLayout layout() const; ///< in the widget

protected:
    NumberTable tableOf(const ClaimsFrame& frame) const override;
    Focus shownOf(const Focus&) const override { return {}; }
    void frameChanged() override { nameAnew(); }
    bool event(QEvent* event) override; ///< its keys come before those that choose a bench
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override; ///< a new language renames the picture
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    QString spoken() const;
    void nameAnew();
    void choose(int claim);
    void voteFor(Verdict verdict);
    void test();
};

} // namespace lab::ui
