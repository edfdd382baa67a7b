#include "ui/views/derivation/step_text_views.h"

#include "ui/lessons/languages.h"
#include "ui/paint/derivation/derivation_words.h"

#include <QPainter>

#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

StepLineView::StepLineView(QWidget* parent)
    : PictureView(Picture::DerivationFormula, parent)
{
    nameAnew();
}

void StepLineView::setLine(StepLine line)
{
    if (line == m_line)
        return;
    m_line = std::move(line);
    nameAnew();
    update();
}

int StepLineView::heightNeeded(int width) const
{
    return static_cast<int>(
        std::ceil(StepLineLayout({0, 0, double(width), 0}, m_line, look()).bottom));
}

QString StepLineView::exportName() const
{
    return u"line"_s;
}

void StepLineView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    paintStepLine(painter, area, m_line, look);
}

Focus StepLineView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    const StepLineLayout layout(rect(), m_line, look());
    if (!layout.formula.isEmpty())
        focus.symbol = symbolAt(
            layout.formula, m_line.values, layout.pixelSize, point - layout.formulaBaseline)
                           .toStdString();
    return focus;
}

Focus StepLineView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.symbol = focus.symbol;
    return shown;
}

void StepLineView::nameAnew()
{
    setAccessibleName(DerivationWords::tr("Step %1: %2").arg(m_line.number, m_line.title));
    QString words = m_line.code.join(u'\n');
    if (words.isEmpty() && look().formulas && !m_line.isBlank && !m_line.formula.isEmpty())
        words = spokenSentence(
            look().formulas->formula(m_line.formula), m_line.values, windowLanguage());
    setAccessibleDescription(m_line.isBlank ? QString() : words + u". "_s + m_line.why);
}

StepCheckView::StepCheckView(QWidget* parent)
    : PictureView(Picture::DerivationCheck, parent)
{
    nameAnew();
}

void StepCheckView::setFrame(StepFrame frame)
{
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    nameAnew();
    update();
}

QString StepCheckView::exportName() const
{
    return u"check"_s;
}

void StepCheckView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    paintStepCheck(painter, area, m_frame, look);
}

NumberTable StepCheckView::numbers() const
{
    return stepTable(m_frame);
}

Focus StepCheckView::focusAt(QPointF) const
{
    Focus focus = pictureFocus();
    return focus;
}

void StepCheckView::nameAnew()
{
    setAccessibleName(DerivationWords::tr("Check in double precision"));
    setAccessibleDescription(spokenCheck(m_frame));
}

} // namespace lab::ui
