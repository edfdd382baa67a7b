#include "ui/paint/derivation/pages/page_painters.h"

#include "core/figures/rotations/rotations_figures.h"
#include "ui/paint/comparison.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/derivation/derivation_words.h"
#include "ui/paint/derivation/pages/page_layout.h"
#include "ui/paint/derivation/pages/page_words.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// Beside the columns, at 1x.
constexpr double wireNames = 20;

QRectF columnOf(const QRectF& row, int place, std::size_t count)
{
    const double width = row.width() / static_cast<double>(count);
    return {row.left() + place * width, row.top(), width, row.height()};
}

void paintColumns(QPainter& painter, const QRectF& row, const PageWires& wires,
    const std::vector<int>& order, const PageWires* ghost, const Look& look)
{
    const Palette& palette = look.palette;
    const int pairs = static_cast<int>(wires.values.size() / 2);
    for (int place = 0; place < static_cast<int>(order.size()); ++place) {
        const int column = order[static_cast<std::size_t>(place)];
        const auto index = static_cast<std::size_t>(column);
        const QRectF inner = columnOf(row, place, order.size()).adjusted(1, 0, -1, 0);
        painter.fillRect(inner, palette.grid);
        painter.fillRect(QRectF(inner.left(), inner.top(), inner.width(), look.px(4)),
            pairColor(palette, column / 2, pairs));
        const double baseline =
            inner.center().y() + look.px(2) + digitHeight(TextRole::Note, look) / 2;
        paintText(painter, {inner.center().x(), baseline}, QString::number(column),
            TextRole::NoteStrong, palette.text, look, Alignment::Centre);
        const bool isOther = ghost && index < ghost->values.size()
            && std::abs(ghost->values[index] - wires.values[index]) > 1e-12;
        if (isOther) {
            painter.setPen(ghostPen(palette.text, look));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(inner.adjusted(1, 1, -1, -1));
        }
    }
}

/// The scale shared by the colored tiles, if any.
const HeatmapFrame* sharedScale(const PageTiles& tiles)
{
    const HeatmapFrame* shared = nullptr;
    for (const PageTile& tile : tiles.tiles) {
        if (!isColoured(tile))
            continue;
        const bool isOther = shared
            && (std::abs(shared->highest - tile.cells.highest) > 0
                || std::abs(shared->lowest - tile.cells.lowest) > 0);
        if (isOther)
            return nullptr;
        shared = &tile.cells;
    }
    return shared;
}

/// The meaning of the colours, if the tiles leave space.
void paintBarBeside(QPainter& painter, const QRectF& area, const PageTiles& tiles, const Look& look)
{
    constexpr double gap = 12;
    constexpr double width = 8;
    constexpr double numbers = 40;
    constexpr double highest = 160;
    const HeatmapFrame* const scale = sharedScale(tiles);
    if (!scale)
        return;
    QRectF all;
    for (const QRectF& place : tileAreas(area, tiles, look))
        all = all.united(place);
    const QRectF bar(all.right() + look.px(gap), all.top(), look.px(width),
        std::min(all.height(), look.px(highest)));
    if (bar.right() + look.px(numbers) <= area.right())
        paintColorBar(painter, bar, *scale, Qt::Vertical, look);
}

template <class Panel> const Panel* underIt(const PagePictureFrame* ghost, std::size_t index)
{
    return ghost && index < ghost->panels.size() ? std::get_if<Panel>(&ghost->panels[index])
                                                 : nullptr;
}

struct DrawnPanel {
    QPainter& painter;
    const QRectF& area;
    const PagePictureFrame* ghost;
    std::size_t index;
    const PointedLook& look;

    QRectF below(const std::string& title) const
    {
        if (!title.empty())
            paintText(painter, area.topLeft() + QPointF(0, look.px(14)),
                fittingWords(pageWordings(title), area.width(), TextRole::Note, look),
                TextRole::Note, look.palette.notes, look);
        return belowTitle(area, title, look);
    }

    void operator()(const PagePlane& plane) const
    {
        paintPagePlane(painter, below(plane.title), plane, underIt<PagePlane>(ghost, index), look);
    }
    void operator()(const PageChart& chart) const
    {
        paintPageChart(painter, below(chart.title), chart, underIt<PageChart>(ghost, index), look);
    }
    void operator()(const PageTiles& tiles) const
    {
        const QRectF place = below(tiles.title);
        paintPageTiles(painter, place, tiles, underIt<PageTiles>(ghost, index), look);
        paintBarBeside(painter, place, tiles, look);
    }
    void operator()(const PageMeters& meters) const
    {
        paintPageMeters(
            painter, below(meters.title), meters, underIt<PageMeters>(ghost, index), look);
    }
    void operator()(const PageCards& cards) const
    {
        paintPageCards(painter, below(cards.title), cards, underIt<PageCards>(ghost, index), look);
    }
    void operator()(const PageDials& dials) const
    {
        paintPageDials(painter, area, dials, underIt<PageDials>(ghost, index), look);
    }
    void operator()(const PageWires& wires) const
    {
        paintPageWires(painter, below(wires.title), wires, underIt<PageWires>(ghost, index), look);
    }
};

std::string titleOf(const PagePanel& panel)
{
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.title; })
                return one.title;
            else
                return std::string();
        },
        panel);
}

/// Parts that have no space in so small a picture.
void paintLeftOut(QPainter& painter, const QRectF& area, const std::vector<QStringList>& titles,
    const PointedLook& look)
{
    QStringList whole;
    QStringList brief;
    for (const QStringList& title : titles) {
        if (title.isEmpty())
            continue;
        whole += title.front();
        brief += title.back();
    }
    QStringList wordings;
    if (!whole.isEmpty())
        wordings = {DerivationWords::tr("In a larger window: %1").arg(listed(whole)),
            DerivationWords::tr("Enlarge to see %1").arg(listed(whole)),
            DerivationWords::tr("Enlarge to see %1").arg(listed(brief))};
    wordings += DerivationWords::tr("More is shown in a larger window.");
    paintText(painter, {area.left() + look.px(2), area.bottom() - look.px(4)},
        fittingWords(wordings, area.width() - look.px(4), TextRole::Note, look), TextRole::Note,
        look.palette.notes, look);
}

} // namespace

bool isLit(const std::string& part, const PointedLook& look)
{
    const QString symbol = QString::fromStdString(look.focus.symbol);
    return !symbol.isEmpty() && symbolsOfPart(part).contains(symbol);
}

drawing::Drawing drawnDials(
    const QRectF& area, const PageDials& dials, const PageDials* ghost, const PointedLook& look)
{
    const QtStyle style(look);
    return drawing::dialsAlone(dials.dials, ghost ? &ghost->dials : nullptr,
        drawing::DialNote::Frequency, boxOf(area), style.style, look.focus);
}

void paintPageDials(QPainter& painter, const QRectF& area, const PageDials& dials,
    const PageDials* ghost, const PointedLook& look)
{
    if (dials.dials.dials.empty())
        return;
    painter.save();
    painter.setClipRect(area); // the title may extend beyond a narrow panel
    paintLayers(painter, drawnDials(area, dials, ghost, look).layers, look);
    painter.restore();
}

void paintPageWires(QPainter& painter, const QRectF& area, const PageWires& wires,
    const PageWires* ghost, const PointedLook& look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF space = area.adjusted(look.px(4), look.px(2), -look.px(wireNames), -look.px(2));
    const double cell = std::clamp(0.28 * space.height(), look.px(14), look.px(40));
    const double height = std::min(space.height(), look.px(220));
    const QRectF upper(space.left(), space.top(), std::min(space.width(), look.px(520)), cell);
    const QRectF lower = upper.translated(0, height - cell);
    std::vector<int> inOrder(wires.values.size());
    for (std::size_t column = 0; column < inOrder.size(); ++column)
        inOrder[column] = static_cast<int>(column);
    if (wires.areJoined) {
        const int pairs = static_cast<int>(wires.values.size() / 2);
        for (int place = 0; place < static_cast<int>(wires.halves.size()); ++place) {
            const int column = wires.halves[static_cast<std::size_t>(place)];
            painter.setPen(QPen(pairColor(look.palette, column / 2, pairs), look.px(2),
                Qt::SolidLine, Qt::FlatCap));
            const QRectF from = columnOf(upper, column, inOrder.size());
            const QRectF to = columnOf(lower, place, inOrder.size());
            painter.drawLine(
                QPointF(from.center().x(), from.bottom()), QPointF(to.center().x(), to.top()));
        }
    }
    paintColumns(painter, upper, wires, inOrder, ghost, look);
    if (wires.areJoined) {
        paintColumns(painter, lower, wires, wires.halves, ghost, look);
        return;
    }
    // The question asks where each goes.
    for (int place = 0; place < static_cast<int>(inOrder.size()); ++place) {
        painter.setPen(QPen(look.palette.axis, look.px(1), Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(columnOf(lower, place, inOrder.size()).adjusted(1, 1, -1, -1));
    }
}

void paintPage(QPainter& painter, const QRectF& area, const PagePictureFrame& frame,
    const PagePictureFrame* ghost, const std::optional<QPointF>& hovered, const PointedLook& look)
{
    const std::vector<QRectF> places = panelAreas(area, frame, look);
    std::vector<QStringList> leftOut;
    for (std::size_t index = 0; index < frame.panels.size(); ++index) {
        if (!places[index].isEmpty())
            std::visit(
                DrawnPanel {painter, places[index], ghost, index, look}, frame.panels[index]);
        else
            leftOut.push_back(pageWordings(titleOf(frame.panels[index])));
    }
    if (!leftOut.empty())
        paintLeftOut(painter, area, leftOut, look);
    if (hovered)
        paintHandle(painter, *hovered, HandleKind::Neutral, HandleState::Hovered, 10, look);
}

} // namespace lab::ui
