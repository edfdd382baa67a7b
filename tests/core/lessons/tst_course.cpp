#include "core/lessons/course.h"

#include <doctest/doctest.h>

using lab::Course;
using lab::LessonAnswered;
using lab::NodeMark;

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
    CHECK(lab::nodeMarks(Answers {}, "now").empty());
    const Answers answers {
        {"a", "now", false}, {"b", "now", true}, {"a", "now", true}, {"b", "now", false}};
    const lab::NodeMarks marks = lab::nodeMarks(answers, "now");
    CHECK(lab::markOf(marks, "a") == NodeMark::Right);
    CHECK(lab::markOf(marks, "b") == NodeMark::NotRight);
    CHECK(lab::markOf(marks, "c") == NodeMark::Open);
}

TEST_CASE("an answer that was shown counts as neither right nor complete")
{
    const Course course = smallCourse();
    const Answers answers {{"1_a", "then", false, true}, {"2_b", "then", true},
        {"2_b", "now", false, true}, {"3_c", "then", false, true}, {"3_c", "now", true}};
    const lab::NodeMarks marks = lab::nodeMarks(answers, "now");
    CHECK(lab::markOf(marks, "1_a") == NodeMark::Shown);
    CHECK(lab::markOf(marks, "2_b") == NodeMark::Shown);
    CHECK(lab::isRight(lab::markOf(marks, "3_c")));
    CHECK_FALSE(lab::isRight(NodeMark::Shown));
    CHECK_FALSE(lab::isReady(course.groups[0].nodes[1], marks));
    CHECK(lab::nextNode(course, marks) == "1_a");
    CHECK(lab::dueAgain(answers, "now").front() == "1_a");
}

TEST_CASE("a right answer of an earlier session is due again, a wrong one is not")
{
    const lab::NodeMarks marks =
        lab::nodeMarks(Answers {{"a", "then", true}, {"b", "then", false}}, "now");
    CHECK(lab::markOf(marks, "a") == NodeMark::RightAndDue);
    CHECK(lab::isRight(lab::markOf(marks, "a")));
    CHECK(lab::markOf(marks, "b") == NodeMark::NotRight);
}

TEST_CASE("a node is ready when all its prerequisites are right")
{
    const Course course = smallCourse();
    const lab::LessonNode& third = course.groups[1].nodes[0];
    lab::NodeMarks marks;
    CHECK(lab::isReady(course.groups[0].nodes[0], marks));
    CHECK_FALSE(lab::isReady(third, marks));
    marks["1_a"] = NodeMark::RightAndDue;
    CHECK_FALSE(lab::isReady(third, marks));
    marks["2_b"] = NodeMark::NotRight;
    CHECK_FALSE(lab::isReady(third, marks));
    marks["2_b"] = NodeMark::Right;
    CHECK(lab::isReady(third, marks));
    CHECK(lab::leadsTo(course, "1_a") == std::vector<std::string> {"2_b", "3_c"});
    CHECK(lab::leadsTo(course, "4_d").empty());
}

TEST_CASE("the next lesson is on the path, then on the map, then one that is due")
{
    const Course course = smallCourse();
    lab::NodeMarks marks;
    CHECK(lab::nextNode(course, marks) == "1_a");
    marks["1_a"] = NodeMark::NotRight;
    CHECK(lab::nextNode(course, marks) == "1_a");
    marks["1_a"] = NodeMark::Right;
    CHECK(lab::nextNode(course, marks) == "3_c");
    marks["3_c"] = NodeMark::RightAndDue;
    CHECK(lab::nextNode(course, marks) == "2_b");
    marks["2_b"] = NodeMark::Right;
    marks["4_d"] = NodeMark::Right;
    CHECK(lab::nextNode(course, marks) == "3_c");
    marks["3_c"] = NodeMark::Right;
    CHECK(lab::nextNode(course, marks).empty());
}

TEST_CASE("after a lesson comes the one below it, and after a group the next one")
{
    const Course course = smallCourse();
    CHECK(lab::nodeAfter(course, "1_a") == "2_b");
    CHECK(lab::nodeAfter(course, "2_b") == "3_c");
    CHECK(lab::nodeAfter(course, "4_d") == "");
    CHECK_FALSE(lab::nodeAfter(course, "my_own"));
}

TEST_CASE("a lesson's number is what its key begins with")
{
    CHECK(lab::nodeNumber("07_learned") == "7");
    CHECK(lab::nodeNumber("20_distance") == "20");
    CHECK(lab::nodeNumber("1_order") == "1");
    CHECK(lab::nodeNumber("my_lesson").empty());
}

TEST_CASE("a lesson is found by its key, with any form of its number, and by the number alone")
{
    for (const char* name : {"1_order", "01_order", "1", "01"})
        CHECK(lab::matchesKey("1_order", name));
    CHECK(lab::matchesKey("02_odometer", "2_odometer"));
    CHECK(lab::matchesKey("my_lesson", "my_lesson"));
    for (const char* name : {"", "0", "10", "11_order", "1_orde", "_order", "order"})
        CHECK_FALSE(lab::matchesKey("1_order", name));
    CHECK_FALSE(lab::matchesKey("my_lesson", ""));
    CHECK_FALSE(lab::matchesKey("my_lesson", "0"));
}
