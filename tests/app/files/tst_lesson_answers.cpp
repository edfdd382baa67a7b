#include "app/files/lesson_answers.h"
#include "tests/app/shipped_lesson.h"
#include "tests/qt_test.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

ui::LessonAnswer numberFor(const std::string& lesson, double prediction)
{
    Graded graded {.answer = 5, .grade = Grade::KnownWrong, .model = 1, .fit = {}};
    return {lesson, 0, prediction, graded};
}

QByteArray csvOf(const LessonAnswers& answers)
{
    const auto csv = answers.csv();
    return csv.value_or("?");
}

} // namespace

class LessonAnswersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }
    void cleanup() { QFile::remove(path()); }

    void keepsAnswers()
    {
        const LessonAnswers answers(path());
        QCOMPARE(answers.timesAnswered("one"), std::size_t {0});
        QVERIFY(answers.record(numberFor("one", 0.1)));
        QVERIFY(answers.record(numberFor("say \"two\"", -3)));
        QVERIFY(answers.record(numberFor("one", 7)));
        QCOMPARE(LessonAnswers(path()).timesAnswered("one"), std::size_t {2});
        const QByteArrayList rows = csvOf(answers).split('\n');
        QCOMPARE(rows[0],
            QByteArray("lesson,title,answered_by,time (from 1),prediction (an option from 1),"
                       "answer (an option from 1),grade,model (from 1),rank_correlation,rms,"
                       "sitting,answered"));
        QVERIFY2(rows[1].startsWith(
                     "\"one\",,\"number\",1,0.10000000000000001,5,\"known_wrong\",2,,,\""),
            rows[1]);
        QVERIFY2(rows[2].startsWith("\"say \"\"two\"\"\",,\"number\",1,-3,5,"), rows[2]);
        QCOMPARE(rows.size(), qsizetype {5});
    }

    void keepsACurvePointByPoint()
    {
        const LessonAnswers answers(path());
        Graded graded {.grade = Grade::Near, .model = {}, .fit = CurveFit {0.75, 2}};
        QVERIFY(answers.record({"drawn", 2, std::vector {1.0, 0.5, -2.0}, graded}));
        QVERIFY2(csvOf(answers).contains("\"drawn\",,\"curve\",3,1 0.5 -2,,\"near\",,0.75,2,\""),
            csvOf(answers).constData());
    }

    // As the audience counts them; an answer of an older version has no title, but its lesson has
    // one.
    void numbersOptionsFromOneAndNamesLessons()
    {
        const LessonAnswers answers(path());
        const Graded graded {
            .answer = 0, .grade = Grade::KnownWrong, .model = std::size_t {1}, .fit = {}};
        QVERIFY(answers.record({"21_layouts", 0, 1.0, graded}));
        QVERIFY(answers.record({"own_choice", 0, 1.0, graded, {{"en", "My \"choice\""}}, true}));
        const QByteArrayList rows = csvOf(answers).split('\n');
        const std::string title = textIn(shipped("21_layouts").title, "en");
        QVERIFY2(rows[1].startsWith(("\"21_layouts\",\"" + title + "\",\"option\",1,2,1,").c_str()),
            rows[1]);
        QVERIFY2(
            rows[2].startsWith("\"own_choice\",\"My \"\"choice\"\"\",\"option\",1,2,1,"), rows[2]);
    }

    void aRevealedAnswerIsNotMarkedCorrect()
    {
        const LessonAnswers answers(path());
        QVERIFY(answers.record(
            {"one", 0, 5.0, Graded {.answer = 5, .grade = Grade::Right, .model = {}, .fit = {}}}));
        QVERIFY(markOf(answers.marks(), "one") == NodeMark::Right);
        QVERIFY(answers.record({"one", 1, std::nullopt,
            Graded {.answer = 6, .grade = Grade::Wrong, .model = {}, .fit = {}}}));
        QVERIFY(markOf(LessonAnswers(path()).marks(), "one") == NodeMark::Shown);
        QCOMPARE(answers.timesAnswered("one"), std::size_t {2}); // other numbers come next
        QVERIFY2(csvOf(answers).contains("\"one\",,\"number\",2,,6,\"shown\",,,,\""),
            csvOf(answers).constData());
    }

    void repeatsQuestions()
    {
        const LessonAnswers today(path());
        for (const char* key : {"a", "b", "c"})
            QVERIFY(today.record(numberFor(key, 1)));
        QCOMPARE(today.due(), std::vector<std::string> {"a"});
        QTRY_COMPARE(LessonAnswers(path()).due(), (std::vector<std::string> {"a", "b", "c"}));
    }

    void marksFollowTheLastAnswer()
    {
        const LessonAnswers answers(path());
        const auto answer = [&](const char* lesson, Grade grade) {
            QVERIFY(answers.record(
                {lesson, 0, 1.0, {.answer = 1, .grade = grade, .model = {}, .fit = {}}}));
        };
        answer("a", Grade::Right);
        answer("b", Grade::Right);
        answer("b", Grade::Near);
        answer("c", Grade::KnownWrong);
        answer("c", Grade::Right);
        const NodeMarks marks = answers.marks();
        QVERIFY(isRight(markOf(marks, "a")));
        QVERIFY(markOf(marks, "b") == NodeMark::NotRight);
        QVERIFY(markOf(marks, "c") == NodeMark::Right);
        QVERIFY(markOf(marks, "d") == NodeMark::Open);
    }

    void forgetsOnlyTheGivenLesson()
    {
        const LessonAnswers answers(path());
        for (const char* key : {"a", "b", "a"})
            QVERIFY(answers.record(numberFor(key, 1)));
        QVERIFY(answers.forget("a"));
        QCOMPARE(answers.timesAnswered("a"), std::size_t {0});
        QCOMPARE(answers.timesAnswered("b"), std::size_t {1});
        QVERIFY(answers.forget("nothing"));
        QCOMPARE(answers.timesAnswered("b"), std::size_t {1});
    }

    void reportsAnUnreadableFileAndLeavesItUnchanged_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        const auto row = [](const char* name, const char* bytes, const char* why) {
            QTest::addRow("%s", name) << QByteArray(bytes) << QString::fromUtf8(why);
        };
        row("broken", "{ broken", "answers.json");
        row("another file", R"({"answers": []})",
            "its \"format\" is not \"position-lab lesson answers\"");
        row("newer", R"({"format": "position-lab lesson answers", "version": 2, "answers": {}})",
            "was saved by a newer Position Lab (answers version 2; this one reads 1)");
        row("no version", R"({"format": "position-lab lesson answers", "answers": []})",
            "\"version\" must be 1");
        row("no list",
            R"({"format": "position-lab lesson answers", "version": 1, "answers": {"a": 1}})",
            "\"answers\" must be a list");
    }
    void reportsAnUnreadableFileAndLeavesItUnchanged()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, why);
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const LessonAnswers answers(path());
        const QString reported = sentenceOf(answers.record(numberFor("one", 1)));
        QVERIFY2(
            reported.contains(u"answers.json"_s) && reported.contains(why), qPrintable(reported));
        QVERIFY2(reported.startsWith(u"This answer was not saved. "_s)
                && reported.endsWith(u" Move that file away to start a new one."_s),
            qPrintable(reported));
        QVERIFY(answers.forget("one").error().sentence.contains(u"answers.json"_s));
        QVERIFY(answers.marks().empty());
        QVERIFY(!answers.csv());
        QVERIFY(sentenceOf(answers.savedAsCsv(m_folder.filePath(u"out.csv"_s)))
                    .contains(u"answers.json"_s));
        QVERIFY(!QFile::exists(m_folder.filePath(u"out.csv"_s)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    void anEmptyFileHoldsNoAnswers()
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        const LessonAnswers answers(path());
        QCOMPARE(answers.timesAnswered("one"), std::size_t {0});
        QVERIFY(answers.record(numberFor("one", 1)));
        QCOMPARE(answers.timesAnswered("one"), std::size_t {1});
    }

    void namesAFolderThatCannotBeCreatedAndTheReason()
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        const LessonAnswers answers(path() + u"/position-lab/answers.json"_s);
        QCOMPARE(sentenceOf(answers.record(numberFor("one", 1))),
            u"This answer was not saved. The folder %1/position-lab could not be created: Not a directory."_s
                .arg(path()));
    }

private:
    QString path() const { return m_folder.filePath(u"answers.json"_s); }

    QTemporaryDir m_folder;
};

LAB_APPLESS_TESTS(LessonAnswersTest)
#include "tst_lesson_answers.moc"
