#include "ui/views/waves/added_terms_view.h"

namespace lab::ui {

using namespace Qt::StringLiterals;

AddedTermsView::AddedTermsView(QWidget* parent)
    : PlotView(Picture::WavesTerms, parent)
{
}

QString AddedTermsView::exportName() const
{
    return u"terms"_s;
}

Plot AddedTermsView::plotOf(
    const AddedTermsFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return addedTermsPlot(area, frame, ghost(), look);
}

NumberTable AddedTermsView::tableOf(const AddedTermsFrame& frame) const
{
    return lab::numbers(frame);
}

Layers AddedTermsView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return focus.picture == picture() ? addedTermsPointed(plot.area, focus, look) : Layers();
}

void AddedTermsView::updateAccessibleText()
{
    PlotView::updateAccessibleText();
    setAccessibleDescription(frame().weightsAdded == 0 ? QString() : addedTermsWords(frame()));
}

Focus AddedTermsView::focusAt(QPointF point) const
{
    Focus focus;
    if (const auto row = termRowAt(point, rect(), look())) {
        focus.picture = picture();
        focus.cell = row;
    }
    return focus;
}

Focus AddedTermsView::shownOf(const Focus& focus) const
{
    return focus.picture == picture() ? focus : Focus {};
}

} // namespace lab::ui

#include "moc_added_terms_view.cpp"
