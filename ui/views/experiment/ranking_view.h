#pragma once

#include "ui/paint/experiment/ranking.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

class QPushButton;

namespace lab::ui {

/// The bet on the order of the encodings: a row is dragged to another place, until a button says
/// that this is the bet. A press on a row, and the up and down keys, select its encoding.
class RankingView : public FramedView<PictureView, RankingFrame> {
    Q_OBJECT
public:
    explicit RankingView(QWidget* parent = nullptr);

    QPushButton& button() const { return *m_button; } ///< away once the bet is made or waived

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
