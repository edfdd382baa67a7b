#pragma once

#include "ui/paint/compare/cards.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

class QHelpEvent;
class QKeyEvent;

namespace lab::ui {

/// A deck of cards: what texts say of encodings, or lines of which one may be a mistake. A press on
/// a card or the arrow keys choose one, C the next; 1 to 4 vote, and the verdict is covered until
/// then. Enter opens the bench that tests it.
class CardsView : public FramedView<PictureView, CardsFrame> {
    Q_OBJECT
public:
    explicit CardsView(Deck deck, QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    CardsLayout layout() const; ///< in the widget
    static bool isOwnKey(const QKeyEvent& key); ///< a vote, or the next card

protected:
    void updateAccessibleText() override;
    NumberTable tableOf(const CardsFrame& frame) const override;
    Focus shownOf(const Focus&) const override { return {}; }
    bool event(QEvent* event) override; ///< its keys come before those that choose a bench
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    QString spoken() const;
    QString said() const; ///< which card, and what is said on it
    bool tellRow(const QHelpEvent& asked); ///< all that a row of the list may have no space for
    void choose(int card);
    void vote(std::size_t index); ///< of votesOf()
    void test();
};

} // namespace lab::ui
