#include "core/encodings/fire/formula.h"
#include "core/encodings/kerple/formula.h"
#include "core/encodings/relative_bias/formula.h"
#include "core/encodings/sandwich/formula.h"
#include "core/encodings/swin/formula.h"
#include "core/encodings/t5/formula.h"
#include "core/frames/biases/biases_cells.h"
#include "core/frames/biases/biases_frames.h"
#include "core/frames/biases/cope_text.h"
#include "core/frames/biases/distance_rows.h"
#include "core/frames/biases/forms_frame.h"
#include "core/frames/biases/query_attention.h"
#include "core/frames/reading.h"
#include "core/frames/tables/scheme_table.h"
#include "core/math/softmax.h"
#include "core/state/edit.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>

using namespace lab;

namespace {

constexpr std::array allEncodings {BiasEncoding::Alibi, BiasEncoding::RelativeBias,
    BiasEncoding::T5, BiasEncoding::Swin, BiasEncoding::Kerple, BiasEncoding::Fire,
    BiasEncoding::Sandwich, BiasEncoding::Nope, BiasEncoding::Cope};

LabState stateOf(BiasEncoding encoding, std::int64_t first = 0, std::int64_t shown = 24)
{
    LabState state;
    state.bench = BenchId::Biases;
    state.biases.shown = encoding;
    state.biases.head = 2;
    state.position = {.query = 17, .key = 9, .first = first, .shown = shown};
    return clamped(state);
}

/// Each encoding at its start, and the other directions, kernels and sizes.
std::vector<LabState> sampleStates(std::int64_t first = 0, std::int64_t shown = 24)
{
    std::vector<LabState> samples;
    for (const BiasEncoding encoding : allEncodings)
        samples.push_back(stateOf(encoding, first, shown));
    LabState causal = stateOf(BiasEncoding::T5, first, shown);
    causal.schemes.t5.encoding.direction = T5Direction::Causal;
    causal.schemes.t5.encoding.buckets = 8;
    causal.schemes.t5.encoding.maxDistance = 12;
    samples.push_back(clamped(causal));
    LabState clipped = stateOf(BiasEncoding::RelativeBias, first, shown);
    clipped.schemes.relativeBias.encoding.clip = 3;
    clipped.schemes.relativeBias.encoding.visible = Visible::KeysUpToQuery;
    samples.push_back(clamped(clipped));
    LabState power = stateOf(BiasEncoding::Kerple, first, shown);
    power.schemes.kerple = {KerpleKernel::Power, 0.5, 1.5};
    samples.push_back(clamped(power));
    LabState wide = stateOf(BiasEncoding::Swin, first, shown);
    wide.schemes.swin.encoding.window.height = 2;
    wide.schemes.swin.encoding.window.width = 5;
    samples.push_back(clamped(wide));
    LabState gates = stateOf(BiasEncoding::Cope, first, shown);
    gates.biases.gates = {{3, 1}, {8, 0}, {15, 0.5}};
    samples.push_back(clamped(gates));
    return samples;
}

bool areSame(double one, double other)
{
    return std::isnan(one) ? std::isnan(other) : one == doctest::Approx(other).epsilon(1e-9);
}

double numberIn(const Reading& reading, std::string_view slot)
{
    const auto found = std::ranges::find(reading.numbers, slot, &ReadingNumber::slot);
    return found == reading.numbers.end() ? std::nan("") : found->value;
}

} // namespace

TEST_CASE("the bias of the bench is that of the encoding's own function")
{
    const LabState t5 = stateOf(BiasEncoding::T5);
    const T5Bias& buckets = t5.schemes.t5.encoding;
    const Eigen::MatrixXd t5Table = seededTable(buckets, 1);
    const LabState relative = stateOf(BiasEncoding::RelativeBias);
    const Eigen::MatrixXd relativeTable = seededTable(relative.schemes.relativeBias.encoding, 1);
    const LabState fire = stateOf(BiasEncoding::Fire);
    const FireScheme& network = fire.schemes.fire;
    const FireNetwork weights = seededNetwork(network.encoding, network.hidden, network.heads, 1);
    const Swin window = stateOf(BiasEncoding::Swin).schemes.swin.encoding.window;
    const Eigen::MatrixXd windowTable = seededTable(window, 1);
    for (std::int64_t query = 0; query < 40; ++query) {
        for (std::int64_t key = 0; key < 40; ++key) {
            CHECK(
                areSame(biasModel(t5).at(2, query, key), t5Table(bucket(buckets, key - query), 1)));
            CHECK(areSame(biasModel(relative).at(2, query, key),
                bias(relative.schemes.relativeBias.encoding, relativeTable, 1, query, key)));
            CHECK(areSame(biasModel(stateOf(BiasEncoding::Kerple)).at(1, query, key),
                bias(Kerple {}, query, key)));
            CHECK(areSame(biasModel(stateOf(BiasEncoding::Sandwich)).at(1, query, key),
                bias(Sandwich {}, distanceSum(Sandwich {}), query, key)));
            CHECK(areSame(biasModel(stateOf(BiasEncoding::Swin)).at(2, query, key),
                windowTable(tableRow(window, static_cast<int>(query), static_cast<int>(key)), 1)));
            const double ofNetwork =
                key > query ? std::nan("") : biases(network.encoding, weights, query, key)[1];
            CHECK(areSame(biasModel(fire).at(2, query, key), ofNetwork));
        }
    }
}

TEST_CASE("a query of Swin attends only to its own window")
{
    const LabState state = stateOf(BiasEncoding::Swin, 0, 64);
    const BiasModel model = biasModel(state);
    CHECK(model.isHidden(48, 49));
    CHECK(std::isnan(model.at(1, 49, 48)));
    CHECK(areSame(model.at(1, 50, 49), model.at(1, 1, 0)));
    CHECK(model.seen(60, 64) == KeySpan {49, 98});
}

TEST_CASE("CoPE adds the values of its table, with dragged gates")
{
    for (const bool isDragged : {false, true}) {
        LabState state = stateOf(BiasEncoding::Cope);
        if (isDragged)
            state.biases.gates = {{12, 1}, {14, 0}};
        const auto quantities = tableQuantities();
        const auto first = std::ranges::find(quantities, "cope", &TableQuantity::encoding);
        const SchemeTable table = first->table(state, {0, 18});
        const BiasModel model = biasModel(state);
        const CopeText text(state);
        for (std::int64_t key = 0; key <= 17; ++key) {
            const std::vector<double> row = table.row(key);
            CHECK(areSame(text.gate(17, key), row[0]));
            CHECK(areSame(text.position(17, key), row[1]));
            CHECK(areSame(model.at(1, 17, key), row[2]));
        }
    }
    LabState open = stateOf(BiasEncoding::Cope);
    for (std::int64_t key = 0; key < 24; ++key)
        open.biases.gates[key] = 1;
    const CopeText text(open);
    CHECK(areSame(text.position(17, 9), 9)); // all gates open: i − j + 1
}

TEST_CASE("if the bias depends only on the distance, shifting both changes nothing")
{
    for (LabState state : sampleStates()) {
        state.schemes.fire.encoding.threshold = 4; // below it FIRE depends only on the distance
        const BiasModel model = biasModel(state);
        bool isMoved = false;
        for (std::int64_t query = 0; query < 20; ++query)
            for (std::int64_t key = 0; key < 20; ++key)
                for (int head = 1; head <= model.heads; ++head)
                    isMoved = isMoved
                        || !areSame(model.at(head, query, key), model.at(head, query + 3, key + 3));
        CHECK(isMoved != model.knowsDistanceAlone);
    }
}

TEST_CASE("a cell of any encoding is the mean of its visible biases")
{
    for (const auto& [first, shown, space] : {std::tuple {0, 24, 384}, {5, 51, 13}, {7, 64, 20}}) {
        for (const LabState& state : sampleStates(first, shown)) {
            const BiasModel model = biasModel(state);
            const BiasMatrixFrame frame = biasMatrixFrame(state, space);
            REQUIRE(frame.runs.count <= space);
            for (int row = 0; row < frame.runs.count; ++row) {
                for (int column = 0; column < frame.runs.count; ++column) {
                    double sum = 0;
                    int seen = 0;
                    for (auto m = frame.runs.begin(row);
                         m < std::min(frame.runs.begin(row + 1), frame.end); ++m)
                        for (auto n = frame.runs.begin(column);
                             n < std::min(frame.runs.begin(column + 1), frame.end); ++n) {
                            const double bias = model.at(state.biases.head, m, n);
                            sum += std::isnan(bias) ? 0 : bias;
                            seen += std::isnan(bias) ? 0 : 1;
                        }
                    CHECK(areSame(frame.cells.at(row, column), sum / seen));
                }
            }
        }
    }
}

TEST_CASE("one scale contains every bias of every head")
{
    for (const LabState& state : sampleStates()) {
        const HeadsFrame frame = headsFrame(state, 24);
        REQUIRE(frame.count == biasModel(state).heads);
        const BiasMatrixFrame large = biasMatrixFrame(state, 24);
        for (int head = 1; head <= frame.count; ++head) {
            const HeatmapFrame& map = frame.map(head);
            CHECK(areSame(map.lowest, large.cells.lowest));
            for (std::size_t cell = 0; cell < map.values.size(); ++cell) {
                if (head == state.biases.head)
                    CHECK(areSame(map.values[cell], large.cells.values[cell]));
                if (!std::isnan(map.values[cell]) && frame.encoding != BiasEncoding::Alibi) {
                    CHECK(map.values[cell] >= map.lowest);
                    CHECK(map.values[cell] <= map.highest);
                }
            }
        }
    }
}

TEST_CASE("a scale ends at 0 if no bias has the other sign")
{
    for (const LabState& state : sampleStates()) {
        if (state.biases.shown == BiasEncoding::Alibi)
            continue;
        const HeadsFrame frame = headsFrame(state, 24);
        bool hasBelow = false;
        bool hasAbove = false;
        for (int head = 1; head <= frame.count; ++head)
            for (const double value : frame.map(head).values) {
                hasBelow = hasBelow || value < 0;
                hasAbove = hasAbove || value > 0;
            }
        const HeatmapFrame cells = biasMatrixFrame(state, 24).cells;
        if (hasBelow && hasAbove)
            CHECK(areSame(cells.lowest, -cells.highest));
        else if (hasBelow || hasAbove)
            CHECK(areSame(hasBelow ? cells.highest : cells.lowest, 0));
    }
}

TEST_CASE("the weights of any encoding are the softmax of scores and biases")
{
    for (LabState state : sampleStates()) {
        state.biases.scores = {{3, 4.5}, {16, -2}, {20, 1}};
        const BiasModel model = biasModel(state);
        const QueryAttention attention(state);
        std::vector<double> before;
        std::vector<double> after;
        const KeySpan seen = attention.seen();
        for (std::int64_t key = seen.first; key < seen.end; ++key) {
            before.push_back(attention.score(key));
            after.push_back(before.back() + model.at(state.biases.head, 17, key));
        }
        before = softmax(before);
        after = softmax(after);
        for (std::int64_t key = seen.first; key < seen.end; ++key) {
            const auto index = static_cast<std::size_t>(key - seen.first);
            CHECK(areSame(attention.mass(key, 1).before, before[index]));
            CHECK(areSame(attention.mass(key, 1).after, after[index]));
        }
        CHECK(areSame(attention.mass(seen.first, seen.count()).after, 1));
        const WeightsFrame frame = weightsFrame(state, 384);
        for (int key = 0; key < 24; ++key)
            CHECK(
                std::isnan(frame.after[static_cast<std::size_t>(key)]) == model.isHidden(17, key));
    }
}

TEST_CASE("the curve goes through the biases of the current query")
{
    for (const LabState& state : sampleStates()) {
        const BiasModel model = biasModel(state);
        const BiasCurveFrame frame = biasCurveFrame(state);
        REQUIRE(frame.lines.size() == static_cast<std::size_t>(model.heads));
        CHECK(areSame(frame.present[0], model.at(1, 17, 9)));
        if (frame.encoding == BiasEncoding::Alibi)
            continue;
        for (std::size_t point = 0; point < frame.distances.size(); ++point) {
            const auto key = 17 - static_cast<std::int64_t>(frame.distances[point]);
            if (key >= 0)
                CHECK(areSame(frame.lines[0][point], model.at(1, 17, key)));
        }
    }
}

TEST_CASE("the reading of a cell has its bias, or says that it is hidden")
{
    for (LabState state : sampleStates(0, 64)) {
        const BiasModel model = biasModel(state);
        for (const std::int64_t query : {0, 9, 17, 40, 63}) {
            for (const std::int64_t key : {0, 3, 9, 17, 39, 63}) {
                state.position.query = query;
                state.position.key = key;
                const Reading reading = biasesReading(state, {});
                const bool isHidden = model.isHidden(query, key);
                const Reading::Subject hidden =
                    model.window > 0 ? Reading::Subject::OtherWindow : Reading::Subject::MaskedCell;
                CHECK((reading.subject == hidden) == isHidden);
                if (!isHidden)
                    CHECK(areSame(numberIn(reading, "b"), model.at(state.biases.head, query, key)));
            }
        }
    }
}

TEST_CASE("what is not computed is not called masked")
{
    const auto read = [](LabState state, const Focus& focus, std::int64_t query, std::int64_t key) {
        state.position.query = query;
        state.position.key = key;
        return biasesReading(state, focus);
    };
    Focus weight;
    weight.picture = Picture::BiasesWeights;
    const Reading far = read(stateOf(BiasEncoding::Kerple), weight, 2'000'000, 1'999'999);
    CHECK(far.formula == "reading.bias.many_keys");
    CHECK(numberIn(far, "keys") == 2'000'001);
    CHECK(numberIn(far, "most") == 1'048'576);
    CHECK(far.subject == Reading::Subject::BeyondBiases);

    const Reading beyond = read(stateOf(BiasEncoding::Cope), {}, 600, 9);
    CHECK(beyond.formula == "reading.bias.outside");
    CHECK(numberIn(beyond, "last") == 255);
    CHECK(read(stateOf(BiasEncoding::Cope), weight, 600, 9).formula == "reading.bias.outside");

    LabState twoSided = stateOf(BiasEncoding::T5);
    twoSided.schemes.t5.encoding.direction = T5Direction::Bidirectional;
    const Reading past = read(twoSided, weight, 9, 500);
    CHECK(past.formula == "reading.bias.outside");
    CHECK(numberIn(past, "last") == 23);

    CHECK(read(stateOf(BiasEncoding::Swin), weight, 9, 60).formula == "reading.swin.outside");
    CHECK(read(stateOf(BiasEncoding::Kerple), weight, 9, 17).formula == "reading.alibi.masked");
    CHECK(read(stateOf(BiasEncoding::Nope), {}, 9, 17).formula == "reading.alibi.masked");
}

TEST_CASE("the reading of FIRE has the position as it is")
{
    LabState state = stateOf(BiasEncoding::Fire);
    state.position.query = 9'999'999;
    const Reading reading = biasesReading(state, {});
    const auto context = std::ranges::find(reading.numbers, "context", &ReadingNumber::slot);
    REQUIRE(context != reading.numbers.end());
    CHECK(context->form == ReadingNumber::Form::Whole);
}

TEST_CASE("the reading of CoPE adds up")
{
    const LabState state = stateOf(BiasEncoding::Cope);
    const Reading reading = biasesReading(state, {});
    CHECK(areSame(numberIn(reading, "b"),
        numberIn(reading, "rest") * numberIn(reading, "low")
            + numberIn(reading, "share") * numberIn(reading, "high")));
}

TEST_CASE("CoPE's reading says where the sum of its gates is cut to the last position")
{
    LabState state = stateOf(BiasEncoding::Cope, 0, 256);
    state.position.query = 250;
    state.position.key = 2;
    const CopeText text(state);
    double sum = 0;
    for (std::int64_t key = 250; key >= 2; --key)
        sum += text.gate(250, key);
    const Reading reading = biasesReading(state, {});
    CHECK(reading.formula == "reading.cope.last");
    CHECK(areSame(numberIn(reading, "sum"), sum));
    CHECK(sum == doctest::Approx(124.743).epsilon(1e-5));
    CHECK(areSame(numberIn(reading, "last"), 63));
    CHECK(areSame(numberIn(reading, "b"), text.atWhole(250, 63)));
    const BiasCurveFrame frame = biasCurveFrame(state);
    const auto& count = std::get<GateCount>(frame.detail);
    CHECK(areSame(count.counted[2], sum));
    CHECK(areSame(count.positions[2], 63));

    state = stateOf(BiasEncoding::Cope);
    CHECK(biasesReading(state, {}).formula == "reading.cope"); // 9 gates
    state.schemes.cope.encoding.positions = 1;
    const Reading none = biasesReading(clamped(state), {});
    CHECK(none.formula == "reading.cope.last");
    CHECK(areSame(numberIn(none, "last"), 0));
    CHECK(numberIn(none, "sum") > 0);
}

TEST_CASE("FIRE's bias is that of its network, near and far, with many units and heads")
{
    LabState state = stateOf(BiasEncoding::Fire);
    for (const int hidden : {1, 32, 256}) {
        FireScheme& scheme = state.schemes.fire;
        scheme.hidden = hidden;
        scheme.heads = 5;
        scheme.encoding.epsilon = hidden > 1 ? 1e-6 : 0;
        const FireNetwork network = seededNetwork(scheme.encoding, hidden, 5, 1);
        for (const std::int64_t first : {0, 400, 900'000}) {
            state.position = {.query = first + 30, .key = first, .first = first, .shown = 64};
            const BiasModel model = biasModel(state);
            for (const std::int64_t query : {first, first + 17, first + 63, first + 5000})
                for (const std::int64_t key : {std::int64_t {0}, first / 2, first, query})
                    for (int head = 1; head <= 5; ++head)
                        CHECK(std::abs(model.at(head, query, key)
                                  - biases(scheme.encoding, network, query, key)(head - 1))
                            < 1e-12);
        }
    }
}

TEST_CASE("distances of one row have one bias in every head")
{
    for (const LabState& state : sampleStates()) {
        const BiasModel model = biasModel(state);
        if (!model.knowsDistanceAlone)
            continue;
        const DistanceRows rows(model, 300);
        for (int head = 1; head <= model.heads; ++head) {
            const std::vector<double> biases = rows.biases(model, head);
            for (std::int64_t distance = -299; distance < 300; ++distance) {
                const double plain = model.at(head, std::max<std::int64_t>(distance, 0),
                    std::max<std::int64_t>(-distance, 0));
                const double found = biases[rows.of(distance)];
                CHECK((std::isnan(plain) ? std::isnan(found) : std::abs(found - plain) <= 0));
            }
        }
    }
}

TEST_CASE("the cells of all heads are those of each")
{
    for (const LabState& state : sampleStates(5, 51)) {
        const BiasModel model = biasModel(state);
        const Runs runs = wholeRuns(state.position, 13);
        const auto all = biasCellsOfHeads(model, runs, 56);
        REQUIRE(all.size() == static_cast<std::size_t>(model.heads));
        for (int head = 1; head <= model.heads; ++head) {
            const std::vector<double> one = biasCells(model, head, runs, 56);
            const auto& other = all[static_cast<std::size_t>(head - 1)];
            CHECK(std::ranges::equal(one, other, [](double a, double b) {
                return std::isnan(a) ? std::isnan(b) : std::abs(a - b) <= 0;
            }));
        }
    }
}

TEST_CASE("the table of a window has the numbers of its head, row by row")
{
    LabState state = stateOf(BiasEncoding::Swin);
    state.schemes.swin.encoding.window.height = 3;
    state.schemes.swin.encoding.window.heads = 5;
    for (const int head : {1, 5}) {
        state.biases.head = head;
        const BiasCurveFrame frame = biasCurveFrame(state);
        const auto& biases = std::get<WindowTable>(frame.detail).biases;
        const Eigen::VectorXd column =
            seededTable(state.schemes.swin.encoding.window, 1).col(head - 1);
        CHECK(std::ranges::equal(biases, column));
    }
}

TEST_CASE("the cost of a token is counted over the keys visible to its query")
{
    CHECK(biasCost(stateOf(BiasEncoding::Alibi)) == BiasCost {18, 16, 0, 32});
    CHECK(biasCost(stateOf(BiasEncoding::Alibi)).operations() == 288);
    CHECK(biasCost(stateOf(BiasEncoding::T5)) == BiasCost {24, 8, 0, 4 * 32 * 8});
    CHECK(biasCost(stateOf(BiasEncoding::RelativeBias)) == BiasCost {24, 8, 0, 4 * 33 * 8});
    CHECK(biasCost(stateOf(BiasEncoding::Swin)) == BiasCost {49, 4, 0, 4 * 169 * 4});
    CHECK(biasCost(stateOf(BiasEncoding::Kerple)) == BiasCost {18, 5, 0, 8});
    CHECK(biasCost(stateOf(BiasEncoding::Nope)) == BiasCost {18, 0, 0, 0});
    CHECK(biasCost(stateOf(BiasEncoding::Sandwich)) == BiasCost {18, 2, 192, 4});
    // 32 hidden units and 4 heads: 4 + 96 + 4·66 operations; c, L, two by 32, 4 by 33 numbers.
    CHECK(biasCost(stateOf(BiasEncoding::Fire)) == BiasCost {18, 364, 0, 4 * 198});
    CHECK(biasCost(stateOf(BiasEncoding::Cope)) == BiasCost {18, 10, 2048, 4096});
    LabState late = stateOf(BiasEncoding::Cope); // beyond its computed numbers
    late.position.query = 256;
    CHECK(biasCost(late) == BiasCost {257, 10, 2048, 4096});
    for (const TableQuantity& one : tableQuantities()) // also from another encoding's state
        if (one.encoding == "kerple" && one.quantity == "cost")
            CHECK(one.table(stateOf(BiasEncoding::T5), {0, 18}).row(17)
                == std::vector {18.0, 90.0, 8.0});
}

TEST_CASE("the buckets of the ruler hold every distance once")
{
    for (const LabState& state : sampleStates()) {
        const BiasCurveFrame frame = biasCurveFrame(state);
        const auto* ruler = std::get_if<BucketRuler>(&frame.detail);
        CHECK((ruler != nullptr) == (state.biases.shown == BiasEncoding::T5));
        if (!ruler)
            continue;
        const BiasModel model = biasModel(state);
        for (std::int64_t distance = 0; distance < 200; ++distance) {
            const int place = bucket(ruler->t5, ruler->edges, -distance);
            CHECK(ruler->edges[static_cast<std::size_t>(place)] <= distance);
            CHECK(areSame(ruler->biases[static_cast<std::size_t>(place)],
                model.at(state.biases.head, distance, 0)));
        }
    }
}

TEST_CASE("the matrix has the first distances of T5's buckets")
{
    for (const LabState& state : sampleStates()) {
        const BiasMatrixFrame frame = biasMatrixFrame(state, 24);
        const bool isT5 = state.biases.shown == BiasEncoding::T5;
        CHECK(frame.edges
            == (isT5 ? bucketEdges(state.schemes.t5.encoding) : std::vector<std::int64_t>()));
    }
}

TEST_CASE("a dragged gate moves the count of all keys beyond it by as much")
{
    const LabState state = stateOf(BiasEncoding::Cope);
    const BiasCurveFrame frame = biasCurveFrame(state);
    const auto& before = std::get<GateCount>(frame.detail);
    const LabState closed = applied(state, SetGate {12, 0});
    const BiasCurveFrame closedFrame = biasCurveFrame(closed);
    const auto& after = std::get<GateCount>(closedFrame.detail);
    REQUIRE(before.positions.size() == 18);
    for (std::size_t key = 0; key < 18; ++key) {
        const double lost = key <= 12 ? before.gates[12] : 0;
        CHECK(areSame(before.positions[key] - after.positions[key], lost));
        CHECK(after.isDragged[key] == (key == 12));
    }
    CHECK(applied(state, SetGate {12, 7}).biases.gates.at(12) == doctest::Approx(1));
}

TEST_CASE("BLOOM's and MPT's forms of ALiBi give the published weights, whatever the scores")
{
    for (const int heads : {8, 12}) {
        LabState state = stateOf(BiasEncoding::Alibi);
        state.biases.encoding.heads = heads;
        state.biases.head = heads;
        state.biases.scores = {{0, 3}, {5, -4}, {11, 6}};
        state.schemes.alibiStorage = {AlibiForm::Bloom, 20, 3};
        const FormsFrame frame = formsFrame(clamped(state));
        CHECK(frame.query == 17);
        using Kind = FormsFrame::Kind;
        for (const Kind kind : {Kind::Bloom, Kind::Mpt}) {
            const FormsFrame::Form& form = frame.forms[static_cast<std::size_t>(kind)];
            CHECK(form.apart < 1e-15);
            for (int key = 3; key <= 17; ++key)
                CHECK(
                    areSame(form.map.at(17, key) - frame.forms[0].map.at(17, key), form.constant));
            CHECK(std::isnan(form.map.at(17, 2))); // padding
            CHECK(std::isnan(form.map.at(17, 18)));
        }
        const FormsFrame::Form& bloom = frame.forms[static_cast<std::size_t>(Kind::Bloom)];
        CHECK(areSame(bloom.map.at(17, 3), 0)); // counts the attended tokens before it
        CHECK(areSame(bloom.map.at(17, 17), -frame.forms[0].map.at(17, 3)));
        // If the number of heads is a power of two the plain rule is the published one.
        CHECK((frame.forms[1].apart > 1e-3) == (heads == 12));
        CHECK(numbers(frame).rows.size() == 20 * 21 / 2);
    }
}

TEST_CASE("the reading of Sandwich has the sum of its cosines for any factor")
{
    LabState state = stateOf(BiasEncoding::Sandwich);
    const double sum = values(distanceSum(state.schemes.sandwich), 8, 1).front();
    for (const double factor : {0.0, 0.3, -2.0}) {
        state.schemes.sandwich.factor = factor;
        const Reading line = biasesReading(state, {});
        REQUIRE(line.formula == "reading.sandwich");
        const auto slot = std::ranges::find(line.numbers, "sum", &ReadingNumber::slot);
        CHECK(areSame(slot->value, sum));
    }
}

TEST_CASE("the number of positions shown is limited, and there are no weights beyond")
{
    LabState state = stateOf(BiasEncoding::Cope, 0, 4096);
    CHECK(biasMatrixFrame(state, 300).end == maxCopeTokens);
    state.position.query = 300;
    CHECK(weightsFrame(state, 300).maxKeys == maxCopeTokens);
    CHECK(biasesReading(state, {}).subject == Reading::Subject::BeyondBiases);
    state = stateOf(BiasEncoding::T5, 9'000'000, 1'000'000);
    CHECK(biasMatrixFrame(state, 300).runs.count <= 300);
    state.position.query = 9'000'000;
    CHECK(weightsFrame(state, 300).maxKeys > 0);
}

TEST_CASE("a cell of CoPE after the tokens shown is that of a longer text")
{
    const LabState state = stateOf(BiasEncoding::Cope);
    const LabState longer = stateOf(BiasEncoding::Cope, 0, 256);
    Focus far;
    far.distance = 200;
    CHECK(biasesReading(state, far).numbers == biasesReading(longer, far).numbers);
    CHECK(areSame(biasModel(state).at(1, 255, 3), biasModel(longer).at(1, 255, 3)));
    CHECK(std::isnan(biasModel(state).at(1, 256, 3)));
}
