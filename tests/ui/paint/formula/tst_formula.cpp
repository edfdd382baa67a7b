#include "core/frames/reading.h"
#include "core/state/lab_state.h"
#include "ui/paint/formula/formula.h"

#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QPicture>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab::ui;

namespace {

constexpr double size = 40;
constexpr QPoint baseline(20, 80);
constexpr QRgb ink = qRgb(0, 0, 0);
constexpr QRgb red = qRgb(255, 0, 0);
constexpr QRgb blue = qRgb(0, 0, 255);
const QString pairReading = u"reading.rope.pair"_s;

FormulaValues pairValues()
{
    return {{u"i"_s, u"2"_s}, {u"q"_s, u"0.84"_s}, {u"k"_s, u"0.94"_s}, {u"alpha"_s, u"0.419"_s},
        {u"m"_s, u"9"_s}, {u"n"_s, u"4"_s}, {u"theta"_s, u"0.1"_s}, {u"s"_s, u"0.4791"_s}};
}

FormulaStyle style(const QMap<QString, QColor>& colours = {})
{
    return {.pixelSize = size, .colour = QColor(ink), .colours = colours, .highlighted = {}};
}

template <typename Paint> QImage painted(QSize pixels, const Paint& paint)
{
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(painter);
    return image;
}

QImage painted(const Formula& formula, const FormulaValues& values, const FormulaStyle& look)
{
    const int width = static_cast<int>(formulaSize(formula, values, look.pixelSize).width()) + 40;
    return painted(QSize(width, 120),
        [&](QPainter& painter) { paintFormula(painter, baseline, formula, values, look); });
}

QImage paintedNumber(const FormulaBook& book, const QString& number, double pixelSize = size)
{
    return painted(QSize(600, 120), [&](QPainter& painter) {
        paintNumber(painter, baseline, book, number, pixelSize, QColor(ink));
    });
}

QRect inkedRect(const QImage& image)
{
    QRect rect;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != qRgb(255, 255, 255))
                rect |= QRect(x, y, 1, 1);
        }
    }
    return rect;
}

std::vector<QPoint> pixelsOf(QRgb colour, const QImage& image)
{
    std::vector<QPoint> pixels;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == colour)
                pixels.emplace_back(x, y);
        }
    }
    return pixels;
}

/// The area that is inked, in squares of an em.
double coverage(const QImage& image, double pixelSize)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            sum += 1 - qGray(image.pixel(x, y)) / 255.0;
    }
    return sum / (pixelSize * pixelSize);
}

QJsonObject sources()
{
    QFile file(QStringLiteral(LAB_TEST_DIRECTORY "/../resources/formulas/formulas.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

QPointF centre(const QPoint& pixel)
{
    return QPointF(pixel - baseline) + QPointF(0.5, 0.5);
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 0.01;
}

/// One for each way in which the encodings are computed.
std::vector<lab::LabState> stateZoo()
{
    std::vector<lab::LabState> zoo;
    for (int variant = 0; variant < 12; ++variant) {
        lab::LabState state;
        state.rotations.pairing = static_cast<lab::Pairing>(variant % 3);
        state.rotations.rotatedShare = variant < 6 ? 1 : 0.5;
        if (variant == 3) { // stops the last pairs
            state.rotations.scaling.method = lab::ScalingMethod::ProportionalRope;
            state.rotations.scaling.turningShare = 0.25;
        }
        if (variant == 4) // its ramp has ends at whole pairs
            state.rotations.scaling.method = lab::ScalingMethod::Yarn;
        if (variant == 5) // and this one's stand between them
            state.rotations.scaling.method = lab::ScalingMethod::Llama3;
        if (variant == 6 || variant == 7) { // turns as plain RoPE up to its original length
            state.rotations.scaling.method = lab::ScalingMethod::DynamicNtk;
            state.rotations.scaling.currentLength = variant == 6 ? 32768 : 2048;
        }
        state.waves.encoding.layout = static_cast<lab::SinusoidalLayout>(variant % 3);
        state.biases.encoding.mask = static_cast<lab::Mask>(variant % 2);
        state.biases.encoding.heads = variant % 4 < 2 ? 8 : 12;
        state.precision.error = static_cast<lab::PrecisionError>(variant % 3);
        state.order.compared = static_cast<lab::OrderComparison>(variant % 3);
        state.order.visible = variant < 6 ? lab::Visible::AllKeys : lab::Visible::KeysUpToQuery;
        state.biases.head = variant < 6 ? 3 : state.biases.encoding.heads;
        zoo.push_back(lab::clamped(state));
    }
    return zoo;
}

std::vector<lab::Picture> pictures(lab::BenchId bench)
{
    using lab::Picture;
    switch (bench) {
    case lab::BenchId::Order:
        return {Picture::OrderChips, Picture::OrderWeights, Picture::OrderOutputs,
            Picture::OrderEncodings};
    case lab::BenchId::Waves:
        return {Picture::WavesTable, Picture::WavesCurves, Picture::WavesSimilarity,
            Picture::WavesShift};
    case lab::BenchId::Rotations:
        return {Picture::RotationsDials, Picture::RotationsScores, Picture::RotationsCurve,
            Picture::RotationsConventions};
    case lab::BenchId::Derivation:
        return {Picture::DerivationFormula, Picture::DerivationPicture, Picture::DerivationCheck};
    case lab::BenchId::Biases:
        return {Picture::BiasesMatrix, Picture::BiasesHeads, Picture::BiasesCurve,
            Picture::BiasesWeights};
    case lab::BenchId::Base:
        return {Picture::BaseSpectrum, Picture::BaseRings, Picture::BaseFactors,
            Picture::BaseMeanScore, Picture::BaseGrowingLength, Picture::BaseBound};
    case lab::BenchId::Precision:
        return {Picture::PrecisionErrors, Picture::PrecisionDrift};
    }
    return {};
}

/// The pointer on one position and on many, above and below the diagonal, with and without a
/// pair and a column.
std::vector<lab::Focus> focusZoo(lab::BenchId bench)
{
    std::vector<lab::Focus> zoo;
    for (const lab::Picture picture : pictures(bench)) {
        for (int filled = 0; filled < 128; ++filled) {
            lab::Focus focus;
            focus.picture = picture;
            focus.covered = filled & 1 ? 64 : 1;
            if (filled & 2)
                focus.pair = 5;
            if (filled & 4)
                focus.column = filled & 2 ? (filled & 1 ? 13 : 4) : 40;
            if (filled & 8)
                focus.distance = -7;
            if (filled & 16)
                focus.position = 21;
            if (filled & 64)
                focus.convention = filled % 3;
            if (filled & 32) {
                focus.query = 17;
                focus.key = filled & 2 ? 9 : 30;
            }
            zoo.push_back(focus);
        }
        for (int token = 0; token < 4; ++token) { // of Order, each by itself and with another
            lab::Focus focus;
            focus.picture = picture;
            focus.query = 1;
            if (token > 0)
                focus.key = token;
            focus.column = token == 0 ? std::optional(3) : std::nullopt;
            zoo.push_back(focus);
        }
        for (int end = 0; picture == lab::Picture::BaseFactors && end < 9; ++end) {
            lab::Focus focus;
            focus.picture = picture;
            focus.rampEnd = static_cast<lab::RampEnd>(end);
            zoo.push_back(focus);
        }
        for (const char* symbol : {"q", "k", "m", "n", "phi", "f", "theta"}) {
            lab::Focus focus;
            focus.picture = picture;
            focus.symbol = symbol;
            zoo.push_back(focus);
        }
    }
    return zoo;
}

} // namespace

class tst_Formula : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outlinesAreMadeFromTheSources();
    void everyFormulaHasBothSpokenSentences();
    void everyReadingFillsItsFormula();
    void everyFormulaPaintsInsideItsSize();
    void everyCharacterOfANumberPaintsSomething_data();
    void everyCharacterOfANumberPaintsSomething();
    void spacesOfANumberOnlyTakeRoom();
    void digitsAreTabular();
    void caretRaisesAnExponent();
    void longerNumberMovesWhatIsRightOfIt();
    void indexMovesTheLineByItsOwnSize();
    void slotInAMatrixKeepsItsRoom();
    void matrixNumbersAreFlushRight();
    void negativeFactorIsPutInParentheses();
    void powerOfTenUnderAnExponentIsPutInParentheses();
    void missingNumberShows();
    void shortFormulaLeavesItsPartsOut();
    void hitTestFindsWhatIsPainted_data();
    void hitTestFindsWhatIsPainted();
    void nothingIsHitFarAway();
    void roleColoursItsSymbolsAndNumbersOnly();
    void innermostColourWins();
    void highlightedSymbolIsUnderlined();
    void smallTypeIsBolder();
    void baselineGoesToAWholePixel();
    void vectorDevicesGetTheSameFormula();
    void spokenSentenceSaysTheNumbers();
    void dimmedColoursAreOpaqueAndBetween();
    void unknownFormulaIsEmpty();

private:
    FormulaBook m_book;
};

void tst_Formula::outlinesAreMadeFromTheSources()
{
    const QJsonObject all = sources();
    QVERIFY(!all.isEmpty());
    QCOMPARE(m_book.keys(), all.keys());
    for (const QString& key : all.keys())
        QCOMPARE(m_book.formula(key).tex(), all[key]["tex"_L1].toString());
}

void tst_Formula::everyFormulaHasBothSpokenSentences()
{
    const QJsonObject all = sources();
    const QRegularExpression slot(u"\\{\\w+\\}"_s);
    QMap<QString, QSet<QString>> sayings;
    for (const QString& key : all.keys()) {
        for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
            QString sentence = all[key]["spoken"_L1][language].toString();
            QVERIFY2(!sentence.isEmpty(), qPrintable(key));
            QSet<QString> said;
            auto matches = slot.globalMatch(sentence);
            while (matches.hasNext())
                said += matches.next().captured().mid(1).chopped(1);
            const QStringList known = m_book.formula(key).slotNames();
            for (const QString& name : said)
                QVERIFY2(known.contains(name), qPrintable(key + u' ' + name));
            if (sayings.contains(key))
                QVERIFY2(sayings[key] == said, qPrintable(key));
            sayings[key] = said;
            sentence.replace(slot, u"…"_s);
            QCOMPARE(spokenSentence(m_book.formula(key), {}, language), sentence);
        }
    }
}

void tst_Formula::everyReadingFillsItsFormula()
{
    QSet<QString> formulas;
    for (lab::LabState state : stateZoo()) {
        for (const auto bench : {lab::BenchId::Order, lab::BenchId::Waves, lab::BenchId::Rotations,
                 lab::BenchId::Derivation, lab::BenchId::Biases, lab::BenchId::Base,
                 lab::BenchId::Precision}) {
            state.bench = bench;
            for (const lab::Focus& focus : focusZoo(bench)) {
                const lab::Reading reading = lab::reading(state, focus);
                const QString key = QString::fromStdString(reading.formula);
                const Formula formula = m_book.formula(key);
                QVERIFY2(!formula.isEmpty(), qPrintable(key));
                QSet<QString> given;
                for (const lab::ReadingNumber& number : reading.numbers)
                    given << QString::fromStdString(number.slot);
                for (const QString& slot : formula.slotNames())
                    QVERIFY2(given.contains(slot), qPrintable(key + u' ' + slot));
                formulas << key;
            }
        }
    }
    for (const QString& key : m_book.keys())
        QVERIFY2(!key.startsWith(u"reading."_s) || formulas.contains(key), qPrintable(key));
}

void tst_Formula::everyFormulaPaintsInsideItsSize()
{
    for (const QString& key : m_book.keys()) {
        const Formula formula = m_book.formula(key);
        const QRect inked = inkedRect(painted(formula, {}, style()));
        const QRectF rect = formulaRect(formula, {}, size).translated(baseline);
        QVERIFY2(!inked.isEmpty(), qPrintable(key));
        QVERIFY2(rect.adjusted(-2, -2, 4, 2).contains(inked), qPrintable(key));
    }
}

void tst_Formula::everyCharacterOfANumberPaintsSomething_data()
{
    QTest::addColumn<QString>("character");
    const QString characters = u"0123456789.,\u2212-+±·×/=<>≤≥≠≈()[]|%e…∞π→"_s;
    for (const QChar character : characters)
        QTest::addRow("U+%04X", character.unicode()) << QString(character);
}

void tst_Formula::everyCharacterOfANumberPaintsSomething()
{
    QFETCH(const QString, character);
    const QRect inked = inkedRect(paintedNumber(m_book, character));
    QVERIFY(!inked.isEmpty());
    QVERIFY(numberWidth(m_book, character, size) > inked.width() / 2.0);
    // What the font lacks is a box as wide as a digit: none of these is one.
    QVERIFY(paintedNumber(m_book, character) != paintedNumber(m_book, u"Q"_s));
}

void tst_Formula::spacesOfANumberOnlyTakeRoom()
{
    QVERIFY(inkedRect(paintedNumber(m_book, u"\u2009 \u202f"_s)).isEmpty());
    QVERIFY(isNear(numberWidth(m_book, u"10\u2009000"_s, size),
        numberWidth(m_book, u"10000"_s, size) + numberWidth(m_book, u"\u2009"_s, size)));
    QVERIFY(numberWidth(m_book, u"\u2009"_s, size) > 0);
}

void tst_Formula::digitsAreTabular()
{
    for (const QChar digit : u"0123456789"_s)
        QVERIFY(isNear(numberWidth(m_book, digit, size), size / 2));
}

void tst_Formula::caretRaisesAnExponent()
{
    const double flat = numberWidth(m_book, u"10\u221213"_s, size);
    QVERIFY(numberWidth(m_book, u"10^\u221213"_s, size) < flat);
    QVERIFY(numberWidth(m_book, u"10^\u221213"_s, size) > flat * 0.7);
    QVERIFY(inkedRect(paintedNumber(m_book, u"10^\u221213"_s)).top()
        < inkedRect(paintedNumber(m_book, u"10\u221213"_s)).top());
    // The exponent ends where something else begins.
    QVERIFY(isNear(numberWidth(m_book, u"10^3·2"_s, size),
        numberWidth(m_book, u"10^3"_s, size) + numberWidth(m_book, u"·2"_s, size)));
}

void tst_Formula::longerNumberMovesWhatIsRightOfIt()
{
    const Formula formula = m_book.formula(pairReading);
    const FormulaValues before = pairValues();
    FormulaValues after = before;
    after[u"m"_s] = u"10\u2009000\u2009000"_s;
    const double longer =
        numberWidth(m_book, after[u"m"_s], size) - numberWidth(m_book, before[u"m"_s], size);
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

void tst_Formula::indexMovesTheLineByItsOwnSize()
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

void tst_Formula::slotInAMatrixKeepsItsRoom()
{
    const Formula formula = m_book.formula(u"picture.shift.product"_s);
    const FormulaValues few {{u"sine"_s, u"0.574"_s}};
    const FormulaValues many {{u"sine"_s, u"\u22120.574012345678"_s}};
    QVERIFY(
        isNear(formulaSize(formula, few, size).width(), formulaSize(formula, many, size).width()));
    const QRectF room = symbolRects(formula, many, size, u"sine"_s).front();
    const QRectF used = symbolRects(formula, few, size, u"sine"_s).front();
    QVERIFY(room.left() < used.left() && isNear(room.right(), used.right()));
    QVERIFY(room.height() < used.height());
}

void tst_Formula::matrixNumbersAreFlushRight()
{
    const Formula formula = m_book.formula(u"picture.shift.product"_s);
    const FormulaValues values {{u"sine"_s, u"0.574"_s}, {u"cosine"_s, u"\u22120.819"_s}};
    const QRectF sine = symbolRects(formula, values, size, u"sine"_s).front();
    const QRectF below = symbolRects(formula, values, size, u"cosine"_s).back();
    QVERIFY(isNear(sine.right(), below.right()));
    QVERIFY(sine.left() > below.left());
    QVERIFY(sine.bottom() < below.top());
}

void tst_Formula::negativeFactorIsPutInParentheses()
{
    const Formula formula = m_book.formula(u"reading.rope.wrong_pair"_s);
    const double positive = formulaSize(formula, {{u"ka"_s, u"0.2"_s}}, size).width();
    const double negative = formulaSize(formula, {{u"ka"_s, u"\u22120.2"_s}}, size).width();
    QVERIFY(isNear(negative - positive, numberWidth(m_book, u"(\u2212)"_s, size)));
    // In front there is nothing to keep it apart from.
    const double leading = formulaSize(formula, {{u"qa"_s, u"\u22120.2"_s}}, size).width();
    const double plain = formulaSize(formula, {{u"qa"_s, u"0.2"_s}}, size).width();
    QVERIFY(isNear(leading - plain, numberWidth(m_book, u"\u2212"_s, size)));
}

// 2π·1 × 10^12 to the power of 2·53/128 would read as 10 to the power of 122·53/128.
void tst_Formula::powerOfTenUnderAnExponentIsPutInParentheses()
{
    const Formula formula = m_book.formula(u"reading.base.wavelength"_s);
    const auto width = [&](const QString& slot, const QString& number) {
        return formulaSize(formula, {{slot, number}}, size).width();
    };
    const QString power = u"1 × 10^12"_s;
    const double more = numberWidth(m_book, power, size) - numberWidth(m_book, u"7"_s, size);
    const double parentheses = numberWidth(m_book, u"()"_s, size);
    QVERIFY(isNear(width(u"b"_s, power) - width(u"b"_s, u"7"_s), more + parentheses));
    QVERIFY(isNear(width(u"turns"_s, power) - width(u"turns"_s, u"7"_s), more));
}

void tst_Formula::missingNumberShows()
{
    const Formula formula = m_book.formula(u"label.theta"_s);
    const QRectF slot = symbolRects(formula, {}, size, u"theta"_s).back();
    QVERIFY(isNear(slot.width(), numberWidth(m_book, u"…"_s, size)));
}

void tst_Formula::shortFormulaLeavesItsPartsOut()
{
    const Formula whole = m_book.formula(pairReading);
    const Formula brief = m_book.shortFormula(pairReading);
    const FormulaValues values = pairValues();
    QVERIFY(
        formulaSize(brief, values, size).width() < formulaSize(whole, values, size).width() * 0.7);
    QCOMPARE(brief.slotNames(), whole.slotNames());
    QCOMPARE(symbolRects(brief, values, size, u"alpha"_s).size(), 1U);
    QCOMPARE(symbolRects(whole, values, size, u"alpha"_s).size(), 2U);
    const auto toTheEnd = [&](const Formula& formula) {
        return formulaSize(formula, values, size).width()
            - symbolRects(formula, values, size, u"q"_s).back().left();
    };
    QVERIFY(isNear(toTheEnd(brief), toTheEnd(whole)));
    // Nothing is left over and nothing lies on top of something else.
    const QRect inked = inkedRect(painted(brief, values, style()));
    const QRectF rect = formulaRect(brief, values, size).translated(baseline);
    QVERIFY(std::abs(inked.right() - rect.right()) < 4);
    QVERIFY(symbolRects(brief, values, size, u"s"_s).front().right()
        < symbolRects(brief, values, size, u"q"_s).front().left());

    const QString unbroken = u"m_minus_n"_s;
    QCOMPARE(formulaSize(m_book.shortFormula(unbroken), {}, size),
        formulaSize(m_book.formula(unbroken), {}, size));
}

void tst_Formula::hitTestFindsWhatIsPainted_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"s", "i", "q", "k", "alpha", "m", "n", "theta"})
        QTest::addRow("%s", name) << QString::fromLatin1(name);
}

void tst_Formula::hitTestFindsWhatIsPainted()
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

void tst_Formula::nothingIsHitFarAway()
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

void tst_Formula::roleColoursItsSymbolsAndNumbersOnly()
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

void tst_Formula::innermostColourWins()
{
    const Formula formula = m_book.formula(u"query"_s);
    const QMap<QString, QColor> role {{u"query"_s, QColor(blue)}};
    const QMap<QString, QColor> both {{u"query"_s, QColor(blue)}, {u"q"_s, QColor(red)}};
    QVERIFY(!pixelsOf(blue, painted(formula, {}, style(role))).empty());
    QVERIFY(pixelsOf(blue, painted(formula, {}, style(both))).empty());
    QVERIFY(!pixelsOf(red, painted(formula, {}, style(both))).empty());
}

void tst_Formula::highlightedSymbolIsUnderlined()
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

void tst_Formula::smallTypeIsBolder()
{
    const QString number = u"0.4791"_s;
    const double large = coverage(paintedNumber(m_book, number, 80), 80);
    const double medium = coverage(paintedNumber(m_book, number, 26), 26);
    const double small = coverage(paintedNumber(m_book, number, 17), 17);
    QVERIFY(small > large * 1.15);
    QVERIFY(small > medium && medium > large * 1.03);
    QVERIFY(small < large * 1.5);
}

void tst_Formula::baselineGoesToAWholePixel()
{
    const Formula formula = m_book.formula(pairReading);
    const auto at = [&](double y) {
        return painted(QSize(600, 60), [&](QPainter& painter) {
            paintFormula(painter, QPointF(10, y), formula, pairValues(), style());
        });
    };
    QCOMPARE(at(40.4), at(40));
    QCOMPARE(at(39.6), at(40));
    QVERIFY(at(41) != at(40));
}

void tst_Formula::vectorDevicesGetTheSameFormula()
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
    QCOMPARE(inkedRect(replayed), inkedRect(direct));
}

void tst_Formula::spokenSentenceSaysTheNumbers()
{
    const Formula formula = m_book.formula(u"label.theta"_s);
    const auto spoken = [&](const QString& number, const QString& language) {
        return spokenSentence(formula, {{u"theta"_s, number}}, language);
    };
    QCOMPARE(spoken(u"0.1"_s, u"en"_s), u"theta equals 0.1"_s);
    QCOMPARE(spoken(u"0.1"_s, u"zh_CN"_s), u"θ 等于 0.1"_s);
    QCOMPARE(spoken(u"0.1"_s, u"eo"_s), u"theta equals 0.1"_s);
    QCOMPARE(spoken(u"10\u2009000"_s, u"en"_s), u"theta equals 10000"_s);
    QCOMPARE(spoken(u"4.3×10^\u221213"_s, u"en"_s),
        u"theta equals 4.3 times 10 to the power of \u221213"_s);
    QCOMPARE(spoken(u"4.3×10^\u221213"_s, u"zh_CN"_s), u"θ 等于 4.3 乘以 10 的 \u221213 次方"_s);

    const QString whole = spokenSentence(m_book.formula(pairReading), pairValues(), u"en"_s);
    QCOMPARE(spokenSentence(m_book.shortFormula(pairReading), pairValues(), u"en"_s), whole);
    QVERIFY(whole.contains(u"0.4791"_s) && whole.contains(u"pair 2"_s));
}

void tst_Formula::dimmedColoursAreOpaqueAndBetween()
{
    const FormulaStyle look =
        dimmed(style({{u"query"_s, QColor(blue)}}), QColor(255, 255, 255), 0.5);
    QCOMPARE(look.colour.alpha(), 255);
    QVERIFY(std::abs(look.colour.red() - 128) <= 1);
    QVERIFY(std::abs(look.colours[u"query"_s].red() - 128) <= 1);
    QCOMPARE(look.colours[u"query"_s].blue(), 255);
}

void tst_Formula::unknownFormulaIsEmpty()
{
    QTest::ignoreMessage(QtWarningMsg, "no formula is called no such formula");
    const Formula formula = m_book.formula(u"no such formula"_s);
    QVERIFY(formula.isEmpty());
    QVERIFY(formulaSize(formula, {}, size).isEmpty());
    QVERIFY(inkedRect(painted(formula, {}, style())).isEmpty());
    QCOMPARE(symbolAt(formula, {}, size, QPointF(1, 1)), QString());
    QCOMPARE(spokenSentence(formula, {}, u"en"_s), QString());
}

QTEST_MAIN(tst_Formula)
#include "tst_formula.moc"
