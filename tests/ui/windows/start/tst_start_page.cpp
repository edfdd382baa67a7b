#include "ui/windows/start/start_page.h"

#include "app/files/lesson_file.h"
#include "app/text/translations.h"
#include "core/state/choices.h"
#include "core/state/series_step.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/derivation_marks.h"
#include "ui/drawing/ruler/position_ruler.h"
#include "ui/lessons/course_book.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/text/text.h"
#include "ui/store/store.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/presentation/presenting.h"
#include "ui/windows/start/page_button.h"
#include "ui/windows/start/start_buttons.h"

#include <QAction>
#include <QEnterEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::ui;

namespace {

StartShown shownWith(NodeMarks marks, std::string begun = {})
{
    StartShown shown;
    shown.lessons = app::shippedLessons();
    shown.marks = std::move(marks);
    shown.begun = std::move(begun);
    shown.frame = startFrame({});
    shown.pages = markedPages(clamped({}));
    return shown;
}

QAbstractButton* named(const StartPage& page, const QString& begin)
{
    for (QAbstractButton* button : page.findChildren<QAbstractButton*>())
        if (button->text().startsWith(begin))
            return button;
    return nullptr;
}

class Stage {
public:
    explicit Stage(const StartShown& shown, QSize size = {1280, 768})
        : page(ownCourse())
        , lesson(&page, &StartPage::lessonWanted)
        , teaching(&page, &StartPage::teachingWanted)
    {
        page.setShown(shown);
        page.resize(size);
        page.show();
        page.activateWindow();
        isActive = QTest::qWaitForWindowActive(&page);
        page.begin();
    }

    static QString keyIn(const QSignalSpy& spy)
    {
        return spy.isEmpty() ? QString()
                             : QString::fromStdString(spy.last().front().value<Lesson>().key);
    }

    StartPage page;
    bool isActive = false;
    QSignalSpy lesson;
    QSignalSpy teaching;
};

} // namespace

class TestStartPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theLinksBetweenThePagesHaveNoHoles()
    {
        for (const int width : {1024, 1280, 1366}) {
            const Stage stage(shownWith({}), {width, 768});
            std::vector<QRect> places;
            for (const PageButton* button : stage.page.findChildren<PageButton*>())
                places.push_back(button->geometry());
            std::ranges::sort(places, {}, [](const QRect& place) { return place.left(); });
            QVERIFY(places.size() > 20);
            for (std::size_t i = 0; i + 1 < places.size(); ++i)
                QCOMPARE(places[i].right() + 1, places[i + 1].left());
        }
    }

    void theFirstButtonFollowsThePath();
    void continueResumesWhatWasStarted();
    void theSecondButtonOpensTeaching();
    void everyNodeOpensItsLesson();
    void arrowKeysMoveOverTheMap();
    void derivationPagesHaveTheMarksOfTheirBench();
    void aPageOpensTheDerivationAtThatPage();
    void deleteAsksBeforeForgetting();
    void filesAndModelsCanBeRequested();
    void theWindowSwitchesToThePageAndBack();
    void cancellingTheQuestionStartsNoPresentation();
    void openingTheCurrentFileShowsTheBenches();
    void everyTitleFitsTheSmallestWindow_data();
    void everyTitleFitsTheSmallestWindow();
    void everyNoteIsShownInTheSmallestWindow_data();
    void everyNoteIsShownInTheSmallestWindow();
    void mapNamesHaveOneSizeAndIndent();
    void everyButtonHasItsFullName_data();
    void everyButtonHasItsFullName();
    void aLowRowHasOneLine();
    void nothingOverlaps_data();
    void nothingOverlaps();
};

namespace {

std::vector<PaintedText> textsOf(const NodeButton& node, bool isPointed)
{
    Look look = node.look();
    look.medium = Look::Medium::Vector;
    TextRecorder paper(node.size());
    QPainter painter(&paper);
    paintNode(painter, node.rect(), node.frame(), isPointed, look);
    painter.end();
    return paper.texts();
}

} // namespace

void TestStartPage::everyTitleFitsTheSmallestWindow_data()
{
    QTest::addColumn<QString>("language");
    QTest::addRow("English") << u"en"_s;
    QTest::addRow("Chinese") << u"zh_CN"_s;
}

void TestStartPage::everyTitleFitsTheSmallestWindow()
{
    QFETCH(const QString, language);
    app::spokenLanguage(language);
    const Stage stage(shownWith({}), {1024, 648});
    for (const bool isPointed : {false, true})
        for (const NodeButton* node : stage.page.findChildren<NodeButton*>())
            for (const PaintedText& text : textsOf(*node, isPointed))
                QVERIFY2(!text.words.endsWith(u'…'), qPrintable(text.words));
    app::spokenLanguage(u"en"_s);
}

void TestStartPage::everyNoteIsShownInTheSmallestWindow_data()
{
    everyTitleFitsTheSmallestWindow_data();
}

// In one notation and without a hover, as a hover shows the prerequisites at the bottom.
void TestStartPage::everyNoteIsShownInTheSmallestWindow()
{
    QFETCH(const QString, language);
    app::spokenLanguage(language);
    for (const QSize size : {QSize(1024, 648), QSize(1280, 768)}) {
        const Stage stage(shownWith({}), size);
        for (const NodeButton* node : stage.page.findChildren<NodeButton*>()) {
            const NodeFrame& frame = node->frame();
            const std::vector<PaintedText> texts = textsOf(*node, false);
            for (const PaintedText& text : texts)
                QVERIFY2(text.place.right() < node->width() + 1, qPrintable(text.words));
            QString all;
            for (const PaintedText& text : texts)
                all += text.words;
            const auto ends = [words = all.remove(u' ')](
                                  QString note) { return words.endsWith(note.remove(u' ')); };
            const bool hasNote = ends(frame.note) || ends(frame.note.section(u" \u00b7 "_s, 0, 0));
            QVERIFY2(hasNote, qPrintable(frame.title));
            for (const PaintedText& text : texts)
                QVERIFY(text.place.top() >= 0 && text.place.bottom() <= node->height());
        }
    }
    app::spokenLanguage(u"en"_s);
}

void TestStartPage::mapNamesHaveOneSizeAndIndent()
{
    for (const QSize size : {QSize(1024, 648), QSize(1024, 720), QSize(1280, 768)}) {
        const Stage stage(shownWith({}), size);
        std::set<double> sizes;
        for (const NodeButton* node : stage.page.findChildren<NodeButton*>()) {
            const std::vector<PaintedText> texts = textsOf(*node, false);
            std::map<int, double> starts; // left edge of each line, by its height
            for (const PaintedText& text : texts) {
                const auto [line, isNew] =
                    starts.try_emplace(qRound(text.place.bottom()), text.place.left());
                line->second = std::min(line->second, text.place.left());
                if (line->first == qRound(texts.front().place.bottom()))
                    sizes.insert(text.pixels);
            }
            for (const auto& [line, start] : starts)
                QCOMPARE(start, texts.front().place.left());
        }
        QCOMPARE(sizes.size(), std::size_t {1});
    }
}

void TestStartPage::everyButtonHasItsFullName_data()
{
    everyTitleFitsTheSmallestWindow_data();
}

void TestStartPage::everyButtonHasItsFullName()
{
    QFETCH(const QString, language);
    app::spokenLanguage(language);
    for (const QSize size : {QSize(1024, 648), QSize(1280, 768)}) {
        const Stage stage(shownWith({}, "12_functional_relative"), size);
        QVERIFY(named(stage.page, StartPage::tr("Continue"))->isVisible());
        for (const DoorButton* door : stage.page.findChildren<DoorButton*>()) {
            const double space = door->width() - door->look().px(2 * 20);
            QVERIFY2(textWidth(door->text(), TextRole::NoteStrong, door->look()) < space,
                qPrintable(door->text()));
        }
    }
    app::spokenLanguage(u"en"_s);
}

void TestStartPage::aLowRowHasOneLine()
{
    const Stage stage(shownWith({}), {1003, 500});
    for (const NodeButton* node : stage.page.findChildren<NodeButton*>())
        for (const PaintedText& text : textsOf(*node, false)) {
            QVERIFY(text.place.top() >= 0);
            QVERIFY(text.place.bottom() <= node->height());
        }
}

void TestStartPage::theFirstButtonFollowsThePath()
{
    Stage fresh(shownWith({}));
    QTest::keyClick(&fresh.page, Qt::Key_1);
    QCOMPARE(Stage::keyIn(fresh.lesson), u"1_order"_s);
    Stage later(shownWith({{"1_order", NodeMark::Right}, {"02_odometer", NodeMark::RightAndDue}}));
    QTest::keyClick(&later.page, Qt::Key_1);
    QCOMPARE(Stage::keyIn(later.lesson), u"3_clocks"_s);
}

void TestStartPage::continueResumesWhatWasStarted()
{
    Stage fresh(shownWith({}));
    QVERIFY(named(fresh.page, u"Continue"_s)->isHidden());
    Stage begun(shownWith({}, "20_distance"));
    QVERIFY(named(begun.page, u"Continue"_s)->isVisible());
    named(begun.page, u"Continue"_s)->click();
    QCOMPARE(Stage::keyIn(begun.lesson), u"20_distance"_s);
    Stage answered(shownWith({{"20_distance", NodeMark::NotRight}}, "20_distance"));
    named(answered.page, u"Continue"_s)->click();
    QCOMPARE(Stage::keyIn(answered.lesson), u"1_order"_s);
}

void TestStartPage::theSecondButtonOpensTeaching()
{
    Stage stage(shownWith({}));
    QTest::keyClick(&stage.page, Qt::Key_2);
    QVERIFY(stage.page.isTeaching());
    named(stage.page, u"13 "_s)->click();
    QCOMPARE(Stage::keyIn(stage.teaching), u"13_alibi"_s);
    QVERIFY(stage.lesson.isEmpty());
    stage.page.setShown(shownWith({})); // as after an answer has been forgotten
    named(stage.page, u"13 "_s)->click();
    QCOMPARE(stage.teaching.size(), 2);
    const QSignalSpy left(&stage.page, &StartPage::left);
    QTest::keyClick(&stage.page, Qt::Key_Escape);
    QVERIFY(!stage.page.isTeaching() && left.isEmpty());
    QTest::keyClick(&stage.page, Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
}

void TestStartPage::everyNodeOpensItsLesson()
{
    Stage stage(shownWith({}));
    int nodes = 0;
    for (NodeButton* node : stage.page.findChildren<NodeButton*>()) {
        node->click();
        QCOMPARE(Stage::keyIn(stage.lesson), QString::fromStdString(node->lesson()));
        QVERIFY(!node->frame().title.isEmpty());
        ++nodes;
    }
    QCOMPARE(nodes, static_cast<int>(app::shippedLessons().size()));
}

void TestStartPage::arrowKeysMoveOverTheMap()
{
    Stage stage(shownWith({}));
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(stage.page.focusWidget(), key);
        return stage.page.focusWidget();
    };
    QCOMPARE(press(Qt::Key_Down), named(stage.page, u"31 "_s));
    QCOMPARE(press(Qt::Key_Down), named(stage.page, u"32 "_s));
    QCOMPARE(press(Qt::Key_Right), named(stage.page, u"2 "_s));
    QCOMPARE(press(Qt::Key_Left), named(stage.page, u"32 "_s));
    for (const char* const below : {"34 ", "33 "})
        QCOMPARE(press(Qt::Key_Down), named(stage.page, QString::fromLatin1(below)));
    press(Qt::Key_Down); // moves to the pages below the map
    press(Qt::Key_Right);
    QCOMPARE(qobject_cast<PageButton*>(press(Qt::Key_Right))->page(), 2);
    const QSignalSpy wanted(&stage.page, &StartPage::pageWanted);
    QTest::keyClick(stage.page.focusWidget(), Qt::Key_Return);
    QCOMPARE(wanted.last().front().toInt(), 2);
    QCOMPARE(press(Qt::Key_Up), named(stage.page, u"33 "_s));
    press(Qt::Key_Up);
    QCOMPARE(press(Qt::Key_Up), named(stage.page, u"32 "_s));
    QTest::keyClick(stage.page.focusWidget(), Qt::Key_Return);
    QCOMPARE(Stage::keyIn(stage.lesson), u"32_turn"_s);
}

void TestStartPage::derivationPagesHaveTheMarksOfTheirBench()
{
    LabState state;
    state.bench = BenchId::Derivation;
    state = clamped(state);
    const auto say = [&state](int page, bool isRight) {
        state = applied(state, Predict {page, 1, 1, isRight});
    };
    say(4, false);
    say(4, true);
    say(5, true);
    state = applied(state, ShowAnswer {6});
    StartShown shown = shownWith({});
    shown.pages = markedPages(state);
    const Stage stage(shown);
    const auto pages = stage.page.findChildren<PageButton*>();
    QCOMPARE(pages.size(), derivationPages);
    for (const PageButton* page : pages) {
        const PageMark mark = page->page() == 4 ? PageMark::Due
            : page->page() == 5                 ? PageMark::Tick
            : page->page() == 6                 ? PageMark::Ring
                                                : PageMark::None;
        QCOMPARE(page->row().mark, mark);
        QVERIFY(page->isVisible());
    }
    QVERIFY2(pages[4]->accessibleName().endsWith(u"to review"_s),
        qPrintable(pages[4]->accessibleName()));
    // Later passes restart the counts and say so.
    for (const int pass : {1, 2}) {
        shown.pass = pass;
        const Stage again(shown);
        QCOMPARE(again.page.pageCounts(),
            pass == 2 ? u"pass 2, 1 of 22, 1 to review"_s : u"1 of 22, 1 to review"_s);
    }
}

void TestStartPage::aPageOpensTheDerivationAtThatPage()
{
    const FormulaBook formulas;
    Store store {LabState()};
    MainWindow window(store,
        {{BenchId::Order, [](QWidget* parent) { return newBench(BenchId::Order, parent); }},
            {BenchId::Derivation,
                [](QWidget* parent) { return newBench(BenchId::Derivation, parent); }}},
        {}, {}, formulas);
    window.show();
    auto* const page = window.findChild<StartPage*>();
    auto* const turn = window.findChild<Actions*>()->start;
    turn->trigger();
    QVERIFY(page->isVisible());
    const auto pages = page->findChildren<PageButton*>();
    QVERIFY(pages.size() == derivationPages);
    pages[7]->click();
    QVERIFY(!page->isVisible());
    QCOMPARE(store.state().bench, BenchId::Derivation);
    QCOMPARE(store.state().derivation.page, 7);
    store.dispatch(Predict {7, 2.594, 2.594, true});
    turn->trigger();
    QCOMPARE(pages[7]->row().mark, PageMark::Tick);
    pages[7]->click(); // this page is already open
    QVERIFY(!page->isVisible());
    store.undo();
    store.undo(); // bench and page are one undo step
    QCOMPARE(store.state().bench, LabState().bench);
}

void TestStartPage::deleteAsksBeforeForgetting()
{
    Stage stage(shownWith({{"31_dot_product", NodeMark::Right}}));
    QVERIFY(stage.isActive);
    QSignalSpy forgets(&stage.page, &StartPage::forgetWanted);
    QTest::keyClick(&stage.page, Qt::Key_Delete);
    QVERIFY(forgets.isEmpty()); // nothing is hovered
    QTest::keyClick(stage.page.focusWidget(), Qt::Key_Down);
    QTest::keyClick(stage.page.focusWidget(), Qt::Key_Delete);
    QCOMPARE(Stage::keyIn(forgets), u"31_dot_product"_s);
    // The node hovered last is meant, and only one node is highlighted.
    QEnterEvent enter({}, {}, {});
    QCoreApplication::sendEvent(named(stage.page, u"9 "_s), &enter);
    QTest::keyClick(stage.page.focusWidget(), Qt::Key_Delete);
    QCOMPARE(Stage::keyIn(forgets), u"09_t5"_s);
    QTest::keyClick(stage.page.focusWidget(), Qt::Key_Down);
    QTest::keyClick(stage.page.focusWidget(), Qt::Key_Delete);
    QCOMPARE(Stage::keyIn(forgets), u"32_turn"_s);
    const auto nodes = stage.page.findChildren<NodeButton*>();
    QCOMPARE(std::ranges::count_if(nodes, &StartButton::isPointed), 1);
}

void TestStartPage::filesAndModelsCanBeRequested()
{
    StartShown shown = shownWith({});
    shown.files = {u"/a/llama/config.json"_s, u"/b/scene.json"_s};
    Stage stage(shown);
    const QSignalSpy files(&stage.page, &StartPage::fileWanted);
    const QSignalSpy models(&stage.page, &StartPage::modelWanted);
    named(stage.page, u"llama/config.json"_s)->click();
    QCOMPARE(files.last().front().toString(), u"/a/llama/config.json"_s);
    QTest::keyClick(&stage.page, Qt::Key_3);
    QCOMPARE(models.size(), 1);
    QVERIFY(!named(stage.page, u"Export answers"_s)->isEnabled()); // there are no answers
}

void TestStartPage::theWindowSwitchesToThePageAndBack()
{
    const FormulaBook formulas;
    for (const bool isFirst : {false, true}) {
        Store store {LabState()};
        WindowServices services;
        services.lessons = app::shippedLessons;
        services.isFirstStart = isFirst;
        MainWindow window(store,
            {{BenchId::Order, [](QWidget* parent) { return newBench(BenchId::Order, parent); }},
                {BenchId::Rotations,
                    [](QWidget* parent) { return newBench(BenchId::Rotations, parent); }}},
            {}, services, formulas);
        window.show();
        auto* page = window.findChild<StartPage*>();
        QCOMPARE(page->isVisible(), isFirst);
        auto* turn = window.findChild<Actions*>()->start;
        if (!isFirst)
            turn->trigger();
        QVERIFY(page->isVisible());
        QTest::keyClick(page, Qt::Key_Space); // nothing plays behind the page
        QVERIFY(!window.findChild<PositionRuler*>()->isPlaying());
        QTest::keyClick(page, Qt::Key_Escape);
        QVERIFY(!page->isVisible());
        turn->trigger();
        store.dispatch(SetParameter {"bench", keyOf(BenchId::Order)}); // what a menu does
        QVERIFY(!page->isVisible());
        turn->trigger();
        named(*page, u"20 "_s)->click();
        QVERIFY(!page->isVisible());
        auto* dock = window.findChild<LessonDock*>();
        QCOMPARE(dock->lesson().key, std::string("20_distance"));
        QVERIFY(dock->isVisible());
        turn->trigger(); // the lesson is hidden and shown with the benches
        QVERIFY(page->isVisible() && !dock->isVisible());
        turn->trigger();
        QVERIFY(!page->isVisible() && dock->isVisible());
    }
}

void TestStartPage::cancellingTheQuestionStartsNoPresentation()
{
    const FormulaBook formulas;
    LabState work = clamped({});
    SeriesStep step;
    step.state = work;
    work.series = Series({step});
    Store store {LabState()};
    WindowServices services;
    services.lessons = app::shippedLessons;
    services.recentFiles = [] { return QStringList {u"/x/scene.json"_s}; };
    services.open = [&work](
                        const QString&) -> Outcome<Opened> { return Opened {LoadState {work}}; };
    MainWindow window(store,
        {{BenchId::Rotations,
            [](QWidget* parent) { return newBench(BenchId::Rotations, parent); }}},
        {}, services, formulas);
    window.show();
    window.open(u"/x/scene.json"_s);
    store.dispatch(SetParameter {"position.query", std::int64_t {20}});
    auto* page = window.findChild<StartPage*>();
    auto* turn = window.findChild<Actions*>()->start;
    turn->trigger();
    QTest::keyClick(page, Qt::Key_2);
    QTimer::singleShot(0, &window, [] {
        if (auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
            question->button(QMessageBox::Cancel)->click();
    });
    named(*page, u"13 "_s)->click();
    QVERIFY(page->isVisible() && page->isTeaching());
    QVERIFY(!window.presenting().isOn());
    QCOMPARE(store.state().position.query, 20);
    turn->trigger();
    turn->trigger();
    QVERIFY(page->isVisible() && !page->isTeaching());
    store.markSaved();
}

void TestStartPage::openingTheCurrentFileShowsTheBenches()
{
    const FormulaBook formulas;
    Store store {LabState()};
    WindowServices services;
    services.recentFiles = [] { return QStringList {u"/x/scene.json"_s}; };
    services.open = [](const QString&) -> Outcome<Opened> {
        return Opened {LoadState {clamped({})}};
    };
    MainWindow window(store,
        {{BenchId::Rotations,
            [](QWidget* parent) { return newBench(BenchId::Rotations, parent); }}},
        {}, services, formulas);
    window.show();
    auto* page = window.findChild<StartPage*>();
    for (int time = 0; time < 2; ++time) { // the second time without a change of state
        window.findChild<Actions*>()->start->trigger();
        QVERIFY(page->isVisible());
        page->findChild<FileButton*>()->click();
        QVERIFY(!page->isVisible());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

void TestStartPage::nothingOverlaps_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1024, 648), QSize(1280, 768), QSize(1920, 1048),
             QSize(1366, 736), QSize(3840, 2128)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestStartPage::nothingOverlaps()
{
    QFETCH(const QSize, size);
    StartShown shown = shownWith({{"1_order", NodeMark::Right}}, "3_clocks");
    shown.files = {u"/a/config.json"_s, u"/b/scene.json"_s, u"/c/x.json"_s, u"/d/y.json"_s};
    Stage stage(shown, size);
    const QList<QAbstractButton*> buttons = stage.page.findChildren<QAbstractButton*>();
    QList<QAbstractButton*> shownOnes;
    for (QAbstractButton* button : buttons) {
        if (!button->isVisible())
            continue;
        QVERIFY2(stage.page.rect().contains(button->geometry()), qPrintable(button->text()));
        for (const QAbstractButton* other : shownOnes)
            QVERIFY2(!other->geometry().adjusted(1, 1, -1, -1).intersects(button->geometry()),
                qPrintable(button->text() + u" over "_s + other->text()));
        shownOnes.push_back(button);
    }
    QVERIFY(shownOnes.size() >= 28 + 3 + 3);
}

LAB_WIDGET_TESTS(TestStartPage)
#include "tst_start_page.moc"
