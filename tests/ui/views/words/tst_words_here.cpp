#include "ui/views/words/words_here.h"

#include "tests/qt_test.h"
#include "tests/ui/lessons/word_named.h"
#include "tests/ui/views/with_formulas.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/text/number_text.h"
#include "ui/views/lessons/lesson_page.h"
#include "ui/views/parameters/parameter_row.h"
#include "ui/views/reading/reading_view.h"
#include "ui/views/words/word_text.h"
#include "ui/windows/dialogs/help_window.h"
#include "ui/windows/dialogs/words_window.h"

#include <QAbstractButton>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::ui;

namespace {

Reading pairReading()
{
    using Form = ReadingNumber::Form;
    Reading reading;
    reading.formula = "reading.rope.pair";
    reading.numbers = {{"i", 2, Form::Whole, 0}, {"q", 0.84, Form::Significant, 2},
        {"k", 0.94, Form::Significant, 2}, {"alpha", 0.419, Form::Decimals, 3},
        {"m", 9, Form::Whole, 0}, {"n", 4, Form::Whole, 0}, {"theta", 0.1, Form::Significant, 3},
        {"s", 0.4791, Form::Decimals, 4}};
    reading.subject = Reading::Subject::Pair;
    return reading;
}

const ShownWord* find(const std::vector<ShownWord>& words, const char* key, const QString& number)
{
    const auto found = std::ranges::find_if(words,
        [&](const ShownWord& word) { return word.word->key == key && word.number == number; });
    return found == words.end() ? nullptr : &*found;
}

/// The tooltip at the point; the previous tooltip stays for a while.
QString restingAt(QWidget& widget, QPointF point)
{
    const QString before = u"before"_s;
    QToolTip::showText(widget.mapToGlobal(point.toPoint()), before, &widget);
    QHelpEvent asked(QEvent::ToolTip, point.toPoint(), widget.mapToGlobal(point.toPoint()));
    QApplication::sendEvent(&widget, &asked);
    return QToolTip::text() == before ? QString() : QToolTip::text();
}

/// The bounding box of the pixels with the colour.
QRectF inkOf(const QImage& image, const QColor& colour)
{
    QRect area;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == colour)
                area |= QRect(x, y, 1, 1);
    return area;
}

} // namespace

class TestWordsHere : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theReadingLineExplainsASymbol();
    void aNumberNamesItsSymbol();
    void thereIsNoTooltipBesideAFormula();
    void aLabelsTermsAreWhereTheyArePainted_data();
    void aLabelsTermsAreWhereTheyArePainted();
    void aLessonExplainsItsTerms();
    void aRowExplainsItsSymbol();
    void theFocusedPartListsItsTerms();
    void theHelpListsEveryTerm();
    void theHelpExplainsATerm();
};

void TestWordsHere::theReadingLineExplainsASymbol()
{
    ReadingView view;
    view.setLook(withFormulas());
    view.setReading(pairReading());
    view.resize(1200, 64);
    view.show();
    const std::vector<ShownWord> words = view.shownWords();
    const ShownWord* frequency = find(words, "theta", {});
    QVERIFY(frequency);
    QVERIFY(QRectF(view.rect()).contains(frequency->rect));
    const QString tip = restingAt(view, frequency->rect.center());
    QVERIFY2(tip.contains(u"θ, frequency"_s) && tip.contains(u"lesson 3"_s), qPrintable(tip));
    view.setBench(BenchId::Rotations);
    const ShownWord* score = find(words, "s", {});
    QVERIFY(score);
    QVERIFY(restingAt(view, score->rect.center()).contains(u"rotated query"_s));
}

void TestWordsHere::aNumberNamesItsSymbol()
{
    ReadingView view;
    view.setLook(withFormulas());
    view.setReading(pairReading());
    view.resize(1200, 64);
    view.show();
    const std::vector<ShownWord> words = view.shownWords();
    const ShownWord* frequency = find(words, "theta", u"0.1"_s);
    QVERIFY(frequency);
    QVERIFY(restingAt(view, frequency->rect.center()).contains(u"θ = 0.1, frequency"_s));
    // The index of a symbol is a part of the symbol, not its number.
    QVERIFY(!find(words, "theta", u"2"_s) && !find(words, "s", u"2"_s));
    QVERIFY(std::ranges::count(words, wordNamed("theta"), &ShownWord::word) > 2);
}

void TestWordsHere::thereIsNoTooltipBesideAFormula()
{
    ReadingView view;
    view.setLook(withFormulas());
    view.setReading(pairReading());
    view.resize(2400, 64);
    view.show();
    QCOMPARE(restingAt(view, QPointF(2000, 40)), QString());
    view.setReading(Reading());
    QVERIFY(view.shownWords().empty());
}

void TestWordsHere::aLabelsTermsAreWhereTheyArePainted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("width");
    const QString sentence = u"Each pair of numbers is an arrow, and its frequency says how far it "
                             "turns from one position to the next one of the text."_s;
    for (const int width : {1200, 300, 180, 90})
        QTest::addRow("%d", width) << sentence << width;
    QTest::newRow("two paragraphs") << u"One.\nThe score of a pair, and the frequency."_s << 160;
}

void TestWordsHere::aLabelsTermsAreWhereTheyArePainted()
{
    QFETCH(const QString, text);
    QFETCH(const int, width);
    QLabel label(text);
    label.setWordWrap(true);
    label.setTextInteractionFlags(Qt::TextSelectableByMouse);
    const QColor chosen(0, 0, 255);
    QPalette palette = label.palette();
    palette.setColor(QPalette::Highlight, chosen);
    palette.setColor(QPalette::HighlightedText, chosen);
    label.setPalette(palette);
    label.resize(width, 400);
    const std::vector<ShownWord> words = wordsOf(label, {});
    for (const char* key : {"i", "theta"}) {
        const KnownWord* word = wordNamed(key);
        const QString spelled = word->spelled.at("en").front();
        label.setSelection(static_cast<int>(text.indexOf(spelled)), int(spelled.size()));
        const QRectF painted = inkOf(label.grab().toImage(), chosen);
        const ShownWord* reported = find(words, key, {});
        QVERIFY(reported && !painted.isEmpty());
        for (const double apart :
            {reported->rect.left() - painted.left(), reported->rect.right() - painted.right(),
                reported->rect.top() - painted.top(), reported->rect.bottom() - painted.bottom()})
            QVERIFY2(std::abs(apart) <= 2, key);
    }
}

void TestWordsHere::aLessonExplainsItsTerms()
{
    LabState state;
    state.bench = BenchId::Rotations;
    LessonShown shown;
    shown.title = u"A lesson"_s;
    shown.goal = u"What the frequency of a pair does."_s;
    shown.question = u"Where is the key?"_s;
    LessonPage page(shown, state, withFormulas(), 320);
    page.resize(320, 500);
    page.show();
    const std::vector<ShownWord> words = page.shownWords();
    const ShownWord* frequency = find(words, "theta", {});
    QVERIFY(frequency && find(words, "i", {}) && find(words, "k", {}));
    // The pointer is over a label of the page, which has no tooltip of its own.
    QWidget* below = page.childAt(frequency->rect.center().toPoint());
    QVERIFY(below);
    const QPointF there = below->mapFrom(&page, frequency->rect.center().toPoint());
    QVERIFY(restingAt(*below, there).contains(u"frequency"_s));
}

void TestWordsHere::aRowExplainsItsSymbol()
{
    LabState state;
    state.bench = BenchId::Waves;
    const Parameter& shift = *parameterNamed("position.shift");
    const std::unique_ptr<ParameterRow> row(newParameterRow(shift, 220, nullptr));
    row->setLook(withFormulas());
    row->setState(state);
    row->resize(220, 64);
    row->show();
    const QString tip = restingAt(*row, QPointF(8, 8));
    QVERIFY2(
        tip.contains(u"Shift, t"_s) && tip.contains(u"p + t compared with p"_s), qPrintable(tip));
    const QList<QWidget*> controls = row->findChildren<QWidget*>();
    QVERIFY(std::ranges::any_of(controls, [](const QWidget* control) {
        return control->accessibleDescription().contains(u"t, shift: "_s);
    }));
}

void TestWordsHere::theFocusedPartListsItsTerms()
{
    QWidget window;
    ReadingView view(&window);
    view.setLook(withFormulas());
    view.setReading(pairReading());
    view.resize(1200, 64);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto shownText = [&] {
        showWordsWindow(&window);
        const auto* shown = window.findChild<WordsWindow*>();
        const QString text = shown->findChild<QTextBrowser*>()->toPlainText();
        delete shown;
        return text;
    };
    window.setFocus();
    view.hide();
    QVERIFY(shownText().contains(u"No symbols or terms here"_s));
    view.show();
    QLineEdit other(&window);
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    other.setFocus();
    QVERIFY(
        shownText().contains(u"θ, frequency"_s)); // no term of its own, so the whole page is shown
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    view.findChild<QAbstractButton*>()->setFocus();
    const QString text = shownText();
    QCOMPARE(text.count(u"θ, frequency"_s), 1);
    QVERIFY(text.contains(u"m, position of the query"_s));
}

void TestWordsHere::theHelpListsEveryTerm()
{
    HelpWindow window(nullptr);
    const QString text = window.findChild<QTextBrowser*>()->toPlainText();
    for (const KnownWord& word : ownWords().words())
        QVERIFY2(text.contains(headOf(word)), word.key.c_str());
}

void TestWordsHere::theHelpExplainsATerm()
{
    HelpWindow window(nullptr);
    window.show();
    auto* page = window.findChild<QTextBrowser*>();
    QTextCursor cursor = page->document()->find(u"frequency"_s);
    QVERIFY(!cursor.isNull());
    page->setTextCursor(cursor);
    page->ensureCursorVisible();
    cursor.setPosition(cursor.selectionStart() + 3);
    const QPointF there = page->cursorRect(cursor).center();
    QVERIFY(restingAt(*page->viewport(), there).contains(u"θ, frequency"_s));
    QCOMPARE(restingAt(*page->viewport(), QPointF(2, 2)), QString());
}

LAB_WIDGET_TESTS(TestWordsHere)
#include "tst_words_here.moc"
