#include "app/commands/called_command.h"
#include "tests/app/program.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include <tuple>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lab::app;

namespace {

const QByteArray llama = R"({"model_type": "llama", "head_dim": 8, "num_attention_heads": 4,
    "num_key_value_heads": 2, "rope_theta": 500000, "max_position_embeddings": 8192})";

QString sorted(QList<QByteArray> words)
{
    std::vector<char*> given;
    for (QByteArray& word : words)
        given.push_back(word.data());
    putCommandFirst(static_cast<int>(given.size()), given.data());
    QStringList order;
    for (const char* word : given)
        order += QString::fromLocal8Bit(word);
    return order.join(u' ');
}

} // namespace

/// The usual behavior of programs at a shell.
class ShellHabitsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void reportsAnUnreachableDisplayInOneSentence_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("value");
        QTest::addRow("X") << u"DISPLAY"_s << u":59977"_s;
        QTest::addRow("Wayland") << u"WAYLAND_DISPLAY"_s << u"nowhere"_s;
        QTest::addRow("Wayland with its folder") << u"WAYLAND_DISPLAY"_s << u"/nowhere/wayland-7"_s;
    }

    void reportsAnUnreachableDisplayInOneSentence()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, value);
        const QTemporaryDir folder;
        const QString model = written(folder.filePath(u"config.json"_s), llama);
        for (const QStringList& call : {QStringList {}, QStringList {model}}) {
            const Ended reported = ended(call, {},
                {{u"QT_QPA_PLATFORM"_s, QString()}, {u"WAYLAND_DISPLAY"_s, QString()},
                    {name, value}});
            QCOMPARE(reported.exit, 1);
            QCOMPARE(reported.error,
                QByteArray("position-lab: There is no display for a window; `position-lab render` "
                           "draws into files.\n"));
        }
    }

    void alsoChecksANamedPlatform()
    {
        for (const QString& platform : {u"xcb"_s, u"wayland"_s, u"wayland;xcb"_s}) {
            const Ended reported = ended({}, {},
                {{u"QT_QPA_PLATFORM"_s, platform}, {u"WAYLAND_DISPLAY"_s, u"nowhere"_s},
                    {u"DISPLAY"_s, u":59977"_s}});
            QCOMPARE(reported.exit, 1);
            QVERIFY2(
                reported.error.startsWith("position-lab: There is no display"), reported.error);
        }
    }

    void aHyphenMeansStandardInput()
    {
        const QTemporaryDir folder;
        const QString model = written(folder.filePath(u"config.json"_s), llama);
        for (const QStringList& call : {QStringList {u"code"_s}, QStringList {u"rope-block"_s},
                 QStringList {u"table"_s, u"--encoding"_s, u"rope"_s}}) {
            const Ended named = ended(call + QStringList {model});
            for (const QString& input : {u"-"_s, u"/dev/stdin"_s}) {
                const Ended made = ended(call + QStringList {input}, llama);
                QVERIFY2(made.exit == 0, made.error);
                QCOMPARE(made.out, named.out);
            }
        }
        const Ended checked = ended({u"check"_s, u"-"_s}, llama);
        QVERIFY2(checked.out.contains("rope.base: 500000"), checked.out);
        QVERIFY2(checked.out.startsWith("Standard input"), checked.out);
        const Ended part = ended({u"check"_s, u"-"_s}, // copied without the outer braces
            "\"rope_scaling\": {\"rope_type\": \"linear\", \"factor\": 4.0},\n");
        QVERIFY2(part.out.contains("scaling.factor: 4"), part.error);
        for (const char* text : {"\n\n{\"rope_theta\": x}", "\n\n\"rope_theta\": x"}) {
            const Ended later = ended({u"check"_s, u"-"_s}, text);
            QVERIFY2(later.error.contains("line 3"), later.error);
        }
        const Ended wrong = ended({u"check"_s, u"-"_s}, R"({"rope_theta": "a"})");
        QVERIFY2(wrong.error.startsWith("position-lab: Standard input: rope_theta"), wrong.error);
        const QByteArray both = ended({u"diff"_s, u"-"_s, model}, llama).out; // one of two
        QVERIFY2(both.contains("No parameters differ."), both);
        const Ended broken = ended({u"check"_s, u"-"_s}, "{\"head_dim\": }");
        QCOMPARE(broken.exit, 1);
        QVERIFY2(
            broken.error.startsWith("position-lab: Standard input cannot be read"), broken.error);
        const Ended empty = ended({u"lesson"_s, u"check"_s, u"-"_s}, {});
        QCOMPARE(empty.exit, 1);
        const Ended large = ended({u"check"_s, u"-"_s}, QByteArray(9 << 20, ' '));
        QVERIFY2(large.error.contains("the limit of 8 MB"), large.error);
        const Ended window = ended({u"-"_s}, llama);
        QCOMPARE(window.exit, 2);
        QVERIFY2(window.error.contains("cannot read standard input"), window.error);
    }

    void aHyphenMeansStandardOutput()
    {
        const QTemporaryDir folder;
        const auto inFile = [&](QStringList call, const QString& name) {
            const QString path = folder.filePath(name);
            const Ended made = ended(call += {u"-o"_s, path});
            QFile file(path);
            return made.exit == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QStringList out {u"-o"_s, u"-"_s};
        const QStringList table {u"table"_s, u"--encoding"_s, u"alibi"_s};
        QCOMPARE(ended(table + out).out, inFile(table, u"x.csv"_s));
        const QStringList drawing {u"render"_s, u"--bench"_s, u"rotations"_s};
        const Ended drawn = ended(drawing + out);
        QVERIFY2(drawn.exit == 0 && drawn.out.startsWith("\x89PNG"), drawn.error);
        QCOMPARE(drawn.out, inFile(drawing, u"x.png"_s));
        const Ended sheet = ended(QStringList {u"derivation"_s, u"print"_s} + out);
        QVERIFY2(sheet.exit == 0 && sheet.out.startsWith("%PDF"), sheet.error);
        const Ended lesson = ended(QStringList {u"lesson"_s, u"worksheet"_s, u"03_clocks"_s} + out);
        QVERIFY2(lesson.exit == 0 && lesson.out.startsWith("%PDF"), lesson.error);
        const Ended series =
            ended({u"series"_s, u"--over"_s, u"rope.pairing"_s, u"--export"_s, u"-"_s});
        QCOMPARE(series.exit, 2);
        QVERIFY(!QFile::exists(u"-"_s));
    }

    void diffEndsAsComparisonsDo()
    {
        const QTemporaryDir folder;
        const QString a = written(folder.filePath(u"a.json"_s), llama);
        const QString same = written(folder.filePath(u"same.json"_s), llama);
        const QString b =
            written(folder.filePath(u"b.json"_s), QByteArray(llama).replace("500000", "10000"));
        const QString layers = written(folder.filePath(u"layers.json"_s),
            R"({"model_type": "bert", "num_attention_heads": 4, "hidden_size": 32})");
        const QString none = folder.filePath(u"none.json"_s);
        for (const auto& [other, format, judged, plain] :
            {std::tuple(same, u"text"_s, 0, 0), std::tuple(same, u"csv"_s, 0, 0),
                std::tuple(b, u"text"_s, 1, 0), std::tuple(b, u"csv"_s, 1, 0),
                std::tuple(b, u"json"_s, 1, 0), std::tuple(layers, u"text"_s, 1, 0),
                std::tuple(layers, u"csv"_s, 2, 1), std::tuple(none, u"text"_s, 2, 1)}) {
            const QStringList call {u"diff"_s, a, other, u"--format"_s, format};
            const Ended run = ended(call + QStringList(u"--exit-code"_s));
            QVERIFY2(run.exit == judged, qPrintable(call.join(u' ')));
            QCOMPARE(ended(call).exit, plain);
            QCOMPARE(ended(call).out, run.out);
        }
    }

    void optionsMayPrecedeTheCommand()
    {
        QCOMPARE(sorted({"p", "--theme", "dark", "render", "-o", "a.png"}),
            u"p render -o a.png --theme dark"_s);
        QCOMPARE(sorted({"p", "--language=zh_CN", "--json", "check", "a.json"}),
            u"p check a.json --language=zh_CN --json"_s);
        QCOMPARE(sorted({"p", "-o", "x.pdf", "lesson", "worksheet", "a"}),
            u"p lesson worksheet a -o x.pdf"_s);
        QCOMPARE(sorted({"p", "--file", "table"}), u"p --file table"_s); // a file's name
        QCOMPARE(sorted({"p", "--set", "a=b", "c.json", "table"}), u"p --set a=b c.json table"_s);
        QCOMPARE(sorted({"p", "--", "table"}), u"p -- table"_s);
        QCOMPARE(sorted({"p"}), u"p"_s);
        const Ended made = ended({u"--language"_s, u"zh_CN"_s, u"encodings"_s});
        QVERIFY2(made.out.contains("旋转位置编码"), made.error);
    }

    void helpAndVersionAreAlsoCommands()
    {
        QCOMPARE(ended({u"help"_s}).out, ended({u"--help"_s}).out);
        QCOMPARE(ended({u"help"_s, u"table"_s}).out, ended({u"table"_s, u"--help"_s}).out);
        QCOMPARE(ended({u"version"_s}).out, ended({u"--version"_s}).out);
    }

    void treatsAWordSimilarToACommandAsOne()
    {
        for (const auto& [word, meant] :
            {std::pair("rneder", "render"), std::pair("bench", "benches"),
                std::pair("hepl", "help"), std::pair("ropeblock", "rope-block")}) {
            const Ended reported = ended({QString::fromLatin1(word), u"-o"_s, u"x.png"_s});
            QCOMPARE(reported.exit, 2);
            QCOMPARE(reported.error,
                QByteArray("position-lab: ") + word
                    + " is neither a command nor a file; did you mean " + meant + "?\n");
        }
        QCOMPARE(ended({u"rneder.json"_s}).exit, 1);
        QVERIFY(ended({u"rneder.json"_s}).error.contains("There is no file rneder.json"));
        for (const char* word : {"", "-", "config", "./rende", "tables.json", "render"})
            QCOMPARE(nearCommand(QString::fromLatin1(word)), QString());
    }
};

LAB_GUILESS_TESTS(ShellHabitsTest)
#include "tst_shell_habits.moc"
