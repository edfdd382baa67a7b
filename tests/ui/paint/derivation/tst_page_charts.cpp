#include "core/frames/derivation/pages/page_picture.h"
#include "core/state/parameters.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/painted.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/paint/derivation/page_text.h"
#include "ui/paint/derivation/pages/page_layout.h"
#include "ui/paint/derivation/pages/page_painters.h"
#include "ui/paint/derivation/pages/page_spoken.h"
#include "ui/paint/derivation/pages/page_words.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/text.h"

#include <QLineF>
#include <QRegularExpression>

#include <algorithm>
#include <variant>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// The vector lengths at the positions, with the limits of FP16 and FP32.
PageChart lengthsAt(double growth)
{
    const LabState state = patched(clamped({}), {{"derivation.growth", growth}}).value();
    const PagePictureFrame frame = pagePictureFrame(state, PageKey::Growth, true, {});
    return std::get<PageChart>(frame.panels.front());
}

/// The texts of the chart without its numbers.
std::vector<PaintedText> namesIn(const QRectF& area, const PageChart& chart)
{
    Look look;
    look.medium = Look::Medium::Vector;
    TextRecorder paper(area.size().toSize());
    QPainter painter(&paper);
    paintPageChart(painter, area, chart, nullptr, PointedLook(look, {}));
    painter.end();
    std::vector<PaintedText> names = paper.texts();
    std::erase_if(names, [](const PaintedText& text) {
        return !text.words.contains(u"FP16"_s) && !text.words.contains(u"FP32"_s);
    });
    return names;
}

bool isCrossedBy(const QRectF& place, const QLineF& line)
{
    constexpr int steps = 4000;
    for (int step = 0; step <= steps; ++step)
        if (place.contains(line.pointAt(static_cast<double>(step) / steps)))
            return true;
    return false;
}

} // namespace

class TestPageCharts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A shift shows kinds of cells that learners cannot paint, and each has its own letter.
    void everyKindOfCellHasItsOwnLetter()
    {
        constexpr int kinds = 2 * scoreTableSize - 1 + 2 * static_cast<int>(largestShift);
        QStringList letters;
        for (int colour = 1; colour <= kinds; ++colour)
            letters += cellColourName(colour);
        QCOMPARE(letters.first(), u"A"_s);
        QCOMPARE(letters
                     .filter(QRegularExpression(
                         u"^\\w$"_s, QRegularExpression::UseUnicodePropertiesOption))
                     .size(),
            letters.size());
        QCOMPARE(letters.removeDuplicates(), 0);
    }

    /// The powers of A must not be labelled R(p).
    void aMatrixPowerIsNamedAsAPower()
    {
        QCOMPARE(numberedWord("matrix_R", -5), u"R(\u22125)"_s);
        QCOMPARE(numberedWord("power_of_A", 20), u"A²⁰"_s);
        QCOMPARE(numberedWord("power_of_transpose", -5), u"(Aᵀ)⁻⁵"_s);
        QVERIFY(pageWord("product_of_inverse") != pageWord("product_of_R"));
    }

    void noLineCrossesTheNameOfAnother()
    {
        int written = 0;
        for (const QSizeF& size : {QSizeF(120, 150), QSizeF(240, 90), QSizeF(300, 200),
                 QSizeF(580, 190), QSizeF(900, 420)})
            for (const double growth : {-0.1, -0.02, 0.001, 0.02, 0.1}) {
                const QRectF area({}, size);
                const PageChart chart = lengthsAt(growth);
                const Plot plot = chartPlot(area, chart, Look());
                for (const PaintedText& name : namesIn(area, chart)) {
                    ++written;
                    QVERIFY2(!name.words.contains(u'…'), qPrintable(name.words));
                    QVERIFY(plot.ground.contains(name.place));
                    for (const PageSeries& series : chart.series)
                        QVERIFY2(!isCrossedBy(name.place,
                                     {plot.at(series.x[0], series.y[0]),
                                         plot.at(series.x[1], series.y[1])}),
                            qPrintable(name.words));
                    for (const PageGuide& rule : chart.rules)
                        QVERIFY2(!isCrossedBy(name.place,
                                     rule.isUpright ? plot.upright(rule.at) : plot.level(rule.at)),
                            qPrintable(name.words));
                }
            }
        QVERIFY2(written >= 30, qPrintable(QString::number(written)));
    }

    void onlyAConstantScoreIsALevelLine()
    {
        for (const double length : {0.3, 1.0, 3.5}) {
            LabState state;
            state.derivation.queryX = -length;
            state.derivation.queryY = 0.3 * length;
            state.derivation.keyX = length;
            state.derivation.keyY = 0.5;
            const PagePictureFrame frame =
                pagePictureFrame(clamped(state), PageKey::Trying, true, {});
            const auto& meters = std::get<PageMeters>(frame.panels.front());
            const QSize size(420, 200);
            const Look look;
            const QImage image = painted(size, 1, look, [&](QPainter& painter, const Look& worn) {
                paintPageMeters(painter, QRectF({}, size), meters, nullptr, PointedLook(worn, {}));
            });
            const std::vector<QRectF> places = rowAreas(QRectF({}, size), meters, look);
            int moving = 0;
            for (std::size_t row = 0; row < meters.rows.size(); ++row) {
                const auto& curve = meters.rows[row].curve;
                const auto [least, most] = std::ranges::minmax(curve);
                const QRectF middle(150, places[row].top(), 120, places[row].height());
                const int high = inkedArea(image.copy(middle.toRect())).height();
                moving += most - least > 1e-6 ? 1 : 0;
                QVERIFY2(most - least > 1e-6 ? high >= 8 : high <= 3,
                    qPrintable(QString::number(row) + u": "_s + QString::number(high)));
            }
            QCOMPARE(moving, 3); // add a vector, stretch, quadratic turn
        }
    }

    void eachScoreFitsItsCardAtAnyWidth()
    {
        const PagePictureFrame frame = pagePictureFrame(clamped({}), PageKey::Sentence, true, {});
        const auto& cards = std::get<PageCards>(frame.panels.front());
        for (const double width : {137.0, 180.0, 236.0, 400.0}) {
            Look look;
            look.medium = Look::Medium::Vector;
            TextRecorder paper(QSize(qRound(width), 110));
            QPainter painter(&paper);
            paintPageCards(painter, {0, 0, width, 110}, cards, nullptr, PointedLook(look, {}));
            painter.end();
            QStringList written;
            for (const PaintedText& text : paper.texts())
                if (text.place.top() > 30 && text.place.bottom() < 90
                    && text.words.contains(QRegularExpression(u"\\d"_s)))
                    written += text.words; // leaves out the sign
            QVERIFY2(
                written.size() == qsizetype(cards.cards.size()), qPrintable(written.join(u'|')));
            for (const QString& score : written)
                QVERIFY2(!score.contains(u'…'), qPrintable(score));
        }
    }

    void omittedItemsAreMentioned()
    {
        const FormulaBook book;
        Look look;
        look.formulas = &book;
        look.medium = Look::Medium::Vector;
        int leftOut = 0;
        for (int page = 0; page <= static_cast<int>(PageKey::Decay); ++page) {
            const PagePictureFrame frame =
                pagePictureFrame(clamped({}), static_cast<PageKey>(page), true, {});
            for (const QSize& size : {QSize(237, 150), QSize(237, 205), QSize(700, 400)}) {
                const QRectF area({}, size);
                const std::vector<QRectF> places = panelAreas(area, frame, look);
                const bool isAll = std::ranges::none_of(
                    places, [](const QRectF& place) { return place.isEmpty(); });
                leftOut += isAll ? 0 : 1;
                TextRecorder recorder(size);
                QPainter painter(&recorder);
                paintPage(painter, area, frame, nullptr, {}, PointedLook(look));
                painter.end();
                const auto texts = recorder.texts();
                const bool isReported = std::ranges::any_of(
                    texts, [](const PaintedText& text) { return text.words.contains(u"arge"_s); });
                QVERIFY2(isReported == !isAll, qPrintable(QString::number(page)));
                for (const QRectF& place : places)
                    QVERIFY(isAll || place.bottom() <= area.bottom() - noteOfLeftOut);
            }
        }
        QVERIFY(leftOut > 2);
    }

    // The size in the smallest window: items that do not fit are left out, not painted over others.
    void everyPanelIsHighEnoughForItsContent()
    {
        constexpr QSizeF sizes[] = {{237, 150}, {237, 205}, {504, 150}, {700, 400}};
        for (int page = 0; page <= static_cast<int>(PageKey::Decay); ++page)
            for (const bool isAnswered : {false, true})
                for (const QSizeF& size : sizes) {
                    const PagePictureFrame frame =
                        pagePictureFrame(clamped({}), static_cast<PageKey>(page), isAnswered, {});
                    const std::vector<QRectF> places = panelAreas(QRectF({}, size), frame, Look());
                    QVERIFY(!places.front().isEmpty());
                    for (std::size_t panel = 0; panel < places.size(); ++panel) {
                        const QRectF& place = places[panel];
                        if (place.isEmpty())
                            continue;
                        const auto* chart = std::get_if<PageChart>(&frame.panels[panel]);
                        const bool isLine = chart && chart->height <= 0;
                        const auto where = QStringLiteral("page %1, panel %2: %3 × %4 in %5 × %6")
                                               .arg(page)
                                               .arg(panel)
                                               .arg(place.width())
                                               .arg(place.height())
                                               .arg(size.width())
                                               .arg(size.height())
                                               .toLatin1();
                        const auto* list = std::get_if<PageMeters>(&frame.panels[panel]);
                        const double rows = list ? double(list->rows.size()) : 0;
                        QVERIFY2(place.height() >= (isLine ? 44 : list ? 12 * rows : 60), where);
                        QVERIFY2(place.width() >= 80, where);
                        for (std::size_t other = 0; other < panel; ++other)
                            QVERIFY2(!places[other].intersects(place), where);
                    }
                }
    }

    void verticalMarkNumbersAreUnderTheAxisWithoutTouching()
    {
        const PageChart chart = lengthsAt(0.02);
        for (const double width : {120.0, 300.0, 700.0}) {
            Plot plot = chartPlot(QRectF(0, 0, width, 200), chart, Look());
            const auto written = [&](const QString& number) {
                return std::ranges::count(plot.x.ticks, number, &Axis::Tick::label);
            };
            QCOMPARE(written(u"555"_s), 1);
            QCOMPARE(written(u"4\u2009437"_s), 1);
            std::ranges::sort(plot.x.ticks, {}, &Axis::Tick::value);
            double end = -1e9;
            for (const Axis::Tick& tick : plot.x.ticks) {
                const double half = textWidth(tick.label, TextRole::Axis, Look()) / 2;
                if (tick.label.isEmpty())
                    continue;
                QVERIFY(plot.x.pixel(tick.value) - half > end);
                end = plot.x.pixel(tick.value) + half;
            }
        }
    }

    // At 1280x800 the cells of the one-column pages and of the lengths are small.
    void theColourOfACellIsVisibleBesideItsMark()
    {
        const LabState state = clamped({});
        for (const PageKey page : {PageKey::Column, PageKey::Lengths}) {
            const PagePictureFrame frame = pagePictureFrame(state, page, true, {});
            const auto panel = std::ranges::find_if(frame.panels,
                [](const PagePanel& one) { return std::holds_alternative<PageTiles>(one); });
            const auto& tiles = std::get<PageTiles>(*panel);
            const PageTile& tile = tiles.tiles.front();
            QVERIFY(!tile.marks.empty());
            for (int side = 60; side <= 420; side += 24) {
                const QRectF area(0, 0, side + 80, side);
                const PointedLook look(Look(), {});
                const QRectF place = tileAreas(area, tiles, look).front();
                const QImage image =
                    painted(area.size().toSize(), 1, look, [&](QPainter& painter, const Look&) {
                        paintPageTiles(painter, area, tiles, nullptr, look);
                    });
                for (int row = 0; row < tile.cells.rows; ++row)
                    for (int column = 0; column < tile.cells.columns; ++column) {
                        const QRect cell = cellArea(place, tile, row, column)
                                               .toAlignedRect()
                                               .adjusted(1, 1, -1, -1)
                            & image.rect();
                        const QRgb colour =
                            cellColor(tile.cells, tile.cells.at(row, column), look.palette).rgb();
                        int seen = 0;
                        for (int y = cell.top(); y <= cell.bottom(); ++y)
                            for (int x = cell.left(); x <= cell.right(); ++x)
                                seen += difference(image.pixel(x, y), colour) < 24 ? 1 : 0;
                        QVERIFY2(2 * seen > cell.width() * cell.height(),
                            qPrintable(u"%1: %2 %3"_s.arg(side).arg(row).arg(column)));
                    }
            }
        }
    }

    void programsUseAMonospacedFont()
    {
        PageLine line;
        line.code = {u"llllllllllll"_s, u"mmmmmmmmmmmm"_s};
        line.isProgram = true;
        Look look;
        look.medium = Look::Medium::Vector;
        TextRecorder paper(QSize(600, 300));
        QPainter painter(&paper);
        paintPageLine(painter, QRectF(0, 0, 600, 300), line, PointedLook(look, {}));
        painter.end();
        std::vector<double> widths;
        for (const PaintedText& text : paper.texts())
            if (line.code.contains(text.words))
                widths.push_back(text.place.width());
        QCOMPARE(widths.size(), std::size_t {2});
        QCOMPARE(widths.front(), widths.back());
    }
};

LAB_WIDGET_TESTS(TestPageCharts)
#include "tst_page_charts.moc"
