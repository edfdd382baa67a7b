#pragma once

#include <QWidget>

class QMenuBar;

namespace lab::ui {

/// What stands at the right end of the menu bar, over the space that the bar keeps for it. It is a
/// child of the window: the accessible tree has no place for a widget inside of a menu bar.
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
    QWidget* m_space; ///< in the bar, as large as this
};

} // namespace lab::ui
