#include "tests/qt_test.h"
#include "ui/store/experiment_workers.h"

#include <array>

using namespace lab;
using namespace lab::ui;

namespace {

ExperimentSetup smallSetup()
{
    ExperimentSetup setup = presetOf(ExperimentTask::Back);
    setup.trainingLength = 16;
    setup.longest = 2;
    setup.width = 8;
    setup.batch = 2;
    setup.steps = 12;
    setup.rounds = 1; // another round would decrease the progress
    setup.seeds = 3;
    return setup;
}

constexpr std::array encodings {TrainedEncoding::Rope, TrainedEncoding::T5};

} // namespace

class TestExperimentWorkers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theRunsDoNotDependOnTheNumberOfThreads()
    {
        const ExperimentSetup setup = smallSetup();
        const std::vector<ExperimentJob> jobs = jobsOf(setup, encodings);
        std::vector<ExperimentRun> alone;
        for (const ExperimentJob& job : jobs)
            alone.push_back(*experimentRun(setup, job, [](double, double) { return true; }));
        for (const int threads : {0, 1, 3, 50}) {
            std::vector<ExperimentRun> runs(jobs.size());
            std::vector<double> shares(jobs.size());
            bool isRising = true;
            ExperimentNews news;
            news.worked = [&](std::size_t job, double share, double) {
                isRising = isRising && share >= shares[job];
                shares[job] = share;
                return true;
            };
            news.ended = [&](std::size_t job, const ExperimentRun& run) { runs[job] = run; };
            QVERIFY(experimentRuns(setup, jobs, threads, news));
            QVERIFY(runs == alone);
            QVERIFY(isRising);
        }
    }

    void aResultStopsAllThreads()
    {
        const ExperimentSetup setup = smallSetup();
        const std::vector<ExperimentJob> jobs = jobsOf(setup, encodings);
        for (const int most : {1, 20}) {
            int reported = 0;
            std::size_t done = 0;
            ExperimentNews news;
            news.worked = [&](std::size_t, double, double) { return ++reported < most; };
            news.ended = [&](std::size_t, const ExperimentRun&) { ++done; };
            QVERIFY(!experimentRuns(setup, jobs, 3, news));
            QCOMPARE(reported, most); // no thread continues after the result
            QVERIFY(done < jobs.size());
        }
    }

    void anEmptyListOfJobsFinishesImmediately()
    {
        QVERIFY(experimentRuns(smallSetup(), {}, 2, {}));
    }
};

LAB_GUILESS_TESTS(TestExperimentWorkers)
#include "tst_experiment_workers.moc"
