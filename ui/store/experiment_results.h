#pragma once

#include "core/frames/experiment/trained_runs.h"
#include "ui/store/background.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace lab::ui {

/// The models that were trained here, by their setup, and the training of more of them.
///
/// Threads train in the background, one model each; completed models stay when they are stopped,
/// and training again continues with the missing ones. Destroying it stops the threads within a
/// step of training. Law: results do not depend on how often training was stopped.
class ExperimentResults : public QObject {
    Q_OBJECT
public:
    explicit ExperimentResults(QObject* parent = nullptr);

    /// From now on models are stored in files of the folder, one per setup, written completely or
    /// not at all, and stored models are loaded. A truncated file, or one from another version of
    /// the training, is ignored and written again.
    void keepIn(const QString& folder);

    /// Those of the setup, for all its seeds.
    const TrainedRuns& of(const ExperimentSetup& setup);

    /// Trains the missing models of the setup; any other training ends.
    void train(const ExperimentSetup& setup, const std::vector<TrainedEncoding>& encodings);
    void stop();
    bool isTraining() const { return m_trained.has_value(); }
    void await(); ///< until the current training is done

Q_SIGNALS:
    void changed();

private:
    TrainedRuns& entryOf(ExperimentSetup setup);
    QString fileOf(const ExperimentSetup& setup) const;
    std::vector<ExperimentRun> runsInFile(const ExperimentSetup& setup) const; ///< its current
                                                                               ///< state
    void keep(const ExperimentSetup& setup);
    void onProgress(const ExperimentSetup& setup, const WorkingJob& working);
    void take(const ExperimentSetup& setup, const ExperimentRun& run);
    void end();
    void estimate(TrainedRuns& runs) const;

    std::vector<std::pair<ExperimentSetup, TrainedRuns>> m_entries; ///< setups without their seeds
    QString m_folder; ///< empty if nothing is stored
    std::optional<ExperimentSetup> m_trained; ///< at this moment
    std::size_t m_jobs = 0; ///< of the current training
    std::size_t m_ended = 0; ///< of those
    QElapsedTimer m_clock; ///< since it started
    Background m_background; ///< destroyed first
};

} // namespace lab::ui
