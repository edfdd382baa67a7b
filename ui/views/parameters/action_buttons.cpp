#include "ui/views/parameters/action_buttons.h"

#include <QAction>
#include <QGridLayout>
#include <QPushButton>

namespace lab::ui {

namespace {

constexpr int columns = 2;

void applyAction(QPushButton* button, const QAction* action)
{
    button->setText(action->iconText());
    button->setToolTip(action->toolTip());
    button->setEnabled(action->isEnabled());
}

} // namespace

ActionButtons::ActionButtons(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(8);
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
    setVisible(false);
}

void ActionButtons::setActions(const std::vector<QAction*>& actions)
{
    if (actions == m_actions)
        return;
    m_actions = actions;
    for (QPushButton* button : m_buttons) {
        button->hide();
        button->deleteLater(); // it may be emitting clicked() right now
    }
    m_buttons.clear();
    const int count = static_cast<int>(actions.size());
    for (int index = 0; index < count; ++index) {
        QPushButton* button = newButton(actions[static_cast<std::size_t>(index)]);
        const bool isAlone = index % columns == 0 && index + 1 == count;
        m_grid->addWidget(button, index / columns, index % columns, 1, isAlone ? columns : 1);
        if (!m_buttons.empty())
            setTabOrder(m_buttons.back(), button);
        m_buttons.push_back(button);
    }
    setVisible(count > 0);
}

QPushButton* ActionButtons::newButton(QAction* action)
{
    auto* button = new QPushButton(this);
    applyAction(button, action);
    connect(action, &QAction::changed, button, [button, action] { applyAction(button, action); });
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

} // namespace lab::ui

#include "moc_action_buttons.cpp"
