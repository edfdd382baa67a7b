#pragma once

#include "core/frames/waves/learned_frames.h"
#include "ui/paint/comparison.h"
#include "ui/paint/raster/still_layer.h"
#include "ui/paint/waves/learned_table.h"
#include "ui/views/framed_view.h"
#include "ui/views/waves/positions_view.h"

#include <optional>

namespace lab::ui {

/// The learned table with the handles of p and p + k above it, and below it that of the training
/// length: dragged, it makes or takes rows. From the table of A the difference is taken.
class LearnedTableView : public FramedView<PositionsView, LearnedFrame> {
    Q_OBJECT
public:
    explicit LearnedTableView(QWidget* parent = nullptr);

    void setMapShown(MapShown shown);
    QRectF plot() const override; ///< where the cells stand

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    std::vector<PictureHandle> handles() const override;

protected:
    NumberTable tableOf(const LearnedFrame& frame) const override;
    void renew() override; ///< takes the difference
    Focus shownOf(const Focus& focus) const override;
    Focus focusAt(QPointF point) const override;
    std::optional<int> pairAt(QPointF) const override { return {}; }
    void selectPair(int) override { } ///< there are none
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    void changeEvent(QEvent* event) override;

private:
    LengthPlace end() const;
    bool isOnEnd(QPointF point) const;

    std::optional<LearnedFrame> m_difference;
    MapShown m_mapShown = MapShown::Present;
    mutable StillLayer m_ground;
    struct HeldEnd {
        double start = 0; ///< x of the line when it was taken
        double away = 0; ///< from the pointer to it
        std::int64_t length = 0;
        AxisScale scale;
    };
    std::optional<HeldEnd> m_heldEnd;
};

} // namespace lab::ui
