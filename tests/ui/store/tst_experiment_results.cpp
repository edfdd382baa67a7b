#include "core/experiment/experiment_text.h"
#include "tests/qt_test.h"
#include "ui/store/experiment_results.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

ExperimentSetup quickSetup()
{
    ExperimentSetup setup = presetOf(ExperimentTask::Back);
    setup.trainingLength = 16;
    setup.longest = 2;
    setup.width = 8;
    setup.batch = 2;
    setup.steps = 60;
    setup.seeds = 3;
    return setup;
}

const std::vector<TrainedEncoding> quickEncodings {TrainedEncoding::Rope, TrainedEncoding::Alibi};

std::vector<ExperimentRun> inOrder(std::vector<ExperimentRun> runs)
{
    std::ranges::sort(runs, {},
        [](const ExperimentRun& run) { return std::pair(run.job.encoding, run.job.seed); });
    return runs;
}

} // namespace

class TestExperimentResults : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aModelOfAnOlderVersionWithoutItsTableIsTrainedAgain()
    {
        const QTemporaryDir folder;
        const std::vector<TrainedEncoding> encodings {TrainedEncoding::T5, TrainedEncoding::Alibi};
        ExperimentSetup setup = quickSetup();
        setup.seeds = 1;
        ExperimentResults first;
        first.keepIn(folder.path());
        first.train(setup, encodings);
        first.await();
        std::vector<ExperimentRun> runs = first.of(setup).runs;
        QCOMPARE(runs.size(), std::size_t(2));
        const std::vector<ExperimentRun> whole = inOrder(runs);
        for (ExperimentRun& run : runs)
            run.table.reset();
        QFile file(folder.filePath(QString::fromStdString(keptName(setup)) + u".runs"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(keptText(setup, runs)));
        file.close();
        ExperimentResults later;
        later.keepIn(folder.path());
        QCOMPARE(later.of(setup).runs.size(), std::size_t(1)); // ALiBi learns no table
        later.train(setup, encodings);
        later.await();
        QVERIFY(inOrder(later.of(setup).runs) == whole);
    }

    void stoppedTrainingResumesWithTheSameResult()
    {
        ExperimentResults whole;
        whole.train(quickSetup(), quickEncodings);
        QVERIFY(whole.isTraining());
        whole.await();
        QVERIFY(!whole.isTraining());

        ExperimentResults parted;
        parted.train(quickSetup(), quickEncodings);
        while (parted.of(quickSetup()).runs.empty())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        parted.stop();
        const TrainedRuns& there = parted.of(quickSetup());
        QVERIFY(!there.isTraining && there.working.empty() && !there.secondsLeft);
        parted.train(quickSetup(), quickEncodings);
        parted.await();
        QCOMPARE(there.runs.size(), 6U);
        QVERIFY(inOrder(there.runs) == inOrder(whole.of(quickSetup()).runs));
    }

    void moreSeedsTrainOnlyTheNewOnes()
    {
        ExperimentSetup setup = quickSetup();
        setup.seeds = 1;
        ExperimentResults results;
        results.train(setup, quickEncodings);
        results.await();
        const std::vector<ExperimentRun> first = results.of(setup).runs;
        setup.seeds = 2;
        QVERIFY(results.of(setup).runs == first);
        results.train(setup, quickEncodings);
        results.await();
        QCOMPARE(results.of(setup).runs.size(), 4U);
        QVERIFY(std::ranges::equal(first, std::span(results.of(setup).runs).first(2)));
        QSignalSpy changes(&results, &ExperimentResults::changed);
        results.train(setup, quickEncodings); // nothing remains to train
        QVERIFY(!results.isTraining() && changes.isEmpty());
        setup.steps = 61;
        QVERIFY(results.of(setup).runs.empty());
    }

    void anotherTrainingStopsThePreviousOne()
    {
        ExperimentSetup other = quickSetup();
        other.steps = 30;
        ExperimentResults results;
        results.train(quickSetup(), quickEncodings);
        results.train(other, quickEncodings);
        QVERIFY(!results.of(quickSetup()).isTraining);
        results.await();
        QCOMPARE(results.of(other).runs.size(), 6U);
    }

    void trainedModelsAreReloadedButTruncatedFilesAreNot()
    {
        const QTemporaryDir folder;
        const QString inside = folder.filePath(u"new/experiments"_s);
        std::vector<ExperimentRun> trained;
        {
            ExperimentResults results;
            results.keepIn(inside);
            results.train(quickSetup(), quickEncodings);
            results.await();
            trained = results.of(quickSetup()).runs;
        }
        const QStringList files = QDir(inside).entryList(QDir::Files);
        QCOMPARE(files.size(), 1);
        QFile file(inside + u'/' + files.front());
        {
            ExperimentResults again;
            again.keepIn(inside);
            QVERIFY(again.of(quickSetup()).runs == trained);
            again.train(quickSetup(), quickEncodings);
            QVERIFY(!again.isTraining());
        }
        QVERIFY(file.resize(file.size() - 20));
        ExperimentResults reopened;
        reopened.keepIn(inside);
        QVERIFY(reopened.of(quickSetup()).runs.empty());
        reopened.train(quickSetup(), quickEncodings);
        reopened.await();
        QVERIFY(inOrder(reopened.of(quickSetup()).runs) == inOrder(trained));
        ExperimentResults last;
        last.keepIn(inside);
        QCOMPARE(last.of(quickSetup()).runs.size(), 6U);
    }

    void resultsOfTwoWindowsAreMerged()
    {
        const QTemporaryDir folder;
        ExperimentSetup setup = quickSetup();
        setup.seeds = 1;
        ExperimentResults one;
        one.keepIn(folder.path());
        ExperimentResults other;
        other.keepIn(folder.path());
        // Each has its own list.
        QVERIFY(one.of(setup).runs.empty() && other.of(setup).runs.empty());
        one.train(setup, {TrainedEncoding::Rope});
        one.await();
        other.train(setup, {TrainedEncoding::Alibi});
        other.await();
        std::vector<ExperimentRun> both = one.of(setup).runs;
        const std::vector<ExperimentRun>& second = other.of(setup).runs;
        both.insert(both.end(), second.begin(), second.end());
        QCOMPARE(both.size(), 2U);
        ExperimentResults third;
        third.keepIn(folder.path());
        QVERIFY(inOrder(third.of(setup).runs) == inOrder(both));
    }

    void destructionDuringTrainingIsSafe()
    {
        ExperimentSetup longOne = quickSetup();
        longOne.steps = 20000;
        longOne.seeds = 32;
        ExperimentResults results;
        results.train(longOne, quickEncodings);
        while (results.of(longOne).working.empty())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QVERIFY(results.of(longOne).secondsLeft);
    }
};

LAB_GUILESS_TESTS(TestExperimentResults)
#include "tst_experiment_results.moc"
