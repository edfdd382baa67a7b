#pragma once

#include "ui/paint/text/number_text.h"
#include "ui/paint/waves/encoding_table.h"
#include "ui/paint/waves/waves_words.h"
#include "ui/views/difference_view.h"
#include "ui/views/waves/positions_view.h"

namespace lab::ui {

/// A table with its columns as rows of cells, and the knobs of p and p + t above them. Its lower
/// edge touches the upper edge of the next picture, so that the lines run through both. With A, the
/// difference is shown if it has as many columns.
template <class Frame> class ColumnsView : public DifferenceView<PositionsView<Frame>> {
public:
    using DifferenceView<PositionsView<Frame>>::DifferenceView;

    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override
    {
        PositionsView<Frame>::paint(painter, area, look);
        if (!this->drawn())
            paintNoDifference(painter, tableGround(area, look),
                (this->ghost()->encoding.width == 1
                        ? WavesWords::tr("There is no difference: A has %1 column and B has %2.")
                        : WavesWords::tr("There is no difference: A has %1 columns and B has %2."))
                    .arg(wholeNumber(this->ghost()->encoding.width),
                        wholeNumber(this->frame().encoding.width)),
                look);
    }

protected:
    Knobs knobs() const override { return Knobs::Painted; }
    bool hasStillGround() const override { return true; }
    /// With the tab of A, where the present one is.
    Plot withTabOfA(Plot plot) const
    {
        if (this->ghost() && !plot.handles.empty())
            plot.pinned.push_back(
                widthHandle(plot.ground, plot.handles.back().key, this->ghost()->encoding.width));
        if (!plot.pinned.empty())
            plot.pinned.back().place = plot.handles.back().place;
        return plot;
    }
};

} // namespace lab::ui
