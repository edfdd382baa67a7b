#include "app/exports/export.h"

#include "app/exports/svg_source.h"
#include "app/files/json_file.h"
#include "app/files/streamed_file.h"
#include "core/math/csv_number.h"
#include "ui/benches/bench.h"
#include "ui/drawing/picture_place.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/comparison.h"
#include "ui/paint/drawing/drawing_painter.h"

#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::Export)
};

/// Below a single picture, for the differences between A and B, which are in the title line of a
/// bench.
constexpr double comparisonFoot = 28;

ui::Look pageLook(const Drawing& drawing, ui::Look::Medium medium)
{
    ui::Look look = drawing.look;
    look.medium = medium;
    return look;
}

std::optional<ui::ComparisonWords> wordsOfBoth(const ui::PictureView& picture)
{
    for (const QWidget* above = picture.parentWidget(); above; above = above->parentWidget())
        if (const auto* bench = qobject_cast<const ui::Bench*>(above))
            return bench->wordsOfBoth();
    return std::nullopt;
}

/// A picture may show none of the differences between the two states.
bool numbersAreAlike(const ui::PictureView& picture)
{
    const std::optional<NumberTable> ghost = picture.ghostNumbers();
    return ghost && !ghost->rows.empty() && haveSameNumbers(*ghost, picture.numbers());
}

QByteArray fieldOf(const NumberTable& table, std::size_t column, double number)
{
    const auto words = std::ranges::find(table.words, column, &WordColumn::column);
    const bool isWord = words != table.words.end() && number >= 0
        && number < static_cast<double>(words->words.size());
    if (!isWord)
        return QByteArray::fromStdString(csvText(number));
    const std::string_view word = words->words[static_cast<std::size_t>(number)];
    return {word.data(), static_cast<qsizetype>(word.size())};
}

/// What a bench says below its pictures, below one of them.
std::optional<drawing::Layer> footOf(const ui::PictureView& picture, const ui::Look& look)
{
    const auto words = wordsOfBoth(picture);
    if (!words)
        return std::nullopt;
    const QRectF area(0, picture.height(), picture.width() - 2, picture.look().px(comparisonFoot));
    return numbersAreAlike(picture) ? ui::alikeLayer(area, look)
                                    : ui::comparisonLayer(area, *words, look);
}

drawing::SheetPart partOf(const drawing::Layer& layer, QPoint corner, const ui::Look& look)
{
    return {.place = {static_cast<double>(corner.x()), static_cast<double>(corner.y()), 0, 0},
        .layers = {layer},
        .scale = look.scale,
        .hasWords = look.hasWords};
}

drawing::Sheet sheetOf(const ui::PictureView& picture, const ui::Look& look)
{
    drawing::Sheet sheet {ui::partOfSheet({}, picture, ui::PointedLook(look))};
    if (const auto foot = footOf(picture, look))
        sheet.push_back(partOf(*foot, {}, look));
    return sheet;
}

drawing::Sheet sheetOf(const ui::Bench& bench, const ui::Look& look)
{
    drawing::Sheet sheet;
    for (const ui::Bench::SheetEntry& part : bench.partsOfSheet(ui::PointedLook(look))) {
        const QPoint corner = part.place.topLeft();
        sheet.push_back(part.picture ? ui::partOfSheet(corner, *part.picture, part.look)
                                     : partOf(part.layer, corner, part.look));
    }
    return sheet;
}

} // namespace

QString titleOf(const Drawing& drawing)
{
    return u"Position Lab, "_s + drawing.name;
}

void paintPage(QPainter& painter, const Drawing& drawing, const ui::Look& look)
{
    painter.fillRect(QRect(QPoint(0, 0), drawing.size), look.palette.ground);
    drawing.paint(painter, look);
}

Drawing drawingOf(const ui::PictureView& picture)
{
    const double foot = wordsOfBoth(picture) ? picture.look().px(comparisonFoot) : 0;
    return {picture.exportName(), picture.size() + QSize(0, qRound(foot)), picture.look(),
        [&picture](QPainter& painter, const ui::Look& page) {
            ui::paintInPlace(painter, picture, ui::PointedLook(page));
            if (const auto layer = footOf(picture, page))
                ui::paintLayers(painter, *layer, page);
        },
        [&picture](const ui::Look& page) { return sheetOf(picture, page); },
        [&picture] { return csv(picture.allNumbers()); }};
}

Drawing drawingOf(const ui::Bench& bench)
{
    return {bench.exportName(), bench.size(), bench.look(),
        [&bench](QPainter& painter, const ui::Look& page) {
            bench.paintWhole(painter, ui::PointedLook(page));
        },
        [&bench](const ui::Look& page) { return sheetOf(bench, page); },
        [&bench] {
            QByteArray all;
            for (const ui::PictureView* picture : bench.pictures())
                all += (all.isEmpty() ? "# " : "\n# ") + picture->exportName().toUtf8() + '\n'
                    + csv(picture->allNumbers());
            return all;
        }};
}

QImage image(const Drawing& drawing, double pixelScale)
{
    QImage pixels(drawing.size * pixelScale, QImage::Format_RGB32);
    if (pixels.isNull())
        return pixels;
    pixels.setDevicePixelRatio(pixelScale);
    QPainter painter(&pixels);
    paintPage(painter, drawing, pageLook(drawing, ui::Look::Medium::Screen));
    painter.end();
    pixels.setText(u"Title"_s, titleOf(drawing));
    return pixels;
}

QByteArray svg(const Drawing& drawing)
{
    const ui::Look look = pageLook(drawing, ui::Look::Medium::Vector);
    drawing::Sheet sheet = drawing.sheet(look);
    const QSize size = drawing.size;
    const drawing::Box page {
        0, 0, static_cast<double>(size.width()), static_cast<double>(size.height())};
    drawing::Layer ground;
    ground.add(drawing::Region {page, drawing::Tone::Ground});
    sheet.insert(sheet.begin(), partOf(ground, {}, look));
    FileSource source(look);
    return QByteArray::fromStdString(
        drawing::svg(sheet, page.width, page.height, titleOf(drawing).toStdString(), source));
}

QByteArray pdf(const Drawing& drawing)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    constexpr double pointsPerPixel = 72.0 / dotsPerInch;
    writer.setPageLayout(QPageLayout(QPageSize(QSizeF(drawing.size) * pointsPerPixel,
                                         QPageSize::Point, {}, QPageSize::ExactMatch),
        QPageLayout::Portrait, QMarginsF()));
    writer.setResolution(dotsPerInch);
    writer.setTitle(titleOf(drawing));
    QPainter painter(&writer);
    paintPage(painter, drawing, pageLook(drawing, ui::Look::Medium::Vector));
    painter.end();
    return bytes;
}

QByteArray csv(const NumberTable& table)
{
    QByteArray text;
    for (std::size_t k = 0; k < table.header.size(); ++k)
        text += (k == 0 ? "" : ",") + QByteArray::fromStdString(table.header[k]);
    text += '\n';
    for (const std::vector<double>& row : table.rows) {
        for (std::size_t k = 0; k < row.size(); ++k) {
            if (k > 0)
                text += ',';
            text += fieldOf(table, k, row[k]);
        }
        text += '\n';
    }
    return text;
}

QString inTabs(const QByteArray& csv)
{
    return QString::fromUtf8(csv).replace(u',', u'\t'); // no field contains a comma
}

QString inTables(const QByteArray& csv)
{
    QString html;
    bool isOpen = false;
    for (const QString& line : QString::fromUtf8(csv).split(u'\n')) {
        const bool isRow = !line.isEmpty() && !line.startsWith(u'#');
        if (isOpen && !isRow)
            html += u"</table>\n"_s;
        if (isRow && !isOpen)
            html += u"<table>\n"_s;
        const QString tag = isOpen ? u"td"_s : u"th"_s; // the first row of a table is its header
        isOpen = isRow;
        if (line.startsWith(u"# "_s))
            html += u"<p>"_s + line.mid(2).toHtmlEscaped() + u"</p>\n"_s;
        if (!isRow)
            continue;
        html += u"<tr>"_s;
        for (const QString& field : line.split(u','))
            html += u"<%1>%2</%1>"_s.arg(tag, field.toHtmlEscaped());
        html += u"</tr>\n"_s;
    }
    return html;
}

bool isJson(const QString& path)
{
    return QFileInfo(path).suffix().toLower() == "json"_L1;
}

Outcome<void> checkedFormat(const QString& path, Formats formats)
{
    const QStringList known {u"png"_s, u"svg"_s, u"pdf"_s, u"csv"_s};
    if (isStandardStream(path) || known.contains(QFileInfo(path).suffix().toLower()))
        return {};
    if (formats == Formats::OfWindow)
        return Unexpected(
            Error {Words::tr("%1: the name must end in .png, .svg, .pdf or .csv.").arg(path)});
    if (isJson(path))
        return {};
    return Unexpected(
        Error {Words::tr("%1: the name must end in .png, .svg, .pdf, .csv or .json.").arg(path)});
}

Error noPicture(const QString& path, const QSize& size)
{
    return {Words::tr("%1: a picture of %2 × %3 pixels could not be made.")
                .arg(path)
                .arg(size.width())
                .arg(size.height())};
}

Outcome<void> exported(const Drawing& drawing, const QString& path, double pixelScale)
{
    if (const auto right = checkedFormat(path); !right)
        return right;
    const QString format = QFileInfo(path).suffix().toLower();
    if (format == "csv"_L1)
        return writtenAtomically(path, drawing.csv());
    const Error notMade = noPicture(path, drawing.size * pixelScale);
    if (drawing.size.isEmpty()) // if a bench is too small for all of its pictures
        return Unexpected(notMade);
    if (format == "svg"_L1)
        return writtenAtomically(path, svg(drawing));
    if (format == "pdf"_L1)
        return writtenAtomically(path, pdf(drawing));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image(drawing, pixelScale).save(&buffer, "PNG"))
        return Unexpected(notMade);
    return writtenAtomically(path, bytes);
}

void copyToClipboard(const Drawing& drawing, double pixelScale)
{
    auto* data = new QMimeData;
    data->setImageData(image(drawing, pixelScale));
    const QByteArray numbers = drawing.csv();
    data->setText(inTabs(numbers));
    data->setHtml(inTables(numbers));
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace lab::app
