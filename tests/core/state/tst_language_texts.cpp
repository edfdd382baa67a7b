#include "core/state/language_texts.h"

#include <doctest/doctest.h>

using namespace lab;

TEST_CASE("a text is returned in the language, else in English, else in any language")
{
    const LanguageTexts all {{"de", "Drehung"}, {"en", "Turn"}, {"zh_CN", "旋转"}};
    CHECK(textIn(all, "de") == "Drehung");
    CHECK(textIn(all, "zh_CN") == "旋转");
    CHECK(textIn(all, "fr") == "Turn");
    CHECK(textIn({{"en", "Turn"}, {"zh_CN", ""}}, "zh_CN") == "Turn");
    CHECK(textIn({{"en", ""}, {"zh_CN", "旋转"}}, "en") == "旋转");
    CHECK(textIn({}, "en").empty());
}
