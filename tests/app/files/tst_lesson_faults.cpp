#include "app/files/lesson_file.h"
#include "tests/app/shipped_lesson.h"
#include "tests/qt_test.h"

#include <QFile>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

/// A lesson of the program as one's own: under another key.
QByteArray ownFile(const QString& name)
{
    QFile file(QStringLiteral(LAB_TEST_DIRECTORY) + u"/../resources/lessons/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray bytes = file.readAll();
    return bytes.replace("\"key\": \"", "\"key\": \"my_");
}

/// The file with one place changed; empty where there is no such place.
QByteArray spoiled(const QString& name, const QByteArray& right, const QByteArray& wrong)
{
    QByteArray bytes = ownFile(name);
    const qsizetype at = bytes.indexOf(right);
    return at < 0 ? QByteArray() : bytes.replace(at, right.size(), wrong);
}

QString summaryOf(const QByteArray& bytes)
{
    const LessonReport report = lessonReport(bytes, u"mine.json"_s);
    return report.lesson ? lessonSummary(report) : report.sentences.join(u'\n');
}

const QString clocks = u"03_clocks.json"_s;
const QString decay = u"22_decay.json"_s;
const QString layouts = u"21_layouts.json"_s;

} // namespace

/// What is said of a lesson that is wrong, and of one that is hardly meant so.
class LessonFaultsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theProgramsOwnAreNotAdvised()
    {
        for (const Lesson& lesson : shippedLessons()) {
            const QString summary = lessonSummary(lesson);
            QVERIFY2(summary.count(u". "_s) == 0, qPrintable(summary));
        }
    }

    void anotherLessonUnderAKeyOfTheProgramGetsOneOfItsOwn()
    {
        QByteArray bytes = ownFile(clocks).replace("\"my_3_clocks\"", "\"3_clocks\"");
        QCOMPARE(lessonReport(bytes, {}).lesson->key, std::string("3_clocks")); // it is that one
        QVERIFY(lessonReport(bytes, {}).advice.isEmpty());
        bytes.replace("\"minutes\": 8", "\"minutes\": 9");
        const LessonReport report = lessonReport(bytes, u"mine.json"_s);
        QCOMPARE(report.lesson->key, std::string("own_3_clocks"));
        QVERIFY2(
            lessonSummary(report).contains(u"3_clocks is the key of a lesson of the program: "
                                           "answers to this one are kept under own_3_clocks."_s),
            qPrintable(lessonSummary(report)));
    }

    void whatIsHardlyMeantIsTold_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("key") << spoiled(clocks, "my_3_clocks", "my clocks/2")
                             << u"A key of letters, digits, _ and - alone"_s;
        QTest::newRow("axis") << spoiled(decay, "\"highest\": \"1.1*", "\"highest\": \"0.1*")
                              << u"The true curve leaves its axis, which goes from"_s;
        QTest::newRow("the same wrong answer")
            << spoiled(clocks, "\"value\": \"2*pi*(1 + sinusoidal.pair)\"",
                   "\"value\": \"sinusoidal.base + 0\"")
            << u"Wrong answers 1 and 3 have the same value: what the second says is never said."_s;
        QTest::newRow("unit of a choice")
            << spoiled(layouts, "\"options\":",
                   "\"unit\": {\"en\": \"m\", \"zh_CN\": \"米\"}, \"wrong\": [], \"options\":")
            << u"A choice has no use for question/unit, question/wrong."_s;
    }
    void whatIsHardlyMeantIsTold()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const LessonReport report = lessonReport(bytes, u"mine.json"_s);
        QVERIFY2(report.lesson, qPrintable(report.sentences.join(u'\n')));
        QVERIFY2(summaryOf(bytes).contains(says), qPrintable(summaryOf(bytes)));
    }

    void optionsOfTheSameWordsAreTold()
    {
        Lesson lesson = shipped("21_layouts");
        lesson.question.options[1].text = lesson.question.options[0].text;
        QVERIFY(lessonSummary(lesson).contains(u"Options 1 and 2 have the same words."_s));
    }

    void whatIsWrongIsSaidAsItIs_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QString& file, const QByteArray& right,
                             const QByteArray& wrong, const QString& says) {
            QTest::newRow(name) << spoiled(file, right, wrong) << says;
        };
        row("tolerance below 0", clocks, "\"answer\": \"2*pi/cell",
            "\"tolerance\": \"-1\", \"answer\": \"2*pi/cell",
            u"question/tolerance: it is -1; it must be 0 or more, or nothing would be right."_s);
        row("a picture twice", clocks, "[\"waves\", \"table\"]", "[\"waves\", \"waves\"]",
            u"pictures/1: \"waves\" stands there twice."_s);
    }
    void whatIsWrongIsSaidAsItIs()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        QVERIFY(!bytes.isEmpty());
        const LessonReport report = lessonReport(bytes, u"mine.json"_s);
        const QString all = report.sentences.join(u'\n');
        QVERIFY2(report.sentences.size() == 1, qPrintable(all)); // what follows from it is none
        QVERIFY2(all.contains(says), qPrintable(all));
    }
};

LAB_APPLESS_TESTS(LessonFaultsTest)
#include "tst_lesson_faults.moc"
