#include "core/lessons/course.h"

#include <doctest/doctest.h>

using lab::Course;
using lab::LessonAnswered;
using lab::StationMark;

namespace {

using Answers = std::vector<LessonAnswered>;

Course smallCourse()
{
    Course course;
    course.groups = {{{{"en", "first"}}, {{"1_a", {}, {}}, {"2_b", {}, {"1_a"}}}},
        {{{"en", "second"}}, {{"3_c", {}, {"1_a", "2_b"}}, {"4_d", {}, {"3_c"}}}}};
    course.path = {"1_a", "3_c"};
    return course;
}

} // namespace

TEST_CASE("the last answer to a lesson decides whether it is right")
{
    CHECK(lab::stationMarks(Answers {}, "now").empty());
    const Answers answers {
        {"a", "now", false}, {"b", "now", true}, {"a", "now", true}, {"b", "now", false}};
    const lab::StationMarks marks = lab::stationMarks(answers, "now");
    CHECK(lab::markOf(marks, "a") == StationMark::Right);
    CHECK(lab::markOf(marks, "b") == StationMark::NotRight);
    CHECK(lab::markOf(marks, "c") == StationMark::Open);
}

TEST_CASE("an answer that was shown is no tick, and neither opens the way nor ends it")
{
    const Course course = smallCourse();
    const Answers answers {{"1_a", "then", false, true}, {"2_b", "then", true},
        {"2_b", "now", false, true}, {"3_c", "then", false, true}, {"3_c", "now", true}};
    const lab::StationMarks marks = lab::stationMarks(answers, "now");
    CHECK(lab::markOf(marks, "1_a") == StationMark::Shown);
    CHECK(lab::markOf(marks, "2_b") == StationMark::Shown);
    CHECK(lab::isRight(lab::markOf(marks, "3_c")));
    CHECK_FALSE(lab::isRight(StationMark::Shown));
    CHECK_FALSE(lab::isReady(course.groups[0].stations[1], marks));
    CHECK(lab::nextStation(course, marks) == "1_a");
    CHECK(lab::dueAgain(answers, "now").front() == "1_a");
}

TEST_CASE("a right answer of an earlier sitting is due, a wrong one is only not right")
{
    const lab::StationMarks marks =
        lab::stationMarks(Answers {{"a", "then", true}, {"b", "then", false}}, "now");
    CHECK(lab::markOf(marks, "a") == StationMark::RightAndDue);
    CHECK(lab::isRight(lab::markOf(marks, "a")));
    CHECK(lab::markOf(marks, "b") == StationMark::NotRight);
}

TEST_CASE("a station is ready when all that it needs is right")
{
    const Course course = smallCourse();
    const lab::Station& third = course.groups[1].stations[0];
    lab::StationMarks marks;
    CHECK(lab::isReady(course.groups[0].stations[0], marks));
    CHECK_FALSE(lab::isReady(third, marks));
    marks["1_a"] = StationMark::RightAndDue;
    CHECK_FALSE(lab::isReady(third, marks));
    marks["2_b"] = StationMark::NotRight;
    CHECK_FALSE(lab::isReady(third, marks));
    marks["2_b"] = StationMark::Right;
    CHECK(lab::isReady(third, marks));
    CHECK(lab::leadsTo(course, "1_a") == std::vector<std::string> {"2_b", "3_c"});
    CHECK(lab::leadsTo(course, "4_d").empty());
}

TEST_CASE("the way goes on along the path, then over the map, then to what is due")
{
    const Course course = smallCourse();
    lab::StationMarks marks;
    CHECK(lab::nextStation(course, marks) == "1_a");
    marks["1_a"] = StationMark::NotRight;
    CHECK(lab::nextStation(course, marks) == "1_a");
    marks["1_a"] = StationMark::Right;
    CHECK(lab::nextStation(course, marks) == "3_c");
    marks["3_c"] = StationMark::RightAndDue;
    CHECK(lab::nextStation(course, marks) == "2_b");
    marks["2_b"] = StationMark::Right;
    marks["4_d"] = StationMark::Right;
    CHECK(lab::nextStation(course, marks) == "3_c");
    marks["3_c"] = StationMark::Right;
    CHECK(lab::nextStation(course, marks).empty());
}

TEST_CASE("behind a lesson comes the one below it, and behind a group the next one")
{
    const Course course = smallCourse();
    CHECK(lab::stationBehind(course, "1_a") == "2_b");
    CHECK(lab::stationBehind(course, "2_b") == "3_c");
    CHECK(lab::stationBehind(course, "4_d") == "");
    CHECK_FALSE(lab::stationBehind(course, "my_own"));
}

TEST_CASE("a lesson's number is what its key begins with")
{
    CHECK(lab::stationNumber("07_learned") == "7");
    CHECK(lab::stationNumber("20_distance") == "20");
    CHECK(lab::stationNumber("1_order") == "1");
    CHECK(lab::stationNumber("my_lesson").empty());
}

TEST_CASE("a lesson is meant by its key, however its number is written, and by the number alone")
{
    for (const char* name : {"1_order", "01_order", "1", "01"})
        CHECK(lab::isMeant("1_order", name));
    CHECK(lab::isMeant("02_odometer", "2_odometer"));
    CHECK(lab::isMeant("my_lesson", "my_lesson"));
    for (const char* name : {"", "0", "10", "11_order", "1_orde", "_order", "order"})
        CHECK_FALSE(lab::isMeant("1_order", name));
    CHECK_FALSE(lab::isMeant("my_lesson", ""));
    CHECK_FALSE(lab::isMeant("my_lesson", "0"));
}
