#include "core/state/edit.h"
#include "tests/qt_test.h"
#include "tests/ui/mouse.h"
#include "ui/views/derivation/page_picture_view.h"

#include <QSignalSpy>

#include <cmath>

using namespace lab;
using namespace lab::ui;

class TestPagePictureView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDraggedHandleIsUnderThePointer_data();
    void aDraggedHandleIsUnderThePointer();
    void draggingACellCopiesItsColour();
    void eachPressMovesTheMarkToTheNextValue();
    void everyHandleIsReadOutAndCanBeSetToANumber();
};

namespace {

constexpr int pages = static_cast<int>(PageKey::Decay) + 1;

/// A state and the picture that follows it.
struct PageStage {
    LabState state;
    PageKey page;
    bool isAnswered;
    PagePictureView view;
    int edits = 0;

    PageStage(PageKey ofPage, bool answered)
        : page(ofPage)
        , isAnswered(answered)
    {
        view.resize(900, 600);
        QObject::connect(&view, &PictureView::edited, &view, [this](const Edit& edit, Gesture) {
            state = applied(state, edit);
            ++edits;
            show();
        });
        show();
    }
    void show() { view.setFrame(pagePictureFrame(state, page, isAnswered, {})); }
    std::vector<PageSpot> spots() const
    {
        return pageSpots(view.rect(), view.frame(), view.look());
    }
    PageSpot spot(std::int64_t which) const
    {
        for (const PageSpot& one : spots())
            if (one.which == which)
                return one;
        return {};
    }
};

} // namespace

void TestPagePictureView::aDraggedHandleIsUnderThePointer_data()
{
    QTest::addColumn<int>("page");
    QTest::addColumn<bool>("isAnswered");
    for (int page = 0; page < pages; ++page)
        for (const bool isAnswered : {false, true})
            QTest::addRow("%d %s", page, isAnswered ? "after" : "before") << page << isAnswered;
}

void TestPagePictureView::aDraggedHandleIsUnderThePointer()
{
    QFETCH(const int, page);
    QFETCH(const bool, isAnswered);
    const auto count = PageStage(static_cast<PageKey>(page), isAnswered).spots().size();
    using enum PageDrag::Way;
    for (std::size_t index = 0; index<count; index += count> 30 ? 7 : 1) {
        PageStage stage(static_cast<PageKey>(page), isAnswered);
        const PageSpot start = stage.spots()[index];
        if (start.drag.way == Paint || start.drag.way == Cycle
            || start.drag.key == "derivation.words")
            continue;
        // Another handle may be nearer to the press; this test does not check which one is grabbed.
        const QPointF towards = stage.view.rect().center() - start.place;
        const double away = std::max(1.0, std::hypot(towards.x(), towards.y()));
        QPointF by = 40 * towards / away;
        if (start.drag.way == Direction || start.drag.way == Angle) {
            // A direction across the ring, not towards its centre.
            const auto turned = [&](QPointF way) {
                return std::abs(std::remainder(
                    start.numberAt(start.place + way) - start.numberAt(start.place), 2 * M_PI));
            };
            by = turned({30, 30}) > turned({30, -30}) ? QPointF(30, 30) : QPointF(30, -30);
        }
        if (start.drag.way == Across)
            by = {std::max(40.0, 1.1 * start.keyStep.x()), 0};
        if (start.drag.way == Upwards || start.drag.way == Bend)
            by = {0, start.place.y() > stage.view.height() / 2.0 ? -40.0 : 40.0};
        const auto change = spotMoved(start, start.place + by);
        QVERIFY2(change, start.part.c_str());
        stage.state = applied(stage.state, *change);
        const PagePictureFrame next = onScaleOf(
            pagePictureFrame(stage.state, stage.page, isAnswered, {}), stage.view.frame());
        stage.view.setFrame(next);
        const PageSpot end = stage.spot(start.which);
        const auto off = [&](QPointF of) { return end.place - (start.place + of); };
        const double slack = 6 + std::max(std::abs(start.keyStep.x()), std::abs(start.keyStep.y()));
        QVERIFY2(end.place != start.place, start.part.c_str());
        if (start.drag.way == Tip)
            QVERIFY2(std::hypot(off(by).x(), off(by).y()) < slack, start.part.c_str());
        if (start.drag.way == Across)
            QVERIFY2(std::abs(off(by).x()) < slack, start.part.c_str());
        if (start.drag.way == Upwards || start.drag.way == Bend)
            QVERIFY2(std::abs(off(by).y()) < slack, start.part.c_str());
        if (start.drag.way == Direction || start.drag.way == Angle) {
            const double wanted = start.numberAt(start.place + by);
            const double got = start.numberAt(end.place);
            const double step =
                std::abs(start.drag.factor) > 0 ? start.drag.step / std::abs(start.drag.factor) : 0;
            QVERIFY2(
                std::abs(std::remainder(wanted - got, 2 * M_PI)) < 0.02 + step, start.part.c_str());
        }
    }
}

void TestPagePictureView::draggingACellCopiesItsColour()
{
    PageStage stage(PageKey::Scores, false);
    const auto colour = [&](std::size_t cell) {
        return stage.state.derivation.handles.list(HandleList::Colours)[cell];
    };
    const auto cells = stage.spots();
    drag(stage.view, cells[9].place, cells[18].place, 8);
    QVERIFY(colour(9) > 0);
    QCOMPARE(colour(18), colour(9));
    press(stage.view, cells[3].place);
    release(stage.view, cells[3].place);
    QVERIFY(colour(3) > 0);
    QVERIFY(std::abs(colour(3) - colour(9)) > 0.5);
    press(stage.view, cells[18].place);
    release(stage.view, cells[18].place);
    QCOMPARE(colour(18), 0.0);
    QVERIFY(colour(9) > 0);
}

void TestPagePictureView::eachPressMovesTheMarkToTheNextValue()
{
    PageStage stage(PageKey::Trying, false);
    const auto mark = [&] { return stage.state.derivation.handles.list(HandleList::Marks)[4]; };
    for (const double wanted : {1.0, 2.0, 0.0}) {
        const QPointF place = stage.spots()[4].place;
        press(stage.view, place);
        release(stage.view, place);
        QCOMPARE(mark(), wanted);
    }
    PageStage words(PageKey::Sentence, false);
    const auto cards = words.spots();
    drag(words.view, cards[0].place, cards[1].place, 20);
    QCOMPARE(words.state.derivation.handles.words, (TokenOrder {1, 0, 2, 3}));
}

void TestPagePictureView::everyHandleIsReadOutAndCanBeSetToANumber()
{
    for (int page = 0; page < pages; ++page) {
        for (const bool isAnswered : {false, true}) {
            PageStage stage(static_cast<PageKey>(page), isAnswered);
            const auto handles = stage.view.handles();
            for (std::size_t index = 0; index < handles.size(); ++index) {
                QVERIFY2(!handles[index].name.isEmpty(), stage.spots()[index].part.c_str());
                const auto number = stage.view.numberOf(handles[index]);
                QVERIFY(number && number->range.lowest < number->range.highest);
            }
            if (handles.empty())
                continue;
            const auto number = stage.view.numberOf(handles.front());
            const LabState before = stage.state;
            stage.view.bring(0,
                number->now < number->range.highest - number->step ? number->now + number->step
                                                                   : number->now - number->step);
            QCOMPARE(stage.edits, 1);
            QVERIFY2(stage.state != before, handles.front().name.toUtf8());
        }
    }
}

LAB_WIDGET_TESTS(TestPagePictureView)
#include "tst_page_picture_view.moc"
