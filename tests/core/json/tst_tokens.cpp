#include "core/json/tokens.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace lab;

namespace {

using Kind = JsonToken::Kind;

std::string spelled(std::string_view text)
{
    constexpr std::string_view signs = "{}[]:,SUW";
    std::string all;
    JsonTokens tokens(text);
    for (JsonToken token = tokens.next(); token.kind != Kind::End; token = tokens.next())
        all += std::string(1, signs[static_cast<std::size_t>(token.kind)]) + '('
            + std::string(token.in(text)) + ')' + std::to_string(token.line) + ' ';
    return all;
}

} // namespace

TEST_CASE("A text is split into brackets, signs, strings and words")
{
    CHECK(spelled("{\"a\": [1, -2.5e3],\n \"b\":null}")
        == "{({)1 S(\"a\")1 :(:)1 [([)1 W(1)1 ,(,)1 W(-2.5e3)1 ](])1 ,(,)1 S(\"b\")2 :(:)2 "
           "W(null)2 }(})2 ");
    CHECK(spelled("").empty());
    CHECK(spelled(" \t\r\n").empty());
}

TEST_CASE("A string ends at the first quotation mark without a backslash")
{
    CHECK(spelled(R"("a\"]" "\\" "")") == "S(\"a\\\"]\")1 S(\"\\\\\")1 S(\"\")1 ");
    CHECK(spelled("\"two\nlines\" x") == "S(\"two\nlines\")1 W(x)2 ");
    for (const std::string_view open : {"\"", "\"a", "\"\\", "\"a\\\"", "\"{\n}"})
        CHECK(spelled(open) == "U(" + std::string(open) + ")1 ");
}

TEST_CASE("A word is anything up to a blank, a bracket, a sign or a string")
{
    CHECK(spelled("NaN//x 0x1'y'\"z\"") == "W(NaN//x)1 W(0x1'y')1 S(\"z\")1 ");
    CHECK(spelled(std::string_view("a\0b", 3)) == std::string("W(a\0b)1 ", 8));
    CHECK(spelled("\xC3\xA9]") == "W(\xC3\xA9)1 ](])1 ");
}

TEST_CASE("A byte order mark is skipped only at the start")
{
    CHECK(spelled("\xEF\xBB\xBF[") == "[([)1 ");
    CHECK(spelled(" \xEF\xBB\xBF[") == "W(\xEF\xBB\xBF)1 [([)1 ");
}

TEST_CASE("The end is repeated, and any depth is read")
{
    const std::string deep(1'000'000, '[');
    JsonTokens tokens(deep);
    for (std::size_t k = 0; k < deep.size(); ++k)
        REQUIRE(tokens.next().kind == Kind::BeginList);
    for (int again = 0; again < 2; ++again) {
        const JsonToken end = tokens.next();
        CHECK(end.kind == Kind::End);
        CHECK(end.begin == deep.size());
        CHECK(end.end == deep.size());
    }
}
