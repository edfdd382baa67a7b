#include "app/exports/page_file.h"

#include "app/exports/page_export.h"
#include "app/exports/series_export.h"
#include "core/state/edit.h"
#include "core/state/series_over.h"
#include "tests/qt_test.h"
#include "ui/paint/text/fonts.h"

#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

constexpr QSize pagePixels(1024, 640);

QByteArray exportedPage(const Series& series)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"page.html"_s);
    if (!exportedSeries({series, path, pagePixels, ui::ThemeChoice::Light, 1}))
        return {};
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject dataOf(const QByteArray& page)
{
    const qsizetype from = page.indexOf("id=\"data\">") + 10;
    return QJsonDocument::fromJson(page.mid(from, page.indexOf("</script>", from) - from)).object();
}

/// A frame assembled as by the page's script, in the colours of one theme.
QByteArray frameAsSvg(const QByteArray& page, int number, const QByteArray& theme)
{
    const QJsonObject data = dataOf(page);
    const QJsonObject frame = data["frames"_L1][number].toObject();
    const QJsonArray marks = frame["marks"_L1].toArray();
    QByteArray svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                     "xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 1024 640\"><g "
                     "fill=\"none\" fill-rule=\"evenodd\" stroke-linejoin=\"bevel\" "
                     "font-family=\"Position Lab Sans\" font-size=\"12\">";
    for (qsizetype k = 0; k < marks.size(); k += 3) {
        const auto at = [&](const QString& table, qsizetype which) {
            return data[table][marks[which].toInt()].toString().toUtf8();
        };
        const QByteArray shape = at(u"shapes"_s, k);
        const QByteArray rest = at(u"styles"_s, k + 1) + at(u"moves"_s, k + 2);
        const qsizetype end = shape.indexOf('>');
        if (rest.contains("class=\"" + QByteArray(theme == "light" ? "dark" : "light")))
            continue;
        svg += '<'
            + (end < 0 ? shape + rest + "/>" : shape.left(end) + rest + shape.mid(end) + "</text>");
    }
    svg += "</g></svg>";
    svg.replace(" href=", " xlink:href="); // as Qt's reader accepts it
    const auto colors = QRegularExpression(
        theme == "light" ? u":root \\{ (.*?) \\}"_s : u"=dark\\] \\{ (.*?) \\}"_s)
                            .match(QString::fromUtf8(page))
                            .captured(1);
    for (const QString& one : colors.split(u';', Qt::SkipEmptyParts))
        svg.replace(
            "var(" + one.section(u':', 0, 0).toUtf8() + ')', one.section(u':', 1, 1).toUtf8());
    return svg;
}

QImage drawnSvg(const QByteArray& svg)
{
    QImage image(pagePixels, QImage::Format_RGB32);
    image.fill(Qt::gray);
    QSvgRenderer renderer(svg);
    QPainter painter(&image);
    painter.setFont(ui::pictureFont(ui::textFamilies(), 12, QFont::Normal)); // hinted like pictures
    renderer.render(&painter, QRectF(QPointF(), pagePixels));
    return image;
}

/// The fraction of pixels with a clearly different colour.
double otherPixels(const QImage& one, const QImage& other)
{
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            count += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green())
                    + std::abs(a.blue() - b.blue())
                > 96;
        }
    return count / static_cast<double>(one.width() * one.height());
}

} // namespace

class PageFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFrameMatchesThePictureInBothThemes_data()
    {
        QTest::addColumn<QString>("bench");
        for (const char* bench : {"rotations", "biases", "derivation", "grids"})
            QTest::addRow("%s", bench) << QString::fromLatin1(bench);
    }
    // Assembled from the page's tables it is the picture that the window draws, except for letters
    // that are moved by a fraction of a pixel.
    void aFrameMatchesThePictureInBothThemes()
    {
        QFETCH(QString, bench);
        const LabState state = applied(clamped({}), SetParameter {"bench", bench.toStdString()});
        const Series series = *parameterSweep(state, {"position.query", 3, 4, 2});
        const QByteArray page = exportedPage(series);
        for (const auto theme : {ui::ThemeChoice::Light, ui::ThemeChoice::Dark}) {
            const QTemporaryDir folder;
            QVERIFY(exportedSeries({series, folder.path() + u'/', pagePixels, theme, 1}));
            const QImage captioned(folder.filePath(u"002.png"_s));
            const QImage shown = captioned.copy(QRect(QPoint(0, seriesCaptionHeight), pagePixels));
            const QByteArray svg =
                frameAsSvg(page, 1, theme == ui::ThemeChoice::Light ? "light" : "dark");
            QVERIFY(!svg.contains("var("));
            const QImage drawn = drawnSvg(svg);
            QVERIFY2(otherPixels(shown, drawn) < 0.04,
                qPrintable(QString::number(otherPixels(shown, drawn))));
        }
    }

    void aPageIsSelfContained()
    {
        const QByteArray page =
            exportedPage(*parameterSweep(clamped({}), {"rope.base", 1e2, 1e6, 4}));
        for (const char* outside : {"http:", "https:", "src=", "@import", "{{"})
            QVERIFY2(!page.contains(outside), outside);
        QCOMPARE(page.count("url("), page.count("url(data:font/"));
        QCOMPARE(page.count("@font-face"), 2); // of no code
        QVERIFY(page.contains("default-src 'none'"));
    }

    void storesSharedPartsOfFramesOnce()
    {
        const qsizetype two =
            exportedPage(*parameterSweep(clamped({}), {"position.query", 1, 2, 2})).size();
        const qsizetype twenty =
            exportedPage(*parameterSweep(clamped({}), {"position.query", 1, 20, 20})).size();
        QVERIFY2(twenty < 4 * two, qPrintable(u"%1 and %2 bytes"_s.arg(two).arg(twenty)));
        QVERIFY(twenty < 1'000'000);
    }

    void everyFrameDescribesItself()
    {
        const QJsonObject data =
            dataOf(exportedPage(*parameterSweep(clamped({}), {"rope.base", 1e2, 1e6, 3})));
        const QJsonArray frames = data["frames"_L1].toArray();
        QCOMPARE(frames.size(), 3);
        QCOMPARE(frames[1]["caption"_L1].toString(), u"Base 10\u2009000"_s);
        QVERIFY(frames[1]["reading"_L1].toString().contains(u"equals"_s));
        for (const auto& frame : frames)
            QVERIFY(frame["says"_L1].toArray().size() >= 3); // of the bench and its pictures
        QCOMPARE(data["sentences"_L1][0].toString().section(u':', 0, 0), u"Rotations"_s);
    }

    void aTextCannotEndAScript()
    {
        PageFile page(u"</title><b>"_s, {64, 64}, u"#ffffff"_s, u"#000000"_s);
        page.add({{}, u"</script><b>"_s, u"{{data}} <!--"_s, {u"<"_s}});
        const QByteArray html = page.html();
        QCOMPARE(html.count("</script>"), 2);
        QCOMPARE(html.count("<b>"), 0);
        QVERIFY(!html.contains("<!--"));
        QCOMPARE(dataOf(html)["frames"_L1][0]["caption"_L1].toString(), u"</script><b>"_s);
    }
};

LAB_WIDGET_TESTS(PageFileTest)
#include "tst_page_file.moc"
