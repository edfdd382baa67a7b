#include "ui/paint/drawing/qt_texts.h"

#include "ui/paint/formula/typeset.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>

namespace lab::ui {

static_assert(
    static_cast<int>(TextRole::BenchTitle) == static_cast<int>(drawing::TextRole::BenchTitle)
    && static_cast<int>(TextRole::MainResult) == static_cast<int>(drawing::TextRole::MainResult));

TextRole qt(drawing::TextRole role)
{
    return static_cast<TextRole>(role);
}

const Look& QtMetrics::at(double scale) const
{
    m_look.scale = scale;
    return m_look;
}

double QtMetrics::width(std::string_view text, drawing::TextRole role, double scale) const
{
    return textWidth(qt(text), qt(role), at(scale));
}

double QtMetrics::spaceWidth(drawing::TextRole role, double scale) const
{
    return ui::spaceWidth(qt(role), at(scale));
}

double QtMetrics::digitHeight(drawing::TextRole role, double scale) const
{
    return ui::digitHeight(qt(role), at(scale));
}

std::string QtMetrics::fitted(
    std::string_view text, double space, drawing::TextRole role, double scale) const
{
    return ui::fitted(qt(text), space, qt(role), at(scale)).toStdString();
}

std::vector<std::string> QtMetrics::lines(
    std::string_view text, double space, drawing::TextRole role, double scale) const
{
    std::vector<std::string> lines;
    for (const QString& line : brokenLines(qt(text), font(at(scale), qt(role)), space))
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

double QtMetrics::formulaWidth(
    std::string_view key, const drawing::FormulaValues& values, double size, double scale) const
{
    return Typeset(at(scale), qt(key), size, {}, qt(values)).size().width();
}

std::string QtLanguage::translated(const drawing::Message& message) const
{
    return QCoreApplication::translate(message.context, message.english, message.comment)
        .toStdString();
}

} // namespace lab::ui
