#include "ui/views/controls/enter_key.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>

namespace lab::ui {

namespace {

bool isPressedByEnter(const QObject* watched)
{
    const auto* button = qobject_cast<const QAbstractButton*>(watched);
    if (!button || qobject_cast<const QDialog*>(button->window()))
        return false; // dialogs handle it themselves
    return qobject_cast<const QPushButton*>(button) || qobject_cast<const QToolButton*>(button);
}

} // namespace

EnterKey::EnterKey(QObject* parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

EnterKey::~EnterKey() = default;

bool EnterKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !isPressedByEnter(watched))
        return QObject::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!isEnter || (key.modifiers() & ~Qt::KeypadModifier) || key.isAutoRepeat())
        return QObject::eventFilter(watched, event);
    static_cast<QAbstractButton*>(watched)->click();
    return true;
}

} // namespace lab::ui

#include "moc_enter_key.cpp"
