#include "tests/qt_test.h"
#include "tests/ui/benches/derivation_stage.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/paint/formula/formula_page.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/benches/all_benches.h"
#include "ui/lessons/word_book.h"
#include "ui/paint/text/punctuation.h"
#include "ui/views/comparison/comparison_bar.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/controls/typed_number.h"

#include <QPainter>

#include <cmath>
#include <memory>
#include <numbers>
#include <tuple>

using namespace derivation;

namespace {

std::vector<std::string> textsOf(const drawing::Layer& layer, auto... roles)
{
    std::vector<std::string> all;
    for (const drawing::Mark& mark : layer.marks)
        if (const auto* text = std::get_if<drawing::Text>(&mark))
            if (sizeof...(roles) == 0 || ((text->role == roles) || ...))
                all.push_back(text->said.text);
    return all;
}

drawing::Formula formulaOf(const drawing::Drawing& line)
{
    return std::get<drawing::Formula>(line.layers.at(1).marks.at(0));
}

/// All text of the question, without spaces.
QString textOfQuestionBox(DerivationStage& stage)
{
    QString words;
    for (const std::string& text : textsOf(stage.box().layer()))
        words += qt(text);
    return words.remove(u' ');
}

} // namespace

class TestDerivationBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyParameterIsInTheTable();
    void wordsWithoutPositionsHaveNoRuler();
    void aWideMatrixHasAColourScaleWithNumbers();
    void anAudienceReadsTheQuestionInLargeLetters();
    void partsDoNotOverlap_data();
    void partsDoNotOverlap();
    void aBrokenPageHasACrossUntilItIsRepaired();
    void aChangeThatKeepsTheClaimIsNotABreak();
    void onlyACorrectPredictionIsTicked();
    void aWrongAnswerAllowsASecondTry();
    void aSecondTryReplacesTheFirst();
    void theOutcomeIsReadOutWithFocus();
    void showAnswerFocusesTheNextButton();
    void aPictureHasADescription();
    void aStepToAQuestionFocusesIt();
    void anAudienceSeesTheQuestionAndTheOutcome();
    void aCutReasonIsCompleteInTheTooltip();
    void theReasonsFitAnOrdinaryWindow();
    void noLineIsTooWide();
    void theWorstCaseDoesNotOverlapItsButton();
    void aVectorAndItsImageAreDistinctBeforeADrag();
    void aWrongModelIsExplained_data();
    void aWrongModelIsExplained();
    void aBentAngleFailsTheCheck();
    void whyNothingElseWorksIsAButtonWithExceptions();
    void aLowPictureKeepsItsHeightAfterTheQuestion();
    void theNameOfAIsNotBehindTheForms();
    void typedTextIsReadAsANumber();
    void otherUnitsAreConverted();
    void anAnsweredQuestionIsShownInFull();
    void everySymbolIsInTheTable();
    void aBrokenPageShowsItsBrokenLine();
    void everyPageAndBreakPaints();
    void thePictureUsesTheWordsOfItsQuestion();
};

void TestDerivationBench::everyParameterIsInTheTable()
{
    DerivationStage stage;
    for (std::int64_t page = 0; page < derivationPages; ++page) {
        stage.open(page);
        for (const std::string_view key : stage.bench.panelParameters())
            QVERIFY2(parameterNamed(key), std::string(key).c_str());
    }
}

void TestDerivationBench::wordsWithoutPositionsHaveNoRuler()
{
    DerivationStage stage;
    for (std::int64_t page = 0; page < derivationPages; ++page) {
        stage.open(page);
        QCOMPARE(stage.bench.usesPositions(), page > 0);
        QCOMPARE(stage.bench.hasRuler(), page > 0);
        const auto keys = stage.bench.panelParameters();
        for (const char* key : {"derivation.theta", "derivation.shift"})
            QCOMPARE(std::ranges::count(keys, key), page > 0 ? 1 : 0);
    }
}

void TestDerivationBench::aWideMatrixHasAColourScaleWithNumbers()
{
    for (const int width : {1280, 1536}) {
        DerivationStage stage(QSize(width, 696));
        stage.set("derivation.ask_first", false);
        stage.open(19); // the page that counts multiplications
        const QRectF whole = stage.picture().rect();
        bool hasLowest = false;
        for (const PaintedText& text : textsIn(stage.picture())) {
            hasLowest = hasLowest || text.words.startsWith(u'\u2212');
            QVERIFY2(whole.contains(text.place), qPrintable(text.words));
        }
        QVERIFY(hasLowest);
    }
}

void TestDerivationBench::anAudienceReadsTheQuestionInLargeLetters()
{
    DerivationStage stage(QSize(1280, 760));
    const int width = 1200;
    const int usual = stage.box().heightNeeded(width);
    stage.bench.setAudience(Audience::Presentation); // the same style except for the audience
    QVERIFY(stage.box().heightNeeded(width) > usual);
    stage.open(2); // its question needs more than two lines of large text
    const int large = stage.box().heightNeeded(width / 2);
    stage.bench.setAudience(Audience::One);
    QCOMPARE(stage.box().heightNeeded(width / 2), large);
}

void TestDerivationBench::partsDoNotOverlap_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isAnswered");
    for (const QSize size : {QSize(640, 576), QSize(1536, 976)})
        for (const bool isAnswered : {false, true})
            QTest::addRow("%dx%d%s", size.width(), size.height(), isAnswered ? ", answered" : "")
                << size << isAnswered;
}

void TestDerivationBench::partsDoNotOverlap()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, isAnswered);
    DerivationStage stage(size);
    stage.set("derivation.ask_first", !isAnswered);
    for (std::int64_t page = 0; page < derivationPages; ++page) {
        stage.open(page);
        QCOMPARE(stage.checkView().isHidden(), !isAnswered);
        std::vector<QRect> parts {stage.line().geometry(), stage.picture().geometry(),
            stage.list().geometry(), stage.box().geometry(), stage.bench.readingLine().geometry()};
        if (isAnswered)
            parts.push_back(stage.checkView().geometry());
        for (std::size_t a = 0; a < parts.size(); ++a) {
            QVERIFY(stage.bench.rect().contains(parts[a]));
            for (std::size_t b = 0; b < a; ++b)
                QVERIFY2(!parts[a].intersects(parts[b]), qPrintable(QString::number(page)));
        }
        QVERIFY(stage.picture().width() >= 180);
        QVERIFY(stage.picture().height() >= 120);
        QVERIFY(!isAnswered
            || !stage.part<QComboBox>().geometry().intersects(stage.checkView().geometry()));
    }
}

void TestDerivationBench::aBrokenPageHasACrossUntilItIsRepaired()
{
    DerivationStage stage;
    stage.open(4);
    stage.button(u"Show answer"_s).click();
    QVERIFY(stage.check().holds());
    QVERIFY2(stage.spoken(4).endsWith(u"seen, not predicted"_s), qPrintable(stage.spoken(4)));
    auto& ways = stage.part<QComboBox>();
    QCOMPARE(ways.count(), 3);
    Q_EMIT ways.activated(1);
    QVERIFY(!stage.check().holds());
    QVERIFY(stage.spoken(4).endsWith(u"break applied"_s));
    QVERIFY(stage.written().why.starts_with("Without the bar"));
    QVERIFY(stage.checkView().accessibleDescription().contains(u"Not equal"_s));
    QVERIFY2(stage.checkView().accessibleDescription().contains(u"Difference: 1.079"_s),
        qPrintable(stage.checkView().accessibleDescription()));
    stage.open(5);
    QVERIFY(stage.spoken(4).endsWith(u"break applied"_s));
    stage.open(4);
    Q_EMIT ways.activated(0);
    QVERIFY(stage.check().holds());
    QVERIFY(stage.spoken(4).endsWith(u"seen, not predicted"_s));
}

void TestDerivationBench::aChangeThatKeepsTheClaimIsNotABreak()
{
    DerivationStage stage;
    stage.open(3);
    stage.answer(u"2"_s);
    stage.set("derivation.break", std::int64_t {3}); // κ = 1.1
    QVERIFY(stage.check().holds());
    QVERIFY(stage.written().isKept);
    QVERIFY(stage.checkView().accessibleDescription().contains(u"No break"_s));
    QVERIFY(stage.spoken(3).endsWith(u": predicted correctly"_s));
}

// "Show answer" and two wrong numbers leave a ring, a correct prediction leaves a tick.
void TestDerivationBench::onlyACorrectPredictionIsTicked()
{
    DerivationStage stage;
    stage.open(6);
    stage.answer(u"1.4"_s);
    QVERIFY(!stage.spoken(6).contains(u"seen"_s));
    stage.answer(u"1.5"_s);
    QCOMPARE(stage.box().question().mark, PageMark::Tick);
    QVERIFY2(stage.spoken(6).endsWith(u": predicted correctly"_s), qPrintable(stage.spoken(6)));
    stage.open(7);
    stage.button(u"Show answer"_s).click();
    QCOMPARE(stage.box().question().mark, PageMark::Ring);
    QVERIFY(stage.spoken(7).endsWith(u"seen, not predicted"_s));
    stage.open(8);
    stage.answer(u"1"_s);
    stage.answer(u"2"_s);
    QVERIFY(stage.spoken(8).endsWith(u"seen, not predicted"_s));
    stage.store.undo();
    QVERIFY(!stage.spoken(8).contains(u"seen"_s));
    stage.open(9);
    stage.set("derivation.query_x", 0.5);
    stage.open(6); // a drag does not change the mark of an answer
    QVERIFY(stage.spoken(6).endsWith(u": predicted correctly"_s));
}

void TestDerivationBench::aWrongAnswerAllowsASecondTry()
{
    DerivationStage stage;
    stage.open(8);
    stage.answer(u"nonsense"_s);
    QVERIFY(stage.part<QLineEdit>().property("wrong").toBool());
    QVERIFY(!stage.store.canUndo() || !stage.store.state().derivation.predictions.contains(8));
    stage.answer(u"5"_s);
    QCOMPARE(stage.box().question().outcome, u"Not 5. Try again?"_s);
    QVERIFY(stage.checkView().isHidden());
    QVERIFY(!stage.box().question().isOver);
    stage.answer(u"5.5"_s);
    QCOMPARE(stage.box().question().outcome, u"It is 7.389. Your answer: 5.5."_s);
    QVERIFY(!stage.checkView().isHidden());
    QVERIFY(stage.box().question().isOver);
}

void TestDerivationBench::aSecondTryReplacesTheFirst()
{
    DerivationStage stage;
    auto& field = stage.part<QLineEdit>();
    for (const bool isByButton : {false, true}) {
        const int page = isByButton ? 19 : 8;
        stage.open(page);
        const auto type = [&](const QString& typed) {
            QTest::keyClicks(&field, typed);
            isByButton ? stage.button(u"Check answer"_s).click()
                       : QTest::keyClick(&field, Qt::Key_Return);
        };
        type(u"36"_s);
        QVERIFY(!stage.box().question().isOver);
        QCOMPARE(stage.bench.focusWidget(), &field);
        type(u"8"_s);
        QVERIFY2(stage.box().question().outcome.endsWith(u"Your answer: 8."_s),
            qPrintable(stage.box().question().outcome));
        QCOMPARE(stage.bench.focusWidget(), &stage.button(u"Next page"_s));
    }
}

void TestDerivationBench::theOutcomeIsReadOutWithFocus()
{
    DerivationStage stage;
    stage.open(8);
    auto& field = stage.part<QLineEdit>();
    const auto question = [&] { return stage.box().question().text; };
    QCOMPARE(field.accessibleDescription(), question());
    stage.answer(u"5"_s);
    QVERIFY2(field.accessibleDescription().startsWith(u"Not 5. Try again?"_s),
        qPrintable(field.accessibleDescription()));
    QVERIFY(field.accessibleDescription().endsWith(question()));
    stage.answer(u"nonsense"_s);
    QVERIFY(!field.accessibleDescription().contains(question()));
    QTest::keyClicks(&field, u"5"_s); // typing clears the error
    QVERIFY(field.accessibleDescription().endsWith(question()));
    const QPushButton& next = stage.button(u"Next page"_s);
    QVERIFY(next.accessibleDescription().isEmpty());
    stage.answer(u"5.5"_s);
    QCOMPARE(stage.bench.focusWidget(), &next);
    QVERIFY2(next.accessibleDescription().startsWith(u"It is 7.389. Your answer: 5.5."_s),
        qPrintable(next.accessibleDescription()));
}

void TestDerivationBench::showAnswerFocusesTheNextButton()
{
    DerivationStage stage;
    stage.open(8);
    QPushButton& show = stage.button(u"Show answer"_s);
    show.setFocus();
    QTest::keyClick(&show, Qt::Key_Space);
    QVERIFY(stage.box().question().isOver);
    QCOMPARE(stage.bench.focusWidget(), &stage.button(u"Next page"_s));
}

void TestDerivationBench::aPictureHasADescription()
{
    DerivationStage stage;
    stage.open(1);
    const auto reported = [&] { return stage.picture().accessibleDescription(); };
    const auto cell = [&] { return stage.picture().handles().front().number->text; };
    QVERIFY2(reported().startsWith(u"Scores: query m down, key n across: uncolored, uncolored, "_s),
        qPrintable(reported()));
    QCOMPARE(cell(), u"uncolored"_s);
    stage.picture().bring(0, 1);
    QCOMPARE(cell(), u"A"_s);
    QVERIFY2(reported().contains(u": A, uncolored, "_s), qPrintable(reported()));
    stage.answer(u"15"_s);
    QVERIFY2(reported().contains(u"O"_s) && !reported().contains(u"uncolored"_s),
        qPrintable(reported()));
    stage.set("derivation.ask_first", false);
    for (int page = 0; page < derivationPages; ++page) {
        stage.open(page);
        QVERIFY2(!reported().isEmpty(), qPrintable(QString::number(page)));
    }
}

void TestDerivationBench::aStepToAQuestionFocusesIt()
{
    DerivationStage stage;
    auto& field = stage.part<QLineEdit>();
    stage.list().setFocus();
    stage.open(7); // opened any other way, the page takes no focus
    QCOMPARE(stage.bench.focusWidget(), &stage.list());
    stage.button(u"Next page"_s).click();
    QCOMPARE(stage.store.state().derivation.page, 8);
    QCOMPARE(stage.bench.focusWidget(), &field);
    QCOMPARE(stage.bench.keyTaker(), &field);
    stage.button(u"Show answer"_s).click();
    QCOMPARE(stage.bench.keyTaker(), nullptr);
    stage.list().setFocus();
    stage.button(u"Back"_s).click();
    QCOMPARE(stage.bench.keyTaker(), &field);
    stage.set("derivation.pass", std::int64_t {2}); // tiles replace the field
    QCOMPARE(stage.bench.keyTaker(), nullptr);
    stage.set("derivation.pass", std::int64_t {1});
    stage.bench.setAudience(Audience::Presentation); // the keyboard now controls the presentation
    QCOMPARE(stage.bench.keyTaker(), nullptr);
}

void TestDerivationBench::anAudienceSeesTheQuestionAndTheOutcome()
{
    for (const QSize size : {QSize(1024, 620), QSize(1920, 900)}) {
        DerivationStage stage(size);
        Look look = stage.bench.look();
        look.scale = 1.4;
        stage.bench.setLook(look);
        stage.bench.setAudience(Audience::Presentation);
        for (int page = 0; page < derivationPages; ++page) {
            stage.open(page);
            stage.button(u"Show answer"_s).click();
            QVERIFY(!stage.box().isHidden());
            QVERIFY(!stage.button(u"Back"_s).isHidden()); // next to the button for the next page
            QVERIFY(stage.bench.rect().contains(stage.box().geometry()));
            QVERIFY(!stage.box().geometry().intersects(stage.line().geometry()));
            QVERIFY(!stage.box().geometry().intersects(stage.picture().geometry()));
            QVERIFY(stage.picture().height() >= 100);
            const QString all = textOfQuestionBox(stage);
            for (const QString& said :
                {stage.box().question().text, stage.box().question().outcome}) {
                const QString start = QString(said).remove(u' ').left(10);
                QVERIFY2(!start.isEmpty() && all.contains(start), qPrintable(all));
            }
            stage.box().setLook(stage.bench.look());
        }
    }
}

void TestDerivationBench::aCutReasonIsCompleteInTheTooltip()
{
    DerivationStage stage({632, 516});
    stage.set("derivation.ask_first", false);
    int cut = 0;
    for (std::int64_t page = 0; page < derivationPages; ++page) {
        stage.open(page);
        const drawing::Drawing& drawn = stage.line().drawn();
        const auto why = textsOf(drawn.layers.back(), drawing::TextRole::Body);
        const bool isCut = why.back().ends_with("…");
        std::vector<std::string> lacking;
        if (isCut)
            lacking.push_back(stage.written().why);
        if (textsOf(drawn.layers.back(), drawing::TextRole::Note).empty())
            lacking.push_back(stage.written().standing);
        QCOMPARE(drawn.tips.empty(), lacking.empty());
        if (!lacking.empty()) {
            QCOMPARE(drawn.tips.front().said.text, oneAfterAnother(lacking, QtLanguage()));
            QVERIFY(!drawn.tips.front().box.contains({20, 10})); // the title
        }
        cut += isCut ? 1 : 0;
    }
    QVERIFY(cut >= 2);
    stage.bench.resize(1400, 1000);
    stage.open(3);
    QVERIFY(stage.line().drawn().tips.empty());
}

// The size in a window of 1366 × 768 pixels. A wide font may need more.
void TestDerivationBench::theReasonsFitAnOrdinaryWindow()
{
    DerivationStage stage({982, 664});
    stage.set("derivation.ask_first", false);
    int read = 0;
    for (std::int64_t page = 0; page < derivationPages; ++page) {
        stage.open(page);
        read +=
            textsOf(stage.line().drawn().layers.back(), drawing::TextRole::Note).empty() ? 0 : 1;
        QVERIFY(stage.picture().height() >= 120);
    }
    QVERIFY2(read >= 16, qPrintable(QString::number(read)));
}

void TestDerivationBench::noLineIsTooWide()
{
    const DerivationStage stage;
    const QtStyle style(stage.bench.look());
    drawing::PageLineValues values;
    for (int page = 0; page < derivationPages; ++page) {
        values.line.formula = "derivation." + ownDerivationPage(page).rule.text().key;
        for (const double width : {200.0, 280.0, 400.0}) {
            const auto drawn =
                drawing::derivationLine.drawing({values}, {0, 0, width, 185}, style.style, {});
            const drawing::Formula formula = formulaOf(drawn);
            QVERIFY(style.style.width(formula.key, {}, formula.size) <= width + 1);
        }
    }
}

void TestDerivationBench::theWorstCaseDoesNotOverlapItsButton()
{
    DerivationStage stage({982, 664});
    stage.set("derivation.ask_first", false);
    const auto& load = stage.checkView().button();
    int found = 0;
    for (const double scale : {1.0, 1.25, 1.5}) {
        Look look = stage.bench.look();
        look.scale = scale;
        stage.bench.setLook(look);
        stage.open(0);
        stage.open(6);
        QTRY_VERIFY(stage.check().whole);
        if (load.isHidden())
            continue;
        for (const PaintedText& text : textsIn(stage.checkView()))
            if (text.words.startsWith(u"Largest"_s)) {
                QVERIFY2(text.place.right() + 4 <= load.x(), qPrintable(text.words));
                ++found;
            }
    }
    QVERIFY(found > 0);
}

// Before a drag, a vector and its image coincide.
void TestDerivationBench::aVectorAndItsImageAreDistinctBeforeADrag()
{
    DerivationStage stage;
    const Palette& palette = stage.bench.look().palette;
    const QColor below = blended(palette.query, palette.ground, 0.35);
    const auto isSeen = [&] {
        const QImage image = imageOf(stage.picture());
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == below ? 1 : 0;
        return count > 40;
    };
    for (const std::int64_t page : {9, 11}) {
        stage.open(page);
        QVERIFY(isSeen());
    }
    stage.set("derivation.gamma_q", 1.0);
    QVERIFY(!isSeen());
}

void TestDerivationBench::aWrongModelIsExplained_data()
{
    QTest::addColumn<int>("page");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("says");
    QTest::addRow("0") << 0 << u"0.1007"_s << u"That compares place 0 with place 0"_s;
    QTest::addRow("1") << 1 << u"8"_s << u"Distance has a sign"_s;
    QTest::addRow("2") << 2 << u"1"_s << u"Look again at the two"_s;
    QTest::addRow("5") << 5 << u"-0.9198"_s << u"The size is right, the sign is not"_s;
    QTest::addRow("6") << 6 << u"-0.521"_s << u"100° is the sum"_s;
    QTest::addRow("8") << 8 << u"3"_s << u"Growth multiplies"_s;
    QTest::addRow("11") << 11 << u"-0.1254"_s << u"That is how far it is"_s;
    QTest::addRow("13") << 13 << u"8.28"_s << u"There the angle between them"_s;
    QTest::addRow("16") << 16 << u"10493"_s << u"Evenly spaced"_s;
    QTest::addRow("20") << 20 << u"-1.38"_s << u"That is how wrong the score is"_s;
    QTest::addRow("21") << 21 << u"64"_s << u"A bound may lie far above"_s;
}

void TestDerivationBench::aWrongModelIsExplained()
{
    QFETCH(const int, page);
    QFETCH(const QString, typed);
    QFETCH(const QString, says);
    DerivationStage stage;
    stage.open(page);
    stage.answer(typed);
    QVERIFY2(stage.box().question().outcome.startsWith(says),
        qPrintable(stage.box().question().outcome));
    QVERIFY(!stage.box().question().isOver);
}

void TestDerivationBench::aBentAngleFailsTheCheck()
{
    DerivationStage stage;
    stage.open(10);
    stage.answer(u"0"_s);
    QVERIFY(stage.check().holdsForOwn());
    stage.store.dispatch(BendAngle {12, 0.3});
    QVERIFY(!stage.check().holdsForOwn());
    QVERIFY(stage.spoken(10).endsWith(u"break applied"_s));
    QVERIFY(stage.written().why.starts_with("Two steps differ"));
    stage.store.undo();
    QVERIFY(stage.check().holdsForOwn());
}

void TestDerivationBench::whyNothingElseWorksIsAButtonWithExceptions()
{
    DerivationStage stage;
    for (std::int64_t page = 0; page < derivationPages; ++page) {
        stage.open(page);
        QVERIFY(stage.button(u"Why nothing else works"_s).isHidden());
        stage.button(u"Show answer"_s).click();
        QCOMPARE(stage.button(u"Why nothing else works"_s).isHidden(),
            !ownDerivationPage(static_cast<int>(page)).nothingElse);
    }
    stage.open(3);
    const std::string why = stage.written().why;
    stage.button(u"Why nothing else works"_s).click();
    QVERIFY(stage.written().why.starts_with("Left knows only m"));
    stage.button(u"κ = 1.1: it holds, and grows"_s).click();
    QCOMPARE(stage.store.state().derivation.breaks.at(3), 3);
    QVERIFY(
        !stage.button(u"Why nothing else works"_s).isEnabled()); // shows the sentence of the break
    QVERIFY(!stage.button(u"κ = 1.1: it holds, and grows"_s).isHidden());
    stage.store.undo();
    QVERIFY(stage.button(u"Why nothing else works"_s).isEnabled());
    stage.button(u"Why nothing else works"_s).click();
    QCOMPARE(stage.written().why, why);
}

void TestDerivationBench::anAnsweredQuestionIsShownInFull()
{
    DerivationStage stage(QSize(1024, 680));
    for (std::int64_t page = 0; page < derivationPages; ++page) {
        stage.open(page);
        stage.button(u"Show answer"_s).click();
        QVERIFY(stage.box().question().isOver);
        QCOMPARE(stage.box().height(), stage.box().heightNeeded(stage.box().width()));
        const QString words = textOfQuestionBox(stage);
        const QString asked = QString(stage.box().question().text).remove(u' ');
        QVERIFY2(words.contains(asked), qPrintable(asked));
    }
}

// The size in the smallest window.
void TestDerivationBench::aLowPictureKeepsItsHeightAfterTheQuestion()
{
    DerivationStage stage(QSize(640, 576));
    for (const std::int64_t page : {7, 8, 21}) {
        stage.open(page);
        stage.button(u"Show answer"_s).click();
        const double row = stage.bench.look().px(28);
        QVERIFY2(stage.box().height() < row + 10, qPrintable(QString::number(page)));
        QVERIFY2(
            stage.picture().height() >= 155, qPrintable(QString::number(stage.picture().height())));
        const QString words = textOfQuestionBox(stage);
        QVERIFY2(words.contains(QString(stage.box().question().outcome).remove(u' ')),
            qPrintable(words));
        const QString asked = QString(stage.box().question().text).remove(u' ').left(10);
        QVERIFY2(words.contains(asked), qPrintable(words));
        QVERIFY(stage.box().toolTip() == stage.box().question().text);
    }
}

// The forms appear with the answer.
void TestDerivationBench::theNameOfAIsNotBehindTheForms()
{
    DerivationStage stage;
    stage.store.dispatch(PinState {});
    stage.set("derivation.query_x", 1.2);
    const auto& forms = stage.part<SegmentedChoice>();
    for (const std::int64_t page : {4, 5}) {
        stage.open(page);
        QVERIFY(forms.isHidden());
        const QRect before = stage.bench.comparisonBar().geometry();
        stage.button(u"Show answer"_s).click();
        QVERIFY(!forms.isHidden() && !stage.bench.comparisonBar().isHidden());
        QVERIFY(!stage.bench.comparisonBar().geometry().intersects(forms.geometry()));
        QVERIFY(stage.bench.comparisonBar().width() < before.width());
    }
}

void TestDerivationBench::typedTextIsReadAsANumber()
{
    for (const auto& [typed, expected] : {std::pair(u" −0.5 "_s, -0.5),
             std::pair(u"1\u2009000"_s, 1000.0), std::pair(u"40°"_s, 40.0),
             std::pair(u"3/4"_s, 0.75), std::pair(u"200π"_s, 200 * std::numbers::pi),
             std::pair(u"2 pi / 3"_s, 2 * std::numbers::pi / 3),
             std::pair(u"2π rad"_s, 2 * std::numbers::pi), std::pair(u"１４．５"_s, 14.5),
             std::pair(u"628,3"_s, 628.3), std::pair(u"0,125"_s, 0.125),
             std::pair(u"1572,5"_s, 1572.5), std::pair(u"10,000"_s, 10000.0),
             std::pair(u"1,234,567.5"_s, 1234567.5), std::pair(u"1,572.5"_s, 1572.5),
             std::pair(u"1 000"_s, 1000.0), std::pair(u"69 %"_s, 0.69), std::pair(u"69％"_s, 0.69),
             std::pair(u"百分之69"_s, 0.69), std::pair(u"14 distances"_s, 14.0),
             std::pair(u"14 个相对距离"_s, 14.0), std::pair(u"5 positions."_s, 5.0),
             std::pair(u"5 个位置。"_s, 5.0), std::pair(u"5."_s, 5.0),
             std::pair(u"1.581rad"_s, 1.581), std::pair(u"max(1,2)"_s, 2.0)}) {
        const auto number = typedNumber(typed);
        QVERIFY2(number, qPrintable(typed));
        QCOMPARE(*number, expected);
    }
    for (const QString& typed : {u"14 distances"_s, u"2π rad"_s, u"40°"_s, u"14 个相对距离"_s})
        QVERIFY2(hasTypedUnit(typed), qPrintable(typed));
    for (const QString& typed : {u"14"_s, u"69 %"_s, u"2π/3"_s, u"1 000."_s, u"half"_s})
        QVERIFY2(!hasTypedUnit(typed), qPrintable(typed));
    for (const QString& wrong : {u""_s, u"."_s, u"half"_s, u"1 +"_s, u"1/0"_s, u"i"_s, u"3 i"_s,
             u"12 5"_s, u"1,23,4"_s, u"3 thousand"_s}) {
        QVERIFY2(!typedNumber(wrong), qPrintable(wrong));
        QCOMPARE(typedNumber(wrong).error(), QString());
    }
    for (const QString& either : {u"1,572"_s, u"-1,572"_s, u"1，572"_s, u"1,572 rad."_s}) {
        QVERIFY2(!typedNumber(either), qPrintable(either));
        QVERIFY(typedNumber(either).error().contains(u"1572 or 1.572"_s));
    }
}

void TestDerivationBench::otherUnitsAreConverted()
{
    constexpr double degree = std::numbers::pi / 180;
    const QStringList radians {u"radians"_s, u"radian"_s, u"弧度"_s};
    const QStringList degrees {u"°"_s};
    const QStringList positions {u"positions"_s, u"position"_s, u"个位置"_s};
    for (const auto& [typed, units, expected] : {std::tuple(u"90.6°"_s, radians, 90.6 * degree),
             std::tuple(u"90.6 degrees"_s, radians, 90.6 * degree),
             std::tuple(u"90.6度"_s, radians, 90.6 * degree),
             std::tuple(u"1.581 rad"_s, radians, 1.581),
             std::tuple(u"1.581弧度。"_s, radians, 1.581), std::tuple(u"1.581"_s, radians, 1.581),
             std::tuple(u"0.125rad"_s, degrees, 0.125 / degree),
             std::tuple(u"0.125 弧度"_s, degrees, 0.125 / degree),
             std::tuple(u"7.162 deg"_s, degrees, 7.162), std::tuple(u"7.162"_s, degrees, 7.162),
             std::tuple(u"0.125 rad"_s, QStringList {u"度"_s}, 0.125 / degree),
             std::tuple(u"69 %"_s, QStringList {u"%"_s}, 69.0),
             std::tuple(u"69"_s, QStringList {u"%"_s}, 69.0),
             std::tuple(u"69 %"_s, positions, 0.69), std::tuple(u"5 Position"_s, positions, 5.0),
             std::tuple(u"5 positions back"_s, positions, 5.0),
             std::tuple(u"5位置"_s, positions, 5.0)}) {
        const auto number = typedNumber(typed, units);
        QVERIFY2(number, qPrintable(typed));
        QVERIFY2(std::abs(*number - expected) < 1e-12, qPrintable(typed));
    }
    for (const auto& [typed, units] :
        {std::pair(u"5 tokens"_s, positions), std::pair(u"5 rad"_s, positions),
            std::pair(u"5 positions"_s, radians), std::pair(u"5个"_s, degrees)}) {
        const auto number = typedNumber(typed, units);
        QVERIFY2(!number, qPrintable(typed));
        QVERIFY(number.error().contains(u"is in "_s + units.front() + u'.'));
    }
}

// Each symbol of an equation has a tooltip.
void TestDerivationBench::everySymbolIsInTheTable()
{
    DerivationStage stage;
    stage.set("derivation.ask_first", false);
    const FormulaBook& book = *stage.bench.look().formulas;
    for (int page = 0; page < derivationPages; ++page) {
        const QString key =
            u"derivation."_s + QString::fromStdString(ownDerivationPage(page).rule.text().key);
        for (const QString& name : book.formula(key).symbolNames())
            QVERIFY2(ownWords().symbol(key, name), qPrintable(key + u' ' + name));
    }
    stage.open(13);
    const drawing::Formula written = formulaOf(stage.line().drawn());
    const QRectF theta = formulas::symbolRects(
        book.formula(qt(written.key)), {}, stage.line().look().px(written.size), u"theta"_s)
                             .front();
    const QPointF onTheta = qt(written.at) + theta.center();
    hover(stage.line(), onTheta);
    QCOMPARE(formulaOf(stage.line().drawn()).marked, std::string("theta"));
    QCOMPARE(stage.bench.look().focus.symbol, std::string("theta"));
    const std::vector<ShownWord> here = stage.line().shownWords();
    QVERIFY(std::ranges::any_of(here, [&](const ShownWord& one) {
        return one.rect.contains(onTheta) && one.word->letter == u"θ"_s;
    }));
}

void TestDerivationBench::aBrokenPageShowsItsBrokenLine()
{
    DerivationStage stage;
    stage.set("derivation.ask_first", false);
    const FormulaBook& formulas = *stage.bench.look().formulas;
    for (int index = 0; index < derivationPages; ++index) {
        stage.open(index);
        const QString sound = qt(stage.written().formula);
        const auto& ways = ownDerivationPage(index).rule.text().breaks;
        for (std::size_t way = 0; way < ways.size(); ++way) {
            stage.set("derivation.break", static_cast<std::int64_t>(way + 1));
            const QString broken = qt(stage.written().formula);
            QCOMPARE(broken, sound + u'.' + QString::fromStdString(ways[way].key));
            QVERIFY2(!formulas.formula(broken).isEmpty(), qPrintable(broken));
            for (const QString& name : formulas.formula(broken).symbolNames())
                QVERIFY2(ownWords().symbol(broken, name), qPrintable(broken + u' ' + name));
        }
        stage.set("derivation.break", std::int64_t {0});
        QCOMPARE(qt(stage.written().formula), sound);
    }
    stage.open(10);
    stage.store.dispatch(BendAngle {12, 0.3});
    QCOMPARE(stage.written().formula, std::string("derivation.line.by_hand"));
    QVERIFY(!formulas.formula(u"derivation.line.by_hand"_s).isEmpty());
}

void TestDerivationBench::everyPageAndBreakPaints()
{
    DerivationStage stage({640, 576});
    Look look = stage.bench.look();
    look.palette = darkPalette();
    look.scale = 1.6;
    stage.bench.setLook(look);
    for (const bool asks : {true, false}) {
        stage.set("derivation.ask_first", asks);
        for (const char* form : {"symbols", "code"}) {
            stage.set("derivation.form", std::string(form));
            for (std::int64_t page = 0; page < derivationPages; ++page) {
                stage.open(page);
                stage.set("derivation.break", page % 3);
                QVERIFY(imageOf(stage.bench).pixelColor(1, 1) == look.palette.ground);
            }
        }
    }
    stage.store.dispatch(MovePositions {lastPosition, 0});
    for (std::int64_t page = 0; page < derivationPages; ++page) {
        stage.open(page);
        imageOf(stage.bench);
    }
}

void TestDerivationBench::thePictureUsesTheWordsOfItsQuestion()
{
    const std::unique_ptr<Bench> bench(newDrawnBench(BenchId::Derivation));
    const DerivationStage stage;
    bench->resize(1000, 700);
    bench->setLook(stage.bench.look());
    LabState state = startOf(BenchId::Derivation);
    for (const int pass : {1, 2}) { // a number field, then tiles
        state.derivation.pass = pass;
        bench->setState(state);
        const QRect words = bench->findChild<QuestionBox*>()->geometry();
        QVERIFY(words.height() > 40);
        QVERIFY(!words.intersects(partOf<FigureView<drawing::PageValues>>(*bench).geometry()));
        QImage image(bench->size(), QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        bench->paintWhole(painter, bench->look());
        painter.end();
        int inked = 0;
        for (int y = words.top(); y <= words.bottom(); ++y)
            for (int x = words.left(); x <= words.right(); ++x)
                inked += image.pixelColor(x, y) == image.pixelColor(1, 1) ? 0 : 1;
        QVERIFY2(inked > 1500, qPrintable(QString::number(inked)));
    }
}

LAB_WIDGET_TESTS(TestDerivationBench)
#include "tst_derivation_bench.moc"
