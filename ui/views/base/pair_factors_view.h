#pragma once

#include "ui/paint/base/pair_factors.h"
#include "ui/views/base/base_picture.h"

namespace lab::ui {

/// By how much each method slows each pair. A click on a method of the list chooses it, a click in
/// the plot selects the pair there.
class PairFactorsView : public BasePicture {
    Q_OBJECT
public:
    explicit PairFactorsView(QWidget* parent = nullptr);

    void setFrame(FactorsFrame frame);
    const FactorsFrame& frame() const { return m_frame; }

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const Look& look) const override;
    NumberTable numbers() const override;

protected:
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    FactorPlaces places() const;

    FactorsFrame m_frame;
};

} // namespace lab::ui
