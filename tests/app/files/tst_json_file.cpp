#include "app/files/json_file.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace lab::app;

class JsonFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aHugeFileIsRefusedUnread()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"huge.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(100 * 1024 * 1024));
        const auto outcome = jsonObjectInFile(path);
        QVERIFY(problemOf(outcome));
        QVERIFY(problemOf(outcome)->sentence.contains(u"100 MB; at most 8 MB"_s));
    }

    void whatIsNoFileIsNamed()
    {
        const QTemporaryDir folder;
        QVERIFY(problemOf(jsonObjectInFile(folder.filePath(u"none.json"_s)))
                    ->sentence.startsWith(u"There is no file"_s));
        QVERIFY(problemOf(jsonObjectInFile(folder.path()))
                    ->sentence.contains(u"is not a plain file"_s));
        QVERIFY(problemOf(jsonObjectInFile(u"/dev/zero"_s)));
    }

    void aByteOrderMarkIsPassedOver()
    {
        const auto outcome = jsonObject("\xEF\xBB\xBF{\"a\": 1}", u"x"_s);
        QVERIFY(!problemOf(outcome));
    }

    void thePlaceOfABrokenLineIsTold()
    {
        const auto outcome = jsonObject("{\n  \"a\": 1,\n  \"b\" 2\n}", u"x"_s);
        QVERIFY2(problemOf(outcome)->sentence.contains(u"line 3, column"_s),
            qPrintable(problemOf(outcome)->sentence));
    }

    void writingReplacesAllOrNothing()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"scene.json"_s);
        QCOMPARE(writtenWhole(path, "first"), QString());
        QCOMPARE(writtenWhole(path, "second"), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), "second");
    }

    void whatCannotBeWrittenIsTold()
    {
        const QTemporaryDir folder;
        QVERIFY(writtenWhole(folder.path(), "x").contains(u"it is a folder"_s));
        QVERIFY(writtenWhole(u"/dev/full"_s, "x").endsWith(u"Nothing was changed."_s));
        QVERIFY(!writtenWhole(folder.filePath(u"none/deeper/x.json"_s), "x").isEmpty());
        QVERIFY(!QDir(folder.filePath(u"none"_s)).exists());
    }
};

LAB_GUILESS_TESTS(JsonFileTest)
#include "tst_json_file.moc"
