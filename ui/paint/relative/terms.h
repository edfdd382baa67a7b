#pragma once

#include "core/frames/relative/relative_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace lab::ui {

/// Where the small maps stand, two by two: who asks down, who answers across; each with its tick
/// above and its formula and number below, or where that has no space its formula at the tick. The
/// names of the right-hand ones may need the margin at the right.
struct TermsLayout {
    struct Place {
        RelativeTerm term;
        QRectF tick; ///< the box and its name
        QRectF map;
    };
    std::vector<Place> places;
    std::optional<QRectF> omitted; ///< of position–position, which DeBERTa leaves out
    std::vector<QPointF> pluses; ///< between the terms, before the second and after
    int count = 1; ///< words
    bool isTight = false; ///< no names and no numbers
    bool hasTwoLines = false; ///< over each map, for the names that need them

    TermsLayout(const QRectF& area, const RelativeFrame& frame, const Look& look);

    struct Hit {
        RelativeTerm term;
        int query;
        int key;
    };
    std::optional<Hit> cellAt(QPointF point) const;
    std::optional<RelativeTerm> tickAt(QPointF point) const;
};

/// The maps of the terms on one colour scale, so that they add up; a term that is not counted is
/// faint and its plus with it. The marked cell is outlined in all of them, its numbers below.
void paintTerms(QPainter& painter, const TermsLayout& layout, const RelativeFrame& frame,
    const PointedLook& look);

} // namespace lab::ui
