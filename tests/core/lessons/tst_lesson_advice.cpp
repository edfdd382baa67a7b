#include "core/lessons/lesson_advice.h"

#include <doctest/doctest.h>

using namespace lab;

namespace {

using Kind = LessonAdvice::Kind;

Lesson asking(const std::string& answer)
{
    Lesson lesson;
    lesson.key = "test";
    lesson.start = {{"rope.width", std::int64_t {64}}};
    lesson.question.answer = answer;
    return lesson;
}

} // namespace

TEST_CASE("two options of the same words are told of, in whichever language they are the same")
{
    Lesson lesson = asking("0");
    lesson.question.options = {{{{"en", "A"}, {"zh_CN", "甲"}}, {}},
        {{{"en", "B"}, {"zh_CN", "乙"}}, {}}, {{{"zh_CN", "甲"}}, {}}};
    CHECK(lessonAdvice(lesson)
        == std::vector<LessonAdvice> {{.kind = Kind::SameOptions, .first = 0, .second = 2}});
    lesson.question.options[2].text = {{"zh_CN", "丙"}};
    CHECK(lessonAdvice(lesson).empty());
}

TEST_CASE("two wrong answers are told of where they are the same at every start")
{
    Lesson lesson = asking("2*rope.width");
    lesson.question.wrong = {{"rope.width", {}, {}}, {"64", {}, {}}, {"7", {}, {}}};
    CHECK(lessonAdvice(lesson)
        == std::vector<LessonAdvice> {{.kind = Kind::SameWrong, .first = 0, .second = 1}});
    lesson.again = {{{.key = "rope.width", .values = {std::int64_t {16}}, .range = {}}}};
    CHECK(lessonAdvice(lesson).empty());
}

TEST_CASE("a true curve that leaves its axis is told of with its first place outside")
{
    Lesson lesson = asking("1 - x/100");
    lesson.question.tolerance = "0.1";
    lesson.question.curve = LessonCurve {.highest = "0.5", .across = {}, .upwards = {}};
    const auto advice = lessonAdvice(lesson);
    REQUIRE(advice.size() == 1);
    CHECK(advice[0].kind == Kind::OffAxis);
    CHECK(advice[0].x == doctest::Approx(0));
    CHECK(advice[0].value == doctest::Approx(1));
    CHECK(advice[0].highest == doctest::Approx(0.5));
    lesson.question.curve->highest = "1";
    CHECK(lessonAdvice(lesson).empty());
    lesson.question.curve->lowest = "0.25";
    CHECK(lessonAdvice(lesson).size() == 1);
}

TEST_CASE("a tolerance that the shown answer misses is told of")
{
    Lesson lesson = asking("2*pi");
    CHECK(lessonAdvice(lesson).empty());
    lesson.question.tolerance = "0";
    auto advice = lessonAdvice(lesson);
    REQUIRE(advice.size() == 1);
    CHECK(advice[0].kind == Kind::FineTolerance);
    CHECK(advice[0].value == doctest::Approx(6.283).epsilon(1e-9));
    for (const char* const whole : {"16", "65536", "0"}) {
        lesson.question.answer = whole;
        CHECK(lessonAdvice(lesson).empty());
    }
}

TEST_CASE("an answer to which a 0 is right, and is none, is told of")
{
    Lesson lesson = asking("2^(-53)");
    const auto advice = lessonAdvice(lesson);
    REQUIRE(advice.size() == 1);
    CHECK(advice[0].kind == Kind::TinyAnswer);
    lesson.question.tolerance = "0.01*answer";
    CHECK(lessonAdvice(lesson).empty());
}

TEST_CASE("a curve that no hand draws well enough is told of")
{
    Lesson lesson = asking("x/100");
    lesson.question.tolerance = "0.001";
    lesson.question.curve = LessonCurve {};
    const auto advice = lessonAdvice(lesson);
    REQUIRE(advice.size() == 1);
    CHECK(advice[0].kind == Kind::HardToDraw);
    lesson.question.tolerance = "0.02";
    CHECK(lessonAdvice(lesson).empty());
}

TEST_CASE("a control on which nothing of the lesson's benches depends is told of")
{
    Lesson lesson = asking("64");
    lesson.start = {{"bench", std::string("rotations")}};
    lesson.controls = {"rope.base", "alibi.heads", "bench"};
    const auto advice = lessonAdvice(lesson);
    REQUIRE(advice.size() == 2);
    CHECK(advice[0] == LessonAdvice {.kind = Kind::IdleControl, .first = 1});
    CHECK(advice[1].first == 2);
    lesson.controls = {"position.training_length", "alibi.heads"};
    lesson.reveal = {{"bench", std::string("biases")}};
    CHECK(lessonAdvice(lesson).empty());
}
