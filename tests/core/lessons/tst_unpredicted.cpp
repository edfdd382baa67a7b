#include "core/lessons/unpredicted.h"

#include "core/lessons/lesson_sheet.h"

#include <doctest/doctest.h>

using namespace lab;

namespace {

std::string kept(const std::string& words)
{
    return textIn(unpredicted({{"en", words}}, "en"), "en");
}

} // namespace

TEST_CASE("sentences whose formulas read the prediction are left out")
{
    CHECK(kept("It turns. A is where your {prediction} would be right.") == "It turns.");
    CHECK(kept("You said {2*prediction}! It turns.") == "It turns.");
    CHECK(kept("One. In A, {exp(-0.5)*prediction} %: less. Three.") == "One. Three.");
    CHECK(kept("{prediction}").empty());
    const LessonText chinese {{"zh_CN", "它转一圈。A 是使你的 {prediction} 成立的底数。好！"}};
    CHECK(textIn(unpredicted(chinese, "zh_CN"), "zh_CN") == "它转一圈。好！");
}

TEST_CASE("if no sentence is left, other languages are not used")
{
    Lesson lesson;
    lesson.key = "test";
    lesson.question.answer = "rope.width";
    lesson.outcome = {{"en", "It is {answer}. Your answer: {prediction}."},
        {"zh_CN", "是 {answer}，你说 {prediction}。"}};
    lesson.explanation = {{"en", "So it is."}};
    CHECK(textIn(unpredicted(lesson.outcome, "zh_CN"), "zh_CN").empty());
    CHECK(textIn(unpredicted(lesson.outcome, "en"), "en") == "It is {answer}.");
    CHECK(textIn(unpredicted(lesson.explanation, "zh_CN"), "zh_CN") == "So it is.");
    const LessonSheet sheet = lessonSheet(lesson, lessonStart(lesson, 0).value(), "zh_CN");
    CHECK(sheet.outcome.empty());
    CHECK(sheet.explanation == "So it is.");
}

TEST_CASE("what is compared without a prediction is the state before, or a ghost that needs none")
{
    Lesson lesson;
    lesson.start = {{"bench", "rotations"}, {"position.query", std::int64_t {9}}};
    lesson.question.answer = "position.query";
    lesson.reveal = {{"position.query", std::int64_t {20}}};
    const LabState before = lessonStart(lesson, 0).value();
    const auto pinned = [&] {
        const LabState after = revealedWithoutPrediction(lesson, before).value();
        CHECK(after.position.query == 20);
        return after.pinned.isEmpty() ? -1 : after.pinned.state().position.query;
    };
    CHECK(pinned() == 9);
    lesson.ghost = {{"position.query", "5 + at_start(\"position.query\")"}};
    CHECK(pinned() == 14);
    lesson.ghost = {{"position.query", "5 + prediction"}};
    CHECK(pinned() == -1);
    lesson.reveal = {{"position.query", std::int64_t {-1}}};
    lesson.reveal.front().key = "no.such";
    CHECK_FALSE(revealedWithoutPrediction(lesson, before));
}

TEST_CASE("all else is the same")
{
    for (const char* words : {"", "It is {answer}. So.", "No prediction is read here. It is 3.5.",
             "{my_prediction} is no prediction", "{prediction.query}", "Ends with ..."})
        CHECK(kept(words) == words);
}
