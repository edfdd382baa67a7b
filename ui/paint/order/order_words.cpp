#include "ui/paint/order/order_words.h"

#include "core/state/choices.h"
#include "ui/lessons/languages.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::OrderWords)
};

} // namespace

QString word(const OrderFrame& frame, int token)
{
    return QString::fromStdString(frame.words[static_cast<std::size_t>(token)]);
}

QString sideName(OrderSide side)
{
    return side == OrderSide::Typed ? Words::tr("As typed") : Words::tr("Reordered");
}

QString encodingName(OrderEncoding encoding)
{
    const std::string label(choiceOf(encoding).label);
    return QCoreApplication::translate("parameters", label.c_str());
}

QString comparisonName(OrderComparison comparison)
{
    switch (comparison) {
    case OrderComparison::ByToken:
        return Words::tr("per token");
    case OrderComparison::ByPlace:
        return Words::tr("per position");
    case OrderComparison::Pooled:
        return Words::tr("mean-pooled");
    case OrderComparison::Last:
        break;
    }
    return Words::tr("last token");
}

QString fittingTitle(const QString& title, double space, const Look& look)
{
    static const QString commas = u",，"_s;
    QString start = title;
    while (textWidth(start, TextRole::PictureTitle, look) > space) {
        const auto comma = std::find_if(
            start.crbegin(), start.crend(), [](QChar c) { return commas.contains(c); });
        if (comma == start.crend())
            break;
        start.truncate(start.crend() - comma - 1);
    }
    return fitted(start, space, TextRole::PictureTitle, look);
}

bool isRounding(double change)
{
    constexpr double most = 1e-14; // of outputs about 1, in doubles, after two layers
    return change < most;
}

QString changeText(double change)
{
    if (!(change > 0))
        return u"0"_s;
    if (isRounding(change))
        return u"≈ 0"_s;
    constexpr int digits = 2;
    if (change >= 0.1 || change < 1e-4)
        return change < 1e-4 ? significant(change, digits) : decimals(change, 2);
    return decimals(change, digits - 1 - static_cast<int>(std::floor(std::log10(change))));
}

} // namespace lab::ui
