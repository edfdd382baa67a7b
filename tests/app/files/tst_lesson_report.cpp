#include "app/files/lesson_file.h"
#include "app/files/lesson_writer.h"
#include "app/files/opened_file.h"
#include "app/files/own_lessons.h"
#include "tests/app/shipped_lesson.h"
#include "tests/hostile_texts.h"
#include "tests/qt_test.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

QByteArray clocksFile()
{
    QFile file(QStringLiteral(LAB_TEST_DIRECTORY) + u"/../resources/lessons/03_clocks.json"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class LessonReportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void reportsAllErrorsInOneRun()
    {
        QByteArray bytes = clocksFile();
        const auto corrupt = [&](const QByteArray& right, const QByteArray& wrong) {
            QVERIFY2(bytes.contains(right), right.constData());
            bytes.replace(bytes.indexOf(right), right.size(), wrong);
        };
        corrupt("\"version\": 1,", "\"version\": 1");
        corrupt("\"minutes\": 8", "\"minutes\": 800");
        corrupt("\"sinusoidal.width\": 8,", "\"sinusoidal.wdith\": 8,");
        corrupt("\"value\": \"sinusoidal.base\"", "\"value\": \"sinusoidal.bas\"");
        corrupt("\"2*pi*(1 + sinusoidal.pair)\"", "\"2*pi*(1 + sinusoidal.pair\"");
        corrupt("in {answer} positions", "in {answr} positions");
        const LessonReport report = lessonReport(bytes, u"mine.json"_s);
        QVERIFY(!report.lesson);
        const QStringList expected {u"a comma is missing at line 3, column"_s,
            u"minutes: it must be a whole number"_s, u"line 15, start/sinusoidal.wdith: there is"_s,
            u"question/wrong/0/value: there is no parameter sinusoidal.bas"_s,
            u"line 42, question/wrong/2/value:"_s, u"outcome/en: there is no parameter answr"_s};
        QVERIFY2(
            report.sentences.size() == expected.size(), qPrintable(report.sentences.join(u'\n')));
        for (qsizetype k = 0; k < expected.size(); ++k)
            QVERIFY2(report.sentences[k].contains(expected[k]), qPrintable(report.sentences[k]));
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"mine.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const auto refused = lessonInFile(openedFile(file.fileName()).value());
        QVERIFY2(refused.error().sentence.contains(u"the first of 6 errors"_s),
            qPrintable(refused.error().sentence));
    }

    void refusesUnusedEntriesQuickly()
    {
        const auto sentencesOf = [](const QByteArray& right, const QByteArray& more) {
            QByteArray bytes = clocksFile();
            bytes.insert(bytes.indexOf(right) + right.size(), more);
            return lessonReport(bytes, u"mine.json"_s).sentences;
        };
        QByteArray unknown;
        QByteArray wrong;
        for (int k = 0; k < 600; ++k) {
            unknown += "\"zz" + QByteArray::number(k) + ".q\": 1, ";
            wrong += "{\"value\": \"1\"}, ";
        }
        for (const QByteArray& place : {QByteArray("\"start\": {"), QByteArray("\"ghost\": {"),
                 QByteArray("\"minutes\": 8,")}) {
            const QStringList messages = sentencesOf(place, unknown);
            QCOMPARE(messages.size(), 101);
            QCOMPARE(messages.back(),
                u"mine.json: showing 100 of 600 errors; fix these to see the rest.");
        }
        const QString many = sentencesOf("\"wrong\": [", wrong).join(u'\n');
        QVERIFY2(
            many.contains(u"question/wrong: there are 603; the limit is 500."_s), qPrintable(many));
        const QByteArray key = "\"rope." + QByteArray(100'000, 'z') + "\": 1, ";
        QCOMPARE(sentencesOf("\"start\": {", key).size(), 1);
        const QByteArray words = "\"more\": {\"en\": \"" + QByteArray(200'000, 'a') + "\"}, ";
        const QStringList longer = sentencesOf("\"minutes\": 8,", words);
        QCOMPARE(longer.size(), 1);
        QVERIFY2(longer[0].startsWith(u"mine.json: the lesson has 20"_s), qPrintable(longer[0]));
        QVERIFY2(longer[0].endsWith(u" kB; the limit is 200 kB."_s), qPrintable(longer[0]));
    }

    void countsTheErrorsThatItDoesNotList()
    {
        QByteArray bytes = clocksFile();
        QByteArray unknown;
        for (int k = 0; k < 150; ++k)
            unknown += "\"zz" + QByteArray::number(k) + ".q\": 1, ";
        bytes.insert(bytes.indexOf("\"start\": {") + 10, unknown);
        bytes.insert(bytes.indexOf("\"minutes\": 8,") + 13, unknown);
        const LessonReport report = lessonReport(bytes, u"mine.json"_s);
        QCOMPARE(report.entries.size(), std::size_t {100});
        QCOMPARE(report.more, std::size_t {200});
        QVERIFY2(report.sentences.back().contains(u"100 of 300 errors"_s),
            qPrintable(report.sentences.back()));
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"mine.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const auto refused = lessonInFile(openedFile(file.fileName()).value());
        QVERIFY2(refused.error().sentence.contains(u"the first of 300 errors"_s),
            qPrintable(refused.error().sentence));
    }

    void reportsValuesThatWereNotTested()
    {
        const auto adviceOf = [](int count) {
            Lesson lesson = shipped("3_clocks");
            lesson.key = "own";
            lesson.again = {{{.key = "sinusoidal.pair",
                .values = std::vector<Value>(static_cast<std::size_t>(count), std::int64_t {1}),
                .range = {}}}};
            return lessonReport(lessonBytes(lesson), {}).advice.join(u'\n');
        };
        QCOMPARE(adviceOf(49'000), QString());
        QCOMPARE(
            adviceOf(51'000), u"Not all values of \"again\" were tried; there are too many."_s);
    }

    void refusesAnotherFileInOneSentence()
    {
        const QByteArray scene =
            R"({"format": "position-lab scene", "version": 1, "parameters": {"rope.base": 5}})";
        const QStringList messages = lessonReport(scene, u"scene.json"_s).sentences;
        QCOMPARE(messages.size(), 1);
        QVERIFY2(
            messages[0].contains(
                u"format: the file is a scene, not a lesson; a lesson has the format \"position-lab lesson\""_s),
            qPrintable(messages[0]));
    }

    void readsBackAWrittenLessonUnchanged()
    {
        for (const Lesson& lesson : shippedLessons()) {
            const QByteArray bytes = lessonBytes(lesson);
            const LessonReport report = lessonReport(bytes, u"written.json"_s);
            QVERIFY2(report.lesson, qPrintable(report.sentences.join(u'\n')));
            QVERIFY2(*report.lesson == lesson, bytes.constData());
        }
    }

    void savesUserLessonsSeparatelyAndShowsTheirErrors()
    {
        const QTemporaryDir folder;
        const OwnLessons own(folder.filePath(u"new"_s));
        QVERIFY(own.all().empty());
        const Lesson clocks = shipped("3_clocks");
        const auto first = own.save(clocks);
        const auto second = own.save(clocks);
        QVERIFY(first && second);
        QVERIFY(*first != *second);
        QFile torn(folder.filePath(u"new/0.json"_s));
        QVERIFY(torn.open(QIODevice::WriteOnly) && torn.write("{\"key\": 1}") > 0);
        torn.close();
        const auto all = own.all();
        QCOMPARE(all.size(), std::size_t {3});
        QVERIFY(!all[0].lesson && all[0].errors.size() > 3);
        QCOMPARE(all[1].lesson->key, std::string("3_clocks"));
        QCOMPARE(all[2].lesson->key, std::string("3_clocks_2"));
        QVERIFY(!OwnLessons(folder.filePath(u"new/0.json"_s)).save(clocks));
    }

    void aHostileKeyStaysInTheFolder()
    {
        const QTemporaryDir around;
        const QString folder = around.filePath(u"a/b/c/lessons"_s);
        const OwnLessons own(folder);
        Lesson lesson = shipped("3_clocks");
        int saved = 0;
        for (const QString& key : hostileTexts()) {
            lesson.key = key.toStdString();
            const auto path = own.save(lesson);
            QVERIFY2(path, qPrintable(sentenceOf(path)));
            QCOMPARE(QFileInfo(*path).canonicalPath(), QFileInfo(folder).canonicalFilePath());
            ++saved;
            const auto read = lessonReportOf(*path);
            QVERIFY(read.lesson);
            QCOMPARE(QString::fromStdString(read.lesson->key), QFileInfo(*path).completeBaseName());
        }
        QDirIterator files(around.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        for (; files.hasNext(); --saved)
            QVERIFY(files.next().startsWith(folder));
        QCOMPARE(saved, 0);
    }
};

LAB_GUILESS_TESTS(LessonReportTest)
#include "tst_lesson_report.moc"
