#pragma once

#include "core/state/typed_values.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace lab::ui {

struct WindowParts;

/// "Values on the screen": fields for the first values of the bench that the audience sees, its
/// base, its dimension and what comes next.
///
/// A field takes the same lines as the bar of the audience (typedValues()). Enter sets them as one
/// step of undo and leaves the field, Escape only leaves it. Wrong input stays, with the reason
/// below.
class ScreenValues : public QWidget {
    Q_OBJECT
public:
    explicit ScreenValues(const WindowParts& parts);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< the keys of the fields

private:
    void showState();
    void build();
    void set(std::size_t field);
    void restore(std::size_t field);
    void leave(); ///< the next Enter is for the outcome
    void showError(std::size_t field, const QString& error);
    void retranslate();

    const WindowParts& m_parts;
    QLabel* m_title;
    QHBoxLayout* m_row;
    QLabel* m_error;
    std::vector<const Parameter*> m_known;
    std::vector<QLineEdit*> m_fields; ///< of the first ones of mainOnes()
};

} // namespace lab::ui
