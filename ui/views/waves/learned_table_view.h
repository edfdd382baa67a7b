#pragma once

#include "core/frames/waves/learned_frames.h"
#include "ui/views/waves/columns_view.h"

namespace lab::ui {

/// The learned table, and below it the handle of the training length: dragging it adds or removes
/// rows. The tab on the lower edge sets the dimension; it is locked for a trained table.
class LearnedTableView : public ColumnsView<LearnedFrame> {
    Q_OBJECT
public:
    explicit LearnedTableView(QWidget* parent = nullptr);

    QString exportName() const override;

protected:
    Plot plotOf(
        const LearnedFrame& frame, const QRectF& area, const PointedLook& look) const override;
    std::vector<Handle> handlesOn(const Plot& plot, const Look& look) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    NumberTable tableOf(const LearnedFrame& frame) const override;
    Focus focusAt(QPointF point) const override;
    void selectPair(int) override { } ///< there are none
};

} // namespace lab::ui
