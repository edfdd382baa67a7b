#include "core/frames/relative/relative_frames.h"
#include "core/frames/relative/relative_layer.h"

#include "core/encodings/seeded_matrices.h"
#include "core/encodings/transformer_xl/formula.h"
#include "core/frames/reading.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/edit.h"
#include "core/state/first_words.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace lab;

namespace {

LabState stateOf(RelativeEncoding encoding, std::int64_t query = 8, std::int64_t key = 1)
{
    LabState state;
    state.bench = BenchId::Relative;
    state.relative.encoding = encoding;
    state.position.query = query;
    state.position.key = key;
    return clamped(state);
}

constexpr std::array everyEncoding {
    RelativeEncoding::Shaw, RelativeEncoding::TransformerXl, RelativeEncoding::Deberta};

/// States of all encodings, masked and not, with other words and with excluded terms.
std::vector<LabState> manyStates()
{
    std::vector<LabState> states;
    for (const RelativeEncoding encoding : everyEncoding) {
        for (const char* words : {"we saw a red fox run by the old mill", "a a", "我不爱你",
                 "one two three four five six seven eight nine ten eleven twelve"}) {
            for (const std::int64_t query : {0, 3, 8, 1'000'000}) {
                LabState state = stateOf(encoding, query, 1);
                state.relative.words = words;
                states.push_back(state);
                state.schemes.shaw.encoding.visible = Visible::KeysUpToQuery;
                state.schemes.deberta.encoding.hasContentToPosition = false;
                state.schemes.deberta.encoding.variant = DebertaVariant::PublishedEquation;
                state.schemes.transformerXl.encoding.clampLength = 2;
                state.relative.counted[0] = false;
                states.push_back(clamped(state));
                state.schemes.deberta.encoding.hasPositionToContent = false;
                state.relative.counted = {};
                states.push_back(clamped(state));
            }
        }
    }
    return states;
}

std::vector<double> rowOf(const LabState& state, std::string_view encoding, std::int64_t key)
{
    const auto all = tableQuantities();
    const auto found = std::ranges::find_if(all, [&](const TableQuantity& one) {
        return one.encoding == encoding && one.quantity == "terms";
    });
    return found->table(state, {0, 16}).row(key);
}

} // namespace

TEST_CASE("the terms, the weights and the output are one sum")
{
    for (const LabState& state : manyStates()) {
        const RelativeFrame frame = relativeFrame(state);
        double output = 0;
        double total = 0;
        for (int query = 0; query < frame.count(); ++query) {
            for (int key = 0; key < frame.count(); ++key) {
                double sum = 0;
                for (const RelativeTermFrame& term : frame.terms)
                    if (term.isCounted)
                        sum += term.map.at(query, key);
                const bool isMasked = std::isnan(frame.terms.front().map.at(query, key));
                CHECK(frame.isMasked(query, key) == isMasked);
                if (!isMasked)
                    CHECK(frame.sum.at(query, key) == doctest::Approx(sum).epsilon(1e-12));
                CHECK_FALSE(std::abs(frame.sum.at(query, key)) > frame.sum.highest);
            }
        }
        for (std::size_t key = 0; key < frame.words.size(); ++key) {
            total += frame.weights[key];
            if (frame.isMasked(frame.query, static_cast<int>(key)))
                CHECK(std::abs(frame.weights[key]) <= 0);
            else
                output += frame.weights[key] * frame.mixed[key];
        }
        CHECK(total == doctest::Approx(1).epsilon(1e-12));
        CHECK(frame.output == doctest::Approx(output).epsilon(1e-12));
    }
}

TEST_CASE("without included terms all visible keys have equal weight")
{
    for (const RelativeEncoding encoding : everyEncoding) {
        LabState state = stateOf(encoding, 5, 2);
        state.relative.counted = {};
        const RelativeFrame frame = relativeFrame(state);
        const auto visible =
            std::ranges::count_if(frame.weights, [](double weight) { return weight > 0; });
        CHECK(visible == (encoding == RelativeEncoding::TransformerXl ? 6 : 10));
        for (const double weight : frame.weights)
            CHECK((weight <= 0 || weight == doctest::Approx(1.0 / double(visible))));
    }
}

TEST_CASE("the maps have the numbers of the table")
{
    for (const RelativeEncoding encoding : everyEncoding) {
        for (const char* words : {"we saw a red fox run by the old mill", "other words here"}) {
            LabState state = stateOf(encoding, 2, 1);
            state.relative.words = words;
            const RelativeFrame frame = relativeFrame(state);
            const char* name = encoding == RelativeEncoding::Shaw ? "shaw"
                : encoding == RelativeEncoding::TransformerXl     ? "transformer_xl"
                                                                  : "deberta";
            for (int key = 0; key < frame.count(); ++key) {
                const double listed = rowOf(state, name, key).back();
                if (std::isnan(listed))
                    CHECK(frame.isMasked(2, key));
                else
                    CHECK(frame.sum.at(2, key) == doctest::Approx(listed).epsilon(1e-12));
            }
        }
    }
}

TEST_CASE("reference values of the teaching example")
{
    const RelativeFrame xl = relativeFrame(stateOf(RelativeEncoding::TransformerXl));
    CHECK(xl.sum.at(8, 1) == doctest::Approx(1.7327).epsilon(1e-4));
    CHECK(xl.term(RelativeTerm::Content)->map.at(8, 1) == doctest::Approx(0.2385).epsilon(1e-3));
    CHECK(xl.term(RelativeTerm::GlobalContent)->map.at(8, 1)
        == doctest::Approx(1.2871).epsilon(1e-4));
    CHECK(xl.squaredDivisor == 8);
    const RelativeFrame deberta = relativeFrame(stateOf(RelativeEncoding::Deberta, 2, 8));
    CHECK(deberta.sum.at(2, 8) == doctest::Approx(1.4081).epsilon(1e-4));
    CHECK(deberta.squaredDivisor == 24);
    CHECK(distanceRowsFrame(stateOf(RelativeEncoding::Deberta, 2, 8)).rowOf(6) == 3);
}

TEST_CASE("a changed word affects only what depends on it")
{
    for (const RelativeEncoding encoding : everyEncoding) {
        const RelativeFrame before = relativeFrame(stateOf(encoding));
        LabState state = stateOf(encoding);
        state.relative.words = "we saw a red fox run by the new mill"; // the query's own, 8
        const RelativeFrame after = relativeFrame(state);
        for (const RelativeTermFrame& term : before.terms) {
            const HeatmapFrame& now = after.term(term.term)->map;
            const auto differs = [&](int query, int key) {
                return !std::isnan(now.at(query, key))
                    && std::abs(now.at(query, key) - term.map.at(query, key)) > 1e-12;
            };
            const bool readsQuery =
                term.term == RelativeTerm::Content || term.term == RelativeTerm::QueryPosition;
            const bool readsKey = term.term == RelativeTerm::Content
                || term.term == RelativeTerm::KeyPosition
                || term.term == RelativeTerm::GlobalContent;
            CHECK(differs(8, 1) == readsQuery);
            CHECK(differs(9, 8) == readsKey);
            CHECK_FALSE(differs(5, 1));
        }
    }
}

TEST_CASE("the same word has the same vector at any position")
{
    LabState state = stateOf(RelativeEncoding::Deberta);
    state.relative.words = "fox sees fox and bear";
    const auto tokens = relativeTokens(state);
    CHECK(tokens[0] == tokens[2]);
    CHECK(tokens[0] == 4); // of the teaching example
    CHECK(tokens[1] != tokens[4]);
    CHECK(relativeToken(state, 4) == tokens[4]);
    CHECK(relativeToken(state, 5) == 5);
}

TEST_CASE("the example has the same vectors in every language")
{
    LabState state = stateOf(RelativeEncoding::TransformerXl);
    const std::vector<std::int64_t> tokens = relativeTokens(state);
    for (const auto& [language, words] : relativeExamples()) {
        CAPTURE(language);
        state.relative.words = words;
        CHECK(relativeTokens(state) == tokens);
    }
}

TEST_CASE("the words of lessons have the same vectors in every language, and none twice")
{
    LabState state = stateOf(RelativeEncoding::Shaw);
    std::optional<std::vector<std::int64_t>> first;
    for (const auto& [language, words] : relativeLessonWords()) {
        CAPTURE(language);
        state.relative.words = words;
        std::vector<std::int64_t> tokens = relativeTokens(state);
        CHECK(tokens == first.value_or(tokens));
        first = tokens;
        std::ranges::sort(tokens);
        CHECK(std::ranges::adjacent_find(tokens) == tokens.end());
        CHECK(tokens.front() >= 1'000'000); // none is a word of the example
    }
}

TEST_CASE("the animated shift is that of the published code")
{
    for (const auto& [queries, memory] :
        std::vector<std::pair<int, int>> {{4, 4}, {1, 0}, {3, 7}}) {
        LabState state = stateOf(RelativeEncoding::TransformerXl);
        state.schemes.transformerXl.segment = queries;
        state.schemes.transformerXl.memory = memory;
        const ShiftedFrame frame = shiftedFrame(clamped(state));
        Eigen::MatrixXd distances(frame.queries, frame.keys);
        for (int column = 0; column < frame.keys; ++column)
            for (int row = 0; row < frame.queries; ++row)
                distances(row, column) =
                    frame.byDistance[static_cast<std::size_t>(row * (frame.keys + 1) + column + 1)];
        const RelativeShift shift = relativeShift(distances);
        for (int cell = 0; cell < frame.cells(); ++cell) {
            const auto index = static_cast<std::size_t>(cell);
            const int row = cell / frame.keys;
            const int column = cell % frame.keys;
            const auto place = static_cast<std::size_t>(frame.byKey[index]);
            CHECK(frame.byDistance[place] == doctest::Approx(shift.values(row, column)));
            CHECK(frame.isLeftover[index] == shift.isLeftover(row, column));
            if (!frame.isLeftover[index])
                CHECK(frame.distanceAt(static_cast<int>(place)) == row + memory - column);
        }
    }
}

TEST_CASE("the matrix to be shifted has the second term, whatever was shown before")
{
    LabState state = stateOf(RelativeEncoding::TransformerXl);
    TransformerXlScheme& scheme = state.schemes.transformerXl;
    const auto check = [&] {
        const LabState shown = clamped(state);
        const TransformerXl& encoding = shown.schemes.transformerXl.encoding;
        const auto seed = static_cast<std::uint64_t>(shown.schemes.transformerXl.seed);
        const TransformerXlWeights weights = seededWeights(encoding, seed);
        const ShiftedFrame frame = shiftedFrame(shown);
        CHECK(frame.done == shown.relative.shifted);
        std::size_t place = 0;
        for (int query = 0; query < frame.queries; ++query) {
            const Eigen::VectorXd token =
                seededToken(seed, relativeToken(shown, scheme.memory + query), encoding.width);
            for (int column = 0; column <= frame.keys; ++column, ++place) {
                const double plain = column == 0
                    ? 0
                    : terms(encoding, weights, scheme.head - 1, token, token, frame.keys - column)
                            .contentDistance
                        / std::sqrt(encoding.headWidth);
                CHECK(std::abs(frame.byDistance[place] - plain) <= 0);
            }
        }
    };
    check();
    state.relative.shifted = 3;
    check();
    scheme.encoding.base = 100;
    check();
    scheme.encoding.clampLength = 2;
    scheme.head = 2;
    check();
    state.relative.words = "one two three four five six seven";
    check();
    scheme.seed = 8;
    scheme.memory = 3;
    check();
    scheme.encoding.width = 24;
    check();
}

TEST_CASE("A plus the difference gives B")
{
    const RelativeFrame a = relativeFrame(stateOf(RelativeEncoding::Deberta));
    LabState other = stateOf(RelativeEncoding::Deberta);
    other.schemes.deberta.encoding.variant = DebertaVariant::PublishedEquation;
    const RelativeFrame b = relativeFrame(other);
    const auto apart = difference(a, b);
    REQUIRE(apart);
    for (int query = 0; query < 10; ++query)
        for (int key = 0; key < 10; ++key)
            CHECK(a.sum.at(query, key) + apart->sum.at(query, key)
                == doctest::Approx(b.sum.at(query, key)));
    CHECK_FALSE(difference(a, relativeFrame(stateOf(RelativeEncoding::Shaw))));
    other.relative.words = "two words";
    CHECK_FALSE(difference(a, relativeFrame(other)));
}

TEST_CASE("a dragged value is kept, clamped, and given back by a reset")
{
    LabState state = stateOf(RelativeEncoding::Shaw);
    state = applied(state, SetWordValue {3, 99});
    CHECK(relativeFrame(state).values[3] == doctest::Approx(largestWordValue));
    state = applied(state, SetWordValue {11, 1}); // beyond the words: kept for when there are more
    CHECK(relativeFrame(state).count() == 10);
    state = applied(state, SetWordValue {12, 1});
    CHECK_FALSE(state.relative.values.contains(12));
    CHECK(applied(state, ResetBench {}).relative.values.empty());
}

TEST_CASE("the reading has the numbers of the element under the pointer")
{
    const LabState state = stateOf(RelativeEncoding::TransformerXl);
    const Reading resting = reading(state, {});
    CHECK(resting.formula == "reading.relative.transformer_xl");
    CHECK(resting.numbers.back().value == doctest::Approx(1.7327).epsilon(1e-4));
    Focus focus;
    focus.query = 1;
    focus.key = 8;
    CHECK(reading(state, focus).subject == Reading::Subject::RelativeMasked);
    focus = {};
    focus.picture = Picture::RelativeShift;
    focus.cell = 7; // the first row's last key, four after the query
    CHECK(reading(state, focus).subject == Reading::Subject::RelativeLeftover);
    focus.cell = 0;
    CHECK(reading(state, focus).subject == Reading::Subject::RelativeShift);
    focus = {};
    focus.query = 8;
    focus.key = 1;
    focus.symbol = "weight";
    const Reading weight = reading(state, focus);
    CHECK(weight.numbers.back().value
        == doctest::Approx(relativeFrame(state).weights[1]).epsilon(1e-12));
}

TEST_CASE("the reading has the clamped distance, whose vector is used")
{
    LabState state = stateOf(RelativeEncoding::TransformerXl);
    state.schemes.transformerXl.encoding.clampLength = 2;
    Focus term;
    term.term = RelativeTerm::GlobalPosition;
    for (const Focus& focus : {Focus {}, term}) {
        const Reading reading = relativeReading(state, focus);
        const auto k = std::ranges::find(reading.numbers, "k", &ReadingNumber::slot);
        REQUIRE(k != reading.numbers.end());
        CHECK(std::abs(k->value - 2) <= 0);
    }
}

TEST_CASE("DeBERTa's key asks with its own distance in the published equation")
{
    const auto row = [](const Reading& reading, const char* slot) {
        const auto found = std::ranges::find(reading.numbers, slot, &ReadingNumber::slot);
        REQUIRE(found != reading.numbers.end());
        return static_cast<int>(found->value);
    };
    LabState state = stateOf(RelativeEncoding::Deberta, 2, 8);
    Focus term;
    term.term = RelativeTerm::KeyPosition;
    for (const Focus& focus : {Focus {}, term}) {
        state.schemes.deberta.encoding.variant = DebertaVariant::ReleasedCode;
        CHECK(row(relativeReading(state, focus), "r") == 3);
        CHECK(row(relativeReading(state, focus), "o") == 3);
        state.schemes.deberta.encoding.variant = DebertaVariant::PublishedEquation;
        CHECK(row(relativeReading(state, focus), "r") == 3);
        CHECK(row(relativeReading(state, focus), "o") == 13);
    }
}

TEST_CASE("each encoding has a vector of its own in the term of a distance")
{
    Focus term;
    term.term = RelativeTerm::QueryPosition;
    std::set<std::string> formulas;
    for (const RelativeEncoding encoding : everyEncoding)
        formulas.insert(relativeReading(stateOf(encoding, 8, 1), term).formula);
    CHECK(formulas.size() == everyEncoding.size());
}
