#pragma once

#include "core/state/parameters.h"

#include <QLineEdit>

namespace lab::ui {

/// A typed number of one parameter, or its text.
///
/// Enter or leaving the field takes what was typed; Escape brings back the value of the state. What
/// cannot be stays as it was typed: the field is marked (its property "wrong") and error() is a
/// sentence that says what would be right, which is also the tooltip and the accessible
/// description. A value that changes meanwhile takes the place of what was typed. Undo and redo are
/// the field's own only while something is being typed, and a paste unless it is of JSON, which is
/// no number.
class NumberField : public QLineEdit {
    Q_OBJECT
public:
    NumberField(const Parameter& parameter, QWidget* parent);

    /// The state stays in use until the next call.
    void setState(const LabState& state);
    const QString& error() const { return m_error; }
    /// Space for "10 000 000", and for a longer number as far as "68 719 476 736".
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
    bool m_isEntered = false; ///< by a press that is not released yet: it selects all
};

} // namespace lab::ui
