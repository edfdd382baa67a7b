#pragma once

#include "core/lessons/course.h"
#include "ui/paint/look.h"

#include <QRectF>
#include <QSizeF>

#include <array>
#include <vector>

namespace lab::ui {

/// The layout of the start page: its head, three entries with the activities to continue beside
/// them, the map below, a column per group, and a foot. At 1x for 1024x640 and above; a larger page
/// has larger text.
struct StartLayout {
    double scale = 1; ///< of the look
    bool isSmall = false; ///< the entries have no sentence
    QRectF head;
    std::array<QRectF, 3> doors;
    QRectF goingOn; ///< to the right of the entries, which take its space if there is nothing to
                    ///< continue
    QRectF mapHead;
    std::vector<QRectF> columnHeads;
    std::vector<std::vector<QRectF>> nodes;
    QRectF pages; ///< of the derivation, below the columns that leave space for them
    QRectF foot;
};
StartLayout startLayout(const QSizeF& size, const Course& course, bool goesOn);

} // namespace lab::ui
