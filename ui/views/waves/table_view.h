#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/paint/comparison.h"
#include "ui/paint/raster/still_layer.h"
#include "ui/views/framed_view.h"
#include "ui/views/waves/positions_view.h"

namespace lab::ui {

/// The table of encodings with the handles of p and p + k above it. Its lower edge meets the
/// upper edge of the waves, so that the lines run through both. From that of A the difference is
/// taken.
class TableView : public FramedView<PositionsView, TableFrame> {
    Q_OBJECT
public:
    explicit TableView(QWidget* parent = nullptr);

    void setMapShown(MapShown shown);
    QRectF plot() const override; ///< where the cells stand

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const TableFrame& frame) const override;
    void frameChanged() override; ///< is named by what its columns are of
    void renew() override; ///< takes the difference
    Focus shownOf(const Focus& focus) const override;
    Focus focusAt(QPointF point) const override;
    std::optional<int> pairAt(QPointF point) const override;
    std::optional<int> pairDragged(int pair, QPointF start, QPointF point) const override;
    void pairChanged() override;
    void changeEvent(QEvent* event) override;

private:
    QString noDifference() const;

    std::optional<TableFrame> m_difference;
    MapShown m_mapShown = MapShown::Present;
    mutable StillLayer m_ground;
};

} // namespace lab::ui
