#include "app/files/json_file.h"
#include "app/files/opened_file.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace lab::app;

class JsonFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void refusesAHugeFileWithoutReadingIt()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"huge.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(100 * 1024 * 1024));
        const auto outcome = jsonObjectInFile(path);
        QVERIFY(!outcome);
        QVERIFY(outcome.error().sentence.contains(u"is 100 MB; the limit is 8 MB"_s));
    }

    void namesPathsThatAreNotFiles()
    {
        const QTemporaryDir folder;
        QVERIFY(jsonObjectInFile(folder.filePath(u"none.json"_s))
                    .error()
                    .sentence.startsWith(u"There is no file"_s));
        const QString empty = jsonObjectInFile(folder.path()).error().sentence;
        QVERIFY2(empty.contains(u"is a folder; give a file"_s), qPrintable(empty));
        QVERIFY(
            jsonObjectInFile(u"/dev/zero"_s).error().sentence.contains(u"not a regular file"_s));
        const QString config = folder.filePath(u"config.json"_s);
        QVERIFY(writtenAtomically(config, "{}").has_value());
        const QString full = jsonObjectInFile(folder.path()).error().sentence;
        QVERIFY2(full.endsWith(u"give the file in it, "_s + config + u'.'), qPrintable(full));
    }

    void skipsAByteOrderMark()
    {
        const auto outcome = jsonObject("\xEF\xBB\xBF{\"a\": 1}", u"x"_s);
        QVERIFY(outcome.has_value());
    }

    void recognizesUtf16()
    {
        const QByteArray plain = "{\"a\": 1}";
        QByteArray wide;
        for (const char sign : plain)
            wide += QByteArray(1, sign) + '\0';
        for (const QByteArray& bytes : {wide, QByteArray("\xff\xfe") + wide}) {
            const QString message = jsonObject(bytes, u"x"_s).error().sentence;
            QVERIFY2(message.contains(u"the text is UTF-16, not UTF-8 at line 1"_s),
                qPrintable(message));
        }
    }

    void reportsTypographicQuotesUsedAsDelimiters()
    {
        for (const char* const mark : {"\u201c", "\u201e", "\u2018", "\u00ab", "\uff02"}) {
            const QString message =
                jsonObject(QByteArray("{\n ") + mark + "a\": 1}", u"x"_s).error().sentence;
            QVERIFY2(message.contains(u"need straight quotation marks, \", not "_s
                         + QString::fromUtf8(mark) + u" at line 2"_s),
                qPrintable(message));
        }
        const QString other =
            jsonObject("{\"a\": \"\u201cb\u201d\"\n\"c\": 1}", u"x"_s).error().sentence;
        QVERIFY2(other.contains(u"a comma is missing"_s), qPrintable(other));
    }

    void reportsNumbersInOtherNotations_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("message");
        QTest::newRow("too large") << QByteArray("{\n\"a\": 1e400}")
                                   << u"1e400 is too large; the largest is about 1.8e308 "
                                      "at line 2, column 6."_s;
        QTest::newRow("a leading zero")
            << QByteArray("{\"a\": -0500}")
            << u"a number cannot start with 0; write -500, not -0500 at line 1, column 7."_s;
        QTest::newRow("a decimal comma")
            << QByteArray("{\"a\": 500,5, \"b\": 1}")
            << u"decimals use a point, not a comma: 500.5 at line 1, column 10."_s;
        QTest::newRow("no number") << QByteArray("{\"a\": 1, 5}") << u"a closing bracket"_s;
    }

    void reportsNumbersInOtherNotations()
    {
        QFETCH(QByteArray, json);
        const QString sentence = jsonObject(json, u"x"_s).error().sentence;
        QFETCH(QString, message);
        QVERIFY2(sentence.contains(message), qPrintable(sentence));
    }

    void aNameRepeatedOnOneLineHasOneLineNumber()
    {
        const QString message = jsonObject("{\n\"a\": 1, \"a\": 2}", u"x"_s).error().sentence;
        QVERIFY2(message.contains(u"\"a\" appears twice in line 2, but"_s), qPrintable(message));
    }

    // transformers writes invalid JSON; this program always writes valid JSON.
    void onlyAModelMayHavePythonNumbers()
    {
        const QByteArray json = "{\"a\": [1, Infinity], \"b\": \"say \\\"NaN, \", \"c\": NaN}";
        QVERIFY(!jsonObject(json, u"x"_s));
        const auto object = modelObject(json, u"x"_s);
        QVERIFY(object.has_value());
        QVERIFY(qIsInf(object->value("a"_L1)[1].toDouble()));
        QVERIFY(qIsNaN(object->value("c"_L1).toDouble(1)));
        QCOMPARE(object->value("b"_L1).toString(), u"say \"NaN, "_s);
        const QString message = modelObject("{\"a\": -Infinity \"b\": 1}", u"x"_s).error().sentence;
        QVERIFY2(
            message.contains(u"a comma is missing at line 1, column 16"_s), qPrintable(message));
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"x.json"_s);
        QVERIFY(writtenAtomically(path, json).has_value());
        QVERIFY(openedFile(path)->json.has_value());
        QVERIFY(writtenAtomically(path, "{\"format\": \"position-lab scene\", \"a\": NaN}")
                    .has_value());
        QVERIFY(openedFile(path)->json.error().sentence.contains(u"but not NaN at line 1"_s));
    }

    void reportsThePositionOfASyntaxError()
    {
        const auto outcome = jsonObject("{\n  \"a\": 1,\n  \"b\" 2\n}", u"x"_s);
        QVERIFY2(outcome.error().sentence.contains(u"line 3, column"_s),
            qPrintable(outcome.error().sentence));
    }

    void writingReplacesAllOrNothing()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"scene.json"_s);
        QVERIFY(writtenAtomically(path, "first"));
        QVERIFY(writtenAtomically(path, "second"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), "second");
    }

    void onlyAMissingFileCountsAsUnknown()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"scene.json"_s);
        QCOMPARE(fingerprint(path), QByteArray());
        QVERIFY(writtenAtomically(path, "ours"));
        const QByteArray ours = fingerprint(path);
        QVERIFY(writtenAtomically(path, "ours"));
        QCOMPARE(fingerprint(path), ours);
        QVERIFY(writtenAtomically(path, "another's"));
        const QByteArray others = fingerprint(path);
        QVERIFY(QFile(path).resize(9 * megabyte)); // more than is read
        const QByteArray unread = fingerprint(path);
        QVERIFY(!unread.isEmpty() && unread != ours && unread != others && others != ours);
        QCOMPARE(fingerprint(path), unread);
        QVERIFY(QFile::remove(path));
        QCOMPARE(fingerprint(path), QByteArray());
        QVERIFY(QDir().mkdir(path));
        QVERIFY(!fingerprint(path).isEmpty());
    }

    void reportsWriteErrors()
    {
        const QTemporaryDir folder;
        const auto error = [](const QString& path) {
            return writtenAtomically(path, "x").error().sentence;
        };
        QVERIFY(error(folder.path()).contains(u"it is a folder"_s));
        QVERIFY(error(u"/dev/full"_s).endsWith(u"Nothing was changed."_s));
        QVERIFY(!error(folder.filePath(u"none/deeper/x.json"_s)).isEmpty());
        QVERIFY(!QDir(folder.filePath(u"none"_s)).exists());
    }
};

LAB_GUILESS_TESTS(JsonFileTest)
#include "tst_json_file.moc"
