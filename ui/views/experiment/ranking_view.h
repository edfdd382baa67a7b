#pragma once

#include "ui/paint/experiment/ranking.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

namespace lab::ui {

/// The bet on the order of the encodings: a row is dragged to another place. A press on a row, and
/// the up and down keys, select its encoding.
class RankingView : public FramedView<PictureView, RankingFrame> {
    Q_OBJECT
public:
    explicit RankingView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    std::vector<PictureHandle> handles() const override;

protected:
    NumberTable tableOf(const RankingFrame& frame) const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    Focus shownOf(const Focus&) const override { return {}; }
    void nameAnew() override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    RankingLayout layout() const;
    void select(int place);
};

} // namespace lab::ui
