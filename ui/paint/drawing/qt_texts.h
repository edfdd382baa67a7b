#pragma once

#include "core/drawing/font_metrics.h"
#include "core/drawing/geometry.h"
#include "core/drawing/marks.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/look.h"
#include "ui/paint/text/text.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <string_view>

namespace lab::ui {

inline QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
TextRole qt(drawing::TextRole role);
FormulaValues qt(const drawing::FormulaValues& values);
drawing::FormulaValues valuesOf(const FormulaValues& values);
drawing::Text textMark(QPointF baseline, const QString& words, TextRole role, drawing::Ink ink,
    Alignment alignment = Alignment::Left);
inline QPointF qt(drawing::Point at)
{
    return {at.x, at.y};
}
inline QLineF qt(const drawing::Line& line)
{
    return {qt(line.from), qt(line.to)};
}
inline QRectF qt(const drawing::Box& box)
{
    return {box.x, box.y, box.width, box.height};
}
inline drawing::Point pointOf(QPointF at)
{
    return {at.x(), at.y()};
}
inline drawing::Box boxOf(const QRectF& area)
{
    return {area.x(), area.y(), area.width(), area.height()};
}

/// Texts as the table of the program's fonts measures them, as everywhere without Qt. Qt measures
/// those that have other characters, such as a learner's own sentence. For the GUI thread.
class WindowMetrics : public drawing::FontMetrics {
public:
    double width(std::string_view text, drawing::TextRole role, double scale) const override;
    std::string fitted(
        std::string_view text, double space, drawing::TextRole role, double scale) const override;
    std::vector<std::string> lines(
        std::string_view text, double space, drawing::TextRole role, double scale) const override;
};

/// Messages in the language of the program.
class QtLanguage : public drawing::Language {
public:
    std::string translated(const drawing::Message& message) const override;
    std::string name() const override;
};

/// What a drawing needs in a look. It refers to itself and is not copied.
struct QtStyle {
    explicit QtStyle(const Look& look)
        : style {metrics, words, look.scale, look.hasWords, look.isPresenting}
    {
    }
    QtStyle(const QtStyle&) = delete;
    QtStyle& operator=(const QtStyle&) = delete;

    WindowMetrics metrics;
    QtLanguage words;
    drawing::Style style;
};

} // namespace lab::ui
