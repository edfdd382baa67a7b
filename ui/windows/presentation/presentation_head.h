#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>

class QMainWindow;

namespace lab::ui {

class BenchStack;
class Presenting;

/// What an audience does not need is away until the pointer moves: the ruler's controls then stand
/// over its line, and beside the pictures title and switches in the place of the reading line; they
/// go three seconds after the last move. Over a picture the reading stays, of what is pointed at or
/// dragged, and while the ruler is dragged; the controls wait while a button is pressed, since a
/// drag wants to see what it does.
class PresentationHead : public QObject {
    Q_OBJECT
public:
    PresentationHead(QMainWindow& window, BenchStack& benches, Presenting& presenting);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void putAway();
    void showControls(bool areShown);

    QMainWindow& m_window;
    BenchStack& m_benches;
    QPoint m_last; ///< on the screen: a window that comes up tells of moves that nobody made
    QTimer m_away;
};

} // namespace lab::ui
