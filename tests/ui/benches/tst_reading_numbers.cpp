#include "tests/ui/windows/window_of_benches.h"
#include "ui/benches/reading_numbers_view.h"
#include "ui/drawing/handle_field.h"

#include <algorithm>
#include <optional>
#include <string_view>

using namespace lab;
using namespace lab::ui;

namespace {

struct Stage : WindowOfBenches {
    explicit Stage(BenchId bench)
        : WindowOfBenches(newSceneOn(bench))
    {
        window->resize(1280, 800);
    }

    ReadingNumbersView& line() { return *window->bench().findChild<ReadingNumbersView*>(); }
    std::optional<PictureHandle> handle(std::string_view key)
    {
        if (line().isHidden())
            return std::nullopt;
        const auto all = line().handles();
        const auto one = std::ranges::find(all, key, &PictureHandle::key);
        return one == all.end() ? std::nullopt : std::optional(*one);
    }
    void drag(std::string_view key, int pixels)
    {
        const QPoint start = handle(key)->place.toPoint();
        QTest::mousePress(&line(), Qt::LeftButton, {}, start);
        for (int moved = 1; moved <= std::abs(pixels); ++moved)
            QTest::mouseMove(&line(), start + QPoint(pixels > 0 ? moved : -moved, 0));
        QTest::mouseRelease(&line(), Qt::LeftButton, {}, start + QPoint(pixels, 0));
    }
};

} // namespace

class tst_ReadingNumbers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void baseDimensionAndPositionOfTheFormulaCanBeDragged()
    {
        Stage stage(BenchId::Waves);
        QVERIFY(stage.handle("sinusoidal.width"));
        QVERIFY(stage.handle("position.query"));
        stage.drag("sinusoidal.base", 40);
        QCOMPARE(stage.number("sinusoidal.base"), 1e5);
        QCOMPARE(stage.number("rope.base"), 1e5); // which it shares
        stage.store.undo();
        QCOMPARE(stage.number("sinusoidal.base"), 1e4);
        QVERIFY(!stage.store.canUndo());
        stage.drag("sinusoidal.width", 40); // a doubling
        QCOMPARE(stage.number("sinusoidal.width"), 32);
        const double query = stage.number("position.query");
        stage.drag("position.query", 16); // 8 pixels each
        QCOMPARE(stage.number("position.query"), query + 2);
    }

    void positionsOfARotationCanBeDragged()
    {
        Stage stage(BenchId::Rotations);
        const double key = stage.number("position.key");
        stage.drag("position.key", -16);
        QCOMPARE(stage.number("position.key"), key - 2);
    }

    void aDoubleClickOpensAField()
    {
        Stage stage(BenchId::Waves);
        const QPoint place = stage.handle("sinusoidal.base")->place.toPoint();
        QTest::mouseDClick(&stage.line(), Qt::LeftButton, {}, place);
        auto* const field = stage.line().findChild<HandleField*>();
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral("500k"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(stage.number("sinusoidal.base"), 5e5);
    }

    void keysMoveIt()
    {
        Stage stage(BenchId::Waves);
        stage.line().setFocus();
        for (int enters = 0; enters < 9; ++enters) {
            QTest::keyClick(&stage.line(), Qt::Key_Return);
            const auto taken = stage.line().taken();
            if (taken && stage.line().handles()[*taken].key == "sinusoidal.base")
                break;
        }
        QTest::keyClick(&stage.line(), Qt::Key_Right);
        QCOMPARE(stage.number("sinusoidal.base"), 2e4);
    }

    void aNumberOfSomethingElseCannotBeDragged()
    {
        Stage stage(BenchId::Waves);
        Focus other;
        other.picture = Picture::WavesTable;
        other.position = stage.store.state().position.query + 7;
        other.column = 3;
        stage.window->bench().setFocus(other);
        QVERIFY(!stage.handle("position.query"));
        QVERIFY(stage.handle("sinusoidal.base"));
        stage.window->bench().setFocus({});
        QVERIFY(stage.handle("position.query"));
    }

    void aCoveredLineHasNoNumbers()
    {
        Stage stage(BenchId::Waves);
        stage.window->bench().setHidden({"reading"});
        QVERIFY(stage.line().isHidden());
        stage.window->bench().setHidden({});
        QVERIFY(stage.handle("sinusoidal.base"));
    }

    void aLockedNumberStays()
    {
        Stage stage(BenchId::Waves);
        stage.window->bench().setHidden({"sinusoidal.base"});
        stage.drag("sinusoidal.base", 40);
        QCOMPARE(stage.number("sinusoidal.base"), 1e4);
    }
};

LAB_WIDGET_TESTS(tst_ReadingNumbers)
#include "tst_reading_numbers.moc"
