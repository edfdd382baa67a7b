#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/views/waves/columns_view.h"

namespace lab::ui {

/// The table of encodings. A click on a row selects its pair, and a drag goes through the rows. A
/// tab on the lower edge is dragged down for more columns.
class TableView : public ColumnsView<TableFrame> {
    Q_OBJECT
public:
    explicit TableView(QWidget* parent = nullptr);

    QString exportName() const override;

protected:
    Plot plotOf(
        const TableFrame& frame, const QRectF& area, const PointedLook& look) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    NumberTable tableOf(const TableFrame& frame) const override;
    void updateAccessibleText() override; ///< its name depends on its columns
    Focus shownOf(const Focus& focus) const override;
    Focus focusAt(QPointF point) const override;
    std::optional<int> pairAt(QPointF point) const override;
    std::optional<int> pairDragged(int pair, QPointF start, QPointF point) const override;
    void pairChanged() override;
};

} // namespace lab::ui
