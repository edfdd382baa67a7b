#pragma once

#include "core/state/lab_state.h"
#include "ui/paint/axes.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QStringList>

#include <cstdint>
#include <vector>

class QPainter;

namespace lab::ui {

enum class RulerPart { None, Query, Key, Bar };

/// The place of a handle: on the line, or an arrowhead at the end beyond which it is.
struct RulerHandle {
    QPointF centre;
    enum class Side { Before, Inside, After } side = Side::Inside;
};

/// The places of everything on the ruler. The line shows the positions first to first + shown; the
/// labels m, n and m − n = 5 avoid each other and the ends of the area. The distance is between the
/// handles if it fits, else beside them. In a low area all words are in one row below the line, and
/// replace the numbers of ticks there.
struct RulerLayout {
    AxisScale scale; ///< positions along the line
    double lineY = 0;
    RulerHandle query;
    RulerHandle key;
    QRectF queryLabel;
    QRectF keyLabel;
    QRectF distanceLabel; ///< empty if there is no space for it
    struct Word {
        std::int64_t position = 0;
        QString text;
        QRectF place;
    };
    std::vector<Word> words; ///< all that are shown, or none if one would touch another
};
/// The words of a sentence are at their positions, the first at 0, below the ticks' numbers; in a
/// low area they replace the numbers, after the symbol if there is a handle.
RulerLayout rulerLayout(const Positions& positions, const QRectF& area, const Look& look,
    const QStringList& words = {});

/// The nearest handle within its 24 pixels, else the bar between the handles.
RulerPart rulerPartAt(const RulerLayout& layout, QPointF point, const Look& look);

/// The handles that cannot be moved now.
struct RulerLocks {
    bool query = false;
    bool key = false;

    bool has(RulerPart part) const; ///< the bar moves both
    bool operator==(const RulerLocks&) const = default;
};

/// The part under the pointer or being dragged, the handle with the focus, and the disabled
/// handles.
struct RulerMarks {
    RulerPart hovered = RulerPart::None;
    RulerPart focused = RulerPart::None;
    RulerLocks locks {};
};

/// The part of the ruler that something else covers, from left to right; empty if none is covered.
struct RulerCover {
    double from = 0;
    double to = 0;

    bool operator==(const RulerCover&) const = default;
};

/// The line with its ticks, short marks at the training and the target length, both handles with
/// their labels, and the bar between them; the words of a sentence, those at m and n in their
/// colours. Numbers, words and the distance are left out where the cover would cut them.
void paintRuler(QPainter& painter, const QRectF& area, const Positions& positions,
    const RulerMarks& marks, const Look& look, const QStringList& words = {},
    const RulerCover& cover = {});

} // namespace lab::ui
