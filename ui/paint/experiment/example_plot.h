#pragma once

#include "core/frames/experiment/example_frame.h"
#include "ui/paint/plot/plot.h"

#include <QString>

namespace lab::ui {

/// The layout of the parts of the example.
struct ExampleLayout {
    QRectF area;
    QRectF trained; ///< the tokens of the sequence of the training length
    QRectF map; ///< the query's attention: one row per moment from the top, one column per key
    QRectF longer; ///< the tokens of the longer sequence's end
    QRectF button; ///< to the right of the title
    double column = 0; ///< width of a token

    ExampleLayout(const QRectF& area, const ExampleFrame& frame, const Look& look);
    QRectF token(const QRectF& row, int index) const;
};

QString exampleTitle();
/// "RoPE after 400 of 800 steps: 13 of 16 right at length 32, 9 of 14 at 128"; or why there are
/// none.
QString exampleWords(const ExampleFrame& frame);

/// Two sequences token by token: the token, and below it what is written or answered, in a colour
/// as strong as the probability of the right answer. Between them the development of one query's
/// attention. The query is dragged horizontally, the moment vertically.
Plot examplePlot(const QRectF& area, const ExampleFrame& frame, const Look& look);

} // namespace lab::ui
