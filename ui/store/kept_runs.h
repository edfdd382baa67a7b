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

/// Trained models that a person keeps under a name, with all their answers: each run in a file of
/// one folder, written whole or not at all. Which of them are laid over others is kept nowhere. A
/// file that is cut short or of another version is told of and never touched.
///
/// Law: what was kept is there at another start, in the order in which it was kept.
class KeptRuns : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// From now on runs are kept in the folder, and those that are whole in it are there.
    void keepIn(const QString& folder);

    const std::vector<KeptRun>& all() const { return m_all; } ///< the oldest first
    std::vector<KeptRun> laid() const; ///< over the answers that are looked at
    /// What was trained last in this window, then those that are kept, the newest first. The same
    /// list until one of them changes, so that it costs nothing to ask while something is dragged.
    std::shared_ptr<const std::vector<KeptRun>> own() const;
    void setPresent(const ExperimentSetup& setup, std::vector<ExperimentRun> runs); ///< no moments
    QStringList leftAlone() const; ///< a sentence for each file that is not read

    /// Keeps them under a name that none has yet, without the moments of an example.
    Outcome<void> keep(
        const QString& name, const ExperimentSetup& setup, const std::vector<ExperimentRun>& runs);
    Outcome<void> rename(std::size_t index, const QString& name);
    Outcome<void> remove(std::size_t index);
    Outcome<void> lay(std::size_t index, bool isLaid);

    /// A name that none has, of so few words that it fits.
    QString freeName(const QString& wanted) const;

    static constexpr int longestName = 40;

Q_SIGNALS:
    void changed();
    void presentChanged();

private:
    enum class FileError { Damaged, OtherVersion, TooMany };
    struct LeftFile {
        QString path;
        FileError error;
    };

    void read(const QString& path);
    void tell(); ///< that those that are kept are others
    Outcome<QString> checked(const QString& name, const QString& before) const;
    Outcome<void> write(const KeptRun& run) const;

    QString m_folder; ///< empty where nothing can be kept
    std::vector<KeptRun> m_all;
    std::optional<KeptRun> m_present;
    mutable std::shared_ptr<const std::vector<KeptRun>> m_own; ///< null until it is asked for
    std::vector<LeftFile> m_left;
};

/// The encodings of a run, in their order.
std::vector<TrainedEncoding> encodingsOf(const KeptRun& run);

/// All answers as CSV, a row for each run, curve and length: the mean over the seeds and its 95 %
/// interval, 17 significant digits, with the numbers of the training beside them.
QByteArray csvOf(const std::vector<KeptRun>& runs);

} // namespace lab::ui
