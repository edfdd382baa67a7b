#include "tests/qt_test.h"
#include "tests/small_disk.h"
#include "ui/store/kept_runs.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <utility>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

ExperimentSetup setupToKeep()
{
    ExperimentSetup setup = presetOf(ExperimentTask::Back);
    setup.trainingLength = 16;
    setup.longest = 2;
    setup.width = 8;
    setup.batch = 2;
    setup.steps = 20;
    setup.seeds = 2;
    return setup;
}

std::vector<ExperimentRun> runsToKeep()
{
    std::vector<ExperimentRun> runs;
    for (const ExperimentJob& job : jobsOf(setupToKeep(), std::vector {TrainedEncoding::Alibi}))
        runs.push_back(*experimentRun(setupToKeep(), job, [](double, double) { return true; }));
    return runs;
}

/// The runs as they are saved, without the training steps of the example.
std::vector<ExperimentRun> withoutMoments(std::vector<ExperimentRun> runs)
{
    for (ExperimentRun& run : runs)
        run.moments.clear();
    return runs;
}

QStringList namesIn(const KeptRuns& kept)
{
    QStringList names;
    for (const KeptRun& run : kept.all())
        names += QString::fromStdString(run.name);
    return names;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

class TestKeptRuns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void savedRunsSurviveARestart()
    {
        const QTemporaryDir folder;
        const QString inside = folder.filePath(u"new/runs"_s);
        const std::vector<ExperimentRun> runs = runsToKeep();
        KeptRuns kept;
        kept.keepIn(inside);
        QVERIFY(kept.keep(u"  short  text "_s, setupToKeep(), runs));
        QVERIFY(kept.keep(u"改名 / ..\\x"_s, setupToKeep(), {runs.front()}));
        QVERIFY(kept.setOverlaid(0, true));
        QCOMPARE(namesIn(kept), QStringList({u"short text"_s, u"改名 / ..\\x"_s}));
        QCOMPARE(QDir(inside).entryList(QDir::Files).size(), 2);
        QVERIFY(kept.overlaid().front() == kept.all().front());

        KeptRuns again;
        again.keepIn(inside);
        QCOMPARE(namesIn(again), namesIn(kept));
        QVERIFY(again.unreadFiles().isEmpty());
        QVERIFY(again.all().front().runs == withoutMoments(runs));
        QVERIFY(again.all().front().setup == setupToKeep());
        QVERIFY(again.overlaid().empty()); // overlays belong to one window
        QCOMPARE(again.all().back().setup.seeds, 1);
        const auto time = QString::fromStdString(again.all().front().kept);
        QVERIFY(QDateTime::fromString(time, Qt::ISODateWithMs).isValid());

        QVERIFY(again.rename(0, u"first"_s));
        QVERIFY(again.remove(1));
        KeptRuns last;
        last.keepIn(inside);
        QCOMPARE(namesIn(last), QStringList {u"first"_s});
        QVERIFY(last.all().front().runs == withoutMoments(runs));
        QCOMPARE(QDir(inside).entryList(QDir::Files).size(), 1);
    }

    void aRunDeletedByAnotherWindowStaysDeleted()
    {
        const QTemporaryDir folder;
        KeptRuns kept;
        kept.keepIn(folder.path());
        for (const QString& name : {u"one"_s, u"two"_s})
            QVERIFY(kept.keep(name, setupToKeep(), runsToKeep()));
        KeptRuns other;
        other.keepIn(folder.path());
        QVERIFY(other.remove(0));
        const QSignalSpy changes(&kept, &KeptRuns::changed);
        QCOMPARE(sentenceOf(kept.rename(0, u"zero"_s)), u"“one” was deleted in another window."_s);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(namesIn(kept), QStringList {u"two"_s});
        KeptRuns next;
        next.keepIn(folder.path());
        QCOMPARE(namesIn(next), QStringList {u"two"_s});
    }

    void anInvalidNameIsRefusedWithAReason()
    {
        const QTemporaryDir folder;
        KeptRuns kept;
        kept.keepIn(folder.path());
        const std::vector<ExperimentRun> runs = runsToKeep();
        QVERIFY(kept.keep(u"one"_s, setupToKeep(), runs));
        QVERIFY(kept.keep(u"two"_s, setupToKeep(), runs));
        const QSignalSpy changes(&kept, &KeptRuns::changed);
        QVERIFY(sentenceOf(kept.keep(u" one "_s, setupToKeep(), runs)).contains(u"one"_s));
        QVERIFY(sentenceOf(kept.keep(u"  "_s, setupToKeep(), runs)).contains(u"40"_s));
        QVERIFY(!kept.keep(QString(41, u'a'), setupToKeep(), runs));
        QVERIFY(!kept.rename(0, u"two"_s));
        QVERIFY(changes.isEmpty());
        QCOMPARE(kept.freeName(u"one"_s), u"one (2)"_s);
        QCOMPARE(kept.freeName(QString(50, u'a')).size(), KeptRuns::longestName);
        QVERIFY(kept.rename(0, u"one"_s)); // keeps its own name
        QVERIFY(kept.rename(0, u"zero"_s));
        QCOMPARE(namesIn(kept), QStringList({u"zero"_s, u"two"_s}));
        kept.keepIn(folder.filePath(u"two/three"_s));
        QVERIFY(writes(folder.filePath(u"two"_s), "a file in the way"));
        const QString inTheWay = sentenceOf(kept.keep(u"other"_s, setupToKeep(), runs));
        QVERIFY2(inTheWay.endsWith(u"two/three could not be created: Not a directory."_s),
            qPrintable(inTheWay));
        QVERIFY(kept.all().empty());
    }

    void aFullDiskIsReportedAndTheRunStays()
    {
        const QTemporaryDir folder;
        const std::vector<ExperimentRun> runs {runsToKeep().front()};
        const int wrong = inChild([&] {
            if (!isMountedOn(QFile::encodeName(folder.path())))
                return cannotBeTried;
            KeptRuns kept;
            kept.keepIn(folder.path());
            if (!kept.keep(u"one"_s, setupToKeep(), runs))
                return 1;
            const QString path = QString::fromStdString(kept.all().front().file);
            const QByteArray whole = bytesOf(path);
            QFile rest(folder.filePath(u"rest"_s));
            if (!rest.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
                return 2;
            while (rest.write(QByteArray(4096, 'r')) == 4096) { }
            const auto renamed = kept.rename(0, u"two"_s);
            if (!sentenceOf(renamed).endsWith(u" could not be written: the disk is full."_s))
                return 3;
            return bytesOf(path) == whole && namesIn(kept) == QStringList {u"one"_s} ? 0 : 4;
        });
        if (wrong == cannotBeTried)
            QSKIP("This process may not mount a small disk to fill.");
        QCOMPARE(wrong, 0);
    }

    void overlaidRunsAreLimitedToDistinctColours()
    {
        const QTemporaryDir folder;
        KeptRuns kept;
        kept.keepIn(folder.path());
        for (int number = 0; number <= maxOverlaidRuns; ++number)
            QVERIFY(kept.keep(QString::number(number), setupToKeep(), runsToKeep()));
        for (std::size_t index = 0; index < maxOverlaidRuns; ++index)
            QVERIFY(kept.setOverlaid(index, true));
        QVERIFY(!kept.setOverlaid(maxOverlaidRuns, true));
        QVERIFY(kept.setOverlaid(0, true)); // it is overlaid
        QVERIFY(kept.setOverlaid(0, false));
        QVERIFY(kept.setOverlaid(maxOverlaidRuns, true));
        QCOMPARE(kept.overlaid().size(), std::size_t {maxOverlaidRuns});
    }

    void aDamagedFileIsReportedAndLeftAlone()
    {
        const QTemporaryDir folder;
        KeptRuns kept;
        kept.keepIn(folder.path());
        QVERIFY(kept.keep(u"one"_s, setupToKeep(), runsToKeep()));
        const QString path = QString::fromStdString(kept.all().front().file);
        const QByteArray whole = bytesOf(path);
        QVERIFY(whole.startsWith("position-lab run 1\n"));
        const auto isRead = [&](const QByteArray& bytes) {
            const bool isWritten = writes(path, bytes);
            kept.keepIn(folder.path());
            return isWritten && !kept.all().empty();
        };
        QVERIFY(isRead(whole));
        for (qsizetype length = 0; length < whole.size(); length += 97) {
            QVERIFY(!isRead(whole.first(length)));
            QVERIFY(kept.unreadFiles().constFirst().contains(u"is incomplete or damaged"_s));
            QCOMPARE(bytesOf(path), whole.first(length));
        }
        for (const auto& [before, after] :
            {std::pair {"back", "bark"}, {"back 16", "back 17"}, {" 8 ", " 9999999 "}}) {
            QByteArray other = whole;
            const qsizetype at = other.indexOf(before);
            QVERIFY(at > 0);
            QVERIFY(!isRead(other.replace(at, static_cast<qsizetype>(qstrlen(before)), after)));
        }
        QVERIFY(!isRead("one"));
        QVERIFY(isRead(whole));
        QVERIFY(kept.unreadFiles().isEmpty());
    }

    void runsOfANewerVersionAreNeverLost()
    {
        const QTemporaryDir folder;
        const QByteArray newer = "position-lab run 2\nanother form";
        const QString path = folder.filePath(u"newer.run"_s);
        QVERIFY(writes(path, newer));
        KeptRuns kept;
        kept.keepIn(folder.path());
        QCOMPARE(kept.unreadFiles().size(), 1);
        QVERIFY(kept.unreadFiles().constFirst().contains(u"another version"_s));
        QVERIFY(kept.keep(u"one"_s, setupToKeep(), runsToKeep()));
        QVERIFY(kept.rename(0, u"newer"_s));
        QVERIFY(kept.remove(0));
        QCOMPARE(bytesOf(path), newer);
    }

    void allRunsGoIntoOneTable()
    {
        const QTemporaryDir folder;
        KeptRuns kept;
        kept.keepIn(folder.path());
        QVERIFY(kept.keep(u"with \"two\", or"_s, setupToKeep(), runsToKeep()));
        QVERIFY(kept.keep(u"one"_s, setupToKeep(), {runsToKeep().front()}));
        const QByteArrayList lines = csvOf(kept.all()).trimmed().split('\n');
        QCOMPARE(lines.size(), 1 + 2 * 3); // three lengths each
        QVERIFY(
            lines[0].startsWith("run,kept,task,curve,asked_length,seeds_done,questions,accuracy,"));
        QVERIFY(lines[1].startsWith("\"with \"\"two\"\", or\","));
        QVERIFY(lines[1].contains(",back,alibi,8,2,"));
        QVERIFY(lines[6].contains(",back,alibi,32,1,"));
        QVERIFY(lines[6].contains(",,")); // a single seed has no interval
        const ExperimentRun& run = kept.all().back().runs.front();
        QVERIFY(lines[4].contains(
            ',' + QByteArray::number(run.asked.front().front().accuracy(), 'g', 17) + ','));
        QCOMPARE(lines[0].count(','), lines[6].count(','));
        const QByteArrayList columns = lines[0].split(',');
        const QByteArrayList cells = lines[1].split(','); // one more column for the name
        const auto at = [&](const char* column) {
            return cells[columns.indexOf(column) + cells.size() - columns.size()].toDouble();
        };
        for (const char* const number : {"accuracy", "cross_entropy"}) {
            const QByteArray low = QByteArray(number) + "_low";
            const QByteArray high = QByteArray(number) + "_high";
            QVERIFY(at(low.constData()) < at(number) && at(number) < at(high.constData()));
        }
    }
};

LAB_GUILESS_TESTS(TestKeptRuns)
#include "tst_kept_runs.moc"
