#pragma once

#include "ui/paint/context/pair_factors.h"
#include "ui/views/context/context_picture.h"

#include <optional>

namespace lab::ui {

/// By how much each method slows each pair. A click on a method of the list chooses it, the ends of
/// its ramps are dragged along its line, and a click elsewhere in the plot selects the pair there.
///
/// By keys: Enter takes hold of the next end, the arrows then move it by a quarter of a pair, with
/// Shift by a whole one, and Escape lets it go.
class PairFactorsView : public ContextPicture {
    Q_OBJECT
public:
    explicit PairFactorsView(QWidget* parent = nullptr);

    void setFrame(FactorsFrame frame);
    const FactorsFrame& frame() const { return m_frame; }
    void setGhost(std::optional<FactorsFrame> ghost); ///< shown below, to compare with
    FactorPlaces places() const; ///< in the widget, now

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override;
    QString keysInWords() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Held {
        RampEnd end = RampEnd::YarnFast;
        double grip = 0; ///< from the pointer to the handle
    };

    void chooseOrSelect(QPointF point);
    void moveEnd(RampEnd end, double pair);
    void pointAtEnd(RampEnd end);
    void takeNext();
    Focus focusOnEnd(const RampHandle& handle) const;

    FactorsFrame m_frame;
    std::optional<FactorsFrame> m_ghost;
    std::optional<Held> m_held; ///< by the mouse
    std::optional<RampEnd> m_taken; ///< by keys
};

} // namespace lab::ui
