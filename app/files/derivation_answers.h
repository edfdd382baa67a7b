#pragma once

#include "core/state/lab_state.h"

#include <QObject>
#include <QString>

namespace lab::ui {
class Store;
}

namespace lab::app {

/// What the learner has answered in the derivation, with the numbers that it was answered to, in
/// one file of the user's own data folder; nothing leaves the machine.
///
/// What comes with a file, a lesson or a series is not kept by itself, and takes nothing away: an
/// answer that is given after it joins those that were kept, each of which holds what was right
/// then. Reset bench forgets them all. The file is written whole or not at all, and one that cannot
/// be read is left alone.
class DerivationAnswers : public QObject {
    Q_OBJECT
public:
    explicit DerivationAnswers(QString path, QObject* parent = nullptr);
    static QString usualPath();

    /// The state with what was answered before, and the query's and the key's position then; the
    /// same state where those or its derivation are none of a fresh start.
    LabState restored(LabState start) const;

    /// Remembers from now on what is answered in the store.
    void follow(const ui::Store& store);

Q_SIGNALS:
    void failed(const QString& sentence); ///< it could not be written

private:
    void onStoreChanged(const ui::Store& store);

    QString m_path;
    Derivation m_last; ///< of the store, as it was heard last
    LabState m_kept; ///< of which only the derivation and the two positions count
};

} // namespace lab::app
