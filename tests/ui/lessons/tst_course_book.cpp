#include "ui/lessons/course_book.h"

#include "app/files/lesson_file.h"
#include "tests/qt_test.h"

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;
using lab::Course;
using lab::LessonNode;

class TestCourseBook : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyLessonIsOnTheMapOnce();
    void aNodeComesAfterWhatItNeeds();
    void thePathContainsThePrerequisitesOfItsNodes();
    void everyTitleIsInBothLanguages();
    void aBrokenFileIsRejected_data();
    void aBrokenFileIsRejected();
};

void TestCourseBook::everyLessonIsOnTheMapOnce()
{
    std::map<std::string, int> places;
    for (const Course::Group& group : lab::ui::ownCourse().groups)
        for (const LessonNode& node : group.nodes)
            ++places[node.lesson];
    std::map<std::string, int> expected;
    for (const lab::Lesson& lesson : lab::app::shippedLessons())
        expected[lesson.key] = 1;
    QCOMPARE(places, expected);
}

void TestCourseBook::aNodeComesAfterWhatItNeeds()
{
    // On the map, every prerequisite comes before its node, so no cycle is possible.
    std::set<std::string> before;
    for (const Course::Group& group : lab::ui::ownCourse().groups)
        for (const LessonNode& node : group.nodes) {
            for (const std::string& need : node.needs)
                QVERIFY2(before.contains(need), node.lesson.c_str());
            before.insert(node.lesson);
        }
    // Its question mentions softmax, which that lesson explains.
    const auto& first = lab::ui::ownCourse().groups.front().nodes;
    QCOMPARE(std::ranges::find(first, "33_attention", &LessonNode::lesson)->needs,
        std::vector<std::string> {"34_softmax"});
}

void TestCourseBook::thePathContainsThePrerequisitesOfItsNodes()
{
    const Course& course = lab::ui::ownCourse();
    std::set<std::string> walked;
    for (const std::string& lesson : course.path) {
        for (const Course::Group& group : course.groups) {
            const auto at = std::ranges::find(group.nodes, lesson, &LessonNode::lesson);
            if (at == group.nodes.end())
                continue;
            for (const std::string& need : at->needs)
                QVERIFY2(walked.contains(need), lesson.c_str());
        }
        QVERIFY(walked.insert(lesson).second);
    }
}

void TestCourseBook::everyTitleIsInBothLanguages()
{
    for (const Course::Group& group : lab::ui::ownCourse().groups) {
        QCOMPARE(group.title.size(), std::size_t(2));
        for (const LessonNode& node : group.nodes)
            QVERIFY2(node.title.empty() || node.title.size() == 2, node.lesson.c_str());
    }
}

void TestCourseBook::aBrokenFileIsRejected_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray("{}");
    QTest::newRow("no nodes") << QByteArray(
        R"({"groups": [{"title": {"en": "a"}, "stations": []}], "path": ["1"]})");
    QTest::newRow("an unknown prerequisite") << QByteArray(
        R"({"groups": [{"title": {"en": "a"}, "stations": [{"lesson": "1", "needs": ["2"]}]}],
            "path": ["1"]})");
    QTest::newRow("a path to an unknown lesson") << QByteArray(
        R"({"groups": [{"title": {"en": "a"}, "stations": [{"lesson": "1"}]}], "path": ["2"]})");
}

void TestCourseBook::aBrokenFileIsRejected()
{
    QFETCH(const QByteArray, json);
    QVERIFY(!lab::ui::courseOf(json));
    QVERIFY(lab::ui::courseOf(
        R"({"groups": [{"title": {"en": "a"}, "stations": [{"lesson": "1"}]}], "path": ["1"]})"));
}

LAB_WIDGET_TESTS(TestCourseBook)
#include "tst_course_book.moc"
