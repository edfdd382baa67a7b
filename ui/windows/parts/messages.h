#pragma once

#include "core/state/lab_state.h"

#include <QObject>

class QWidget;

namespace lab::ui {

class MessageBar;
class Store;

/// A message of the window in one sentence over the title of the bench.
///
/// A message stays while it is true: it disappears with the next change of the state except that of
/// positions, on which no message depends. A hint disappears with any change.
class Messages : public QObject {
    Q_OBJECT
public:
    /// `benches` has its parent already; the store must outlive this object.
    Messages(const Store& store, QWidget& benches, QObject* parent);

    /// During its lifetime, messages are shown in the bar of another window, while the user works
    /// there; in the main one if there is no such bar or its window is hidden.
    class Beside {
    public:
        Beside(Messages& messages, MessageBar* bar);
        ~Beside();
        Q_DISABLE_COPY_MOVE(Beside)

    private:
        Messages& m_messages;
        MessageBar* m_before;
    };

    void notify(const QString& sentence); ///< an empty one removes the current message
    /// The same, without covering title and switches, for less urgent messages.
    void note(const QString& sentence);
    void hint(const QString& sentence);
    QString sentence() const;
    bool isHinting() const;
    bool dismiss(); ///< the current message; returns whether there was one

Q_SIGNALS:
    void hintTaken(); ///< followed, or dismissed

private:
    void follow(const LabState& state);

    const Store& m_store;
    MessageBar* m_bar; ///< of the parent of the benches
    MessageBar* m_beside = nullptr; ///< of another window
    LabState m_saidIn;
};

} // namespace lab::ui
