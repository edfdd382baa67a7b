#include "tests/qt_test.h"
#include "ui/windows/presentation/expected_answers.h"

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::ui;

namespace {

Lesson asking()
{
    Lesson lesson;
    lesson.key = "test";
    lesson.start = {{"rope.width", std::int64_t {64}}};
    lesson.question.answer = "1";
    return lesson;
}

std::vector<ExpectedAnswer> answersOf(const Lesson& lesson)
{
    return expectedAnswers(lesson, lessonStart(lesson, 0).value(), "en");
}

} // namespace

class ExpectedAnswersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aWrongOptionHasItsOwnFeedback()
    {
        Lesson lesson = asking();
        lesson.question.options = {
            {{{"en", "It falls."}}, {{"en", "Not {prediction}, but: {answer}."}}},
            {{{"en", "It grows."}}, {}}};
        const auto answers = answersOf(lesson);
        QCOMPARE(answers.size(), std::size_t {2});
        QCOMPARE(answers[0].says, u"Not It falls, but: It grows."_s);
        QVERIFY(answers[1].isRight && answers[1].says.isEmpty());
    }

    void feedbackOnAWrongNumberNamesBothNumbers()
    {
        Lesson lesson = asking();
        lesson.question.wrong = {
            {"rope.width", {{"en", "{prediction} is the width, not {answer}."}}, {}}};
        const auto answers = answersOf(lesson);
        QCOMPARE(answers.back().says, u"64 is the width, not 1."_s);
    }
};

LAB_APPLESS_TESTS(ExpectedAnswersTest)
#include "tst_expected_answers.moc"
