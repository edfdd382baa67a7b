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

TEST_CASE("of many that are alike each is told of once, with the first of them")
{
    Lesson lesson = asking("0");
    lesson.question.options.assign(4, {{{"en", "A"}}, {}});
    const auto options = lessonAdvice(lesson);
    REQUIRE(options.size() == 3);
    CHECK(options[2] == LessonAdvice {.kind = Kind::SameOptions, .first = 0, .second = 3});
    lesson.question.options.clear();
    lesson.question.wrong.assign(4, {"7", {}, {}});
    const auto wrong = lessonAdvice(lesson);
    REQUIRE(wrong.size() == 3);
    CHECK(wrong[2] == LessonAdvice {.kind = Kind::SameWrong, .first = 0, .second = 3});
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
    Lesson lesson = asking("2^(-33)");
    const auto advice = lessonAdvice(lesson);
    REQUIRE(advice.size() == 1);
    CHECK(advice[0].kind == Kind::TinyAnswer);
    lesson.question.answer = "cos(pi/2)"; // 0 but for rounding, for which that tolerance is
    CHECK(lessonAdvice(lesson).empty());
    lesson.question.answer = "2^(-53)";
    lesson.question.tolerance = "1e-9";
    REQUIRE(lessonAdvice(lesson).size() == 1);
    CHECK(lessonAdvice(lesson)[0].kind == Kind::TinyAnswer);
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

TEST_CASE("a peak that no hand draws is told of, as no tolerance would help it")
{
    Lesson lesson = asking("0-x/100");
    lesson.question.tolerance = "0.5";
    lesson.question.curve = LessonCurve {.across = {}, .upwards = {}, .asksPeak = true};
    const auto advice = lessonAdvice(lesson);
    REQUIRE(advice.size() == 2);
    CHECK(advice[0].kind == Kind::OffAxis);
    CHECK(advice[1].kind == Kind::LowPeak);
}

TEST_CASE("the context's lengths are no idle controls where RoPE is scaled")
{
    Lesson lesson = asking("64");
    lesson.controls = {"context.target_length", "context.training_length"};
    for (const char* const bench : {"rotations", "derivation", "base", "precision", "compare"}) {
        CAPTURE(bench);
        lesson.start = {{"bench", std::string(bench)}};
        CHECK(lessonAdvice(lesson).empty());
    }
    lesson.start = {{"bench", std::string("biases")}};
    CHECK(lessonAdvice(lesson).size() == 2);
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
