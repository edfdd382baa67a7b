#include "ui/windows/lecture/lecture_desk.h"

#include "core/state/series_step.h"
#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/drawing/ruler/ruler_grip.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/controls/message_bar.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/presentation/presentation_banner.h"
#include "ui/windows/lecture/lecture_lists.h"
#include "ui/windows/lecture/lecture_window.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/lessons/lesson_stage.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/presentation/presenting.h"
#include "ui/windows/speaker/presentation_clock.h"

#include <QAbstractButton>
#include <QAction>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSemaphore>
#include <QSpinBox>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <atomic>
#include <optional>
#include <utility>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

Lesson lessonCalled(const std::string& key, std::int64_t query)
{
    Lesson lesson;
    lesson.key = key;
    const LessonText words {{"en", key}};
    lesson.title = words;
    lesson.goal = words;
    lesson.start = {{"bench", std::string("rotations")}, {"position.query", query}};
    lesson.question.text = {{"en", "What of " + key + "?"}};
    lesson.question.answer = "position.query";
    lesson.outcome = {{"en", "It is {answer}."}};
    lesson.explanation = {{"en", "So it was wanted."}};
    return lesson;
}

LabState sceneAt(std::int64_t query)
{
    LabState state = clamped({});
    state.bench = BenchId::Rotations;
    state.position.query = query;
    return state;
}

LabState sceneWithSeries()
{
    LabState state = sceneAt(40);
    state.series = Series({{sceneAt(41), {{"en", "first"}}, 2}, {sceneAt(42), {}, 2}});
    return state;
}

/// The main window with two lessons, and the lecture window.
struct Stage {
    Stage()
    {
        WindowServices services;
        services.lessons = [] {
            return std::vector<Lesson> {lessonCalled("alpha", 11), lessonCalled("beta", 12)};
        };
        services.lecturePart = [](const QString& path,
                                   const Lecture& /*into*/) -> Outcome<LecturePart> {
            if (path.endsWith("bad.json"_L1))
                return Unexpected(Error {u"bad.json is neither."_s});
            return LecturePart {sceneWithSeries(), "own", {}};
        };
        services.fingerprint = [this](const QString&) { return onDisk; };
        services.unsavedLecture.keep = [this](const UnsavedLecture& lecture) {
            written.tryAcquire(1, 10'000);
            ++writings;
            kept = lecture;
            return Outcome<void>();
        };
        services.unsavedLecture.drop = [this] { kept.reset(); };
        services.unsavedLecture.takeAbandoned = [this]() -> Outcome<std::optional<UnsavedLecture>> {
            return std::exchange(left, std::nullopt);
        };
        services.saveLecture = [this](
                                   const QString& path, const Lecture& lecture) -> Outcome<void> {
            if (isFull)
                return Unexpected(Error {u"The disk is full."_s});
            savedPath = path;
            onDisk = "ours";
            saved = lecture;
            return Outcome<void>();
        };
        services.open = [this](const QString& path) {
            return path.endsWith("work.json"_L1) ? Opened {LoadState {sceneAt(50)}, onDisk}
                                                 : Opened {opened, onDisk};
        };
        window.emplace(store, plainBenches(), std::vector<Model> {}, std::move(services), book);
        showActive(*window);
        window->findChild<Actions*>()->lecture->trigger();
        made = window->findChild<LectureWindow*>();
        shelf = made->findChild<LectureShelf*>();
        list = made->findChild<LectureList*>();
        desk = window->findChild<LectureDesk*>();
    }

    ~Stage() { store.markSaved(); }

    QStringList titles() const
    {
        QStringList titles;
        for (int row = 0; row < list->count(); ++row)
            titles += list->item(row)->text();
        return titles;
    }
    /// Drops an item of the shelf or a file at a point of the list.
    void drop(QMimeData* data, QPointF place)
    {
        const std::unique_ptr<QMimeData> dragged(data);
        QDragEnterEvent enter(
            place.toPoint(), Qt::CopyAction | Qt::MoveAction, data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(list->viewport(), &enter);
        QDropEvent event(
            place, Qt::CopyAction | Qt::MoveAction, data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(list->viewport(), &event);
        QVERIFY(event.isAccepted());
    }
    QPointF upperPartOf(int row) const
    {
        const QRect rect = list->visualItemRect(list->item(row));
        return QPointF(rect.left() + 5, rect.top() + 2);
    }
    QPointF end() const { return {5, double(list->viewport()->height() - 2)}; }
    void press(Qt::Key key) { QTest::keyClick(&*window, key); }
    QString banner() const { return window->banner().text().words; }
    std::int64_t query() const { return store.state().position.query; }

    FormulaBook book;
    Store store;
    std::optional<MainWindow> window;
    LectureWindow* made = nullptr;
    LectureShelf* shelf = nullptr;
    LectureList* list = nullptr;
    LectureDesk* desk = nullptr;
    QString savedPath;
    Lecture saved;
    Lecture opened;
    QByteArray onDisk; ///< contents of the file
    bool isFull = false; ///< whether the disk is full
    std::optional<UnsavedLecture> kept;
    QSemaphore written {1'000'000}; ///< simulates a slow disk: each autosave waits for one
    std::atomic<int> writings = 0;
    std::optional<UnsavedLecture> left; ///< left by a killed window
};

/// Answers the next message box with the button.
void answerWith(QMessageBox::StandardButton button)
{
    QTimer::singleShot(0, [button] {
        if (auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
            question->button(button)->click();
    });
}

} // namespace

class LectureTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLongNameWrapsWithoutAScrollBar()
    {
        Stage stage;
        stage.shelf->add(u"A name that is much longer than the list is wide, as some are"_s, {});
        stage.made->show();
        QCoreApplication::processEvents();
        QCOMPARE(stage.shelf->horizontalScrollBar()->maximum(), 0);
        QListWidgetItem* const first = stage.shelf->item(0);
        QListWidgetItem* const last = stage.shelf->item(stage.shelf->count() - 1);
        stage.made->resize(420, 400);
        QCoreApplication::processEvents();
        QVERIFY(stage.shelf->visualItemRect(last).height()
            > stage.shelf->visualItemRect(first).height());
    }

    void partsAreInsertedWhereTheyAreDropped()
    {
        Stage stage;
        QCOMPARE(stage.shelf->count(), 3);
        stage.drop(dragData({u"beta"_s}, false), stage.end());
        stage.drop(dragData({u"alpha"_s}, true), stage.upperPartOf(0));
        QCOMPARE(
            stage.titles(), QStringList({u"Rotations"_s, u"alpha · 10 min"_s, u"beta · 10 min"_s}));

        auto* files = new QMimeData;
        files->setUrls({QUrl::fromLocalFile(u"/x/own.json"_s)});
        stage.drop(files, stage.upperPartOf(2));
        QCOMPARE(stage.titles(),
            QStringList(
                {u"Rotations"_s, u"alpha · 10 min"_s, u"own (2 states)"_s, u"beta · 10 min"_s}));

        auto* bad = new QMimeData;
        bad->setUrls({QUrl::fromLocalFile(u"/x/bad.json"_s)});
        stage.drop(bad, stage.end());
        QCOMPARE(stage.list->count(), 4);
        // Reported where the file was dropped.
        const auto& bar = *stage.made->findChild<MessageBar*>();
        QCOMPARE(bar.sentence(), u"bad.json is neither."_s);
        QVERIFY(stage.window->message().isEmpty());
        stage.desk->insertFiles(0, {u"/x/own.json"_s});
        QVERIFY(bar.sentence().isEmpty());
        stage.made->hide(); // the only window left for messages
        stage.desk->insertFiles(0, {u"/x/bad.json"_s});
        QCOMPARE(stage.window->message(), u"bad.json is neither."_s);
    }

    void aFailedSaveIsReportedInTheLectureWindow()
    {
        Stage stage;
        stage.desk->take({}, u"/x/lecture.json"_s, {});
        stage.desk->insertLessons(0, {u"beta"_s});
        const auto save = [&stage] {
            for (auto* button : stage.made->findChildren<QPushButton*>())
                if (button->text().remove(u'&') == u"Save"_s)
                    return button->click();
            qFatal("no button that saves");
        };
        stage.isFull = true;
        save();
        const auto& bar = *stage.made->findChild<MessageBar*>();
        QCOMPARE(bar.sentence(), u"The disk is full."_s);
        QVERIFY(stage.window->message().isEmpty());
        stage.isFull = false;
        save();
        QVERIFY(bar.sentence().isEmpty());
        QVERIFY(!stage.desk->isModified());
    }

    void aPartCanBeMovedByDraggingAndByKeys()
    {
        Stage stage;
        stage.desk->insertLessons(0, {u"alpha"_s, u"beta"_s});
        stage.desk->insertFiles(2, {u"own.json"_s});
        stage.list->setCurrentRow(0);
        QTest::keyClick(stage.list, Qt::Key_Down, Qt::AltModifier);
        QTest::keyClick(stage.list, Qt::Key_Down, Qt::AltModifier);
        QTest::keyClick(stage.list, Qt::Key_Down, Qt::AltModifier); // it is the last part
        QCOMPARE(stage.titles(),
            QStringList({u"beta · 10 min"_s, u"own (2 states)"_s, u"alpha · 10 min"_s}));
        QCOMPARE(stage.list->currentRow(), 2);

        const auto dragged = [&](int row) {
            return stage.list->model()->mimeData({stage.list->model()->index(row, 0)});
        };
        stage.drop(dragged(2), stage.upperPartOf(0));
        QCOMPARE(stage.titles(),
            QStringList({u"alpha · 10 min"_s, u"beta · 10 min"_s, u"own (2 states)"_s}));
        stage.drop(dragged(0), stage.upperPartOf(2));
        QCOMPARE(stage.titles(),
            QStringList({u"beta · 10 min"_s, u"alpha · 10 min"_s, u"own (2 states)"_s}));

        stage.list->setCurrentRow(1);
        QTest::keyClick(stage.list, Qt::Key_Delete);
        QCOMPARE(stage.titles(), QStringList({u"beta · 10 min"_s, u"own (2 states)"_s}));
        stage.list->item(1)->setText(u"Bases"_s);
        QCOMPARE(stage.titles().back(), u"Bases (2 states)"_s);
    }

    void theShownPartIsTrackedWhenMoved()
    {
        Stage stage;
        stage.desk->insertLessons(0, {u"alpha"_s, u"beta"_s});
        stage.desk->insertFiles(2, {u"own.json"_s});
        stage.desk->show(1);
        const auto shown = [&] { return stage.desk->titleOf(*stage.desk->place()); };
        for (const auto& [from, to] : {std::pair(0, 2), {2, 0}, {1, 0}, {0, 1}, {1, 2}, {2, 2}}) {
            stage.desk->move(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
            QCOMPARE(shown(), u"beta"_s);
        }
        stage.desk->insertLessons(0, {u"alpha"_s});
        QCOMPARE(shown(), u"beta"_s);
        stage.desk->remove(0);
        QCOMPARE(shown(), u"beta"_s);
    }

    void undoReturnsToThePreviousPartAndRedoToTheNext()
    {
        Stage stage;
        stage.desk->insertLessons(0, {u"alpha"_s, u"beta"_s});
        stage.desk->insertFiles(2, {u"own.json"_s});
        stage.desk->show(0);
        for (const std::size_t place : {std::size_t {1}, std::size_t {2}}) {
            stage.desk->show(place);
            QCOMPARE(stage.desk->place(), std::optional(place));
            stage.store.undo();
            QCOMPARE(stage.desk->place(), std::optional(place - 1));
            stage.store.redo();
            QCOMPARE(stage.desk->place(), std::optional(place));
        }
        stage.store.undo();
        stage.desk->remove(0); // shifts the indices, so undo knows none of them
        stage.store.redo();
        QCOMPARE(stage.desk->place(), std::optional(std::size_t {0}));
    }

    void aStateRestoredByHandIsNotAnUndo()
    {
        Stage stage;
        stage.desk->insertLessons(0, {u"alpha"_s, u"beta"_s});
        stage.desk->show(0);
        const LabState before = stage.store.state();
        stage.desk->show(1);
        stage.store.dispatch(LoadState {before});
        QVERIFY(stage.store.state() == before);
        QCOMPARE(stage.desk->place(), std::optional(std::size_t {1}));
    }

    void pageKeysGoFromPartToPart()
    {
        Stage stage;
        stage.desk->insertLessons(0, {u"alpha"_s});
        stage.desk->insertFiles(1, {u"own.json"_s});
        stage.desk->insertLessons(2, {u"beta"_s});
        stage.desk->teach(0);
        QVERIFY(stage.window->presenting().isOn());
        QCOMPARE(stage.banner(), u"What of alpha?"_s);
        stage.press(Qt::Key_PageDown);
        QCOMPARE(stage.banner(), u"It is 11."_s);
        stage.press(Qt::Key_PageUp);
        QCOMPARE(stage.banner(), u"What of alpha?"_s);
        stage.press(Qt::Key_PageDown);
        stage.press(Qt::Key_PageDown);
        QCOMPARE(stage.banner(), u"So it was wanted."_s);

        stage.press(Qt::Key_PageDown);
        QCOMPARE(stage.query(), 41);
        QCOMPARE(stage.banner(), u"first"_s);
        stage.press(Qt::Key_PageDown);
        QTRY_COMPARE(stage.query(), 42);
        stage.press(Qt::Key_Home);
        QCOMPARE(stage.query(), 41);
        stage.press(Qt::Key_PageDown);
        QTRY_COMPARE(stage.query(), 42);

        stage.press(Qt::Key_PageDown);
        QCOMPARE(stage.banner(), u"What of beta?"_s);
        stage.press(Qt::Key_PageUp);
        QCOMPARE(stage.query(), 42); // going back enters a series at its end
        stage.press(Qt::Key_PageUp);
        QTRY_COMPARE(stage.query(), 41);
        stage.press(Qt::Key_PageUp);
        QCOMPARE(stage.banner(), u"So it was wanted."_s); // and a lesson at its outcome
        stage.press(Qt::Key_PageUp);
        QCOMPARE(stage.banner(), u"It is 11."_s);
        stage.press(Qt::Key_PageUp);
        QCOMPARE(stage.banner(), u"What of alpha?"_s);
        stage.press(Qt::Key_PageUp); // the first part
        QCOMPARE(stage.banner(), u"What of alpha?"_s);
        QVERIFY(!stage.store.isModified());
    }

    void aShownPartHasTheFocusAndKeepsItsTime()
    {
        Stage stage;
        stage.desk->insertLessons(0, {u"alpha"_s, u"beta"_s});
        stage.desk->teach(0);
        const PresentationClock& clock = *stage.window->findChild<PresentationClock*>();
        QTRY_VERIFY(clock.seconds() >= 1);
        stage.window->findChild<RulerGrip*>()->setFocus(Qt::OtherFocusReason);
        stage.press(Qt::Key_PageDown);
        stage.press(Qt::Key_PageDown);
        stage.press(Qt::Key_PageDown);
        QCOMPARE(stage.banner(), u"What of beta?"_s);
        QVERIFY(dynamic_cast<PlainPicture*>(stage.window->focusWidget()));
        stage.desk->show(0);
        QVERIFY(clock.seconds() >= 1);
    }

    void aStepPastTheEndKeepsTheVotes()
    {
        Stage stage;
        const auto withOptions = [](const std::string& key, std::int64_t query) {
            Lesson lesson = lessonCalled(key, query);
            lesson.question.answer = "1";
            lesson.question.options = {{{{"en", "Back"}}, {}}, {{{"en", "On"}}, {}}};
            lesson.reveal = {{"position.query", query + 10}};
            return lesson;
        };
        stage.opened = {{{withOptions("alpha", 11), {}, {}}, {withOptions("beta", 12), {}, {}}}};
        stage.window->open(u"/x/evening.json"_s);
        auto& audience = *stage.window->findChild<LessonStage*>();
        const auto votes = [&] { return std::pair(audience.votes(0), audience.votes(1)); };
        stage.desk->teach(0);
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_1, Qt::Key_2, Qt::Key_Return, Qt::Key_2,
                 Qt::Key_9, Qt::Key_PageDown})
            stage.press(key);
        QVERIFY(audience.isRevealed());
        stage.press(Qt::Key_PageDown);
        stage.press(Qt::Key_PageDown);
        QCOMPARE(stage.banner(), u"What of beta?"_s);
        QCOMPARE(votes(), std::pair(0, 0));
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_5, Qt::Key_PageUp})
            stage.press(key); // one step too many
        QCOMPARE(stage.banner(), u"So it was wanted."_s);
        QCOMPARE(votes(), std::pair(12, 9));
        QCOMPARE(stage.query(), 21);
        QVERIFY(audience.isRevealed());
        stage.press(Qt::Key_PageDown);
        QCOMPARE(stage.banner(), u"What of beta?"_s);
        QCOMPARE(votes(), std::pair(5, 0));
        stage.desk->move(0, 1); // votes move with their parts
        stage.desk->show(1);
        QCOMPARE(stage.banner(), u"What of alpha?"_s);
        QCOMPARE(votes(), std::pair(12, 9));
        stage.desk->undo();
        stage.press(Qt::Key_PageDown);
        QVERIFY(audience.isRevealed());
        QCOMPARE(votes(), std::pair(12, 9));
        stage.press(Qt::Key_Home); // asks the question again
        QCOMPARE(stage.banner(), u"What of alpha?"_s);
        QCOMPARE(votes(), std::pair(0, 0));
        stage.press(Qt::Key_Escape);
        stage.desk->teach(1); // teaches the next group
        QCOMPARE(votes(), std::pair(0, 0));
    }

    void sidePanelsAreCorrectAfterThePresentation()
    {
        Stage stage;
        stage.desk->insertFiles(0, {u"own.json"_s});
        stage.desk->insertLessons(1, {u"alpha"_s});
        auto& dock = *stage.window->findChild<LessonDock*>();
        auto& panel = *stage.window->findChild<ParameterPanel*>();
        for (const std::size_t part : {0U, 1U, 0U}) {
            stage.desk->teach(part);
            for (int press = 0; part == 0 && press < 2; ++press)
                stage.press(Qt::Key_PageDown); // shows the lesson
            QTRY_COMPARE(stage.banner(), u"What of alpha?"_s);
            QVERIFY(dock.isHidden() && panel.isHidden());
            stage.press(Qt::Key_Escape);
            QTRY_VERIFY(dock.isVisible());
            QVERIFY(panel.isHidden());
        }
        stage.desk->teach(1);
        stage.press(Qt::Key_PageUp);
        stage.press(Qt::Key_Escape);
        QTRY_VERIFY(panel.isVisible());
        QVERIFY(dock.isHidden());
    }

    void anOpenedLectureStartsAtItsFirstPart()
    {
        Stage stage;
        stage.opened = {{{sceneWithSeries(), {}, {}}, {lessonCalled("alpha", 11), {}, {}}}};
        stage.window->open(u"/x/evening.json"_s);
        QCOMPARE(stage.query(), 41);
        QCOMPARE(stage.desk->name(), u"evening.json"_s);
        QVERIFY(!stage.desk->isModified());
        QVERIFY(!stage.store.isModified());
        QVERIFY(stage.made->windowTitle().startsWith(u"evening.json"_s));
    }

    void unsavedLecturesAskBeforeClosing()
    {
        Stage stage;
        stage.opened = {{{lessonCalled("alpha", 11), {}, {}}}};
        stage.window->open(u"/x/evening.json"_s);
        stage.desk->insertLessons(1, {u"beta"_s});
        QVERIFY(stage.made->isWindowModified());
        answerWith(QMessageBox::Cancel);
        QVERIFY(!stage.window->close());
        QVERIFY(stage.desk->isModified());
        answerWith(QMessageBox::Save);
        stage.desk->startNew();
        QCOMPARE(stage.savedPath, u"/x/evening.json"_s);
        QCOMPARE(stage.saved.parts.size(), std::size_t(2));
        QVERIFY(stage.desk->lecture().parts.empty());
    }

    void editsToASceneOpenedDuringALectureAreUnsavedWork()
    {
        Stage stage;
        stage.opened = {{{sceneAt(40), {}, {}}, {lessonCalled("alpha", 11), {}, {}}}};
        stage.window->open(u"/x/evening.json"_s);
        QCOMPARE(stage.query(), 40);
        stage.window->open(u"/x/work.json"_s);
        QCOMPARE(stage.query(), 50);
        QVERIFY(!stage.desk->place());
        stage.store.dispatch(SetParameter {"position.query", std::int64_t {51}});
        answerWith(QMessageBox::Cancel);
        QVERIFY(!stage.window->close());
        QVERIFY(stage.store.isModified());
        answerWith(QMessageBox::Cancel);
        stage.desk->show(0);
        QCOMPARE(stage.query(), 51);
        stage.window->presenting().begin();
        stage.press(Qt::Key_PageDown); // shows no part of the lecture
        QCOMPARE(stage.query(), 51);
    }

    // Unsaved work without a file: opening a lecture replaced it without a question.
    void workBeforeALectureAsksToBeSaved()
    {
        Stage stage;
        stage.opened = {{{sceneAt(40), {}, {}}, {lessonCalled("alpha", 11), {}, {}}}};
        stage.store.dispatch(SetParameter {"position.query", std::int64_t {77}});
        answerWith(QMessageBox::Cancel);
        stage.window->open(u"/x/evening.json"_s);
        QCOMPARE(stage.query(), 77);
        QVERIFY(stage.desk->lecture().parts.empty());
        answerWith(QMessageBox::Cancel);
        QVERIFY(!stage.window->close());
        // A part of a new lecture must not replace it either.
        stage.desk->insertLessons(0, {u"alpha"_s, u"beta"_s});
        for (const bool isTaught : {false, true}) {
            answerWith(QMessageBox::Cancel);
            isTaught ? stage.desk->teach(0) : stage.desk->show(0);
            QCOMPARE(stage.query(), 77);
            QVERIFY(stage.store.isModified());
        }
        answerWith(QMessageBox::Discard);
        stage.desk->show(0);
        QCOMPARE(stage.query(), 11);
        QVERIFY(!stage.store.isModified());
        // Does not ask: changes to a part while presenting are not unsaved work.
        stage.desk->show(1);
        QCOMPARE(stage.query(), 12);
    }

    void savingWhenAskedUpdatesTheOpenedLecture()
    {
        Stage stage;
        stage.opened = {{{lessonCalled("alpha", 11), {}, {}}}};
        stage.window->open(u"/x/evening.json"_s);
        stage.desk->insertLessons(1, {u"beta"_s});
        QTimer::singleShot(0, &*stage.window, [&stage] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(question);
            stage.opened = stage.desk->lecture(); // the contents of the file after saving
            question->button(QMessageBox::Save)->click();
        });
        stage.window->open(u"/x/evening.json"_s);
        QCOMPARE(stage.saved.parts.size(), std::size_t(2));
        QCOMPARE(stage.titles(), QStringList({u"alpha · 10 min"_s, u"beta · 10 min"_s}));
        QVERIFY(!stage.desk->isModified());
    }

    void aSceneNameOmitsTheNumberOfItsStates()
    {
        Stage stage;
        stage.desk->insertFiles(0, {u"own.json"_s});
        stage.desk->insertScene(1);
        showActive(*stage.made);
        stage.list->setFocus();
        const auto edit = [&](int row, const QString& more) {
            stage.list->setCurrentRow(row);
            QTest::keyClick(stage.list, Qt::Key_F2);
            auto* field = stage.list->findChild<QLineEdit*>();
            QVERIFY(field);
            QTest::keyClick(field, Qt::Key_End);
            QTest::keyClicks(field, more);
            QTest::keyClick(field, Qt::Key_Return); // the list receives it later
            QTRY_VERIFY(!stage.list->findChild<QLineEdit*>());
        };
        edit(0, u" x"_s);
        QCOMPARE(stage.titles().front(), u"own x (2 states)"_s);
        QCOMPARE(stage.desk->lecture().parts[0].name, std::string("own x"));
        edit(1, {});
        // The part is named after its bench.
        QCOMPARE(stage.desk->lecture().parts[1].name, std::string());
    }

    void theMinutesOfALectureAddUp()
    {
        Stage stage;
        Lesson known = lessonCalled("03_clocks", 11);
        known.minutes = 8;
        stage.opened = {{{known, {}, {}}, {lessonCalled("beta", 12), {}, {}}}};
        stage.window->open(u"/x/evening.json"_s);
        QCOMPARE(stage.titles(), QStringList({u"3 03_clocks · 8 min"_s, u"beta · 10 min"_s}));
        const auto isListed = [&](const QString& words) {
            return std::ranges::any_of(stage.made->findChildren<QLabel*>(),
                [&](const QLabel* label) { return label->text() == words; });
        };
        QVERIFY(isListed(u"Total: 18 min"_s));
        stage.desk->insertFiles(2, {u"own.json"_s});
        QVERIFY(isListed(u"Total: 18 min; some scenes have no time"_s));
        auto* planned = stage.made->findChild<QSpinBox*>();
        stage.list->setCurrentRow(2);
        planned->setValue(4);
        QVERIFY(isListed(u"Total: 22 min"_s));
        QCOMPARE(stage.titles().back(), u"own (2 states) · 4 min"_s);
        stage.list->setCurrentRow(0);
        QCOMPARE(planned->text(), u"8 min, as in the lesson"_s);
        planned->setValue(10);
        QCOMPARE(stage.titles().front(), u"3 03_clocks · 10 min"_s);
        stage.desk->undo();
        stage.desk->undo();
        QVERIFY(isListed(u"Total: 18 min; some scenes have no time"_s));
        QCOMPARE(stage.shelf->item(1)->text(), u"alpha · 10 min"_s);
        const PresentationClock& clock = *stage.window->findChild<PresentationClock*>();
        QVERIFY(clock.lectureText().isEmpty());
        stage.desk->teach(0);
        QVERIFY(clock.lectureText().startsWith(u"Lecture 0:"_s));
        QVERIFY(clock.lectureText().endsWith(u" of 18 min"_s));
    }

    void pressingARowAllowsDraggingIt()
    {
        Stage stage;
        stage.desk->insertLessons(0, {u"alpha"_s, u"beta"_s});
        stage.list->setCurrentRow(0);
        const QPersistentModelIndex row = stage.list->model()->index(1, 0);
        QTest::mousePress(stage.list->viewport(), Qt::LeftButton, {},
            stage.list->visualItemRect(stage.list->item(1)).center());
        QCOMPARE(stage.list->currentRow(), 1);
        QVERIFY(row.isValid());
    }

    void aPartOfAnotherProcessMovesNothingHere()
    {
        Stage stage;
        stage.desk->insertLessons(0, {u"alpha"_s, u"beta"_s});
        const std::unique_ptr<QMimeData> own(
            stage.list->model()->mimeData({stage.list->model()->index(1, 0)}));
        const QString format = own->formats().back();
        QMimeData other;
        other.setData(format, "1 1"); // with the id of another process
        QVERIFY(stage.list->canTakeIn(*own));
        QVERIFY(!stage.list->canTakeIn(other));
        stage.list->takeIn(other, 0);
        QCOMPARE(stage.titles(), QStringList({u"alpha · 10 min"_s, u"beta · 10 min"_s}));
    }

    void aLectureHasALimitedNumberOfParts()
    {
        Stage stage;
        for (std::size_t k = 0; k <= maxLectureParts; ++k)
            stage.desk->insertLessons(0, {u"alpha"_s});
        QCOMPARE(stage.desk->lecture().parts.size(), maxLectureParts);
    }

    void replacingAFileChangedByAnotherProgramAsks()
    {
        Stage stage;
        stage.opened = {{{lessonCalled("alpha", 11), {}, {}}}};
        stage.onDisk = "first";
        stage.window->open(u"/x/evening.json"_s);
        stage.desk->insertLessons(1, {u"beta"_s});
        stage.onDisk = "of another";
        answerWith(QMessageBox::Cancel);
        QVERIFY(!stage.desk->save());
        QVERIFY(stage.savedPath.isEmpty());
        QVERIFY(stage.desk->isModified());
        QTimer::singleShot(0, &*stage.window, [] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(question && question->text().contains(u"evening.json"_s));
            for (QAbstractButton* button : question->buttons())
                if (question->buttonRole(button) == QMessageBox::DestructiveRole)
                    button->click();
        });
        QVERIFY(stage.desk->save());
        QCOMPARE(stage.savedPath, u"/x/evening.json"_s);
        stage.savedPath.clear();
        stage.desk->insertLessons(1, {u"beta"_s});
        QVERIFY(stage.desk->save()); // the file is now known
        QCOMPARE(stage.savedPath, u"/x/evening.json"_s);
    }

    void shortcutsUndoRedoAndSave()
    {
        Stage stage;
        stage.opened = {{{lessonCalled("alpha", 11), {}, {}}, {lessonCalled("beta", 12), {}, {}}}};
        stage.window->open(u"/x/evening.json"_s);
        stage.desk->show(1);
        stage.made->activateWindow();
        QTRY_VERIFY(stage.made->isActiveWindow());
        stage.list->setCurrentRow(0);
        stage.list->setFocus();
        QTest::keyClick(stage.list, Qt::Key_Delete);
        QTest::keyClick(stage.list, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(stage.titles(), QStringList({u"alpha · 10 min"_s, u"beta · 10 min"_s}));
        QCOMPARE(stage.desk->place(), std::optional<std::size_t>(1)); // the shown part is known
        QVERIFY(!stage.desk->isModified());
        QTest::keyClick(stage.list, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(stage.savedPath.isEmpty()); // there is nothing to save
        QTest::keyClick(stage.list, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(stage.titles(), QStringList {u"beta · 10 min"_s});
        QCOMPARE(stage.desk->place(), std::optional<std::size_t>(0));
        QTest::keyClick(stage.list, Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(stage.savedPath, u"/x/evening.json"_s);
        stage.desk->undo();
        QVERIFY(stage.desk->isModified());
        stage.desk->insertLessons(0, {u"beta"_s}); // discards redo
        QVERIFY(!stage.desk->canRedo());
        answerWith(QMessageBox::Discard);
        stage.desk->startNew();
        QVERIFY(!stage.desk->canUndo());
    }

    void undoWhilePresentingStopsAtTheStartOfAPart()
    {
        Stage stage;
        stage.desk->insertLessons(0, {u"alpha"_s, u"beta"_s});
        stage.desk->insertFiles(2, {u"own.json"_s});
        stage.desk->teach(1);
        for (int press = 0; press < 4; ++press)
            QTest::keyClick(&*stage.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(stage.banner(), u"What of beta?"_s);
        stage.press(Qt::Key_PageDown);
        stage.press(Qt::Key_PageDown);
        stage.press(Qt::Key_PageDown);
        QCOMPARE(stage.query(), 41);
        for (int press = 0; press < 4; ++press)
            QTest::keyClick(&*stage.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(stage.query(), 41);
        QCOMPARE(stage.banner(), u"first"_s);
    }

    void anUnsavedLectureSurvivesAKill()
    {
        Stage stage;
        stage.opened = {{{lessonCalled("alpha", 11), {}, {}}}};
        stage.window->open(u"/x/evening.json"_s);
        UnsavedKeeper& keeper = stage.desk->keeper();
        keeper.keep();
        keeper.await();
        QVERIFY(!stage.kept); // saving removed the autosave
        stage.desk->insertLessons(1, {u"beta"_s});
        keeper.keep();
        keeper.await();
        QVERIFY(stage.kept);
        QCOMPARE(stage.kept->path, u"/x/evening.json"_s);
        QCOMPARE(stage.kept->work, stage.desk->lecture());
        stage.desk->undo();
        QVERIFY(!stage.kept);
        stage.desk->redo();
        keeper.keep();
        keeper.await();
        stage.left = stage.kept;
        QVERIFY(stage.desk->save());
        QVERIFY(!stage.kept);
        stage.desk->startNew();
        QTimer::singleShot(0, &*stage.window, [] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(question && question->text().contains(u"evening.json"_s));
            question->defaultButton()->click();
        });
        stage.window->offerUnsaved();
        QCOMPARE(stage.titles(), QStringList({u"alpha · 10 min"_s, u"beta · 10 min"_s}));
        QCOMPARE(stage.desk->name(), u"evening.json"_s);
        QVERIFY(stage.desk->isModified());
        stage.desk->undo(); // back to the contents of the file
        QVERIFY(!stage.desk->isModified());
        QCOMPARE(stage.titles(), QStringList {u"alpha · 10 min"_s});
    }

    void aSlowDiskDoesNotBlockALecture()
    {
        Stage stage;
        UnsavedKeeper& keeper = stage.desk->keeper();
        stage.written.acquire(stage.written.available());
        for (const QString& key : {u"alpha"_s, u"beta"_s}) {
            stage.desk->insertLessons(0, {key});
            keeper.keep();
        }
        QCOMPARE(stage.writings, 0);
        stage.written.release(2);
        keeper.await();
        QCOMPARE(stage.kept->work.parts.size(), std::size_t {1});
        keeper.keep();
        keeper.await();
        QCOMPARE(stage.kept->work, stage.desk->lecture());
    }

    void aRestoredLectureChangedOnDiskAsksBeforeReplacing()
    {
        Stage stage;
        stage.opened = {{{lessonCalled("alpha", 11), {}, {}}}};
        stage.onDisk = "as it was";
        stage.window->open(u"/x/evening.json"_s);
        stage.desk->insertLessons(1, {u"beta"_s});
        UnsavedKeeper& keeper = stage.desk->keeper();
        keeper.keep();
        keeper.await();
        QVERIFY(stage.kept);
        const UnsavedLecture killed = *stage.kept;
        stage.desk->undo();
        stage.onDisk = "another's";
        stage.desk->restoreUnsaved(killed);
        bool isAsked = false;
        QTimer::singleShot(0, &*stage.window, [&isAsked] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(question);
            isAsked = question->text().contains(u"another program"_s);
            question->button(QMessageBox::Cancel)->click();
        });
        QVERIFY(!stage.desk->save());
        QVERIFY(isAsked);
        QCOMPARE(stage.onDisk, QByteArray("another's"));
    }
};

LAB_WIDGET_TESTS(LectureTest)
#include "tst_lecture.moc"
