#include "tests/qt_test.h"
#include "tests/ui/paint/formula/formula_page.h"

using namespace formulas;

class TestFormulaNumbers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCharacterOfANumberHasAGlyph_data();
    void everyCharacterOfANumberHasAGlyph();
    void spacesInANumberHaveNoInk();
    void digitsAreTabular();
    void aCaretRaisesAnExponent();
    void aLongerNumberMovesWhatIsRightOfIt();
    void anIndexMovesTheLineByItsOwnSize();
    void aSlotInAMatrixKeepsItsSpace();
    void matrixNumbersAreRightAligned();
    void aNegativeFactorIsInParentheses();
    void aPowerOfTenUnderAnExponentIsInParentheses();
    void aMissingNumberIsVisible();

private:
    FormulaBook m_book;
};

void TestFormulaNumbers::everyCharacterOfANumberHasAGlyph_data()
{
    QTest::addColumn<QString>("character");
    const QString characters = u"0123456789.,\u2212-+±·×/=<>≤≥≠≈()[]|%e…∞π→"_s;
    for (const QChar character : characters)
        QTest::addRow("U+%04X", character.unicode()) << QString(character);
}

void TestFormulaNumbers::everyCharacterOfANumberHasAGlyph()
{
    QFETCH(const QString, character);
    const QRect inked = inkedArea(paintedNumber(m_book, character));
    QVERIFY(!inked.isEmpty());
    QVERIFY(numberWidth(m_book, character) > inked.width() / 2.0);
    // Missing glyphs are boxes as wide as a digit; none of these characters is one.
    QVERIFY(paintedNumber(m_book, character) != paintedNumber(m_book, u"Q"_s));
}

void TestFormulaNumbers::spacesInANumberHaveNoInk()
{
    QVERIFY(inkedArea(paintedNumber(m_book, u"\u2009 \u202f"_s)).isEmpty());
    QVERIFY(isNear(numberWidth(m_book, u"10\u2009000"_s),
        numberWidth(m_book, u"10000"_s) + numberWidth(m_book, u"\u2009"_s)));
    QVERIFY(numberWidth(m_book, u"\u2009"_s) > 0);
}

void TestFormulaNumbers::digitsAreTabular()
{
    for (const QChar digit : u"0123456789"_s)
        QVERIFY(isNear(numberWidth(m_book, digit), size / 2));
}

void TestFormulaNumbers::aCaretRaisesAnExponent()
{
    const double flat = numberWidth(m_book, u"10\u221213"_s);
    QVERIFY(numberWidth(m_book, u"10^\u221213"_s) < flat);
    QVERIFY(numberWidth(m_book, u"10^\u221213"_s) > flat * 0.7);
    QVERIFY(inkedArea(paintedNumber(m_book, u"10^\u221213"_s)).top()
        < inkedArea(paintedNumber(m_book, u"10\u221213"_s)).top());
    // The exponent ends before the next factor.
    QVERIFY(isNear(numberWidth(m_book, u"10^3·2"_s),
        numberWidth(m_book, u"10^3"_s) + numberWidth(m_book, u"·2"_s)));
}

void TestFormulaNumbers::aLongerNumberMovesWhatIsRightOfIt()
{
    const Formula formula = m_book.formula(pairReading);
    const FormulaValues before = pairValues();
    FormulaValues after = before;
    after[u"m"_s] = u"10\u2009000\u2009000"_s;
    const double longer = numberWidth(m_book, after[u"m"_s]) - numberWidth(m_book, before[u"m"_s]);
    QVERIFY(longer > 7 * size / 2);
    QVERIFY(isNear(formulaSize(formula, after, size).width(),
        formulaSize(formula, before, size).width() + longer));

    const auto left = [&](const FormulaValues& values, const QString& name) {
        return symbolRects(formula, values, size, name).back().left();
    };
    QVERIFY(isNear(left(after, u"s"_s), left(before, u"s"_s) + longer));
    QVERIFY(isNear(left(after, u"n"_s), left(before, u"n"_s) + longer));
    QVERIFY(isNear(left(after, u"alpha"_s), left(before, u"alpha"_s)));
}

void TestFormulaNumbers::anIndexMovesTheLineByItsOwnSize()
{
    const Formula formula = m_book.formula(pairReading);
    FormulaValues values = pairValues();
    const double before = formulaSize(formula, values, size).width();
    const auto indices = symbolRects(formula, values, size, u"i"_s);
    QCOMPARE(indices.size(), 5U);
    const double scale = indices.front().width() / (size / 2);
    QVERIFY(scale > 0.6 && scale < 0.8);
    values[u"i"_s] = u"31"_s;
    QVERIFY(isNear(formulaSize(formula, values, size).width(), before + 5 * scale * size / 2));
}

void TestFormulaNumbers::aSlotInAMatrixKeepsItsSpace()
{
    const Formula formula = m_book.formula(u"picture.shift.product"_s);
    const FormulaValues few {{u"sine"_s, u"0.574"_s}};
    const FormulaValues many {{u"sine"_s, u"\u22120.574012345678"_s}};
    QVERIFY(
        isNear(formulaSize(formula, few, size).width(), formulaSize(formula, many, size).width()));
    const QRectF space = symbolRects(formula, many, size, u"sine"_s).front();
    const QRectF used = symbolRects(formula, few, size, u"sine"_s).front();
    QVERIFY(space.left() < used.left() && isNear(space.right(), used.right()));
    QVERIFY(space.height() < used.height());
}

void TestFormulaNumbers::matrixNumbersAreRightAligned()
{
    const Formula formula = m_book.formula(u"picture.shift.product"_s);
    const FormulaValues values {{u"sine"_s, u"0.574"_s}, {u"cosine"_s, u"\u22120.819"_s}};
    const QRectF sine = symbolRects(formula, values, size, u"sine"_s).front();
    const QRectF below = symbolRects(formula, values, size, u"cosine"_s).back();
    QVERIFY(isNear(sine.right(), below.right()));
    QVERIFY(sine.left() > below.left());
    QVERIFY(sine.bottom() < below.top());
}

void TestFormulaNumbers::aNegativeFactorIsInParentheses()
{
    const Formula formula = m_book.formula(u"reading.rope.wrong_pair"_s);
    const double positive = formulaSize(formula, {{u"ka"_s, u"0.2"_s}}, size).width();
    const double negative = formulaSize(formula, {{u"ka"_s, u"\u22120.2"_s}}, size).width();
    QVERIFY(isNear(negative - positive, numberWidth(m_book, u"(\u2212)"_s)));
    // At the beginning it needs no parentheses.
    const double leading = formulaSize(formula, {{u"qa"_s, u"\u22120.2"_s}}, size).width();
    const double plain = formulaSize(formula, {{u"qa"_s, u"0.2"_s}}, size).width();
    QVERIFY(isNear(leading - plain, numberWidth(m_book, u"\u2212"_s)));
}

// Without them, 1 × 10^12 to the power of 2·53/128 would read as 10 to the power of 122·53/128.
void TestFormulaNumbers::aPowerOfTenUnderAnExponentIsInParentheses()
{
    const Formula formula = m_book.formula(u"reading.base.wavelength"_s);
    const auto width = [&](const QString& slot, const QString& number) {
        return formulaSize(formula, {{slot, number}}, size).width();
    };
    const QString power = u"1 × 10^12"_s;
    const double more = numberWidth(m_book, power) - numberWidth(m_book, u"7"_s);
    const double parentheses = numberWidth(m_book, u"()"_s);
    QVERIFY(isNear(width(u"b"_s, power) - width(u"b"_s, u"7"_s), more + parentheses));
    QVERIFY(isNear(width(u"turns"_s, power) - width(u"turns"_s, u"7"_s), more));
}

void TestFormulaNumbers::aMissingNumberIsVisible()
{
    const Formula formula = m_book.formula(u"label.theta"_s);
    const QRectF slot = symbolRects(formula, {}, size, u"theta"_s).back();
    QVERIFY(isNear(slot.width(), numberWidth(m_book, u"…"_s)));
}

LAB_WIDGET_TESTS(TestFormulaNumbers)
#include "tst_formula_numbers.moc"
