#include "ui/paint/compare/own_bar.h"

#include "ui/paint/compare/compare_words.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double barHeight = 9;
constexpr double lowBarHeight = 5;
constexpr double textPitch = 22; // minimum for a row with words at its bar

} // namespace

double logShare(double value)
{
    return std::log1p(value) / std::log1p(static_cast<double>(lastPosition));
}

void paintOwnValues(QPainter& painter, const QRectF& cell, const OwnValues& own, const Look& look)
{
    const QString words = ownText(own);
    const bool hasWords = !words.isEmpty() && cell.height() >= look.px(textPitch);
    const double height =
        look.px(hasWords && cell.height() < look.px(32) ? lowBarHeight : barHeight);
    // The words are below their own bar, at the same distance in high and low rows.
    const double under = digitHeight(TextRole::Axis, look) + look.px(4);
    const double both = height + (hasWords ? under : 0);
    const QRectF whole(
        cell.left() + look.px(4), cell.center().y() - both / 2, cell.width() - look.px(8), height);
    const double end =
        own.beyond == BeyondOwn::Everywhere ? 1 : logShare(static_cast<double>(own.own));
    const QRectF filled(whole.topLeft(), QSizeF(std::max(1.0, end * whole.width()), height));
    double reached = filled.right();
    if (own.beyond == BeyondOwn::Nothing)
        paintHatching(
            painter, QRectF(QPointF(filled.right(), whole.top()), whole.bottomRight()), look);
    if (own.beyond == BeyondOwn::Ratio) {
        const double last = logShare(static_cast<double>(own.last)) * whole.width();
        const QRectF ratio(filled.topRight(),
            QPointF(whole.left() + std::max(last, filled.width() + 2), whole.bottom()));
        painter.setPen(QPen(look.palette.notes, look.px(1)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(ratio.adjusted(0.5, 0.5, -0.5, -0.5));
        reached = ratio.right();
    }
    if (own.beyond == BeyondOwn::Ratio || own.beyond == BeyondOwn::Shared) {
        painter.setPen(QPen(look.palette.notes, look.px(1.5), Qt::DotLine));
        painter.drawLine(QPointF(reached + look.px(3), whole.center().y()),
            QPointF(whole.right(), whole.center().y()));
    }
    painter.fillRect(filled, look.palette.notes);
    if (hasWords)
        paintText(painter, {whole.left(), filled.bottom() + under},
            fittingWords(
                {words, shortOwnText(own)}, cell.width() - look.px(4), TextRole::Axis, look),
            TextRole::Axis, look.palette.notes, look);
}

} // namespace lab::ui
