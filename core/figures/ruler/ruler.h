#pragma once

#include "core/drawing/figure.h"
#include "core/drawing/style.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lab::drawing {

/// The handles that cannot be moved now.
struct RulerLocks {
    bool query = false;
    bool key = false;

    bool operator==(const RulerLocks&) const = default;
};

/// The part of the ruler that something else covers, from left to right; empty if none is covered.
struct RulerCover {
    double from = 0;
    double to = 0;

    bool operator==(const RulerCover&) const = default;
};

/// Pixels from left to right: those of the first position shown, and of the one after the last.
struct RulerSpan {
    double first = 0;
    double end = 0;

    bool operator==(const RulerSpan&) const = default;
};

/// What the ruler shows.
struct RulerValues {
    Positions positions {};
    std::vector<std::string> words {}; ///< of a sentence, the first at position 0
    std::optional<Token> focused {}; ///< the handle with the focus
    RulerLocks locks {};
    RulerCover cover {};
    /// Of a picture above, so that each position has one place across the window. Not used if it
    /// does not fit into the area.
    std::optional<RulerSpan> span {};

    bool operator==(const RulerValues&) const = default;
};

/// The places of everything on the ruler. The line shows the positions first to first + shown; the
/// labels m, n and m − n = 5 avoid each other and the ends of the area. The distance is between the
/// handles if it fits, else beside them. In a low area all words are in one row below the line, and
/// replace the numbers of ticks there, after the symbol if there is a handle.
struct RulerLayout {
    /// The place of a handle: on the line, or an arrowhead at the end beyond which it is.
    struct End {
        Point centre {};
        enum class Side { Before, Inside, After } side = Side::Inside;
    };
    struct Word {
        std::int64_t position = 0;
        std::string text {};
        Box place {};
    };

    Axis axis {}; ///< positions along the line
    double lineY = 0;
    End query {};
    End key {};
    Box queryLabel {};
    Box keyLabel {};
    Box distanceLabel {}; ///< empty if there is no space for it
    std::vector<Word> words {}; ///< all that are shown, or none if one would touch another
};
RulerLayout rulerLayout(const RulerValues& values, const Box& area, const Style& style);

constexpr std::string_view rulerBar = "ruler.bar"; ///< key of the handle that moves both positions

/// The line with its ticks, short marks at the training and the target length, both handles with
/// their labels, and the bar between them; the words of a sentence, those at m and n in their
/// colours. Numbers, words and the distance are left out where the cover would cut them.
///
/// A handle can be dragged along the line; the bar moves both, the background pans, and the wheel
/// zooms at the pointer. A drag stays within the positions shown. If zoomed far out, it stops at
/// round positions. An arrowhead represents a handle outside of the positions shown; a press on it
/// goes there. What is locked is a target that does nothing.
extern const Figure<RulerValues> positionRuler;

} // namespace lab::drawing
