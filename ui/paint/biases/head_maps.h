#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QPainter;

namespace lab::ui {

/// Where the small maps of all heads stand: a grid below the picture's title with as many columns
/// as make the maps largest. With space enough each has its number and its slope under it. A tab
/// that changes how many there are has a strip below them, where there is space for it.
struct HeadMapLayout {
    int heads = 0;
    int columns = 1;
    double side = 0; ///< of a map
    double across = 0; ///< from a map to the next one
    double down = 0;
    QPointF origin;
    bool hasNumbers = false;
    double caption = 0; ///< height of the numbers under a map
    double strip = 0; ///< height of the strip below the maps; 0 without a tab

    HeadMapLayout(const QRectF& whole, int headCount, bool hasTab, const Look& look);

    QRectF map(int head) const;
    double bottom() const; ///< of the strip below the last row
    QPointF tab() const; ///< the middle of that strip
    std::optional<int> headAt(QPointF point) const; ///< within its part of the grid
};

/// Of slopes one below the other: "1/2" among a hundred decimals would be another dress of them.
enum class SlopeForm { Fractions, Decimals };
SlopeForm slopeForm(const std::vector<HeadSlope>& heads); ///< fractions where half of them are
/// "1/8" where the slope is a short fraction and these are wanted, else four significant digits,
/// also where the last are 0.
QString slopeText(const HeadSlope& head, SlopeForm form = SlopeForm::Fractions);
QString otherSlopeText(const HeadSlope& head, SlopeForm form = SlopeForm::Fractions);

void paintHeadMaps(
    QPainter& painter, const HeadMapLayout& layout, const HeadsFrame& frame, const Look& look);

/// Under each map a text, where all of them have space: the slope of ALiBi, else the bias at the
/// present query and key.
QStringList headTexts(const HeadsFrame& frame, const std::vector<double>& present);

/// B − A of each head's bias at one query and key.
QStringList differenceTexts(const std::vector<double>& a, const std::vector<double>& b);

/// Whether the maps have these texts beside their numbers.
bool showsTexts(const HeadMapLayout& layout, const QStringList& texts, const Look& look);

/// Numbers and texts, the outline of the head that is selected and of what is under the pointer.
void paintHeadMarks(QPainter& painter, const HeadMapLayout& layout, const HeadsFrame& frame,
    const QStringList& texts, int selected, const PointedLook& look);

} // namespace lab::ui
