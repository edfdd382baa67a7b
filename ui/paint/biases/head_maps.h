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

/// The layout of the small maps of all heads: a grid below the picture's title with the number of
/// columns that makes the maps largest. If there is space, each has its number and its slope below
/// it. The tab that changes the number of heads has a strip below them, if there is space.
struct HeadMapLayout {
    int heads = 0;
    int columns = 1;
    double side = 0; ///< of a map
    double across = 0; ///< from one map to the next
    double down = 0;
    QPointF origin;
    bool hasNumbers = false;
    double caption = 0; ///< height of the numbers below a map
    double strip = 0; ///< height of the strip below the maps; 0 without a tab

    HeadMapLayout(const QRectF& whole, int headCount, bool hasTab, const Look& look);

    QRectF map(int head) const;
    double bottom() const; ///< of the strip below the last row
    QPointF tab() const; ///< the middle of that strip
    std::optional<int> headAt(QPointF point) const; ///< within its cell of the grid
};

/// For slopes in a column: "1/2" among a hundred decimals would be inconsistent.
enum class SlopeForm { Fractions, Decimals };
SlopeForm slopeForm(const std::vector<HeadSlope>& heads); ///< fractions if half of them are
/// "1/8" if the slope is a short fraction and fractions are used, else four significant digits,
/// including trailing zeros.
QString slopeText(const HeadSlope& head, SlopeForm form = SlopeForm::Fractions);
QString otherSlopeText(const HeadSlope& head, SlopeForm form = SlopeForm::Fractions);

void paintHeadMaps(
    QPainter& painter, const HeadMapLayout& layout, const HeadsFrame& frame, const Look& look);

/// A text below each map, if all of them fit: the slope of ALiBi, else the bias for the current
/// query and key.
QStringList headTexts(const HeadsFrame& frame, const std::vector<double>& present);

/// B − A of each head's bias at one query and key.
QStringList differenceTexts(const std::vector<double>& a, const std::vector<double>& b);

/// Whether the maps have these texts beside their numbers.
bool showsTexts(const HeadMapLayout& layout, const QStringList& texts, const Look& look);

/// Numbers and texts, the outlines of the selected head and of the element under the pointer.
void paintHeadMarks(QPainter& painter, const HeadMapLayout& layout, const HeadsFrame& frame,
    const QStringList& texts, int selected, const PointedLook& look);

} // namespace lab::ui
