#include "core/math/random.h"
#include "core/state/edit.h"
#include "core/state/lab_state.h"

#include <doctest/doctest.h>

#include <optional>
#include <set>
#include <vector>

using namespace lab;

namespace {

LabState atPage(LabState state, std::int64_t page)
{
    return applied(state, SetParameter {"derivation.page", page});
}

LabState answeredAt(const LabState& state, int page, bool isRight)
{
    return applied(state, Predict {page, 1, isRight ? 1.0 : 2.0, isRight});
}

/// The page opened and its question finished: right at once, or wrong in both tries.
LabState over(LabState state, int page, bool isRight)
{
    state = answeredAt(atPage(std::move(state), page), page, isRight);
    return isRight ? state : answeredAt(state, page, false);
}

LabState atDerivation()
{
    LabState state;
    state.bench = BenchId::Derivation;
    return clamped(state);
}

} // namespace

TEST_CASE("a page that was answered wrong is due after two and after five pages")
{
    LabState state = over(atDerivation(), 0, false);
    CHECK(state.derivation.isAnswered(0));
    state = over(state, 1, true);
    CHECK(!state.derivation.isDue(0));
    state = over(state, 2, true);
    CHECK(state.derivation.isDue(0));
    CHECK(!state.derivation.isAnswered(0));
    CHECK(pageDue(state.derivation) == std::optional(0));
    state = over(state, 0, true);
    CHECK(!pageDue(state.derivation));
    state = over(over(state, 3, true), 4, true);
    CHECK(state.derivation.isAnswered(0));
    state = over(state, 5, true);
    CHECK(state.derivation.isDue(0));
    state = over(state, 0, true);
    for (int page = 6; page < derivationPages; ++page) {
        state = over(state, page, true);
        CHECK(!pageDue(state.derivation));
    }
}

TEST_CASE("a page with a right second try is repeated, and a wrong repeat starts over")
{
    LabState state = answeredAt(answeredAt(atPage(atDerivation(), 7), 7, false), 7, true);
    CHECK(state.derivation.predictions.at(7).isRight);
    state = over(over(state, 8, true), 9, true);
    REQUIRE(state.derivation.isDue(7));
    state = over(state, 7, false);
    CHECK(!state.derivation.isDue(7));
    CHECK(!state.derivation.predictions.at(7).isRight);
    state = over(over(state, 10, true), 11, true);
    CHECK(state.derivation.isDue(7));
    CHECK(state.derivation.timesAsked(7) == 2);
}

TEST_CASE("drawings and marks are removed when a page is asked again, and not before")
{
    const struct {
        int page;
        HandleList list;
    } guesses[] = {{1, HandleList::Colours}, {2, HandleList::Marks}, {13, HandleList::ScoreSketch},
        {21, HandleList::BoundSketch}};
    for (const auto& [page, list] : guesses) {
        CAPTURE(page);
        LabState state = atDerivation();
        state.derivation.handles.lists[static_cast<std::size_t>(list)].front() = 1;
        const std::vector<double> drawn = state.derivation.handles.list(list);
        REQUIRE(drawn != startOf(list));
        state = over(over(state, page, false), 7, true);
        CHECK(state.derivation.handles.list(list) == drawn);
        state = over(state, 8, true);
        REQUIRE(state.derivation.isDue(page));
        CHECK(state.derivation.handles.list(list) == startOf(list));
    }
}

TEST_CASE("a page whose answer was shown is not repeated")
{
    LabState state = over(over(over(atDerivation(), 4, false), 5, true), 6, true);
    REQUIRE(state.derivation.isDue(4));
    state = applied(atPage(state, 4), ShowAnswer {4});
    for (int page = 7; page < derivationPages; ++page)
        state = over(state, page, true);
    CHECK(!pageDue(state.derivation));
    CHECK(state.derivation.shown.contains(4));
}

TEST_CASE("right answers are never asked again, and wrong ones always, in any order")
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Random random(seed);
        LabState state = atDerivation();
        std::set<int> wrong;
        std::set<int> again;
        for (int step = 0; step < 200; ++step) {
            const auto due = pageDue(state.derivation);
            std::optional<int> next = due;
            for (int page = 0; page < derivationPages && !next; ++page)
                if (!state.derivation.isAnswered(page))
                    next = page;
            if (!next)
                break;
            if (due)
                again.insert(*due);
            const bool isRight = due || random.uniform() < 0.6;
            if (!isRight)
                wrong.insert(*next);
            state = over(state, *next, isRight);
        }
        CAPTURE(seed);
        CHECK(!pageDue(state.derivation));
        for (const int page : again)
            CHECK(wrong.contains(page));
        for (const int page : wrong) // the last page has no page after it
            CHECK((again.contains(page) || page == derivationPages - 1));
        for (int page = 0; page < derivationPages; ++page)
            CHECK(state.derivation.isAnswered(page));
    }
}

TEST_CASE("a page that is due has other numbers, and own ones are restored however it is left")
{
    LabState state = atDerivation();
    state = applied(state, SetParameter {"derivation.theta", 0.37});
    state = applied(state, MovePositions {31, 17});
    state = over(over(over(state, 4, false), 5, true), 6, true);
    const DerivationInputs own = numbersOf(state);
    CHECK(own.turn == 0.37);
    const LabState open = atPage(state, 4);
    REQUIRE(open.derivation.isDue(4));
    CHECK(numbersOf(open) == repeatNumbers(4, 1, own));
    CHECK(numbersOf(open).turn != own.turn);
    CHECK(clamped(open) == open);
    CHECK(numbersOf(atPage(open, 9)) == own);
    CHECK(numbersOf(applied(open, SetParameter {"bench", std::string("rotations")})) == own);
    CHECK(numbersOf(applied(open, SetParameter {"derivation.pass", std::int64_t {2}})) == own);
    const LabState answered = over(open, 4, true);
    CHECK(numbersOf(answered) == numbersOf(open));
    CHECK(numbersOf(atPage(answered, 7)) == own);
    CHECK(numbersOf(atPage(atPage(answered, 7), 4)) == own);
    const LabState fresh = applied(open, ResetBench {});
    CHECK(fresh.derivation == clamped({}).derivation);
    CHECK(fresh.position == LabState().position);
}

TEST_CASE("the numbers of each repeat differ, and are within their ranges")
{
    std::set<std::pair<double, double>> queries;
    for (int page = 0; page < derivationPages; ++page) {
        for (int asked = 1; asked <= 4; ++asked) {
            const DerivationInputs again = repeatNumbers(page, asked, {});
            queries.insert({again.query.real(), again.query.imag()});
            CHECK(std::abs(again.query) > 0.5);
            CHECK(std::abs(again.key) > 0.5);
            CHECK(again.queryPosition > again.keyPosition + 1);
            CHECK(again.keyPosition >= 1);
            CHECK(again.turn >= 0.12);
            CHECK(again.turn <= 0.48);
            CHECK(again == repeatNumbers(page, asked, {}));
        }
    }
    CHECK(queries.size() == 4 * derivationPages);
}
