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

TEST_CASE("two options with the same text in any language are reported")
{
    Lesson lesson = asking("0");
    lesson.question.options = {{{{"en", "A"}, {"zh_CN", "甲"}}, {}},
        {{{"en", "B"}, {"zh_CN", "乙"}}, {}}, {{{"zh_CN", "甲"}}, {}}};
    CHECK(lessonAdvice(lesson)
        == std::vector<LessonAdvice> {{.kind = Kind::SameOptions, .first = 0, .second = 2}});
    lesson.question.options[2].text = {{"zh_CN", "丙"}};
    CHECK(lessonAdvice(lesson).empty());
}

TEST_CASE("two wrong answers are reported if they are the same at every start")
{
    Lesson lesson = asking("2*rope.width");
    lesson.question.wrong = {{"rope.width", {}, {}}, {"64", {}, {}}, {"7", {}, {}}};
    CHECK(lessonAdvice(lesson)
        == std::vector<LessonAdvice> {{.kind = Kind::SameWrong, .first = 0, .second = 1}});
    lesson.again = {{{.key = "rope.width", .values = {std::int64_t {16}}, .range = {}}}};
    CHECK(lessonAdvice(lesson).empty());
}

TEST_CASE("of many equal answers each is reported once, with the first of them")
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

TEST_CASE("a true curve that leaves its axis is reported with its first place outside")
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

TEST_CASE("a tolerance that the displayed answer misses is reported")
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

TEST_CASE("a nonzero answer for which 0 is accepted is reported")
{
    Lesson lesson = asking("2^(-33)");
    const auto advice = lessonAdvice(lesson);
    REQUIRE(advice.size() == 1);
    CHECK(advice[0].kind == Kind::TinyAnswer);
    lesson.question.answer = "cos(pi/2)"; // 0 except for rounding, for which that tolerance is
    CHECK(lessonAdvice(lesson).empty());
    lesson.question.answer = "2^(-53)";
    lesson.question.tolerance = "1e-9";
    REQUIRE(lessonAdvice(lesson).size() == 1);
    CHECK(lessonAdvice(lesson)[0].kind == Kind::TinyAnswer);
    lesson.question.tolerance = "0.01*answer";
    CHECK(lessonAdvice(lesson).empty());
}

TEST_CASE("a curve that cannot be drawn accurately enough by hand is reported")
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

TEST_CASE("a peak that cannot be drawn by hand is reported, because no tolerance would help")
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

TEST_CASE("a control without an effect on the lesson's benches is reported")
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

TEST_CASE("a reveal without an effect is reported")
{
    Lesson lesson = asking("ln(rope.base)/ln(2)");
    lesson.start = {{"bench", std::string("base")}, {"rope.width", std::int64_t {64}}};
    lesson.outcome = {{"en", "It is {answer} of base {rope.base}."}};
    CHECK(lessonAdvice(lesson).empty());
    const auto revealing = [&](const char* key, const Value& value) {
        lesson.reveal = {{"position.query", std::int64_t {77}}, {key, value}};
        return lessonAdvice(lesson);
    };
    const std::vector<LessonAdvice> second {{.kind = Kind::IdleReveal, .first = 1}};
    CHECK(revealing("sinusoidal.base", 500000.0) == second);
    CHECK(revealing("alibi.heads", std::int64_t {4}) == second);
    CHECK(revealing("alibi.heads", std::int64_t {8}) == second); // which it has
    CHECK(revealing("rope.base", 500000.0).empty());
    CHECK(revealing("rope.base", 10000.0).empty()); // as a learner may have moved it
    CHECK(revealing("bench", std::string("waves")).empty());
    lesson.outcome = {{"en", "It is {answer} beside {sinusoidal.base}."}};
    CHECK(revealing("sinusoidal.base", 500000.0).empty());
    lesson.outcome = {};
    lesson.question.answer = "ln(sinusoidal.base)";
    CHECK(revealing("sinusoidal.base", 500000.0).empty());
}

TEST_CASE("a reveal that repeats the lesson's start is reported")
{
    Lesson lesson = asking("rope.base");
    lesson.reveal = {{"rope.base", 10000.0}, {"position.query", std::int64_t {20}}};
    CHECK(lessonAdvice(lesson).empty());
    lesson.start.push_back({"position.query", std::int64_t {20}});
    CHECK(lessonAdvice(lesson) == std::vector<LessonAdvice> {{.kind = Kind::IdleReveals}});
    lesson.again = {{{.key = "rope.base", .values = {500.0}, .range = {}}}};
    CHECK(lessonAdvice(lesson).empty());
}

TEST_CASE("a setting of an encoding or a method that the bench does not show is reported")
{
    struct OfBench {
        const char* bench;
        Setting chosen;
        Setting idle;
        Setting used;
    };
    using Whole = std::int64_t;
    for (const OfBench& one :
        std::vector<OfBench> {{"biases", {"biases.encoding", std::string("t5")},
                                  {"alibi.heads", Whole {4}}, {"t5.buckets", Whole {16}}},
            {"waves", {"waves.encoding", std::string("learned")}, {"sinusoidal.base", 300.0},
                {"learned.seed", Whole {9}}},
            {"grids", {"grids.encoding", std::string("axial")}, {"multimodal_rotary.base", 300.0},
                {"rotary_grid.base", 300.0}},
            {"relative", {"relative.encoding", std::string("shaw")}, {"transformer_xl.base", 300.0},
                {"shaw.clip", Whole {2}}},
            {"rotations", {"scaling.method", std::string("ntk_aware")}, {"scaling.beta_fast", 40.0},
                {"scaling.factor", 6.0}}}) {
        CAPTURE(one.bench);
        Lesson lesson = asking("7");
        lesson.start = {{"bench", std::string(one.bench)}, one.chosen};
        lesson.reveal = {one.idle};
        CHECK(lessonAdvice(lesson)
            == std::vector<LessonAdvice> {{.kind = Kind::IdleReveal, .first = 0}});
        lesson.reveal = {one.used};
        CHECK(lessonAdvice(lesson).empty());
    }
}

TEST_CASE("variations and hidden parameters without an effect are reported")
{
    Lesson lesson = asking("rope.base");
    lesson.start = {{"bench", std::string("base")}};
    lesson.again = {{{.key = "rope.base", .values = {500.0}, .range = {}}},
        {{.key = "rope.base", .values = {700.0}, .range = {}},
            {.key = "sinusoidal.base", .values = {500.0}, .range = {}}}};
    lesson.hides = {"curve", "reading", "rope.base", "sinusoidal.base"};
    CHECK(lessonAdvice(lesson)
        == std::vector<LessonAdvice> {{.kind = Kind::IdleVariation, .first = 1, .second = 1},
            {.kind = Kind::IdleHide, .first = 3}});
}
