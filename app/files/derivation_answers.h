#pragma once

#include "core/state/lab_state.h"

#include <QObject>
#include <QString>

namespace lab::ui {
class Store;
}

namespace lab::app {

/// The learner's answers in the derivation, with the numbers of the questions, in one file in the
/// user's data folder. Nothing leaves the machine.
///
/// Answers that come with a file, a lesson or a series are not saved by themselves and remove
/// nothing: the learner's later answers are added to the saved ones, and each contains what was
/// correct at the time. Reset bench deletes them all. The file is written completely or not at all,
/// and a file that cannot be read is left unchanged.
class DerivationAnswers : public QObject {
    Q_OBJECT
public:
    explicit DerivationAnswers(QString path, QObject* parent = nullptr);
    static QString usualPath();

    /// The state with the earlier answers and the positions of query and key at that time. Returns
    /// the state unchanged if its positions or its derivation differ from those of a fresh start.
    LabState restored(LabState start) const;

    /// Saves answers in the store from now on.
    void follow(const ui::Store& store);

Q_SIGNALS:
    void failed(const QString& sentence); ///< the file could not be written

private:
    void onStoreChanged(const ui::Store& store);

    QString m_path;
    Derivation m_last; ///< of the store, after its last change
    LabState m_kept; ///< only the derivation and the two positions are used
};

} // namespace lab::app
