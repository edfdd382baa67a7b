#include "picture_stage.h"
#include "tests/qt_test.h"
#include "tests/ui/mouse.h"

#include <QAccessible>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

QString nameOf(const PictureView& picture, const PictureHandle& handle)
{
    return picture.exportName() + u": "_s + handle.name;
}

/// The changed parameters, or the kind of the last edit if there are none.
std::set<std::string> changes(const Store& store, const LabState& before)
{
    std::set<std::string> changed;
    for (const Setting& setting : difference(before, store.state()))
        changed.insert(setting.key);
    if (changed.empty() && !(store.state() == before))
        changed.insert("edit " + std::to_string(store.undoEdit().kinds().index()));
    return changed;
}

bool changesOnlySelection(const Store& store, const LabState& before)
{
    const auto changed = changes(store, before);
    return changed.size() == 1
        && (changed.contains("rope.pair") || changed.contains("order.token"));
}

/// Whether a press at the handle grabs something: two handles may coincide.
bool isGrabbedByMouse(PictureView& picture, const PictureHandle& handle)
{
    if (!picture.rect().contains(handle.place.toPoint()))
        return false;
    hover(picture, handle.place);
    const Qt::CursorShape shape = picture.cursor().shape();
    return shape != Qt::ArrowCursor && shape != Qt::CrossCursor;
}

/// Whether the handles are check marks, which are pressed and not dragged.
bool isTick(const PictureView& picture)
{
    return picture.picture() == Picture::RelativeTerms;
}

PictureHandle sameHandle(const PictureView& picture, const PictureHandle& handle)
{
    const std::vector<PictureHandle> all = picture.handles();
    const auto found = std::ranges::find(all, handle.name, &PictureHandle::name);
    return found == all.end() ? PictureHandle() : *found;
}

// Exceptions: a tip returns up to rounding, a position moves the range of the ruler, a press
// outside the selection selects, and under dynamic NTK lengths and base depend on each other.
bool returnsExactly(const PictureHandle& handle, const LabState& start)
{
    const bool isPosition = handle.key == "position.query" || handle.key == "position.key";
    const bool isDynamic = start.rotations.scaling.method == ScalingMethod::DynamicNtk;
    return !handle.key.empty() && handle.isByKey && !isPosition && !isDynamic;
}

/// The 64 bars on a derivation page are alike, so only some of them are tested.
bool isSkipped(const PictureView& picture, std::size_t handle, std::size_t count)
{
    constexpr std::size_t many = 40;
    constexpr std::size_t each = 9;
    return picture.picture() == Picture::DerivationPicture && count > many && handle % each > 0;
}

void away(PictureView& picture)
{
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&picture, &leave);
}

std::vector<QAccessibleInterface*> accessibleHandles(PictureView& picture)
{
    std::vector<QAccessibleInterface*> sliders;
    const QAccessibleInterface* all = QAccessible::queryAccessibleInterface(&picture);
    for (int i = 0; i < all->childCount(); ++i)
        if (all->child(i)->role() == QAccessible::Slider)
            sliders.push_back(all->child(i));
    return sliders;
}

} // namespace

/// Tests for the handles and the accessible texts of every picture of every bench.
class TestPictureContract : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPictureHasADescription_data() { addBenchSituations(); }
    void everyPictureHasADescription()
    {
        QFETCH(const LabState, start);
        const PictureStage stage(start);
        std::set<QString> names;
        for (const PictureView* picture : stage.pictures()) {
            QVERIFY2(
                names.insert(picture->accessibleName()).second, qPrintable(picture->exportName()));
            QVERIFY2(picture->accessibleName() != QString(), qPrintable(picture->exportName()));
            QVERIFY2(
                picture->spokenDescription().contains(u' '), qPrintable(picture->exportName()));
            QVERIFY2(!picture->numbers().header.empty(), qPrintable(picture->exportName()));
            for (const ShownWord& word : picture->shownWords())
                QVERIFY2(picture->rect().contains(word.rect.center().toPoint()),
                    qPrintable(picture->exportName()));
        }
    }

    void everyHandleIsReadOutAndSet_data() { addBenchSituations(); }
    void everyHandleIsReadOutAndSet()
    {
        QFETCH(const LabState, start);
        PictureStage stage(start);
        for (PictureView* picture : stage.pictures()) {
            const std::vector<PictureHandle> handles = picture->handles();
            QCOMPARE(accessibleHandles(*picture).size(), handles.size());
            std::set<QString> names {QString()};
            for (std::size_t i = 0; i < handles.size(); ++i) {
                const QByteArray what = nameOf(*picture, handles[i]).toUtf8();
                QAccessibleInterface* slider = accessibleHandles(*picture)[i];
                QCOMPARE(slider->text(QAccessible::Name), handles[i].name);
                QVERIFY2(names.insert(handles[i].name).second, what.data());
                if (isSkipped(*picture, i, handles.size()))
                    continue;
                QAccessibleValueInterface* value = slider->valueInterface();
                QVERIFY2(value, what.data());
                const double now = value->currentValue().toDouble();
                const double highest = value->maximumValue().toDouble();
                const double step = value->minimumStepSize().toDouble();
                QVERIFY2(value->minimumValue().toDouble() <= now && now <= highest, what.data());
                QVERIFY2(step > 0, what.data());
                QVERIFY2(slider->text(QAccessible::Value) != QString(), what.data());
                const QPointF off = QPointF(slider->rect().center())
                    - picture->mapToGlobal(picture->handles()[i].place);
                QVERIFY2(std::hypot(off.x(), off.y()) < 2, what.data());

                const double wanted = now + 2 * step <= highest
                    ? now + 2 * step
                    : std::max(value->minimumValue().toDouble(), now - 2 * step);
                value->setCurrentValue(wanted);
                QVERIFY2(!(stage.state() == start), what.data());
                const auto after = accessibleHandles(*picture);
                if (i < after.size() && picture->handles()[i].name == handles[i].name) {
                    const double set = after[i]->valueInterface()->currentValue().toDouble();
                    QVERIFY2(std::abs(set - wanted) <= 0.6 * step, what.data());
                }
                stage.store.undo();
                QVERIFY2(stage.state() == start && !stage.store.canUndo(), what.data());
            }
        }
    }

    void aDragIsOneUndoStepAndADragBackIsNone_data() { addBenchSituations(); }
    void aDragIsOneUndoStepAndADragBackIsNone()
    {
        QFETCH(const LabState, start);
        PictureStage stage(start);
        for (PictureView* picture : stage.pictures()) {
            const std::vector<PictureHandle> handles = picture->handles();
            for (std::size_t i = 0; i < handles.size(); ++i) {
                const PictureHandle& handle = handles[i];
                if (!isGrabbedByMouse(*picture, handle) || isTick(*picture)
                    || isSkipped(*picture, i, handles.size()))
                    continue;
                const QByteArray what = nameOf(*picture, handle).toUtf8();
                const auto number = picture->numberOf(handle);
                // Two directions with an effect; they differ from handle to handle.
                constexpr std::array<QPointF, 5> ways {QPointF(18, -18), QPointF(130, 0),
                    QPointF(-18, 18), QPointF(-130, 0), QPointF(18, 18)};
                int changed = 0;
                for (std::size_t way = 0; way < ways.size() && changed < 2; ++way) {
                    const QPointF by = ways[(way + i) % ways.size()];
                    drag(*picture, handle.place, handle.place + by, 6);
                    away(*picture);
                    changed += stage.state() == start ? 0 : 1;
                    if (stage.store.canUndo())
                        stage.store.undo();
                    QVERIFY2(stage.state() == start && !stage.store.canUndo(), what.data());

                    press(*picture, handle.place);
                    for (const double share : {0.5, 1.0, 0.3, 0.0})
                        sendMouse(
                            *picture, QEvent::MouseMove, handle.place + share * by, Qt::LeftButton);
                    release(*picture, handle.place);
                    away(*picture);
                    if (changesOnlySelection(stage.store, start))
                        stage.store.undo();
                    const auto back = picture->numberOf(sameHandle(*picture, handle));
                    QByteArray there = back ? QByteArray::number(back->now, 'g', 17) : "";
                    for (const std::string& key : changes(stage.store, start))
                        there += ' ' + QByteArray::fromStdString(key);
                    if (returnsExactly(handle, start))
                        QVERIFY2(stage.state() == start && !stage.store.canUndo(),
                            what + " comes back as " + there);
                    const double most = 1e-4 * (1 + std::abs(number->now));
                    QVERIFY2(back && std::abs(back->now - number->now) < most, what.data());
                    while (stage.store.canUndo())
                        stage.store.undo();

                    press(*picture, handle.place);
                    sendMouse(*picture, QEvent::MouseMove, handle.place + by / 2, Qt::LeftButton);
                    QTest::keyClick(picture, Qt::Key_Escape);
                    sendMouse(*picture, QEvent::MouseMove, handle.place + by, Qt::LeftButton);
                    QVERIFY2(stage.state() == start && !stage.store.canUndo(), what.data());
                    release(*picture, handle.place + by);
                    away(*picture);
                    QVERIFY2(stage.state() == start && !stage.store.canUndo(), what.data());
                }
                QVERIFY2(changed > 0, what.data());
            }
        }
    }

    void whileMPlaysEscapeCancelsOnlyTheDrag()
    {
        PictureStage stage(startOf(BenchId::Rotations));
        PictureView& dials = *stage.pictures().front();
        const LabState start = stage.state();
        const QPointF tip = dials.handles()[1].place;
        dials.setPlaying(true);
        press(dials, tip);
        sendMouse(dials, QEvent::MouseMove, tip + QPointF(20, 10), Qt::LeftButton);
        stage.store.dispatch(SetParameter {"position.query", start.position.query + 3});
        sendMouse(dials, QEvent::MouseMove, tip + QPointF(30, 10), Qt::LeftButton);
        QVERIFY(stage.state().rotations.query != start.rotations.query);
        QTest::keyClick(&dials, Qt::Key_Escape);
        release(dials, tip + QPointF(30, 10));
        QVERIFY(stage.state()
            == applied(start, SetParameter {"position.query", start.position.query + 3}));
    }

    // For example, undo changes a picture while the pointer rests.
    void aRestingPointerHoversWhatMovesUnderIt_data() { addBenchSituations(); }
    void aRestingPointerHoversWhatMovesUnderIt()
    {
        QFETCH(const LabState, start);
        PictureStage stage(start);
        for (PictureView* picture : stage.pictures()) {
            for (const double share : {0.3, 0.6}) {
                const QPointF there(share * picture->width(), 0.45 * picture->height());
                hover(*picture, there);
                stage.store.dispatch(ShowPositions {40, 300});
                stage.store.dispatch(MovePositions {90, 47});
                const Focus rested = stage.bench->look().focus;
                hover(*picture, there);
                QVERIFY2(rested == stage.bench->look().focus, qPrintable(picture->exportName()));
                away(*picture);
                while (stage.store.canUndo())
                    stage.store.undo();
            }
        }
    }

    // For example, a key shows another picture while the button is held.
    void hidingAPictureEndsItsDrag()
    {
        PictureStage stage(clamped({}));
        for (PictureView* picture : stage.pictures()) {
            for (const PictureHandle& handle : picture->handles()) {
                if (!isGrabbedByMouse(*picture, handle))
                    continue;
                const auto moveBy = [&](double way) {
                    sendMouse(*picture, QEvent::MouseMove, handle.place + QPointF(way, -way),
                        Qt::LeftButton);
                };
                press(*picture, handle.place);
                moveBy(18);
                const LabState then = stage.state();
                picture->hide();
                moveBy(40);
                release(*picture, handle.place);
                QVERIFY(stage.state() == then);
                picture->show();
                while (stage.store.canUndo())
                    stage.store.undo();
            }
        }
    }

    void keysAndMouseChangeTheSameParameters_data() { addBenchSituations(); }
    void keysAndMouseChangeTheSameParameters()
    {
        QFETCH(const LabState, start);
        PictureStage stage(start);
        for (PictureView* picture : stage.pictures()) {
            const std::vector<PictureHandle> handles = picture->handles();
            for (std::size_t i = 0; i < handles.size(); ++i) {
                if (!handles[i].isByKey || !isGrabbedByMouse(*picture, handles[i])
                    || isSkipped(*picture, i, handles.size()))
                    continue;
                const QByteArray what = nameOf(*picture, handles[i]).toUtf8();
                // A direction in which it can move: the last card of a row moves left, the first of
                // a column down.
                struct Way {
                    QPointF by;
                    Qt::Key key;
                };
                const double far = std::max({12.0, handles[i].step.x(), handles[i].step.y()});
                std::vector<Way> ways;
                if (handles[i].step.x() > 0)
                    ways.push_back({{far, 0}, Qt::Key_Right});
                if (handles[i].step.y() > 0)
                    ways.push_back({{0, -far}, Qt::Key_Up});
                if (handles[i].step.x() > 0)
                    ways.push_back({{-far, 0}, Qt::Key_Left});
                if (handles[i].step.y() > 0)
                    ways.push_back({{0, far}, Qt::Key_Down});
                std::set<std::string> byMouse;
                Qt::Key arrow = Qt::Key_Up;
                for (const auto& [by, key] : ways) {
                    drag(*picture, handles[i].place, handles[i].place + by, 6);
                    away(*picture);
                    byMouse = changes(stage.store, start);
                    arrow = key;
                    while (stage.store.canUndo())
                        stage.store.undo();
                    if (!byMouse.empty())
                        break;
                }
                picture->take(i);
                QTest::keyClick(picture, arrow);
                const auto byKeys = changes(stage.store, start);
                picture->take({});
                QVERIFY2(!byKeys.empty() && byKeys == byMouse, what.data());
                stage.store.undo();
                QVERIFY2(stage.state() == start && !stage.store.canUndo(), what.data());
            }
        }
    }
};

LAB_WIDGET_TESTS(TestPictureContract)
#include "tst_picture_contract.moc"
