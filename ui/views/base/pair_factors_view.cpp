#include "ui/views/base/pair_factors_view.h"

#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

PairFactorsView::PairFactorsView(QWidget* parent)
    : BasePicture(Picture::BaseFactors, parent)
{
}

void PairFactorsView::setFrame(FactorsFrame frame)
{
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    update();
}

FactorPlaces PairFactorsView::places() const
{
    return {rect(), m_frame, look()};
}

QString PairFactorsView::exportName() const
{
    return u"factors"_s;
}

void PairFactorsView::paint(QPainter& painter, const QRectF& area, const Look& look) const
{
    paintPairFactors(painter, area, m_frame, places().methodAt(m_frame, pointer()), look);
}

NumberTable PairFactorsView::numbers() const
{
    return factorsTable(m_frame);
}

void PairFactorsView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    const auto method = places().methodAt(m_frame, point);
    if (!method)
        return drag(point, modifiers);
    LabState state;
    state.rotations.scaling.method = *method;
    edit(SetParameter {"scaling.method", parameterNamed("scaling.method")->read(state)});
}

void PairFactorsView::drag(QPointF point, Qt::KeyboardModifiers)
{
    const auto pair = places().pairAcross(point);
    if (!pair)
        return;
    select(*pair);
    PictureView::point(focusOn(*pair));
}

Focus PairFactorsView::focusAt(QPointF point) const
{
    const auto pair = places().pairAcross(point);
    return pair ? focusOn(*pair) : Focus {};
}

Qt::CursorShape PairFactorsView::cursorAt(QPointF point) const
{
    return places().methodAt(m_frame, point) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

} // namespace lab::ui
