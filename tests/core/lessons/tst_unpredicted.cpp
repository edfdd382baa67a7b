#include "core/lessons/unpredicted.h"

#include <doctest/doctest.h>

using namespace lab;

namespace {

std::string kept(const std::string& words)
{
    return unpredicted({{"en", words}}).at("en");
}

} // namespace

TEST_CASE("sentences whose formulas read the prediction are left out")
{
    CHECK(kept("It turns. A is where your {prediction} would be right.") == "It turns.");
    CHECK(kept("You said {2*prediction}! It turns.") == "It turns.");
    CHECK(kept("One. In A, {exp(-0.5)*prediction} %: less. Three.") == "One. Three.");
    CHECK(kept("{prediction}").empty());
    CHECK(unpredicted({{"zh_CN", "它转一圈。A 是使你的 {prediction} 成立的基数。好！"}}).at("zh_CN")
        == "它转一圈。好！");
}

TEST_CASE("all else is the same")
{
    for (const char* words : {"", "It is {answer}. So.", "No prediction is read here. It is 3.5.",
             "{my_prediction} is no prediction", "{prediction.query}", "Ends with ..."})
        CHECK(kept(words) == words);
}
