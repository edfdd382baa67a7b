#include "ui/paint/grids/patch_image.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/text/picture_title.h"

#include "ui/paint/axes.h"
#include "ui/paint/comparison.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct ImageWords {
    Q_DECLARE_TR_FUNCTIONS(ImageWords)
};

constexpr double headSpace = 32;
constexpr double handleSpace = 16; // around the image
constexpr double tableSpace = 100;
constexpr double tablePitch = 23;
constexpr int ordinaryImage = 224; // pixels that fill the space
constexpr double minLine = 4; // pixels between drawn lines
constexpr double dimmed = 0.72; // the image in a dark room

/// The landscape, in fractions of the image.
class Landscape {
public:
    Landscape(QPainter& painter, const QRectF& image, const Look& look)
        : m_painter(painter)
        , m_image(image)
        , m_look(look)
    {
        m_painter.setPen(Qt::NoPen);
    }

    void paint() const
    {
        box({0, 0, 1, 1}, 0xCFE2EE);
        disc({0.325, 0.37}, 0.105, 0xF6DFA4);
        polygon({{0, 0.66}, {0.2, 0.36}, {0.41, 0.6}, {0.58, 0.28}, {0.8, 0.6}, {0.93, 0.48},
                    {1, 0.55}, {1, 0.75}, {0, 0.75}},
            0x93A8B8);
        polygon({{0.5, 0.4}, {0.58, 0.28}, {0.66, 0.4}, {0.61, 0.37}, {0.57, 0.41}}, 0xEEF2F5);
        polygon({{0, 0.62}, {0.3, 0.58}, {0.62, 0.64}, {1, 0.6}, {1, 1}, {0, 1}}, 0x9DBB82);
        polygon({{0, 0.72}, {0.35, 0.77}, {0.7, 0.7}, {1, 0.74}, {1, 1}, {0, 1}}, 0x739862);
        polygon({{0.74, 0.72}, {0.82, 0.72}, {0.7, 0.84}, {0.62, 1}, {0.36, 1}, {0.52, 0.84}},
            0xE3D3B2);
        box({0.65, 0.59, 0.2, 0.14}, 0xF0E7D6);
        polygon({{0.62, 0.6}, {0.75, 0.47}, {0.88, 0.6}}, 0xA5593F);
        box({0.72, 0.64, 0.055, 0.09}, 0x6E4632);
        box({0.79, 0.62, 0.04, 0.045}, 0x54708C);
        box({0.215, 0.68, 0.025, 0.13}, 0x6B4B37);
        disc({0.23, 0.58}, 0.095, 0x4E7A4A);
        disc({0.17, 0.63}, 0.065, 0x58864F);
        disc({0.29, 0.63}, 0.06, 0x486F45);
    }

private:
    QColor toned(unsigned colour) const
    {
        const QColor full = QColor::fromRgb(colour);
        return m_look.palette.isDark ? blended(full, m_look.palette.ground, dimmed) : full;
    }
    QPointF at(QPointF share) const
    {
        return {m_image.left() + share.x() * m_image.width(),
            m_image.top() + share.y() * m_image.height()};
    }
    void box(const QRectF& shares, unsigned colour) const
    {
        m_painter.fillRect(QRectF(at(shares.topLeft()), at(shares.bottomRight())), toned(colour));
    }
    void disc(QPointF centre, double radius, unsigned colour) const
    {
        m_painter.setBrush(toned(colour));
        m_painter.drawEllipse(at(centre), radius * m_image.width(), radius * m_image.height());
    }
    void polygon(std::initializer_list<QPointF> shares, unsigned colour) const
    {
        QPolygonF places;
        for (const QPointF& share : shares)
            places += at(share);
        m_painter.setBrush(toned(colour));
        m_painter.drawPolygon(places);
    }

    QPainter& m_painter;
    QRectF m_image;
    const Look& m_look;
};

void paintLines(QPainter& painter, const PatchField& patches, const Look& look)
{
    const double pitch = std::min(
        patches.area.width() / patches.shape.columns, patches.area.height() / patches.shape.rows);
    const QColor colour = look.palette.isDark ? QColor(0, 0, 0, 130) : QColor(255, 255, 255, 170);
    if (pitch >= look.px(minLine)) {
        painter.setPen(QPen(colour, look.px(1)));
        for (int column = 1; column < patches.shape.columns; ++column) {
            const double x = patches.cell({0, 0, column}).left();
            painter.drawLine(QPointF(x, patches.area.top()), QPointF(x, patches.area.bottom()));
        }
        for (int row = 1; row < patches.shape.rows; ++row) {
            const double y = patches.cell({0, row, 0}).top();
            painter.drawLine(QPointF(patches.area.left(), y), QPointF(patches.area.right(), y));
        }
    }
}

/// Remaining pixels at the edges belong to no patch.
void paintRest(QPainter& painter, const ImageLayout& layout, const Look& look)
{
    QColor veil = look.palette.ground;
    veil.setAlphaF(0.7F);
    const QRectF& cut = layout.patches.area;
    painter.fillRect(QRectF(cut.topRight(), layout.image.bottomRight()), veil);
    painter.fillRect(QRectF(cut.bottomLeft(), QPointF(cut.right(), layout.image.bottom())), veil);
}

void paintPlaces(
    QPainter& painter, const ImageLayout& layout, const GridsFrame& frame, const PointedLook& look)
{
    const Palette& palette = look.palette;
    const MarkedPatches marked = markedPatches(look.focus, frame);
    const std::array<double, 3> columns {0.47, 0.74, 1.0};
    const auto line = [&](int index, const QString& name, const QColor& colour,
                          const std::array<QString, 3>& numbers, TextRole role) {
        const double y = layout.table.top() + look.px(14 + tablePitch * index);
        paintText(painter, {layout.table.left(), y},
            fitted(name, 0.34 * layout.table.width(), TextRole::BodyStrong, look),
            TextRole::BodyStrong, colour, look);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            paintText(painter, {layout.table.left() + columns[i] * layout.table.width(), y},
                numbers[i], role, colour, look, Alignment::Right);
    };
    const auto numbers = [&](const GridCell& cell) {
        return std::array {
            wholeNumber(cell.row), wholeNumber(cell.column), wholeNumber(frame.patchAt(cell))};
    };
    line(0, {}, palette.notes,
        {ImageWords::tr("row"), ImageWords::tr("column"), ImageWords::tr("patch")}, TextRole::Note);
    line(1, ImageWords::tr("Query"), palette.queryText, numbers(marked.query), TextRole::Body);
    line(2, ImageWords::tr("Key"), palette.keyText, numbers(marked.key), TextRole::Body);
    const auto apart = [](int from, int to) { return withSign(to - from, 0); };
    line(3, u"n \u2212 m"_s, palette.text, // as in the reading; the ruler has m − n
        {apart(marked.query.row, marked.key.row), apart(marked.query.column, marked.key.column),
            apart(frame.patchAt(marked.query), frame.patchAt(marked.key))},
        TextRole::BodyStrong);
}

} // namespace

ImageLayout::ImageLayout(const QRectF& area, const GridsFrame& frame, const Look& look)
{
    const double top = area.top() + look.px(headSpace + handleSpace);
    const double wide = area.width() - look.px(handleSpace);
    const double high = area.bottom() - top - look.px(handleSpace);
    const bool hasTable = high - look.px(tableSpace) >= std::min(0.5 * wide, look.px(96));
    const double side = std::floor(std::min(wide, high - (hasTable ? look.px(tableSpace) : 0)));
    const Grids& grids = frame.grids;
    scale = side / std::max({grids.imageHeight, grids.imageWidth, ordinaryImage});
    const QPointF corner(std::round(area.left()), std::round(top));
    image = QRectF(corner, QSizeF(scale * grids.imageWidth, scale * grids.imageHeight));
    patches = {QRectF(corner,
                   QSizeF(scale * grids.patch * frame.shape.columns,
                       scale * grids.patch * frame.shape.rows)),
        frame.shape};
    if (hasTable)
        table = QRectF(image.left(), image.bottom() + look.px(handleSpace),
            std::min(area.width(), std::max(side, look.px(200))), look.px(tableSpace));
    widthHandle = {image.right(), image.center().y()};
    heightHandle = {image.center().x(), image.bottom()};
    patchHandle = {corner.x() + scale * grids.patch, corner.y() - look.px(10)};
}

void paintPatchImage(QPainter& painter, const QRectF& area, const ImageLayout& layout,
    const GridsFrame& frame, const std::optional<GridsFrame>& ghost, ImagePart hovered,
    const PointedLook& look)
{
    const Palette& palette = look.palette;
    const bool isOne = frame.shape.rows * frame.shape.columns == 1;
    const QString patches = timesText(frame.shape.rows, frame.shape.columns);
    paintPictureTitle(painter, area, ImageWords::tr("Image"),
        {(isOne ? ImageWords::tr("%1 pixels, %2 patch") : ImageWords::tr("%1 pixels, %2 patches"))
                .arg(timesText(frame.grids.imageHeight, frame.grids.imageWidth), patches),
            (isOne ? ImageWords::tr("%1 patch") : ImageWords::tr("%1 patches")).arg(patches)},
        look);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    Landscape(painter, layout.image, look).paint();
    painter.restore();
    paintLines(painter, layout.patches, look);
    paintRest(painter, layout, look);
    const MarkedPatches marked = markedPatches(look.focus, frame);
    outlineCells(painter, layout.patches.cell(marked.query), palette.query, 2.5, look);
    outlineCells(painter, layout.patches.cell(marked.key), palette.key, 2.5, look);
    if (ghost && ghost->shape == frame.shape) {
        painter.setBrush(Qt::NoBrush);
        for (const auto& [cell, colour] :
            {std::pair(ghost->query, palette.query), {ghost->key, palette.key}}) {
            painter.setPen(ghostPen(colour, look));
            painter.drawRect(layout.patches.cell(cell));
        }
    }
    if (!layout.table.isEmpty())
        paintPlaces(painter, layout, frame, look);

    const auto handle = [&](QPointF place, HandleKind kind, ImagePart part, double size) {
        paintHandle(painter, place, kind,
            hovered == part ? HandleState::Hovered : HandleState::Resting, size, look);
    };
    // The first patch's side, above it.
    paintLine(painter,
        QLineF(layout.image.left(), layout.patchHandle.y(), layout.patchHandle.x(),
            layout.patchHandle.y()),
        palette.axis, 1.5, look);
    handle(layout.patchHandle, HandleKind::Neutral, ImagePart::Patch, 10);
    handle(layout.widthHandle, HandleKind::Neutral, ImagePart::Width, 12);
    handle(layout.heightHandle, HandleKind::Neutral, ImagePart::Height, 12);
    handle(layout.patches.cell(frame.key).center(), HandleKind::Key, ImagePart::Key, 12);
    handle(layout.patches.cell(frame.query).center(), HandleKind::Query, ImagePart::Query, 12);
}

} // namespace lab::ui
