#pragma once

#include "core/drawing/drawing.h"
#include "core/drawing/style.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lab::drawing {

enum class RulerPart { None, Query, Key, Bar };

/// The handles that cannot be moved now.
struct RulerLocks {
    bool query = false;
    bool key = false;

    bool has(RulerPart part) const; ///< the bar moves both
    bool operator==(const RulerLocks&) const = default;
};

/// The part of the ruler that something else covers, from left to right; empty if none is covered.
struct RulerCover {
    double from = 0;
    double to = 0;

    bool operator==(const RulerCover&) const = default;
};

/// What the ruler shows.
struct RulerValues {
    Positions positions {};
    std::vector<std::string> words {}; ///< of a sentence, the first at position 0
    RulerPart hovered = RulerPart::None; ///< under the pointer or being dragged
    RulerPart focused = RulerPart::None;
    RulerLocks locks {};
    RulerCover cover {};
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
RulerLayout rulerLayout(const Positions& positions, const std::vector<std::string>& words,
    const Box& area, const Style& style);

/// The nearest handle within its 24 pixels, else the bar between the handles.
RulerPart rulerPartAt(const RulerLayout& layout, Point point, const Style& style);

/// The line with its ticks, short marks at the training and the target length, both handles with
/// their labels, and the bar between them; the words of a sentence, those at m and n in their
/// colours. Numbers, words and the distance are left out where the cover would cut them. The
/// handles on the line are dots; a part under the pointer has `showsPointer`.
Drawing rulerDrawing(const RulerValues& values, const Box& area, const Style& style);

} // namespace lab::drawing
