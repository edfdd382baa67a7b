#include "bench_situations.h"
#include "core/figures/bench_values.h"
#include "tests/qt_test.h"
#include "tests/ui/mouse.h"
#include "ui/benches/bench_values_view.h"

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

struct Stage : SituationStage {
    using SituationStage::SituationStage;

    BenchValuesView& view() const
    {
        BenchValuesView* values = nullptr;
        for (PictureView* picture : bench->findChildren<PictureView*>())
            if (auto* one = dynamic_cast<BenchValuesView*>(picture))
                values = one;
        return *values;
    }
    QPointF place(std::string_view key) const
    {
        const auto all = view().handles();
        return std::ranges::find(all, key, &PictureHandle::key)->place;
    }
    void dragBy(std::string_view key, double by) const
    {
        const QPointF from = place(key);
        drag(view(), from, from + QPointF(by, 0));
    }
};

bool isValue(std::string_view key)
{
    const std::string_view symbol = parameterNamed(key)->symbol;
    return symbol == "b" || symbol == "d";
}

} // namespace

/// Base and dimension can be dragged on every bench that has them.
class TestBenchValues : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyBaseAndDimensionCanBeDragged_data() { addBenchSituations(); }
    void everyBaseAndDimensionCanBeDragged()
    {
        QFETCH(const LabState, start);
        const Stage stage(start, {1400, 760});
        const auto beside = stage.view().frame().entries;
        QCOMPARE(stage.view().isHidden(), beside.empty());
        for (const std::string_view key : stage.bench->panelParameters()) {
            if (!isValue(key))
                continue;
            const bool isBeside =
                std::ranges::find(beside, key, &drawing::BenchValues::Entry::key) != beside.end();
            const bool isInPicture =
                std::ranges::any_of(stage.bench->pictures(), [&](const PictureView* one) {
                    const auto all = one->handles();
                    return std::ranges::find(all, key, &PictureHandle::key) != all.end();
                });
            QVERIFY2(isBeside != isInPicture, key.data());
            QCOMPARE(isInPicture, drawing::isDraggedInPicture(start, key));
        }
    }

    void aDragChangesBaseAndDimensionInOneStep()
    {
        Stage stage(startOf(BenchId::Precision));
        stage.dragBy("rope.base", 80); // two decades to the right
        QCOMPARE(stage.store.state().rotations.base, 1e6);
        stage.store.undo();
        QCOMPARE(stage.store.state().rotations.base, 1e4);
        QVERIFY(!stage.store.canUndo());
        const int before = stage.store.state().rotations.width;
        stage.dragBy("rope.width", 80); // two doublings
        QCOMPARE(stage.store.state().rotations.width, 4 * before);
    }

    void aNarrowTitleLineShowsThoseThatFit()
    {
        const Stage wide(startOf(BenchId::Compare), {1400, 760});
        const Stage narrow(startOf(BenchId::Compare), {560, 600});
        const auto& all = wide.view().frame().entries;
        const auto& some = narrow.view().frame().entries;
        QVERIFY(some.size() < all.size());
        QVERIFY(std::equal(some.begin(), some.end(), all.begin()));
    }
};

LAB_WIDGET_TESTS(TestBenchValues)
#include "tst_bench_values.moc"
