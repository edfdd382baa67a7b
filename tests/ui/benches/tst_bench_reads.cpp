#include "core/state/benches.h"
#include "picture_stage.h"
#include "tests/core/state/other_value.h"
#include "tests/qt_test.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

using namespace lab;
using namespace lab::ui;

namespace {

/// Whether the bench reads this row: one of its own, or one of the panel that the state shows.
bool isReadBy(const Bench& bench, const Parameter& row, const LabState& state)
{
    const auto panel = bench.panelParameters();
    return isRead(state, row.key)
        || (!isRead(benchOf(bench.id()), row.key)
            && std::ranges::find(panel, row.key) != panel.end());
}

/// The state with every row changed that the bench does not read.
LabState withUnreadChanged(const Bench& bench, const LabState& start)
{
    LabState state = start;
    for (const Parameter& row : parameters())
        if (!row.derived && row.key != "bench" && !isReadBy(bench, row, start))
            state = clamped(row.with(state, otherValue(row, state)));
    return state;
}

bool areSameNumbers(const NumberTable& a, const NumberTable& b)
{
    const auto isSame = [](double one, double other) {
        return std::isnan(one) ? std::isnan(other) : std::equal_to<> {}(one, other);
    };
    return a.header == b.header && std::ranges::equal(a.rows, b.rows, [&](auto& one, auto& other) {
        return std::ranges::equal(one, other, isSame);
    });
}

} // namespace

class BenchReadsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void unreadParametersChangeNoPicture_data() { addBenchSituations(); }
    void unreadParametersChangeNoPicture()
    {
        QFETCH(LabState, start);
        PictureStage stage(start);
        std::vector<NumberTable> before;
        for (const PictureView* picture : stage.pictures())
            before.push_back(picture->numbers());
        const LabState other = withUnreadChanged(*stage.bench, start);
        QVERIFY(!(other == start));
        stage.bench->setState(other);
        stage.bench->complete();
        const std::vector<PictureView*> pictures = stage.pictures();
        QCOMPARE(pictures.size(), before.size());
        for (std::size_t i = 0; i < before.size(); ++i)
            QVERIFY2(areSameNumbers(before[i], pictures[i]->numbers()),
                qPrintable(pictures[i]->exportName()));
    }
};

LAB_WIDGET_TESTS(BenchReadsTest)
#include "tst_bench_reads.moc"
