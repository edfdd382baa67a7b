#include "ui/windows/parts/document.h"

#include "core/state/links.h"
#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/lessons/languages.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <map>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A window with files in memory.
struct Harness {
    Harness()
    {
        WindowServices services;
        services.open = [this](const QString& path) -> Outcome<Opened> {
            if (path == u"bert.json"_s) {
                Model bert;
                bert.name = "BERT";
                bert.scheme = Scheme::Learned;
                return Opened {LoadModel {bert}};
            }
            if (path == u"config.json"_s) {
                Model model;
                model.name = "Llama-3-8B";
                model.scheme = Scheme::Rope;
                model.headWidth = 128;
                return Opened {LoadModel {model}};
            }
            if (path == u"play.json"_s) {
                Lesson lesson;
                lesson.key = "distances";
                lesson.start = {{"position.key", std::int64_t {1}}};
                lesson.question.answer = "position.key";
                return Opened {lesson};
            }
            const auto found = files.find(path);
            if (found == files.end())
                return Unexpected(Error {path + u" cannot be read."_s});
            return Opened {LoadState {found->second}, fingerprintOf(path)};
        };
        services.save = [this](const QString& path, const LabState& state) -> Outcome<void> {
            if (path.startsWith(u"full/"_s))
                return Unexpected(Error {path + u" could not be written: the disk is full."_s});
            files[path] = state;
            return {};
        };
        services.fingerprint = [this](const QString& path) { return fingerprintOf(path); };
        services.recentFiles = [this] { return recent; };
        const auto make = [](QWidget* parent) {
            return new PlainBench(BenchId::Rotations, parent);
        };
        window.emplace(store, std::vector<BenchEntry> {{BenchId::Rotations, make}},
            std::vector<Model> {}, std::move(services), book);
        window->show();
        files[u"lesson.json"_s].position.query = 33;
        files[u"other.json"_s].position.query = 44;
    }

    ~Harness() { store.markSaved(); }

    QByteArray fingerprintOf(const QString& path)
    {
        return files.contains(path) ? QByteArray::number(files[path].position.query) : QByteArray();
    }

    void change() { store.dispatch(SetParameter {"position.query", std::int64_t {20}}); }

    /// Answers the next message box.
    void answer(QMessageBox::StandardButton button)
    {
        QTimer::singleShot(0, &*window, [this, button] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!question)
                return;
            ++questions;
            question->button(button)->click();
        });
    }

    Actions& actions() { return *window->findChild<Actions*>(); }

    FormulaBook book;
    Store store;
    std::map<QString, LabState> files;
    QStringList recent;
    int questions = 0;
    std::optional<MainWindow> window;
};

} // namespace

class TestDocument : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void autosavedAnswersNeedNoQuestion()
    {
        Harness harness;
        harness.store.dispatch(Predict {0, -1e9, 1, false});
        harness.answer(QMessageBox::Cancel);
        QVERIFY(harness.window->close());
        QCOMPARE(harness.questions, 0);
        harness.window->show();
        harness.change();
        harness.answer(QMessageBox::Cancel);
        QVERIFY(!harness.window->close());
        QCOMPARE(harness.questions, 1);
    }

    void openingAModelWithoutRopeShowsAMessage()
    {
        Harness harness;
        const Rotations before = harness.store.state().rotations;
        harness.window->open(u"bert.json"_s);
        QVERIFY2(harness.window->message().contains(u"BERT has no RoPE"_s),
            qPrintable(harness.window->message()));
        QCOMPARE(harness.store.state().rotations, before);
        harness.window->open(u"config.json"_s);
        QCOMPARE(harness.store.state().rotations.width, 128);
    }

    void anOpenedSceneIsTheDocument()
    {
        Harness harness;
        harness.window->open(u"lesson.json"_s);
        QCOMPARE(harness.store.state().position.query, 33);
        QCOMPARE(harness.window->windowTitle(), u"lesson.json[*] — Position Lab"_s);
        QVERIFY(!harness.window->isWindowModified());
        QCOMPARE(harness.actions().undo->text(), u"&Undo open scene"_s);
    }

    void replacingAFileWrittenByAnotherProgramAsks()
    {
        Harness harness;
        harness.window->open(u"lesson.json"_s);
        harness.change();
        harness.actions().save->trigger(); // no other program changed it, so no question
        QCOMPARE(harness.questions, 0);
        QCOMPARE(harness.files[u"lesson.json"_s].position.query, 20);
        harness.files[u"lesson.json"_s].position.query = 55;
        harness.store.undo();
        harness.answer(QMessageBox::Cancel);
        harness.actions().save->trigger();
        QCOMPARE(harness.questions, 1);
        QCOMPARE(harness.files[u"lesson.json"_s].position.query, 55);
        QVERIFY(harness.window->isWindowModified());
        QTimer::singleShot(0, &*harness.window, [] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            for (QAbstractButton* button : question->buttons())
                if (question->buttonRole(button) == QMessageBox::DestructiveRole)
                    button->click();
        });
        harness.actions().save->trigger();
        QCOMPARE(harness.files[u"lesson.json"_s].position.query, 33);
        QVERIFY(!harness.window->isWindowModified());
        harness.actions().save->trigger(); // the file is now known
        QCOMPARE(harness.questions, 1);
    }

    void aLessonIsNotAVersionOfTheOpenFile()
    {
        Harness harness;
        harness.window->open(u"lesson.json"_s);
        const LabState scene = harness.store.state();
        harness.window->open(u"play.json"_s);
        QVERIFY(!(harness.store.state() == scene));
        QCOMPARE(harness.window->windowTitle(), u"Position Lab[*]"_s);
        harness.store.undo();
        QCOMPARE(harness.window->windowTitle(), u"lesson.json[*] — Position Lab"_s);
        QVERIFY(!harness.window->isWindowModified());
        harness.store.redo();
        QCOMPARE(harness.window->windowTitle(), u"Position Lab[*]"_s);
        harness.store.undo();
        harness.change();
        harness.answer(QMessageBox::Cancel);
        harness.window->open(u"play.json"_s); // asks about the changes to the file first
        QCOMPARE(harness.questions, 1);
        QCOMPARE(harness.store.state().position.query, 20);
        harness.answer(QMessageBox::Save);
        harness.window->open(u"play.json"_s);
        QCOMPARE(harness.files[u"lesson.json"_s].position.query, 20);
        QCOMPARE(harness.window->windowTitle(), u"Position Lab[*]"_s);
        harness.window->open(u"other.json"_s);
        QCOMPARE(harness.window->windowTitle(), u"other.json[*] — Position Lab"_s);
        harness.store.undo();
        QCOMPARE(harness.window->windowTitle(), u"Position Lab[*]"_s);
    }

    void undoPastOpeningAFileReturnsToThePreviousFile()
    {
        Harness harness;
        const auto title = [&harness] { return harness.window->windowTitle(); };
        harness.window->open(u"lesson.json"_s);
        harness.change();
        harness.answer(QMessageBox::Discard);
        harness.window->open(u"other.json"_s);
        harness.store.dispatch(SetParameter {"position.query", std::int64_t {45}});
        harness.store.undo();
        QCOMPARE(title(), u"other.json[*] — Position Lab"_s);
        QVERIFY(!harness.window->isWindowModified());
        harness.store.undo();
        QCOMPARE(title(), u"lesson.json[*] — Position Lab"_s);
        QVERIFY(harness.window->isWindowModified());
        harness.actions().save->trigger();
        QCOMPARE(harness.files[u"lesson.json"_s].position.query, 20);
        QCOMPARE(harness.files[u"other.json"_s].position.query, 44);
        QCOMPARE(harness.questions, 1);
        harness.store.redo();
        QCOMPARE(title(), u"other.json[*] — Position Lab"_s);
        QVERIFY(!harness.window->isWindowModified());
        harness.store.undo();
        harness.store.undo();
        QCOMPARE(title(), u"lesson.json[*] — Position Lab"_s);
        QVERIFY(harness.window->isWindowModified()); // the file has 20
        harness.store.dispatch(SetParameter {"position.query", std::int64_t {44}});
        QCOMPARE(title(), u"lesson.json[*] — Position Lab"_s); // view settings do not count
        harness.store.undo();
        harness.store.undo();
        QCOMPARE(title(), u"Position Lab[*]"_s);
        harness.actions().newScene->trigger();
        QCOMPARE(title(), u"Position Lab[*]"_s);
    }

    // Opening the same file again is no undo step: redo stays possible and belongs to the other
    // file.
    void redoAfterReopeningTheSameFileBelongsToTheOtherFile()
    {
        Harness harness;
        harness.window->open(u"lesson.json"_s);
        harness.window->open(u"other.json"_s);
        harness.store.undo();
        harness.window->open(u"lesson.json"_s);
        QCOMPARE(harness.window->windowTitle(), u"lesson.json[*] — Position Lab"_s);
        harness.store.redo();
        QCOMPARE(harness.store.state().position.query, 44);
        QCOMPARE(harness.window->windowTitle(), u"other.json[*] — Position Lab"_s);
    }

    void undoKnowsWhatWasSavedToTheEarlierFile()
    {
        Harness harness;
        harness.window->open(u"lesson.json"_s);
        harness.change();
        harness.answer(QMessageBox::Discard);
        harness.window->open(u"lesson.json"_s); // equal to the file
        harness.store.dispatch(SetParameter {"position.query", std::int64_t {55}});
        harness.actions().save->trigger();
        for (int steps = 0; steps < 3; ++steps)
            harness.store.undo();
        QCOMPARE(harness.store.state().position.query, 33);
        QVERIFY(harness.window->isWindowModified()); // the file has 55
        harness.actions().save->trigger();
        QCOMPARE(harness.files[u"lesson.json"_s].position.query, 33);
        QCOMPARE(harness.questions, 1);
    }

    void savingBetweenUndoAndRedoIsNotAForeignChange()
    {
        Harness harness;
        harness.window->open(u"lesson.json"_s);
        harness.change();
        harness.answer(QMessageBox::Discard);
        harness.window->open(u"play.json"_s);
        harness.store.undo();
        harness.actions().save->trigger();
        harness.store.redo();
        harness.store.undo();
        QCOMPARE(harness.questions, 1);
        harness.answer(QMessageBox::Cancel);
        harness.actions().save->trigger(); // no other program changed it
        QCOMPARE(harness.questions, 1);
    }

    void savingWhenAskedUpdatesTheOpenedScene()
    {
        Harness harness;
        harness.window->open(u"lesson.json"_s);
        harness.change();
        harness.answer(QMessageBox::Save);
        harness.window->open(u"lesson.json"_s);
        QCOMPARE(harness.questions, 1);
        QCOMPARE(harness.files[u"lesson.json"_s].position.query, 20);
        QCOMPARE(harness.store.state().position.query, 20);
        QVERIFY(!harness.window->isWindowModified());
    }

    void aMissingFileIsReportedWithTheRestoredWork()
    {
        Harness harness;
        LabState kept = clamped({});
        kept.position.query = 55;
        harness.window->findChild<Document*>()->restoreUnsaved({u"gone.json"_s, kept, {}});
        QCOMPARE(harness.store.state().position.query, 55);
        QCOMPARE(harness.window->message(), u"gone.json cannot be read."_s);
    }

    void anOpenedModelChangesTheDocument()
    {
        Harness harness;
        harness.window->open(u"lesson.json"_s);
        harness.window->open(u"config.json"_s);
        QCOMPARE(harness.store.state().rotations.width, 128);
        QCOMPARE(harness.window->windowTitle(), u"lesson.json[*] — Position Lab"_s);
        QVERIFY(harness.window->isWindowModified());
        QCOMPARE(harness.actions().undo->text(), u"&Undo choose Llama-3-8B"_s);
    }

    void aViewedModelIsNotUnsavedWork()
    {
        Harness harness;
        const LabState start = harness.store.state();
        harness.window->open(u"config.json"_s);
        const LabState model = harness.store.state();
        QCOMPARE(model.rotations.width, 128);
        QVERIFY(!harness.window->isWindowModified());
        harness.store.undo();
        QCOMPARE(harness.store.state(), start);
        QVERIFY(!harness.window->isWindowModified());
        harness.store.redo();
        QVERIFY(!harness.window->isWindowModified());
        harness.change();
        QVERIFY(harness.window->isWindowModified());
        harness.store.undo();
        QCOMPARE(harness.store.state(), model);
        QVERIFY(!harness.window->isWindowModified());
        QVERIFY(harness.window->close());
        QCOMPARE(harness.questions, 0);
    }

    void aModelOpenedAfterAnEditIsUnsavedWork()
    {
        Harness harness;
        harness.change();
        harness.window->open(u"config.json"_s);
        QVERIFY(harness.window->isWindowModified());
        harness.answer(QMessageBox::Cancel);
        QVERIFY(!harness.window->close());
        QCOMPARE(harness.questions, 1);
    }

    void aFileThatCannotBeReadChangesNothing()
    {
        Harness harness;
        harness.change();
        const LabState before = harness.store.state();
        harness.window->open(u"nowhere.json"_s);
        QCOMPARE(harness.store.state(), before);
        QCOMPARE(harness.window->message(), u"nowhere.json cannot be read."_s);
        QCOMPARE(harness.questions, 0);
    }

    void savingGoesToTheOpenedFile()
    {
        Harness harness;
        harness.window->open(u"lesson.json"_s);
        harness.change();
        QVERIFY(harness.window->isWindowModified());
        harness.actions().save->trigger();
        QVERIFY(!harness.window->isWindowModified());
        QCOMPARE(harness.files[u"lesson.json"_s], harness.store.state());
    }

    void aFailedSaveIsReportedAndTheWindowStaysModified()
    {
        Harness harness;
        harness.files[u"full/lesson.json"_s] = {};
        harness.window->open(u"full/lesson.json"_s);
        harness.change();
        harness.actions().save->trigger();
        QVERIFY(harness.window->isWindowModified());
        QCOMPARE(harness.window->message(),
            u"full/lesson.json could not be written: the disk is full."_s);
    }

    void closingWithUnsavedWorkAsks_data()
    {
        QTest::addColumn<int>("button");
        QTest::addColumn<bool>("isClosed");
        QTest::addColumn<bool>("isSaved");
        QTest::addRow("save") << int(QMessageBox::Save) << true << true;
        QTest::addRow("discard") << int(QMessageBox::Discard) << true << false;
        QTest::addRow("cancel") << int(QMessageBox::Cancel) << false << false;
    }

    void closingWithUnsavedWorkAsks()
    {
        QFETCH(int, button);
        QFETCH(bool, isClosed);
        QFETCH(bool, isSaved);
        Harness harness;
        harness.window->open(u"lesson.json"_s);
        harness.change();
        harness.answer(QMessageBox::StandardButton(button));
        QCOMPARE(harness.window->close(), isClosed);
        QCOMPARE(harness.questions, 1);
        QCOMPARE(harness.files[u"lesson.json"_s].position.query == 20, isSaved);
    }

    void aFailedSaveKeepsTheWindowOpen()
    {
        Harness harness;
        harness.files[u"full/lesson.json"_s] = {};
        harness.window->open(u"full/lesson.json"_s);
        harness.change();
        harness.answer(QMessageBox::Save);
        QVERIFY(!harness.window->close());
    }

    void closingSavedWorkDoesNotAsk()
    {
        Harness harness;
        harness.change();
        harness.store.undo();
        QVERIFY(harness.window->close());
        QCOMPARE(harness.questions, 0);
    }

    void aFileOpenedAsAIsComparedWithTheState()
    {
        Harness harness;
        harness.change();
        const LabState before = harness.store.state();
        auto& document = *harness.window->findChild<Document*>();
        document.openPathAsA(u"config.json"_s);
        const LabState after = harness.store.state();
        QCOMPARE(after.pinned.state().rotations.width, 128);
        QCOMPARE(after.pinned.state().model.name, std::string("Llama-3-8B"));
        QCOMPARE(after.rotations, before.rotations);
        QCOMPARE(harness.actions().undo->text(), u"&Undo open for comparison"_s);
        document.openPathAsA(u"lesson.json"_s);
        QCOMPARE(harness.store.state().pinned.state().position.query, 33);
        QCOMPARE(harness.store.state().position, before.position);
        document.openPathAsA(u"gone.json"_s);
        QCOMPARE(harness.store.state().pinned.state().position.query, 33);
        harness.store.undo();
        harness.store.undo();
        QCOMPARE(harness.store.state(), before);
        QCOMPARE(harness.questions, 0);
    }

    void aSceneOpenedOverUnsavedWorkAsks()
    {
        Harness harness;
        harness.change();
        harness.answer(QMessageBox::Cancel);
        harness.window->open(u"lesson.json"_s);
        QCOMPARE(harness.store.state().position.query, 20);
        harness.answer(QMessageBox::Discard);
        harness.window->open(u"lesson.json"_s);
        QCOMPARE(harness.store.state().position.query, 33);
        QCOMPARE(harness.questions, 2);
    }

    void aNewSceneHasNoNameAndCanBeUndone()
    {
        Harness harness;
        harness.window->open(u"lesson.json"_s);
        harness.actions().newScene->trigger();
        QCOMPARE(harness.store.state(), clamped(withFirstWords(newScene(), firstWords())));
        QCOMPARE(harness.window->windowTitle(), u"Position Lab[*]"_s);
        QVERIFY(!harness.window->isWindowModified());
        harness.store.undo();
        QCOMPARE(harness.store.state().position.query, 33);
    }

    void recentFilesAreListedAndOpened()
    {
        Harness harness;
        QVERIFY(!harness.actions().recent->isEnabled());
        harness.recent = QStringList {u"lesson.json"_s, u"folder/other.json"_s};
        Q_EMIT harness.actions().file->aboutToShow();
        QVERIFY(harness.actions().recent->isEnabled());
        QCOMPARE(harness.actions().recent->actions().size(), 2);
        QCOMPARE(harness.actions().recent->actions()[1]->text(), u"other.json"_s);
        harness.actions().recent->actions()[0]->trigger();
        QCOMPARE(harness.store.state().position.query, 33);
    }
};

LAB_WIDGET_TESTS(TestDocument)
#include "tst_document.moc"
