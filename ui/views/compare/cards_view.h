#pragma once

#include "ui/paint/compare/cards.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

class QHelpEvent;
class QKeyEvent;

namespace lab::ui {

/// A deck of cards: claims about encodings, or equations of which one may be a mistake. A press on
/// a card or the arrow keys select one, C selects the next; 1 to 4 vote, and the verdict stays
/// hidden until then. Enter opens the bench that tests it.
class CardsView : public FramedView<PictureView, CardsFrame> {
    Q_OBJECT
public:
    explicit CardsView(Deck deck, QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    CardsLayout layout() const; ///< in widget coordinates
    static bool isOwnKey(const QKeyEvent& key); ///< for a vote or the next card

protected:
    void updateAccessibleText() override;
    NumberTable tableOf(const CardsFrame& frame) const override;
    Focus shownOf(const Focus&) const override { return {}; }
    bool event(QEvent* event) override; ///< handles its keys before those that select a bench
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    QString spoken() const;
    QString said() const; ///< the card and its text
    bool tellRow(const QHelpEvent& asked); ///< shows the full text of a row in the list
    void choose(int card);
    void vote(std::size_t index); ///< index in votesOf()
    void test();
};

} // namespace lab::ui
