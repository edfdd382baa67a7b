#pragma once

#include "ui/paint/relative/score_map.h"
#include "ui/views/relative/relative_picture.h"

#include <optional>

namespace lab::ui {

/// The sum of the terms, the attention of the selected query, and the values that it mixes. The
/// query's row, the key's column and each value can be dragged.
class ScoreView : public RelativePicture {
    Q_OBJECT
public:
    explicit ScoreView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const RelativeFrame& frame) const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;
    QString title() const override;
    QString spoken() const override;

private:
    ScoreLayout layout() const;
    PictureHandle valueHandle(const ScoreLayout& places, int key) const;

    bool m_isChoosing = false; ///< a cell is being pressed
};

} // namespace lab::ui
