#include "tests/qt_test.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/last_change.h"
#include "ui/paint/projection.h"
#include "ui/views/picture_view.h"
#include "ui/views/reading/reading_view.h"
#include "ui/views/room/change_view.h"
#include "ui/views/ruler/position_ruler.h"

#include <memory>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr double leastHeight = 100; ///< of a picture, at 1x

QList<QWidget*> shownParts(const Bench& bench)
{
    QList<QWidget*> parts;
    for (QWidget* part : bench.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (!part->isHidden() && !part->geometry().isEmpty())
            parts += part;
    }
    return parts;
}

} // namespace

class TestRoomLayouts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void picturesHaveRoomAndKeepClearOfEachOther_data()
    {
        QTest::addColumn<BenchId>("id");
        QTest::addColumn<QSize>("window");
        for (const BenchId id : allBenches()) {
            for (const QSize size : {QSize(1024, 680), QSize(1280, 800), QSize(1920, 1080)})
                QTest::addRow("bench %d, %d wide", static_cast<int>(id), size.width())
                    << id << size;
        }
    }

    void picturesHaveRoomAndKeepClearOfEachOther()
    {
        QFETCH(BenchId, id);
        QFETCH(QSize, window);
        const FormulaBook book;
        Look look;
        look.formulas = &book;
        look.scale = roomScale(window);
        const std::unique_ptr<Bench> bench(newBench(id, nullptr));
        bench->resize(
            window.width(), window.height() - qRound(look.px(PositionRuler::fixedHeight)));
        bench->setLook(look);
        bench->setAudience(Audience::Room);
        LabState state = clamped({});
        state.bench = id;
        bench->setState(state);
        bench->setLastChange({{{u"Base"_s, u"10\u2009000"_s, u"500\u2009000"_s}}, {}});

        const auto pictures = bench->pictures();
        QVERIFY(!pictures.empty());
        const auto* change = bench->findChild<ChangeView*>();
        QVERIFY(!change->isHidden());
        for (const PictureView* picture : pictures) {
            QVERIFY2(picture->height() >= look.px(leastHeight), qPrintable(picture->exportName()));
            QVERIFY2(
                bench->rect().contains(picture->geometry()), qPrintable(picture->exportName()));
            QVERIFY2(!picture->geometry().intersects(bench->readingLine().geometry()),
                qPrintable(picture->exportName()));
            QVERIFY2(!picture->geometry().intersects(change->geometry()),
                qPrintable(picture->exportName()));
            for (const PictureView* other : pictures)
                QVERIFY2(other == picture || !other->geometry().intersects(picture->geometry()),
                    qPrintable(picture->exportName()));
        }
        for (const QWidget* part : shownParts(*bench)) {
            QVERIFY2(part == change || !part->geometry().intersects(change->geometry()),
                part->metaObject()->className());
        }
        QVERIFY(change->width() >= qRound(change->widthNeeded()));
    }

    void aDeskHasEverythingAgain()
    {
        const FormulaBook book;
        Look look;
        look.formulas = &book;
        for (const BenchId id : allBenches()) {
            const std::unique_ptr<Bench> bench(newBench(id, nullptr));
            bench->resize(896, 696);
            bench->setLook(look);
            LabState state = clamped({});
            state.bench = id;
            bench->setState(state);
            const auto places = [&] {
                QList<QRect> all;
                for (const QWidget* part : shownParts(*bench))
                    all += part->geometry();
                return all;
            };
            const QList<QRect> before = places();
            bench->setAudience(Audience::Room);
            bench->setAudience(Audience::One);
            QCOMPARE(places(), before);
        }
    }
};

LAB_WIDGET_TESTS(TestRoomLayouts)
#include "tst_room_layouts.moc"
