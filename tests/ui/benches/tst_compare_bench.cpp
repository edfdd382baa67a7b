#include "core/frames/compare/compare_frames.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/mouse.h"
#include "ui/benches/compare_bench.h"
#include "ui/lessons/claim_book.h"
#include "ui/views/compare/claims_view.h"
#include "ui/views/compare/compare_table_view.h"

#include <cmath>
#include <set>

using namespace lab;
using namespace lab::ui;

namespace {

struct CompareStage : BenchStage<CompareBench> {
    explicit CompareStage(QSize size = usualSize)
        : BenchStage(startOf(BenchId::Compare), size)
    {
    }
    CompareTableView& table() const
    {
        return static_cast<CompareTableView&>(picture(Picture::CompareTable));
    }
    ClaimsView& claims() const { return static_cast<ClaimsView&>(picture(Picture::CompareClaims)); }
    const Compare& compare() const { return store.state().compare; }
    void showClaims() { set("compare.picture", std::string("claims")); }
};

} // namespace

class TestCompareBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePicturesFitOnEveryScreen_data() { addScreens(); }
    void thePicturesFitOnEveryScreen()
    {
        QFETCH(const QSize, size);
        QFETCH(const double, scale);
        CompareStage stage(size);
        Look look = stage.bench.look();
        look.scale = scale;
        stage.bench.setLook(look);
        if (scale > 1)
            stage.bench.setAudience(Audience::Room);
        QVERIFY(picturesKeepApart(stage.bench));
        const CompareLayout places = stage.table().layout();
        const QRectF area = stage.table().rect();
        for (const ComparedEncoding encoding : comparedEncodings) {
            const QRectF row = places.row(encoding).adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
            QVERIFY(area.contains(places.row(encoding)));
            QVERIFY(places.row(encoding).height() >= look.px(15));
            for (const ComparedProperty property : comparedProperties)
                QVERIFY(row.contains(places.cell(encoding, property)));
        }
        QVERIFY(area.contains(places.open));
        stage.showClaims();
        for (int claim = 1; claim <= static_cast<int>(ownClaims().size()); ++claim) {
            stage.set("compare.claim", std::int64_t {claim});
            const ClaimLayout card = stage.claims().layout();
            const QRectF whole = stage.claims().rect();
            for (const QRectF& row : card.rows)
                QVERIFY(whole.contains(row));
            for (const QRectF& button : card.buttons)
                QVERIFY(whole.contains(button));
            QVERIFY(card.answer.height() > look.px(150));
            QVERIFY(whole.contains(card.open));
        }
    }

    void aPressChoosesTheCellUnderIt()
    {
        CompareStage stage;
        for (const ComparedEncoding encoding : comparedEncodings) {
            for (const ComparedProperty property : comparedProperties) {
                const QPointF place = stage.table().layout().cell(encoding, property).center();
                hover(stage.table(), place);
                const Reading& read = stage.bench.readingLine().reading();
                QVERIFY(read.focus.compared == encoding && read.focus.property == property);
                drag(stage.table(), place, place);
                QVERIFY(stage.compare().encoding == encoding);
                QVERIFY(stage.compare().property == property);
            }
        }
    }

    void keysMoveTheCellToTheEdgesAndNoFarther()
    {
        CompareStage stage;
        CompareTableView& table = stage.table();
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(&table, Qt::Key_Up);
        QVERIFY(stage.compare().encoding == ComparedEncoding::None);
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(&table, Qt::Key_Right);
        QVERIFY(stage.compare().property == ComparedProperty::Operations);
        QTest::keyClick(&table, Qt::Key_Down);
        QTest::keyClick(&table, Qt::Key_Left);
        QVERIFY(stage.compare().encoding == ComparedEncoding::Sinusoidal);
        QVERIFY(stage.compare().property == ComparedProperty::Parameters);
    }

    void enterAndTheWordsBelowOpenTheBench()
    {
        CompareStage stage;
        const LabState start = stage.store.state();
        QTest::keyClick(&stage.table(), Qt::Key_Return);
        QVERIFY(stage.store.state().bench == BenchId::Rotations);
        stage.store.undo();
        QVERIFY(stage.store.state() == start);
        const QPointF open = stage.table().layout().open.center();
        drag(stage.table(), open, open);
        QVERIFY(stage.store.state().bench == BenchId::Rotations);
    }

    void aVoteUncoversTheVerdictAndIsUndone()
    {
        CompareStage stage;
        stage.showClaims();
        ClaimsView& claims = stage.claims();
        const QImage covered = imageOf(claims);
        QVERIFY(!claims.accessibleDescription().contains(QStringLiteral("Verdict")));
        const NumberTable told = claims.numbers();
        for (const double number : told.rows.front())
            QVERIFY(std::isnan(number) || number <= 1); // the claim, and no vote
        QTest::keyClick(&claims, Qt::Key_3);
        QVERIFY(stage.compare().votes[0] == Verdict::DoesNotHold);
        QVERIFY(claims.accessibleDescription().contains(QStringLiteral("Verdict: Holds.")));
        QVERIFY(imageOf(claims) != covered);
        stage.store.undo();
        QVERIFY(stage.compare().votes[0] == Verdict::None);
        const QPointF place = claims.layout().buttons[1].center();
        drag(claims, place, place);
        QVERIFY(stage.compare().votes[0] == Verdict::InPart);
    }

    void anotherParameterChangesAVerdict()
    {
        CompareStage stage;
        stage.showClaims();
        QTest::keyClick(&stage.claims(), Qt::Key_1);
        QVERIFY(stage.claims().frame().now.verdict == Verdict::Holds);
        stage.set("rope.pairing", std::string("wrong_mix"));
        QVERIFY(stage.claims().frame().now.verdict == Verdict::DoesNotHold);
        QVERIFY(stage.claims().frame().tested.verdict == Verdict::Holds);
    }

    void noTwoRowsOfThePanelAreCalledAlike()
    {
        CompareStage stage;
        const auto areDistinct = [&] {
            std::set<std::string_view> labels;
            for (const std::string_view key : stage.bench.panelParameters())
                if (!labels.insert(parameterNamed(key)->label).second)
                    return false;
            return true;
        };
        for (const ComparedEncoding encoding : comparedEncodings) {
            stage.store.dispatch(ChooseCell {encoding, ComparedProperty::Length});
            QVERIFY(areDistinct());
        }
        stage.showClaims();
        for (int claim = 1; claim <= static_cast<int>(ownClaims().size()); ++claim) {
            stage.set("compare.claim", std::int64_t {claim});
            QVERIFY(stage.bench.panelParameters().size() > 2);
            QVERIFY(areDistinct());
        }
    }

    void everyClaimIsChosenAndTested()
    {
        CompareStage stage;
        stage.showClaims();
        const int count = static_cast<int>(ownClaims().size());
        for (int claim = 1; claim <= count; ++claim) {
            QCOMPARE(stage.compare().claim, claim);
            QTest::keyClick(&stage.claims(), Qt::Key_Return);
            const LabState tested = stage.store.state();
            QVERIFY(tested.compare.picture != ComparePicture::Claims
                || tested.bench != BenchId::Compare);
            stage.store.undo();
            QTest::keyClick(&stage.claims(), Qt::Key_C);
        }
        QCOMPARE(stage.compare().claim, 1);
        const QPointF last = stage.claims().layout().rows.back().center();
        drag(stage.claims(), last, last);
        QCOMPARE(stage.compare().claim, count);
    }
};

LAB_WIDGET_TESTS(TestCompareBench)
#include "tst_compare_bench.moc"
