#pragma once

#include <QPointer>
#include <QWidget>

namespace lab::ui {

/// A black sheet over a whole window: what is under it stays as it is and does not hear the keys.
/// Any key that is not a mere modifier, and any press of the mouse, takes it away.
class BlankScreen : public QWidget {
    Q_OBJECT
public:
    explicit BlankScreen(QWidget& window);

    bool isDown() const { return !isHidden(); } ///< covers the window
    void pullDown();
    void pullUp();

Q_SIGNALS:
    void keysLost(); ///< who had them before is not there any more

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< follows the window's size

private:
    QPointer<QWidget> m_before; ///< had the keyboard
};

} // namespace lab::ui
