#include "core/frames/compare/compare_frames.h"
#include "tests/core/frames/experiment/answering_run.h"
#include "tests/core/state/other_value.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/compare_stage.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/mouse.h"
#include "ui/benches/picture_choice.h"
#include "ui/lessons/languages.h"
#include "ui/paint/projection.h"
#include "ui/paint/text/tips.h"
#include "ui/store/kept_runs.h"
#include "ui/views/reading/reading_view.h"

#include <QAbstractButton>
#include <QHelpEvent>
#include <QImage>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

/// Claims and mistakes: votes, quotations, tests and accessible texts.
class TestCompareCards : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aVoteRevealsTheVerdictAndCanBeUndone()
    {
        CompareStage stage;
        stage.showClaims();
        CardsFigure& claims = stage.claims();
        const QImage covered = imageOf(claims);
        QVERIFY(!claims.accessibleDescription().contains(QStringLiteral("Verdict")));
        const NumberTable reported = claims.numbers();
        for (const double number : reported.rows.front())
            QVERIFY(std::isnan(number) || number <= 1); // only the number of the claim, no vote
        QTest::keyClick(&claims, Qt::Key_3);
        QVERIFY(stage.compare().votes[0] == Verdict::DoesNotHold);
        QVERIFY(claims.accessibleDescription().contains(QStringLiteral("Verdict: Holds.")));
        QVERIFY(imageOf(claims) != covered);
        stage.store.undo();
        QVERIFY(stage.compare().votes[0] == Verdict::None);
        const QPointF place = qt(layoutOf(claims).buttons[1].centre());
        drag(claims, place, place);
        QVERIFY(stage.compare().votes[0] == Verdict::InPart);
    }

    void aListWithEnoughHeightIsComplete()
    {
        CompareStage stage(QSize(1024, 680));
        for (const bool isOfClaims : {true, false}) {
            isOfClaims ? stage.showClaims() : stage.showMistakes();
            const CardsFigure& cards = isOfClaims ? stage.claims() : stage.mistakes();
            const drawing::CardsLayout layout = layoutOf(cards);
            const double left = layout.rows.front().left();
            for (std::size_t i = 0; i + 1 < layout.rows.size(); ++i)
                QVERIFY(std::abs(layout.rows[i].bottom() - layout.rows[i + 1].top()) < 0.01);
            QVERIFY(layout.rows.back().bottom() <= cards.height() + 0.01);
            QStringList cut; // one mistake needs three lines in a wide font
            for (const PaintedText& text : textsIn(cards))
                if (text.place.left() < left + layout.rows.front().width
                    && text.words.endsWith(u'\u2026'))
                    cut += text.words;
            QVERIFY2(cut.size() <= (isOfClaims ? 0 : 1), qPrintable(cut.join(u'\n')));
        }
    }

    void mostClaimsFitWhilePresentingAndInASmallWindow()
    {
        const auto cut = [](const CompareStage& stage) {
            const CardsFigure& claims = stage.claims();
            const double end = layoutOf(claims).rows.front().right();
            QStringList texts;
            for (const PaintedText& text : textsIn(claims))
                if (text.place.left() < end && text.words.endsWith(u'\u2026'))
                    texts += text.words;
            return texts;
        };
        CompareStage desk(QSize(640, 664)); // the width beside the panel of a 1024-pixel window
        desk.showClaims();
        QVERIFY2(cut(desk).size() <= 3, qPrintable(cut(desk).join(u'\n'))); // in a wide font
        CompareStage presented(QSize(1024, 768));
        Look look = presented.bench.look();
        look.scale = presentationScale({1024, 768});
        presented.bench.setLook(look);
        presented.bench.setAudience(Audience::Presentation);
        presented.showClaims();
        QVERIFY2(cut(presented).size() <= 1, qPrintable(cut(presented).join(u'\n')));
        // Not smaller than outside a presentation.
        QVERIFY(layoutOf(presented.claims()).listScale * look.scale >= 1);
    }

    void theCoverOfAVerdictStaysOnItsCard()
    {
        CompareStage stage;
        stage.showClaims();
        CardsFigure& claims = stage.claims();
        Look look = claims.look();
        look.scale = 1.46; // the scale while presenting beside long answers
        claims.setLook(look);
        claims.resize(419, 705);
        const QRectF answer = qt(layoutOf(claims).answer);
        int lines = 0;
        for (const PaintedText& text : textsIn(claims))
            if (answer.contains(text.place.center()) || text.words.startsWith(u"Vote"_s)) {
                QVERIFY2(answer.contains(text.place), qPrintable(text.words));
                ++lines;
            }
        QVERIFY(lines > 1);
    }

    void aTestWithoutAValueIsNotCalledAVote()
    {
        CompareStage stage;
        stage.set("order.preset", std::string("typed"));
        stage.showClaims();
        CardsFigure& claims = stage.claims();
        QTest::keyClick(&claims, Qt::Key_Down);
        QTest::keyClick(&claims, Qt::Key_1);
        const QString reported = claims.accessibleDescription();
        QVERIFY2(reported.contains(u"Verdict: No value here."_s), qPrintable(reported));
        for (const PaintedText& text : textsIn(claims))
            QVERIFY2(!text.words.contains(u"No vote"_s), qPrintable(text.words));
    }

    void aListIsWiderWhereItCutsItsTexts()
    {
        CompareStage stage(QSize(860, 480));
        stage.showClaims();
        const CardsFigure& claims = stage.claims();
        const drawing::CardsLayout layout = layoutOf(claims);
        QVERIFY(layout.hasWords);
        QVERIFY(layout.rows.front().width > 0.45 * claims.width());
        QVERIFY(layout.card.width >= 300);
        qsizetype cut = 0;
        for (const PaintedText& text : textsIn(claims))
            if (text.place.left() < layout.rows.front().right() && text.words.endsWith(u'\u2026'))
                ++cut;
        QVERIFY2(cut <= 7, qPrintable(QString::number(cut)));
    }

    void voteFramesAreOnWholePixels()
    {
        for (const QSize& size : {QSize(1000, 640), QSize(1280, 800), QSize(1100, 700)}) {
            CompareStage stage(size);
            stage.showMistakes();
            for (const drawing::Box& button : layoutOf(stage.mistakes()).buttons)
                QCOMPARE(qt(button), QRectF(qt(button).toRect()));
        }
    }

    void longNumbersAlignWithTheText()
    {
        CompareStage stage;
        stage.showClaims();
        QTest::keyClick(&stage.claims(), Qt::Key_1);
        const double edge = layoutOf(stage.claims()).card.left();
        const double list = layoutOf(stage.claims()).rows.front().right();
        for (const PaintedText& text : textsIn(stage.claims()))
            if (text.place.left() > list)
                QVERIFY2(text.place.left() > edge - 1, qPrintable(text.words));
    }

    void theHeadingNumbersCardsByOrder()
    {
        CompareStage stage;
        stage.showClaims();
        for (int claim = 1; claim <= static_cast<int>(maxClaims); ++claim) {
            stage.set("compare.claim", std::int64_t {claim});
            const QString head = u"Claim %1 of 17"_s.arg(claim);
            const std::vector<PaintedText> texts = textsIn(stage.claims());
            QVERIFY(std::ranges::find(texts, head, &PaintedText::words) != texts.end());
            QVERIFY(stage.claims().accessibleDescription().startsWith(head + u": "_s));
        }
    }

    void theReadingLineAsksForNoVoteAfterTheVote()
    {
        CompareStage stage;
        const auto line = [&stage] {
            return readingCaption(compareReading(stage.store.state(), {}));
        };
        for (const bool isClaim : {true, false}) {
            isClaim ? stage.showClaims() : stage.showMistakes();
            CardsFigure& cards = isClaim ? stage.claims() : stage.mistakes();
            QVERIFY2(line().contains(u"press 1 to 4 to vote"_s), qPrintable(line()));
            QTest::keyClick(&cards, Qt::Key_2);
            QVERIFY2(
                !line().contains(u"vote"_s) && line().contains(u"Enter"_s), qPrintable(line()));
            stage.store.undo();
            QVERIFY2(line().contains(u"press 1 to 4 to vote"_s), qPrintable(line()));
        }
    }

    void aDigitVotesWhileTheSwitchHasFocus()
    {
        CompareStage stage;
        QVERIFY(!stage.bench.keyTaker());
        stage.showClaims();
        QVERIFY(stage.bench.keyTaker() == &stage.claims());
        static_cast<QWidget&>(stage.bench).show();
        stage.bench.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&stage.bench));
        auto* segment = stage.bench.findChild<PictureChoice*>()->findChild<QAbstractButton*>();
        segment->setFocus();
        QTest::keyClick(segment, Qt::Key_3);
        QVERIFY(stage.compare().votes[0] == Verdict::DoesNotHold);
    }

    void ownModelsAreQuotedIfThereAreAny()
    {
        CompareStage stage;
        KeptRuns kept;
        stage.bench.useKept(kept);
        stage.showClaims();
        stage.set("compare.claim", std::int64_t {13});
        CardsFigure& claims = stage.claims();
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
        QVERIFY(claims.numbers().header.size() == 16); // 3 intervals, 4 columns of own models
        QVERIFY(std::isnan(claims.numbers().rows.front().back()));
        QTest::keyClick(&claims, Qt::Key_3);
        QVERIFY(claims.frame().now.verdict == Verdict::DoesNotHold);
        QVERIFY(says("In the models you trained at length 32: 0.96, 0.8333, 0.9184. With the same "
                     "thresholds: Undecided.")); // one seed has no interval
        train(150); // the quotation is updated immediately
        QVERIFY(says("at length 32: 0.85, 0.2941, 0.6757"));
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

    void theRightOptionIsOutlinedAfterTheVote()
    {
        CompareStage stage;
        const auto outlined = [&](CardsFigure& cards) {
            const QImage image = imageOf(cards);
            std::vector<std::size_t> found;
            for (std::size_t i = 0; i < layoutOf(cards).buttons.size(); ++i) {
                const QPoint edge(qRound(qt(layoutOf(cards).buttons[i].centre()).x()),
                    qRound(layoutOf(cards).buttons[i].top()));
                if (image.pixelColor(edge) == cards.look().palette.resultText)
                    found.push_back(i);
            }
            return found;
        };
        stage.showClaims();
        QVERIFY(outlined(stage.claims()).empty());
        QTest::keyClick(&stage.claims(), Qt::Key_3);
        QVERIFY(stage.claims().frame().now.verdict == Verdict::Holds);
        QVERIFY(outlined(stage.claims()) == std::vector<std::size_t> {0});
        stage.showMistakes();
        QTest::keyClick(&stage.mistakes(), Qt::Key_2);
        QVERIFY(outlined(stage.mistakes()) == std::vector<std::size_t> {0});
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

    // A narrow list shows only the numbers.
    void aListRowHasItsFullTextInTheTooltip()
    {
        CompareStage stage;
        stage.showClaims();
        CardsFigure& claims = stage.claims();
        const QRectF row = qt(layoutOf(claims).rows[2]);
        const QPoint place = row.center().toPoint();
        QHelpEvent asked(QEvent::ToolTip, place, claims.mapToGlobal(place));
        QApplication::sendEvent(&claims, &asked);
        QCOMPARE(
            QToolTip::text(), wrappedTip(u"3. "_s + inLanguage(ownCards(Deck::Claims)[2].text)));
        QToolTip::hideText();

        const QImage before = imageOf(claims).copy(row.toAlignedRect());
        hover(claims, row.center());
        QVERIFY(imageOf(claims).copy(row.toAlignedRect()) != before);
    }

    void everyParameterOfACardHasAnEffect()
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

    void panelRowsHaveUniqueLabels()
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

    void everyCardCanBeSelectedAndTested()
    {
        CompareStage stage;
        const auto walk = [&](CardsFigure& cards, const int& chosen) {
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
            const QPointF last = qt(layoutOf(cards).rows.back().centre());
            drag(cards, last, last);
            QCOMPARE(chosen, count);
        };
        stage.showClaims();
        walk(stage.claims(), stage.compare().claim);
        stage.showMistakes();
        walk(stage.mistakes(), stage.compare().mistake);
    }

    void aCardSaysWhereItsTestLeads()
    {
        CompareStage stage;
        const auto isAsAnnounced = [&](CardsFigure& cards, const char* key, Deck deck) {
            for (int card = 1; card <= static_cast<int>(ownCards(deck).size()); ++card) {
                stage.set(key, std::int64_t {card});
                const JudgedCard promised = cards.frame().tested;
                QTest::keyClick(&cards, Qt::Key_Return);
                const JudgedCard met =
                    judged(ownCards(deck)[static_cast<std::size_t>(card - 1)], stage.store.state());
                QVERIFY2(met.verdict == promised.verdict, qPrintable(QString::number(card)));
                QVERIFY(met.verdict != Verdict::None);
                stage.store.undo();
            }
        };
        const auto all = [&] {
            stage.showClaims();
            isAsAnnounced(stage.claims(), "compare.claim", Deck::Claims);
            stage.showMistakes();
            isAsAnnounced(stage.mistakes(), "compare.mistake", Deck::Mistakes);
        };
        all();
        stage.set("order.preset", std::string("typed"));
        stage.set("rope.rotated_share", 0.25);
        stage.set("compare.keys", std::int64_t {8});
        stage.set("compare.moved", std::int64_t {120});
        stage.set("learned.training_length", std::int64_t {1});
        all();
    }

    void theLinesOfAMistakeAreButtons()
    {
        CompareStage stage;
        stage.showMistakes();
        CardsFigure& cards = stage.mistakes();
        const QString covered = cards.accessibleDescription();
        QVERIFY(covered.contains(QStringLiteral("Second: frequency = ")));
        QVERIFY(!covered.contains(QStringLiteral("Verdict")));
        const std::array votes {
            Verdict::FirstLine, Verdict::SecondLine, Verdict::BothLines, Verdict::NeitherLine};
        for (std::size_t i = 0; i < votes.size(); ++i) {
            const QPointF place = qt(layoutOf(cards).buttons[i].centre());
            drag(cards, place, place);
            QVERIFY(stage.compare().lines[0] == votes[i]);
            QTest::keyClick(&cards, static_cast<Qt::Key>(Qt::Key_4 - static_cast<int>(i)));
            QVERIFY(stage.compare().lines[0] == votes[3 - i]);
        }
        const QString open = cards.accessibleDescription();
        QVERIFY(open.contains(QStringLiteral("Verdict: First is correct.")));
        QVERIFY(open.contains(QStringLiteral("With the second line, pair 1 rotates")));
        QVERIFY(open.endsWith(QStringLiteral("Enter shows it."))); // matches the text of the button
        QVERIFY(stage.compare().votes[0] == Verdict::None); // votes on claims are separate
        stage.set("sinusoidal.layout", std::string("tensor2tensor"));
        QVERIFY(cards.frame().now.verdict == Verdict::NeitherLine);
        QVERIFY(cards.frame().tested.verdict == Verdict::FirstLine);
    }
};

LAB_WIDGET_TESTS(TestCompareCards)
#include "tst_compare_cards.moc"
