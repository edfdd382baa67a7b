#pragma once

#include "ui/paint/experiment/ranking.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

class QPushButton;

namespace lab::ui {

/// The prediction of the ranking of encodings: rows can be dragged until a button confirms the
/// prediction. A press on a row, and the up and down keys, select its encoding.
class RankingView : public FramedView<PictureView, RankingFrame> {
    Q_OBJECT
public:
    explicit RankingView(QWidget* parent = nullptr);

    /// Hidden after a prediction, or when it was declined.
    QPushButton& button() const { return *m_button; }

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    std::vector<PictureHandle> handles() const override;

protected:
    NumberTable tableOf(const RankingFrame& frame) const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    Focus shownOf(const Focus&) const override { return {}; }
    void updateAccessibleText() override;
    void lookChanged() override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    RankingLayout layout() const;
    QString spoken() const;
    void select(int place);
    void placeButton();

    QPushButton* m_button;
};

} // namespace lab::ui
