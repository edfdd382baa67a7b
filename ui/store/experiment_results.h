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
/// Threads train in the background, one model each; what is done stays when they are stopped, and
/// training again goes on with the models that are not there yet. Destroying it stops the threads
/// within a step of training. Law: what is trained does not depend on how often it was stopped.
class ExperimentResults : public QObject {
    Q_OBJECT
public:
    explicit ExperimentResults(QObject* parent = nullptr);

    /// From now on models are kept in files of the folder, one a setup, written whole or not at
    /// all, and those that were kept are there. A file that is cut short, or of another version of
    /// the training, counts for nothing and is written again.
    void keepIn(const QString& folder);

    /// Those of the setup, however many seeds it asks for.
    const TrainedRuns& of(const ExperimentSetup& setup);

    /// Trains the models of the setup that are not there yet; another training ends.
    void train(const ExperimentSetup& setup, const std::vector<TrainedEncoding>& encodings);
    void stop();
    bool isTraining() const { return m_trained.has_value(); }
    void await(); ///< until the present training is done

Q_SIGNALS:
    void changed();

private:
    TrainedRuns& entryOf(ExperimentSetup setup);
    QString fileOf(const ExperimentSetup& setup) const;
    std::vector<ExperimentRun> runsInFile(const ExperimentSetup& setup) const; ///< as it is now
    void keep(const ExperimentSetup& setup);
    void onProgress(const ExperimentSetup& setup, const WorkingJob& working);
    void take(const ExperimentSetup& setup, const ExperimentRun& run);
    void end();
    void estimate(TrainedRuns& runs) const;

    std::vector<std::pair<ExperimentSetup, TrainedRuns>> m_entries; ///< setups without their seeds
    QString m_folder; ///< empty where nothing is kept
    std::optional<ExperimentSetup> m_trained; ///< at this moment
    std::size_t m_jobs = 0; ///< of the present training
    std::size_t m_ended = 0; ///< of those
    QElapsedTimer m_clock; ///< since it began
    Background m_background; ///< destroyed first
};

} // namespace lab::ui
