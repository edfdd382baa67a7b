#pragma once

#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"

#include <QFontMetricsF>

namespace lab::ui {

/// Texts and formulas as Qt sets them, to compare those of the table with.
class QtMetrics : public drawing::TextMetrics {
public:
    explicit QtMetrics(const Look& look)
        : m_look(look)
    {
    }
    double width(std::string_view text, drawing::TextRole role, double scale) const override
    {
        return textWidth(qt(text), qt(role), at(scale));
    }
    double spaceWidth(drawing::TextRole role, double scale) const override
    {
        return QFontMetricsF(font(at(scale), qt(role))).horizontalAdvance(u' ');
    }
    double digitHeight(drawing::TextRole role, double scale) const override
    {
        return ui::digitHeight(qt(role), at(scale));
    }
    std::string fitted(
        std::string_view text, double space, drawing::TextRole role, double scale) const override
    {
        return ui::fitted(qt(text), space, qt(role), at(scale)).toStdString();
    }
    std::vector<std::string> lines(
        std::string_view text, double space, drawing::TextRole role, double scale) const override
    {
        std::vector<std::string> lines;
        for (const QString& line : brokenLines(qt(text), font(at(scale), qt(role)), space))
            lines.push_back(line.toStdString());
        return lines;
    }
    drawing::Box formulaBox(std::string_view key, const drawing::FormulaValues& values, double size,
        double scale) const override
    {
        return boxOf(formulaRect(m_look.formulas->formula(qt(key)), qt(values), size * scale));
    }

private:
    const Look& at(double scale) const
    {
        m_look.scale = scale;
        return m_look;
    }

    mutable Look m_look;
};

} // namespace lab::ui
