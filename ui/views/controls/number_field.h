#pragma once

#include "core/state/parameters.h"

#include <QLineEdit>

namespace lab::ui {

/// A line edit for the number or text of one parameter.
///
/// Enter or leaving the field applies the input; Escape restores the value of the state. Invalid
/// input stays: the field is marked (property "wrong"), and error() is a sentence that says what
/// would be right, also shown as tooltip and accessible description. If the value changes
/// meanwhile, it replaces the input. The field handles undo and redo only while something is being
/// typed, and paste unless the clipboard has JSON, which is not a number.
class NumberField : public QLineEdit {
    Q_OBJECT
public:
    NumberField(const Parameter& parameter, QWidget* parent);

    /// The state must stay valid until the next call.
    void setState(const LabState& state);
    const QString& error() const { return m_error; }
    /// Wide enough for "10 000 000", and for a longer number up to "68 719 476 736".
    QSize sizeHint() const override;

Q_SIGNALS:
    void picked(const lab::Value& value);
    void errorChanged();
    void sizeHintChanged();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool isForTheWindow(const QKeyEvent& key) const;
    void take();
    void restore();
    void showError(const QString& error);
    void describe();

    const Parameter& m_parameter;
    const LabState* m_state = nullptr;
    QString m_shown;
    QString m_error;
    bool m_isTyping = false;
    bool m_isEntered = false; ///< entered by a press that is not released yet and will select all
};

} // namespace lab::ui
