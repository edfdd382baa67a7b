#pragma once

#include "ui/paint/relative/terms.h"
#include "ui/views/relative/relative_picture.h"

namespace lab::ui {

/// The maps of the terms. A click on a check mark includes or excludes a term, a click on a cell
/// selects query and key.
class TermsView : public RelativePicture {
    Q_OBJECT
public:
    explicit TermsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const RelativeFrame& frame) const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override { m_isChoosing = false; }
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override; ///< the check marks
    QString title() const override;
    QString spoken() const override;

private:
    PictureHandle tickHandle(const TermsLayout::Place& place) const;

    bool m_isChoosing = false; ///< a cell is being pressed
};

} // namespace lab::ui
