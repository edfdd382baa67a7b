#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/paint/comparison.h"
#include "ui/paint/raster/still_layer.h"
#include "ui/views/waves/positions_view.h"

namespace lab::ui {

/// The table of encodings with the handles of p and p + k above it. Its lower edge meets the
/// upper edge of the waves, so that the lines run through both.
class TableView : public PositionsView {
    Q_OBJECT
public:
    explicit TableView(QWidget* parent = nullptr);

    void setFrame(TableFrame frame);
    /// What the difference is taken from, or none.
    void setGhost(std::optional<TableFrame> ghost);
    void setMapShown(MapShown shown);
    QRectF plot() const override; ///< where the cells stand

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    Focus focusAt(QPointF point) const override;
    std::optional<int> pairAt(QPointF point) const override;
    std::optional<int> pairDragged(int pair, QPointF start, QPointF point) const override;
    void pairChanged() override;
    void changeEvent(QEvent* event) override;

private:
    void takeDifference();
    QString noDifference() const;

    TableFrame m_frame;
    std::optional<TableFrame> m_ghost;
    std::optional<TableFrame> m_difference;
    MapShown m_mapShown = MapShown::Present;
    mutable StillLayer m_ground;
};

} // namespace lab::ui
