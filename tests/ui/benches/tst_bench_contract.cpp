#include "bench_situations.h"
#include "tests/qt_test.h"

#include <QPushButton>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string_view>

using namespace lab;
using namespace lab::ui;

namespace {

using Stage = SituationStage;

/// Equal up to one shade: edges between pixels are rounded differently at another place of the
/// page.
bool areAlike(const QImage& one, const QImage& other)
{
    if (one.size() != other.size())
        return false;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            if (std::abs(a.red() - b.red()) > 1 || std::abs(a.green() - b.green()) > 1
                || std::abs(a.blue() - b.blue()) > 1)
                return false;
        }
    return true;
}

} // namespace

/// Tests that hold for every bench.
class TestBenchContract : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRowOfThePanelIsAParameter_data() { addBenchSituations(); }
    void everyRowOfThePanelIsAParameter()
    {
        QFETCH(const LabState, start);
        const Stage stage(start);
        std::set<std::string_view> keys;
        for (const std::string_view key : stage.bench->panelParameters()) {
            QVERIFY2(parameterNamed(key), key.data());
            QVERIFY2(keys.insert(key).second, key.data());
        }
        QVERIFY(!keys.empty());
        QVERIFY(!stage.bench->title().isEmpty());
        QVERIFY(!stage.bench->sentence().isEmpty());
        QCOMPARE(stage.bench->exportName(), QString::fromStdString(keyOf(start.bench)));
    }

    void theExportedPageShowsTheWindow_data() { addBenchSituations(); }
    void theExportedPageShowsTheWindow()
    {
        QFETCH(const LabState, start);
        const Stage stage(start);
        stage.bench->complete();
        const QImage page = pageOf(*stage.bench);
        QCOMPARE(page.pixelColor(2, 2), stage.bench->look().palette.ground);
        // Exporting the page completes pending searches, and buttons are never exported.
        const std::set<Picture> others {Picture::ContextMeanScore, Picture::BaseBound};
        for (const PictureView* picture : stage.bench->pictures()) {
            const auto buttons = picture->findChildren<QPushButton*>();
            const bool hasButton = std::ranges::any_of(buttons, &QPushButton::isVisible);
            if (others.contains(picture->picture()) || hasButton)
                continue;
            const QImage shown = imageOf(*picture);
            const QImage printed = page.copy(picture->geometry());
            QVERIFY2(areAlike(shown, printed), qPrintable(picture->exportName()));
        }
    }

    void picturesKeepApartOnEveryScreen_data() { addBenchSituations(); }
    void picturesKeepApartOnEveryScreen()
    {
        QFETCH(const LabState, start);
        for (const auto& [size, scale] :
            {std::pair(QSize(640, 576), 1.0), {usualSize, 1.0}, {QSize(1920, 980), 1.6}}) {
            const Stage stage(start, size);
            Look look = stage.bench->look();
            look.scale = scale;
            stage.bench->setLook(look);
            QVERIFY(!stage.bench->pictures().empty());
            QVERIFY2(picturesKeepApart(*stage.bench), qPrintable(QString::number(size.width())));
        }
    }
};

LAB_WIDGET_TESTS(TestBenchContract)
#include "tst_bench_contract.moc"
