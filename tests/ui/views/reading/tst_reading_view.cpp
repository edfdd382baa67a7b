#include "core/frames/reading_numbers.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/painted.h"
#include "tests/ui/views/with_formulas.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/formula/formula.h"
#include "ui/views/reading/reading_result.h"
#include "ui/views/reading/reading_view.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTranslator>

#include <limits>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::ui;

namespace {

using Subject = Reading::Subject;
using Form = ReadingNumber::Form;

Focus pointed(Picture picture = Picture::RotationsDials)
{
    Focus focus;
    focus.picture = picture;
    return focus;
}

Reading pairReading()
{
    Reading reading;
    reading.formula = "reading.rope.pair";
    reading.numbers = {{"i", 2, Form::Whole, 0}, {"q", 0.84123, Form::Significant, 2},
        {"k", 0.94, Form::Significant, 2}, {"alpha", 0.41949, Form::Decimals, 3},
        {"m", 9, Form::Whole, 0}, {"n", 4, Form::Whole, 0}, {"theta", 0.1, Form::Significant, 3},
        {"s", 0.47912345678901236, Form::Decimals, 4}};
    reading.subject = Subject::Pair;
    reading.focus = pointed();
    reading.focus.pair = 2;
    return reading;
}

Reading reading(Subject subject, const Focus& focus, const char* formula = "")
{
    Reading result;
    result.formula = formula;
    result.subject = subject;
    result.focus = focus;
    return result;
}

QImage painted(const Reading& line, QSize size, DigitsShown digits)
{
    QImage image(size + QSize(40, 40), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const Look look = withFormulas();
    paintLayers(painter, readingLayer(QRectF(QPointF(20, 20), size), line, digits, look), look);
    return image;
}

QRect inkedBelow(const QImage& image, int row)
{
    QRect area;
    for (int y = row; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != qRgb(255, 255, 255))
                area |= QRect(x, y, 1, 1);
        }
    }
    return area;
}

QAbstractButton* digitsSwitch(const ReadingView& view)
{
    return view.findChild<QAbstractButton*>();
}

void show(ReadingView& view)
{
    view.setLook(withFormulas());
    view.setReading(pairReading());
    view.resize(848, 64);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
}

/// Puts every text in brackets.
class Brackets : public QTranslator {
public:
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return u'[' + QString::fromLatin1(text) + u']';
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class tst_ReadingView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCaptionNamesTheSubject_data();
    void theCaptionNamesTheSubject();
    void theTextContainsTheNumbersOfTheSlots();
    void allDigitsBelongToTheResult();
    void underflowIsNotShownAsZero();
    void numbersHaveTheColoursOfTheirRoles();
    void theLineFitsItsWidth_data();
    void theLineFitsItsWidth();
    void unknownFormulasKeepTheCaption();
    void clickSwitchesTheDigits();
    void keysSwitchTheDigits_data();
    void keysSwitchTheDigits();
    void settingTheDigitsEmitsNoSignal();
    void switchHasNameAndState();
    void switchIsUnderlinedUnderThePointer();
    void theSwitchIsAtTheRightEnd();
    void readingIsDescribedToAScreenReader();
    void newLanguageChangesTheWords();
};

void tst_ReadingView::theCaptionNamesTheSubject_data()
{
    QTest::addColumn<Reading>("line");
    QTest::addColumn<QString>("wanted");
    Focus focus = pointed();
    focus.pair = 2;
    QTest::addRow("pair") << reading(Subject::Pair, focus) << u"Pair 2, under the pointer"_s;
    Focus byKeys = focus;
    byKeys.isHeld = true;
    QTest::addRow("held pair") << reading(Subject::Pair, byKeys) << u"Pair 2, grabbed"_s;
    Reading turned = reading(Subject::TurnedPair, focus);
    turned.captionNumbers = {{"turns", 12.345, Form::Significant, 3}};
    QTest::addRow("turned pair")
        << turned << u"Pair 2, 12.3 rotations up to the training length: all angles seen"_s;
    turned.captionNumbers = {{"turns", 1.002, Form::Significant, 3}};
    QTest::addRow("turned once")
        << turned << u"Pair 2, one rotation up to the training length: all angles seen"_s;
    turned.captionNumbers = {{"degrees", 114.283, Form::Significant, 3}};
    QTest::addRow("part of a turn")
        << turned
        << u"Pair 2, 114° of 360° covered up to the training length; the target adds none"_s;
    turned.captionNumbers.push_back({"new", 0.75, Form::Significant, 3});
    QTest::addRow("more of a turn")
        << turned
        << u"Pair 2, 114° of 360° covered up to the training length; 0.75° more up to the target"_s;
    focus.picture = Picture::None;
    QTest::addRow("selected pair") << reading(Subject::Pair, focus) << u"Pair 2, selected"_s;
    QTest::addRow("plain pair") << reading(Subject::PlainPair, focus)
                                << u"Pair 2 in plain RoPE, selected"_s;
    QTest::addRow("resting pair") << reading(Subject::RestingPair, focus)
                                  << u"Pair 2, not rotated, selected"_s;

    focus = pointed(Picture::WavesTable);
    focus.position = 21;
    focus.column = 4;
    focus.pair = 4;
    QTest::addRow("sine") << reading(Subject::TableCell, focus, "reading.sinusoidal.sine")
                          << u"Position 21, column 4, the sine of pair 4"_s;
    QTest::addRow("cosine") << reading(Subject::TableCell, focus, "reading.sinusoidal.cosine")
                            << u"Position 21, column 4, the cosine of pair 4"_s;
    Reading inPair = reading(Subject::TableCell, focus, "reading.sinusoidal.sine");
    inPair.captionNumbers = {{"column", 4, Form::Whole, 0}, {"column", 36, Form::Whole, 0}};
    QTest::addRow("columns of a pair")
        << inPair << u"Position 21, column 4, the sine of pair 4 (columns 4, 36)"_s;
    focus.position = 40960;
    focus.covered = 128;
    QTest::addRow("run")
        << reading(Subject::TableRun, focus, "reading.sinusoidal.mean_cosine")
        << u"Positions 40\u2009960 to 41\u2009087, column 4, the cosine of pair 4, mean of 128"_s;

    focus = pointed(Picture::WavesLearned);
    focus.position = 2000;
    QTest::addRow("no row") << reading(Subject::LearnedGap, focus, "reading.learned.gap")
                            << u"Position 2\u2009000 has no row: it is beyond the table"_s;
    QTest::addRow("past the resampled table")
        << reading(Subject::LearnedGap, focus, "reading.learned.gap.stretched")
        << u"Position 2\u2009000 has no row: it is beyond the resampled table"_s;

    focus = pointed(Picture::WavesSimilarity);
    focus.distance = -8;
    QTest::addRow("shift") << reading(Subject::Similarity, focus) << u"Shift −8"_s;
    focus.covered = 10;
    QTest::addRow("shifts") << reading(Subject::SimilarityRun, focus)
                            << u"Shifts −8 to 1, mean of 10"_s;
    QTest::addRow("distances") << reading(Subject::DistanceRun, focus)
                               << u"Distances −8 to 1, mean of 10"_s;
    focus.pair = 3;
    QTest::addRow("shifted pair") << reading(Subject::Shift, focus) << u"Pair 3, shifted by −8"_s;
    QTest::addRow("distance") << reading(Subject::Distance, focus) << u"Distance −8"_s;

    focus = pointed(Picture::BiasesMatrix);
    focus.head = 3;
    focus.query = 17;
    focus.key = 9;
    QTest::addRow("score") << reading(Subject::Score, focus)
                           << u"Sum over all pairs, query 17, key 9"_s;
    QTest::addRow("cell") << reading(Subject::BiasCell, focus) << u"Head 3, query 17, key 9"_s;
    QTest::addRow("masked") << reading(Subject::MaskedCell, focus)
                            << u"Head 3, query 17, key 9, masked"_s;
    QTest::addRow("weight") << reading(Subject::Weight, focus)
                            << u"Head 3, query 17, key 9, attention weight"_s;
    focus.covered = 4;
    QTest::addRow("weights") << reading(Subject::Weight, focus)
                             << u"Head 3, query 17, keys 9 to 12, sum of the attention weights"_s;
    QTest::addRow("tile") << reading(Subject::BiasTile, focus)
                          << u"Head 3, queries 17 to 20, keys 9 to 12, mean"_s;
    QTest::addRow("nothing") << Reading()
                             << u"Point at a picture to see its formula here, with its numbers."_s;
}

void tst_ReadingView::theCaptionNamesTheSubject()
{
    QFETCH(const Reading, line);
    QFETCH(const QString, wanted);
    QCOMPARE(readingCaption(line), wanted);
    QCOMPARE(readingText(line, DigitsShown::Few, FormulaBook()).startsWith(wanted), true);
}

void tst_ReadingView::theTextContainsTheNumbersOfTheSlots()
{
    const QString text = readingText(pairReading(), DigitsShown::Few, FormulaBook());
    QVERIFY(text.contains(u"0.84 "_s));
    QVERIFY(text.contains(u"0.419"_s));
    QVERIFY(text.contains(u"0.4791"_s));
    QVERIFY(!text.contains(u"0.47912"_s));
}

void tst_ReadingView::allDigitsBelongToTheResult()
{
    const QString text = readingText(pairReading(), DigitsShown::All, FormulaBook());
    QVERIFY2(text.contains(u"0.47912345678901236"_s), qPrintable(text));
    QVERIFY(text.contains(u"0.419 "_s));
    Reading small = pairReading();
    small.numbers.back().value = -4.3e-13;
    QVERIFY2(readingText(small, DigitsShown::All, FormulaBook()).contains(u"\u2212"_s),
        qPrintable(readingText(small, DigitsShown::All, FormulaBook())));
    Reading both {"reading.base.wavelength", {}, Reading::Subject::Pair, {}};
    both.numbers = {
        significant("lambda", 12902.684123456789), significant("turns", 0.3174512345678)};
    const QString results = readingText(both, DigitsShown::All, FormulaBook());
    QVERIFY2(results.contains(u"12902.684123456789"_s), qPrintable(results));
    QVERIFY2(results.contains(u"0.3174512345678"_s), qPrintable(results));
}

void tst_ReadingView::underflowIsNotShownAsZero()
{
    const ReadingNumber below = significant("a", std::numeric_limits<double>::denorm_min());
    QCOMPARE(shownNumber(below), u"<10^\u2212308"_s);
    QCOMPARE(writtenOut(below), u"<10^\u2212308"_s); // its digits would only reflect FP64
    QCOMPARE(shownNumber(significant("a", 1e-300)), u"1×10^\u2212300"_s);
    QCOMPARE(shownNumber(significant("a", 0)), u"0"_s);
}

void tst_ReadingView::numbersHaveTheColoursOfTheirRoles()
{
    const QImage image = painted(pairReading(), QSize(848, 64), DigitsShown::Few);
    const Palette palette = lightPalette();
    QVERIFY(hasColor(image, palette.queryText));
    QVERIFY(hasColor(image, palette.keyText));
    QVERIFY(hasColor(image, palette.resultText));
    QVERIFY(hasColor(image, palette.text));
}

void tst_ReadingView::theLineFitsItsWidth_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<DigitsShown>("digits");
    for (const int width : {300, 500, 640, 848, 1200}) {
        QTest::addRow("%d pixels", width) << width << DigitsShown::Few;
        QTest::addRow("%d pixels, all digits", width) << width << DigitsShown::All;
    }
}

void tst_ReadingView::theLineFitsItsWidth()
{
    QFETCH(const int, width);
    QFETCH(const DigitsShown, digits);
    for (const char* key : {"reading.rope.pair", "reading.sinusoidal.shift"}) {
        Reading line = pairReading();
        line.formula = key;
        const QRect inked = inkedBelow(painted(line, QSize(width, 64), digits), 46);
        QVERIFY(inked.width() > 100);
        QVERIFY(inked.left() >= 19);
        QVERIFY(inked.right() <= 20 + width);
        QVERIFY(inked.bottom() <= 20 + 64);
    }
}

void tst_ReadingView::unknownFormulasKeepTheCaption()
{
    Reading line = pairReading();
    line.formula = "";
    QVERIFY(inkedBelow(painted(line, QSize(848, 64), DigitsShown::Few), 48).isEmpty());
    QCOMPARE(readingText(line, DigitsShown::Few, FormulaBook()), u"Pair 2, under the pointer"_s);

    line = pairReading(); // a missing number has no digits to insert
    line.numbers.back().value = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(inkedBelow(painted(line, QSize(848, 64), DigitsShown::Few), 48).isEmpty());
}

void tst_ReadingView::clickSwitchesTheDigits()
{
    ReadingView view;
    show(view);
    QSignalSpy changed(&view, &ReadingView::digitsChanged);
    const QImage few = view.grab().toImage();
    QTest::mouseClick(digitsSwitch(view), Qt::LeftButton);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(view.digits(), DigitsShown::All);
    QVERIFY(view.grab().toImage() != few);
    QTest::mouseClick(digitsSwitch(view), Qt::LeftButton);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(view.digits(), DigitsShown::Few);
}

void tst_ReadingView::keysSwitchTheDigits_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addRow("space") << Qt::Key_Space;
    QTest::addRow("return") << Qt::Key_Return;
    QTest::addRow("enter") << Qt::Key_Enter;
}

void tst_ReadingView::keysSwitchTheDigits()
{
    QFETCH(const Qt::Key, key);
    ReadingView view;
    show(view);
    QSignalSpy changed(&view, &ReadingView::digitsChanged);
    QVERIFY(digitsSwitch(view)->focusPolicy() & Qt::TabFocus);
    digitsSwitch(view)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(digitsSwitch(view), key);
    QCOMPARE(view.digits(), DigitsShown::All);
    QCOMPARE(changed.count(), 1);
}

void tst_ReadingView::settingTheDigitsEmitsNoSignal()
{
    ReadingView view;
    QSignalSpy changed(&view, &ReadingView::digitsChanged);
    view.setDigits(DigitsShown::All);
    QCOMPARE(changed.count(), 0);
    QVERIFY(digitsSwitch(view)->isChecked());
    view.setDigits(DigitsShown::Few);
    QVERIFY(!digitsSwitch(view)->isChecked());
}

void tst_ReadingView::switchHasNameAndState()
{
    ReadingView view;
    show(view);
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(digitsSwitch(view));
    QVERIFY(spoken);
    QCOMPARE(spoken->text(QAccessible::Name), u"All digits"_s);
    QCOMPARE(spoken->role(), QAccessible::CheckBox);
    QVERIFY(spoken->state().checkable);
    QVERIFY(!spoken->state().checked);
    view.setDigits(DigitsShown::All);
    QVERIFY(spoken->state().checked);
    QVERIFY(!digitsSwitch(view)->toolTip().isEmpty());
}

void tst_ReadingView::switchIsUnderlinedUnderThePointer()
{
    ReadingView view;
    show(view);
    QAbstractButton* button = digitsSwitch(view);
    const QImage resting = button->grab().toImage();
    QTest::mouseMove(&view, QPoint(5, 5));
    QTest::mouseMove(button, button->rect().center());
    QTRY_VERIFY(button->underMouse());
    QVERIFY(button->grab().toImage() != resting);
    QCOMPARE(button->cursor().shape(), Qt::PointingHandCursor);
}

void tst_ReadingView::theSwitchIsAtTheRightEnd()
{
    ReadingView view;
    show(view);
    const QAbstractButton* button = digitsSwitch(view);
    QCOMPARE(button->geometry().right(), view.width() - 1);
    QVERIFY(button->height() >= 24);
    QVERIFY(view.rect().contains(button->geometry()));
    view.resize(500, 64);
    QCOMPARE(button->geometry().right(), view.width() - 1);
}

void tst_ReadingView::readingIsDescribedToAScreenReader()
{
    ReadingView view;
    show(view);
    QCOMPARE(view.accessibleName(), u"Reading line"_s);
    QCOMPARE(
        view.accessibleDescription(), readingText(pairReading(), DigitsShown::Few, FormulaBook()));
    view.setDigits(DigitsShown::All);
    QCOMPARE(
        view.accessibleDescription(), readingText(pairReading(), DigitsShown::All, FormulaBook()));
}

void tst_ReadingView::newLanguageChangesTheWords()
{
    ReadingView view;
    show(view);
    Brackets brackets;
    QCoreApplication::installTranslator(&brackets);
    QTRY_COMPARE(digitsSwitch(view)->text(), u"[All digits]"_s);
    QCOMPARE(readingCaption(pairReading()), u"[Pair 2, under the pointer]"_s);
    QVERIFY(view.accessibleDescription().contains(u"[Pair 2, under the pointer]"_s));
    QCoreApplication::removeTranslator(&brackets);
}

LAB_WIDGET_TESTS(tst_ReadingView)
#include "tst_reading_view.moc"
