#pragma once

#include "core/state/history.h"
#include "core/state/typed_values.h"
#include "ui/paint/look.h"

#include <QWidget>

#include <string>
#include <vector>

class QLineEdit;

namespace lab::ui {

/// A bar at the foot of the window in which an audience sees a value being typed: a symbol, a
/// field, at its right what will be set, and the keys.
///
/// Enter sets the values of the line and closes the bar, Shift+Enter keeps it open, Escape or
/// another focus closes it; nothing moves before Enter. All of one line is one gesture. Tab and
/// Shift+Tab go through the parameters with a symbol, up and down to the next round number. A name
/// at the beginning of the line becomes the symbol of the bar. Wrong input stays, with the reason
/// in place of the keys.
class ValueBar : public QWidget {
    Q_OBJECT
public:
    explicit ValueBar(QWidget* window);

    void setLook(const Look& look);
    void setState(const LabState& state);
    /// What is locked until an answer is given, as keys of the parameter table.
    void setLocked(const std::vector<std::string>& keys);
    const std::vector<std::string>& locked() const { return m_locked; }
    /// With `typed` in the field, or the present value of the chosen row. `known` is as in
    /// typedValues().
    void open(
        std::vector<const Parameter*> known, const Parameter& chosen, const QString& typed = {});
    void close();
    const Parameter* chosen() const { return m_chosen; } ///< null before open()
    /// At the right of the field: what will be set, or what is wrong.
    const QString& text() const { return m_text; }

Q_SIGNALS:
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    void closed(bool isByKey); ///< the keys are the picture's again

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// The keys of the field, its focus, and the size of the window.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Expected<TypedValues, TypingError> typed() const;
    bool isLocked(const TypedValues& typed) const;
    void choose(const Parameter& parameter, const QString& typed);
    void goOn(int by); ///< to another parameter
    void step(bool isUp);
    void set(bool isLast);
    void chooseByName();
    void refresh();
    void place();
    void closeBy(bool isKey);
    bool takesKey(const QKeyEvent& key);

    Look sized(double size, TextRole role) const;
    double px(double length) const; ///< of a length on a screen 800 pixels high
    double signWidth() const;
    /// Those for which there is room to the right of `least`; returns where they begin.
    double paintKeys(QPainter& painter, double least) const;
    std::vector<const Parameter*> othersOnTab() const; ///< with a symbol, the first few

    QLineEdit* m_field;
    Look m_look;
    LabState m_state;
    std::vector<std::string> m_locked;
    std::vector<const Parameter*> m_known;
    const Parameter* m_chosen = nullptr;
    bool m_isRefused = false; ///< Enter was pressed on wrong input
    bool m_hasError = false; ///< what is typed cannot be set
    QString m_text;
    QString m_note; ///< below it
};

} // namespace lab::ui
