#include "ui/views/derivation/page_text_views.h"

#include "ui/lessons/derivation_book.h"
#include "ui/paint/derivation/derivation_words.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/tips.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

PageLineView::PageLineView(QWidget* parent)
    : PictureView(Picture::DerivationFormula, parent)
{
    updateAccessibleText();
}

void PageLineView::setLine(PageLine line)
{
    if (line == m_line)
        return;
    m_line = std::move(line);
    updateAccessibleText();
    update();
}

int PageLineView::heightNeeded(int width) const
{
    const auto needed = [&](const PageLine& line) {
        return static_cast<int>(
            std::ceil(PageLineLayout({0, 0, double(width), 0}, line, look()).bottom));
    };
    return m_other ? std::max(needed(m_line), needed(*m_other)) : needed(m_line);
}

int PageLineView::minHeight(int width, bool hasStanding) const
{
    const auto least = [&](const PageLine& line) {
        const PageLineLayout layout({0, 0, double(width), 0}, line, look());
        return static_cast<int>(std::ceil(hasStanding ? layout.minWhole : layout.least));
    };
    return m_other ? std::max(least(m_line), least(*m_other)) : least(m_line);
}

QString PageLineView::tipAt(QPoint point) const
{
    const PageLineLayout layout(rect(), m_line, look());
    if (point.y() <= layout.whyBaseline - look().px(14))
        return {};
    QStringList lacking;
    if (layout.isCut)
        lacking += m_line.why;
    if (layout.lacksStanding)
        lacking += m_line.standing;
    return oneAfterAnother(lacking);
}

bool PageLineView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || isCovered())
        return PictureView::event(event);
    const auto& asked = *static_cast<QHelpEvent*>(event);
    const QString text = tipAt(asked.pos());
    if (text.isEmpty())
        return PictureView::event(event);
    QToolTip::showText(asked.globalPos(), wrappedTip(text), this);
    return true;
}

QString PageLineView::exportName() const
{
    return u"line"_s;
}

void PageLineView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    paintPageLine(painter, area, m_line, look);
}

Focus PageLineView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    const PageLineLayout layout(rect(), m_line, look());
    if (!layout.formula.isEmpty())
        focus.symbol = symbolAt(
            layout.formula, m_line.values, layout.pixelSize, point - layout.formulaBaseline)
                           .toStdString();
    return focus;
}

Focus PageLineView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.symbol = focus.symbol;
    return shown;
}

void PageLineView::updateAccessibleText()
{
    setAccessibleName(DerivationWords::tr("Page %1: %2").arg(m_line.number, m_line.title));
    QString words = m_line.code.join(u'\n');
    if (words.isEmpty() && look().formulas && !m_line.isBlank && !m_line.formula.isEmpty())
        words = spokenSentence(
            look().formulas->formula(m_line.formula), m_line.values, windowLanguage());
    if (m_line.isBlank) {
        setAccessibleDescription({});
        return;
    }
    QStringList sentences {words, m_line.why, m_line.standing};
    sentences.removeAll(QString());
    setAccessibleDescription(oneAfterAnother(sentences));
}

PageCheckView::PageCheckView(QWidget* parent)
    : PictureView(Picture::DerivationCheck, parent)
{
    updateAccessibleText();
}

void PageCheckView::setFrame(PageFrame frame)
{
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    updateAccessibleText();
    update();
}

QString PageCheckView::exportName() const
{
    return u"check"_s;
}

void PageCheckView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    paintPageCheck(painter, area, m_frame, look);
}

NumberTable PageCheckView::numbers() const
{
    return pageCheckTable(m_frame);
}

Focus PageCheckView::focusAt(QPointF) const
{
    Focus focus = pictureFocus();
    return focus;
}

void PageCheckView::updateAccessibleText()
{
    setAccessibleName(DerivationWords::tr("Check in FP64"));
    // Its numbers are the answer to the question of the page.
    setAccessibleDescription(m_frame.isOpen() ? spokenCheck(m_frame) : QString());
}

} // namespace lab::ui

#include "moc_page_text_views.cpp"
