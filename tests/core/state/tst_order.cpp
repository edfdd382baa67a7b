#include "core/state/order.h"

#include "core/state/edit.h"
#include "core/state/history.h"

#include <doctest/doctest.h>

using namespace lab;

namespace {

LabState set(const LabState& state, std::string key, Value value)
{
    return applied(state, SetParameter {std::move(key), std::move(value)});
}

} // namespace

TEST_CASE("a moved token shifts the others")
{
    CHECK(withMoved({0, 1, 2, 3}, 0, 2) == TokenOrder {1, 2, 0, 3});
    CHECK(withMoved({0, 1, 2, 3}, 3, 0) == TokenOrder {3, 0, 1, 2});
    CHECK(withMoved({0, 1, 2, 3}, 1, 1) == TokenOrder {0, 1, 2, 3});
    for (const auto& [from, to] : {std::pair {-1, 0}, {4, 0}, {0, 4}, {0, -1}})
        CHECK(withMoved({0, 1, 2, 3}, from, to) == TokenOrder {0, 1, 2, 3});
    for (int from = 0; from < 5; ++from) {
        for (int to = 0; to < 5; ++to)
            CHECK(withMoved(withMoved({4, 2, 0, 1, 3}, from, to), to, from)
                == TokenOrder {4, 2, 0, 1, 3});
    }
}

TEST_CASE("an order is written as its numbers and read back")
{
    CHECK(orderText({1, 0, 2, 3}) == "1 0 2 3");
    CHECK(orderOf(" 1, 0 2,3 ") == TokenOrder {1, 0, 2, 3});
    for (const char* wrong : {"", "1 1 0", "0 2", "0 x", "-1 0", "0 1 99999999999"})
        CHECK(orderOf(wrong).empty());
}

TEST_CASE("a sentence has 2 to 12 tokens")
{
    CHECK(isSentence("我爱"));
    CHECK(isSentence("a b c d e f g h i j k l"));
    CHECK_FALSE(isSentence("one"));
    CHECK_FALSE(isSentence(" "));
    CHECK_FALSE(isSentence("two\nlines"));
    CHECK_FALSE(isSentence("a b c d e f g h i j k l m"));
    CHECK_FALSE(isSentence("a " + std::string(longestSentence, 'b')));
}

TEST_CASE("a sentence of another length starts with its first two tokens swapped")
{
    const LabState state = set(clamped({}), "order.sentence", std::string("the dog bites"));
    CHECK(state.order.arrangement == TokenOrder {1, 0, 2});
    CHECK(state.order.token == 2);
    const LabState longer = set(state, "order.sentence", std::string("a b c d e f"));
    CHECK(longer.order.arrangement == TokenOrder {1, 0, 2, 3, 4, 5});
    const LabState same = set(clamped({}), "order.arrangement", std::string("3 2 1 0"));
    CHECK(set(same, "order.sentence", std::string("a b c d")).order.arrangement
        == TokenOrder {3, 2, 1, 0});
    CHECK(set(state, "order.sentence", std::string("alone")) == state);
    CHECK(set(state, "order.arrangement", std::string("0 1")) == state);
}

TEST_CASE("a patch may give a sentence and its order together")
{
    const auto state = patched({},
        {{"order.arrangement", std::string("2 0 1")},
            {"order.sentence", std::string("the dog bites")}})
                           .value();
    CHECK(state.order.arrangement == TokenOrder {2, 0, 1});
    CHECK(patched({}, difference({}, state)).value() == state);
    const auto wrong = patched({}, {{"order.sentence", std::string("one")}}).error();
    CHECK(wrong.kind == PatchError::Kind::WrongValue);
}

TEST_CASE("the presets are orders with a name")
{
    const LabState first = clamped({});
    CHECK(parameterNamed("order.preset")->read(first) == Value(std::string("swapped")));
    const auto order = [&](const char* name) {
        return set(first, "order.preset", std::string(name)).order.arrangement;
    };
    CHECK(order("typed") == TokenOrder {0, 1, 2, 3});
    CHECK(order("last_first") == TokenOrder {3, 0, 1, 2});
    CHECK(order("reversed") == TokenOrder {3, 2, 1, 0});
    CHECK(isOrder(order("shuffled")));
}

TEST_CASE("a drag is one undo step")
{
    History<LabState, std::string> history(clamped({}));
    const Gesture drag = 7;
    for (const MoveToken step : {MoveToken {0, 1}, {1, 2}, {2, 3}})
        history.record(applied(history.present(), step), "move", drag);
    CHECK(history.present().order.arrangement == TokenOrder {0, 2, 3, 1});
    history.undo();
    CHECK(history.present() == clamped({}));
}
