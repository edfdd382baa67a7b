#pragma once

#include <QObject>

namespace lab::ui {

/// Lets Enter press the focused button, as in dialogs and on most desktops; Qt uses only the space
/// bar. One instance per program.
class EnterKey : public QObject {
    Q_OBJECT
public:
    /// Active in the whole application during its lifetime.
    explicit EnterKey(QObject* parent = nullptr);
    ~EnterKey() override;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace lab::ui
