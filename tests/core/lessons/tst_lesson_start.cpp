#include "core/lessons/lesson.h"
#include "core/lessons/lesson_check.h"
#include "core/lessons/lesson_scope.h"
#include "core/lessons/lesson_sheet.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

using namespace lab;

namespace {

Lesson varied()
{
    Lesson lesson;
    lesson.key = "test";
    lesson.start = {{"rope.width", std::int64_t {64}}, {"rope.base", 10000.0}};
    lesson.again = {{{.key = "rope.base", .values = {500.0, 2000.0}, .range = {}}},
        {{.key = "rope.width", .values = {}, .range = std::pair(16.0, 128.0)},
            {.key = "rope.base", .values = {}, .range = std::pair(100.0, 1e6)}}};
    return lesson;
}

LabState startAt(const Lesson& lesson, std::size_t time)
{
    return lessonStart(lesson, time).value();
}

} // namespace

TEST_CASE("the first time has the lesson's own numbers")
{
    const LabState state = startAt(varied(), 0);
    CHECK(state == patched(clamped({}), varied().start).value());
    Lesson plain = varied();
    plain.again.clear();
    CHECK(startAt(plain, 7) == state);
}

TEST_CASE("later times draw others, each variation in turn, the same every time")
{
    const Lesson lesson = varied();
    std::set<double> lists;
    std::set<double> widths;
    for (std::size_t time = 1; time < 60; time += 2) {
        const LabState listed = startAt(lesson, time);
        const LabState ranged = startAt(lesson, time + 1);
        CHECK(listed == startAt(lesson, time));
        const double base = std::get<double>(parameterNamed("rope.base")->read(listed));
        CHECK((std::lround(base) == 500 || std::lround(base) == 2000));
        lists.insert(base);
        const auto width = std::get<std::int64_t>(parameterNamed("rope.width")->read(ranged));
        CHECK(width >= 16);
        CHECK(width <= 128);
        CHECK(width % 2 == 0);
        widths.insert(static_cast<double>(width));
        const double drawn = std::get<double>(parameterNamed("rope.base")->read(ranged));
        CHECK(drawn >= 100);
        CHECK(drawn <= 1e6);
    }
    CHECK(lists.size() == 2);
    CHECK(widths.size() > 10);
}

TEST_CASE("two lessons draw different numbers")
{
    Lesson other = varied();
    other.key = "other";
    bool isOther = false;
    for (std::size_t time = 2; time < 20; time += 2)
        isOther = isOther || !(startAt(other, time) == startAt(varied(), time));
    CHECK(isOther);
}

TEST_CASE("an invalid setting is named")
{
    Lesson lesson = varied();
    lesson.again = {{{.key = "rope.width", .values = {std::int64_t {-4}}, .range = {}}}};
    const auto start = lessonStart(lesson, 1);
    REQUIRE(!start);
    CHECK(start.error().key == "rope.width");
}

TEST_CASE("a value that may be drawn is tried, whether or not one of the first draws has it")
{
    Lesson lesson = varied();
    lesson.question.answer = "rope.width";
    CHECK(lessonErrors(lesson).empty());
    const std::vector<VariedSetting> wrong {
        {.key = "rope.width", .values = {}, .range = std::pair(2.0, 1030.0)},
        {.key = "rope.base", .values = {}, .range = std::pair(0.5, 1e6)},
        {.key = "rope.width",
            .values = {std::int64_t {16}, std::int64_t {32}, std::int64_t {48}, std::int64_t {63},
                std::int64_t {80}, std::int64_t {96}, std::int64_t {112}, std::int64_t {128}},
            .range = {}}};
    for (const VariedSetting& setting : wrong) {
        lesson.again = {{setting}};
        const auto errors = lessonErrors(lesson);
        REQUIRE(errors.size() == 1);
        CHECK(errors[0].where == "again/0/" + setting.key);
        CHECK(errors[0].kind == LessonError::Kind::Setting);
    }
}

TEST_CASE("a value that goes with some of the others that are drawn is no error")
{
    Lesson lesson = varied();
    lesson.question.answer = "rope.width";
    const Value narrow = std::int64_t {16};
    const Value wide = std::int64_t {128};
    const auto errorsWith = [&](std::vector<Value> widths, std::vector<Value> pairs) {
        lesson.again = {{{.key = "rope.width", .values = std::move(widths), .range = {}},
            {.key = "rope.pair", .values = std::move(pairs), .range = {}}}};
        return lessonErrors(lesson);
    };
    std::vector<Value> pairs(60, Value(std::int64_t {3}));
    pairs.emplace_back(std::int64_t {20}); // which is not drawn in the first repeats
    CHECK(errorsWith({narrow, wide}, pairs).empty()); // one of these has the narrow one first
    CHECK(errorsWith({wide, narrow}, pairs).empty());
    CHECK(errorsWith({narrow}, pairs).size() == 1);
    std::vector<Value> widths(60, wide);
    widths.push_back(narrow); // with which the pair is invalid, and not the width
    CHECK(errorsWith(widths, {std::int64_t {20}}).empty());
}

TEST_CASE("of many invalid values the first of each setting is reported, up to a limit")
{
    Lesson lesson = varied();
    lesson.question.answer = "rope.width";
    const std::vector<Value> bad(3000, Value(std::int64_t {63}));
    lesson.again.assign(2 * maxErrors, {{.key = "rope.width", .values = bad, .range = {}}});
    CHECK(lessonErrors(lesson).size() == 2 * maxErrors);
    // Within the limit of effort: the last of so many values is not tested.
    lesson.again = {{{.key = "rope.width", .values = {}, .range = {}}}};
    lesson.again[0][0].values.assign(maxSettingsTried + 1'000, Value(std::int64_t {16}));
    lesson.again[0][0].values.back() = Value(std::int64_t {63});
    CHECK(lessonErrors(lesson).empty());
    CHECK_FALSE(checkedLesson(lesson).triesAgainWhole);
    lesson.again[0][0].values.front() = Value(std::int64_t {63});
    CHECK(lessonErrors(lesson).size() == 1);
    // But the first draw of each entry is tested, whatever the others took.
    lesson.again[0][0].values.front() = Value(std::int64_t {16});
    lesson.again[0][0].values.back() = Value(std::int64_t {16});
    const Variation good {{.key = "rope.width", .values = {std::int64_t {32}}, .range = {}}};
    lesson.again.insert(lesson.again.end(), drawsTried + 3, good);
    lesson.again.back()[0].values = {std::int64_t {63}};
    const auto errors = lessonErrors(lesson);
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].where == "again/11/rope.width");
}

TEST_CASE("a sheet omits only sentences with the prediction")
{
    Lesson lesson = varied();
    lesson.question.answer = "rope.base";
    lesson.outcome = {{"en", "A prediction is a guess. You said {prediction}. It is {answer}."}};
    const LessonSheet sheet = lessonSheet(lesson, startAt(lesson, 0), "en");
    CHECK(sheet.outcome.starts_with("A prediction is a guess. It is 10"));
}

TEST_CASE("a sheet has the response to several curves once")
{
    Lesson lesson = varied();
    lesson.question.answer = "x";
    lesson.question.curve = LessonCurve {};
    for (const char* says : {"A line.", "A line.", "A wave."})
        lesson.question.wrong.push_back({"x", {{"en", says}}});
    const LessonSheet sheet = lessonSheet(lesson, startAt(lesson, 0), "en");
    CHECK(sheet.wrong.size() == 2);
}

TEST_CASE("a sheet identifies curves by their names")
{
    Lesson lesson = varied();
    lesson.question.answer = "x";
    lesson.question.curve = LessonCurve {};
    for (const char* name : {"Falling", "Rising"})
        lesson.question.wrong.push_back({"x", {{"en", "A line."}}, {{"en", name}}});
    const LessonSheet sheet = lessonSheet(lesson, startAt(lesson, 0), "en");
    REQUIRE(sheet.wrong.size() == 2);
    CHECK(sheet.wrong[0].answer == "Falling");
    CHECK(sheet.wrong[1].answer == "Rising");
}

TEST_CASE("one is in the singular, as an answer and in a sentence")
{
    Lesson lesson = varied();
    lesson.question.answer = "1";
    lesson.question.wrong = {{"3", {{"en", "No."}}}};
    lesson.question.unit = {{"en", "pairs"}};
    lesson.outcome = {{"en", "{answer|pair|pairs} of {answer + 2|pair|pairs}"}};
    LessonSheet sheet = lessonSheet(lesson, startAt(lesson, 0), "en");
    CHECK(sheet.outcome == "1 pair of 3 pairs");
    CHECK(sheet.answer == "1 pairs"); // as the file has it
    lesson.question.unitOfOne = {{"en", "pair"}};
    sheet = lessonSheet(lesson, startAt(lesson, 0), "en");
    CHECK(sheet.answer == "1 pair");
    CHECK(sheet.wrong[0].answer == "3 pairs");
}

TEST_CASE("a number without a value in a dragged state is a dash in the text")
{
    LabState state = clamped({});
    state.position.query = 3;
    const LessonScope scope(state, state, LessonScope::newEffort());
    const LessonText text {
        {"en", "Row {cell(\"shaw.terms\", position.query - 9, \"position\")}, {1 + 1}."}};
    CHECK(filledWords(text, "en", scope) == "Row \u2014, 2.");
    CHECK_FALSE(filledText(text.at("en"), scope));
}

TEST_CASE("lessons that share a budget take no more than it has, together")
{
    Lesson lesson = varied();
    lesson.question.answer = "rope.width + 0*sum(k, 1, 100000, k)";
    lesson.again.clear();
    CHECK(checkedLesson(lesson).errors.empty());
    const CheckBudget budget {std::make_shared<Effort>(maxLessonSteps / 10), {}};
    std::size_t sound = 0;
    LessonCheck check = checkedLesson(lesson, budget);
    for (; check.errors.empty() && sound < 100; ++sound)
        check = checkedLesson(lesson, budget);
    CHECK(sound > 0);
    CHECK(sound < 20);
    CHECK(check.isBeyondBudget);
    CHECK(budget.steps->left() < 0);
    CHECK(checkedLesson(lesson).errors.empty()); // alone it is valid, as usual
    lesson.question.answer = "sum(k, 1, 30000000, k)"; // too much by itself
    CHECK_FALSE(checkedLesson(lesson).isBeyondBudget);
}
