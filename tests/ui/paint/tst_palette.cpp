#include "tests/qt_test.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/comparison.h"
#include "ui/paint/palette.h"
#include "ui/paint/projection.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

using namespace lab::ui;

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// Relative luminance as defined by WCAG 2.
double luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

double contrastOf(const QColor& a, const QColor& b)
{
    const double high = std::max(luminance(a), luminance(b));
    const double low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

double lowestContrast(const Palette& palette, const QColor& colour)
{
    return std::min({contrastOf(colour, palette.ground), contrastOf(colour, palette.frame),
        contrastOf(colour, palette.field)});
}

QColor hex(const char* name)
{
    return QColor(QLatin1String(name));
}

bool isMonotone(const std::array<QColor, 5>& ramp)
{
    const auto darker = [](const QColor& a, const QColor& b) {
        return luminance(a) < luminance(b);
    };
    return std::is_sorted(ramp.begin(), ramp.end(), darker)
        || std::is_sorted(ramp.rbegin(), ramp.rend(), darker);
}

} // namespace

class tst_Palette : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textIsReadableOnBackgroundAndFrame_data();
    void textIsReadableOnBackgroundAndFrame();
    void textIsReadableOnTheCurrentRow();
    void linesAreVisibleOnBackgroundAndFrame_data();
    void linesAreVisibleOnBackgroundAndFrame();
    void ghostsAreVisibleButNotStrongerThanTheOriginal();
    void everyMeaningHasItsColour();
    void bothThemesDiffer();
    void pairsRunFromFastToSlow();
    void signedRampsMeetAtZero();
    void highContrastStrengthensTextAndLines();
    void textOnACellIsReadable();
    void blendingStaysOpaque();
};

void tst_Palette::textIsReadableOnBackgroundAndFrame_data()
{
    QTest::addColumn<Palette>("palette");
    QTest::addColumn<QColor>("colour");
    for (const Palette& palette : {lightPalette(), darkPalette()}) {
        const auto add = [&](const char* name, const QColor& colour) {
            QTest::addRow("%s, %s", palette.isDark ? "dark" : "light", name) << palette << colour;
        };
        add("text", palette.text);
        add("notes", palette.notes);
        add("query", palette.queryText);
        add("key", palette.keyText);
        add("result", palette.resultText);
        add("seen", palette.seenText);
        add("unseen", palette.unseenText);
        for (std::size_t i = 0; i < palette.seriesText.size(); ++i)
            add(qPrintable(QStringLiteral("series %1").arg(i + 1)), palette.seriesText[i]);
    }
}

void tst_Palette::textIsReadableOnBackgroundAndFrame()
{
    QFETCH(const Palette, palette);
    QFETCH(const QColor, colour);
    QVERIFY2(lowestContrast(palette, colour) >= 4.5,
        qPrintable(QString::number(lowestContrast(palette, colour))));
}

void tst_Palette::textIsReadableOnTheCurrentRow()
{
    for (const Palette& palette : {lightPalette(), darkPalette()})
        for (const QColor& words : {palette.text, palette.notes})
            QVERIFY(contrastOf(words, palette.grid) >= 4.5);
}

void tst_Palette::linesAreVisibleOnBackgroundAndFrame_data()
{
    QTest::addColumn<Palette>("palette");
    QTest::addColumn<QColor>("colour");
    for (const Palette& palette : {lightPalette(), darkPalette()}) {
        const auto add = [&](const char* name, const QColor& colour) {
            QTest::addRow("%s, %s", palette.isDark ? "dark" : "light", name) << palette << colour;
        };
        add("axis", palette.axis);
        add("query", palette.query);
        add("key", palette.key);
        add("result", palette.result);
        add("seen", palette.seen);
        add("unseen", palette.unseen);
        for (std::size_t i = 0; i < palette.series.size(); ++i)
            add(qPrintable(QStringLiteral("series %1").arg(i + 1)), palette.series[i]);
        for (int pair = 0; pair < 16; ++pair)
            add(qPrintable(QStringLiteral("pair %1").arg(pair)),
                rampColor(palette.pairs, pair / 15.0));
    }
}

void tst_Palette::linesAreVisibleOnBackgroundAndFrame()
{
    QFETCH(const Palette, palette);
    QFETCH(const QColor, colour);
    QVERIFY2(lowestContrast(palette, colour) >= 3,
        qPrintable(QString::number(lowestContrast(palette, colour))));
}

void tst_Palette::ghostsAreVisibleButNotStrongerThanTheOriginal()
{
    for (const Palette& palette : {lightPalette(), darkPalette()}) {
        std::vector<QColor> lines {palette.text, palette.axis, palette.query, palette.key,
            palette.result, palette.seen, palette.unseen};
        lines.insert(lines.end(), palette.series.begin(), palette.series.end());
        for (const QColor& line : lines) {
            const double ghost = contrastOf(ghostColor(line, palette), palette.ground);
            QVERIFY2(ghost >= 3, qPrintable(QString::number(ghost)));
            QVERIFY(ghost <= contrastOf(line, palette.ground));
        }
    }
}

void tst_Palette::everyMeaningHasItsColour()
{
    const Palette light = lightPalette();
    QCOMPARE(light.query, hex("#2F6DB5"));
    QCOMPARE(light.key, hex("#D1711A"));
    QCOMPARE(light.result, hex("#2E8B57"));
    QCOMPARE(light.seen, hex("#5B7F95"));
    QCOMPARE(light.unseen, hex("#C23B6B"));
    const Palette dark = darkPalette();
    QCOMPARE(dark.query, hex("#7DB0EC"));
    QCOMPARE(dark.key, hex("#EFA35F"));
    QCOMPARE(dark.result, hex("#67C793"));
}

void tst_Palette::bothThemesDiffer()
{
    QVERIFY(darkPalette().isDark);
    QVERIFY(!lightPalette().isDark);
    QVERIFY(luminance(darkPalette().ground) < luminance(darkPalette().text));
    QVERIFY(luminance(lightPalette().ground) > luminance(lightPalette().text));
    QVERIFY(!(lightPalette() == darkPalette()));
}

void tst_Palette::pairsRunFromFastToSlow()
{
    for (const Palette& palette : {lightPalette(), darkPalette()}) {
        QCOMPARE(rampColor(palette.pairs, 0), palette.pairs.front());
        QCOMPARE(rampColor(palette.pairs, 1), palette.pairs.back());
        QCOMPARE(rampColor(palette.pairs, 0.25), palette.pairs[1]);
        QVERIFY(isMonotone(palette.pairs));
    }
}

void tst_Palette::signedRampsMeetAtZero()
{
    for (const Palette& palette : {lightPalette(), darkPalette()}) {
        QCOMPARE(palette.negative.front(), palette.positive.front());
        QVERIFY(isMonotone(palette.negative));
        QVERIFY(isMonotone(palette.positive));
        QCOMPARE(rampColor(palette.negative, 1.5), palette.negative.back());
        QCOMPARE(rampColor(palette.negative, -1), palette.negative.front());
    }
}

void tst_Palette::highContrastStrengthensTextAndLines()
{
    for (const Palette& usual : {lightPalette(), darkPalette()}) {
        const Palette palette = highContrast(usual);
        QCOMPARE(palette.isDark, usual.isDark);
        std::vector<QColor> texts {palette.text, palette.notes, palette.queryText, palette.keyText,
            palette.resultText, palette.seenText, palette.unseenText};
        texts.insert(texts.end(), palette.seriesText.begin(), palette.seriesText.end());
        for (const QColor& text : texts) {
            QVERIFY2(lowestContrast(palette, text) >= 7, qPrintable(text.name()));
            QVERIFY2(contrastOf(text, palette.grid) >= 7, qPrintable(text.name()));
        }
        std::vector<QColor> lines {
            palette.axis, palette.query, palette.key, palette.result, palette.seen, palette.unseen};
        lines.insert(lines.end(), palette.series.begin(), palette.series.end());
        for (const QColor& line : lines)
            QVERIFY2(lowestContrast(palette, line) >= 4.5, qPrintable(line.name()));
        for (int pair = 0; pair < 16; ++pair)
            QVERIFY(lowestContrast(palette, rampColor(palette.pairs, pair / 15.0)) >= 4.5);
        QVERIFY(isMonotone(palette.pairs)); // still ordered from dark to light
        for (std::size_t i = 1; i < palette.pairs.size(); ++i)
            QVERIFY(contrastOf(palette.pairs[i], palette.pairs[i - 1]) > 1.05);
        // The grid is more visible, but less than the data in front of it.
        QVERIFY(contrastOf(palette.grid, palette.ground) > contrastOf(usual.grid, usual.ground));
        QVERIFY(contrastOf(palette.grid, palette.ground) < 3);
        // A meaning keeps its hue.
        for (const auto& [strong, plain] : {std::pair(palette.query, usual.query),
                 std::pair(palette.key, usual.key), std::pair(palette.result, usual.result)})
            QVERIFY(std::abs(strong.hsvHue() - plain.hsvHue()) <= 4);
    }
}

void tst_Palette::textOnACellIsReadable()
{
    constexpr int shades = 256;
    for (const Palette& palette : {lightPalette(), darkPalette(), projected(lightPalette()),
             projected(darkPalette()), highContrast(lightPalette()), highContrast(darkPalette())})
        for (int shade = 0; shade <= shades; ++shade) {
            const double share = 1.0 * shade / shades;
            const QColor pair = rampColor(palette.pairs, share);
            for (const QColor& cell : {rampColor(palette.negative, share),
                     rampColor(palette.positive, share), pair, blended(pair, palette.ground, 0.85),
                     blended(palette.result, palette.ground, share),
                     QColor(shade - shade / 256, 0, 0), blended(Qt::white, Qt::black, share)}) {
                const QColor ink = inkOn(cell, palette);
                QVERIFY2(contrastOf(ink, cell) >= 4.5, qPrintable(cell.name()));
                const double own =
                    std::max(contrastOf(palette.text, cell), contrastOf(palette.ground, cell));
                QVERIFY(own < 4.5 || ink == palette.text || ink == palette.ground);
            }
        }
}

void tst_Palette::blendingStaysOpaque()
{
    const QColor colour(200, 100, 50);
    const QColor ground(0, 40, 255);
    QCOMPARE(blended(colour, ground, 0), ground);
    QCOMPARE(blended(colour, ground, 1), colour);
    QCOMPARE(blended(colour, ground, 0.25), QColor(50, 55, 204));
    QCOMPARE(blended(colour, ground, 0.25).alpha(), 255);
}

LAB_WIDGET_TESTS(tst_Palette)
#include "tst_palette.moc"
