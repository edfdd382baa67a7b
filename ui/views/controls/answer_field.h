#pragma once

#include <QLineEdit>

namespace lab::ui {

/// A line edit for an answer. It passes undo and redo to the window when it has nothing to undo or
/// redo itself.
class AnswerField : public QLineEdit {
    Q_OBJECT
public:
    using QLineEdit::QLineEdit;

protected:
    bool event(QEvent* event) override;
};

} // namespace lab::ui
