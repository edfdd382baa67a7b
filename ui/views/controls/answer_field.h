#pragma once

#include <QLineEdit>

namespace lab::ui {

/// A line for an answer: to undo and to redo are the window's while the line itself has nothing to
/// take back or to make again.
class AnswerField : public QLineEdit {
    Q_OBJECT
public:
    using QLineEdit::QLineEdit;

protected:
    bool event(QEvent* event) override;
};

} // namespace lab::ui
