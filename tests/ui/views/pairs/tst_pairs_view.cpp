#include "ui/views/pairs/pairs_view.h"

#include "core/encodings/scaling/formula.h"
#include "tests/qt_test.h"
#include "ui/paint/controls/control_style.h"
#include "ui/store/store.h"

#include <QAccessible>
#include <QApplication>
#include <QHeaderView>
#include <QMouseEvent>
#include <QTranslator>

#include <algorithm>
#include <cmath>
#include <set>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

LabState startState()
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 128;
    state.rotations.rotatedShare = 0.5; // half of the pairs are not rotated
    state.rotations.scaling.method = ScalingMethod::Yarn;
    return clamped(state);
}

/// A view that follows a store as in the window.
struct Stage {
    explicit Stage(const LabState& start = startState())
        : store(start)
    {
        view.resize(1000, 500);
        view.show();
        QObject::connect(&view, &PairsView::chosen, &view, [this](int pair, Gesture gesture) {
            gestures.insert(gesture);
            store.dispatch(SetParameter {"rope.pair", std::int64_t {pair}}, gesture);
        });
        QObject::connect(&view, &PairsView::copyAsked, &view, [this] { ++copies; });
        QObject::connect(&store, &Store::changed, &view,
            [this](const LabState& state) { view.setTable(pairsTable(state)); });
        view.setTable(pairsTable(store.state()));
    }
    QString text(int row, int column) const
    {
        return view.model()->index(row, column).data().toString();
    }
    int pairOf(int row) const { return view.allPairs()[std::size_t(row)]; }
    int currentPair() const { return pairOf(view.currentIndex().row()); }
    QPoint cell(int row, int column = 1) const
    {
        return view.visualRect(view.model()->index(row, column)).center();
    }
    void clickHeading(int column)
    {
        const QHeaderView* headings = view.horizontalHeader();
        QTest::mouseClick(headings->viewport(), Qt::LeftButton, {},
            {headings->sectionViewportPosition(column) + 20, 12});
    }
    std::vector<double> sorted(int column) const
    {
        std::vector<double> numbers;
        for (int row = 0; row < view.model()->rowCount(); ++row)
            numbers.push_back(
                view.model()->index(row, column).data(PairsModel::sortRole).toDouble());
        return numbers;
    }

    PairsView view;
    Store store;
    std::set<Gesture> gestures;
    int copies = 0;
};

class Brackets : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return u"["_s + QString::fromUtf8(text) + u"]"_s;
    }
};

} // namespace

class TestPairsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new ControlStyle); }

    void eachRowIsOnePairWithItsNumbers()
    {
        const Stage stage;
        QCOMPARE(stage.view.model()->rowCount(), 64);
        QCOMPARE(stage.view.model()->columnCount(), 8);
        QCOMPARE(stage.text(0, PairsModel::Frequency), u"1"_s);
        QCOMPARE(stage.text(0, PairsModel::Wavelength), u"6.283185"_s);
        QCOMPARE(stage.text(0, PairsModel::RegimeWord), u"Kept"_s);
        QCOMPARE(stage.text(31, PairsModel::Factor), u"8"_s);
        QCOMPARE(stage.text(31, PairsModel::RegimeWord), u"Interpolated"_s);
        QCOMPARE(stage.text(40, PairsModel::Wavelength), u"∞"_s);
        QCOMPARE(stage.text(40, PairsModel::RegimeWord), u"Not rotated"_s);
    }

    void allDigitsReadBackAsTheSameNumber()
    {
        Stage stage;
        stage.view.setDigits(DigitsShown::All);
        for (int row = 0; row < 32; ++row) {
            QString shown = stage.text(row, PairsModel::NewFrequency);
            shown.replace(u"×10^"_s, u"e"_s).replace(QChar(0x2212), u'-').remove(QChar(0x2009));
            QCOMPARE(shown.toDouble(), stage.view.table().rows[std::size_t(row)].newFrequency);
        }
    }

    void theTableFollowsTheState()
    {
        Stage stage;
        stage.store.dispatch(SetParameter {"rope.base", 500000.0});
        QVERIFY(stage.view.table() == pairsTable(stage.store.state()));
        QCOMPARE(stage.text(16, PairsModel::Frequency), u"0.001414214"_s);
        stage.store.dispatch(SetParameter {"rope.pair", std::int64_t {17}});
        QCOMPARE(stage.currentPair(), 17);
        QCOMPARE(stage.view.markedPairs(), std::vector {17});
        stage.store.dispatch(SetParameter {"rope.width", std::int64_t {32}});
        QCOMPARE(stage.view.model()->rowCount(), 16);
        QCOMPARE(stage.currentPair(), 15);
        QVERIFY(stage.gestures.empty());
    }

    void aClickOnARowSelectsThePair()
    {
        Stage stage;
        QTest::mouseClick(stage.view.viewport(), Qt::LeftButton, {}, stage.cell(9));
        QCOMPARE(stage.store.state().rotations.pair, 9);
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QCOMPARE(stage.store.state().rotations.pair, 10);
        stage.store.undo();
        QCOMPARE(stage.store.state().rotations.pair, 9);
        QCOMPARE(stage.currentPair(), 9);
    }

    void selectingRowsByADragIsOneUndoStep()
    {
        Stage stage;
        const auto send = [&](QEvent::Type type, QPoint place, Qt::MouseButton button) {
            const QPointF point(place);
            QMouseEvent event(type, point, stage.view.viewport()->mapToGlobal(point), button,
                type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(stage.view.viewport(), &event);
        };
        send(QEvent::MouseButtonPress, stage.cell(4), Qt::LeftButton);
        for (int y = stage.cell(4).y(); y <= stage.cell(8).y(); ++y)
            send(QEvent::MouseMove, {stage.cell(4).x(), y}, Qt::NoButton);
        send(QEvent::MouseButtonRelease, stage.cell(8), Qt::LeftButton);
        QCOMPARE(stage.store.state().rotations.pair, 8);
        QCOMPARE(stage.view.markedPairs(), (std::vector {4, 5, 6, 7, 8}));
        QCOMPARE(stage.gestures.size(), std::size_t {1});
        stage.store.undo();
        QCOMPARE(stage.store.state().rotations.pair, startState().rotations.pair);
    }

    void selectedRowsSurviveAChangeOfNumbers()
    {
        Stage stage;
        QTest::mouseClick(stage.view.viewport(), Qt::LeftButton, {}, stage.cell(3));
        QTest::mouseClick(stage.view.viewport(), Qt::LeftButton, Qt::ShiftModifier, stage.cell(6));
        stage.store.dispatch(SetParameter {"rope.base", 20000.0});
        QCOMPARE(stage.view.markedPairs(), (std::vector {3, 4, 5, 6}));
    }

    void headingsSortNumbersAsNumbers()
    {
        Stage stage;
        for (const int column : {PairsModel::Wavelength, PairsModel::Frequency, PairsModel::Turns,
                 PairsModel::NewWavelength, PairsModel::Factor, PairsModel::RegimeWord}) {
            stage.clickHeading(column);
            QVERIFY(std::ranges::is_sorted(stage.sorted(column)));
            stage.clickHeading(column);
            QCOMPARE(stage.view.horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
            std::vector<double> falling = stage.sorted(column);
            std::erase_if(falling, [](double number) { return std::isinf(number); });
            QVERIFY(std::ranges::is_sorted(falling, std::greater<>()));
        }
    }

    void infinityIsLastInBothSortOrders()
    {
        Stage stage;
        for (int click = 0; click < 2; ++click) {
            stage.clickHeading(PairsModel::NewWavelength);
            const std::vector<double> numbers = stage.sorted(PairsModel::NewWavelength);
            for (std::size_t row = 0; row < 64; ++row)
                QCOMPARE(std::isinf(numbers[row]), row >= 32);
        }
    }

    void sortingKeepsTheCurrentPair()
    {
        Stage stage;
        stage.store.dispatch(SetParameter {"rope.pair", std::int64_t {5}});
        stage.clickHeading(PairsModel::Frequency);
        QCOMPARE(stage.currentPair(), 5);
        QVERIFY(stage.view.currentIndex().row() != 5);
        QCOMPARE(stage.store.state().rotations.pair, 5);
        QCOMPARE(stage.view.markedPairs(), std::vector {5});
    }

    void theCopyShortcutEmitsTheSignal()
    {
        Stage stage;
        QTest::keySequence(&stage.view, QKeySequence::Copy);
        QCOMPARE(stage.copies, 1);
    }

    void theSelectedPairsRowHasABar()
    {
        Stage stage;
        stage.store.dispatch(SetParameter {"rope.pair", std::int64_t {5}});
        const QImage image = stage.view.viewport()->grab().toImage();
        const QColor text = lightPalette().text;
        QCOMPARE(image.pixelColor(1, stage.cell(5, 0).y()), text);
        QVERIFY(image.pixelColor(1, stage.cell(6, 0).y()) != text);
    }

    void theTableIsAccessible()
    {
        Stage stage;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&stage.view);
        QCOMPARE(spoken->text(QAccessible::Name), u"Table of all pairs"_s);
        QVERIFY(spoken->tableInterface());
        QCOMPARE(
            spoken->tableInterface()->cellAt(31, PairsModel::RegimeWord)->text(QAccessible::Name),
            u"Interpolated"_s);
        Brackets brackets;
        QCoreApplication::installTranslator(&brackets);
        QCoreApplication::processEvents();
        QCOMPARE(stage.text(31, PairsModel::RegimeWord), u"[Interpolated]"_s);
        QCoreApplication::removeTranslator(&brackets);
    }
};

LAB_WIDGET_TESTS(TestPairsView)
#include "tst_pairs_view.moc"
