#pragma once

#include <QObject>

namespace lab::ui {

/// Lets Enter press the button that has the keys, as it does in dialogs and on most desktops; Qt
/// leaves it to the space bar alone. One for the program.
class EnterKey : public QObject {
    Q_OBJECT
public:
    explicit EnterKey(QObject* parent = nullptr); ///< of the application, while it lives
    ~EnterKey() override;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace lab::ui
