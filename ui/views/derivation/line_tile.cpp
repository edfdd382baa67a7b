#include "ui/views/derivation/line_tile.h"

#include "ui/lessons/languages.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/tips.h"

#include <QPainter>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double largestOfTile = 17;
constexpr double besideFormula = 12;
constexpr double aboveFormula = 6;

} // namespace

void LineTile::setFormula(const QString& key, const Look& look)
{
    m_look = look;
    m_key = key.toStdString();
    m_formula = key.isEmpty() || !look.formulas ? Formula() : look.formulas->formula(key);
    const QString said =
        m_formula.isEmpty() ? QString() : spokenSentence(m_formula, {}, windowLanguage());
    setAccessibleName(said);
    setToolTip(tip(said));
    update();
}

void LineTile::setWords(const QString& words)
{
    setText(words);
    updateGeometry();
}

QStringList LineTile::wordLines(int width) const
{
    return brokenLines(text(), font(), width - 2 * m_look.px(besideFormula));
}

int LineTile::wordsHeightIn(int width) const
{
    const auto lines = static_cast<int>(wordLines(width).size());
    return lines * fontMetrics().lineSpacing() + qRound(2 * m_look.px(aboveFormula));
}

double LineTile::pixelSizeIn(double width) const
{
    const double largest = m_look.px(largestOfTile);
    const double whole = formulaSize(m_formula, {}, largest).width();
    const double space = width - 2 * m_look.px(besideFormula);
    return largest * std::min(1.0, space / std::max(1.0, whole));
}

QSizeF LineTile::formulaSizeIn(double width) const
{
    const QSizeF size = formulaSize(m_formula, {}, pixelSizeIn(width));
    return {
        size.width() + 2 * m_look.px(besideFormula), size.height() + 2 * m_look.px(aboveFormula)};
}

drawing::Formula LineTile::formulaIn(const QRectF& area) const
{
    const double size = pixelSizeIn(area.width());
    const QRectF rect = formulaRect(m_formula, {}, size);
    return {.at = {area.left() + m_look.px(besideFormula), area.center().y() - rect.center().y()},
        .key = m_key,
        .size = size / m_look.scale,
        .ink = drawing::Tone::Text};
}

void LineTile::paintEvent(QPaintEvent* event)
{
    if (m_formula.isEmpty() && wordLines(width()).size() > 1) {
        QStyleOptionButton option;
        initStyleOption(&option);
        option.text = wordLines(width()).join(u'\n');
        QStylePainter(this).drawControl(QStyle::CE_PushButton, option);
        return;
    }
    QPushButton::paintEvent(event);
    if (m_formula.isEmpty())
        return;
    QPainter painter(this);
    drawing::Layer layer;
    layer.add(formulaIn(rect()));
    paintLayers(painter, layer, m_look);
}

} // namespace lab::ui

#include "moc_line_tile.cpp"
