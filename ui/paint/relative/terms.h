#pragma once

#include "core/frames/relative/relative_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace lab::ui {

/// The layout of the small maps, two by two: rows by the part of the query, columns by that of the
/// key; each with its check box above and its formula and number below or, if that does not fit,
/// its formula at the check box. The names of the right-hand ones may need the margin on the right.
struct TermsLayout {
    struct Place {
        RelativeTerm term;
        QRectF tick; ///< the box and its name
        QRectF map;
    };
    std::vector<Place> places;
    std::optional<QRectF> omitted; ///< of position–position, which DeBERTa omits
    std::vector<QPointF> pluses; ///< between the terms, before the second and after
    int count = 1; ///< words
    bool isTight = false; ///< no names and no numbers
    bool hasTwoLines = false; ///< above each map, for the names that need them

    TermsLayout(const QRectF& area, const RelativeFrame& frame, const Look& look);

    struct Hit {
        RelativeTerm term;
        int query;
        int key;
    };
    std::optional<Hit> cellAt(QPointF point) const;
    std::optional<RelativeTerm> tickAt(QPointF point) const;
};

/// The maps of the terms on one colour scale, so that they add up; a term that is not included is
/// pale, and so is its plus. The marked cell is outlined in all of them, its numbers below.
void paintTerms(QPainter& painter, const TermsLayout& layout, const RelativeFrame& frame,
    const PointedLook& look);

} // namespace lab::ui
