#pragma once

#include <QWidget>

class QDockWidget;
class QToolButton;

namespace lab::ui {

/// The bar over a lesson's page: the dock's title, and a plain cross at its margin that closes it,
/// like that of a message. Qt's own has a frame at the window's edge.
class DockTitle : public QWidget {
    Q_OBJECT
public:
    explicit DockTitle(QDockWidget& dock); ///< owned by it

protected:
    void changeEvent(QEvent* event) override; ///< retranslates the cross

private:
    void retranslate();

    QToolButton* m_close;
};

} // namespace lab::ui
