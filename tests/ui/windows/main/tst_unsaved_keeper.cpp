#include "ui/windows/parts/document.h"
#include "ui/windows/parts/unsaved_keeper.h"

#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/windows/lessons/lesson_form.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QMessageBox>
#include <QSemaphore>
#include <QTimer>

#include <atomic>
#include <map>
#include <utility>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr int maxWait = 10'000; ///< in ms; the pause between two autosaves is 3 s

/// A window that autosaves to memory, with autosaves of killed windows.
struct KeeperHarness {
    KeeperHarness()
    {
        WindowServices services;
        services.open = [this](const QString& path) -> Outcome<Opened> {
            const auto found = files.find(path);
            if (found == files.end())
                return Unexpected(Error {path + u" cannot be read."_s});
            return Opened {LoadState {found->second}, fingerprintOf(path)};
        };
        services.save = [this](const QString& path, const LabState& state) -> Outcome<void> {
            files[path] = state;
            return {};
        };
        services.fingerprint = [this](const QString& path) { return fingerprintOf(path); };
        services.unsavedScene.keep = [this](const UnsavedScene& scene) -> Outcome<void> {
            written.tryAcquire(1, maxWait);
            ++writings;
            if (isFull)
                return Unexpected(Error {u"The disk is full."_s});
            kept = scene;
            return {};
        };
        services.unsavedScene.drop = [this] { kept.reset(); };
        services.unsavedScene.takeAbandoned = [this]() -> Outcome<std::optional<UnsavedScene>> {
            if (left.empty())
                return std::optional<UnsavedScene>();
            kept = left.back();
            left.pop_back();
            return kept;
        };
        services.unsavedScene.postpone = [this] {
            postpone.push_back(*kept);
            kept.reset();
        };
        services.unsavedLesson.takeAbandoned = [this]() -> Outcome<std::optional<UnsavedLesson>> {
            return std::exchange(takeAbandonedLesson, std::nullopt);
        };
        const auto make = [](QWidget* parent) {
            return new PlainBench(BenchId::Rotations, parent);
        };
        window.emplace(store, std::vector<BenchEntry> {{BenchId::Rotations, make}},
            std::vector<Model> {}, std::move(services), book);
        window->show();
    }

    ~KeeperHarness() { store.markSaved(); }

    QByteArray fingerprintOf(const QString& path)
    {
        return files.contains(path) ? QByteArray::number(files[path].position.query) : QByteArray();
    }

    UnsavedKeeper& keeper() { return window->findChild<Document*>()->keeper(); }

    void moveTo(std::int64_t query) { store.dispatch(SetParameter {"position.query", query}); }

    void keep()
    {
        keeper().keep();
        keeper().await();
    }

    /// Answers the questions of offer() in turn by the texts of the buttons.
    void answer(QStringList buttons)
    {
        if (buttons.isEmpty())
            return;
        QTimer::singleShot(0, &*window, [this, buttons]() mutable {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!question)
                return;
            asked += question->text();
            const QString wanted = buttons.takeFirst();
            answer(buttons);
            for (QAbstractButton* button : question->buttons())
                if (button->text() == wanted)
                    button->click();
        });
    }

    FormulaBook book;
    Store store;
    std::map<QString, LabState> files;
    std::optional<UnsavedScene> kept;
    std::vector<UnsavedScene> left;
    std::vector<UnsavedScene> postpone;
    std::optional<UnsavedLesson> takeAbandonedLesson;
    QStringList asked;
    bool isFull = false;
    QSemaphore written {1'000'000}; ///< simulates a slow disk: each autosave waits for one
    std::atomic<int> writings = 0;
    std::optional<MainWindow> window;
};

UnsavedScene leftAt(std::int64_t query, const QString& path)
{
    LabState state = clamped({});
    state.position.query = query;
    return {path, state, QDateTime::currentDateTime()};
}

} // namespace

class UnsavedKeeperTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void onlyUnsavedWorkIsAutosaved()
    {
        KeeperHarness harness;
        harness.keep();
        QVERIFY(!harness.kept);
        harness.moveTo(20);
        harness.keep();
        QVERIFY(harness.kept);
        QCOMPARE(harness.kept->work, harness.store.state());
        harness.store.undo();
        QVERIFY(!harness.kept);
        harness.store.redo();
        harness.keep();
        QCOMPARE(harness.kept->work.position.query, 20);
        harness.store.markSaved();
        QVERIFY(!harness.kept);
    }

    void workThatNeedsNoQuestionIsNotAutosaved()
    {
        KeeperHarness harness;
        harness.store.dispatch(SetParameter {"bench", std::string("derivation")});
        for (const int page : {1, 2, 3})
            harness.store.dispatch(SetParameter {"derivation.page", std::int64_t {page}});
        harness.keep();
        QVERIFY(harness.window->isWindowModified());
        QVERIFY(!harness.kept);
        harness.moveTo(20);
        harness.keep();
        QVERIFY(harness.kept);
        harness.moveTo(harness.store.undoState().position.query);
        QVERIFY(!harness.kept);
    }

    void aClosedWindowLeavesNoAutosave()
    {
        KeeperHarness harness;
        harness.moveTo(20);
        harness.keep();
        QTimer::singleShot(0, &*harness.window, [] {
            if (auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                question->button(QMessageBox::Discard)->click();
        });
        QVERIFY(harness.window->close());
        QVERIFY(!harness.kept);
    }

    void aRestoredSceneBelongsToItsFile()
    {
        KeeperHarness harness;
        harness.files[u"scene.json"_s] = leftAt(33, {}).work;
        harness.left = {leftAt(44, u"scene.json"_s)};
        harness.answer({u"&Restore"_s});
        harness.window->offerUnsaved();
        QCOMPARE(harness.asked, QStringList {u"Restore the unsaved changes to scene.json?"_s});
        QCOMPARE(harness.store.state().position.query, 44);
        QVERIFY(harness.kept); // kept until it is saved
        QVERIFY(harness.window->isWindowModified());
        QVERIFY(harness.window->windowTitle().startsWith(u"scene.json"_s));
        harness.store.undo();
        QCOMPARE(harness.store.state().position.query, 33);
        QVERIFY(!harness.window->isWindowModified());
        QVERIFY(!harness.kept);
    }

    // The file changed before the kill or while the offer was postponed.
    void replacingAFileWrittenSinceTheAutosaveAsks()
    {
        KeeperHarness harness;
        const QString path = u"scene.json"_s;
        harness.files[path] = leftAt(33, {}).work;
        harness.window->open(path);
        harness.moveTo(44);
        harness.keep();
        QCOMPARE(harness.kept->fingerprint, QByteArray("33"));
        harness.left = {*harness.kept};
        harness.store.markSaved();
        harness.files[path] = leftAt(55, {}).work;
        harness.answer({u"&Restore"_s});
        harness.window->offerUnsaved();
        QAction& save = *harness.window->findChild<Actions*>()->save;
        QCOMPARE(harness.store.state().position.query, 44);
        harness.asked.clear();
        harness.answer({u"Cancel"_s});
        save.trigger();
        QCOMPARE(harness.asked,
            QStringList {u"scene.json was changed by another program. Replace it?"_s});
        QCOMPARE(harness.files[path].position.query, 55);
        harness.keep();
        QCOMPARE(harness.kept->fingerprint, QByteArray("33")); // another kill loses nothing
        harness.store.undo(); // back to the known contents of the file
        QVERIFY(!harness.window->isWindowModified());
        harness.moveTo(66);
        harness.asked.clear();
        harness.answer({u"Cancel"_s});
        save.trigger();
        QCOMPARE(harness.asked, QStringList());
        QCOMPARE(harness.files[path].position.query, 66);
    }

    void savingAnUnchangedFileDoesNotAsk()
    {
        KeeperHarness harness;
        harness.files[u"scene.json"_s] = leftAt(33, {}).work;
        UnsavedScene left = leftAt(44, u"scene.json"_s);
        for (const QByteArray& fingerprint :
            {QByteArray("33"), QByteArray()}) { // without a fingerprint, as from an older version
            left.fingerprint = fingerprint;
            harness.left = {left};
            harness.answer({u"&Restore"_s});
            harness.window->offerUnsaved();
            harness.asked.clear();
            harness.answer({u"Cancel"_s});
            harness.window->findChild<Actions*>()->save->trigger();
            QCOMPARE(harness.asked, QStringList());
            QCOMPARE(harness.files[u"scene.json"_s].position.query, 44);
            harness.files[u"scene.json"_s] = leftAt(33, {}).work;
        }
    }

    void aRestoredSceneOfADeletedFileHasNoName()
    {
        KeeperHarness harness;
        harness.files[u"other.json"_s] = leftAt(33, {}).work;
        harness.window->open(u"other.json"_s);
        harness.left = {leftAt(44, u"gone.json"_s)};
        harness.answer({u"&Restore"_s});
        harness.window->offerUnsaved();
        QCOMPARE(harness.store.state().position.query, 44);
        QCOMPARE(harness.window->windowTitle(), u"Position Lab[*]"_s); // not other.json
        QVERIFY(harness.window->isWindowModified());
    }

    void autosavesAreOfferedUntilOneIsRestored()
    {
        KeeperHarness harness;
        harness.left = {leftAt(1, {}), leftAt(2, {}), leftAt(3, {}), leftAt(4, {})};
        harness.answer({u"&Discard"_s, u"Ask me &later"_s, u"&Restore"_s});
        harness.window->offerUnsaved();
        QCOMPARE(harness.asked.size(), 3);
        QCOMPARE(harness.asked.front(),
            u"Restore the unsaved scene, on %1?"_s.arg(benchName(leftAt(4, {}).work.bench)));
        QCOMPARE(harness.left.size(), std::size_t {1});
        QCOMPARE(harness.postpone.size(), std::size_t {1});
        QCOMPARE(harness.postpone[0].work.position.query, 3);
        QCOMPARE(harness.store.state().position.query, 2);
    }

    void anUnsavedLessonIsOfferedAfterTheScenes()
    {
        KeeperHarness harness;
        harness.left = {leftAt(1, {})};
        harness.takeAbandonedLesson =
            UnsavedLesson {{}, {leftAt(61, {}).work, {{u"title"_s, u"Own"_s}}}};
        harness.answer({u"&Discard"_s, u"&Restore"_s});
        QString title;
        auto* watch = new QTimer(&*harness.window);
        connect(watch, &QTimer::timeout, watch, [&title] {
            auto* form = qobject_cast<LessonForm*>(QApplication::activeModalWidget());
            if (!form)
                return;
            title = QString::fromStdString(textIn(form->lesson().title, "en"));
            form->accept();
        });
        watch->start(10);
        harness.window->offerUnsaved();
        QCOMPARE(harness.asked.size(), 2);
        QCOMPARE(harness.asked.back(), u"Restore the unsaved lesson “Own”?"_s);
        QCOMPARE(title, u"Own"_s);
    }

    void aSlowDiskDoesNotBlockTheWindow()
    {
        KeeperHarness harness;
        harness.written.acquire(harness.written.available());
        harness.moveTo(20);
        harness.keeper().keep();
        harness.moveTo(21);
        harness.keeper().keep();
        QCOMPARE(harness.writings, 0);
        harness.written.release(2);
        harness.keeper().await();
        QCOMPARE(harness.kept->work.position.query, 20);
        QTRY_COMPARE_WITH_TIMEOUT(harness.writings, 2, maxWait); // written after a pause
        harness.keeper().await();
        QCOMPARE(harness.kept->work.position.query, 21);
    }

    void aFailedAutosaveIsReportedOnce()
    {
        KeeperHarness harness;
        harness.isFull = true;
        for (const int query : {20, 21}) {
            harness.moveTo(query);
            harness.keep();
        }
        QCOMPARE(harness.window->message(), u"The disk is full."_s);
        harness.window->notify({});
        harness.moveTo(22);
        harness.keep();
        QCOMPARE(harness.window->message(), QString());
        harness.isFull = false; // the same state is written again
        harness.keep();
        QVERIFY(harness.kept);
        QCOMPARE(harness.kept->work.position.query, 22);
        harness.isFull = true;
        harness.moveTo(23);
        harness.keep();
        harness.store.markSaved(); // removes the autosave
        QVERIFY(!harness.kept);
    }
};

LAB_WIDGET_TESTS(UnsavedKeeperTest)
#include "tst_unsaved_keeper.moc"
