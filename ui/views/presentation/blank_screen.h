#pragma once

#include <QPointer>
#include <QWidget>

namespace lab::ui {

/// A black sheet over a whole window: what is under it stays and receives no keys. Any key except a
/// modifier, and any mouse press, removes it.
class BlankScreen : public QWidget {
    Q_OBJECT
public:
    explicit BlankScreen(QWidget& window);

    bool isDown() const { return !isHidden(); } ///< covers the window
    void pullDown();
    void pullUp();

Q_SIGNALS:
    void focusWidgetLost(); ///< the previous focus widget no longer exists

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< follows the size of the window

private:
    QPointer<QWidget> m_before; ///< had the focus
};

} // namespace lab::ui
