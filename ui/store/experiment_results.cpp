#include "ui/store/experiment_results.h"

#include "core/experiment/experiment_text.h"
#include "ui/store/atomic_writing.h"
#include "ui/store/experiment_workers.h"
#include "ui/store/yield_priority.h"

#include <QFile>

#include <algorithm>
#include <string>
#include <thread>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int maxThreads = 4;
constexpr qint64 largestKeptFile = 16 * 1024 * 1024;

int threadsHere()
{
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, maxThreads);
}

/// The reports of the threads for each job so far; one thread at a time.
class WorkingJobs {
public:
    WorkingJobs(const std::vector<ExperimentJob>& jobs, int firstSteps)
        : m_firstSteps(firstSteps)
    {
        for (const ExperimentJob& job : jobs)
            m_all.push_back({{job, 0, {}, {}}, 0, 0});
    }

    /// The current state of the job, if enough has changed for a report.
    const WorkingJob* update(std::size_t index, double share, double loss)
    {
        Entry& entry = m_all[index];
        entry.job.share = share;
        entry.sum += loss;
        if (++entry.steps < stepsOfALoss)
            return nullptr;
        if (share < 1)
            entry.job.losses.push_back(entry.sum / entry.steps);
        entry.sum = 0;
        entry.steps = 0;
        return &entry.job;
    }

    void watch(std::size_t index, const WatchedMoment& moment)
    {
        addMoment(m_all[index].job.moments, moment, m_firstSteps);
    }

private:
    struct Entry {
        WorkingJob job;
        double sum;
        int steps;
    };
    std::vector<Entry> m_all;
    int m_firstSteps;
};

/// From an older version, which stored none: it is trained again when requested.
bool lacksTable(const ExperimentRun& run)
{
    return run.job.seed == 0 && learnsTable(run.job.encoding) && !run.table;
}

} // namespace

ExperimentResults::ExperimentResults(QObject* parent)
    : QObject(parent)
{
    connect(&m_background, &Background::finished, this, &ExperimentResults::end);
}

void ExperimentResults::keepIn(const QString& folder)
{
    m_folder = folder;
    m_entries.clear(); // each is read on request
}

QString ExperimentResults::fileOf(const ExperimentSetup& setup) const
{
    return m_folder + u'/' + QString::fromStdString(keptName(setup)) + u".runs"_s;
}

TrainedRuns& ExperimentResults::entryOf(ExperimentSetup setup)
{
    setup.seeds = 1;
    const auto found =
        std::ranges::find(m_entries, setup, &std::pair<ExperimentSetup, TrainedRuns>::first);
    if (found != m_entries.end())
        return found->second;
    TrainedRuns& entry = m_entries.emplace_back(setup, TrainedRuns()).second;
    entry.runs = runsInFile(setup);
    return entry;
}

std::vector<ExperimentRun> ExperimentResults::runsInFile(const ExperimentSetup& setup) const
{
    QFile file(fileOf(setup));
    if (m_folder.isEmpty() || file.size() > largestKeptFile || !file.open(QIODevice::ReadOnly))
        return {};
    auto runs = keptRuns(setup, file.readAll().toStdString());
    if (!runs)
        return {};
    std::erase_if(*runs, lacksTable);
    return *std::move(runs);
}

// With those that another window has stored there since. If it cannot be written, the models are
// trained again another time.
void ExperimentResults::keep(const ExperimentSetup& setup)
{
    if (m_folder.isEmpty())
        return;
    std::vector<ExperimentRun> all = entryOf(setup).runs;
    for (ExperimentRun& run : runsInFile(setup)) {
        if (std::ranges::find(all, run.job, &ExperimentRun::job) == all.end())
            all.push_back(std::move(run));
    }
    (void)keptAtomically(fileOf(setup), keptText(setup, all));
}

const TrainedRuns& ExperimentResults::of(const ExperimentSetup& setup)
{
    return entryOf(setup);
}

void ExperimentResults::train(
    const ExperimentSetup& setup, const std::vector<TrainedEncoding>& encodings)
{
    stop();
    std::vector<ExperimentJob> jobs = jobsOf(setup, encodings);
    const std::vector<ExperimentRun>& done = entryOf(setup).runs;
    std::erase_if(jobs, [&](const ExperimentJob& job) {
        return std::ranges::find(done, job, &ExperimentRun::job) != done.end();
    });
    if (jobs.empty())
        return;
    m_trained = setup;
    m_jobs = jobs.size();
    m_ended = 0;
    m_clock.start();
    entryOf(setup).isTraining = true;
    m_background.start([this, setup, jobs](const Background::Task& task) {
        yieldPriority();
        WorkingJobs working(jobs, setup.steps);
        ExperimentNews news;
        news.worked = [&](std::size_t index, double share, double loss) {
            if (const WorkingJob* job = working.update(index, share, loss))
                task.post([this, setup, now = *job] { onProgress(setup, now); });
            return task.isWanted();
        };
        news.watched = [&](std::size_t index, const WatchedMoment& moment) {
            working.watch(index, moment);
        };
        news.ended = [&](std::size_t, const ExperimentRun& run) {
            task.post([this, setup, run] { take(setup, run); });
        };
        experimentRuns(setup, jobs, threadsHere(), news);
    });
    Q_EMIT changed();
}

void ExperimentResults::stop()
{
    m_background.stop();
    end();
}

void ExperimentResults::await()
{
    m_background.await();
}

void ExperimentResults::onProgress(const ExperimentSetup& setup, const WorkingJob& working)
{
    TrainedRuns& runs = entryOf(setup);
    const auto known = std::ranges::find(runs.working, working.job, &WorkingJob::job);
    if (known == runs.working.end())
        runs.working.push_back(working);
    else
        *known = working;
    estimate(runs);
    Q_EMIT changed();
}

void ExperimentResults::take(const ExperimentSetup& setup, const ExperimentRun& run)
{
    TrainedRuns& runs = entryOf(setup);
    std::erase_if(runs.working, [&](const WorkingJob& one) { return one.job == run.job; });
    runs.runs.push_back(run);
    keep(setup);
    ++m_ended;
    estimate(runs);
    Q_EMIT changed();
}

void ExperimentResults::estimate(TrainedRuns& runs) const
{
    double done = static_cast<double>(m_ended);
    for (const WorkingJob& working : runs.working)
        done += working.share;
    const double all = static_cast<double>(m_jobs);
    if (done > 0)
        runs.secondsLeft = static_cast<double>(m_clock.elapsed()) / 1000 * (all - done) / done;
}

void ExperimentResults::end()
{
    if (!m_trained)
        return;
    TrainedRuns& runs = entryOf(*m_trained);
    runs.working.clear();
    runs.isTraining = false;
    runs.secondsLeft.reset();
    m_trained.reset();
    Q_EMIT changed();
}

} // namespace lab::ui

#include "moc_experiment_results.cpp"
