#pragma once

#include "core/lessons/course.h"
#include "ui/paint/look.h"

#include <QRectF>
#include <QSizeF>

#include <array>
#include <vector>

namespace lab::ui {

/// Where the parts of the start page stand: its head, three doors with what goes on beside them,
/// the map below, a column a group, and a foot. At 1x in 1024x640 and above; a larger page has
/// larger text.
struct StartLayout {
    double scale = 1; ///< of the look
    bool isSmall = false; ///< the doors have no sentence
    QRectF head;
    std::array<QRectF, 3> doors;
    QRectF goingOn; ///< right of the doors; the doors take it where there is nothing to go on with
    QRectF mapHead;
    std::vector<QRectF> columnHeads;
    std::vector<std::vector<QRectF>> nodes;
    QRectF pages; ///< of the derivation, below the columns that leave space for them
    QRectF foot;
};
StartLayout startLayout(const QSizeF& size, const Course& course, bool goesOn);

} // namespace lab::ui
