#include "core/state/edit.h"
#include "core/state/lab_state.h"
#include "core/state/parameters.h"
#include "core/state/rotation_vectors.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <string>
#include <utility>
#include <variant>

using namespace lab;

namespace {

const std::vector<Edit>& wildEdits()
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr std::int64_t huge = std::numeric_limits<std::int64_t>::max();
    static const std::vector<Edit> edits {SetParameter {"position.query", std::int64_t {-5}},
        SetParameter {"position.key", huge}, SetParameter {"rope.base", nan},
        SetParameter {"rope.base", 1e300}, SetParameter {"rope.base", -1.0},
        SetParameter {"rope.width", std::int64_t {7}}, SetParameter {"rope.width", huge},
        SetParameter {"rope.pairing", std::string("sideways")}, SetParameter {"rope.pairing", 3.0},
        SetParameter {"no.such", 3.0}, SetParameter {"sinusoidal.pair", huge},
        SetParameter {"alibi.heads", std::int64_t {0}}, SetParameter {"alibi.bias_max", nan},
        MovePositions {-3, huge}, ShowPositions {-9, 1}, ShowPositions {huge, huge},
        MoveTip {Token::Query, 99, 1, 1}, MoveTip {Token::Key, 0, nan, 1},
        SetColumn {Token::Key, -3, 1}, SetColumn {Token::Query, 3, 1e300},
        SetColumn {Token::Key, 2, nan}, SetScore {-1, 2}, SetScore {3, nan}, SetScore {3, 1e9}};
    return edits;
}

/// The key of the first row whose value is out of the range of the table, or "".
std::string firstInvalid(const LabState& state)
{
    for (const Parameter& parameter : parameters()) {
        const Value value = parameter.read(state);
        bool isValid = true;
        if (parameter.kind == ParameterKind::Choice)
            isValid = std::ranges::count(parameter.choices, std::get<std::string>(value),
                          [](const Choice& choice) { return std::string(choice.key); })
                == 1;
        if (parameter.range) {
            const Range range = parameter.range(state);
            const bool isWhole = parameter.kind == ParameterKind::Integer;
            const double number = isWhole ? static_cast<double>(std::get<std::int64_t>(value))
                                          : std::get<double>(value);
            isValid = number >= range.lowest && number <= range.highest; // false for NaN
            if (isWhole && std::get<std::int64_t>(value) % parameter.multipleOf != 0)
                isValid = false;
        }
        if (!isValid)
            return std::string(parameter.key);
    }
    return "";
}

} // namespace

TEST_CASE("invalid values of a state are detected")
{
    CHECK(firstInvalid(clamped({})) == "");
    LabState state = clamped({});
    state.rotations.width = 7;
    CHECK(firstInvalid(state) == "rope.width");
    state = clamped({});
    state.rotations.base = std::nan("");
    CHECK(firstInvalid(state) == "rope.base");
    state = clamped({});
    state.biases.head = state.biases.encoding.heads + 1;
    CHECK(firstInvalid(state) == "alibi.head");
}

TEST_CASE("a state with arbitrary numbers is clamped to the ranges of the table")
{
    LabState state;
    state.rotations.width = 7;
    state.rotations.base = 1e300;
    state.rotations.pair = 999;
    state.position.query = -1;
    state.position.key = std::numeric_limits<std::int64_t>::max();
    state.biases.encoding.heads = 0;
    state.biases.head = 77;
    state.waves.pair = -4;
    state.schemes.temperature = {TemperatureRule::LogN, -1, 0};
    state.schemes.positionMap.window = 0;
    state.schemes.positionMap.group = -3;
    state.schemes.positionMap.factor = 0;
    state.schemes.positionMap.local = -1;
    state.schemes.sink.logit = 1e9;
    CHECK(firstInvalid(clamped(state)) == "");
}

TEST_CASE("each number of the table is clamped to its range, and NaN becomes the default")
{
    const LabState start = clamped({});
    int numbers = 0;
    for (const Parameter& row : parameters()) {
        if (!row.range || row.derived)
            continue;
        ++numbers;
        CAPTURE(row.key);
        const bool isReal = row.kind == ParameterKind::Real;
        const Range usual = row.range(start);
        for (const double wild : {usual.lowest - 1e9, usual.highest + 1e9}) {
            const LabState state = clamped(row.with(
                start, isReal ? Value(wild * 1e100) : Value(static_cast<std::int64_t>(wild))));
            REQUIRE(firstInvalid(state) == "");
            const Range range = row.range(state);
            const double end = wild < usual.lowest ? range.lowest : range.highest;
            const Value value = row.read(state);
            if (isReal)
                CHECK(std::get<double>(value) == end);
            else // a multiple, or an element of a list
                CHECK(std::abs(static_cast<double>(std::get<std::int64_t>(value)) - end)
                    < row.multipleOf);
        }
        if (isReal)
            CHECK(row.read(clamped(row.with(start, std::nan("")))) == row.read(start));
    }
    CHECK(numbers > 100);
}

TEST_CASE("a number out of range changes no other one, locked or not")
{
    LabState state = clamped({});
    state.position.distanceLocked = true;
    state.position.query = -7;
    state.position.key = 4;
    CHECK(clamped(state).position.query == 0);
    CHECK(clamped(state).position.key == 4);
    CHECK(clamped(state).position.distanceLocked);
    state.derivation.predictions[3] = {1, 2, 1, false};
    CHECK(clamped(state).derivation.predictions == state.derivation.predictions);
}

TEST_CASE("every edit leaves a valid state")
{
    LabState state = clamped({});
    for (int round = 0; round < 3; ++round) {
        for (const Edit& edit : wildEdits()) {
            state = applied(state, edit);
            REQUIRE(firstInvalid(state) == "");
            REQUIRE(clamped(state) == state);
        }
    }
}

TEST_CASE("an invalid edit leaves the state unchanged")
{
    const LabState start = clamped({});
    CHECK(applied(start, SetParameter {"no.such", 3.0}) == start);
    CHECK(applied(start, SetParameter {"rope.base", std::nan("")}) == start);
    CHECK(applied(start, SetParameter {"rope.pairing", std::string("sideways")}) == start);
    CHECK(applied(start, MoveTip {Token::Query, -1, 1, 1}) == start);
}

TEST_CASE("widths stay even, and what is selected exists")
{
    const LabState odd = applied(clamped({}), SetParameter {"rope.width", std::int64_t {7}});
    CHECK(odd.rotations.width == 6);
    const LabState narrow = applied(odd, SetParameter {"rope.width", std::int64_t {2}});
    CHECK(narrow.rotations.pair == 0);
    const LabState oneHead = applied(odd, SetParameter {"alibi.heads", std::int64_t {1}});
    CHECK(oneHead.biases.head == 1);
}

TEST_CASE("a dragged tip is where the pointer put it, at any position and pairing")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves, Pairing::WrongMix}) {
        for (const std::int64_t position : {0, 9, 4096, 10'000'000}) {
            LabState state = clamped({});
            state.rotations.pairing = pairing;
            state.position.query = position;
            const LabState moved = applied(state, MoveTip {Token::Query, 3, 0.6, -0.3});
            const Rotary encoding = rotary(moved.rotations);
            const auto turned = rotated(encoding, queryVector(moved.rotations), position);
            const PairColumns columns = pairColumns(encoding, 3);
            if (moved.rotations.query.empty()) {
                CHECK(pairing == Pairing::WrongMix); // the matrix is singular here
                continue;
            }
            CHECK(turned[columns.first] == doctest::Approx(0.6).epsilon(1e-9));
            CHECK(turned[columns.second] == doctest::Approx(-0.3).epsilon(1e-9));
        }
    }
}

TEST_CASE("a tip is dragged however short an attention factor makes the arrows")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves}) {
        for (const double factor : {0.01, 0.2, 1.0, 10.0}) {
            for (const int pair : {3, 30}) { // rotated, and unrotated
                LabState state = clamped({});
                state.rotations.pairing = pairing;
                state.rotations.width = 64;
                state.rotations.rotatedShare = 0.5;
                state.rotations.scaling.method = ScalingMethod::Yarn;
                state.rotations.scaling.attentionFactor = factor;
                state = applied(clamped(state), MoveTip {Token::Query, pair, 0.6, -0.3});
                const Rotary encoding = rotary(state.rotations);
                const Eigen::ArrayXd tips = rotated(encoding, turning(state.rotations),
                    queryVector(state.rotations), state.position.query);
                const PairColumns columns = pairColumns(encoding, pair);
                CHECK(tips[columns.first] == doctest::Approx(0.6).epsilon(1e-9));
                CHECK(tips[columns.second] == doctest::Approx(-0.3).epsilon(1e-9));
            }
        }
    }
}

TEST_CASE("dragging a tip of random numbers keeps all other tips where they were")
{
    LabState state = clamped({});
    state.rotations.source = VectorSource::Random;
    const auto before = keyVector(state.rotations);
    const LabState moved = applied(state, MoveTip {Token::Query, 0, 1, 0});
    CHECK((keyVector(moved.rotations) == before).all());
    CHECK(moved.rotations.source == VectorSource::Own);
}

TEST_CASE("adversarial vectors have equal norms, and align at the peak distance")
{
    LabState state = clamped({});
    state.rotations.source = VectorSource::Adversarial;
    state.rotations.scaling.method = ScalingMethod::Yarn;
    state.rotations.peakDistance = 777;
    const Rotary encoding = rotary(state.rotations);
    const Turning plain {turning(state.rotations).perPosition, 1};
    const Eigen::ArrayXd key = keyVector(state.rotations);
    CHECK((key == 1).all());
    const Eigen::ArrayXd turned = rotated(encoding, plain, queryVector(state.rotations), 777);
    CHECK((turned - key).abs().maxCoeff() < 1e-15);
    state.rotations.peakDistance = 0;
    CHECK(clamped(state).rotations.peakDistance == 1);
    state.rotations.peakDistance = 2 * lastPosition;
    CHECK(clamped(state).rotations.peakDistance == lastPosition);
}

TEST_CASE("reducing the width and increasing it again loses no dragged number")
{
    LabState state = applied(clamped({}), MoveTip {Token::Key, 7, 0.1, 0.2});
    const LabState narrow = applied(state, SetParameter {"rope.width", std::int64_t {4}});
    const LabState wide = applied(narrow, SetParameter {"rope.width", std::int64_t {16}});
    CHECK((keyVector(wide.rotations) == keyVector(state.rotations)).all());
}

TEST_CASE("a locked distance stays, also at both ends")
{
    LabState state = clamped({});
    state.position.distanceLocked = true;
    const std::int64_t distance = state.position.query - state.position.key;
    for (const std::int64_t target : {100L, 0L, 10'000'000L, 5L}) {
        state = applied(state, SetParameter {"position.key", target});
        CHECK(state.position.query - state.position.key == distance);
    }
}

TEST_CASE("a typed position becomes visible, and the window widens only if necessary")
{
    LabState state = applied(clamped({}), SetParameter {"position.query", std::int64_t {63}});
    CHECK(state.position.shown == 64);
    CHECK(state.position.first == 0);
    state = applied(state, SetParameter {"position.query", std::int64_t {1000}});
    CHECK(state.position.shown == 1024);
    state = applied(state, MovePositions {10'000'000, 9'999'990});
    CHECK(state.position.first + state.position.shown > 10'000'000);
    CHECK(state.position.shown == 1024);
}

TEST_CASE("a window that widens near the last position ends there")
{
    LabState state;
    state.position.query = 6'000'010;
    state.position.key = 6'000'000;
    state.position.first = 5'999'990;
    state = clamped(state);
    for (const std::int64_t query : {9'000'000, 9'999'990, 10'000'000}) {
        const LabState moved = applied(state, MovePositions {query, 6'000'000});
        CAPTURE(query);
        CHECK(clamped(moved) == moved);
        CHECK(moved.position.shows(query));
        CHECK(moved.position.shows(6'000'000));
        CHECK(patched(clamped({}), difference(clamped({}), moved)).has_value());
    }
}

TEST_CASE("an edit and its copies have the kind from which they were made, also after a move")
{
    static_assert(IsAmong<StepTo, EditKinds> && !IsAmong<LabState, EditKinds>);
    static_assert(placeAmong<StepTo, EditKinds> == std::variant_size_v<EditKinds> - 1);
    Edit edit = SetParameter {"rope.base", 500.0};
    const Edit copy = edit;
    const Edit other = std::move(edit);
    // NOLINTNEXTLINE(bugprone-use-after-move): what was moved from is whole
    for (const Edit* one : std::initializer_list<const Edit*> {&edit, &copy, &other}) {
        REQUIRE(one->is<SetParameter>());
        CHECK(one->as<SetParameter>()->key == "rope.base");
        CHECK_FALSE(one->is<StepTo>());
        CHECK(one->kinds().index() == 0);
    }
    edit = ClearPinned {};
    CHECK(edit.is<ClearPinned>());
    CHECK(copy.is<SetParameter>());
}

TEST_CASE("a handle that is not visible does not make the window jump when the other moves")
{
    LabState state = clamped({});
    state.position.key = 5'000'000; // not visible
    const LabState moved = applied(state, MovePositions {10, 5'000'000});
    CHECK(moved.position.shown == state.position.shown);
    CHECK(moved.position.first == state.position.first);
}
