#include "comparison_stage.h"
#include "core/figures/biases/biases_figures.h"
#include "core/figures/waves/waves_figures.h"
#include "core/frames/waves/waves_frames.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/cell_color.h"
#include "ui/drawing/figure_view.h"
#include "ui/paint/heatmap.h"

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;

class TestMapDifferences : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCellOfTheTableHasTheColourOfItsDifference()
    {
        ComparisonStage stage(BenchId::Waves);
        stage.pin();
        stage.set("sinusoidal.base", 100.0);
        const auto& view = stage.view<FigureView<drawing::TableValues>>();
        const QImage present = imageOf(view);
        stage.bench->setComparison(Comparison::Difference);
        const QImage image = imageOf(view);
        const WavesSpace space {512, 256, 1};
        const auto map =
            difference(tableFrame(stage.ghost(), space), tableFrame(stage.store.state(), space));
        QVERIFY(map);
        const Look& look = stage.bench->look();
        const QRectF plot = qt(view.drawn().rows->ground);
        int others = 0;
        for (const int row : {2, 11, 25, 40, 57}) { // above the tab of the dimension
            for (const int column : {20, 33, 50, 63}) {
                const QPoint centre(
                    static_cast<int>(plot.left() + (column + 0.5) / 64 * plot.width()),
                    static_cast<int>(plot.top() + (row + 0.5) / 64 * plot.height()));
                QCOMPARE(image.pixelColor(centre),
                    cellColor(map->cells, map->cells.at(row, column), look.palette));
                others += image.pixel(centre) != present.pixel(centre) ? 1 : 0;
            }
        }
        QVERIFY(others > 10);
    }

    void aCellOfTheMatrixHasTheColourOfItsDifference()
    {
        ComparisonStage stage(BenchId::Biases);
        stage.pin();
        stage.set("alibi.bias_max", 4.0);
        stage.bench->setComparison(Comparison::Difference);
        const auto& view = stage.view<FigureView<drawing::BiasMatrixValues>>();
        const QImage image = imageOf(view);
        const auto map = difference(
            biasMatrixFrame(stage.ghost(), 64), biasMatrixFrame(stage.store.state(), 64));
        QVERIFY(map);
        const Look& look = stage.bench->look();
        const drawing::PositionGround::GroundPart cells = view.drawn().positions->parts.front();
        for (const int row : {20, 40, 60}) {
            for (const int column : {3, 11, 19})
                QCOMPARE(
                    image.pixelColor(QPointF(cells.x.pixel(column), cells.y->pixel(row)).toPoint()),
                    cellColor(map->cells, map->cells.at(row, column), look.palette));
        }
        // Head 3 of 8: the slopes are 2^−3 in A and 2^−1.5 in B.
        QVERIFY(std::abs(map->cells.at(60, 0) - 60 * (std::exp2(-3) - std::exp2(-1.5))) < 1e-12);
    }

    void theDifferenceOfAHeadComesFromItsSlopes()
    {
        ComparisonStage stage(BenchId::Biases);
        stage.pin();
        stage.set("alibi.bias_max", 4.0);
        const auto map =
            difference(headsFrame(stage.ghost(), 16), headsFrame(stage.store.state(), 16));
        QVERIFY(map);
        for (int head = 1; head <= 8; ++head) {
            const HeatmapFrame& one = map->map(head);
            const double slopes = std::exp2(-4.0 * head / 8) - std::exp2(-8.0 * head / 8);
            const double distance = 64.0 / 16 * 10; // between the centres of tiles 12 and 2
            QVERIFY(std::abs(one.at(12, 2) + slopes * distance) < 1e-12);
            QCOMPARE(one.highest, map->map(1).highest);
            QVERIFY(std::isnan(one.at(2, 12)));
        }
    }

    void withoutADifferenceNoMapIsShown()
    {
        ComparisonStage waves(BenchId::Waves);
        waves.pin();
        waves.set("sinusoidal.width", std::int64_t {32});
        waves.bench->setComparison(Comparison::Difference);
        const auto& table = waves.view<FigureView<drawing::TableValues>>();
        const QRectF plot = qt(table.drawn().rows->ground);
        QCOMPARE(imageOf(table).pixelColor((plot.bottomRight() - QPointF(20, 20)).toPoint()),
            waves.bench->look().palette.frame);

        ComparisonStage biases(BenchId::Biases);
        biases.pin();
        biases.set("alibi.heads", std::int64_t {4});
        biases.bench->setComparison(Comparison::Difference);
        const auto all = biases.bench->findChildren<PictureView*>();
        const PictureView& heads =
            **std::ranges::find(all, Picture::BiasesHeads, &PictureView::picture);
        QCOMPARE(imageOf(heads).pixelColor(heads.rect().bottomRight() - QPoint(10, 10)),
            biases.bench->look().palette.frame);
    }

    void aHeadMissingInAIsNotCompared()
    {
        ComparisonStage stage(BenchId::Biases);
        stage.set("alibi.heads", std::int64_t {4});
        stage.pin();
        stage.set("alibi.heads", std::int64_t {8});
        stage.set("alibi.head", std::int64_t {6});
        QVERIFY(!stage.view<FigureView<drawing::BiasMatrixValues>>().ghostNumbers());
        stage.set("alibi.head", std::int64_t {3});
        QVERIFY(stage.view<FigureView<drawing::BiasMatrixValues>>().ghostNumbers());
    }
};

LAB_WIDGET_TESTS(TestMapDifferences)
#include "tst_map_differences.moc"
