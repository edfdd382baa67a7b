#include "app/json_lines.h"
#include "app/lesson_file.h"
#include "core/lessons/lesson_answer.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

QString folder()
{
    return QStringLiteral(LAB_TEST_DIRECTORY) + u"/../resources/"_s;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Lesson shipped(const std::string& key)
{
    for (const Lesson& lesson : shippedLessons()) {
        if (lesson.key == key)
            return lesson;
    }
    return {};
}

Graded gradedAt(const Lesson& lesson, double prediction, std::size_t time = 0)
{
    const auto start = std::get<LabState>(lessonStart(lesson, time));
    return std::get<Graded>(graded(lesson, start, prediction));
}

} // namespace

class LessonFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyShippedLessonIsSound()
    {
        const QDir lessons(folder() + u"lessons"_s);
        const QStringList names = lessons.entryList({u"*.json"_s});
        QVERIFY(names.size() >= 10);
        for (const QString& name : names) {
            const auto lesson = lessonInFile(lessons.filePath(name));
            QVERIFY2(!problemOf(lesson),
                problemOf(lesson) ? qPrintable(problemOf(lesson)->sentence) : "");
        }
        QCOMPARE(static_cast<qsizetype>(shippedLessons().size()), names.size());
    }

    void theirAnswersAreTheKnownNumbers_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("time");
        QTest::addColumn<double>("answer");
        QTest::newRow("clocks") << u"3_clocks"_s << 0 << 628.3;
        QTest::newRow("slowest clock") << u"3_clocks"_s << 1 << 6283.0;
        QTest::newRow("one shift") << u"4_one_shift"_s << 0 << 1.581;
        QTest::newRow("difference") << u"5_difference"_s << 0 << 4.57;
        QTest::newRow("slope 1/2") << u"13_alibi"_s << 0 << 9.21;
        QTest::newRow("slope 1/256") << u"13_alibi"_s << 2 << 1179.0;
        QTest::newRow("product") << u"20_distance"_s << 0 << 5.0;
        QTest::newRow("decay") << u"22_decay"_s << 0 << 2.0;
        QTest::newRow("base 1e4, 4096") << u"23_base"_s << 0 << 18.0;
        QTest::newRow("base 5e5, 8192") << u"23_base"_s << 1 << 29.0;
        QTest::newRow("base 5e5, 131072") << u"23_base"_s << 2 << 15.0;
    }

    void theirAnswersAreTheKnownNumbers()
    {
        QFETCH(QString, key);
        QFETCH(int, time);
        QFETCH(double, answer);
        const double given =
            gradedAt(shipped(key.toStdString()), 0, static_cast<std::size_t>(time)).answer;
        QVERIFY2(std::abs(given - answer) <= 1e-3 * answer, qPrintable(QString::number(given)));
    }

    void whatMustNotChangeDoesNotChange()
    {
        for (const char* key : {"14_requirement", "21_layouts"}) {
            const Lesson lesson = shipped(key);
            const auto start = std::get<LabState>(lessonStart(lesson, 0));
            const LessonScope scope(start, start);
            const double before = std::get<double>(lessonNumber(
                "cell(\"rope.score\", position.query - position.key, \"score\")", scope));
            QVERIFY(std::abs(gradedAt(lesson, 0).answer - before) < 1e-12);
        }
    }

    void aPredictionIsGraded()
    {
        const Lesson clocks = shipped("3_clocks");
        QCOMPARE(gradedAt(clocks, 628).grade, Grade::Right);
        QCOMPARE(gradedAt(clocks, 1200).grade, Grade::Magnitude);
        QCOMPARE(gradedAt(clocks, -628).grade, Grade::Wrong);
        QCOMPARE(gradedAt(clocks, 5).grade, Grade::Wrong);
        const Graded base = gradedAt(clocks, 10000);
        QCOMPARE(base.grade, Grade::KnownWrong);
        QCOMPARE(*base.model, std::size_t {0});
        QCOMPARE(*gradedAt(clocks, 62832).model, std::size_t {1});
        QCOMPARE(*gradedAt(shipped("5_difference"), 100).model, std::size_t {0});
        QCOMPARE(*gradedAt(shipped("20_distance"), 19).model, std::size_t {0});
        QCOMPARE(*gradedAt(shipped("21_layouts"), 3.2839).model, std::size_t {0});
        const Lesson decay = shipped("22_decay");
        QCOMPARE(gradedAt(decay, 2).grade, Grade::Right);
        QCOMPARE(gradedAt(decay, 0).grade, Grade::KnownWrong);
    }

    void numbersInTextsAreRead()
    {
        const LessonScope scope(clamped({}), clamped({}));
        const auto filled =
            filledText("{rope.base}, {-1234567}, {2*pi*100}, {9999}, {-2.84e-17}", scope);
        QCOMPARE(QString::fromStdString(std::get<std::string>(filled)),
            u"10\u2009000, −1\u2009234\u2009567, 628.3, 9999, −2.84e−17"_s);
        const auto broken = filledText("a {rope.base + }", scope);
        QCOMPARE(std::get<ExpressionFault>(broken).from, std::size_t {15});
    }

    void thePredictionStaysAsA()
    {
        const Lesson clocks = shipped("3_clocks");
        const auto start = std::get<LabState>(lessonStart(clocks, 0));
        const auto after = std::get<LabState>(revealed(clocks, start, 2 * M_PI * 16));
        QVERIFY(std::abs(after.pinned.state().waves.encoding.base - 256) < 1e-9);
        const Lesson requirement = shipped("14_requirement");
        const auto before = std::get<LabState>(lessonStart(requirement, 0));
        const auto shifted = std::get<LabState>(revealed(requirement, before, 1));
        QCOMPARE(shifted.position.query, std::int64_t {16});
        QVERIFY(shifted.pinned.state() == before);
    }

    void brokenFilesAreRefusedWithTheirLine_data()
    {
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<QByteArray>("wrong");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QByteArray& right, const QByteArray& wrong,
                             const QString& says) {
            QTest::newRow(name) << right << wrong << says;
        };
        row("unknown parameter", "\"sinusoidal.width\": 8,", "\"sinusoidal.wdith\": 8,",
            u"line 15, start/sinusoidal.wdith: there is no parameter sinusoidal.wdith; "
            "sinusoidal.width is spelled alike."_s);
        row("out of range", "\"sinusoidal.width\": 8,", "\"sinusoidal.width\": 7000,",
            u"line 15, start/sinusoidal.width: it is 7000; it must be"_s);
        row("unknown name", "\"value\": \"sinusoidal.base\"", "\"value\": \"sinusoidal.bas\"",
            u"question/wrong/0/value: there is no parameter sinusoidal.bas"_s);
        row("wrong column", "\\\"frequency\\\")", "\\\"speed\\\")",
            u"line 23, question/answer: \"cell"_s);
        row("open bracket", "\"2*pi*(1 + sinusoidal.pair)\"", "\"2*pi*(1 + sinusoidal.pair\"",
            u"line 40, question/wrong/2/value:"_s);
        row("missing language", "\"en\": \"A wall of clocks\", ", "",
            u"line 5, title/en: it is missing."_s);
        row("unknown entry", "\"goal\"", "\"gaol\"", u"line 6, gaol: there is no such entry"_s);
        row("too many controls", "\"controls\": [", "\"controls\": [\"rope.base\", ",
            u"line 16, controls: there are 4"_s);
        row("wrong model is right", "\"value\": \"sinusoidal.base\"", "\"value\": \"answer\"",
            u"question/wrong/0/value: this wrong model gives the right answer."_s);
        row("broken JSON", "\"version\": 1,", "\"version\": 1", u"line 4"_s);
        row("text", "in {answer} positions", "in {answr} positions",
            u"outcome/en: there is no parameter answr"_s);
    }

    void brokenFilesAreRefusedWithTheirLine()
    {
        QFETCH(QByteArray, right);
        QFETCH(QByteArray, wrong);
        QFETCH(QString, says);
        QByteArray bytes = bytesOf(folder() + u"lessons/03_clocks.json"_s);
        QVERIFY(bytes.contains(right));
        bytes.replace(bytes.indexOf(right), right.size(), wrong);
        const auto lesson = lessonInBytes(bytes, u"mine.json"_s);
        QVERIFY(problemOf(lesson));
        QVERIFY2(
            problemOf(lesson)->sentence.contains(says), qPrintable(problemOf(lesson)->sentence));
    }
};

QTEST_APPLESS_MAIN(LessonFileTest)
#include "tst_lesson_file.moc"
