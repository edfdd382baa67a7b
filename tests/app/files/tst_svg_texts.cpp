#include "app/exports/svg_texts.h"
#include "tests/qt_test.h"
#include "ui/paint/look.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <cmath>
#include <functional>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

QString written(const std::function<void(QPainter&, const ui::Look&)>& paint)
{
    std::vector<ui::VectorText> texts;
    ui::Look look;
    look.medium = ui::Look::Medium::Vector;
    look.texts = &texts;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    generator.setSize({400, 200});
    QPainter painter(&generator);
    paint(painter, look);
    painter.end();
    return QString::fromUtf8(withPlacedTexts(bytes, texts));
}

void paintNumber(QPainter& painter, const ui::Look& look, ui::Alignment alignment)
{
    ui::paintText(painter, {200, 40}, u"\u22120.25 & 3"_s, ui::TextRole::Axis, look.palette.text,
        look, alignment);
}

/// The first text's attributes and words.
QRegularExpressionMatch textIn(const QString& svg)
{
    static const QRegularExpression text(u"<text ([^>]*)>([^<]*)</text>"_s);
    return text.match(svg);
}

} // namespace

class SvgTextsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void placesATextAsRequested_data()
    {
        QTest::addColumn<int>("alignment");
        QTest::addColumn<QString>("anchor");
        QTest::newRow("left") << int(ui::Alignment::Left) << QString();
        QTest::newRow("centre") << int(ui::Alignment::Centre) << u"text-anchor=\"middle\""_s;
        QTest::newRow("right") << int(ui::Alignment::Right) << u"text-anchor=\"end\""_s;
    }

    // Qt writes a negative number in two pieces, each with its left end.
    void placesATextAsRequested()
    {
        QFETCH(int, alignment);
        QFETCH(QString, anchor);
        const QString svg = written([&](QPainter& painter, const ui::Look& look) {
            paintNumber(painter, look, static_cast<ui::Alignment>(alignment));
        });
        QCOMPARE(svg.count(u"<text "_s), 1);
        const auto text = textIn(svg);
        QCOMPARE(text.captured(2), u"\u22120.25 &amp; 3"_s);
        QCOMPARE(text.captured(1).contains(u"text-anchor"_s), !anchor.isEmpty());
        QVERIFY2(text.captured(1).contains(anchor), qPrintable(text.captured(1)));
        static const QRegularExpression place(u"\\bx=\"([^\"]*)\""_s);
        const double x = place.match(text.captured(1)).captured(1).toDouble();
        QVERIFY2(std::abs(x - 200) < 0.1, qPrintable(text.captured(1)));
    }

    void aFamilyListWorksOnEveryMachine()
    {
        const QString svg = written([](QPainter& painter, const ui::Look& look) {
            paintNumber(painter, look, ui::Alignment::Left);
        });
        static const QRegularExpression family(u"font-family=\"([^\"]*)\""_s);
        for (auto all = family.globalMatch(svg); all.hasNext();) {
            const QString list = all.next().captured(1);
            QVERIFY2(list.endsWith(u", sans-serif"_s), qPrintable(list));
            QVERIFY2(!list.contains(u"Position Lab"_s), qPrintable(list));
        }
        const QByteArray code =
            withPlacedTexts("<text x=\"1\" font-family=\"Position Lab Mono\">a</text>", {});
        QVERIFY2(code.contains(", monospace\""), code.constData());
    }

    // Regression: an empty piece of a formula began every later text and included everything
    // between.
    void noTextIncludesElementsBetweenItsPieces()
    {
        const QByteArray svg =
            "<text x=\"1\" y=\"2\"></text>\n<text x=\"0\" y=\"9\">list</text>\n"
            "<path/>\n<text x=\"3\" y=\"2\">caption</text>\n"
            "<text x=\"5\" y=\"2\">a</text>\n<path/>\n<text x=\"6\" y=\"2\">b</text>";
        const std::vector<ui::VectorText> texts {
            {u"caption"_s, 5, ui::Alignment::Left}, {u"ab"_s, 5, ui::Alignment::Left}};
        QCOMPARE(withPlacedTexts(svg, texts), svg);
    }

    void keepsTextsOfOtherPainters()
    {
        const QByteArray svg =
            "<text x=\"1\" y=\"2\">other</text>\n<text x=\"3\" y=\"2\">-</text>\n"
            "<text x=\"4\" y=\"2\">1</text>";
        QCOMPARE(withPlacedTexts(svg, {{u"-1"_s, 5, ui::Alignment::Right}}),
            "<text x=\"1\" y=\"2\">other</text>\n<text x=\"8\" text-anchor=\"end\" "
            "y=\"2\">-1</text>");
    }
};

LAB_WIDGET_TESTS(SvgTextsTest)
#include "tst_svg_texts.moc"
