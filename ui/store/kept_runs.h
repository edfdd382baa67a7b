#pragma once

#include "core/frames/experiment/trained_runs.h"
#include "ui/store/outcome.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace lab::ui {

/// Trained models that a user saves under a name, with all their results: each run in a file of one
/// folder, written completely or not at all. Which of them are drawn over others is not saved. A
/// truncated file or one of another version is reported and never changed.
///
/// Law: saved runs are available at the next start, in the order in which they were saved.
class KeptRuns : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// From now on runs are saved in the folder, and its valid ones are loaded.
    void keepIn(const QString& folder);

    const std::vector<KeptRun>& all() const { return m_all; } ///< the oldest first
    std::vector<KeptRun> overlaid() const; ///< drawn over the results
    /// The most recent training of this window, then the saved ones, newest first. The same list
    /// until one of them changes, so that calls during a drag cost nothing.
    std::shared_ptr<const std::vector<KeptRun>> own() const;
    void setPresent(const ExperimentSetup& setup, std::vector<ExperimentRun> runs); ///< no moments
    QStringList unreadFiles() const; ///< a sentence for each file that was not read

    /// Saves them under a name that is not in use, without the moments of an example.
    Outcome<void> keep(
        const QString& name, const ExperimentSetup& setup, const std::vector<ExperimentRun>& runs);
    Outcome<void> rename(std::size_t index, const QString& name);
    Outcome<void> remove(std::size_t index);
    Outcome<void> setOverlaid(std::size_t index, bool isOverlaid);

    /// A name that is not in use, with few enough words to fit.
    QString freeName(const QString& wanted) const;

    static constexpr int longestName = 40;

Q_SIGNALS:
    void changed();
    void presentChanged();

private:
    enum class FileError { Damaged, OtherVersion, TooMany };
    struct UnreadFile {
        QString path;
        FileError error;
    };

    void read(const QString& path);
    void notifyChanged(); ///< the saved runs have changed
    Outcome<QString> checked(const QString& name, const QString& before) const;
    Outcome<void> write(const KeptRun& run) const;

    QString m_folder; ///< empty if nothing can be saved
    std::vector<KeptRun> m_all;
    std::optional<KeptRun> m_present;
    mutable std::shared_ptr<const std::vector<KeptRun>> m_own; ///< null until requested
    std::vector<UnreadFile> m_left;
};

/// The encodings of a run, in their order.
std::vector<TrainedEncoding> encodingsOf(const KeptRun& run);

/// All results as CSV, one row per run, curve and length: the mean over the seeds and its 95 %
/// interval, 17 significant digits, with the parameters of the training.
QByteArray csvOf(const std::vector<KeptRun>& runs);

} // namespace lab::ui
