#pragma once

#include "core/drawing/drawing.h"
#include "core/frames/number_table.h"

#include <optional>
#include <string_view>

namespace lab::drawing {

/// The values of a picture, and those of A: below them, or subtracted in a picture of maps.
template <class Values> struct Compared {
    const Values& values;
    const Values* reference = nullptr;
    bool isDifference = false; ///< B − A is asked for, in pictures that can show it
};

/// Moves a whole number from where it is, within its range.
struct Step {
    std::string_view key {}; ///< of its parameter
    int by = 0;

    bool operator==(const Step&) const = default;
};

/// What a picture of maps shows: its values, or B − A if that is asked for.
template <class Values> struct MapsShown {
    explicit MapsShown(const Compared<Values>& compared)
        : isDifference(compared.isDifference && compared.reference)
        , taken(isDifference ? difference(*compared.reference, compared.values) : std::nullopt)
        , values(!isDifference ? &compared.values
                  : taken      ? &*taken
                               : nullptr)
    {
    }
    MapsShown(const MapsShown&) = delete;
    MapsShown& operator=(const MapsShown&) = delete;

    bool isDifference;
    std::optional<Values> taken;
    const Values* values; ///< null if the difference is not defined
};

/// What a key of a picture does. A key that is not its own goes on to the window.
struct KeyPress {
    bool isOwn = false;
    std::optional<Edit> edit {};
    std::optional<Step> step {}; ///< instead of the edit
};

/// What is done with a handle that a figure moves itself.
enum class Grip : std::uint8_t {
    Press,
    Drag,
    Key, ///< an arrow key, which moves it from its place
    Click, ///< it is released, and the values are those at the press
};

/// A picture as one value: everything that the window, a file, a screen reader or a test asks of
/// it. `Values` are what it shows.
template <class Values> struct Figure {
    Picture picture = Picture::None;
    std::string_view name {}; ///< of exported files and of `render --picture`
    Said (*title)(const Values&, const Language&) = nullptr;
    /// Pure: equal arguments give equal drawings.
    Drawing (*drawing)(
        const Compared<Values>&, const Box& place, const Style&, const Pointing&) = nullptr;
    NumberTable (*table)(const Values&) = nullptr;
    Said (*spoken)(const Values&, const Language&) = nullptr; ///< for screen readers
    KeyPress (*pressed)(const Values&, Key) = nullptr; ///< null: no key does anything
    Focus (*shown)(const Focus&, const Values&) = nullptr; ///< the part of a focus that it shows
    KeyPress (*pressedWithShift)(const Values&, Key) = nullptr; ///< null if Shift does not matter
    /// A sentence on the keys, for screen readers, besides those of handles and pages.
    const Message* keys = nullptr;
    const Message* (*keysOf)(const Values&) = nullptr; ///< instead, if it depends on the values
    /// The edit of a handle whose rule needs the values, when it is dragged to a number.
    std::optional<Edit> (*dragged)(const Values&, const Handle& held, double number) = nullptr;
    /// The edit of a handle that is apart and whose rule needs the values; its middle is meant to
    /// be at a point.
    std::optional<Edit> (*handled)(
        const Values&, const Handle& newest, Point middle, Grip grip) = nullptr;
    /// While a handle is held: the values with what must not move of those at the press.
    Values (*whileHeld)(Values, const Values& pressed) = nullptr;
    KeyPress (*pressedWithControl)(const Values&, Key, bool isShifted) = nullptr;
    /// What the reading line shows while nothing is under the pointer; by default the picture.
    Focus (*resting)(const Values&) = nullptr;
    /// The title while B − A may be shown, of a picture that says so.
    Said (*comparedTitle)(const Compared<Values>&, const Style&) = nullptr;
    std::optional<Edit> (*doubleClicked)(const LabState&) = nullptr;
    /// The position that stays in place while the wheel zooms; null if it does not zoom.
    double (*zoomedAround)(const Positions&) = nullptr;
    bool isPointedAnywhere = true; ///< the pointer is in it also where nothing is
    /// Whether nothing in it could reveal an answer, so that it is never covered; null if never.
    bool (*isBare)(const Values&) = nullptr;
    /// With what is still being computed, for files; null if nothing is.
    Values (*whole)(Values) = nullptr;
};

/// A title that is the same for all values.
template <const Message& message, class Values> Said titled(const Values&, const Language& words)
{
    return words(message);
}

/// The part of a focus that a picture shows: some of its members.
template <auto... members, class Values> Focus parts(const Focus& focus, const Values&)
{
    Focus shown;
    ((shown.*members = focus.*members), ...);
    return shown;
}

/// The same, and only while it is under the pointer itself.
template <Picture picture, auto... members, class Values>
Focus ownParts(const Focus& focus, const Values& values)
{
    return focus.picture == picture ? parts<members...>(focus, values) : Focus {};
}

/// The drawing of a picture that is made by an object.
template <class Maker, class Values>
Drawing drawnBy(const Compared<Values>& compared, const Box& place, const Style& style,
    const Pointing& pointing)
{
    return Maker(compared, place, style, pointing).drawing();
}

} // namespace lab::drawing
