#include "app/exports/painted_svg.h"

#include "app/exports/svg_texts.h"
#include "app/exports/vector_marks.h"
#include "core/math/quoting.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace lab::app {

QByteArray svgInPieces(const Drawing& drawing, ui::Look look)
{
    look.medium = ui::Look::Medium::Vector;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(dotsPerInch);
    generator.setSize(drawing.size);
    generator.setViewBox(QRect(QPoint(0, 0), drawing.size));
    generator.setTitle(titleOf(drawing));
    QPainter painter(&generator);
    paintPage(painter, drawing, look);
    painter.end();
    return bytes;
}

QByteArray paintedSvg(const Drawing& drawing, const ui::Look& look)
{
    std::vector<ui::VectorText> texts;
    ui::Look recorded = look;
    recorded.texts = &texts;
    const QByteArray written = svgInPieces(drawing, recorded);
    return withPlacedTexts(written, texts);
}

std::vector<drawing::SvgElement> paintedElements(
    const QByteArray& light, const QByteArray& dark, std::vector<ThemeColors>& colors)
{
    std::vector<drawing::SvgElement> elements;
    const auto add = [&](const std::vector<VectorMark>& marks, const std::string& more) {
        for (const VectorMark& mark : marks)
            elements.push_back({mark.shape.toStdString(), mark.style.toStdString() + more,
                mark.move.toStdString()});
    };
    const auto inLight = vectorMarks(light);
    const auto inDark = vectorMarks(dark);
    const auto both = inBothThemes(inLight, inDark, colors);
    if (!both.empty()) {
        add(both, {});
    } else {
        add(inLight, xmlAttribute("class", "light"));
        add(inDark, xmlAttribute("class", "dark"));
    }
    return elements;
}

} // namespace lab::app
