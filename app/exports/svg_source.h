#pragma once

#include "core/drawing/svg.h"
#include "ui/paint/look.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace lab::app {

/// A colour for each theme.
struct ThemeColors {
    QByteArray light; ///< "#1d2329"
    QByteArray dark;

    bool operator==(const ThemeColors&) const = default;
};

/// The colors of a look, and its book's formulas.
class FileSource : public drawing::SvgSource {
public:
    explicit FileSource(const ui::Look& look)
        : m_look(look)
    {
    }
    std::string color(const drawing::Ink& ink, double share) override;
    std::vector<Outline> outlines(const drawing::Formula& formula) const override;
    std::vector<Image> images(const drawing::Raster& raster) const override;
    drawing::Path outlined(const drawing::Path& path, double width) const override;

private:
    ui::Look m_look;
};

/// For a page that has both themes: a color is var(--K), K an index into `colors`, to which new
/// ones are added; an image is included twice, with the classes "light" and "dark".
class PageSource : public FileSource {
public:
    PageSource(const ui::FormulaBook& formulas, std::vector<ThemeColors>& colors);
    std::string color(const drawing::Ink& ink, double share) override;
    std::vector<Image> images(const drawing::Raster& raster) const override;

private:
    FileSource m_dark;
    std::vector<ThemeColors>& m_colors;
};

} // namespace lab::app
