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

/// Where a handle stands: on the line, or as an arrowhead beyond the end behind which it is.
struct RulerHandle {
    QPointF centre;
    enum class Side { Before, Inside, After } side = Side::Inside;
};

/// The places of everything on the ruler. The line shows the positions first to first + shown;
/// the labels m, n and m − n = 5 keep clear of each other and of the ends of the area. The
/// distance stands between the handles when it fits, else beside them. In a low area all words
/// stand in one row below the line, and no tick's number where one of them is.
struct RulerLayout {
    AxisScale scale; ///< positions along the line
    double lineY = 0;
    RulerHandle query;
    RulerHandle key;
    QRectF queryLabel;
    QRectF keyLabel;
    QRectF distanceLabel; ///< empty when there is no space for it
    struct Word {
        std::int64_t position = 0;
        QString text;
        QRectF place;
    };
    std::vector<Word> words; ///< all that are shown, or none where one would touch another
};
/// The words of a sentence stand at their positions, the first at 0, below the ticks' numbers, and
/// in a low area in their place, behind the symbol where a handle is.
RulerLayout rulerLayout(const Positions& positions, const QRectF& area, const Look& look,
    const QStringList& words = {});

/// The nearest handle within its 24 pixels, else the bar between the handles.
RulerPart rulerPartAt(const RulerLayout& layout, QPointF point, const Look& look);

/// The handles that stay as they are for now.
struct RulerLocks {
    bool query = false;
    bool key = false;

    bool has(RulerPart part) const; ///< the bar moves both
    bool operator==(const RulerLocks&) const = default;
};

/// What is under the pointer or held, which handle the keyboard has reached, and which are grey.
struct RulerMarks {
    RulerPart hovered = RulerPart::None;
    RulerPart focused = RulerPart::None;
    RulerLocks locks {};
};

/// What of the ruler something else stands over, from left to right; empty where nothing does.
struct RulerCover {
    double from = 0;
    double to = 0;

    bool operator==(const RulerCover&) const = default;
};

/// The line with its ticks, short marks at the training and the target length, both handles with
/// their labels, and the bar between them; the words of a sentence, that at m and that at n in
/// their colours. What the cover would cut of numbers, words and the distance is left out.
void paintRuler(QPainter& painter, const QRectF& area, const Positions& positions,
    const RulerMarks& marks, const Look& look, const QStringList& words = {},
    const RulerCover& cover = {});

} // namespace lab::ui
