#pragma once

#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/paint/look.h"
#include "ui/views/words/words_here.h"

#include <QWidget>

class QColor;
class QLabel;

namespace lab::ui {

class Typeset;

/// A parameter in a panel: its label and symbol, and a control that shows and sets its value.
class ParameterRow : public QWidget, public WordProvider {
    Q_OBJECT
public:
    ParameterRow(const Parameter& parameter, QWidget* parent);

    /// The state must stay valid until the next call.
    virtual void setState(const LabState& state) = 0;
    virtual void setLook(const Look& look); ///< call this after setting its font
    const Parameter& parameter() const { return m_parameter; }
    std::vector<ShownWord> shownWords() const override; ///< of its symbol

Q_SIGNALS:
    void edited(const lab::Edit& edit, lab::Gesture gesture);

protected:
    void paintEvent(QPaintEvent* event) override; ///< label and symbol
    bool event(QEvent* event) override;

    void resizeEvent(QResizeEvent* event) override;

    virtual QRect labelArea() const = 0;
    /// For its current width and look.
    virtual void placeParts() = 0;
    int px(int length) const { return qRound(m_look.px(length)); }
    void set(const Value& value, Gesture gesture);
    void describe(QWidget* control) const; ///< name and tooltip
    const Look& look() const { return m_look; }
    /// Below the field: the error in the input, another note, or nothing.
    void placeNote(QLabel& label, const QString& text, int top, const QColor& colour) const;
    double labelEnd() const; ///< where label and symbol end, within labelArea()
    const LabState& state() const { return *m_state; } ///< after setState()
    void keep(const LabState& state)
    {
        m_state = &state;
        setBench(state.bench);
    }

private:
    Typeset symbol() const;

    const Parameter& m_parameter;
    const LabState* m_state = nullptr;
    Look m_look;
};

/// A slider and a field for a number, a field for a text, a list for a table, segments or a list
/// for a choice, a check box for a flag. A choice has segments if there are at most three and they
/// fit into `width`.
ParameterRow* newParameterRow(const Parameter& parameter, int width, QWidget* parent);

} // namespace lab::ui
