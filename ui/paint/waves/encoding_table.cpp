#include "ui/paint/waves/encoding_table.h"

#include "ui/paint/comparison.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <algorithm>

namespace lab::ui {

Handle widthHandle(const QRectF& ground, std::string_view key, int width)
{
    constexpr int minWidth = 2;
    return {.key = key,
        .place = {ground.center().x(), ground.bottom()},
        .along = Along::Y,
        .shape = HandleShape::Tab,
        .scaled = ScaledDrag {.scale = dimensionScale(minWidth, largestWidth),
            .number = static_cast<double>(width),
            .rises = ScaledDrag::Rises::Down,
            .side = ScaledDrag::Side::Right}};
}

QRectF tableGround(const QRectF& area, const Look& look)
{
    return area.adjusted(look.px(40), look.px(40), -look.px(64), -look.px(axisSpace));
}

std::optional<int> tableRowAt(const HeatmapFrame& cells, QPointF point, const QRectF& ground)
{
    if (!ground.contains(point) || cells.rows == 0)
        return {};
    const int row = static_cast<int>((point.y() - ground.top()) / ground.height() * cells.rows);
    return std::clamp(row, 0, cells.rows - 1);
}

Layers tableLayers(const QRectF& area, const QRectF& ground, const QString& title,
    const QStringList& notes, const HeatmapFrame& cells, const Look& look)
{
    const bool isDifference = cells.meaning == HeatmapFrame::Meaning::Difference;
    const QString name = isDifference
        ? WavesWords::tr("Difference of the tables, %1").arg(nameOfDifference(look))
        : title;
    const double baseline = area.top() + look.px(upperTitleBaseline);
    const double space =
        ground.right() - area.left() - textWidth(name, TextRole::PictureTitle, look) - look.px(16);
    const QRectF bar(ground.right() + look.px(8), ground.top(), look.px(12), ground.height());
    return {
        Label {{area.left(), baseline}, name, TextRole::PictureTitle, look.palette.text},
        Label {{ground.right(), baseline}, fittingWords(notes, space, TextRole::Note, look),
            TextRole::Note, look.palette.notes, Alignment::Right},
        Cells {ground, cells},
        ColorBar {bar, cells},
    };
}

} // namespace lab::ui
