#include "app/commands/argument_values.h"
#include "app/commands/command_line.h"
#include "app/commands/command_table.h"
#include "app/commands/table_command.h"
#include "app/files/scene_file.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/state/parameters.h"
#include "tests/app/program.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cmath>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

class CommandLineTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void hasHelpAndVersion()
    {
        const Ended help = ended({u"--help"_s});
        QCOMPARE(help.exit, 0);
        for (const char* word : {"render", "table", "parameters", "Exit codes"})
            QVERIFY(help.out.contains(word));
        QVERIFY(ended({u"--version"_s}).out.startsWith("position-lab 0."));
    }

    void eachCommandHasItsOwnHelp()
    {
        for (const QStringList& call : {QStringList {u"table"_s, u"--help"_s},
                 QStringList {u"table"_s, u"--positions"_s, u"0:4"_s, u"-h"_s}}) {
            const Ended help = ended(call);
            QCOMPARE(help.exit, 0);
            QVERIFY(help.out.contains("--quantity NAME"));
            QVERIFY(!help.out.contains("--library"));
        }
        const Ended drawing = ended({u"render"_s, u"--help"_s});
        QVERIFY(drawing.out.contains("--picture NAME") && drawing.out.contains("--pin KEY=VALUE"));
        QVERIFY(
            ended({u"lesson"_s, u"--help"_s}).out.contains("lesson worksheet FILE -o OUT.pdf:"));
        QVERIFY(ended({u"no-file.json"_s, u"--help"_s}).out.contains("Exit codes"));
    }

    void rendersAPinnedStateBesideTheOther()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"scores.csv"_s);
        const QStringList call {u"render"_s, u"--bench"_s, u"rotations"_s, u"--picture"_s,
            u"scores"_s, u"--pin"_s, u"rope.base=100"_s, u"-o"_s, path};
        QCOMPARE(ended(call).exit, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readLine().trimmed(),
            QByteArray("pair,score_a,score_b,score_difference,sum_a,sum_b,sum_difference"));
        QCOMPARE(ended(call + QStringList {u"--compare"_s, u"difference"_s}).exit, 0);
        QCOMPARE(ended(call + QStringList {u"--compare"_s, u"none"_s}).exit, 2);
        const Ended wrong = ended(call + QStringList {u"--pin"_s, u"rope.bass=3"_s});
        QCOMPARE(wrong.exit, 2);
        QVERIFY2(wrong.error.contains("--pin"), wrong.error);
    }

    void writesDrawingsAsJson()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"x.json"_s);
        const auto made = [&](const QStringList& call) {
            QFile::remove(path);
            return ended(QStringList {u"render"_s, u"-o"_s, path} + call);
        };
        const auto written = [&] {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                                  : QJsonObject();
        };
        const Ended one = made({u"--bench"_s, u"order"_s, u"--picture"_s, u"chips"_s});
        QVERIFY2(one.exit == 0 && one.error.isEmpty(), one.error);
        QCOMPARE(written()[u"handles"_s].toArray().size(), 4);
        QVERIFY(!written()[u"layers"_s].toArray().isEmpty());
        QCOMPARE(made({u"--bench"_s, u"order"_s}).exit, 0);
        QCOMPARE(written().keys(),
            (QStringList {u"chips"_s, u"encodings"_s, u"outputs"_s, u"weights"_s}));
        QCOMPARE(made({u"--bench"_s, u"derivation"_s, u"--picture"_s, u"line"_s}).exit, 0);
        QVERIFY(!written()[u"layers"_s].toArray().isEmpty());
    }

    void selectsAPictureOfASharedPlaceByName()
    {
        const QTemporaryDir folder;
        const auto drawn = [&](const QStringList& call) {
            const QString path = folder.filePath(u"x.csv"_s);
            const Ended made = ended(QStringList {u"render"_s, u"-o"_s, path} + call);
            QFile file(path);
            return made.exit == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        for (const auto& [bench, picture, choice] :
            {std::tuple(u"compare"_s, u"claims"_s, u"claims"_s),
                std::tuple(u"base"_s, u"distances_seen"_s, u"distances"_s),
                std::tuple(u"grids"_s, u"frames"_s, u"video"_s)}) {
            const QStringList call {u"--bench"_s, bench, u"--picture"_s, picture};
            const QByteArray named = drawn(call);
            QVERIFY2(!named.isEmpty(), qPrintable(picture));
            QCOMPARE(
                named, drawn(call + QStringList {u"--set"_s, bench + u".picture="_s + choice}));
        }
    }

    void misuseExitsWithTwo_data()
    {
        QTest::addColumn<QStringList>("call");
        QList<QStringList> calls {{u"help"_s, u"nope"_s}, {u"help"_s, u"rendr"_s},
            {u"nope"_s, u"--help"_s}, {u"help"_s, u"render"_s, u"x"_s},
            {u"help"_s, u"--language"_s, u"xx"_s}, {u"version"_s, u"x"_s}, {u"--version"_s, u"x"_s},
            {u"version"_s, u"--language"_s, u"xx"_s}, {u"lesson"_s}, {u"derivation"_s},
            {u"lesson"_s, u"nope"_s}, {u"derivation"_s, u"nope"_s}};
        for (const Command& command : commands()) {
            const QStringList words = wordsOf(command);
            calls += words + QStringList(u"--nope"_s);
            if (command.argument.takes == Takes::Nothing || command.argument.takes == Takes::File)
                calls += words + QStringList {u"x1"_s, u"x2"_s, u"x3"_s};
        }
        for (const QStringList& call : calls)
            QTest::addRow("%s", qPrintable(call.join(u' '))) << call;
    }

    void misuseExitsWithTwo()
    {
        QFETCH(QStringList, call);
        const Ended run = ended(call);
        QCOMPARE(run.exit, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY(!run.error.isEmpty());
    }

    void rangesOfIntegersMayBeAbbreviated()
    {
        const QStringList call {u"table"_s, u"--encoding"_s, u"rope"_s, u"--positions"_s};
        QCOMPARE(ended(call + QStringList {u"1e3:1.002e3"_s}).out,
            ended(call + QStringList {u"1000:1002"_s}).out);
        QCOMPARE(ended(call + QStringList {u"0:1.5"_s}).exit, 2);
    }

    void listsIntegersInFull()
    {
        const QByteArray list = ended({u"parameters"_s}).out;
        QVERIFY(list.contains(" a whole number from 0 to 10000000 "));
        static const QRegularExpression shortened(u"whole number from [^ ]+ to [^ ]*e"_s);
        QVERIFY(!QString::fromUtf8(list).contains(shortened));
    }

    void drawsOrderInTheCurrentLanguage()
    {
        const QTemporaryDir folder;
        const auto drawn = [&](const QStringList& words) {
            const QString path = folder.filePath(u"order.svg"_s);
            const Ended made =
                ended(QStringList {u"render"_s, u"--bench"_s, u"order"_s, u"-o"_s, path} + words);
            QFile file(path);
            return made.exit == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QString sentence = u"order.sentence=only I love you"_s;
        const QByteArray english = drawn({u"--language"_s, u"en"_s});
        QVERIFY(!english.isEmpty());
        QVERIFY(english == drawn({u"--language"_s, u"en"_s, u"--set"_s, sentence}));
        const QStringList other {u"--language"_s, u"en"_s, u"--set"_s, u"order.token=1"_s};
        QVERIFY(drawn(other) == drawn(other + QStringList {u"--set"_s, sentence}));
        const QByteArray chinese = drawn({u"--language"_s, u"zh_CN"_s});
        QVERIFY(chinese != drawn({u"--language"_s, u"zh_CN"_s, u"--set"_s, sentence}));
    }

    void reportsErrorsInTheRequestedLanguage()
    {
        for (const QStringList& call : {QStringList {u"render"_s, u"--theme"_s, u"blue"_s},
                 {u"code"_s, u"--library"_s, u"jax"_s}, {u"--theme"_s, u"blue"_s}}) {
            const Ended wrong = ended(call + QStringList {u"--language"_s, u"zh_CN"_s});
            QCOMPARE(wrong.exit, 2);
            QVERIFY2(wrong.error.contains("只能是"), wrong.error);
        }
    }

    void aRangeFollowsFromTheSettingsBeforeIt_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QString>("message");
        QTest::addRow("buckets") << QStringList {u"t5.buckets=1024"_s, u"t5.max_distance=128"_s}
                                 << u"from 257 to"_s;
        QTest::addRow("heads") << QStringList {u"alibi.heads=12"_s, u"alibi.head=13"_s}
                               << u"from 1 to 12"_s;
        QTest::addRow("multiple") << QStringList {u"sinusoidal_grid.width=9"_s}
                                  << u"a multiple of 8 from"_s;
    }

    void aRangeFollowsFromTheSettingsBeforeIt()
    {
        QFETCH(const QStringList, settings);
        QFETCH(const QString, message);
        QStringList call {u"render"_s, u"-o"_s, u"nothing.svg"_s};
        for (const QString& setting : settings)
            call += {u"--set"_s, setting};
        const Ended wrong = ended(call);
        QCOMPARE(wrong.exit, 2);
        QVERIFY2(wrong.error.contains(message.toUtf8()), wrong.error);
    }

    void listsEveryParameter()
    {
        const QByteArray list = ended({u"parameters"_s}).out;
        for (const Parameter& parameter : parameters())
            QVERIFY(list.contains(QByteArray::fromStdString(std::string(parameter.key) + ' ')));
    }

    void readsBackAWrittenRopeBlock()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"block.json"_s);
        const Ended older = ended({u"rope-block"_s, u"--set"_s, u"scaling.method=ntk_by_parts"_s,
            u"--set"_s, u"rope.width=128"_s, u"--keys"_s, u"older"_s});
        QCOMPARE(older.exit, 0);
        QVERIFY(older.out.contains("\"rope_scaling\": null"));
        QVERIFY(older.error.startsWith("transformers has no rope_type for NTK-by-parts"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(older.out) > 0);
        file.close();
        const Ended present = ended({u"rope-block"_s, u"--file"_s, path});
        QCOMPARE(present.exit, 0);
        QVERIFY(present.out.contains("\"rope_type\": \"default\""));
        QVERIFY(present.out.contains("\"scaling.method\": \"ntk_by_parts\""));
        QCOMPARE(ended({u"rope-block"_s, u"--keys"_s, u"new"_s}).exit, 2);
        QCOMPARE(ended({u"rope-block"_s, u"nowhere.json"_s}).exit, 1);
        QCOMPARE(ended({u"rope-block"_s, u"--file"_s, u"/nowhere.json"_s}).exit, 1);
    }

    void printsTheAdvisedBlockOfTheHelp()
    {
        for (const char* language : {"en", "zh_CN"}) {
            QFile help(QStringLiteral(LAB_TEST_DIRECTORY "/../resources/help/%1.md")
                           .arg(QString::fromLatin1(language)));
            QVERIFY(help.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(help.readAll());
            const auto call =
                QRegularExpression(u"`position-lab (rope-block --advised [^`]*)`"_s).match(text);
            QVERIFY(call.hasMatch());
            const Ended made = ended(call.captured(1).split(u' '));
            QVERIFY2(made.exit == 0, made.error);
            QVERIFY2(made.out.contains("\"alibi\": true"), made.out);
        }
    }

    void codeMatchesTheBenchAndTheLibrary()
    {
        const Ended numpy =
            ended({u"code"_s, u"--bench"_s, u"rotations"_s, u"--set"_s, u"rope.pairing=halves"_s});
        QCOMPARE(numpy.exit, 0);
        QVERIFY(numpy.out.contains("import numpy as np\n"));
        QVERIFY(numpy.out.contains("result[half:ROTATED] = x * sin + y * cos\n"));
        QVERIFY(numpy.out.contains("--set rope.pairing=halves\n"));
        const Ended torch =
            ended({u"code"_s, u"--bench"_s, u"biases"_s, u"--library"_s, u"pytorch"_s});
        QCOMPARE(torch.exit, 0);
        QVERIFY(torch.out.contains("import torch\n") && torch.out.contains("HEADS = 8\n"));
        QCOMPARE(ended({u"code"_s, u"--library"_s, u"jax"_s}).exit, 2);
        QCOMPARE(ended({u"code"_s, u"--bench"_s, u"nowhere"_s}).exit, 2);
        QCOMPARE(ended({u"code"_s, u"nowhere.json"_s}).exit, 1);
        QCOMPARE(ended({u"code"_s, u"--file"_s, u"/nowhere.json"_s}).exit, 1);
    }

    void aTableHasTheNumbersOfTheCore()
    {
        const Ended csv = ended({u"table"_s, u"--encoding"_s, u"sinusoidal"_s, u"--positions"_s,
            u"5:7"_s, u"--set"_s, u"width=8"_s});
        QCOMPARE(csv.exit, 0);
        const QList<QByteArray> lines = csv.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        Sinusoidal encoding;
        encoding.width = 8;
        for (int position : {5, 6}) {
            const QList<QByteArray> fields = lines[position - 4].split(',');
            QCOMPARE(fields.size(), 9);
            QCOMPARE(fields[0].toInt(), position);
            for (int column = 0; column < 8; ++column)
                QCOMPARE(fields[column + 1].toDouble(), row(encoding, position)[column]);
        }
    }

    void aTableAsJsonHasTheSameNumbers()
    {
        const Ended json = ended({u"table"_s, u"--encoding"_s, u"rope"_s, u"--quantity"_s,
            u"frequencies"_s, u"--set"_s, u"rope.base=500000"_s, u"--format"_s, u"json"_s});
        const QJsonArray rows = QJsonDocument::fromJson(json.out)[u"rows"_s].toArray();
        QCOMPARE(rows.size(), 8);
        QCOMPARE(rows[0].toArray()[1].toDouble(), 1.0);
        QCOMPARE(rows[4].toArray()[1].toDouble(), std::pow(500000.0, -0.5));
    }

    void writesAllQuantitiesOfAllEncodings()
    {
        const QByteArray listed = ended({u"encodings"_s}).out;
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"table.csv"_s);
        for (const TableQuantity& one : allTables()) {
            const QString encoding = QString::fromStdString(std::string(one.encoding));
            const QString quantity = QString::fromStdString(std::string(one.quantity));
            QVERIFY(listed.contains(quantity.toUtf8()));
            QVERIFY(writtenTable(
                {encoding, quantity, 1, 9, false, TableFormat::Csv, clamped({}), path}));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray table = file.readAll();
            QVERIFY2(table.count('\n') >= 2, qPrintable(encoding + u' ' + quantity));
            QVERIFY(!table.contains("nan") && !table.contains("inf"));
        }
    }

    void listsAreInTheRequestedLanguage()
    {
        const QByteArray chinese = ended({u"encodings"_s, u"--language"_s, u"zh_CN"_s}).out;
        QVERIFY2(chinese.contains("旋转位置编码（RoPE） · Su et al. 2021"), chinese);
        QVERIFY2(!chinese.contains("Learned absolute"), chinese);
        QVERIFY(ended({u"encodings"_s}).out.contains("    Rotary (RoPE) · Su et al. 2021"));
        const Ended refused = ended({u"benches"_s, u"--language"_s, u"xx"_s});
        QVERIFY2(refused.exit == 2 && refused.error.contains("--language: there is no xx"),
            refused.error);
    }

    void checksAFileOfPages()
    {
        const QString own =
            QString::fromUtf8(LAB_TEST_DIRECTORY) + u"/../resources/derivation/pages.json"_s;
        const Ended right = ended({u"derivation"_s, u"check"_s, own});
        QCOMPARE(right.exit, 0);
        QVERIFY2(right.out.contains("22 pages, 7 of them"), right.out.constData());
        QFile file(own);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QTemporaryDir folder;
        QFile wrong(folder.filePath(u"pages.json"_s));
        QVERIFY(wrong.open(QIODevice::WriteOnly));
        wrong.write(file.readAll().replace("re(q*conj(k))", "re(q*conj(x))"));
        wrong.close();
        const Ended reported = ended({u"derivation"_s, u"check"_s, wrong.fileName()});
        QCOMPARE(reported.exit, 1);
        QVERIFY2(reported.error.contains("chapters[3].pages[0].check[0].right: an unknown name at "
                                         "character 11, \"x\"."),
            reported.error.constData());
        QCOMPARE(ended({u"derivation"_s, u"check"_s, folder.filePath(u"none"_s)}).exit, 1);
        QCOMPARE(ended({u"derivation"_s}).exit, 2);
    }

    void printsTheDerivationOnOnePage()
    {
        const QTemporaryDir folder;
        for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
            const QString path = folder.filePath(language + u".pdf"_s);
            QCOMPARE(ended({u"derivation"_s, u"print"_s, u"-o"_s, path, u"--language"_s, language,
                               u"--set"_s, u"derivation.theta=0.3"_s})
                         .exit,
                0);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            QVERIFY(bytes.startsWith("%PDF"));
            QCOMPARE(bytes.count("/Type /Page\n"), 1);
        }
        QCOMPARE(ended({u"derivation"_s, u"print"_s, u"-o"_s, u"a.txt"_s}).exit, 2);
    }

    void overflowIsNotReportedAsUnequal()
    {
        const QStringList call {u"table"_s, u"--encoding"_s, u"rope"_s, u"--quantity"_s,
            u"derivation"_s, u"--set"_s, u"position.query=35500"_s, u"--set"_s,
            u"position.key=35495"_s};
        const QList<QByteArray> lines = ended(call).out.trimmed().split('\n');
        QCOMPARE(lines.size(), 23);
        const qsizetype holds = lines[0].split(',').indexOf("holds");
        for (int page = 0; page < 22; ++page)
            QCOMPARE(
                lines[page + 1].split(',')[holds], QByteArray(page == 7 || page == 8 ? "" : "1"));
    }

    void thePagesOfTheDerivationAreATable()
    {
        const Ended csv =
            ended({u"table"_s, u"--encoding"_s, u"rope"_s, u"--quantity"_s, u"derivation"_s,
                u"--set"_s, u"derivation.page=4"_s, u"--set"_s, u"derivation.break=1"_s});
        QCOMPARE(csv.exit, 0);
        const QList<QByteArray> lines = csv.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 23);
        const QList<QByteArray> names = lines[0].split(',');
        const auto at = [&](int page, const char* name) {
            return lines[page + 1].split(',')[names.indexOf(name)];
        };
        QCOMPARE(at(4, "left").toDouble(), 0.93 * 0.48 - 0.65 * 0.83);
        QCOMPARE(at(4, "right").toDouble(), 0.93 * 0.48 + 0.65 * 0.83);
        QVERIFY(at(4, "difference").toDouble() > 1);
        for (int page = 0; page < 22; ++page)
            QCOMPARE(at(page, "holds").toInt(), page == 4 ? 0 : 1);
    }

    void aTableReadsAModelFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"config.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"head_dim": 8, "rope_theta": 10000, "rope_scaling": {"rope_type": "linear",
            "factor": 4}})");
        file.close();
        const Ended table = ended({u"table"_s, u"--encoding"_s, u"rope"_s, u"--quantity"_s,
            u"frequencies"_s, u"--file"_s, path});
        QCOMPARE(table.exit, 0);
        const QList<QByteArray> lines = table.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines[1].split(',')[1].toDouble(), 0.25);
        QCOMPARE(lines[3].split(',')[1].toDouble(), 0.0025);
        QCOMPARE(
            ended({u"table"_s, u"--encoding"_s, u"rope"_s, u"--file"_s, u"none.json"_s}).exit, 1);
    }

    void misuseGivesOneSentenceAndExitCodeTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("mentions");
        const auto row = [](const char* name, const char* arguments, const char* mentions) {
            QTest::newRow(name) << QString::fromUtf8(arguments).split(u' ')
                                << QString::fromUtf8(mentions);
        };
        row("unknown option", "render --bensh waves", "bensh");
        row("unknown bench", "render --bench garden -o x.png",
            "waves, rotations, derivation, biases, relative, grids, base, precision, experiment, "
            "compare");
        row("unknown option", "render --siz 640x480 -o x.png",
            "no option --siz; did you mean --size?");
        row("an option like no other", "render --zzzzzz 3 -o x.png", "Unknown option 'zzzzzz'");
        row("no output", "render --bench waves", "--output is missing");
        row("unknown format", "render -o x.bmp", ".png, .svg, .pdf, .csv or .json");
        row("unknown picture", "render --picture sky -o x.png", "dials");
        row("size", "render --size 12 -o x.png", "1280x800");
        row("scale", "render --scale 9 -o x.png", "from 1 to 4");
        row("theme", "render --theme pink -o x.png", "light, dark, desktop");
        row("language", "render --language fr -o x.png", "en, zh_CN");
        row("setting without value", "render --set rope.base -o x.png", "KEY=VALUE");
        row("unknown key", "render --set rope.bass=3 -o x.png", "did you mean rope.base");
        row("value", "render --set rope.base=-1 -o x.png", "rope.base is -1");
        row("text", "render --set rope.base=abc -o x.png", "rope.base is abc");
        row("key of another part", "table --encoding rope --set heads=4",
            "no parameter rope.heads; `position-lab parameters` lists them");
        row("a long prefix", "table --encoding rope --set positions=3",
            "no parameter rope.positions; `position-lab parameters` lists them");
        row("key of the part", "table --encoding rope --set bsae=4", "did you mean rope.base?");
        row("another part in full", "table --encoding alibi --set rop.bsae=4",
            "no parameter rop.bsae; did you mean rope.base?");
        row("bench", "code --bench rotatoins", "--bench: there is no rotatoins; it must be one of");
        row("bench of a series", "series --over rope.pairing --bench waves2",
            "--bench: there is no waves2");
        row("empty value", "code --set rope.base=", "rope.base is empty; it must be a number");
        row("empty option", "render --theme= -o x.png",
            "--theme is empty; it must be one of light");
        row("empty list", "experiment --encodings=", "--encodings: a name is empty");
        row("empty task", "experiment --task=", "--task is empty; it must be one of");
        row("whole numbers", "code --set position.query=-1", "a whole number from 0 to 10000000.");
        row("numbers of a list", "code --set derivation.marks=0",
            "it must be 6 whole numbers from 0 to 2, separated by spaces");
        row("another list", "code --set derivation.angles=0",
            "it must be 21 numbers from -7 to 7, separated by spaces");
        row("no such picture", "render --bench compare --picture sky -o x.png",
            "one of properties, adviser, claims, mistakes");
        row("picture of another encoding", "render --bench waves --picture learned -o x.png",
            "waves has the picture learned only with --set waves.encoding=learned");
        row("odd width", "table --encoding rope --set width=7", "an even whole number");
        row("unknown encoding", "table --encoding spiral", "sinusoidal, rope, alibi");
        row("no encoding", "table", "--encoding is missing");
        row("quantity", "table --encoding alibi --quantity score", "bias, slopes");
        row("range", "table --encoding alibi --positions 0:x", "0:x is not a range");
        row("range that falls", "table --encoding alibi --positions 9:3", "FROM must be below END");
        row("positions below 0", "table --encoding rope --positions -3:4",
            "rotation of rope starts at 0; give FROM:END from 0 to 1000000000000");
        row("rows of its own", "table --encoding alibi --quantity slopes --positions 0:4",
            "slopes of alibi has its own rows");
        row("frequencies", "table --encoding rope --quantity frequencies --positions 2:9",
            "frequencies of rope has its own rows");
        row("beyond the range", "table --encoding alibi --positions 0:1000000000001",
            "from 0 to 1000000000000");
        row("two files", "render a.json --file b.json -o x.png", "b.json, a.json");
        row("two files of a table", "table --encoding rope a.json b.json", "2 were given");
        row("two files of a window", "a.json --file b.json", "2 were given");
        row("no layout", "permutation a.json", "interleaved, halves");
        row("one layout", "permutation a.json --from halves --to halves", "both halves");
        row("a third layout", "permutation a.json --from wrong_mix", "wrong_mix");
        row("no file", "permutation --from halves", "no file given; give a model's config.json");
        row("option of a list", "parameters --bench waves", "bench");
        row("option of the benches", "benches --shiny", "shiny");
        row("argument of a list", "encodings rope",
            "encodings takes no arguments, but rope was given");
        row("derivation alone", "derivation", "`derivation check FILE…`");
        row("unknown derivation", "derivation prove", "`derivation check FILE…`");
        row("answers of nobody", "lesson answers",
            "no file given; give files from Lessons › Export answers (CSV)");
        row("language of a list", "lesson list --language xx", "it must be one of en");
        row("lesson alone", "lesson", "`lesson worksheet FILE -o OUT.pdf` prints a worksheet");
        row("series into nothing", "series --over rope.pairing --export ", ".html, .gif or .webp");
        row("series over a text", "series --over order.sentence", "the key alone of a choice");
        row("window option", "--shiny", "shiny");
    }

    void misuseGivesOneSentenceAndExitCodeTwo()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, mentions);
        const Ended misused = ended(arguments);
        QCOMPARE(misused.exit, 2);
        QVERIFY2(misused.error.contains(mentions.toUtf8()), misused.error.constData());
        QCOMPARE(misused.error.count('\n'), 1);
        QVERIFY(misused.error.startsWith("position-lab: "));
        QVERIFY(misused.out.isEmpty());
    }

    void readAndWriteErrorsExitWithOne()
    {
        const QTemporaryDir folder;
        for (const QStringList& arguments :
            {QStringList {u"render"_s, u"--file"_s, folder.filePath(u"none.json"_s), u"-o"_s,
                 folder.filePath(u"x.png"_s)},
                QStringList {u"render"_s, u"-o"_s, folder.filePath(u"none/x.png"_s)},
                QStringList {folder.filePath(u"none.json"_s)}}) {
            const Ended failed = ended(arguments);
            QCOMPARE(failed.exit, 1);
            QCOMPARE(failed.error.count('\n'), 1);
        }
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void listsLessonsInTheRequestedLanguage()
    {
        const Ended chinese = ended({u"lesson"_s, u"list"_s, u"--language"_s, u"zh_CN"_s});
        QCOMPARE(chinese.exit, 0);
        QVERIFY2(chinese.out.contains("28_pairs_used               一个头用哪些频率？"),
            chinese.out.constData());
        QVERIFY(ended({u"lesson"_s, u"list"_s}).out.contains("Which frequencies does a head use?"));
    }

    void mergesAnswersOfSeveralPeopleIntoOneTable()
    {
        const QTemporaryDir folder;
        const QByteArray head =
            "lesson,title,answered_by,time (from 1),prediction (an option from 1),answer (an "
            "option from 1),grade,model (from 1),rank_correlation,rms,sitting,answered";
        const QByteArray one =
            "\"21_layouts\",\"Layouts\",\"option\",1,2,1,\"wrong\",,,,\"a\",\"b\"";
        const QByteArray two = "\"own\",,,1,3,3,\"right\",,,,\"a\",\"b\"";
        const QString ann = written(folder.filePath(u"ann.csv"_s), head + '\n' + one + '\n');
        const QString ben = written(folder.filePath(u"ben.csv"_s),
            "\xEF\xBB\xBF" + head + "\r\n" + two + "\r\n" + one + "\r\n");
        const QString cid = written(folder.filePath(u"cid.json"_s),
            R"({"format": "position-lab lesson answers", "version": 1, "answers": [
                {"lesson": "21_layouts", "time": 0, "prediction": 1, "answer": 0,
                 "grade": "known_wrong", "model": 1}]})");
        const QString out = folder.filePath(u"all.csv"_s);
        const Ended done = ended({u"lesson"_s, u"answers"_s, ann, ben, cid, u"-o"_s, out});
        QVERIFY2(done.exit == 0 && done.error.isEmpty(), done.error.constData());
        QFile table(out);
        QVERIFY(table.open(QIODevice::ReadOnly));
        const QByteArrayList rows = table.readAll().split('\n');
        QCOMPARE(rows.size(), 6);
        QCOMPARE(rows[0], "file," + head);
        QCOMPARE(rows[1], "\"ann.csv\"," + one);
        QCOMPARE(rows[2], "\"ben.csv\"," + two);
        QCOMPARE(rows[3], "\"ben.csv\"," + one);
        QVERIFY2(rows[4].startsWith("\"cid.json\",\"21_layouts\",\"")
                && rows[4].contains("\",\"option\",1,2,1,\"known_wrong\",2,"),
            rows[4].constData());
        const QString other = written(folder.filePath(u"other.csv"_s), "a,b\n1,2\n");
        const Ended wrong = ended({u"lesson"_s, u"answers"_s, ann, other});
        QCOMPARE(wrong.exit, 1);
        QVERIFY2(
            wrong.error.contains("other.csv contains no lesson answers: its first line must be "
                                 "lesson,title,"),
            wrong.error.constData());
        QVERIFY2(wrong.error.endsWith(" The file was skipped.\n"), wrong.error.constData());
        QCOMPARE(wrong.out, "file," + head + "\n\"ann.csv\"," + one + '\n');
    }

    // One of thirty files is damaged: the others are still written, and the damaged line is
    // reported.
    void omitsInvalidAnswersFromTheTable()
    {
        const QTemporaryDir folder;
        const QByteArray head = ended(
            {u"lesson"_s, u"answers"_s,
                written(folder.filePath(u"none.json"_s),
                    R"({"format": "position-lab lesson answers", "version": 1, "answers": []})")})
                                    .out.mid(5)
                                    .trimmed();
        const QByteArray right = "\"own\",,,1,3,3,\"right\",,,,\"a\",\"b\"\n";
        const QString ann = written(folder.filePath(u"ann.csv"_s), head + '\n' + right);
        const auto merged = [&](const QByteArray& rows) {
            return ended({u"lesson"_s, u"answers"_s,
                written(folder.filePath(u"bad.csv"_s), head + '\n' + right + rows), ann});
        };
        for (const auto& [rows, wrong] : std::initializer_list<std::pair<QByteArray, QByteArray>> {
                 {"\"own\",1,2\n", "bad.csv, line 3: it has 3 cells instead of 12."},
                 {"\n\"own,,,1,3,3,right,,,,a,b\n", "bad.csv, line 4: a quote is not closed."},
                 {",,,1,3,3,right,,,,a,b\n", "bad.csv, line 3: the lesson name is missing."}}) {
            const Ended done = merged(rows);
            QCOMPARE(done.exit, 1);
            QVERIFY2(
                done.error.contains(wrong + " The file was skipped.\n"), done.error.constData());
            QCOMPARE(done.out, "file," + head + "\n\"ann.csv\"," + right);
        }
        QCOMPARE(merged({}).exit, 0);
        const Ended alone = ended({u"lesson"_s, u"answers"_s, folder.filePath(u"gone.csv"_s)});
        QCOMPARE(alone.exit, 1);
        QVERIFY(alone.out.isEmpty());
        QVERIFY(ended({u"lesson"_s, u"answers"_s, folder.filePath(u"gone.csv"_s), ann})
                    .out.contains("ann.csv"));
    }

    void aWorksheetOfAnUnknownLessonSaysWhereLessonsAreListed()
    {
        const Ended failed = ended({u"lesson"_s, u"worksheet"_s, u"clokcs"_s, u"-o"_s, u"x.pdf"_s});
        QCOMPARE(failed.exit, 1);
        QCOMPARE(failed.error,
            QByteArray("position-lab: clokcs is neither a file nor a built-in lesson; `lesson "
                       "list` lists the lessons.\n"));
    }

    void drawsANarrowPicture()
    {
        const QTemporaryDir folder;
        for (const QString& bench : {u"waves"_s, u"rotations"_s, u"grids"_s, u"precision"_s})
            for (const QString& size : {u"48x600"_s, u"16x16"_s, u"600x16"_s}) {
                QProcess render;
                render.start(QStringLiteral(LAB_PROGRAM),
                    {u"render"_s, u"--bench"_s, bench, u"--size"_s, size, u"-o"_s,
                        folder.filePath(u"x.png"_s)});
                QVERIFY2(render.waitForFinished(60'000), qPrintable(bench + u' ' + size));
                QCOMPARE(render.exitCode(), 0);
            }
    }

    void drawsAndReportsAPictureTooSmallForItsTexts()
    {
        const QTemporaryDir folder;
        const auto made = [&](const QString& size, const QString& name) {
            return ended({u"render"_s, u"--bench"_s, u"rotations"_s, u"--size"_s, size, u"-o"_s,
                folder.filePath(name)});
        };
        const Ended small = made(u"640x400"_s, u"small.png"_s);
        QCOMPARE(small.exit, 0);
        QVERIFY(QFile::exists(folder.filePath(u"small.png"_s)));
        QVERIFY2(small.error.contains("--size: 640x400 is smaller than a bench in the smallest "
                                      "window, 640x576"),
            small.error);
        QCOMPARE(made(u"640x576"_s, u"least.png"_s).error, QByteArray());
        QCOMPARE(made(u"640x400"_s, u"numbers.csv"_s).error, QByteArray());
    }

    void rendersEveryFormatWithoutADisplay()
    {
        const QTemporaryDir folder;
        for (const QString& bench :
            {u"order"_s, u"waves"_s, u"rotations"_s, u"derivation"_s, u"biases"_s, u"relative"_s,
                u"grids"_s, u"base"_s, u"precision"_s, u"experiment"_s, u"compare"_s}) {
            for (const QString& format : {u"png"_s, u"svg"_s, u"pdf"_s, u"csv"_s}) {
                const QString path = folder.filePath(bench + u'.' + format);
                const Ended made = ended({u"render"_s, u"--bench"_s, bench, u"--size"_s,
                    u"640x576"_s, u"--theme"_s, u"dark"_s, u"--language"_s, u"zh_CN"_s, u"--set"_s,
                    u"experiment.bet=waived"_s, u"-o"_s, path});
                QVERIFY2(made.exit == 0, made.error.constData());
                QVERIFY(QFile(path).size() > 400);
            }
            QCOMPARE(QImage(folder.filePath(bench + u".png"_s)).size(), QSize(640, 576));
        }
    }

    void aSceneRendersLikeItsSettings()
    {
        const QTemporaryDir folder;
        LabState state = clamped({});
        state.rotations.base = 500000;
        state.position.query = 40;
        QFile scene(folder.filePath(u"s.json"_s));
        QVERIFY(scene.open(QIODevice::WriteOnly));
        scene.write(sceneBytes(state));
        scene.close();
        const QString fromFile = folder.filePath(u"a.png"_s);
        const QString fromSettings = folder.filePath(u"b.png"_s);
        QCOMPARE(ended({u"render"_s, u"--file"_s, scene.fileName(), u"-o"_s, fromFile}).exit, 0);
        QCOMPARE(ended({u"render"_s, u"--set"_s, u"rope.base=500000"_s, u"--set"_s,
                           u"position.query=40"_s, u"-o"_s, fromSettings})
                     .exit,
            0);
        QCOMPARE(QImage(fromFile), QImage(fromSettings));
        QVERIFY(QImage(fromFile).height() > 0);
    }
};

LAB_GUILESS_TESTS(CommandLineTest)
#include "tst_command_line.moc"
