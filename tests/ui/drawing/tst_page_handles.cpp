#include "core/figures/derivation/derivation_figures.h"
#include "core/state/edit.h"
#include "tests/qt_test.h"
#include "tests/ui/mouse.h"
#include "ui/drawing/figure_view.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

class TestPageHandles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void draggingACellCopiesItsColour();
    void eachPressMovesTheMarkToTheNextValue();
    void theScaleIsThatOfThePressUntilTheRelease();
};

namespace {

/// A state and the picture that follows it.
struct PageStage {
    LabState state;
    PageKey page;
    bool isAnswered;
    FigureView<drawing::PageValues> view {drawing::derivationPage, nullptr};

    PageStage(PageKey ofPage, bool answered)
        : page(ofPage)
        , isAnswered(answered)
    {
        view.resize(900, 600);
        QObject::connect(&view, &PictureView::edited, &view, [this](const Edit& edit, Gesture) {
            state = applied(state, edit);
            show();
        });
        show();
    }
    void show()
    {
        view.setFrame({pagePictureFrame(state, page, isAnswered, {}), state.position, {}});
    }
};

} // namespace

void TestPageHandles::draggingACellCopiesItsColour()
{
    PageStage stage(PageKey::Scores, false);
    const auto colour = [&](std::size_t cell) {
        return stage.state.derivation.handles.list(HandleList::Colours)[cell];
    };
    const auto cells = stage.view.handles();
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

void TestPageHandles::eachPressMovesTheMarkToTheNextValue()
{
    PageStage stage(PageKey::Trying, false);
    const auto mark = [&] { return stage.state.derivation.handles.list(HandleList::Marks)[4]; };
    for (const double wanted : {1.0, 2.0, 0.0}) {
        const QPointF place = stage.view.handles()[4].place;
        press(stage.view, place);
        release(stage.view, place);
        QCOMPARE(mark(), wanted);
    }
    PageStage words(PageKey::Sentence, false);
    const auto cards = words.view.handles();
    drag(words.view, cards[0].place, cards[1].place, 20);
    QCOMPARE(words.state.derivation.handles.words, (TokenOrder {1, 0, 2, 3}));
}

// The circle has a round unit, in which every vector has space.
void TestPageHandles::theScaleIsThatOfThePressUntilTheRelease()
{
    PageStage stage(PageKey::Product, false);
    const auto tip = [&] {
        const auto all = stage.view.handles();
        return std::ranges::find(all, u"tip of q"_s, &PictureHandle::name)->place;
    };
    const QPointF from = tip();
    const QPointF by(140, -100);
    press(stage.view, from);
    sendMouse(stage.view, QEvent::MouseMove, from + by, Qt::LeftButton);
    QVERIFY(QLineF(tip(), from + by).length() < 3);
    release(stage.view, from + by);
    QVERIFY(QLineF(tip(), from + by).length() > 20);
}

LAB_WIDGET_TESTS(TestPageHandles)
#include "tst_page_handles.moc"
