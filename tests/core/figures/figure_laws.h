#pragma once

#include "core/drawing/figure.h"
#include "core/drawing/json.h"
#include "core/state/edit.h"
#include "tests/core/drawing/plain_texts.h"
#include "tests/core/figures/drawn_marks.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <vector>

namespace lab::drawing {

inline const Style usualStyle {plainMetrics, english};

template <class Values>
Drawing drawnIn(const Figure<Values>& figure, const Values& values, const Box& place,
    const Values* reference = nullptr, const Pointing& pointing = {})
{
    return figure.drawing({values, reference}, place, usualStyle, pointing);
}

/// With and without A, in any place: equal arguments give equal drawings, JSON that can be read,
/// and only live layers depend on what is pointed at.
template <class Values>
void checkLaws(const Figure<Values>& figure, const std::vector<Values>& all,
    const std::vector<Box>& places, const Focus& focus)
{
    Pointing pointing;
    pointing.focus = focus;
    for (const Values& values : all)
        for (const Values* reference : {static_cast<const Values*>(nullptr), &all.back()})
            for (const Box& place : places) {
                const Drawing pointed = drawnIn(figure, values, place, reference, pointing);
                CHECK(pointed == pointed); // NaN would differ from itself
                CHECK(pointed == drawnIn(figure, values, place, reference, pointing));
                CHECK(
                    nlohmann::json::parse(json(pointed))["layers"].size() == pointed.layers.size());
                const Drawing resting = drawnIn(figure, values, place, reference);
                REQUIRE(resting.layers.size() == pointed.layers.size());
                for (std::size_t i = 0; i < pointed.layers.size(); ++i)
                    if (!pointed.layers[i].isLive)
                        CHECK(pointed.layers[i] == resting.layers[i]);
            }
}

inline const Handle* handleOf(const Drawing& drawing, std::string_view key)
{
    const auto found = std::ranges::find(drawing.handles, key, &Handle::key);
    return found == drawing.handles.end() ? nullptr : &*found;
}

/// The state after its handle was dragged to a number.
inline LabState movedTo(
    const LabState& state, const Drawing& drawing, std::string_view key, double number)
{
    const Handle* handle = handleOf(drawing, key);
    REQUIRE(handle);
    const auto edit = editTo(*handle, number);
    REQUIRE(edit);
    return applied(state, *edit);
}

/// The state after a key of the picture.
template <class Values>
LabState afterKey(const Figure<Values>& figure, const Values& values, const LabState& state,
    Key key, bool isShifted = false)
{
    const auto press =
        isShifted && figure.pressedWithShift ? figure.pressedWithShift : figure.pressed;
    const KeyPress pressed = press(values, key);
    return pressed.edit ? applied(state, *pressed.edit) : state;
}

} // namespace lab::drawing
