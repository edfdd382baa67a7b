#include "core/math/quoting.h"

#include <doctest/doctest.h>

using namespace lab;

TEST_CASE("Any text becomes a valid JSON string")
{
    CHECK(jsonString("full_attention") == R"("full_attention")");
    CHECK(jsonString(R"(a"b\c)") == R"("a\"b\\c")");
    CHECK(jsonString("two\nlines\tand \r") == R"("two\nlines\tand \u000d")");
    CHECK(jsonString(std::string_view("\0", 1)) == R"("\u0000")");
    CHECK(jsonString("\x7f") == R"("\u007f")");
    CHECK(jsonString("位置 θ 😀") == "\"位置 θ 😀\"");
    CHECK(jsonString("a\u202eb\u2066\u2028") == R"("a\u202eb\u2066\u2028")");
    CHECK(jsonString("\U000e0041") == R"("\udb40\udc41")");
}

TEST_CASE("Invalid UTF-8 bytes become replacement characters, one for each")
{
    for (const std::string_view wrong : {"\xff", "\xc0", "\xc3", "\xe4\xbd", "\xf0\x9f\x98"}) {
        CAPTURE(wrong.size());
        std::string wanted = "\"";
        for (std::size_t k = 0; k < wrong.size(); ++k)
            wanted += "\xef\xbf\xbd";
        CHECK(jsonString(wrong) == wanted + '"');
    }
    CHECK(codePoints("\xed\xa0\x80") == U"\ufffd\ufffd\ufffd"); // a surrogate
    CHECK(codePoints("\xc0\xaf") == U"\ufffd\ufffd"); // a slash in two bytes
    CHECK(codePoints("aθ位😀") == U"aθ位😀");
}

TEST_CASE("An object of JSON keeps the order of its entries")
{
    JsonObject line;
    CHECK(line.text() == "{}");
    line.add("b", 1);
    line.add("a\"", jsonList({"1", jsonString("x")}));
    CHECK(line.text() == R"({"b": 1, "a\"": [1, "x"]})");
    JsonObject inner(2);
    inner.add("c", "null");
    JsonObject outer(1);
    outer.add("inner", inner.text());
    outer.add("d", -2);
    CHECK(outer.text() == "{\n  \"inner\": {\n    \"c\": null\n  },\n  \"d\": -2\n}");
}

TEST_CASE("A shell and a table read back what was quoted")
{
    CHECK(shellQuoted("{\"a\": $b}") == "'{\"a\": $b}'");
    CHECK(shellQuoted("it's") == "'it'\\''s'");
    CHECK(shellQuoted("") == "''");
    CHECK(csvQuoted("say \"a, b\"") == "\"say \"\"a, b\"\"\"");
}

TEST_CASE("Invisible characters and direction marks are hidden")
{
    for (const char32_t code : {0x00, 0x1b, 0x7f, 0x9b, 0x61c, 0x200f, 0x2028, 0x202e, 0x2067,
             0xd800, 0xfeff, 0xfffe, 0xe0041})
        CHECK(isHidden(code));
    for (const char32_t code : {U' ', U'a', U'&', U'<', U'θ', U'位', U'\u200d', U'\ufffd', U'😀'})
        CHECK_FALSE(isHidden(code));
    CHECK(hasHidden("a\u202eb"));
    CHECK_FALSE(hasHidden("a b"));
}
