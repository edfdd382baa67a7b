#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>

class QMainWindow;

namespace lab::ui {

class BenchStack;
class PositionRuler;
class Presenting;

/// Hides what an audience does not need until the pointer moves. Then the ruler's controls appear
/// over its line, and title and switches replace the reading line, until three seconds after the
/// last move. The reading line stays while the pointer is over a picture or drags the ruler. The
/// controls do not appear while a button is pressed, so that a drag shows its effect.
class PresentationHead : public QObject {
    Q_OBJECT
public:
    PresentationHead(
        QMainWindow& window, BenchStack& benches, Presenting& presenting, PositionRuler& ruler);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void putAway();
    void showControls(bool areShown);

    QMainWindow& m_window;
    BenchStack& m_benches;
    PositionRuler& m_ruler;
    QPoint m_last; ///< on the screen: a window that appears reports moves that nobody made
    QTimer m_away;
};

} // namespace lab::ui
