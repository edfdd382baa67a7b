#include "ui/views/experiment/limits_view.h"

#include "ui/paint/experiment/limits.h"

using namespace Qt::StringLiterals;

namespace lab::ui {

LimitsView::LimitsView(QWidget* parent)
    : PictureView(Picture::ExperimentLimits, parent)
{
    updateAccessibleText();
}

QString LimitsView::exportName() const
{
    return u"limits"_s;
}

void LimitsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    paintLimits(painter, area, look);
}

// Only text: the number of sentences.
NumberTable LimitsView::numbers() const
{
    return {{"can_say", "cannot_say"},
        {{static_cast<double>(sayings().size()), static_cast<double>(limits().size())}}};
}

void LimitsView::updateAccessibleText()
{
    setAccessibleName(limitsTitle());
    setAccessibleDescription((sayings() + limits()).join(u' '));
}

} // namespace lab::ui

#include "moc_limits_view.cpp"
