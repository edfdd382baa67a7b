#include "ui/paint/formula/typeset.h"

#include <QPainter>

#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

Typeset::Typeset(
    const Look& look, const QString& key, double size, const QColor& colour, FormulaValues values)
    : m_values(std::move(values))
{
    m_isShown = look.hasWords;
    if (look.formulas)
        m_formula = look.formulas->formula(key);
    const Palette& palette = look.palette;
    m_style.pixelSize = look.px(size);
    m_style.colour = colour;
    m_style.colours = {{u"query"_s, palette.queryText}, {u"key"_s, palette.keyText},
        {u"result"_s, palette.resultText}, {u"note"_s, palette.notes}};
}

QSizeF Typeset::size() const
{
    return m_formula.isEmpty() ? QSizeF(0, 0) : formulaSize(m_formula, m_values, m_style.pixelSize);
}

void Typeset::paint(QPainter& painter, QPointF baselineStart) const
{
    if (!m_isShown || m_formula.isEmpty())
        return;
    const QRectF place = painter.clipBoundingRect();
    const double slack = m_style.pixelSize / 4;
    const double end = baselineStart.x() + size().width();
    const bool isIn = place.isEmpty()
        || (baselineStart.x() >= place.left() - slack && end <= place.right() + slack
            && baselineStart.y() >= place.top() && baselineStart.y() <= place.bottom() + slack);
    if (isIn)
        paintFormula(painter, baselineStart, m_formula, m_values, m_style);
}

} // namespace lab::ui
