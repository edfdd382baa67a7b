#pragma once

#include <QWidget>

#include <vector>

class QAction;
class QGridLayout;
class QPushButton;

namespace lab::ui {

/// Buttons for entries of the menu, two in a row: each wears the short text, the tooltip and the
/// state of its action and triggers it. A row that one button has alone is as wide as the two.
///
/// The actions outlive the buttons. With none of them nothing is shown.
class ActionButtons : public QWidget {
    Q_OBJECT
public:
    explicit ActionButtons(QWidget* parent = nullptr);

    void setActions(const std::vector<QAction*>& actions);
    const std::vector<QPushButton*>& buttons() const { return m_buttons; }

private:
    QPushButton* newButton(QAction* action);

    std::vector<QAction*> m_actions;
    std::vector<QPushButton*> m_buttons;
    QGridLayout* m_grid;
};

} // namespace lab::ui
