#pragma once

#include "core/frames/experiment/example_frame.h"
#include "ui/paint/plot/plot.h"

#include <QString>

namespace lab::ui {

/// Where the parts of the example stand.
struct ExampleLayout {
    QRectF area;
    QRectF trained; ///< the tokens of the sequence of the training length
    QRectF map; ///< the query's attention, a line a moment from above, a column a key
    QRectF longer; ///< the tokens of the longer sequence's end
    QRectF button; ///< at the right of the title
    double column = 0; ///< width of a token

    ExampleLayout(const QRectF& area, const ExampleFrame& frame, const Look& look);
    QRectF token(const QRectF& row, int index) const;
};

QString exampleTitle();
/// "RoPE after 400 of 800 steps: 13 of 16 right at length 32, 9 of 14 at 128"; why there are none.
QString exampleWords(const ExampleFrame& frame);

/// Two sequences token by token: what stands there, and below it what is written or answered, the
/// tone as high as the right answer is likely. Between them how the attention of one query came
/// about. The query is dragged across, the moment down.
Plot examplePlot(const QRectF& area, const ExampleFrame& frame, const Look& look);

} // namespace lab::ui
