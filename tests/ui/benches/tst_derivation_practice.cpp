#include "tests/qt_test.h"
#include "tests/ui/benches/derivation_stage.h"
#include "ui/lessons/break_cards.h"
#include "ui/paint/formula/formula.h"
#include "ui/views/derivation/line_tile.h"

#include <algorithm>
#include <set>

using namespace derivation;

namespace {

struct PracticeStage : DerivationStage {
    PracticeStage() { set("derivation.pass", std::int64_t {3}); }

    const Derivation& own() const { return store.state().derivation; }
    const Question& question() const { return box().question(); }
    void choose(const QString& key) const
    {
        const auto& tiles = question().tiles;
        const auto at = std::ranges::find(tiles, key, &Question::Tile::key) - tiles.begin();
        QVERIFY2(at < static_cast<std::ptrdiff_t>(tiles.size()), qPrintable(key));
        bench.findChildren<LineTile*>()[at]->click();
    }
    QString rightVerdict() const
    {
        const auto& page = ownDerivationPage(pageOfCard(*own().card));
        const auto way = static_cast<std::size_t>(breakOfCard(*own().card) - 1);
        return verdictKey(*page.rule.text().breaks[way].verdict);
    }
    QString wrongVerdict() const { return rightVerdict() == u"keeps"_s ? u"rope"_s : u"keeps"_s; }
    const DerivationPage::Way& way() const
    {
        return ownDerivationPage(pageOfCard(*own().card))
            .breaks[static_cast<std::size_t>(breakOfCard(*own().card) - 1)];
    }
    /// Gives the verdict and, if requested, the number.
    void answerRightly() const
    {
        choose(rightVerdict());
        const auto& number = way().number;
        if (!number)
            return;
        const auto& rule = ownDerivationPage(pageOfCard(*own().card)).rule;
        answer(QString::number(rule.value(number->answer, {}).value().real(), 'g', 12));
    }
};

} // namespace

// The third pass: blank equations from the last one backwards, and breaks as cards.
class TestDerivationPractice : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBlanksGrowFromTheEnd();
    void everyBlankOffersThreeLines();
    void twoWrongLinesRevealTheRightOne();
    void aRevealedLineIsRecordedAsRevealed();
    void everyCardAsksBeforeItReveals();
    void aWrongCardReturnsAfterFourOthers();
    void cardsAreShuffled();
    void closingACardUndoesItsBreak();
};

void TestDerivationPractice::theBlanksGrowFromTheEnd()
{
    PracticeStage stage;
    stage.open(20);
    for (const int round : {1, 2, 3}) {
        QCOMPARE(stage.own().blanks, round);
        const int first = derivationPages - round;
        stage.open(first - 1);
        QVERIFY(stage.question().tiles.empty());
        QVERIFY(!stage.written().why.empty());
        for (int page = first; page < derivationPages; ++page) {
            stage.open(page);
            QVERIFY(stage.written().isBlank);
            QVERIFY(stage.written().why.empty());
            stage.choose(u"right"_s);
            QVERIFY(stage.question().isOver);
            QVERIFY(!stage.written().why.empty());
            QVERIFY(stage.spoken(page).contains(u"equation filled in"_s));
        }
        stage.button(u"Blank one more equation"_s).click();
        QCOMPARE(stage.own().page, first - 1);
    }
    QCOMPARE(stage.own().lines.at(21).timesFilled, 3);
    stage.set("derivation.blanks", std::int64_t {derivationPages});
    for (int page = 0; page < derivationPages; ++page)
        stage.store.dispatch(FillLine {page, 0});
    stage.open(derivationPages - 1);
    QVERIFY(!stage.button(u"Next page"_s).isEnabled()); // all equations are filled in
}

void TestDerivationPractice::everyBlankOffersThreeLines()
{
    const FormulaBook book;
    PracticeStage stage;
    stage.set("derivation.blanks", std::int64_t {derivationPages});
    for (int page = 0; page < derivationPages; ++page) {
        stage.open(page);
        const auto& tiles = stage.question().tiles;
        QCOMPARE(tiles.size(), std::size_t {3});
        QVERIFY(std::ranges::count(tiles, u"right"_s, &Question::Tile::key) == 1);
        std::set<QString> said;
        for (const Question::Tile& tile : tiles) {
            QVERIFY2(book.keys().contains(tile.formula), qPrintable(tile.formula));
            said.insert(spokenSentence(book.formula(tile.formula), {}, u"zh_CN"_s));
            said.insert(spokenSentence(book.formula(tile.formula), {}, u"en"_s));
        }
        QCOMPARE(said.size(), std::size_t {6});
        const bool isSide = page == 7 || page == 9 || page == 10;
        QCOMPARE(stage.written().isBlank, !isSide);
        QCOMPARE(stage.written().formula.ends_with(".blank"), isSide);
        QVERIFY(stage.checkView().isHidden());
        for (const auto& wrong : ownDerivationPage(page).blank.wrong)
            QVERIFY(!stage.visibleText().contains(inLanguage(wrong.says)));
    }
}

void TestDerivationPractice::twoWrongLinesRevealTheRightOne()
{
    PracticeStage stage;
    stage.open(21);
    stage.choose(u"sign"_s);
    QCOMPARE(stage.question().mark, PageMark::Cross);
    QVERIFY(stage.question().outcome.contains(u"Collected by S"_s));
    QVERIFY(stage.written().isBlank);
    stage.choose(u"shifted"_s);
    QVERIFY(stage.question().isOver);
    QCOMPARE(stage.question().mark, PageMark::Ring);
    QVERIFY(!stage.written().isBlank);
    QVERIFY2(
        stage.spoken(21).endsWith(u"equation revealed; total: correct 0, wrong 2, revealed 0"_s),
        qPrintable(stage.spoken(21)));
    stage.store.undo();
    QVERIFY(stage.written().isBlank);
}

void TestDerivationPractice::aRevealedLineIsRecordedAsRevealed()
{
    PracticeStage stage;
    stage.open(21);
    stage.button(u"Show answer"_s).click();
    QVERIFY(stage.question().isOver);
    QVERIFY(stage.question().outcome.contains(u"revealed 1"_s));
    stage.set("derivation.blanks", std::int64_t {2});
    QVERIFY(!stage.question().isOver);
    QCOMPARE(stage.own().lines.at(21).timesShown, 1);
}

// The effect of the break and the check stay hidden until verdict and number are given.
void TestDerivationPractice::everyCardAsksBeforeItReveals()
{
    constexpr int firstBlankPage = 19;
    PracticeStage stage;
    stage.set("derivation.blanks", std::int64_t {derivationPages - firstBlankPage});
    stage.button(u"Break cards"_s).click();
    QCOMPARE(*stage.own().card, breakCards().front());
    for (std::size_t at = 0; at < breakCards().size(); ++at) {
        const int card = breakCards()[at];
        QCOMPARE(*stage.own().card, card);
        QCOMPARE(stage.own().page, pageOfCard(card));
        // The equation of this page is blank.
        const bool isBlankNow = pageOfCard(card) >= firstBlankPage;
        QCOMPARE(stage.own().breaks.at(pageOfCard(card)), breakOfCard(card));
        QVERIFY(stage.question().text.contains(inLanguage(stage.way().label)));
        const QString reported = stage.visibleText();
        QVERIFY2(!reported.contains(inLanguage(stage.way().says)), qPrintable(reported));
        QVERIFY(stage.checkView().isHidden());
        QVERIFY(!stage.written().isBroken);
        QCOMPARE(stage.written().isBlank, isBlankNow);
        stage.answerRightly();
        QVERIFY2(stage.question().isOver, qPrintable(stage.question().text));
        QCOMPARE(stage.question().mark, PageMark::Tick);
        QVERIFY(stage.written().isBroken);
        QCOMPARE(qt(stage.written().why), inLanguage(stage.way().says));
        QCOMPARE(stage.button(u"Next card"_s).isEnabled(), at + 1 < breakCards().size());
        stage.button(u"Next card"_s).click();
    }
    QVERIFY(std::ranges::all_of(
        stage.own().cards, [](const auto& entry) { return entry.second.timesRight == 1; }));
}

void TestDerivationPractice::aWrongCardReturnsAfterFourOthers()
{
    PracticeStage stage;
    stage.button(u"Break cards"_s).click();
    const int first = *stage.own().card;
    stage.choose(stage.wrongVerdict());
    if (stage.way().number)
        stage.answer(u"-77"_s);
    QCOMPARE(stage.question().mark, PageMark::Cross);
    QVERIFY(stage.question().outcome.contains(u"see it again"_s));
    for (int other = 0; other < cardsBetween; ++other) {
        stage.button(u"Next card"_s).click();
        QVERIFY(*stage.own().card != first);
        stage.answerRightly();
    }
    stage.button(u"Next card"_s).click();
    QCOMPARE(*stage.own().card, first);
    QVERIFY(!stage.question().isOver);
    stage.answerRightly();
    const BreakCard& mark = stage.own().cards.at(first);
    QCOMPARE(mark.timesRight, 1);
    QCOMPARE(mark.timesWrong, 1);
    stage.button(u"Next card"_s).click();
    QCOMPARE(*stage.own().card, breakCards()[cardsBetween + 1]);
}

void TestDerivationPractice::cardsAreShuffled()
{
    const std::vector<int>& cards = breakCards();
    QCOMPARE(std::set<int>(cards.begin(), cards.end()).size(), cards.size());
    QVERIFY(!std::ranges::is_sorted(cards));
    for (std::size_t at = 1; at < cards.size(); ++at)
        QVERIFY(pageOfCard(cards[at]) != pageOfCard(cards[at - 1]));
}

void TestDerivationPractice::closingACardUndoesItsBreak()
{
    PracticeStage stage;
    stage.button(u"Break cards"_s).click();
    const int page = stage.own().page;
    QVERIFY(stage.own().breaks.contains(page));
    stage.button(u"Close the cards"_s).click();
    QVERIFY(!stage.own().card);
    QVERIFY(stage.own().breaks.empty());
    QCOMPARE(stage.own().page, page);
    stage.button(u"Break cards"_s).click();
    stage.open(page == 0 ? 1 : 0); // other pages show no card
    QVERIFY(!stage.own().card);
    QVERIFY(stage.own().breaks.empty());
}

LAB_WIDGET_TESTS(TestDerivationPractice)
#include "tst_derivation_practice.moc"
