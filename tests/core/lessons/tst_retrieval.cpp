#include "core/lessons/retrieval.h"

#include <doctest/doctest.h>

using lab::dueAgain;
using lab::LessonAnswered;

using Answers = std::vector<LessonAnswered>;
using Keys = std::vector<std::string>;

TEST_CASE("nothing is due before two more lessons")
{
    CHECK(dueAgain(Answers {}, "one").empty());
    CHECK(dueAgain(Answers {{"a", "one"}}, "one").empty());
    CHECK(dueAgain(Answers {{"a", "one"}, {"b", "one"}}, "one").empty());
    CHECK(dueAgain(Answers {{"a", "one"}, {"b", "one"}, {"b", "one"}}, "one").empty());
}

TEST_CASE("a question comes two and five lessons later, once each")
{
    Answers answers {{"a", "one"}, {"b", "one"}, {"c", "one"}};
    CHECK(dueAgain(answers, "one") == Keys {"a"});
    answers.push_back({"a", "one"});
    CHECK(dueAgain(answers, "one").empty());
    for (const char* key : {"d", "e"})
        answers.push_back({key, "one"});
    CHECK(dueAgain(answers, "one") == Keys {"b", "c"});
    answers.push_back({"f", "one"});
    CHECK(dueAgain(answers, "one") == Keys {"a", "b", "c", "d"});
    answers.push_back({"a", "one"});
    CHECK(dueAgain(answers, "one") == Keys {"b", "c", "d"});
}

TEST_CASE("and in a later session, once")
{
    Answers answers {{"a", "one"}};
    CHECK(dueAgain(answers, "two") == Keys {"a"});
    answers.push_back({"a", "two"});
    CHECK(dueAgain(answers, "two").empty());
    CHECK(dueAgain(answers, "three").empty());
}
