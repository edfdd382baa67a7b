#pragma once

#include "core/drawing/style.h"
#include "ui/paint/look.h"

#include <QString>

#include <string_view>

namespace lab::ui {

inline QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
TextRole qt(drawing::TextRole role);

/// Texts as Qt sets them in the fonts of the program. For the GUI thread.
class QtMetrics : public drawing::TextMetrics {
public:
    explicit QtMetrics(const Look& look)
        : m_look(look)
    {
    }
    double width(std::string_view text, drawing::TextRole role, double scale) const override;
    double spaceWidth(drawing::TextRole role, double scale) const override;
    double digitHeight(drawing::TextRole role, double scale) const override;
    std::string fitted(
        std::string_view text, double space, drawing::TextRole role, double scale) const override;
    std::vector<std::string> lines(
        std::string_view text, double space, drawing::TextRole role, double scale) const override;

private:
    const Look& at(double scale) const;

    mutable Look m_look;
};

/// Messages in the language of the program.
class QtLanguage : public drawing::Language {
public:
    std::string translated(const drawing::Message& message) const override;
};

} // namespace lab::ui
