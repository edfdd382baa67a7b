#include "core/lessons/lesson_answer.h"
#include "core/lessons/lesson_check.h"
#include "core/lessons/lesson_scope.h"
#include "core/lessons/lesson_sheet.h"
#include "core/state/edit.h"
#include "core/state/pinned.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

using namespace lab;

namespace {

Lesson choice()
{
    Lesson lesson;
    lesson.key = "test";
    lesson.start = {{"rope.width", std::int64_t {64}}};
    lesson.question.answer = "if(rope.width > 2, 2, 0)";
    lesson.question.options = {{{{"en", "It falls."}, {"zh_CN", "下降。"}}, {}},
        {{{"en", "It stays at {rope.width}"}, {"zh_CN", "停在 {rope.width}"}},
            {{"en", "You said {prediction}."}}},
        {{{"en", "It grows."}, {"zh_CN", "上升。"}}, {}}};
    return lesson;
}

std::string filled(const std::string& words, double prediction, const char* language)
{
    const Lesson lesson = choice();
    const LabState before = lessonStart(lesson, 0).value();
    return filledWords(
        {{language, words}}, language, outcomeScope(lesson, before, prediction, 2.0));
}

} // namespace

TEST_CASE("cells of both states are distinguished, in one formula and in copies of its scope")
{
    const LabState start = applied(clamped({}), SetParameter {"rope.base", 500.0});
    const LabState revealed = applied(clamped({}), SetParameter {"rope.base", 10000.0});
    const std::string frequency = "(\"rope.frequencies\", 1, \"frequency\")";
    const std::string both = "cell" + frequency + "/cell_at_start" + frequency;
    const std::string first = "cell(\"rope.frequencies\", 0, \"frequency\")";
    const double expected = std::pow(10000.0 / 500.0, -2.0 / 16);
    const LessonScope scope(start, revealed);
    CHECK(lessonNumber(both, scope).value() == doctest::Approx(expected).epsilon(1e-12));
    CHECK(lessonNumber(first, scope).value() == doctest::Approx(1).epsilon(1e-12));
    const LessonScope copied = scope;
    CHECK(lessonNumber(both, copied).value() == doctest::Approx(expected).epsilon(1e-12));
    CHECK(!lessonNumber("cell(\"rope.frequencies\", 8, \"frequency\")", scope));
}

TEST_CASE("answer and prediction of a choice are the text of an option")
{
    CHECK(filled("It is {answer}, not {prediction}.", 1, "en")
        == "It is It grows, not It stays at 64.");
    CHECK(filled("{prediction}: {answer}.", 0, "en") == "It falls: It grows.");
    CHECK(filled("{answer}。你说{ prediction }。", 1, "zh_CN") == "上升。你说停在 64。");
    CHECK(filled("{answer + 1} of 3, {answer|way|ways}", 1, "en") == "3 of 3, It grows.");
    CHECK(filled("{prediction}", 7, "en") == "7"); // which no option is
}

TEST_CASE("a number that is no option's stays a number")
{
    Lesson lesson = choice();
    lesson.question.options.clear();
    const LabState before = lessonStart(lesson, 0).value();
    const LessonScope scope = outcomeScope(lesson, before, 64.0, 2.0);
    CHECK(filledText("{answer}, {prediction}", scope).value() == "2, 64");
}

TEST_CASE("a sheet has the response to each option")
{
    const Lesson lesson = choice();
    const LessonSheet sheet = lessonSheet(lesson, lessonStart(lesson, 0).value(), "en");
    REQUIRE(sheet.wrong.size() == 2);
    CHECK(sheet.answer == "It grows.");
    CHECK(sheet.wrong[1].says == "You said It stays at 64.");
}

TEST_CASE("a tolerance below 0 is an error, at the start and with other numbers")
{
    Lesson lesson;
    lesson.key = "test";
    lesson.start = {{"rope.width", std::int64_t {64}}};
    lesson.question.answer = "rope.width";
    lesson.question.tolerance = "-1";
    auto errors = lessonErrors(lesson);
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].where == "question/tolerance");
    CHECK(errors[0].kind == LessonError::Kind::NegativeTolerance);
    CHECK(errors[0].value == doctest::Approx(-1));
    lesson.question.tolerance = "0";
    CHECK(lessonErrors(lesson).empty());
    lesson.question.tolerance = "rope.width - 32";
    lesson.again = {{{.key = "rope.width", .values = {std::int64_t {16}}, .range = {}}}};
    errors = lessonErrors(lesson);
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].time == 1);
    lesson.question.answer = "x/2000";
    lesson.question.tolerance = "-0.5";
    lesson.question.curve = LessonCurve {};
    errors = lessonErrors(lesson);
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].where == "question/tolerance");
}

TEST_CASE("a number that is not real except for rounding has no value")
{
    const LessonScope scope(clamped({}), clamped({}));
    for (const char* const formula : {"ln(4 - 9)", "(0 - 8)^(1/3)", "sqrt(0 - 1)", "2*i + 3"}) {
        INFO(formula);
        const auto number = lessonNumber(formula, scope);
        REQUIRE(!number);
        CHECK(number.error().kind == ExpressionError::Kind::NotReal);
    }
    CHECK(lessonNumber("sqrt(0 - 1e-14)", scope).value() == doctest::Approx(0));
    const auto rooted = lessonNumber("sqrt(1 - 1.0000000000000002) + 1e-9", scope); // 1.5e-8 i
    CHECK(rooted.value() == doctest::Approx(1e-9));
    CHECK(lessonNumber("exp(i*pi)", scope).value() == doctest::Approx(-1));
    CHECK(!filledText("It is {ln(0 - 1)}.", scope));
    CHECK(filledText("It is {ln(0 - 1)}.", scope, MissingNumber::Dash).value() == "It is \u2014.");
    Lesson lesson;
    lesson.key = "test";
    lesson.question.answer = "ln(x - 50.5)";
    lesson.question.tolerance = "0.1";
    lesson.question.curve = LessonCurve {};
    const auto errors = lessonErrors(lesson);
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].where == "question/answer");
    CHECK(errors[0].x == doctest::Approx(0));
}

TEST_CASE("of two near wrong answers, the nearest one matches")
{
    Lesson lesson;
    lesson.key = "test";
    lesson.question.answer = "256";
    lesson.question.tolerance = "0.5";
    lesson.question.wrong = {{"128", {}, {}}, {"127", {}, {}}};
    const LabState start = lessonStart(lesson, 0).value();
    CHECK(graded(lesson, start, 127.0).value().model == std::size_t {1});
    CHECK(graded(lesson, start, 128.0).value().model == std::size_t {0});
    CHECK(graded(lesson, start, 126.0).value().model == std::size_t {1});
    CHECK(!graded(lesson, start, 140.0).value().model);
}

TEST_CASE("0 matches an answer that is 0 except for rounding")
{
    Lesson lesson;
    lesson.key = "test";
    lesson.question.answer = "cos(pi/2)";
    const LabState start = lessonStart(lesson, 0).value();
    CHECK(graded(lesson, start, 0.0).value().grade == Grade::Right);
    CHECK(graded(lesson, start, 0.001).value().grade != Grade::Right);
    lesson.question.answer = "20";
    CHECK(graded(lesson, start, 20.19).value().grade == Grade::Right);
    CHECK(graded(lesson, start, 20.21).value().grade != Grade::Right);
}

TEST_CASE("a formula chooses by number, and one that chooses nothing is an error")
{
    Lesson lesson;
    lesson.key = "test";
    lesson.question.answer = "scaling.method";
    lesson.reveal = {{"scaling.method", std::string("=1 + 1")}};
    const Parameter& method = *parameterNamed("scaling.method");
    const auto revealedTo = [&] { return revealedState(lesson, lessonStart(lesson, 0).value()); };
    CHECK(method.read(revealedTo().value()) == Value(std::string(method.choices[2].key)));
    CHECK(lessonErrors(lesson).empty());
    for (const char* const formula : {"=0 - 1", "=100"}) {
        lesson.reveal[0].value = std::string(formula);
        const auto errors = lessonErrors(lesson);
        REQUIRE(errors.size() == 1);
        CHECK(errors[0].where == "reveal/scaling.method");
        CHECK(errors[0].kind == LessonError::Kind::NoChoice);
        CHECK(errors[0].value == doctest::Approx(formula[1] == '0' ? -1 : 100));
    }
    lesson.reveal = {{"order.sentence", std::string("=5")}};
    CHECK(lessonErrors(lesson).front().kind == LessonError::Kind::Setting);
    lesson.reveal.clear();
    lesson.question.answer = "1";
    lesson.ghost = {{"scaling.method", "prediction + 1"}};
    CHECK(lessonErrors(lesson).empty());
    const LabState shown = revealed(lesson, lessonStart(lesson, 0).value(), 0.0).value();
    const LabState a = ghostState(shown).value();
    CHECK(method.read(a) == Value(std::string(method.choices[1].key)));
    lesson.ghost = {{"scaling.method", "prediction + 100"}};
    CHECK(lessonErrors(lesson).front().kind == LessonError::Kind::NoChoice);
    lesson.ghost = {{"order.sentence", "prediction"}};
    CHECK(lessonErrors(lesson).front().kind == LessonError::Kind::Setting);
}

TEST_CASE("the words of an option are work: they cannot make a text of any length")
{
    Lesson lesson = choice();
    lesson.question.options[2].text["en"].assign(100'000, 'a');
    std::string words;
    for (int k = 0; k < 1000; ++k)
        words += "{answer}";
    lesson.outcome = {{"en", words}};
    const auto errors = lessonErrors(lesson);
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].where == "outcome/en");
    CHECK(errors[0].error.kind == ExpressionError::Kind::TooMuchWork);
    lesson.outcome["en"].resize(10 * std::string("{answer}").size());
    CHECK(lessonErrors(lesson).empty());
}

TEST_CASE("the number that is shown is the one of its text, also half-way between two")
{
    CHECK(shownNumber(1234.5) == doctest::Approx(1234).epsilon(1e-9));
    CHECK(shownNumber(1235.5) == doctest::Approx(1236).epsilon(1e-9));
    CHECK(shownNumber(10000.5) == doctest::Approx(10000).epsilon(1e-9));
    CHECK(shownNumber(-100000.4) == doctest::Approx(-100000).epsilon(1e-9));
    CHECK(shownNumber(1.23456e-20) == doctest::Approx(1.235e-20).epsilon(1e-9));
    CHECK(shownNumber(HUGE_VAL) > 1e300);
}
