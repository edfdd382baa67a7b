#include "core/drawing/json.h"
#include "core/figures/order/order_figures.h"
#include "core/figures/order/order_words.h"
#include "core/state/edit.h"
#include "tests/core/drawing/plain_texts.h"
#include "tests/core/figures/drawn_marks.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::drawing;

namespace {

LabState stateOf(std::initializer_list<std::pair<const char*, Value>> settings)
{
    LabState state;
    state.bench = BenchId::Order;
    for (const auto& [key, value] : settings)
        state = applied(state, SetParameter {key, value});
    return clamped(state);
}

std::vector<LabState> states()
{
    const std::string sentence = "the dog bit the man today";
    return {stateOf({}),
        stateOf({{"order.sentence", sentence}, {"order.encoding", std::string("rope")}}),
        stateOf({{"order.sentence", sentence}, {"order.causal", true},
            {"order.layers", std::string("2")}, {"order.compared", std::string("place")}}),
        stateOf({{"order.sentence", std::string("internationalization is a very long word")},
            {"order.compared", std::string("pooled")}})};
}

template <class Values> std::vector<Values> valuesOf(Values (*make)(const LabState&))
{
    std::vector<Values> all;
    for (const LabState& state : states())
        all.push_back(make(state));
    return all;
}

std::vector<OrderFrame> frames()
{
    return valuesOf(orderFrame);
}

/// Calls `law` with each figure and its values in all states.
template <class Law> void forFigures(Law law)
{
    for (const auto* figure : {&orderSentences, &orderWeights, &orderOutputs})
        law(*figure, frames());
    law(orderEncodings, valuesOf(orderEncodingsFrame));
}

const std::array<Box, 3> places {Box {0, 0, 632, 343}, Box {10, 20, 300, 200}, Box {0, 0, 80, 60}};

Style style(double scale = 1)
{
    return {plainMetrics, english, scale};
}

Pointing pointingAt(Picture picture, int query, int key)
{
    Pointing pointing;
    pointing.focus.picture = picture;
    pointing.focus.query = query;
    pointing.focus.key = key;
    return pointing;
}

template <class Values>
Drawing drawn(const Figure<Values>& figure, const Values& frame,
    const std::type_identity_t<Values>* reference = nullptr, bool isDifference = false,
    const Pointing& pointing = {}, const Box& place = places[0])
{
    return figure.drawing({frame, reference, isDifference}, place, style(), pointing);
}

} // namespace

TEST_CASE("equal arguments give equal drawings without NaN, and JSON that can be read")
{
    forFigures([](const auto& figure, const auto& all) {
        for (const auto& frame : all)
            for (const Box& place : places)
                for (const double scale : {1.0, 1.6})
                    for (const bool isDifference : {false, true}) {
                        const Pointing pointing = pointingAt(Picture::OrderWeights, 1, 2);
                        const auto make = [&] {
                            return figure.drawing(
                                {frame, &all[1], isDifference}, place, style(scale), pointing);
                        };
                        const Drawing drawing = make();
                        CHECK(drawing == drawing); // NaN would differ from itself
                        CHECK(drawing == make());
                        CHECK(nlohmann::json::parse(json(drawing))["layers"].size()
                            == drawing.layers.size());
                    }
    });
}

TEST_CASE("layers that are not live, handles and targets do not depend on what is pointed at")
{
    forFigures([](const auto& figure, const auto& all) {
        for (const auto& frame : all) {
            const Drawing rest = drawn(figure, frame);
            int changed = 0;
            for (const Picture picture :
                {Picture::OrderChips, Picture::OrderWeights, Picture::OrderOutputs})
                for (const int token : {0, 1, 3}) {
                    Pointing pointing = pointingAt(picture, token, 2);
                    pointing.focus.encoding = OrderEncoding::Sandwich;
                    pointing.focus.column = token;
                    if (!rest.handles.empty())
                        pointing.held = Pointing::Held {rest.handles[0], {500, 200}};
                    const Drawing pointed = figure.drawing({frame}, places[0], style(), pointing);
                    REQUIRE(pointed.layers.size() == rest.layers.size());
                    for (std::size_t k = 0; k < rest.layers.size(); ++k) {
                        CHECK(pointed.layers[k].isLive == rest.layers[k].isLive);
                        changed += pointed.layers[k] == rest.layers[k] ? 0 : 1;
                        CHECK((rest.layers[k].isLive || pointed.layers[k] == rest.layers[k]));
                    }
                    CHECK(pointed.handles == rest.handles);
                    CHECK(pointed.targets == rest.targets);
                    CHECK(pointed.zones == rest.zones);
                }
            const bool isPooled = figure.picture == Picture::OrderOutputs
                && rest.targets.back().press == std::nullopt;
            CHECK((changed > 0) == !isPooled); // the mean of all is no token
        }
    });
}

TEST_CASE("an empty sentence has an empty drawing")
{
    for (const auto* figure : {&orderSentences, &orderWeights, &orderOutputs}) {
        CHECK(drawn(*figure, OrderFrame {}) == Drawing {});
        CHECK(figure->spoken({}, english).text.empty());
    }
    CHECK(orderEncodings.spoken({}, english).text.empty());
}

TEST_CASE("each token of the lower row is a handle that moves it")
{
    const OrderFrame frame = frames()[1];
    const Drawing drawing = drawn(orderSentences, frame);
    const int count = static_cast<int>(frame.words.size());
    REQUIRE(drawing.handles.size() == frame.words.size());
    CHECK(drawing.targets.size() == 2 * frame.words.size());
    for (int place = 0; place < count; ++place) {
        const Handle& handle = drawing.handles[static_cast<std::size_t>(place)];
        CHECK(numberAt(handle, handle.place) == doctest::Approx(place + 1));
        CHECK(handle.which == frame.reordered.tokens[static_cast<std::size_t>(place)]);
        CHECK(hitAt(drawing, handle.place).handle == &handle);
        CHECK(!handle.rule.edit(place + 1.0));
        const auto edit = handle.rule.edit(place == 0 ? count : 1);
        REQUIRE(edit);
        CHECK(edit->as<MoveToken>()->from == place);
    }
}

TEST_CASE("a held token is under the pointer, and never outside its row")
{
    const OrderFrame frame = frames()[0];
    const Drawing rest = drawn(orderSentences, frame);
    const Handle& first = rest.handles[0];
    const auto middleOf = [&](double x) {
        Pointing pointing;
        pointing.held = Pointing::Held {first, {x, 0}};
        const Drawing drawing = drawn(orderSentences, frame, nullptr, false, pointing);
        Box held;
        for (const Mark& mark : drawing.layers.back().marks)
            if (const auto* box = std::get_if<Region>(&mark); box && box->edge)
                held = box->box; // the one on top
        return held.centre().x;
    };
    CHECK(middleOf(first.place.x + 20) == doctest::Approx(first.place.x + 20));
    CHECK(middleOf(-1e6) == doctest::Approx(first.place.x));
    CHECK(middleOf(1e6) == doctest::Approx(rest.handles.back().place.x));
}

TEST_CASE("the keys of the sentences move the selected token and select another")
{
    OrderFrame frame = frames()[0];
    frame.selected = frame.reordered.tokens[0];
    const auto to = [&](Key key) {
        const KeyPress press = orderSentences.pressed(frame, key);
        CHECK(press.isOwn);
        return press.edit && press.edit->is<MoveToken>() ? press.edit->as<MoveToken>()->to : -1;
    };
    CHECK(to(Key::Left) == -1); // it is first
    CHECK(to(Key::Right) == 1);
    CHECK(to(Key::Home) == -1);
    CHECK(to(Key::End) == 3);
    CHECK(!orderSentences.pressed(frame, Key::PageUp).isOwn);
    frame.selected = 0;
    CHECK(orderSentences.pressed(frame, Key::Up).isOwn);
    CHECK(!orderSentences.pressed(frame, Key::Up).edit);
    CHECK(orderSentences.pressed(frame, Key::Down).edit->is<SetParameter>());
    CHECK(!orderWeights.pressed(frame, Key::Left).isOwn);
}

TEST_CASE("A has arrows below those of B only with the same tokens in the same order")
{
    const std::vector<OrderFrame> all = frames();
    const OrderFrame other =
        orderFrame(stateOf({{"order.sentence", std::string("the dog bit the man today")},
            {"order.encoding", std::string("alibi")}}));
    const auto references = [&](const OrderFrame* reference) {
        return layersOf(drawn(orderSentences, all[1], reference), Layer::Meaning::Reference);
    };
    CHECK(references(nullptr) == 0);
    CHECK(references(&other) == 2);
    CHECK(references(&all[0]) == 0);
    CHECK(references(&all[1]) == 0); // with the same weights
}

TEST_CASE("B − A takes the place of the weights, or a sentence says why it cannot")
{
    const std::vector<OrderFrame> all = frames();
    constexpr const char* axes = "queries down, keys across";
    constexpr const char* reason = "A and B have different numbers of tokens.";
    CHECK(textsOf(drawn(orderWeights, all[1], &all[2], false), axes) == 1);
    CHECK(textsOf(drawn(orderWeights, all[1], &all[2], true), axes) == 0);
    CHECK(textsOf(drawn(orderWeights, all[1], &all[2], true), reason) == 0);
    CHECK(textsOf(drawn(orderWeights, all[1], &all[0], true), reason) == 1);
    CHECK(layersOf(drawn(orderWeights, all[1], &all[0], true), Layer::Meaning::Selection) == 0);
    CHECK(drawn(orderWeights, all[1], nullptr, true) == drawn(orderWeights, all[1]));
}

TEST_CASE("each cell of the weights has the ink of its weight, and masked cells are hatched")
{
    const OrderFrame frame = frames()[2];
    const Drawing drawing = drawn(orderWeights, frame);
    std::vector<double> shares;
    int hatched = 0;
    forEachMark(drawing, [&](const Layer&, const Mark& mark) {
        if (const auto* cell = std::get_if<Region>(&mark); cell && cell->fill.tone == Tone::Result)
            shares.push_back(cell->fill.share);
        hatched += std::holds_alternative<Hatch>(mark) ? 1 : 0;
    });
    std::vector<double> weights;
    int masked = 0;
    for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered})
        for (const double weight : frame.side(side).weights.values)
            if (std::isnan(weight))
                ++masked;
            else
                weights.push_back(weight);
    CHECK(shares == weights);
    CHECK(hatched == masked);
    CHECK(masked > 0);
}

TEST_CASE("every point of a matrix shows the cell it is in, also at its edges")
{
    const OrderFrame frame = frames()[2];
    const Drawing drawing = drawn(orderWeights, frame);
    for (const OrderSide side : {OrderSide::Typed, OrderSide::Reordered}) {
        const std::vector<int>& tokens = frame.side(side).tokens;
        const Box& map = drawing.zones.at(side == OrderSide::Typed ? 0 : 1).box;
        const double count = static_cast<double>(tokens.size());
        for (std::size_t row = 0; row < tokens.size(); ++row)
            for (std::size_t column = 0; column < tokens.size(); ++column)
                for (const double inside : {0.001, 0.5, 0.999}) {
                    const Point point {
                        map.left() + map.width * (static_cast<double>(column) + inside) / count,
                        map.top() + map.height * (static_cast<double>(row) + inside) / count};
                    const Hit hit = hitAt(drawing, point);
                    CHECK(hit.focus.side == side);
                    CHECK(hit.focus.query == tokens[row]);
                    CHECK(hit.focus.key == tokens[column]);
                    CHECK(hit.isButton);
                    const auto edit = hit.zone->pressed(*hit.zone, point);
                    CHECK(edit->as<SetParameter>()->value == Value(std::int64_t {tokens[row]}));
                }
        CHECK(hitAt(drawing, {map.right(), map.bottom()}).focus.key == tokens.back());
        CHECK(!hitAt(drawing, {map.right() + 0.5, map.bottom()}).zone);
    }
}

TEST_CASE("matrices have no free paths")
{
    int paths = 0;
    forEachMark(drawn(orderWeights, frames()[1]), [&](const Layer&, const Mark& mark) {
        paths += std::holds_alternative<Path>(mark) ? 1 : 0;
    });
    CHECK(paths == 0);
}

namespace {

std::vector<Text> textsIn(const Drawing& drawing, Tone tone)
{
    std::vector<Text> all;
    forEachMark(drawing, [&](const Layer& layer, const Mark& mark) {
        const auto* text = std::get_if<Text>(&mark);
        if (text && layer.meaning == Layer::Meaning::Data && text->ink.tone == tone)
            all.push_back(*text);
    });
    return all;
}

} // namespace

TEST_CASE("a difference as the pictures show it")
{
    CHECK(changeText(0) == "0");
    CHECK(changeText(2.2e-16) == "≈ 0");
    CHECK(changeText(0.0007401) == "0.00074");
    CHECK(changeText(0.0007001) == "0.00070");
    CHECK(changeText(0.123) == "0.12");
}

TEST_CASE("a difference that is rounding has no bar")
{
    const auto widestBar = [](const OrderFrame& frame) {
        double widest = 0;
        forEachMark(drawn(orderOutputs, frame), [&](const Layer& layer, const Mark& mark) {
            const auto* bar = std::get_if<Region>(&mark);
            if (bar && layer.meaning == Layer::Meaning::Data && bar->fill == Ink(Tone::Result))
                widest = std::max(widest, bar->box.width);
        });
        return widest;
    };
    const auto differingBy = [](double change) {
        OrderFrame frame = frames()[0];
        frame.changes = {change, change, change, change};
        for (OrderRow& row : frame.rows)
            row.change = change;
        return frame;
    };
    CHECK(widestBar(differingBy(0.5)) > 1);
    CHECK(!(widestBar(differingBy(4.4e-16)) > 0));
}

TEST_CASE("the rows of the outputs have the same decimals")
{
    const OrderFrame frame =
        orderFrame(stateOf({{"order.sentence", std::string("a b c d e f g h i j k l")},
            {"order.encoding", std::string("alibi")}}));
    const std::vector<Text> numbers =
        textsIn(drawn(orderOutputs, frame, nullptr, false, {}, {0, 0, 400, 260}), Tone::ResultText);
    REQUIRE(numbers.size() == 12);
    for (const Text& number : numbers)
        CHECK_MESSAGE(number.said.text.size() == numbers[0].said.text.size(), number.said.text);
}

TEST_CASE("the rows of the encodings fit and keep apart, with names no higher than they are")
{
    const auto values = orderEncodingsFrame(states()[0]);
    for (const Box& place :
        {Box {0, 0, 267, 310}, Box {0, 0, 440, 320}, Box {0, 0, 700, 620}, Box {0, 0, 300, 230}}) {
        const Drawing drawing = drawn(orderEncodings, values, nullptr, false, {}, place);
        REQUIRE(drawing.targets.size() == values.lines.size());
        double bottom = 0;
        for (const Target& target : drawing.targets) {
            CHECK(target.box.top() > bottom - 1e-6);
            CHECK(hitAt(drawing, target.box.centre()).press == target.press);
            bottom = target.box.bottom();
        }
        CHECK(bottom < place.bottom() + 1e-6);
        const double pitch = drawing.targets[0].box.height;
        CHECK((pitch > 29.9 || bottom > place.bottom() - 1e-6)); // low rows fill the place
        for (const Text& name : textsIn(drawing, Tone::Text))
            CHECK(12 * name.letters <= pitch + 1e-9); // 12 pixels are the size of a note
        CHECK(textsOf(drawing, "Rotates query and key") == (place.height > 500 ? 1 : 0));
    }
}
