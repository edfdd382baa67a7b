#include "core/experiment/experiment_setup.h"
#include "tests/app/program.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <csignal>

using namespace Qt::StringLiterals;

namespace {

/// A very short experiment, with more options.
QStringList call(const QStringList& more)
{
    return QStringList {u"experiment"_s, u"--task"_s, u"back"_s, u"--length"_s, u"16"_s,
               u"--longest"_s, u"2"_s, u"--width"_s, u"8"_s, u"--steps"_s, u"10"_s}
    + more;
}

} // namespace

class ExperimentCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCurveHasARowPerLength()
    {
        const Ended made = ended(call({u"--encodings"_s, u"rope, alibi"_s, u"--seeds"_s, u"2"_s}));
        QCOMPARE(made.exit, 0);
        const QList<QByteArray> lines = made.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 1 + 5 * 3);
        QCOMPARE(lines[0],
            QByteArray("curve,length,seeds,questions,accuracy,accuracy_low,accuracy_high,"
                       "cross_entropy,cross_entropy_low,cross_entropy_high"));
        QVERIFY2(lines[1].startsWith("alibi,8,2,"), lines[1]); // 2 · 64 · 5 questions
        QVERIFY2(lines[1].contains(",640,"), lines[1]);
        QVERIFY2(lines.last().startsWith("rope+yarn,32,2,2048,"), lines.last());
        QCOMPARE(made.error.count('\n'), 4);
        QVERIFY2(made.error.contains("4 of 4 models; about 0 s left"), made.error);
    }

    void theNumbersAreTheSameWithAnyNumberOfThreads()
    {
        const QStringList seeds {u"--rows"_s, u"seeds"_s, u"--encodings"_s, u"t5,nope"_s,
            u"--seeds"_s, u"3"_s, u"--threads"_s};
        const Ended one = ended(call(seeds + QStringList {u"1"_s}));
        QCOMPARE(one.exit, 0);
        QCOMPARE(one.out.count('\n'), 1 + 2 * 3 * 3);
        QVERIFY(
            one.out.startsWith("curve,seed,length,questions,right,accuracy,cross_entropy,steps\n"));
        QCOMPARE(ended(call(seeds + QStringList {u"4"_s})).out, one.out);
    }

    void onlyRopeHasRowsOfPairs()
    {
        const QStringList rows {u"--rows"_s, u"pairs"_s, u"--seeds"_s, u"1"_s, u"--encodings"_s};
        const Ended made = ended(call(rows + QStringList {u"nope,rope"_s}));
        QCOMPARE(made.exit, 0);
        QCOMPARE(made.out.count('\n'), 1 + 2); // a head of width 4
        QVERIFY(made.out.startsWith(
            "curve,seed,pair,wavelength,share_before,share_after,frozen_accuracy_8,"
            "frozen_accuracy_16,frozen_accuracy_32\nrope,0,0,6.28"));
        const QByteArrayList lines = made.out.trimmed().split('\n');
        for (const QByteArray& line : lines)
            QCOMPARE(line.count(','), lines.front().count(','));
        const Ended none = ended(call(rows + QStringList {u"alibi"_s}));
        QCOMPARE(none.exit, 2);
        QVERIFY2(none.error.contains("--rows: only RoPE has pairs"), none.error);
    }

    void onlyEncodingsWithLearnedTablesHaveRowsOfThem()
    {
        const QStringList rows {u"--rows"_s, u"tables"_s, u"--seeds"_s, u"2"_s, u"--encodings"_s};
        const Ended made = ended(call(rows + QStringList {u"nope,learned,t5"_s}));
        QCOMPARE(made.exit, 0);
        const QByteArrayList lines = made.out.trimmed().split('\n');
        QVERIFY2(lines[0].startsWith("curve,seed,row,column_0,column_1"), lines[0]);
        QVERIFY2(lines[1].startsWith("learned,0,0,"), lines[1]);
        QVERIFY2(lines.last().startsWith("t5,0,15,"), lines.last());
        for (const QByteArray& line : lines)
            QCOMPARE(line.count(','), lines.front().count(','));
        const Ended none = ended(call(rows + QStringList {u"alibi"_s}));
        QCOMPARE(none.exit, 2);
        QVERIFY2(none.error.contains("--rows: only learned, shaw, deberta and t5"), none.error);
    }

    void jsonHasTheSetupBesideTheRows()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"results.json"_s);
        const Ended made = ended(call({u"--encodings"_s, u"nope"_s, u"--seeds"_s, u"1"_s,
            u"--format"_s, u"json"_s, u"-o"_s, path}));
        QCOMPARE(made.exit, 0);
        QVERIFY(made.out.isEmpty());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(all[u"setup"_s][u"task"_s].toString(), u"back"_s);
        QCOMPARE(all[u"setup"_s][u"steps"_s].toInt(), 10);
        QCOMPARE(all[u"chance"_s].toDouble(), 1.0 / 16);
        const QJsonArray row = all[u"rows"_s][0].toArray();
        QCOMPARE(row.size(), all[u"columns"_s].toArray().size());
        QVERIFY(row[5].isNull()); // one seed has no interval
    }

    void reportsErrors_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("sentence");
        const auto add = [](const QStringList& options, const char* sentence) {
            QTest::addRow("%s", qPrintable(options.join(u' '))) << options << QByteArray(sentence);
        };
        add({u"--task"_s, u"sorting"_s},
            "--task: there is no sorting; it must be one of variables, back, constants, token, "
            "induction, addition, addition_last.");
        add({u"--encodings"_s, u"rope,xpos"_s}, "--encodings: xpos cannot be trained; choose from");
        add({u"--seeds"_s, u"0"_s}, "--seeds: 0 must be a whole number from 1 to 32.");
        add({u"--steps"_s, u"99.5"_s}, "--steps: 99.5 must be a whole number from 10 to 20000.");
        add({u"--rate"_s, u"nan"_s}, "--rate: nan must be a number from 1e-05 to 0.1.");
        add({u"--width"_s, u"30"_s}, "--width: 30 must be a multiple of 4");
        add({u"--longest"_s, u"3"_s}, "--longest: 3 must be a power of two");
        add({u"--threads"_s, u"none"_s}, "--threads: none must be a whole number from 1 to 64.");
        add({u"--format"_s, u"xml"_s}, "--format: there is no xml");
        add({u"results.csv"_s}, "experiment takes no arguments, but results.csv was given.");
        add({u"--steps"_s, u"20000"_s, u"--width"_s, u"256"_s, u"--length"_s, u"256"_s},
            "the limit is 60 min; --steps ");
        add({u"--layers"_s, u"4"_s, u"--longest"_s, u"64"_s, u"--length"_s, u"256"_s},
            "MB of memory; the limit is 256 MB; --longest 8 would fit.");
    }

    void reportsErrors()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QByteArray, sentence);
        const Ended refused = ended(call(options));
        QCOMPARE(refused.exit, 2);
        QVERIFY2(refused.error.contains(sentence), refused.error);
        QCOMPARE(refused.error.count('\n'), 1);
        QVERIFY(refused.out.isEmpty());
    }

    void anInterruptEndsTheThreadsAndWritesNothing()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"results.csv"_s);
        QProcess process;
        process.start(QStringLiteral(LAB_PROGRAM),
            {u"experiment"_s, u"--task"_s, u"back"_s, u"--encodings"_s, u"nope"_s, u"--steps"_s,
                u"1000"_s, u"--seeds"_s, u"32"_s, u"--threads"_s, u"2"_s, u"-o"_s, path});
        process.setReadChannel(QProcess::StandardError);
        while (!process.canReadLine() && process.waitForReadyRead(-1)) { } // of the first model
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(-1));
        const QByteArray errorText = process.readAllStandardError();
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY2(errorText.contains("of 32 models; nothing was written."), errorText);
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

LAB_GUILESS_TESTS(ExperimentCommandTest)
#include "tst_experiment_command.moc"
