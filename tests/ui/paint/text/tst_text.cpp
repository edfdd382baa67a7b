#include "core/drawing/font_metrics.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/painted.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/text.h"
#include "ui/paint/text/text_parts.h"

#include <QGlyphRun>
#include <QRegularExpression>
#include <QTextLayout>
#include <QtMath>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab::ui;

class TestText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void digitsAreEquallyWide();
    void aTextIsAsWideAsItsCharacters();
    void aTextIsPaintedAsItsLayout();
    void widthsAreProportionalToTheSize();
    void textIsAligned();
    void anIndexIsBelowItsLetter();
    void textHasTheFontOfItsRole();
    void noLetterIsCutAtTheEdge_data();
    void noLetterIsCutAtTheEdge();
    void aNumberIsNeverHalfVisible();
    void noNumberIsCutVertically();
    void anEllipsisNeverSplitsANumber();
    void spacesKeepTheirWidth();
    void aMissingFullStopIsAddedBetweenSentences();
    void exportedTextHasTheMeasuredWidth();
};

void TestText::digitsAreEquallyWide()
{
    const Look look;
    for (const TextRole role : {TextRole::Note, TextRole::Body, TextRole::BodyStrong,
             TextRole::PictureTitle, TextRole::MainResult, TextRole::Code})
        for (const QChar digit : u"023456789"_s)
            QCOMPARE(textWidth(digit, role, look), textWidth(u"1"_s, role, look));
}

/// A table of character widths measures any text only without kerning, hinting and ligatures.
void TestText::aTextIsAsWideAsItsCharacters()
{
    Look look;
    for (const double scale : {1.0, 1.15, 1.6}) {
        look.scale = scale;
        for (const TextRole role :
            {TextRole::Note, TextRole::BodyStrong, TextRole::MainResult, TextRole::Code}) {
            for (const QString& text : {u"AVATAR To. Ty, fi ffl -> != 1x2 (A) 10:30 f\u2019"_s,
                     u"\u22120.25 \u00d7 \u03b8\u2096 \u2264 \u221a2 \u2192 W\u1d40"_s,
                     u"\u4f4d\u7f6e\uff0c\u65cb\u8f6c RoPE\u3002"_s}) {
                double sum = 0;
                for (const QChar one : text)
                    sum += textWidth(one, role, look);
                QVERIFY2(std::abs(textWidth(text, role, look) - sum) < 0.02, qPrintable(text));
            }
        }
    }
}

/// Although it is composed of words and digits that are laid out once.
void TestText::aTextIsPaintedAsItsLayout()
{
    const Look look;
    constexpr QPointF place(10.25, 30);
    for (const QString& text : {u"\u22120.25"_s, u"3.2 turns"_s, u"pair 12  of 64 "_s,
             u"1x2 10:30"_s, u"\u4f4d\u7f6e 7 RoPE"_s}) {
        QTextLayout layout(text, font(look, TextRole::Note));
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setNumColumns(static_cast<int>(text.size()));
        line.setPosition({0, -line.ascent()});
        layout.endLayout();
        const auto onPage = [&](const auto& paint) {
            return painted(QSize(200, 40), 1, look, [&](QPainter& painter, const Look&) {
                painter.setPen(Qt::black);
                paint(painter);
            });
        };
        QVERIFY(onPage([&](QPainter& painter) {
            paintText(painter, place, text, TextRole::Note, Qt::black, look);
        }) == onPage([&](QPainter& painter) {
            for (const QGlyphRun& run : layout.glyphRuns())
                painter.drawGlyphRun(place + QPointF(0, 1.0 / 256), run);
        }));
    }
}

/// A hundred times the size is a hundred times the width.
void TestText::widthsAreProportionalToTheSize()
{
    const QString text = u"Similarity 0.25 of pairs"_s;
    Look look;
    const double one = textWidth(text, TextRole::Note, look);
    look.scale = 50;
    QVERIFY(std::abs(textWidth(text, TextRole::Note, look) / 50 - one) < 0.2);
}

void TestText::aMissingFullStopIsAddedBetweenSentences()
{
    QCOMPARE(oneAfterAnother({}), QString());
    QCOMPARE(oneAfterAnother({u"One"_s}), u"One"_s);
    QCOMPARE(
        oneAfterAnother({u"One"_s, u"Two."_s, u"Three?"_s, u"Four"_s}), u"One. Two. Three? Four"_s);
}

void TestText::anIndexIsBelowItsLetter()
{
    const auto isBelow = [](const TextPart& part) { return part.level == TextPart::Level::Below; };
    for (const QString& whole :
        {u"rope_k"_s, u"x_q1"_s, u"d_model"_s, u"a_"_s, u"10^−3"_s, u"W_Q"_s, u"f_query"_s})
        QCOMPARE(textParts(whole).size(), 1);
    const QList<TextPart> parts = textParts(u"So W_q and f_k(k, n)"_s);
    QCOMPARE(parts.size(), 5);
    QCOMPARE(parts[0].text, u"So W"_s);
    QVERIFY(parts[1].text == u"q"_s && isBelow(parts[1]));
    QVERIFY(parts[3].text == u"k"_s && isBelow(parts[3]));
    QCOMPARE(parts[4].text, u"(k, n)"_s);
    const QList<TextPart> power = textParts(u"(−1)^Δ: scores"_s);
    QCOMPARE(power.size(), 3);
    QVERIFY(power[1].text == u"Δ"_s && power[1].level == TextPart::Level::Above);
    const Look look;
    QVERIFY(textWidth(u"W_q"_s, TextRole::Body, look) < textWidth(u"Wq"_s, TextRole::Body, look));
    QVERIFY(textWidth(u"W_q"_s, TextRole::Code, look)
        > textWidth(u"Wq"_s, TextRole::Code, look)); // code is not transformed
}

void TestText::textIsAligned()
{
    const Look look;
    const QString word = u"HHH"_s;
    const auto at = [&](Alignment alignment) {
        return inkedArea(painted(QSize(200, 40), 1, look, [&](QPainter& painter, const Look& l) {
            const double width =
                paintText(painter, {100, 30}, word, TextRole::Body, Qt::black, l, alignment);
            QCOMPARE(width, textWidth(word, TextRole::Body, l));
        }));
    };
    const QRect left = at(Alignment::Left);
    const QRect centre = at(Alignment::Centre);
    const QRect right = at(Alignment::Right);
    QVERIFY(left.left() >= 100 && left.left() <= 102);
    QVERIFY(right.right() <= 100 && right.right() >= 97);
    QVERIFY(std::abs(centre.center().x() - 100) <= 1);
    QCOMPARE(left.bottom(), 29);
}

void TestText::textHasTheFontOfItsRole()
{
    Look look;
    QCOMPARE(font(look, TextRole::BenchTitle).pixelSize(), 20);
    QCOMPARE(font(look, TextRole::PictureTitle).weight(), QFont::DemiBold);
    QCOMPARE(font(look, TextRole::Axis).pixelSize(), 12);
    QCOMPARE(font(look, TextRole::Body).weight(), QFont::Normal);
    QCOMPARE(font(look, TextRole::MainResult).pixelSize(), 24);
    look.scale = 1.6;
    QCOMPARE(font(look, TextRole::BenchTitle).pixelSize(), 32);
    QCOMPARE(font(look, TextRole::Axis).family(), QGuiApplication::font().family());
}

void TestText::noLetterIsCutAtTheEdge_data()
{
    QTest::addColumn<Alignment>("alignment");
    QTest::addRow("left") << Alignment::Left;
    QTest::addRow("centre") << Alignment::Centre;
    QTest::addRow("right") << Alignment::Right;
}

/// Clipping is off, so anything painted outside would be visible.
void TestText::noLetterIsCutAtTheEdge()
{
    QFETCH(const Alignment, alignment);
    const Look look;
    const QString words = u"a label of some words"_s;
    const double width = textWidth(words, TextRole::Note, look);
    const QRect place(60, 40, 160, 60);
    int whole = 0;
    int shortened = 0;
    int none = 0;
    for (int x = 0; x <= 280; x += 14) {
        for (const int y : {45, 75, 108}) {
            const QRect inked = inkedArea(
                painted(QSize(280, 140), 1, look, [&](QPainter& painter, const Look& own) {
                    painter.setClipRect(place);
                    painter.setClipping(false);
                    QCOMPARE(paintText(painter, QPointF(x, y), words, TextRole::Note, Qt::black,
                                 own, alignment),
                        width);
                }));
            const QRect rounded = place.adjusted(-1, -4, 1, 8); // allows for accents and descenders
            QVERIFY2(inked.isEmpty() || rounded.contains(inked), qPrintable(QString::number(x)));
            const bool isWhole = inked.width() > width - 3;
            whole += isWhole ? 1 : 0;
            none += inked.isEmpty() ? 1 : 0;
            shortened += isWhole || inked.isEmpty() ? 0 : 1;
        }
    }
    QVERIFY(whole > 4);
    QVERIFY(shortened > 4);
    QVERIFY(none > 20);
}

void TestText::aNumberIsNeverHalfVisible()
{
    const Look look;
    const auto inkOf = [&](const QString& text, double x) {
        return inkedArea(painted(QSize(200, 40), 1, look, [&](QPainter& painter, const Look& own) {
            painter.setClipRect(QRect(0, 0, 100, 40));
            paintText(painter, {x, 30}, text, TextRole::Note, Qt::black, own);
        }));
    };
    const QString number = u"1\u2009234\u2009567\u2009890"_s;
    const double width = textWidth(number, TextRole::Note, look);
    QVERIFY(inkOf(number, 100 - width).width() > width - 3);
    QVERIFY(inkOf(number, 104 - width).width() > width - 3); // it is partly visible
    QVERIFY(inkOf(number, 130 - width).isEmpty());
    QVERIFY(!inkOf(u"words of a label"_s, 60).isEmpty());
}

// As at the ends of a colour bar of full height.
void TestText::noNumberIsCutVertically()
{
    const Look look;
    const QRect place(0, 20, 100, 60);
    const double height = digitHeight(TextRole::Axis, look);
    int shown = 0;
    for (double y = 10; y < 100; y += 0.5) {
        const QRect inked =
            inkedArea(painted(QSize(100, 100), 1, look, [&](QPainter& painter, const Look& own) {
                painter.setClipRect(place);
                painter.setClipping(false);
                paintText(painter, {20, y}, u"−2.05"_s, TextRole::Axis, Qt::black, own);
            }));
        QVERIFY2(inked.isEmpty() || place.adjusted(0, -1, 0, 1).contains(inked),
            qPrintable(QString::number(y)));
        QVERIFY2(inked.isEmpty() || inked.height() >= qFloor(height), "whole");
        shown += inked.isEmpty() ? 0 : 1;
    }
    const double middles = 2 * (place.height() - height); // those whose middle is inside
    QVERIFY(shown >= qFloor(middles));
}

void TestText::anEllipsisNeverSplitsANumber()
{
    static const QRegularExpression number(u"[−-]?\\d[\\d.,\u2009]*(×10\\^−?\\d+)?"_s);
    const auto numbersOf = [](const QString& text) {
        QStringList all;
        for (const auto& found : number.globalMatch(text))
            all += found.captured();
        return all;
    };
    const Look look;
    for (const QString& text :
        {u"Doubled exponents: 4.4×10^−13 % off"_s, u"mean of 12\u2009345.678 positions"_s,
            u"from −0.419 to 1\u2009000\u2009000 in steps of 2.5×10^9"_s,
            u"Largest error, p = 5…4\u2009100"_s, u"相对误差：4.4×10^−13，位置 12\u2009345"_s}) {
        const QStringList whole = numbersOf(text);
        const double full = textWidth(text, TextRole::Note, look);
        QString longest;
        for (double space = 0; space < full; space += 1) {
            const QString cut = fitted(text, space, TextRole::Note, look);
            QVERIFY2(textWidth(cut, TextRole::Note, look) <= space + 2 || cut.size() <= 1,
                qPrintable(cut));
            QVERIFY2(numbersOf(cut.chopped(cut.endsWith(u'…') ? 1 : 0))
                    == whole.mid(0, numbersOf(cut).size()),
                qPrintable(cut));
            QVERIFY2(!cut.contains(u"×"_s) || cut.contains(u'^'), qPrintable(cut));
            longest = cut;
        }
        QVERIFY2(longest.size() > text.size() / 4, qPrintable(longest));
    }
}

void TestText::spacesKeepTheirWidth()
{
    const Look look;
    const double apart = textWidth(u"only I"_s, TextRole::Note, look)
        - textWidth(u"only"_s, TextRole::Note, look) - textWidth(u"I"_s, TextRole::Note, look);
    QVERIFY(
        std::abs(lab::drawing::FontMetrics().spaceWidth(lab::drawing::TextRole::Note, 1) - apart)
        < 1);
    QVERIFY(apart > 2);
}

void TestText::exportedTextHasTheMeasuredWidth()
{
    Look look;
    look.medium = Look::Medium::Vector;
    for (const QString& number : {u"\u22120.575"_s, u"111.1"_s, u"+2.4"_s}) {
        TextRecorder paper(QSize(200, 40));
        QPainter painter(&paper);
        const double width = paintText(
            painter, {100, 30}, number, TextRole::Body, Qt::black, look, Alignment::Right);
        painter.end();
        QCOMPARE(paper.words(), number);
        QRectF place;
        for (const PaintedText& text : paper.texts())
            place |= text.place;
        QVERIFY2(std::abs(place.right() - 100) < 0.5, qPrintable(number));
        QVERIFY2(std::abs(place.width() - width) < 0.5, qPrintable(number));
    }
}

LAB_WIDGET_TESTS(TestText)
#include "tst_text.moc"
