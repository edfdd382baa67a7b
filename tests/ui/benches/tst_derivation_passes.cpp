#include "core/frames/derivation/pages/page_picture.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/derivation_stage.h"
#include "ui/paint/text/lines.h"
#include "ui/views/derivation/line_tile.h"

#include <QScopeGuard>

#include <algorithm>
#include <set>

using namespace derivation;

// The questions of the passes, and their repetition.
class TestDerivationPasses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aWrongAnswerIsAskedAgainWithOtherNumbers();
    void aSketchGetsFeedbackOnItsShape();
    void theSecondPassAsksForThePrinciple();
    void aReasonIsBuiltFromThreeTiles();
    void theNextButtonIsDisabledAtTheEnd();
    void tilesFitTheirTexts();
    void theTwoPartAnswerMatchesThePicture();
    void anAnswerOnePeriodFurtherIsCorrect();
    void aQuestionWithoutAnAnswerSaysSo();
};

void TestDerivationPasses::aWrongAnswerIsAskedAgainWithOtherNumbers()
{
    DerivationStage stage;
    stage.open(4);
    stage.answer(u"60"_s);
    stage.answer(u"0"_s);
    const auto& box = stage.box();
    QVERIFY(box.question().text.contains(u"30°"_s));
    stage.button(u"Next page"_s).click();
    stage.answer(u"0.92"_s);
    stage.button(u"Next page"_s).click();
    QVERIFY2(stage.spoken(4).endsWith(u": predicted correctly"_s), qPrintable(stage.spoken(4)));
    stage.answer(u"1.5"_s);
    QVERIFY2(stage.spoken(4).endsWith(u"to review"_s), qPrintable(stage.spoken(4)));
    stage.button(u"Review page 4"_s).click();
    QCOMPARE(stage.store.state().derivation.page, 4);
    QVERIFY(stage.written().isBlank);
    QVERIFY2(box.question().text.startsWith(u"Try again: "_s), qPrintable(box.question().text));
    QVERIFY2(box.question().text.contains(u"50°"_s), qPrintable(box.question().text));
    stage.answer(u"100"_s);
    QVERIFY(box.question().outcome.startsWith(u"That is q times k"_s));
    stage.answer(u"0"_s);
    QVERIFY(box.question().isOver);
    QVERIFY(box.question().text.contains(u"50°"_s));
    stage.button(u"Next page"_s).click();
    QCOMPARE(stage.store.state().derivation.page, 0); // the first unanswered page
}

void TestDerivationPasses::aSketchGetsFeedbackOnItsShape()
{
    DerivationStage stage;
    const auto reported = [&](std::int64_t page, HandleList list, std::vector<double> drawn) {
        stage.open(page);
        stage.store.dispatch(SetParameter {std::string(ruleOf(list).key), listText(drawn)});
        return stage.box().question().sketch;
    };
    const auto isReported = [&](PageMark mark) {
        const Question& question = stage.box().question();
        return question.mark == PageMark::Tick && question.sketchMark == mark
            && !question.outcome.contains(u"sketch"_s)
            && stage.box().accessibleDescription().contains(question.sketch);
    };
    std::vector<double> score(9, 0.0);
    score[5] = 1; // at distance 25; the score is largest at 23.13
    QVERIFY(reported(13, HandleList::ScoreSketch, score).isEmpty()); // not before the answer
    stage.answer(u"23.1"_s);
    QVERIFY(stage.box().question().sketch.endsWith(u"is highest where the score is."_s));
    QVERIFY(isReported(PageMark::Tick));
    score = std::vector<double>(9, 0.0);
    score[1] = 1;
    const int height = stage.box().heightNeeded(stage.box().width());
    QVERIFY(reported(13, HandleList::ScoreSketch, score).contains(u"at another distance"_s));
    QVERIFY(isReported(PageMark::Cross)); // the number is still correct and has its own line
    QVERIFY(!reported(13, HandleList::ScoreSketch, startOf(HandleList::ScoreSketch))
                 .contains(u"sketch"_s));
    QVERIFY(stage.box().heightNeeded(stage.box().width()) < height);
    // If the score is periodic in the range, each of its maxima counts.
    stage.set("derivation.theta", 0.43); // largest at 10.76, 25.37 and 39.98
    for (const std::size_t highest : {2U, 5U, 8U}) {
        std::vector<double> drawn(9, 0.0);
        drawn[highest] = 1;
        QVERIFY(reported(13, HandleList::ScoreSketch, drawn).endsWith(u"where the score is."_s));
    }
    stage.set("derivation.theta", 0.2);
    stage.open(21);
    stage.answer(u"2080"_s);
    QVERIFY(reported(21, HandleList::BoundSketch, {3, 1.5, 1.6, 1.7, 1.7, 1.8})
                .contains(u"falls fast"_s));
    QVERIFY(isReported(PageMark::Tick));
    // The means of the bound over 125 distances around 0, 1000 … 5000 decrease slightly.
    QVERIFY(reported(21, HandleList::BoundSketch, {3.32, 2.56, 2.51, 2.49, 2.5, 2.5})
                .contains(u"falls fast"_s));
    for (const std::vector<double>& wrong : {std::vector<double> {3, 2.5, 2, 1.5, 1, 0.5},
             {2, 2.1, 2.2, 2.3, 2.4, 2.5}, {3, 2, 3, 2, 3, 2}, {3, 3, 3, 3, 3, 2}}) {
        QVERIFY(reported(21, HandleList::BoundSketch, wrong).contains(u"does not fall fast"_s));
        QVERIFY(isReported(PageMark::Cross));
    }
}

void TestDerivationPasses::theSecondPassAsksForThePrinciple()
{
    DerivationStage stage;
    stage.set("derivation.pass", std::int64_t {2});
    for (std::int64_t page = 0; page < derivationPages; ++page) {
        stage.open(page);
        const auto& question = stage.box().question();
        QCOMPARE(question.tiles.size(), std::size_t {4});
        QVERIFY(!stage.written().isBlank);
        QVERIFY(stage.written().why.empty());
        const auto& own = ownDerivationPage(static_cast<int>(page)).principles;
        int right = 0;
        for (const Question::Tile& tile : question.tiles)
            right += std::ranges::count(own, tile.key.toStdString()) > 0 ? 1 : 0;
        QCOMPARE(right, 1);
    }
    stage.open(9);
    const QString wrong = u"A product is linear in each factor"_s;
    stage.store.dispatch(ChoosePrinciple {9, "linearity"});
    QVERIFY(stage.box().question().outcome.contains(wrong));
    QVERIFY(stage.box().question().outcome.contains(u"page 2"_s));
    QVERIFY(stage.written().why.empty());
    stage.store.dispatch(ChoosePrinciple {9, "separation"});
    QVERIFY(stage.written().why.empty());
    stage.button(u"at m = n left knows only q"_s).click();
    stage.button(u"right knows only k"_s).click();
    stage.button(u"all vectors turn alike"_s).click();
    QCOMPARE(stage.box().question().outcome,
        u"at m = n left knows only q, and right knows only k; so all vectors turn alike"_s);
    QVERIFY(!stage.written().why.empty());
    QVERIFY(!stage.checkView().isHidden());
    QVERIFY(stage.spoken(9).endsWith(u": predicted correctly"_s));
    stage.store.undo();
    QVERIFY(stage.written().why.empty());
    stage.button(u"Show answer"_s).click();
    QVERIFY(!stage.written().why.empty());
    QVERIFY(stage.spoken(9).endsWith(u"seen, not predicted"_s));
}

// The tiles of each page contain every part once, and a part of another page is rejected.
void TestDerivationPasses::aReasonIsBuiltFromThreeTiles()
{
    DerivationStage stage;
    stage.set("derivation.pass", std::int64_t {2});
    for (int page = 0; page < derivationPages; ++page) {
        stage.open(page);
        stage.store.dispatch(ChoosePrinciple {page, ownDerivationPage(page).principles.front()});
        for (int half = 0; half < sentenceParts; ++half) {
            const auto tiles = stage.box().question().tiles;
            QCOMPARE(tiles.size(), std::size_t {3});
            std::set<QString> labels;
            for (const Question::Tile& tile : tiles)
                labels.insert(tile.label);
            QCOMPARE(labels.size(), std::size_t {3});
            QVERIFY(stage.written().why.empty());
            QVERIFY(stage.checkView().isHidden());
            const auto foreign = std::ranges::find_if(tiles,
                [page](const Question::Tile& tile) { return tile.key != QString::number(page); });
            if (half == 1 || page % 2) {
                stage.button(foreign->label).click();
                QVERIFY(stage.box().question().outcome.contains(foreign->label));
                QCOMPARE(stage.box().question().mark, PageMark::Cross);
                QCOMPARE(stage.box().question().tiles, tiles);
            }
            stage.button(inLanguage(ownDerivationPage(page).halves[static_cast<std::size_t>(half)]))
                .click();
        }
        QVERIFY(stage.box().question().isOver);
        QVERIFY(!stage.written().why.empty());
        const bool isTicked = page % 2 == 0; // one wrong tile instead of three
        QVERIFY2(
            stage.spoken(page).endsWith(isTicked ? u": predicted correctly"_s : u"not predicted"_s),
            qPrintable(stage.spoken(page)));
    }
}

// In the third pass the last equation enables the next button once it is found.
void TestDerivationPasses::theNextButtonIsDisabledAtTheEnd()
{
    DerivationStage stage;
    stage.set("derivation.pass", std::int64_t {3});
    stage.open(derivationPages - 1);
    QVERIFY(!stage.button(u"Next page"_s).isEnabled());
    QVERIFY(stage.button(u"Back"_s).isEnabled());
    stage.open(derivationPages - 2);
    QVERIFY(stage.button(u"Next page"_s).isEnabled());
    stage.open(derivationPages - 1);
    stage.button(u"Show answer"_s).click();
    QVERIFY(stage.button(u"Blank one more equation"_s).isEnabled());
}

void TestDerivationPasses::tilesFitTheirTexts()
{
    const auto usual = qScopeGuard([] { QLocale::setDefault(QLocale::English); });
    for (const bool isChinese : {false, true}) {
        QLocale::setDefault(isChinese ? QLocale::Chinese : QLocale::English);
        DerivationStage stage({640, 576});
        stage.set("derivation.pass", std::int64_t {2});
        for (std::int64_t page = 0; page < derivationPages; ++page) {
            stage.open(page);
            for (const LineTile* tile : stage.bench.findChildren<LineTile*>()) {
                if (tile->isHidden())
                    continue;
                const QStringList lines =
                    brokenLines(tile->text(), tile->font(), tile->width() - 16);
                QVERIFY2(lines.size() * tile->fontMetrics().height() <= tile->height(),
                    qPrintable(tile->text()));
                for (const QString& line : lines)
                    QVERIFY(tile->fontMetrics().horizontalAdvance(line) <= tile->width() - 8);
                QVERIFY(stage.box().rect().contains(tile->geometry()));
            }
        }
    }
}

void TestDerivationPasses::theTwoPartAnswerMatchesThePicture()
{
    for (const std::int64_t shift : {0, 3, 4}) {
        LabState state;
        state.derivation.shift = shift;
        const auto& page = ownDerivationPage(static_cast<int>(PageKey::BothParts));
        const auto answer =
            page.rule.value(page.asking(0).question.answer, derivationInputs(state));
        const PagePictureFrame picture = pagePictureFrame(state, PageKey::BothParts, true, {});
        const auto& plane = std::get<PagePlane>(picture.panels.front());
        const double shown = plane.arrows[0].to.y - plane.arrows[1].to.y;
        QVERIFY2(std::abs(answer->real() - shown) < 1e-9, qPrintable(QString::number(shift)));
    }
}

void TestDerivationPasses::anAnswerOnePeriodFurtherIsCorrect()
{
    const auto isRight = [](double turn, const QString& typed) {
        DerivationStage stage;
        stage.set("derivation.theta", turn);
        stage.open(13);
        stage.answer(typed);
        return stage.box().question().mark == PageMark::Tick;
    };
    QVERIFY(isRight(0.2, u"23.13"_s));
    QVERIFY(isRight(0.2, u"23.13 + 10*pi"_s));
    QVERIFY(isRight(-0.2, u"8.28 + 20*pi"_s));
    QVERIFY(!isRight(0.2, u"23.13 + 5*pi"_s));
    QVERIFY(!isRight(0.2, u"23.13 - 10*pi"_s)); // the question asks for a distance of at least 0
}

void TestDerivationPasses::aQuestionWithoutAnAnswerSaysSo()
{
    for (const std::int64_t page : {13, 15}) {
        DerivationStage stage;
        stage.open(page);
        QVERIFY(stage.box().question().outcome.isEmpty());
        stage.set("derivation.theta", 0.0);
        QVERIFY(stage.box().question().outcome.contains(u"θ"_s));
        stage.answer(u"10"_s);
        QVERIFY(!stage.box().question().isOver);
        stage.button(u"Show answer"_s).click();
        QVERIFY(stage.box().question().isOver);
        QVERIFY(!stage.box().question().outcome.contains(u"It is"_s));
    }
    DerivationStage stage;
    stage.open(13);
    stage.set("derivation.query_x", 0.0);
    stage.set("derivation.query_y", 0.0);
    QVERIFY(stage.box().question().outcome.contains(u"no largest"_s));
}

LAB_WIDGET_TESTS(TestDerivationPasses)
#include "tst_derivation_passes.moc"
