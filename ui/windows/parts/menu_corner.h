#pragma once

#include <QWidget>

class QMenuBar;

namespace lab::ui {

/// The widget at the right end of the menu bar, over the space that the bar reserves for it. It is
/// a child of the window, because the accessibility tree has no place for a widget inside a menu
/// bar.
class MenuCorner : public QWidget {
    Q_OBJECT
public:
    explicit MenuCorner(QMenuBar& bar);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QMenuBar& m_bar;
    QWidget* m_space; ///< in the bar, with the same size
};

} // namespace lab::ui
