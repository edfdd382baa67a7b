#include "ui/views/waves/learned_table_view.h"

#include "ui/paint/waves/learned_table.h"

namespace lab::ui {

using namespace Qt::StringLiterals;

LearnedTableView::LearnedTableView(QWidget* parent)
    : ColumnsView(Picture::WavesLearned, parent)
{
}

QString LearnedTableView::exportName() const
{
    return u"learned"_s;
}

Plot LearnedTableView::plotOf(
    const LearnedFrame&, const QRectF& area, const PointedLook& look) const
{
    return withTabOfA(learnedPlot(area, shown(), look));
}

std::vector<Handle> LearnedTableView::handlesOn(const Plot& plot, const Look& look) const
{
    std::vector<Handle> all = ColumnsView::handlesOn(plot, look);
    if (!plot.ground.isEmpty())
        all.push_back(lengthHandle(plot, frame(), all, look));
    return all;
}

Layers LearnedTableView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    const auto under = hovered();
    const bool isEndHeld = under && this->plot().handles[*under].kind == HandleKind::Unseen;
    return learnedOver(plot, frame(), marks(), isEndHeld, focus, look);
}

NumberTable LearnedTableView::tableOf(const LearnedFrame& frame) const
{
    return lab::numbers(frame);
}

Focus LearnedTableView::focusAt(QPointF point) const
{
    Focus focus = positionFocus(point, frame().runs);
    if (const std::optional<int> row = tableRowAt(frame().cells, point, plot().ground))
        focus.column = frame().columns[static_cast<std::size_t>(*row)];
    return focus.position ? focus : Focus {};
}

} // namespace lab::ui

#include "moc_learned_table_view.cpp"
