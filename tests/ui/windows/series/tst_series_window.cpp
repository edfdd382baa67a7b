#include "ui/windows/series/series_window.h"

#include "core/state/series_step.h"
#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/series_player.h"
#include "ui/store/store.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/edit_names.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QSemaphore>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <functional>
#include <optional>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// Processes events until idle work is done.
void processIdleEvents()
{
    int rounds = 0;
    QTimer idle;
    QObject::connect(&idle, &QTimer::timeout, &idle, [&] { ++rounds; });
    idle.start(0);
    QTRY_VERIFY(rounds > 8);
}

/// Controls an export and records its result.
struct Reported {
    Outcome<void> written;
    std::function<void(std::size_t frame)> painted;
    std::atomic<int> encoded = 0;
    /// Called when the temporary file is complete, before it replaces the target.
    std::function<void()> isBeside;
    std::atomic<bool> isFinished = false;
    std::atomic<bool> isGivenUp = false;
};

class RecordingWriting : public SeriesWriting {
public:
    RecordingWriting(Reported& reported, std::size_t frames)
        : m_reported(reported)
        , m_frames(frames)
    {
    }
    ~RecordingWriting() override { m_reported.isGivenUp = !m_reported.isFinished; }

    std::size_t frames() const override { return m_frames; }
    void paint(std::size_t frame) override
    {
        if (m_reported.painted)
            m_reported.painted(frame);
    }
    Outcome<void> encoded() override
    {
        ++m_reported.encoded;
        return m_reported.written;
    }
    Outcome<void> finished(const MayReplace& mayReplace) override
    {
        if (m_reported.isBeside)
            m_reported.isBeside();
        m_reported.isFinished = mayReplace();
        return {};
    }

private:
    Reported& m_reported;
    std::size_t m_frames;
};

/// The main window and its list of states.
struct Harness {
    Harness()
    {
        WindowServices services;
        services.writeSeries =
            [this](const SeriesRequest& request) -> Outcome<std::unique_ptr<SeriesWriting>> {
            asked = request;
            return std::make_unique<RecordingWriting>(reported, request.series.size());
        };
        services.thumbnail = [this](const LabState& state, const QSize& size, ThemeChoice) {
            drawn.push_back(state.rotations.base);
            QImage image(size, QImage::Format_RGB32);
            image.fill(Qt::red);
            return image;
        };
        window.emplace(store,
            std::vector<BenchEntry> {{BenchId::Rotations,
                [](QWidget* parent) { return new PlainBench(BenchId::Rotations, parent); }}},
            std::vector<Model> {}, std::move(services), book);
        showActive(*window);
        QTest::keyClick(&*window, Qt::Key_L, Qt::ControlModifier);
        list = window->findChild<SeriesWindow*>();
        if (!list || !QTest::qWaitForWindowActive(list))
            qFatal("there is no list");
        rows = list->findChild<QListWidget*>();
    }
    ~Harness() { store.markSaved(); }

    QPushButton* button(const QString& text) const
    {
        for (auto* one : list->findChildren<QPushButton*>()) {
            if (one->text().remove(u'&') == text)
                return one;
        }
        qFatal("no such button: %s", qPrintable(text));
        return nullptr;
    }

    void record(double base)
    {
        store.dispatch(SetParameter {"rope.base", base});
        QTest::keyClick(list, Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    }

    QStringList captions() const
    {
        QStringList all;
        for (int row = 0; row < rows->count(); ++row)
            all += rows->item(row)->text();
        return all;
    }

    double base() const { return store.state().rotations.base; }

    Reported reported;
    std::optional<SeriesRequest> asked;
    std::vector<double> drawn; ///< bases of the states drawn as thumbnails
    FormulaBook book;
    Store store {clamped({})};
    std::optional<MainWindow> window;
    SeriesWindow* list = nullptr;
    QListWidget* rows = nullptr;
};

void answerDialogs(const QString& path)
{
    QTimer::singleShot(0, [path] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QTimer::singleShot(0, [path] {
            auto* chooser = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            chooser->findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(chooser, Qt::Key_Return);
        });
        dialog->accept();
    });
}

} // namespace

class TestSeriesWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void statesCanBeAddedAndSteppedByKeys()
    {
        Harness test;
        QCOMPARE(test.rows->count(), 0);
        QVERIFY(!test.button(u"Remove"_s)->isEnabled());
        test.record(100);
        test.record(1e4);
        test.record(1e6);
        QCOMPARE(test.captions(),
            QStringList({u"Base 100"_s, u"Base 10\u2009000"_s, u"Base 1\u2009000\u2009000"_s}));
        QCOMPARE(test.rows->currentRow(), 2);
        QTest::keyClick(test.list, Qt::Key_F7);
        QCOMPARE(test.rows->currentRow(), 1);
        QTRY_COMPARE(test.base(), 1e4);
        QTest::keyClick(&*test.window, Qt::Key_F7);
        QTRY_COMPARE(test.base(), 100);
        QTest::keyClick(&*test.window, Qt::Key_F8);
        QTRY_COMPARE(test.base(), 1e4);
        QCOMPARE(test.rows->currentRow(), 1);
    }

    void selectingARowShowsIt()
    {
        Harness test;
        test.record(100);
        test.record(1e6);
        const QRect first = test.rows->visualItemRect(test.rows->item(0));
        QTest::mouseClick(test.rows->viewport(), Qt::LeftButton, {}, first.center());
        QTRY_COMPARE(test.base(), 100);
        QTest::keyClick(test.rows, Qt::Key_Down);
        QTRY_COMPARE(test.base(), 1e6);
        test.store.dispatch(SetParameter {"rope.base", 7000.0});
        const QRect second = test.rows->visualItemRect(test.rows->item(1));
        QTest::mouseClick(test.rows->viewport(), Qt::LeftButton, {}, second.center());
        QTRY_COMPARE(test.base(), 1e6);
    }

    void thumbnailsAreDrawnOnceAndAfterChanges()
    {
        Harness test;
        test.record(100);
        test.record(1e6);
        const auto isRed = [&](int row) {
            const QImage image = test.rows->item(row)->icon().pixmap(40, 25).toImage();
            return image.pixelColor(image.width() / 2, image.height() / 2) == QColor(Qt::red);
        };
        QTRY_VERIFY(isRed(0) && isRed(1));
        QCOMPARE(test.drawn, std::vector({100.0, 1e6}));
        test.button(u"Move up"_s)->click();
        test.store.dispatch(SetParameter {"rope.base", 7000.0});
        test.button(u"Replace"_s)->click();
        QTRY_VERIFY(test.drawn.size() > 2 && isRed(0) && isRed(1));
        QCOMPARE(test.drawn, std::vector({100.0, 1e6, 7000.0})); // the other one is not drawn again
    }

    void noThumbnailIsDrawnWhileTheListIsHidden()
    {
        Harness test;
        test.record(100);
        QTRY_COMPARE(test.drawn, std::vector({100.0}));
        test.list->close();
        test.store.dispatch(SetParameter {"rope.base", 7000.0});
        const Series longer = withStepAdded(test.store.state().series, 1, {test.store.state(), {}});
        test.store.dispatch(ChangeSeries {longer, SeriesChange::Add});
        processIdleEvents();
        QCOMPARE(test.drawn, std::vector({100.0}));
        test.list->show();
        QCOMPARE(test.rows->count(), 2);
        QTRY_COMPARE(test.drawn, std::vector({100.0, 7000.0}));
        QEvent coloured(QEvent::PaletteChange);
        QCoreApplication::sendEvent(test.list, &coloured);
        processIdleEvents();
        QCOMPARE(test.drawn.size(), 2U); // the thumbnails would look the same
        test.window->setTheme(ThemeChoice::Dark);
        QTRY_COMPARE(test.drawn.size(), 4U);
    }

    void eachStateHasItsLargePicture()
    {
        Harness test;
        test.record(100);
        auto* pictures = test.list->findChildren<QComboBox*>().front();
        QCOMPARE(pictures->itemText(1), u"Upper picture"_s);
        const auto named = [&] { return test.store.state().series.steps()[0].pictures; };
        pictures->setFocus();
        QTest::keyClick(pictures, Qt::Key_Down);
        QCOMPARE(named(), std::vector<std::string> {"plain"});
        QVERIFY(pictures->currentIndex() > 0);
        QTest::keyClick(pictures, Qt::Key_Home);
        QVERIFY(named().empty());
        test.store.undo();
        QCOMPARE(named(), std::vector<std::string> {"plain"});
        test.store.dispatch(SetParameter {"rope.base", 7000.0});
        test.button(u"Replace"_s)->click();
        QCOMPARE(named(), std::vector<std::string> {"plain"});
        test.store.dispatch(SetParameter {"bench", std::string("waves")});
        test.button(u"Replace"_s)->click();
        QVERIFY(named().empty()); // scenes with pictures of another bench are invalid
    }

    void notesOfAStateAreOneUndoStep()
    {
        Harness test;
        test.record(100);
        test.record(1e6);
        auto* notes = test.list->findChild<QPlainTextEdit*>();
        const auto noted = [&](std::size_t step) {
            return lab::textIn(test.store.state().series.steps()[step].notes, "en");
        };
        QTest::keyClicks(notes, u"Ask why"_s);
        QCOMPARE(noted(1), std::string("Ask why"));
        test.rows->setCurrentRow(0);
        QTRY_VERIFY(isShown(test.store.state(), 0));
        QCOMPARE(notes->toPlainText(), QString());
        QTest::keyClicks(notes, u"Drag"_s);
        QCOMPARE(noted(0), std::string("Drag"));
        QCOMPARE(noted(1), std::string("Ask why"));
        test.store.undo();
        QCOMPARE(noted(0), std::string());
        QCOMPARE(notes->toPlainText(), QString());
        test.rows->setCurrentRow(1);
        QTRY_COMPARE(notes->toPlainText(), u"Ask why"_s);
    }

    void captionTimeOrderAndRemovalCanBeUndone()
    {
        Harness test;
        test.record(100);
        test.record(1e6);
        test.rows->setFocus();
        QTest::keyClick(test.rows, Qt::Key_F2);
        auto* editor = test.rows->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setText(u"Slow pairs"_s);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(lab::textIn(test.store.state().series.steps()[1].caption, "en"),
            std::string("Slow pairs"));
        auto* seconds = test.list->findChild<QDoubleSpinBox*>();
        seconds->setValue(7.5);
        QCOMPARE(test.store.state().series.steps()[1].seconds, 7.5);
        test.button(u"Move up"_s)->setFocus();
        QVERIFY(test.button(u"Move up"_s)->hasFocus());
        QTest::keyClick(test.button(u"Move up"_s), Qt::Key_Space);
        QCOMPARE(test.captions(), QStringList({u"Slow pairs"_s, u"Base 100"_s}));
        QCOMPARE(test.rows->currentRow(), 0);
        QVERIFY(!test.button(u"Move up"_s)->isEnabled());
        QVERIFY(test.rows->hasFocus());
        test.store.dispatch(SetParameter {"rope.base", 7000.0});
        test.button(u"Replace"_s)->click();
        QCOMPARE(test.store.state().series.steps()[0].state.rotations.base, 7000.0);
        QCOMPARE(lab::textIn(test.store.state().series.steps()[0].caption, "en"),
            std::string("Slow pairs"));
        test.button(u"Remove"_s)->click();
        QCOMPARE(test.captions(), QStringList({u"Rotations"_s}));
        test.store.undo();
        QCOMPARE(test.captions(), QStringList({u"Slow pairs"_s, u"Base 100"_s}));
    }

    void aTypedCaptionSurvivesAChangeOfItsRow()
    {
        Harness test;
        test.record(100);
        test.record(1e6);
        QTRY_COMPARE(test.drawn.size(), 2U);
        test.rows->setFocus();
        QTest::keyClick(test.rows, Qt::Key_F2);
        const QPointer<QLineEdit> editor = test.rows->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setText(u"Slow pairs"_s);
        test.store.dispatch(SetParameter {"rope.base", 7000.0});
        test.button(u"Replace"_s)->click();
        QTRY_COMPARE(test.drawn.size(), 3U); // only the edited row is drawn again
        QVERIFY(editor);
        QCOMPARE(editor->text(), u"Slow pairs"_s);
        QTest::keyClick(test.list, Qt::Key_F7);
        QTRY_COMPARE(test.base(), 100);
        QVERIFY(editor);
        QCOMPARE(editor->text(), u"Slow pairs"_s);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(lab::textIn(test.store.state().series.steps()[1].caption, "en"),
            std::string("Slow pairs"));
        QTRY_COMPARE(test.rows->currentRow(), 0);
    }

    void aTypedTimeSurvivesAChangeOfTheStore()
    {
        Harness test;
        test.record(100);
        auto* seconds = test.list->findChild<QDoubleSpinBox*>();
        seconds->setFocus();
        seconds->selectAll();
        QTest::keyClicks(seconds, u"7"_s);
        test.store.dispatch(SetParameter {"rope.base", 7000.0});
        QCOMPARE(seconds->cleanText(), u"7"_s);
        QTest::keyClick(seconds, Qt::Key_Return);
        QCOMPARE(test.store.state().series.steps()[0].seconds, 7.0);
    }

    void theMenuNamesTheUndoneEdit()
    {
        Harness test;
        test.record(100);
        QCOMPARE(editName(test.store.undoEdit()), u"add to series"_s);
        QTest::keyClick(test.list, Qt::Key_Delete);
        QCOMPARE(editName(test.store.undoEdit()), u"remove from series"_s);
        QCOMPARE(editName(StepTo {}), u"series step"_s);
    }

    void everyControlHasAName()
    {
        Harness test;
        test.record(100);
        for (const QWidget* one : test.list->findChildren<QWidget*>()) {
            if (one->focusPolicy() == Qt::NoFocus || !one->isVisible()
                || one->parentWidget() != test.list)
                continue;
            auto* spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(one));
            QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(),
                one->metaObject()->className());
        }
    }

    void theSeriesIsExportedInTheBackground()
    {
        Harness test;
        test.record(100);
        test.record(1e6);
        answerDialogs(u"/no/such/folder/series.gif"_s);
        test.button(u"Export…"_s)->click();
        QVERIFY(test.asked);
        QVERIFY(test.asked->path.endsWith(u"series.gif"_s));
        QCOMPARE(test.asked->series.size(), 2U);
        QTRY_VERIFY(test.reported.isFinished);
        QCOMPARE(test.reported.encoded.load(), 2);
        QTRY_VERIFY(!test.window->findChild<QProgressDialog*>());
    }

    void aPageSweepsOneParameter()
    {
        Harness test;
        QString said;
        QString ofOne;
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            const auto fields = dialog->findChildren<QLineEdit*>();
            const auto field = [&](const QString& name) {
                return *std::ranges::find(fields, name, &QWidget::accessibleName);
            };
            auto* what = dialog->findChild<QComboBox*>();
            what->setCurrentIndex(what->findData(u"position.query"_s));
            auto* go = dialog->findChildren<QPushButton*>().front();
            field(u"To"_s)->setText(u"-3"_s);
            go->click(); // the dialog stays open
            const auto error = [dialog] {
                QString found;
                for (const QLabel* label : dialog->findChildren<QLabel*>())
                    if (label->wordWrap() && label->isVisible())
                        found = label->text();
                return found;
            };
            said = error();
            field(u"From"_s)->setText(u"2"_s);
            field(u"To"_s)->setText(u"2"_s);
            go->click();
            ofOne = error();
            field(u"To"_s)->setText(u"8"_s);
            dialog->findChild<QSpinBox*>()->setValue(3);
            QTimer::singleShot(0, [] {
                auto* chooser = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                chooser->findChild<QLineEdit*>()->setText(u"/no/such/folder/page"_s);
                QTest::keyClick(chooser, Qt::Key_Return);
            });
            go->click();
        });
        test.window->findChild<Actions*>()->exportPage->trigger();
        QVERIFY2(said.contains(u"whole number"_s), qPrintable(said));
        QVERIFY2(ofOne.contains(u"two values"_s), qPrintable(ofOne));
        QVERIFY(test.asked);
        QVERIFY(test.asked->path.endsWith(u"page.html"_s));
        std::vector<std::int64_t> queries;
        for (const SeriesStep& step : test.asked->series.steps())
            queries.push_back(step.state.position.query);
        QCOMPARE(queries, (std::vector<std::int64_t> {2, 5, 8}));
        QTRY_VERIFY(test.reported.isFinished);
        QTRY_VERIFY(!test.window->findChild<QProgressDialog*>());
    }

    void aFailedExportIsReported()
    {
        Harness test;
        test.reported.written = Unexpected(Error {u"The disk is full."_s});
        test.record(100);
        test.record(1e6);
        answerDialogs(u"/no/such/folder/series.gif"_s);
        test.button(u"Export…"_s)->click();
        QTRY_COMPARE(test.window->message(), u"The disk is full."_s);
        QTRY_VERIFY(test.reported.isGivenUp);
        QCOMPARE(test.reported.encoded.load(), 1);
    }

    void anExportCanBeCancelled()
    {
        Harness test;
        for (int k = 0; k < 4; ++k)
            test.record(100 + k);
        test.reported.painted = [&](std::size_t frame) {
            if (frame == 2)
                test.window->findChild<QProgressDialog*>()->findChild<QPushButton*>()->click();
        };
        answerDialogs(u"/no/such/folder/series.gif"_s);
        test.button(u"Export…"_s)->click();
        QTRY_VERIFY(test.reported.isGivenUp);
        QVERIFY(!test.reported.isFinished);
        QCOMPARE(test.reported.encoded.load(), 2);
        QCOMPARE(test.window->message(), QString());
    }

    // Between the last picture and the replacement of the file.
    void anExportCancelledAtTheLastMomentChangesNothing()
    {
        Harness test;
        for (int k = 0; k < 2; ++k)
            test.record(100 + k);
        QSemaphore mayGoOn;
        std::atomic<bool> isBeside = false;
        test.reported.isBeside = [&] {
            isBeside = true;
            mayGoOn.acquire();
        };
        answerDialogs(u"/no/such/folder/series.gif"_s);
        test.button(u"Export…"_s)->click();
        QTRY_VERIFY(isBeside);
        test.window->findChild<QProgressDialog*>()->findChild<QPushButton*>()->click();
        mayGoOn.release();
        QTRY_VERIFY(test.reported.isGivenUp);
        QVERIFY(!test.reported.isFinished);
        QCOMPARE(test.window->message(), QString());
    }
};

LAB_WIDGET_TESTS(TestSeriesWindow)
#include "tst_series_window.moc"
