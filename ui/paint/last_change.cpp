#include "ui/paint/last_change.h"

#include "ui/paint/formula/typeset.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double symbolSize = 20;
constexpr double symbolGap = 12;
constexpr double labelGap = 8;
constexpr double between = 24; ///< of two values

bool isSymbol(const LastChange::Value& value)
{
    return value.label.size() == 1 && value.label[0].isLetter() && value.label[0].unicode() < 128;
}

QColor colourOf(const LastChange::Value& value, const Palette& palette)
{
    return value.label == "m"_L1 ? palette.queryText
        : value.label == "n"_L1  ? palette.keyText
                                 : palette.text;
}

QString numbers(const LastChange::Value& value)
{
    return value.from + u" → "_s + value.to;
}

double labelWidth(const LastChange::Value& value, const Look& look)
{
    if (!isSymbol(value))
        return textWidth(value.label, TextRole::Body, look) + look.px(labelGap);
    return Typeset(look, value.label, symbolSize, look.palette.text).size().width()
        + look.px(symbolGap);
}

double widthOf(const LastChange::Value& value, const Look& look)
{
    return labelWidth(value, look) + textWidth(numbers(value), TextRole::PictureTitle, look);
}

void paintValue(
    QPainter& painter, QPointF left, const LastChange::Value& value, double space, const Look& look)
{
    const QColor colour = colourOf(value, look.palette);
    if (isSymbol(value))
        Typeset(look, value.label, symbolSize, colour).paint(painter, left);
    else
        paintText(painter, left, value.label, TextRole::Body, look.palette.notes, look);
    const double label = labelWidth(value, look);
    paintText(painter, left + QPointF(label, 0),
        fitted(numbers(value), space - label + 0.5, TextRole::PictureTitle, look),
        TextRole::PictureTitle, colour, look);
}

} // namespace

QString lastChangeText(const LastChange& change)
{
    QStringList values;
    for (const LastChange::Value& value : change.values)
        values += value.label + u' ' + numbers(value);
    return values.isEmpty() ? change.action : listed(values);
}

double lastChangeWidth(const LastChange& change, const Look& look)
{
    if (change.values.empty())
        return textWidth(change.action, TextRole::PictureTitle, look);
    double width = look.px(between) * (static_cast<double>(change.values.size()) - 1);
    for (const LastChange::Value& value : change.values)
        width += widthOf(value, look);
    return width;
}

void paintLastChange(
    QPainter& painter, const QRectF& area, const LastChange& change, const Look& look)
{
    const double baseline = area.center().y() + digitHeight(TextRole::PictureTitle, look) / 2;
    if (change.values.empty()) {
        paintText(painter, {area.right(), baseline},
            fitted(change.action, area.width(), TextRole::PictureTitle, look),
            TextRole::PictureTitle, look.palette.text, look, Alignment::Right);
        return;
    }
    double x = std::max(area.left(), area.right() - lastChangeWidth(change, look));
    for (const LastChange::Value& value : change.values) {
        const double space = area.right() - x;
        if (space <= labelWidth(value, look))
            return;
        paintValue(painter, {x, baseline}, value, space, look);
        x += widthOf(value, look) + look.px(between);
    }
}

} // namespace lab::ui
