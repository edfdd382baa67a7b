#include "core/frames/compare/compare_frames.h"
#include "tests/core/frames/experiment/answering_run.h"
#include "tests/core/state/other_value.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/mouse.h"
#include "ui/benches/compare_bench.h"
#include "ui/lessons/card_book.h"
#include "ui/paint/compare/compare_words.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"
#include "ui/store/kept_runs.h"
#include "ui/views/compare/adviser_view.h"
#include "ui/views/compare/cards_view.h"
#include "ui/views/compare/compare_table_view.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>

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
    CardsView& claims() const { return static_cast<CardsView&>(picture(Picture::CompareClaims)); }
    const Compare& compare() const { return store.state().compare; }
    CardsView& mistakes() const
    {
        return static_cast<CardsView&>(picture(Picture::CompareMistakes));
    }
    AdviserView& adviser() const
    {
        return static_cast<AdviserView&>(picture(Picture::CompareAdviser));
    }
    void showAdviser() { set("compare.picture", std::string("adviser")); }
    void showClaims() { set("compare.picture", std::string("claims")); }
    void showMistakes() { set("compare.picture", std::string("mistakes")); }
};

} // namespace

class TestCompareBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingIsCutInANarrowWindow()
    {
        CompareStage stage(QSize(592, 600));
        const Look& look = stage.bench.look();
        const CompareLayout places = stage.table().layout();
        QVERIFY(places.isNarrow);
        for (const ComparedRow& row : compareFrame(stage.store.state()).rows) {
            const QString name = comparedName(row.encoding, stage.compare().method);
            const double own = places.cell(row.encoding, ComparedProperty::Own).width();
            QVERIFY(textWidth(name, TextRole::BodyStrong, look) <= places.names.width());
            QVERIFY(textWidth(shortOwnText(row.own), TextRole::Axis, look) <= own - look.px(4));
        }
        double left = places.names.right();
        for (const ComparedProperty property : comparedProperties) {
            const QRectF column = places.columns[static_cast<std::size_t>(property)];
            QVERIFY(column.left() >= left && column.right() <= places.area.right() + 0.5);
            left = column.right();
            const bool isNumber = property >= ComparedProperty::Length;
            const double space = column.width() + (isNumber ? places.between : 0);
            const QStringList lines =
                brokenLines(shortPropertyName(property), font(look, TextRole::NoteStrong), space);
            QVERIFY(lines.size() <= 2);
            for (const QString& line : lines)
                QVERIFY(textWidth(line.trimmed(), TextRole::NoteStrong, look) <= space);
        }
    }

    void columnsThatHaveNoSpaceAreLeftOutButTheChosenOne()
    {
        const CompareStage stage;
        CompareFrame frame = stage.table().frame();
        Look look = stage.bench.look();
        look.scale = 2;
        std::size_t least = comparedProperties.size();
        for (const ComparedProperty chosen : comparedProperties) {
            frame.compare.property = chosen;
            for (int width = 700; width <= 2600; width += 50) {
                const CompareLayout places(QRectF(0, 0, width, 900), frame, look);
                std::size_t shown = 0;
                for (const QRectF& column : places.columns) {
                    shown += column.isEmpty() ? 0 : 1;
                    QVERIFY(column.right() <= width + places.between);
                }
                QVERIFY(!places.columns[static_cast<std::size_t>(chosen)].isEmpty());
                QVERIFY(width < 1500 || shown == comparedProperties.size());
                least = std::min(least, shown);
            }
        }
        QVERIFY(least < comparedProperties.size());
    }

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
        const auto fits = [&](const CardsView& cards, const char* key) {
            const auto count = static_cast<int>(cards.frame().given.size());
            QString tooLong;
            for (int number = 1; number <= count; ++number) {
                stage.set(key, std::int64_t {number});
                const CardsLayout card = cards.layout();
                const QRectF whole = cards.rect();
                for (const QRectF& row : card.rows)
                    QVERIFY(whole.contains(row));
                for (const QRectF& button : card.buttons) {
                    QVERIFY(whole.contains(button));
                    QVERIFY(button.bottom() <= card.answer.top());
                }
                QVERIFY(card.answer.height() > look.px(150));
                CardsFrame open = cards.frame();
                open.given[static_cast<std::size_t>(number - 1)] = Verdict::Depends;
                QImage image(cards.size(), QImage::Format_ARGB32);
                QPainter painter(&image);
                const double end = paintCards(painter, card, open, {}, look);
                if (end > card.answer.bottom())
                    tooLong += QStringLiteral("%1 %2 by %3; ")
                                   .arg(QLatin1String(key))
                                   .arg(number)
                                   .arg(end - card.answer.bottom());
            }
            QVERIFY2(tooLong.isEmpty(), qPrintable(tooLong));
        };
        KeptRuns kept;
        const KeptRun run = answeringRun({}, ExperimentTask::Variables,
            {trainedEncodings().begin(), trainedEncodings().end()}, 1000, 123);
        kept.setPresent(run.setup, run.runs);
        stage.bench.useKept(kept); // a sentence more
        stage.showClaims();
        fits(stage.claims(), "compare.claim");
        QVERIFY(stage.claims().frame().own);
        stage.showMistakes();
        fits(stage.mistakes(), "compare.mistake");
    }

    void theAdviserHasARowForEachEncoding_data() { addScreens(); }
    void theAdviserHasARowForEachEncoding()
    {
        QFETCH(const QSize, size);
        QFETCH(const double, scale);
        CompareStage stage(size);
        stage.showAdviser();
        Look look = stage.bench.look();
        look.scale = scale;
        stage.bench.setLook(look);
        if (scale > 1)
            stage.bench.setAudience(Audience::Room);
        const AdviserLayout places = stage.adviser().layout();
        const QRectF area = stage.adviser().rect();
        QVERIFY(area.contains(places.open));
        for (const ComparedEncoding encoding : comparedEncodings) {
            const QRectF row = places.row(encoding);
            QVERIFY(area.contains(row) && row.height() >= look.px(17));
            QVERIFY(!row.intersects(places.open));
            QVERIFY(places.rowAt(row.center()) == encoding);
        }
    }

    void theAdviserFollowsTheNeedsAndOpensWhatItSays()
    {
        CompareStage stage;
        stage.showAdviser();
        AdviserView& adviser = stage.adviser();
        const auto adviceOn = [&](ComparedEncoding encoding) {
            return adviser.frame().advice[static_cast<std::size_t>(encoding)];
        };
        const QPointF alibi = adviser.layout().row(ComparedEncoding::Alibi).center();
        hover(adviser, alibi);
        QVERIFY(stage.bench.readingLine().reading().focus.compared == ComparedEncoding::Alibi);
        drag(adviser, alibi, alibi);
        QVERIFY(stage.compare().encoding == ComparedEncoding::Alibi);
        QVERIFY(stage.compare().property == ComparedProperty::Distance);
        QVERIFY(adviser.accessibleDescription().contains(QStringLiteral("highest at distance 0")));
        stage.set("needs.offsets", std::string("none"));
        QVERIFY(adviceOn(ComparedEncoding::Alibi).fits());
        QVERIFY(adviser.accessibleDescription().contains(QStringLiteral("ALiBi fits")));
        stage.set("needs.places", true);
        QVERIFY(!adviceOn(ComparedEncoding::Alibi).fits());
        QTest::keyClick(&adviser, Qt::Key_Up);
        QVERIFY(stage.compare().encoding == ComparedEncoding::T5);
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(&adviser, Qt::Key_Down);
        QVERIFY(stage.compare().encoding == ComparedEncoding::ExtendedRope);
        QTest::keyClick(&adviser, Qt::Key_Return);
        QVERIFY(stage.store.state().bench == BenchId::Rotations);
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
        CardsView& claims = stage.claims();
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

    void oneSOwnModelsAreQuotedWhereThereAreSome()
    {
        CompareStage stage;
        KeptRuns kept;
        stage.bench.useKept(kept);
        stage.showClaims();
        stage.set("compare.claim", std::int64_t {13});
        CardsView& claims = stage.claims();
        const auto says = [&](const char* words) {
            return claims.accessibleDescription().contains(QLatin1StringView(words));
        };
        const auto train = [&](int less) {
            const KeptRun run =
                answeringRun({}, ExperimentTask::Variables, {TrainedEncoding::Rope}, 1000, less);
            kept.setPresent(run.setup, run.runs);
        };
        train(40);
        QVERIFY(!says("the models you trained")); // before the vote
        QVERIFY(claims.numbers().header.size() == 10);
        QVERIFY(std::isnan(claims.numbers().rows.front().back()));
        QTest::keyClick(&claims, Qt::Key_3);
        QVERIFY(claims.frame().now.verdict == Verdict::DoesNotHold);
        QVERIFY(says("In the models you trained, to length 32: 0.96, 0.88, 0.94. By the same "
                     "thresholds: Holds."));
        train(150); // what is quoted follows at once
        QVERIFY(says("By the same thresholds: Does not hold."));
        stage.set("experiment.task", std::string("back"));
        QVERIFY(!claims.frame().own);

        stage.showAdviser();
        stage.set("needs.offsets", std::string("none"));
        stage.set("compare.encoding", std::string("rope"));
        const auto place = std::ranges::find(
            stage.adviser().frame().advice, ComparedEncoding::Rope, &Advice::encoding);
        QVERIFY(place->quote->isOwn);
        QVERIFY(stage.adviser().accessibleDescription().contains(
            QLatin1StringView("models you trained")));
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

    void everyParameterOfACardIsHeard()
    {
        CompareStage stage;
        stage.showClaims();
        const std::vector<Card>& cards = ownCards(Deck::Claims);
        for (std::size_t card = 0; card < cards.size(); ++card) {
            stage.set("compare.claim", static_cast<std::int64_t>(card + 1));
            for (const std::string& key : cards[card].parameters) {
                const LabState before = stage.store.state();
                stage.set(key.c_str(), otherValue(*parameterNamed(key), before));
                const JudgedCard now = stage.claims().frame().now;
                const JudgedCard asked = judged(cards[card], stage.store.state());
                QVERIFY2(now.verdict == asked.verdict, key.c_str());
                for (std::size_t i = 0; i < now.numbers.size(); ++i) {
                    QCOMPARE(std::isnan(now.numbers[i]), std::isnan(asked.numbers[i]));
                    QVERIFY2(!(std::abs(now.numbers[i] - asked.numbers[i]) > 0), key.c_str());
                }
                stage.store.undo();
            }
        }
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
        const auto hasRows = [&](const char* key, Deck deck) {
            for (int card = 1; card <= static_cast<int>(ownCards(deck).size()); ++card) {
                stage.set(key, std::int64_t {card});
                QVERIFY(stage.bench.panelParameters().size() > 2);
                QVERIFY(areDistinct());
            }
        };
        stage.showClaims();
        hasRows("compare.claim", Deck::Claims);
        stage.showMistakes();
        hasRows("compare.mistake", Deck::Mistakes);
    }

    void everyCardIsChosenAndTested()
    {
        CompareStage stage;
        const auto walk = [&](CardsView& cards, const int& chosen) {
            const auto count = static_cast<int>(cards.frame().given.size());
            for (int number = 1; number <= count; ++number) {
                QCOMPARE(chosen, number);
                QTest::keyClick(&cards, Qt::Key_Return);
                const LabState tested = stage.store.state();
                QVERIFY(tested.compare.picture == ComparePicture::Properties
                    || tested.bench != BenchId::Compare);
                stage.store.undo();
                QTest::keyClick(&cards, Qt::Key_C);
            }
            QCOMPARE(chosen, 1);
            const QPointF last = cards.layout().rows.back().center();
            drag(cards, last, last);
            QCOMPARE(chosen, count);
        };
        stage.showClaims();
        walk(stage.claims(), stage.compare().claim);
        stage.showMistakes();
        walk(stage.mistakes(), stage.compare().mistake);
    }

    void theLinesOfAMistakeAreItsButtons()
    {
        CompareStage stage;
        stage.showMistakes();
        CardsView& cards = stage.mistakes();
        const QString covered = cards.accessibleDescription();
        QVERIFY(covered.contains(QStringLiteral("Second: frequency = ")));
        QVERIFY(!covered.contains(QStringLiteral("Verdict")));
        const std::array votes {
            Verdict::FirstLine, Verdict::SecondLine, Verdict::BothLines, Verdict::NeitherLine};
        for (std::size_t i = 0; i < votes.size(); ++i) {
            const QPointF place = cards.layout().buttons[i].center();
            drag(cards, place, place);
            QVERIFY(stage.compare().lines[0] == votes[i]);
            QTest::keyClick(&cards, static_cast<Qt::Key>(Qt::Key_4 - static_cast<int>(i)));
            QVERIFY(stage.compare().lines[0] == votes[3 - i]);
        }
        const QString open = cards.accessibleDescription();
        QVERIFY(open.contains(QStringLiteral("Verdict: The first is right.")));
        QVERIFY(open.contains(QStringLiteral("By the second line pair 1 turns")));
        QVERIFY(stage.compare().votes[0] == Verdict::None); // those of claims are others
        stage.set("sinusoidal.layout", std::string("tensor2tensor"));
        QVERIFY(cards.frame().now.verdict == Verdict::NeitherLine);
        QVERIFY(cards.frame().tested.verdict == Verdict::FirstLine);
    }
};

LAB_WIDGET_TESTS(TestCompareBench)
#include "tst_compare_bench.moc"
