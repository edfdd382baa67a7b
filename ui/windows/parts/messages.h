#pragma once

#include "core/state/lab_state.h"

#include <QObject>

class QWidget;

namespace lab::ui {

class MessageBar;
class Store;

/// What the window says in one sentence over the head of the bench.
///
/// A sentence stands while it is true of what is seen: it goes with the next change of the state
/// but one of the positions, which nothing that is said here depends on. A hint goes with any
/// change.
class Messages : public QObject {
    Q_OBJECT
public:
    /// `benches` has its parent already; the store outlives this object.
    Messages(const Store& store, QWidget& benches, QObject* parent);

    /// As long as it lives, what is said stands in the bar of another window, where a person acts;
    /// in the main one where there is no such bar or its window is hidden.
    class Beside {
    public:
        Beside(Messages& messages, MessageBar* bar);
        ~Beside();
        Q_DISABLE_COPY_MOVE(Beside)

    private:
        Messages& m_messages;
        MessageBar* m_before;
    };

    void notify(const QString& sentence); ///< an empty one removes the present message
    /// The same clear of title and switches, of what may wait.
    void note(const QString& sentence);
    void hint(const QString& sentence);
    QString sentence() const;
    bool isHinting() const;
    bool dismiss(); ///< what stands there; whether anything did

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
