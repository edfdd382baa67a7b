#include "bench_situations.h"
#include "tests/qt_test.h"
#include "tests/ui/mouse.h"

#include <algorithm>
#include <set>
#include <string>

using namespace lab;
using namespace lab::ui;

namespace {

using Changed = std::set<std::string>;

/// What an edit changed: keys of parameters, or otherwise the kind of the edit.
Changed changedBy(Store& store, const LabState& before)
{
    Changed changed;
    for (const Setting& setting : difference(before, store.state()))
        changed.insert(setting.key);
    if (changed.empty() && !(store.state() == before))
        changed.insert("edit " + std::to_string(store.undoEdit().kinds().index()));
    while (!(store.state() == before) && store.canUndo())
        store.undo();
    return changed;
}

/// Everything that drags change, wherever the cursor is not the arrow.
Changed changedByMouse(PictureView& view, Store& store)
{
    constexpr int pitch = 10;
    constexpr int apart = 45;
    Changed all;
    QList<QPoint> tried;
    for (int y = 2; y < view.height(); y += pitch) {
        for (int x = 2; x < view.width(); x += pitch) {
            const QPoint point(x, y);
            if (std::ranges::any_of(
                    tried, [&](QPoint one) { return (one - point).manhattanLength() < apart; }))
                continue;
            hover(view, point);
            const Qt::CursorShape shape = view.cursor().shape();
            if (shape == Qt::ArrowCursor)
                continue;
            tried.push_back(point);
            const int across = shape == Qt::SizeVerCursor ? 0 : 20;
            for (const QPointF by : {QPointF(across, -20), QPointF(-across, 20)}) {
                const LabState before = store.state();
                drag(view, point, point + by, 2);
                Changed changed = changedBy(store, before);
                if (changed.empty())
                    continue;
                all.merge(changed);
                break;
            }
        }
    }
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&view, &leave);
    return all;
}

void addArrows(PictureView& view, Store& store, Changed& all)
{
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        const LabState before = store.state();
        QTest::keyClick(&view, key);
        all.merge(changedBy(store, before));
    }
}

/// Everything that the arrow keys change, alone and with each handle that Enter grabs.
Changed changedByKeys(PictureView& view, Store& store)
{
    const int most = std::max(8, static_cast<int>(view.handles().size()));
    const int pitch = most > 40 ? 9 : 1; // skips most of many similar bars
    Changed all;
    addArrows(view, store, all);
    for (int i = 0; i < most; ++i) {
        QTest::keyClick(&view, Qt::Key_Return);
        if (i % pitch == 0)
            addArrows(view, store, all);
        if (view.keysInWords().isEmpty())
            break;
    }
    QTest::keyClick(&view, Qt::Key_Escape);
    return all;
}

/// Grabs the tip of q in the selected pair, which follows the dimension in the order of Enter.
void grabTip(PictureView& dials)
{
    const auto all = dials.handles();
    const auto tip = std::ranges::find_if(
        all, [](const PictureHandle& one) { return one.isByKey && one.put != nullptr; });
    dials.take(static_cast<std::size_t>(tip - all.begin()));
}

} // namespace

class TestKeyHandles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keysReachEverythingTheMouseDrags_data();
    void keysReachEverythingTheMouseDrags();
    void enterGrabsEachHandleInTurnAndEscapeReleasesIt();
    void aHeldKeyIsOneUndoStep();
    void theGrabbedHandleIsReadOut();
    void plusAndMinusZoom();
    void theEffectOfTheArrowKeysIsReadOut();
};

void TestKeyHandles::keysReachEverythingTheMouseDrags_data()
{
    addBenchSituations();
}

void TestKeyHandles::keysReachEverythingTheMouseDrags()
{
    QFETCH(const LabState, start);
    ComparisonStage stage(start.bench, {1000, 720});
    stage.store.dispatch(LoadState {start});
    stage.bench->complete();
    int drawn = 0;
    for (PictureView* picture : stage.bench->pictures()) {
        const Changed mouse = changedByMouse(*picture, stage.store);
        const Changed keys = changedByKeys(*picture, stage.store);
        // A method is also selected in the panel, and the range of the ruler follows a distant
        // position.
        const std::set<std::string> beside {"scaling.method", "position.first", "position.shown"};
        // Presses that vote or open a bench are not drags; tst_compare_bench tests their keys.
        const bool isPressed = start.bench == BenchId::Compare;
        for (const std::string& key : mouse)
            QVERIFY2(isPressed || keys.contains(key) || beside.contains(key),
                qPrintable(picture->exportName() + u' ' + QString::fromStdString(key)));
        drawn += static_cast<int>(mouse.size());
    }
    QVERIFY(drawn > 0 || start.bench == BenchId::Derivation);
}

void TestKeyHandles::enterGrabsEachHandleInTurnAndEscapeReleasesIt()
{
    ComparisonStage stage(BenchId::Rotations);
    PictureView& dials = *stage.bench->pictures().front();
    const auto held = [&] {
        const QString words = dials.spokenDescription();
        return words.startsWith(QStringLiteral("Grabbed: Dimension")) ? 'd'
            : words.startsWith(QStringLiteral("Grabbed: tip of q"))   ? 'q'
            : words.startsWith(QStringLiteral("Grabbed: tip of k"))   ? 'k'
                                                                      : '-';
    };
    QCOMPARE(held(), '-');
    QTest::keyClick(&dials, Qt::Key_Return);
    QCOMPARE(held(), 'd');
    QTest::keyClick(&dials, Qt::Key_Escape);
    QCOMPARE(held(), '-');
    grabTip(dials);
    QCOMPARE(held(), 'q');
    const LabState before = stage.store.state();
    QTest::keyClick(&dials, Qt::Key_Right);
    QVERIFY(stage.store.state().rotations.query != before.rotations.query);
    QCOMPARE(stage.store.state().position.query, before.position.query);
    QTest::keyClick(&dials, Qt::Key_Return);
    QCOMPARE(held(), 'k');
    QTest::keyClick(&dials, Qt::Key_Escape);
    QCOMPARE(held(), '-');
    QTest::keyClick(&dials, Qt::Key_Right);
    QCOMPARE(stage.store.state().position.query, before.position.query + 1);
}

void TestKeyHandles::aHeldKeyIsOneUndoStep()
{
    ComparisonStage stage(BenchId::Rotations);
    PictureView& dials = *stage.bench->pictures().front();
    const LabState before = stage.store.state();
    grabTip(dials);
    for (const bool isRepeated : {false, true, true}) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier, {}, isRepeated);
        QApplication::sendEvent(&dials, &press);
    }
    QVERIFY(!(stage.store.state() == before));
    stage.store.undo();
    QVERIFY(stage.store.state() == before);
    QVERIFY(!stage.store.canUndo());
}

void TestKeyHandles::theGrabbedHandleIsReadOut()
{
    ComparisonStage stage(BenchId::Context);
    PictureView& spectrum = *stage.bench->pictures().front();
    const QString resting = spectrum.spokenDescription();
    QVERIFY(resting.contains(QStringLiteral("Press Enter to grab a handle")));
    QTest::keyClick(&spectrum, Qt::Key_Return);
    QVERIFY(spectrum.spokenDescription().startsWith(QStringLiteral("Grabbed: Base")));
    QVERIFY(stage.bench->look().focus.picture == spectrum.picture());
    ComparisonStage turned(BenchId::Rotations);
    PictureView& dials = *turned.bench->pictures().front();
    grabTip(dials);
    const QString held = turned.bench->readingLine().accessibleDescription();
    QVERIFY2(held.contains(QStringLiteral("Pair 2, grabbed")), qPrintable(held));
}

void TestKeyHandles::theEffectOfTheArrowKeysIsReadOut()
{
    ComparisonStage stage(BenchId::Rotations);
    for (const PictureView* picture : stage.bench->pictures()) {
        const QString spoken = picture->spokenDescription();
        QVERIFY2(
            spoken.contains(QStringLiteral("Left and right move m, up and down select a pair.")),
            qPrintable(spoken));
    }
    QVERIFY(stage.bench->pictures().front()->spokenDescription().contains(
        QStringLiteral("Press Enter to grab a handle")));
    for (const BenchId bench : {BenchId::Precision, BenchId::Biases, BenchId::Grids}) {
        ComparisonStage other(bench);
        int reported = 0;
        for (const PictureView* picture : other.bench->pictures()) {
            const QString words = picture->spokenDescription();
            reported += words.contains(QStringLiteral("Left and right "))
                || words.contains(QStringLiteral("The arrow keys "));
        }
        QVERIFY(reported >= 2);
    }
}

void TestKeyHandles::plusAndMinusZoom()
{
    ComparisonStage stage(BenchId::Waves);
    PictureView& table = *stage.bench->pictures().front();
    const std::int64_t before = stage.store.state().position.shown;
    QTest::keyClick(&table, Qt::Key_Minus);
    QVERIFY(stage.store.state().position.shown > before);
    QTest::keyClick(&table, Qt::Key_Plus);
    QCOMPARE(stage.store.state().position.shown, before);
}

LAB_WIDGET_TESTS(TestKeyHandles)
#include "tst_key_handles.moc"
