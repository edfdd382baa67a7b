#include "tests/qt_test.h"
#include "tests/ui/paint/formula/formula_page.h"

#include <QPicture>

#include <algorithm>

using namespace formulas;

namespace {

/// The inked area in square ems.
double coverage(const QImage& image, double pixelSize)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            sum += 1 - qGray(image.pixel(x, y)) / 255.0;
    }
    return sum / (pixelSize * pixelSize);
}

} // namespace

class TestFormula : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aShortFormulaOmitsParts();
    void theHitTestFindsEverySymbol_data();
    void theHitTestFindsEverySymbol();
    void nothingIsHitFarAway();
    void aRoleColoursOnlyItsSymbolsAndNumbers();
    void theInnermostColourWins();
    void aHighlightedSymbolIsUnderlined();
    void smallTypeIsBolder();
    void theBaselineIsOnAWholePixel();
    void aFormulaIsPaintedTheSameAgain();
    void vectorDevicesPaintTheSameFormula();

private:
    FormulaBook m_book;
};

void TestFormula::aShortFormulaOmitsParts()
{
    const Formula whole = m_book.formula(pairReading);
    const Formula brief = m_book.formula(FormulaBook::shortKey(pairReading));
    const FormulaValues values = pairValues();
    QVERIFY(
        formulaSize(brief, values, size).width() < formulaSize(whole, values, size).width() * 0.7);
    QCOMPARE(slotNames(brief), slotNames(whole));
    QCOMPARE(symbolRects(brief, values, size, u"alpha"_s).size(), 1U);
    QCOMPARE(symbolRects(whole, values, size, u"alpha"_s).size(), 2U);
    const auto toTheEnd = [&](const Formula& formula) {
        return formulaSize(formula, values, size).width()
            - symbolRects(formula, values, size, u"q"_s).back().left();
    };
    QVERIFY(isNear(toTheEnd(brief), toTheEnd(whole)));
    // Nothing remains and nothing overlaps.
    const QRect inked = inkedArea(painted(brief, values, style()));
    const QRectF rect = formulaRect(brief, values, size).translated(baseline);
    QVERIFY(std::abs(inked.right() - rect.right()) < 4);
    QVERIFY(symbolRects(brief, values, size, u"s"_s).front().right()
        < symbolRects(brief, values, size, u"q"_s).front().left());

    const QString unbroken = u"m_minus_n"_s;
    QCOMPARE(formulaSize(m_book.formula(FormulaBook::shortKey(unbroken)), {}, size),
        formulaSize(m_book.formula(unbroken), {}, size));
}

void TestFormula::theHitTestFindsEverySymbol_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"s", "i", "q", "k", "alpha", "m", "n", "theta"})
        QTest::addRow("%s", name) << QString::fromLatin1(name);
}

void TestFormula::theHitTestFindsEverySymbol()
{
    QFETCH(const QString, name);
    const Formula formula = m_book.formula(pairReading);
    FormulaValues values = pairValues();
    values[u"m"_s] = u"1\u2009234\u2009567"_s;
    values[u"i"_s] = u"123"_s; // an index moves the symbols, a number the numbers
    const QMap<QString, QColor> colours {{u"i"_s, QColor(blue)}, {name, QColor(red)}};
    const auto pixels = pixelsOf(red, painted(formula, values, style(colours)));
    QVERIFY(!pixels.empty());
    for (const QPoint& pixel : pixels)
        QCOMPARE(symbolAt(formula, values, size, centre(pixel)), name);
}

void TestFormula::nothingIsHitFarAway()
{
    const Formula formula = m_book.formula(pairReading);
    const FormulaValues values = pairValues();
    QCOMPARE(symbolAt(formula, values, size, QPointF(3 * size, 2 * size)), QString());
    QCOMPARE(symbolAt(formula, values, size, QPointF(-size, 0)), QString());
    const QRectF alpha = symbolRects(formula, values, size, u"alpha"_s).back();
    const QPointF above(alpha.center().x(), alpha.top());
    QCOMPARE(symbolAt(formula, values, size, above - QPointF(0, size * 0.19)), u"alpha"_s);
    QCOMPARE(symbolAt(formula, values, size, above - QPointF(0, size * 0.21)), QString());
}

void TestFormula::aRoleColoursOnlyItsSymbolsAndNumbers()
{
    const Formula formula = m_book.formula(pairReading);
    const FormulaValues values = pairValues();
    const QMap<QString, QColor> colours {{u"query"_s, QColor(blue)}, {u"result"_s, QColor(red)}};
    const QImage image = painted(formula, values, style(colours));
    const QStringList ofQuery {u"q"_s, u"m"_s, u"i"_s};
    QStringList found;
    for (const QPoint& pixel : pixelsOf(blue, image)) {
        found << symbolAt(formula, values, size, centre(pixel));
        QVERIFY(ofQuery.contains(found.back()));
    }
    for (const QString& name : ofQuery)
        QVERIFY(found.contains(name));

    const QRectF result = symbolRects(formula, values, size, u"s"_s).back();
    const auto reds = pixelsOf(red, image);
    QVERIFY(!reds.empty());
    QVERIFY(std::ranges::all_of(reds, [&](const QPoint& pixel) {
        return result.adjusted(-1, -1, 1, 1).contains(centre(pixel));
    }));
    QVERIFY(!pixelsOf(ink, image).empty());
}

void TestFormula::theInnermostColourWins()
{
    const Formula formula = m_book.formula(u"query"_s);
    const QMap<QString, QColor> role {{u"query"_s, QColor(blue)}};
    const QMap<QString, QColor> both {{u"query"_s, QColor(blue)}, {u"q"_s, QColor(red)}};
    QVERIFY(!pixelsOf(blue, painted(formula, {}, style(role))).empty());
    QVERIFY(pixelsOf(blue, painted(formula, {}, style(both))).empty());
    QVERIFY(!pixelsOf(red, painted(formula, {}, style(both))).empty());
}

void TestFormula::aHighlightedSymbolIsUnderlined()
{
    const Formula formula = m_book.formula(pairReading);
    const FormulaValues values = pairValues();
    FormulaStyle look = style({{u"key"_s, QColor(red)}});
    const QImage plain = painted(formula, values, look);
    look.highlighted = u"n"_s;
    const QImage lit = painted(formula, values, look);
    const auto places = symbolRects(formula, values, size, u"n"_s);
    QCOMPARE(places.size(), 2U);
    for (const QRectF& place : places) {
        const QPoint below(baseline.x() + static_cast<int>(place.center().x()),
            baseline.y() + static_cast<int>(std::ceil(place.bottom() + size * 0.13)));
        QVERIFY(plain.pixel(below) != red);
        QCOMPARE(lit.pixel(below), red);
    }
}

void TestFormula::smallTypeIsBolder()
{
    const Formula formula = m_book.formula(u"label.theta"_s);
    const auto coverageAt = [&](double pixelSize) {
        FormulaStyle look = style();
        look.pixelSize = pixelSize;
        const QImage page = paintedPage(QSize(600, 120), [&](QPainter& painter) {
            paintFormula(painter, baseline, formula, {{u"theta"_s, u"0.4791"_s}}, look);
        });
        return coverage(page, pixelSize);
    };
    const double large = coverageAt(80);
    const double medium = coverageAt(26);
    const double small = coverageAt(17);
    QVERIFY(small > large * 1.15);
    QVERIFY(small > medium && medium > large * 1.03);
    QVERIFY(small < large * 1.5);
}

void TestFormula::theBaselineIsOnAWholePixel()
{
    const Formula formula = m_book.formula(pairReading);
    const auto at = [&](double y) {
        return paintedPage(QSize(600, 60), [&](QPainter& painter) {
            paintFormula(painter, QPointF(10, y), formula, pairValues(), style());
        });
    };
    QCOMPARE(at(40.4), at(40));
    QCOMPARE(at(39.6), at(40));
    QVERIFY(at(41) != at(40));
}

/// Glyphs are copied from the second time on: after other numbers, sizes and colors, and at another
/// pixel.
void TestFormula::aFormulaIsPaintedTheSameAgain()
{
    const Formula formula = m_book.formula(pairReading);
    const QSize page(900, 120);
    const auto at = [&](QPointF place, const FormulaValues& values, const FormulaStyle& look) {
        return paintedPage(
            page, [&](QPainter& painter) { paintFormula(painter, place, formula, values, look); });
    };
    const QPointF place(20.3, 60);
    const QImage first = at(place, pairValues(), style());
    FormulaValues others = pairValues();
    for (QString& number : others)
        number += u"87"_s;
    FormulaStyle larger = style();
    larger.pixelSize *= 1.1;
    QVERIFY(at(place, others, style()) != first);
    QVERIFY(at(place, pairValues(), larger) != first);
    QVERIFY(at(place, pairValues(), style({{u"query"_s, Qt::red}})) != first);
    QVERIFY(at(place + QPointF(0.5, 0), pairValues(), style()) != first);
    QCOMPARE(at(place, pairValues(), style()), first);
    const QPoint away(7, 5);
    QCOMPARE(
        at(place + away, pairValues(), style()).copy({away, page / 2}), first.copy({{}, page / 2}));
}

void TestFormula::vectorDevicesPaintTheSameFormula()
{
    const Formula formula = m_book.formula(pairReading);
    QPicture picture;
    QPainter recorder(&picture);
    paintFormula(recorder, baseline, formula, pairValues(), style());
    recorder.end();
    const QImage direct = painted(formula, pairValues(), style());
    QImage replayed = direct;
    replayed.fill(Qt::white);
    QPainter painter(&replayed);
    painter.drawPicture(0, 0, picture);
    painter.end();
    QCOMPARE(inkedArea(replayed), inkedArea(direct));
}

LAB_WIDGET_TESTS(TestFormula)
#include "tst_formula.moc"
