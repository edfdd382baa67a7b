#include "core/frames/order/order_frames.h"

#include "core/frames/order/order_layer.h"
#include "core/frames/reading.h"
#include "core/frames/tables/scheme_table.h"
#include "core/math/random.h"
#include "core/state/choices.h"
#include "core/state/edit.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>

using namespace lab;

namespace {

constexpr double clearly = 1e-3;

LabState with(LabState state, std::string key, Value value)
{
    return applied(state, SetParameter {std::move(key), std::move(value)});
}

LabState start()
{
    LabState state = clamped({});
    state.bench = BenchId::Order;
    return state;
}

bool isZero(double value)
{
    return !(value < 0) && !(value > 0);
}

double number(const Reading& reading, const std::string& slot)
{
    return std::ranges::find(reading.numbers, slot, &ReadingNumber::slot)->value;
}

std::vector<LabState> sentences()
{
    std::vector<LabState> states {start()};
    for (const char* sentence :
        {"a b", "the dog bites the man", "狗咬人了又来", "a b c d e f g h i j k l", "no no no no"})
        states.push_back(with(start(), "order.sentence", std::string(sentence)));
    return states;
}

} // namespace

TEST_CASE("without an encoding the outputs move with their tokens, to the last bit")
{
    for (const LabState& sentence : sentences()) {
        CAPTURE(sentence.order.sentence);
        for (const char* preset : {"typed", "swapped", "last_first", "reversed", "shuffled"}) {
            for (const std::int64_t seed : {0, 1, 2, 77}) {
                LabState state = with(sentence, "order.preset", std::string(preset));
                state = with(std::move(state), "order.seed", seed);
                const OrderFrame frame = orderFrame(state);
                CHECK(isZero(frame.changes.byToken));
                CHECK(isZero(frame.changes.pooled));
            }
        }
    }
}

// The result of one masked layer for a token is a function of the set of those before it; the
// second layer reads outputs that each depend on another set.
TEST_CASE("the mask alone reveals to one layer what came before, and to two in which order")
{
    Random random(1);
    for (int time = 0; time < 40; ++time) {
        const int count = 3 + static_cast<int>(random.uniform() * 10);
        std::string sentence;
        for (int token = 0; token < count; ++token)
            sentence += (token > 0 ? " " : "") + std::string("w")
                + std::to_string(random.bits() % 1'000'000);
        LabState state = with(start(), "order.sentence", sentence);
        state.order.seed = static_cast<std::int64_t>(random.uniform() * 1000);
        state.order.arrangement = shuffledOrder(count, random.bits());
        const bool isMoved = !std::ranges::is_sorted(withLastKept(state.order.arrangement));
        CAPTURE(sentence);
        for (const bool isCausal : {true, false}) {
            for (const int layers : {1, 2}) {
                state.order.visible = isCausal ? Visible::KeysUpToQuery : Visible::AllKeys;
                state.order.layers = layers;
                const double change = orderFrame(state).changes.last;
                CHECK((change > 1e-6) == (isCausal && layers == 2 && isMoved));
                CHECK((change > 1e-6 || isZero(change)));
            }
        }
    }
}

TEST_CASE("two layers reveal no more of the order than one if every key is visible")
{
    for (const LabState& sentence : sentences()) {
        for (const char* preset : {"swapped", "last_first", "reversed", "shuffled"}) {
            LabState state = with(sentence, "order.preset", std::string(preset));
            state = with(std::move(state), "order.layers", std::string("2"));
            const OrderChanges changes = orderFrame(state).changes;
            CHECK(isZero(changes.byToken));
            CHECK(isZero(changes.pooled));
            CHECK(isZero(changes.last));
        }
    }
}

TEST_CASE("a last token that has moved is put back before its output is compared")
{
    const LabState moved =
        with(with(start(), "order.causal", true), "order.layers", std::string("2"));
    const LabState away = with(moved, "order.arrangement", std::string("3 1 0 2"));
    const LabState kept = with(moved, "order.arrangement", std::string("1 0 2 3"));
    CHECK(isZero(orderFrame(away).changes.last - orderFrame(kept).changes.last));
    const OrderFrame own = orderFrame(with(kept, "order.compared", std::string("last")));
    CHECK(own.rows.size() == 1);
    CHECK(isZero(own.rows.front().change - orderFrame(kept).rows.back().change));
    CHECK(isZero(own.rows.front().change - own.changes.last));
}

TEST_CASE("compared position by position the vectors differ")
{
    CHECK(orderFrame(start()).changes.byPlace > 0.3);
    const LabState typed = with(start(), "order.preset", std::string("typed"));
    CHECK(isZero(orderFrame(typed).changes.byPlace));
}

TEST_CASE("the causal mask or any encoding reveals the order")
{
    CHECK(orderFrame(with(start(), "order.causal", true)).changes.byToken > clearly);
    for (const Choice& choice : parameterNamed("order.encoding")->choices) {
        CAPTURE(choice.key);
        const bool isNone = choice.key == "none";
        for (const bool isCausal : {false, true}) {
            LabState state = with(start(), "order.encoding", std::string(choice.key));
            state = with(std::move(state), "order.causal", isCausal);
            const OrderChanges changes = orderFrame(state).changes;
            CHECK((changes.byToken > clearly) == (isCausal || !isNone));
            CHECK((changes.pooled > clearly) == (isCausal || !isNone));
        }
    }
}

TEST_CASE("a bias by absolute distance does not distinguish a sentence from its reverse")
{
    const LabState reversed = with(start(), "order.preset", std::string("reversed"));
    for (const OrderEncoding encoding : allOrderEncodings) {
        const bool isOfBareDistance = encoding == OrderEncoding::Alibi
            || encoding == OrderEncoding::Kerple || encoding == OrderEncoding::Sandwich;
        LabState state = with(reversed, "order.encoding", keyOf(encoding));
        CAPTURE(keyOf(encoding));
        for (const char* layers : {"1", "2"}) {
            state = with(std::move(state), "order.layers", std::string(layers));
            CHECK(isZero(orderFrame(state).changes.byToken)
                == (isOfBareDistance || encoding == OrderEncoding::None));
        }
    }
}

TEST_CASE("both sides have the layer's numbers")
{
    const LabState state = with(start(), "order.encoding", std::string("rope"));
    const OrderRun run = orderRun(state.order);
    const OrderFrame frame = orderFrame(state);
    CHECK(frame.words == std::vector<std::string> {"我", "不", "爱", "你"});
    CHECK(frame.reordered.tokens == std::vector<int> {1, 0, 2, 3});
    CHECK(frame.word(OrderSide::Reordered, 0) == "不");
    CHECK(frame.placeOf(OrderSide::Reordered, 1) == 0);
    for (int query = 0; query < 4; ++query) {
        double sum = 0;
        for (int key = 0; key < 4; ++key) {
            CHECK(
                isZero(frame.typed.weights.at(query, key) - run.typed.weights.front()(query, key)));
            sum += frame.reordered.weights.at(query, key);
        }
        CHECK(sum == doctest::Approx(1));
        CHECK(isZero(frame.reordered.outputs.at(query, 5) - run.reordered.output(query, 5)));
    }
    for (const OrderRow& row : frame.rows) {
        const auto column = static_cast<std::size_t>(row.column);
        CHECK(isZero(row.change - std::abs(row.after[column] - row.before[column])));
        CHECK(row.change <= frame.changes.byToken);
    }
}

TEST_CASE("a hidden key has no weight")
{
    const OrderFrame frame = orderFrame(with(start(), "order.causal", true));
    CHECK(std::isnan(frame.typed.weights.at(0, 1)));
    CHECK(isZero(frame.typed.weights.at(0, 0) - 1));
}

TEST_CASE("the encodings are compared under the same reordering")
{
    const LabState state = with(start(), "order.encoding", std::string("t5"));
    const OrderEncodingsFrame frame = orderEncodingsFrame(state);
    CHECK(frame.lines.size() == allOrderEncodings.size());
    CHECK(isZero(frame.lines.front().allKeys));
    CHECK(frame.lines.front().causal > clearly);
    const double shown = orderFrame(state).changes.byToken;
    const auto chosen =
        std::ranges::find(frame.lines, OrderEncoding::T5, &OrderEncodingsFrame::Line::encoding);
    CHECK(isZero(chosen->allKeys - shown));
}

TEST_CASE("the reading line gives the weight, the output and the largest change")
{
    const LabState state = with(start(), "order.causal", true);
    const OrderFrame frame = orderFrame(state);
    const Reading all = reading(state, {});
    CHECK(all.formula == "reading.order.token");
    CHECK(isZero(number(all, "e") - frame.changes.byToken));
    for (const Reading& one : {all, reading(start(), {})}) // whole numbers could not be compared
        CHECK(one.numbers.back().form != ReadingNumber::Form::Whole);

    Focus weight;
    weight.side = OrderSide::Reordered;
    weight.query = 0;
    weight.key = 1;
    const Reading read = reading(state, weight);
    CHECK(read.subject == Reading::Subject::OrderWeight);
    CHECK(read.words == std::vector<std::string> {"我", "不"});
    CHECK(number(read, "a") == doctest::Approx(std::exp(number(read, "s")) / number(read, "sum")));
    CHECK(isZero(number(read, "a") - frame.reordered.weights.at(1, 0)));
    weight.side = OrderSide::Typed;
    CHECK(reading(state, weight).subject == Reading::Subject::OrderHidden);

    LabState last = with(state, "order.compared", std::string("last"));
    CHECK(reading(last, {}).formula == "reading.order.last");
    CHECK(isZero(number(reading(last, {}), "e") - frame.changes.last));
    last = with(std::move(last), "order.layers", std::string("2"));
    CHECK(reading(last, {}).formula == "reading.order.two.last");
    CHECK(reading(last, {}).numbers.back().value > clearly);
    CHECK(reading(last,
              [] {
                  Focus focus;
                  focus.key = 0;
                  return focus;
              }())
              .formula
        == "reading.order.two.weight");

    Focus cell;
    cell.picture = Picture::OrderOutputs;
    cell.query = 2;
    cell.column = 3;
    const Reading output = reading(state, cell);
    CHECK(output.formula == "reading.order.cell");
    CHECK(isZero(number(output, "e") - number(output, "after") + number(output, "before")));

    Focus encoding;
    encoding.encoding = OrderEncoding::Rope;
    CHECK(number(reading(state, encoding), "e") > clearly);
}

TEST_CASE("the tables have the numbers of the pictures")
{
    const LabState state = with(start(), "order.causal", true);
    const OrderFrame frame = orderFrame(state);
    for (const TableQuantity& quantity : orderTables()) {
        if (quantity.encoding != "nope")
            continue;
        const SchemeTable table = quantity.table(state, {});
        CHECK(table.count == 4);
        if (quantity.quantity == "order") {
            CHECK(isZero(table.row(1)[1] - frame.rows[1].change));
            CHECK(isZero(table.row(1)[3] - frame.changes.pooled));
            CHECK(isZero(table.row(1)[5] - frame.changes.byToken));
            CHECK(isZero(table.row(1)[6] - frame.changes.byPlace));
            CHECK(isZero(table.row(1)[7] - 2)); // the first two are exchanged
        } else if (quantity.quantity == "order_weights") {
            CHECK(isZero(table.row(2)[4] - frame.reordered.weights.at(2, 0)));
        } else if (quantity.quantity == "order_outputs") {
            CHECK(isZero(table.row(3)[7] - frame.rows[3].before[7]));
        } else {
            CHECK(quantity.quantity == "order_depth");
            LabState reversed = with(state, "order.arrangement", std::string("2 1 0 3"));
            reversed.order.layers = 2;
            CHECK(isZero(table.row(2)[0] - orderFrame(reversed).changes.last));
            CHECK(isZero(table.row(1)[0])); // one masked layer
            CHECK(table.row(2)[0] > clearly);
            CHECK(isZero(table.row(4)[1])); // no mask
        }
    }
}

TEST_CASE("exchanging equal words is not a reordering")
{
    const auto changed = [](const char* sentence, const char* preset) {
        LabState state = with(start(), "order.sentence", std::string(sentence));
        state = with(state, "order.preset", std::string(preset));
        return orderTables().front().table(state, {}).row(0)[7];
    };
    REQUIRE(orderTables().front().quantity == "order");
    CHECK(isZero(changed("a b c", "typed")));
    CHECK(isZero(changed("a b c", "reversed") - 2));
    CHECK(isZero(changed("a a b b", "swapped")));
    CHECK(isZero(changed("a a b b", "reversed") - 4));
}

TEST_CASE("every picture has its numbers, and two their difference")
{
    const OrderFrame plain = orderFrame(start());
    const OrderFrame causal = orderFrame(with(start(), "order.causal", true));
    CHECK(chipNumbers(plain).rows.size() == 8);
    CHECK(weightNumbers(plain).header.size() == 7);
    CHECK(outputNumbers(plain).rows.front().size() == 3 + 8 + 8 + 1);
    const NumberTable encodings = numbers(orderEncodingsFrame(start()));
    CHECK(encodings.rows.size() == 16);
    REQUIRE(encodings.words.size() == 1);
    CHECK(encodings.words[0].words[3] == "rope");
    const auto apart = difference(plain, orderFrame(with(start(), "order.seed", std::int64_t {2})));
    REQUIRE(apart);
    CHECK(apart->typed.weights.meaning == HeatmapFrame::Meaning::Difference);
    CHECK(std::isnan(difference(plain, causal)->typed.weights.at(0, 1)));
    CHECK_FALSE(difference(plain, orderFrame(sentences()[1])));
}
