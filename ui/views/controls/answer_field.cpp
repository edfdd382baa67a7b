#include "ui/views/controls/answer_field.h"

#include <QKeyEvent>

namespace lab::ui {

bool AnswerField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<const QKeyEvent*>(event);
        if ((key.matches(QKeySequence::Undo) && !isUndoAvailable())
            || (key.matches(QKeySequence::Redo) && !isRedoAvailable())) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

} // namespace lab::ui

#include "moc_answer_field.cpp"
