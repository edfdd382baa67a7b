#include "ui/paint/text/number_text.h"

#include "core/drawing/numbers.h"

namespace lab::ui {

QString wholeNumber(std::int64_t number)
{
    return QString::fromStdString(drawing::wholeNumber(number));
}

QString decimals(double number, int digits)
{
    return QString::fromStdString(drawing::decimals(number, digits));
}

QString significant(double number, int digits)
{
    return QString::fromStdString(drawing::significant(number, digits));
}

QString percentOf(double share, int digits)
{
    return QString::fromStdString(drawing::percentOf(share, digits));
}

QString allDigits(double number)
{
    return QString::fromStdString(drawing::allDigits(number));
}

QString withSuperscripts(const QString& text)
{
    return QString::fromStdString(drawing::withSuperscripts(text.toStdString()));
}

} // namespace lab::ui
