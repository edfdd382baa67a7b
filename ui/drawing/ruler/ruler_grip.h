#pragma once

#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/views/controls/spoken_value.h"

#include <QWidget>

namespace lab::ui {

/// The focus and accessible interface of a handle of the ruler. The mouse passes through it, and
/// the ruler paints it.
///
/// Arrows move by 1, with Shift by 10, Page Up and Down to the next power of two, Home and End to
/// the ends of the positions shown. A key that is held down is one gesture.
class RulerGrip : public QWidget, public SpokenValue {
    Q_OBJECT
public:
    RulerGrip(Token token, QWidget* parent);

    void setPositions(const Positions& positions);

    double spokenNumber() const override;
    QString spokenText() const override;
    Scale spokenScale() const override { return {0, static_cast<double>(lastPosition), 1}; }
    void take(double number) override;

Q_SIGNALS:
    void moved(std::int64_t position, lab::Gesture gesture);
    void focusMoved();
    void typingWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    std::int64_t position() const;
    void retranslate();

    Token m_token;
    Positions m_positions;
    Gesture m_gesture = 0;
};

/// The next power of two above a position, and the one below it, down to 0.
std::int64_t powerOfTwoAbove(std::int64_t position);
std::int64_t powerOfTwoBelow(std::int64_t position);

} // namespace lab::ui
