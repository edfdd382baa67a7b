#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/views/biases/bias_curve_view.h"

#include <algorithm>

// The cost of a token, at the foot of the picture.

namespace lab::ui {

namespace {

constexpr double lineHeight = 24;
constexpr double costPitch = 15; ///< of two lines
constexpr double lowestWithTwo = 150; ///< height of a picture

} // namespace

QStringList BiasCurveView::costWords(const QRectF& area, const Look& look) const
{
    const BiasCost& cost = frame().cost;
    const QString count = wholeNumber(cost.keys);
    const QString keys = cost.keys == 1 ? tr("1 key") : tr("%1 keys").arg(count);
    const QString each = wholeNumber(cost.perKey);
    const QString sum = cost.operations() == 1
        ? tr("1 operation")
        : tr("%1 operations").arg(wholeNumber(cost.operations()));
    const QString bytes = wholeNumber(cost.bytes);
    const QString once = wholeNumber(cost.once);
    const QString token = wholeNumber(frame().query);
    const QStringList wordings = cost.once > 0
        ? QStringList {tr("Cost of token %1: %2 · %3 + %4 = %5, %6 bytes stored")
                           .arg(token, keys, each, once, sum, bytes),
            tr("%1 · %2 + %3 = %4, %5 bytes").arg(count, each, once, sum, bytes),
            tr("%1, %2 bytes").arg(sum, bytes)}
        : QStringList {tr("Cost of token %1: %2 · %3 = %4, %5 bytes stored")
                           .arg(token, keys, each, sum, bytes),
            tr("%1 · %2 = %3, %4 bytes").arg(count, each, sum, bytes),
            tr("%1, %2 bytes").arg(sum, bytes)};
    const auto fits = std::ranges::find_if(wordings, [&](const QString& words) {
        return textWidth(words, TextRole::Note, look) <= area.width();
    });
    const QString words = fits == wordings.end() ? wordings.back() : *fits;
    if (words == wordings.front() || area.height() < look.px(lowestWithTwo))
        return {words};
    return {tr("Cost of token %1:").arg(token), words};
}

Layers BiasCurveView::costLines(const QRectF& area, const Look& look) const
{
    Layers layers;
    const QStringList lines = costWords(area, look);
    double baseline =
        area.bottom() - look.px(6 + costPitch * static_cast<double>(lines.size() - 1));
    for (const QString& line : lines) {
        layers.emplace_back(
            Label {{area.left(), baseline}, line, TextRole::Note, look.palette.notes});
        baseline += look.px(costPitch);
    }
    return layers;
}

QRectF BiasCurveView::aboveCost(const QRectF& area, const Look& look) const
{
    const auto more = static_cast<double>(costWords(area, look).size() - 1);
    return area.adjusted(0, 0, 0, -look.px(lineHeight + costPitch * more));
}

} // namespace lab::ui
