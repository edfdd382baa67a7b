#include "app/files/json_lines.h"
#include "tests/qt_test.h"

using namespace Qt::StringLiterals;
using namespace lab::app;

class JsonLinesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void locatesAValueWhereItBegins_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("line");
        const auto row = [](const char* path, int line) {
            QTest::addRow("%s", path) << QString::fromUtf8(path) << line;
        };
        row("", 2);
        row("first", 3);
        row("signs", 4);
        row("list", 6);
        row("list/0", 7);
        row("list/1", 7);
        row("list/2", 8);
        row("list/2/名", 9);
        row("list/2/empty", 10);
        row("list/3", 12);
        row("two lines", 13);
        row("last", 14);
        row("list/2/nothing/below", 8); // the nearest above
        row("list/4", 6);
        row("nothing", 2);
    }
    void locatesAValueWhereItBegins()
    {
        QFETCH(QString, path);
        const JsonLines lines("\n"
                              "{\n"
                              "  \"first\": 1,\n"
                              "  \"signs\": \"} \\\" ] \\\\\", \"beside\":\n"
                              "    true, \"list\":\n"
                              "    [\n"
                              "      0, -1.5e3,\n"
                              "      {\n"
                              "        \"名\": \"\\n\\n\",\n"
                              "        \"empty\": {}\n"
                              "      },\n"
                              "      []],\n"
                              "  \"two lines\": \"one\n"
                              "two\", \"last\": null\n"
                              "}\n");
        QTEST(lines.of(path), "line");
    }

    void eachOfManyValuesHasItsOwnLine()
    {
        QByteArray text = "{\"list\": [";
        for (int k = 0; k < 1000; ++k)
            text += QByteArray(k == 0 ? "" : ",") + QByteArray(1 + k % 3, '\n') + "{\"a\": [\n7]}";
        const JsonLines lines(text + "]}");
        int line = 1;
        for (int k = 0; k < 1000; ++k) {
            line += 1 + k % 3;
            QCOMPARE(lines.of(u"list/%1"_s.arg(k)), line);
            QCOMPARE(lines.of(u"list/%1/a"_s.arg(k)), line);
            QCOMPARE(lines.of(u"list/%1/a/0"_s.arg(k)), ++line);
        }
    }
};

LAB_APPLESS_TESTS(JsonLinesTest)
#include "tst_json_lines.moc"
