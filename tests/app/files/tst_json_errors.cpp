#include "app/files/json_errors.h"
#include "app/files/json_file.h"
#include "tests/qt_test.h"

using namespace Qt::StringLiterals;
using namespace lab::app;

class JsonErrorsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMessageNamesTheErrorAndItsPosition_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* json, const char* says) {
            QTest::newRow(name) << QByteArray(json) << QString::fromUtf8(says);
        };
        row("comma of an object", "{\n  \"a\": 1\n  \"b\": 2\n}",
            "a comma is missing at line 2, column 9");
        row("comma of a list", "{\"a\": [1, 2\n, 3 4]}", "a comma is missing at line 2, column 4");
        row("comma after a bracket", "{\"a\": {}\n\"b\": 1}",
            "a comma is missing at line 1, column 9");
        row("comma after a text", "{\"a\": \"x\" \"b\": 1}",
            "a comma is missing at line 1, column 10");
        row("comma too many", "{\"a\": 1,\n}", "nothing follows a comma at line 1, column 8");
        row("comma too many in a list", "{\"a\": [1,]}", "nothing follows a comma");
        row("two commas", "{\"a\": 1,, \"b\": 2}", "nothing follows a comma");
        row("end in an object", "{\"a\": {\n\"b\": 1\n", "the { in line 1 is not closed at line 3");
        row("end in a list", "{\"a\":\n [1, 2", "the [ in line 2 is not closed at line 2");
        row("other bracket", "{\"a\": [1,\n 2}", "the [ in line 1 cannot be closed by }");
        row("text", "{\"a\": \"x,\n \"b\": 1}", "a string has no closing quotation mark at line 1");
        row("colon", "{\n\"a\" 1}", "a colon is missing at line 2");
        row("name that another mark ends", "{\"factor\u201d: 8,\n \"x\": 1}",
            "need straight quotation marks, \", not \u201d at line 1, column 9");
        row("text that another mark ends", "{\"a\": \"x\u201c, \"b\": 1}",
            "need straight quotation marks, \", not \u201c");
        row("marks inside a text", "{\"he said \u201cno\u201d, then\" 1}", "a colon is missing");
        row("number", "{\"a\": -x}", "x.json cannot be read");
        row("comment", "{\"a\": 1 // one\n}", "JSON has no comments");
        row("None", "{\"a\": None}", "but not None");
        row("more", "{\"a\": 1} {\"b\": 2}", "there is more text after the end");
        row("twice", "{\"rope_theta\": 1,\n \"b\": 2,\n \"rope_theta\": 3}",
            "\"rope_theta\" appears twice, in lines 1 and 3");
        row("twice inside", "{\"a\": [{\"b\": 1}, {\"b\": 1,\n\"c\": {\"d\": 1, \"d\": 1}}]}",
            "\"a[1].c.d\" appears twice in line 2");
        row("twice, spelled otherwise", "{\"ab\": 1, \"a\\u0062\": 1}", "\"ab\" appears twice");
        row("twice, behind a mark", "\xEF\xBB\xBF{\"a\": 1, \"a\": 1}", "\"a\" appears twice");
    }
    void theMessageNamesTheErrorAndItsPosition()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, says);
        const auto outcome = jsonObject(json, u"x.json"_s);
        QVERIFY(!outcome);
        const QString& sentence = outcome.error().sentence;
        QVERIFY2(sentence.contains(says) && sentence.startsWith(u"x.json"_s), qPrintable(sentence));
    }

    void validJsonHasNoError()
    {
        for (const char* json : {"{}", "[]", " {\"a\": [], \"b\": {}, \"c\": [{}, [1, -2e-3]]} ",
                 "{\"a\": {\"a\": {\"a\": \"a\"}}, \"b\": \"{\\\"a\\\": [,]}\"}",
                 "{\"a\": [{\"a\": 1}, {\"a\": 1}]}", "{\"\\\\\": 1, \"\\\\\\\\\": true}"})
            QVERIFY2(!jsonError(json), json);
    }

    void readingTerminatesWithinItsInput()
    {
        const QByteArray sound = "{\"a\": [1, {\"b\": \"c\\\"d\"}, null], \"e\": {\"f\": -1.5e3}}";
        for (qsizetype at = 0; at < sound.size(); ++at)
            for (const char sign : {'{', '}', '[', ']', ',', ':', '"', '\\', ' ', 'x', '\0'}) {
                QByteArray broken = sound;
                broken[at] = sign;
                for (const QByteArray& json : {broken, sound.left(at) + sign, sound.left(at)})
                    if (const auto error = jsonError(json)) {
                        QVERIFY(error->offset >= 0 && error->offset <= json.size());
                        QVERIFY(error->opened >= 0 && error->opened <= json.size());
                    }
            }
        QVERIFY(jsonError(QByteArray(1'000'000, '['))->kind == JsonError::Kind::UnclosedBracket);
    }
};

LAB_GUILESS_TESTS(JsonErrorsTest)
#include "tst_json_errors.moc"
