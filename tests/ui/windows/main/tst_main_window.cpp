#include "ui/windows/main/main_window.h"

#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/drawing/ruler/position_ruler.h"
#include "ui/paint/desk_scale.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/projection.h"
#include "ui/store/motion.h"
#include "ui/store/store.h"
#include "ui/views/controls/bench_list.h"
#include "ui/views/controls/message_bar.h"
#include "ui/views/controls/number_field.h"
#include "ui/views/controls/side_handle.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/parameters/parameter_row.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/menu_corner.h"
#include "ui/windows/presentation/presenting.h"
#include "ui/windows/start/start_page.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDropEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QScrollBar>
#include <QStyle>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTranslator>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A window on a store, with two plain benches and services that record their calls.
struct Harness {
    explicit Harness(bool isFirstStart = false, Appearance appearance = {}, QSize first = {})
        : wanted(appearance)
    {
        WindowServices services;
        services.isFirstStart = isFirstStart;
        services.copy = [this](const Exported& what) { copied.push_back(what); };
        services.rememberTheme = [this](ThemeChoice theme) { remembered.push_back(theme); };
        services.desktopIsDark = [this] { return desktopIsDark; };
        services.appearance = [this] { return wanted; };
        services.rememberAppearance = [this](Appearance chosen) { wanted = chosen; };
        services.speakLanguage = [this](const QString& language) { spoken += language; };
        services.open = [](const QString& path) {
            return Unexpected(Error {path + u" cannot be read."_s});
        };
        std::vector<BenchEntry> entries;
        for (const BenchId id : {BenchId::Waves, BenchId::Rotations}) {
            entries.push_back({id, [this, id](QWidget* parent) {
                                   auto* bench = new PlainBench(id, parent);
                                   made[id] = bench;
                                   return bench;
                               }});
        }
        window.emplace(store, std::move(entries), std::vector<Model> {}, std::move(services), book);
        if (!first.isEmpty())
            window->resize(first); // the size on a small screen
        showActive(*window);
    }

    ~Harness() { store.markSaved(); }

    PlainBench& bench() { return static_cast<PlainBench&>(window->bench()); }
    Actions& actions() { return *window->findChild<Actions*>(); }

    FormulaBook book;
    Store store;
    std::map<BenchId, PlainBench*> made;
    std::vector<Exported> copied;
    std::vector<ThemeChoice> remembered;
    QStringList spoken;
    bool desktopIsDark = false;
    Appearance wanted;
    std::optional<MainWindow> window;
};

/// Puts brackets around every text of the window.
class Brackets : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return u"["_s + QString::fromUtf8(text) + u"]"_s;
    }
};

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void onlyTheShownBenchIsCreated()
    {
        Harness harness;
        QCOMPARE(harness.made.size(), std::size_t(1));
        QVERIFY(harness.window->bench().id() == BenchId::Rotations);
        QCOMPARE(harness.window->windowTitle(), u"Position Lab[*]"_s);
        QVERIFY(!harness.window->isWindowModified());
    }

    void aNumberKeySelectsABench()
    {
        Harness harness;
        QTest::keyClick(&*harness.window, Qt::Key_2);
        QVERIFY(harness.store.state().bench == BenchId::Waves);
        QVERIFY(harness.window->bench().id() == BenchId::Waves);
        QVERIFY(harness.window->bench().isVisible());
        QCOMPARE(harness.window->findChild<BenchList*>()->currentRow(), 0);
        // The rows of the other bench are deleted after the event.
        const auto* panel = harness.window->findChild<ParameterPanel*>();
        QTRY_COMPARE(panel->findChildren<NumberField*>().size(), 1);
        harness.actions().benches->actions()[1]->trigger();
        QVERIFY(harness.window->bench().id() == BenchId::Rotations);
        QCOMPARE(harness.made.size(), std::size_t(2));
    }

    void aDigitTypedIntoAFieldSelectsNoBench()
    {
        Harness harness;
        auto* field = harness.window->findChild<ParameterPanel*>()->findChild<NumberField*>();
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_2);
        QVERIFY(harness.store.state().bench == BenchId::Rotations);
        QCOMPARE(field->text(), u"2"_s);
    }

    void aDragIsOneUndoStepNamedInTheMenu()
    {
        Harness harness;
        PlainPicture* picture = harness.bench().upper;
        QTest::mousePress(picture, Qt::LeftButton, {}, {12, 20});
        for (int x = 13; x <= 40; ++x)
            QTest::mouseMove(picture, {x, 20});
        QTest::mouseRelease(picture, Qt::LeftButton, {}, {40, 20});
        QCOMPARE(harness.store.state().position.query, 40);
        QCOMPARE(harness.bench().shown.position.query, 40);
        QCOMPARE(harness.actions().undo->text(), u"&Undo move query"_s);
        QVERIFY(harness.window->isWindowModified());

        QTest::keyClick(&*harness.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(harness.store.state().position.query, 9);
        QVERIFY(!harness.actions().undo->isEnabled());
        QCOMPARE(harness.actions().undo->text(), u"&Undo"_s);
        QVERIFY(!harness.window->isWindowModified());
        QTest::keyClick(&*harness.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(harness.store.state().position.query, 40);
    }

    void undoButtonsAreInTheMenuBar()
    {
        Harness harness;
        const auto buttons = harness.window->findChild<MenuCorner*>()->findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 3);
        QCOMPARE(buttons[2]->defaultAction(), harness.actions().present);
        const MainWindow& window = *harness.window;
        for (const QToolButton* button : buttons) {
            const QRect place(button->mapTo(&window, QPoint()), button->size());
            QVERIFY(window.rect().contains(place) && button->isVisible());
            QVERIFY(!place.intersects(
                {window.bench().mapTo(&window, QPoint()), window.bench().size()}));
        }
        QVERIFY(!buttons[0]->isEnabled());
        harness.store.dispatch(SetParameter {"rope.base", 500.0});
        QCOMPARE(harness.actions().undo->text(), u"&Undo change base"_s);
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        QCOMPARE(harness.store.state().rotations.base, 10000.0);
        QCOMPARE(harness.actions().redo->text(), u"&Redo change base"_s);
    }

    void undoWorksFromAnUneditedField()
    {
        Harness harness;
        auto* field = harness.window->findChild<ParameterPanel*>()->findChild<NumberField*>();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, u"777"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(harness.store.state().rotations.base, 777.0);
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(harness.store.state().rotations.base, 10000.0);
        QCOMPARE(field->text(), u"10\u2009000"_s);
    }

    void hoverReachesAllPictures()
    {
        Harness harness;
        QTest::mouseMove(harness.bench().upper, {5, 20});
        QTest::mouseMove(harness.bench().upper, {6, 20});
        QCOMPARE(harness.bench().lower->look().focus.pair, 6);
        QVERIFY(!harness.store.canUndo());
    }

    void copyCopiesTheHoveredPicture()
    {
        Harness harness;
        QTest::mouseMove(harness.bench().lower, {5, 20});
        QTest::mouseMove(harness.bench().lower, {6, 20});
        QTest::keyClick(&*harness.window, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(harness.copied.size(), std::size_t(1));
        QVERIFY(
            harness.copied[0] == Exported(static_cast<const PictureView*>(harness.bench().lower)));
    }

    void spacePlaysUnlessAWidgetUsesIt()
    {
        Harness harness;
        harness.bench().upper->setFocus();
        QTest::keyClick(harness.bench().upper, Qt::Key_Space);
        auto* ruler = harness.window->findChild<PositionRuler*>();
        QVERIFY(ruler->isPlaying());
        harness.window->findChild<BenchList*>()->setFocus();
        QTest::keyClick(harness.window->findChild<BenchList*>(), Qt::Key_Space);
        QVERIFY(!ruler->isPlaying());
    }

    void aHiddenRulerDoesNotPlay()
    {
        Harness harness;
        auto* ruler = harness.window->findChild<PositionRuler*>();
        QTest::keyClick(harness.bench().upper, Qt::Key_Space);
        QVERIFY(ruler->isPlaying());
        ruler->hide();
        QVERIFY(!ruler->isPlaying());
    }

    void anErrorIsOneSentenceAboveTheBench()
    {
        Harness harness;
        QCOMPARE(harness.window->message(), QString());
        harness.window->open(u"nowhere.json"_s);
        QCOMPARE(harness.window->message(), u"nowhere.json cannot be read."_s);
        auto* bar = harness.window->findChild<MessageBar*>();
        QVERIFY(bar->isVisible());
        const PlainBench& bench = harness.bench();
        QVERIFY(bar->geometry().bottom()
            < bench.upper->mapTo(bar->parentWidget(), QPoint()).y()); // covers only the title
        QCOMPARE(bar->accessibleName(), harness.window->message());
        QTest::mouseClick(bar->findChild<QToolButton*>(), Qt::LeftButton);
        QCOMPARE(harness.window->message(), QString());
    }

    void aFileDroppedOnTheWindowIsOpened()
    {
        Harness harness;
        const QTemporaryDir empty;
        const QString missing = empty.filePath(u"config.json"_s);
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(missing)});
        QDragEnterEvent enter({}, Qt::CopyAction, &dropped, Qt::LeftButton, {});
        QApplication::sendEvent(&*harness.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({}, Qt::CopyAction, &dropped, Qt::LeftButton, {});
        QApplication::sendEvent(&*harness.window, &drop);
        QCOMPARE(harness.window->message(), missing + u" cannot be read."_s);
    }

    void themesAreAppliedAndRemembered()
    {
        Harness harness;
        QCOMPARE(harness.bench().upper->look().palette, lightPalette());
        harness.actions().themes->actions()[2]->trigger();
        QCOMPARE(harness.bench().upper->look().palette, darkPalette());
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkPalette().frame);
        QVERIFY(harness.remembered == std::vector {ThemeChoice::Dark});
        harness.actions().themes->actions()[0]->trigger();
        QCOMPARE(harness.bench().upper->look().palette, lightPalette());
        harness.desktopIsDark = true;
        harness.window->setTheme(ThemeChoice::Desktop);
        QCOMPARE(harness.bench().upper->look().palette, darkPalette());
    }

    void aHiddenBenchTakesTheStyleWhenShown()
    {
        Harness harness;
        for (const char* bench : {"waves", "rotations"})
            harness.store.dispatch(SetParameter {"bench", std::string(bench)});
        const int before = harness.made[BenchId::Waves]->showings;
        harness.actions().themes->actions()[2]->trigger();
        QCOMPARE(harness.made[BenchId::Waves]->showings, before);
        harness.store.dispatch(SetParameter {"bench", std::string("waves")});
        QCOMPARE(harness.bench().upper->look().palette, darkPalette());
    }

    void contrastAndMotionFollowTheDesktopUntilChosen()
    {
        Harness harness;
        MainWindow& window = *harness.window;
        QVERIFY(!isMotionReduced());
        harness.wanted = {true, true}; // settings of the desktop
        window.setTheme(ThemeChoice::Dark);
        QCOMPARE(harness.bench().upper->look().palette, highContrast(darkPalette()));
        QVERIFY(harness.actions().highContrast->isChecked());
        QVERIFY(isMotionReduced() && !window.isAnimated());
        QCOMPARE(window.style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
        harness.actions().highContrast->trigger();
        QVERIFY((harness.wanted == Appearance {false, true}));
        QCOMPARE(harness.bench().upper->look().palette, darkPalette());
        harness.actions().reducedMotion->trigger();
        QVERIFY(harness.wanted == Appearance());
        QVERIFY(!isMotionReduced() && window.isAnimated());
    }

    void theTextSizeCanBeChanged()
    {
        Harness harness;
        MainWindow& window = *harness.window;
        window.resize(1600, 900);
        QCoreApplication::processEvents();
        const double usual = harness.bench().look().scale;
        QTest::keyClick(&window, Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(&window, Qt::Key_Equal, Qt::ControlModifier);
        QCOMPARE(harness.wanted.textSize, 1.25);
        QCOMPARE(harness.bench().look().scale, 1.25 * usual);
        QTest::keyClick(&window, Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(harness.wanted.textSize, 1.125);
        window.presenting().begin(); // the same keys change the size for the audience
        QTest::keyClick(&window, Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(harness.wanted.textSize, 1.125);
        window.presenting().end();
        QTest::keyClick(&window, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(harness.wanted.textSize, 0.0); // back to the size of the desktop
        QCOMPARE(harness.bench().look().scale, usual);

        window.resize(1024, 680);
        QCoreApplication::processEvents();
        harness.actions().largerText->trigger();
        QCOMPARE(textSize(), 1.0);
        QCOMPARE(harness.wanted.textSize, 0.0); // an impossible size is not remembered
        QVERIFY(window.message().contains(u"no room for larger text"_s));
        harness.actions().usualText->trigger();
        QCOMPARE(window.message(), QString());
    }

    void aSmallerWindowReducesLargerText()
    {
        Harness harness;
        MainWindow& window = *harness.window;
        window.resize(1280, 800);
        QCoreApplication::processEvents();
        harness.actions().largerText->trigger(); // the window is now large enough
        QCOMPARE(harness.bench().look().scale, 1.125);
        window.resize(1024, 680);
        QCoreApplication::processEvents();
        QCOMPARE(harness.bench().look().scale, 1.0);
        window.resize(1366, 768);
        QCoreApplication::processEvents();
        QCOMPARE(harness.bench().look().scale, 1.125);
        harness.actions().usualText->trigger();
    }

    void largeTextAtStartFitsTheFirstWindow()
    {
        Harness harness(false, {false, false, 1.5}, {1024, 680}); // the factor of the desktop font
        QCoreApplication::processEvents();
        QCOMPARE(harness.bench().look().scale, 1.0);
        setTextSize(1);
    }

    void anotherLanguageAppliesImmediately()
    {
        Harness harness;
        harness.actions().languages->actions()[2]->trigger();
        QCOMPARE(harness.spoken, QStringList {u"zh_CN"_s});
        Brackets brackets;
        QApplication::installTranslator(&brackets);
        QCoreApplication::processEvents();
        QCOMPARE(harness.actions().copy->text(), u"[&Copy picture]"_s);
        QCOMPARE(harness.window->findChild<BenchList*>()->item(0)->text(), u"[Waves]"_s);
        auto* panel = harness.window->findChild<ParameterPanel*>();
        QCOMPARE(panel->findChild<NumberField*>()->accessibleName(), u"[Base]"_s);
        QApplication::removeTranslator(&brackets);
        QCoreApplication::processEvents();
        QCOMPARE(harness.actions().copy->text(), u"&Copy picture"_s);
    }

    void sidePanelsCollapse()
    {
        Harness harness;
        auto* panel = harness.window->findChild<ParameterPanel*>();
        auto* list = harness.window->findChild<BenchList*>();
        const int width = harness.window->bench().width();
        const auto handles = harness.window->findChildren<SideHandle*>();
        QTest::mouseClick(handles[1], Qt::LeftButton);
        QVERIFY(!panel->isVisible());
        QVERIFY(!harness.actions().parameters->isChecked());
        QTRY_COMPARE(harness.window->bench().width(), width + ParameterPanel::fixedWidth);
        harness.actions().benchList->trigger();
        QVERIFY(!list->isVisible());
        QVERIFY(!handles[0]->isChecked());
        QTest::mouseClick(handles[1], Qt::LeftButton);
        QVERIFY(panel->isVisible());
    }

    void aSwitchShowsWordsOnTheRulerOrSaysWhyNot()
    {
        Harness harness;
        QAction& words = *harness.actions().wordsOnRuler;
        const auto& ruler = *harness.window->findChild<PositionRuler*>();
        words.trigger(); // each of 64 positions has only a few pixels
        QVERIFY(harness.store.state().position.wordsShown);
        QVERIFY(!ruler.hasSpaceForWords());
        QVERIFY(harness.window->message().contains(u"too little space"_s));
        harness.store.undo();
        QVERIFY(!words.isChecked());
        harness.store.dispatch(ShowPositions {0, 8});
        words.trigger();
        QVERIFY(words.isChecked() && ruler.hasSpaceForWords());
        QVERIFY(harness.window->message().isEmpty());
    }

    void textAndPanelsGrowWithALargeWindow()
    {
        Harness harness;
        auto* panel = harness.window->findChild<ParameterPanel*>();
        const auto* list = harness.window->findChild<BenchList*>();
        const auto* ruler = harness.window->findChild<PositionRuler*>();
        const auto resizeTo = [&](const QSize& size) {
            harness.window->resize(size);
            QCoreApplication::processEvents();
        };
        const QSize usual(1280, 800);
        resizeTo(usual);
        const QImage before = panel->grab().toImage();
        for (const QSize& size : {QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160), usual}) {
            resizeTo(size);
            const double scale = deskScale(size);
            QCOMPARE(harness.bench().look().scale, scale);
            QCOMPARE(panel->width(), qRound(scale * ParameterPanel::fixedWidth));
            QCOMPARE(list->width(), qRound(scale * BenchList::fixedWidth));
            QCOMPARE(ruler->height(), qRound(scale * PositionRuler::fixedHeight));
            for (const NumberField* field : panel->findChildren<NumberField*>()) {
                QCOMPARE(field->font(), font(harness.bench().look(), TextRole::Body));
                QVERIFY(field->parentWidget()->rect().contains(field->geometry()));
            }
            int bottom = 0;
            for (const ParameterRow* row : panel->findChildren<ParameterRow*>()) {
                QVERIFY(row->y() >= bottom);
                QVERIFY(row->height() >= row->childrenRect().height());
                bottom = row->geometry().bottom();
            }
        }
        QCOMPARE(panel->grab().toImage(), before);
        harness.window->presenting().begin(); // a presentation has its own scale
        QVERIFY(harness.bench().look().scale > deskScale(harness.window->size()));
        harness.window->presenting().end();
        QCOMPARE(harness.bench().look().scale, deskScale(harness.window->size()));
    }

    void theStartPageCoversTheSideHandles()
    {
        Harness harness;
        const auto* const handle = harness.window->findChildren<SideHandle*>()[0];
        const auto under = [&] {
            QCoreApplication::processEvents();
            return harness.window->childAt(
                handle->mapTo(&*harness.window, handle->rect().center()));
        };
        QCOMPARE(under(), handle);
        harness.actions().start->trigger();
        QVERIFY(harness.window->findChild<StartPage*>()->isVisible());
        QVERIFY(under() != handle);
        harness.window->resize(harness.window->size() + QSize(20, 20));
        QVERIFY(under() != handle);
        harness.actions().start->trigger();
        QCOMPARE(under(), handle);
    }

    void sideHandlesAreShownOnlyWithTheBenches()
    {
        Harness harness(true);
        const auto handles = harness.window->findChildren<SideHandle*>();
        QCOMPARE(handles.size(), 2);
        const auto* const page = harness.window->findChild<StartPage*>();
        const auto* const menu = harness.window->menuBar();
        for (int time = 0; time < 2; ++time) { // before and after the benches are first shown
            QVERIFY(page->isVisible());
            for (const SideHandle* handle : handles)
                QVERIFY(!handle->isVisible());
            for (QAction* entry : menu->actions()) {
                const QPoint middle = menu->actionGeometry(entry).center();
                QCOMPARE(harness.window->childAt(menu->mapTo(&*harness.window, middle)), menu);
            }
            const QWidget* const first = QApplication::focusWidget();
            QVERIFY(first);
            constexpr int most = 200;
            for (int step = 0; step < most; ++step) {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
                QVERIFY(!qobject_cast<SideHandle*>(QApplication::focusWidget()));
                if (QApplication::focusWidget() == first)
                    break;
            }
            QVERIFY(harness.actions().benchList->isChecked());
            QVERIFY(harness.actions().parameters->isChecked());
            harness.actions().start->trigger();
            QVERIFY(!page->isVisible());
            for (const SideHandle* handle : handles) {
                QVERIFY(handle->isVisible());
                QVERIFY(menu->mapTo(&*harness.window, menu->rect().bottomLeft()).y()
                    < handle->mapTo(&*harness.window, QPoint()).y());
                QCOMPARE(harness.window->childAt(
                             handle->mapTo(&*harness.window, handle->rect().center())),
                    handle);
            }
            harness.actions().start->trigger();
        }
    }

    void nothingIsCutAtTheSmallestSize()
    {
        Harness harness;
        harness.window->setMinimumSize(1024, 680); // may be less on a small test screen
        harness.window->resize(0, 0);
        QCOMPARE(harness.window->size(), QSize(1024, 680));
        QCoreApplication::processEvents();
        QList<QWidget*> parts = {&harness.window->bench(), harness.window->findChild<BenchList*>(),
            harness.window->findChild<ParameterPanel*>(),
            harness.window->findChild<PositionRuler*>(), harness.window->menuBar()};
        QList<QRect> places;
        for (const QWidget* part : parts) {
            const QRect place(part->mapTo(&*harness.window, QPoint()), part->size());
            QVERIFY(harness.window->rect().contains(place));
            for (const QRect& other : places)
                QVERIFY(!place.intersects(other));
            places += place;
        }
        QCOMPARE(parts[1]->width(), 128);
        QCOMPARE(parts[2]->width(), 256);
        QCOMPARE(parts[3]->height(), 72);
        QCOMPARE(parts[4]->height(), 32);
        for (const QWidget* part : parts[3]->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            if (part->isVisible())
                QVERIFY(parts[3]->rect().contains(part->geometry()));
        }
    }

    void everyControlHasAName()
    {
        Harness harness;
        int controls = 0;
        for (const QWidget* widget : harness.window->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || widget->focusProxy()
                || qobject_cast<const QScrollBar*>(widget))
                continue;
            ++controls;
            const auto* spoken =
                QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
        QVERIFY(controls > 15);
    }

    void menuEntriesHaveTextsAndUniqueShortcuts()
    {
        Harness harness;
        QStringList keys;
        for (const QAction* action : harness.actions().findChildren<QAction*>()) {
            QVERIFY(action->isSeparator() || !action->text().isEmpty());
            for (const QKeySequence& key : action->shortcuts()) {
                QVERIFY2(!keys.contains(key.toString()), qPrintable(key.toString()));
                keys += key.toString();
            }
        }
        for (const char* key :
            {"Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+O", "Ctrl+S", "Ctrl+C", "Ctrl+E", "F1", "2", "3"})
            QVERIFY2(keys.contains(QString::fromLatin1(key)), key);
    }
};

LAB_WIDGET_TESTS(TestMainWindow)
#include "tst_main_window.moc"
