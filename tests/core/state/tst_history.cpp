#include "core/state/history.h"

#include <doctest/doctest.h>

using lab::History;

TEST_CASE("undo restores the value, and redo the later one")
{
    History<int, char> history(1);
    history.record(2, 'a', 0);
    history.record(3, 'b', 0);
    history.record(3, 'c', 0); // changes nothing, so it is no step
    CHECK(history.undoName() == 'b');
    history.undo();
    CHECK(history.present() == 2);
    CHECK(history.redoName() == 'b');
    history.undo();
    CHECK(history.present() == 1);
    CHECK_FALSE(history.canUndo());
    history.redo();
    history.redo();
    CHECK(history.present() == 3);
    CHECK_FALSE(history.canRedo());
}

TEST_CASE("one gesture is one step, and different gestures never merge")
{
    History<int, char> history(0);
    history.record(1, 'a', 7);
    history.record(2, 'a', 7);
    history.record(2, 'a', 8); // the first edit of this drag changes nothing
    history.record(3, 'a', 8);
    history.record(4, 'a', 8);
    CHECK(history.undoState() == 2);
    history.undo();
    CHECK(history.present() == 2);
    CHECK(history.undoState() == 0);
    history.undo();
    CHECK(history.present() == 0);
    CHECK_FALSE(history.canUndo());
}

TEST_CASE("a drag that ends where it began leaves no step")
{
    History<int, char> history(0);
    history.record(5, 'a', 1);
    history.record(6, 'b', 2);
    history.record(5, 'b', 2);
    CHECK(history.undoName() == 'a');
}

TEST_CASE("undo restores the moment of a step, and a new step is newer than all")
{
    History<int, char> history(0);
    const std::uint64_t first = history.moment();
    history.record(1, 'a', 1);
    history.record(2, 'a', 1); // the same step
    const std::uint64_t second = history.moment();
    history.record(3, 'b', 2);
    CHECK(history.moment() > second);
    history.record(2, 'b', 2); // dragged back
    CHECK(history.moment() == second);
    history.record(4, 'c', 3);
    const std::uint64_t third = history.moment();
    history.undo();
    CHECK(history.moment() == second);
    history.undo();
    CHECK(history.moment() == first);
    history.redo();
    history.redo();
    CHECK(history.moment() == third);
    history.undo();
    history.record(5, 'd', 4);
    CHECK(history.moment() > third);
}

TEST_CASE("the history is bounded")
{
    History<int, char> history(0, 10);
    for (int k = 1; k <= 100; ++k)
        history.record(k, 'a', 0);
    int steps = 0;
    for (; history.canUndo(); ++steps)
        history.undo();
    CHECK(steps == 10);
    CHECK(history.present() == 90);
}
