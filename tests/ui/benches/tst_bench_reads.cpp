#include "core/state/benches.h"
#include "picture_stage.h"
#include "tests/qt_test.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <string>
#include <variant>
#include <vector>

using namespace lab;
using namespace lab::ui;

namespace {

bool isReadBy(const Bench& bench, const Parameter& row)
{
    const auto panel = bench.panelParameters();
    return isRead(benchOf(bench.id()), row.key) || std::ranges::find(panel, row.key) != panel.end();
}

Value anotherValue(const Parameter& row, const LabState& state)
{
    const Value value = row.read(state);
    if (const bool* flag = std::get_if<bool>(&value))
        return !*flag;
    if (row.kind == ParameterKind::Choice)
        return std::string(
            row.choices[std::get<std::string>(value) == row.choices[0].key ? 1 : 0].key);
    if (!row.range)
        return value;
    const Range range = row.range(state);
    if (const auto* real = std::get_if<double>(&value))
        return *real < range.highest ? range.highest : range.lowest;
    const auto lowest = static_cast<std::int64_t>(range.lowest);
    return std::get<std::int64_t>(value) == lowest ? lowest + row.multipleOf : lowest;
}

/// With every row another that the bench does not read.
LabState withUnreadChanged(const Bench& bench, LabState state)
{
    for (const Parameter& row : parameters())
        if (!row.derived && row.key != "bench" && !isReadBy(bench, row))
            state = clamped(row.with(state, anotherValue(row, state)));
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
    void whatABenchDoesNotReadChangesNoneOfItsPictures_data() { addBenchSituations(); }
    void whatABenchDoesNotReadChangesNoneOfItsPictures()
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
