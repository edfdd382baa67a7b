#pragma once

#include <QWidget>

#include <vector>

class QAction;
class QGridLayout;
class QPushButton;

namespace lab::ui {

/// Buttons for menu entries, two per row: each has the short text, the tooltip and the state of its
/// action and triggers it. A single button in a row takes its full width.
///
/// The actions must outlive the buttons. Without actions nothing is shown.
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
