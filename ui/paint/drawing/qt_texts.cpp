#include "ui/paint/drawing/qt_texts.h"

#include "ui/lessons/languages.h"
#include "ui/paint/text/lines.h"

#include <QCoreApplication>

namespace lab::ui {

static_assert(
    static_cast<int>(TextRole::BenchTitle) == static_cast<int>(drawing::TextRole::BenchTitle)
    && static_cast<int>(TextRole::MainResult) == static_cast<int>(drawing::TextRole::MainResult));

TextRole qt(drawing::TextRole role)
{
    return static_cast<TextRole>(role);
}

namespace {

Look lookOf(double scale)
{
    Look look;
    look.scale = scale;
    return look;
}

} // namespace

double WindowMetrics::width(std::string_view text, drawing::TextRole role, double scale) const
{
    return hasAll(text) ? FontMetrics::width(text, role, scale)
                        : textWidth(qt(text), qt(role), lookOf(scale));
}

std::string WindowMetrics::fitted(
    std::string_view text, double space, drawing::TextRole role, double scale) const
{
    return hasAll(text) ? FontMetrics::fitted(text, space, role, scale)
                        : ui::fitted(qt(text), space, qt(role), lookOf(scale)).toStdString();
}

std::vector<std::string> WindowMetrics::lines(
    std::string_view text, double space, drawing::TextRole role, double scale) const
{
    if (hasAll(text))
        return FontMetrics::lines(text, space, role, scale);
    std::vector<std::string> lines;
    for (const QString& line : brokenLines(qt(text), font(lookOf(scale), qt(role)), space))
        lines.push_back(line.toStdString());
    return lines;
}

FormulaValues qt(const drawing::FormulaValues& values)
{
    FormulaValues all;
    for (const auto& [slot, number] : values)
        all.insert(qt(slot), qt(number));
    return all;
}

drawing::FormulaValues valuesOf(const FormulaValues& values)
{
    drawing::FormulaValues all;
    for (const auto& [slot, number] : values.asKeyValueRange())
        all.emplace_back(slot.toStdString(), number.toStdString());
    return all;
}

drawing::Text textMark(
    QPointF baseline, const QString& words, TextRole role, drawing::Ink ink, Alignment alignment)
{
    return {.at = pointOf(baseline),
        .said = {words.toStdString()},
        .role = static_cast<drawing::TextRole>(role),
        .ink = ink,
        .align = static_cast<drawing::Align>(alignment)};
}

std::string QtLanguage::translated(const drawing::Message& message) const
{
    return QCoreApplication::translate(message.context, message.english, message.comment)
        .toStdString();
}

std::string QtLanguage::name() const
{
    return windowLanguage().toStdString();
}

} // namespace lab::ui
