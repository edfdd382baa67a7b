#include "ui/paint/controls/ruler.h"

#include "tests/qt_test.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/projection.h"

#include <QImage>
#include <QPainter>

#include <cmath>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

const FormulaBook book;

Look look()
{
    Look look;
    look.formulas = &book;
    return look;
}

QImage painted(const Positions& positions, const RulerMarks& marks = {}, QSize size = {860, 72})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(look().palette.frame);
    QPainter painter(&image);
    paintRuler(painter, image.rect(), positions, marks, look());
    return image;
}

bool touches(const QRectF& left, const QRectF& right)
{
    return !left.isEmpty() && !right.isEmpty() && left.intersects(right);
}

} // namespace

class TestRuler : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void labelsNeverOverlapAndStayInside()
    {
        for (const double width : {580.0, 860.0}) {
            const QRectF area(0, 0, width, 72);
            const QRectF space = area.adjusted(-0.01, 0, 0.01, 0); // allows for rounding
            for (const std::int64_t shown : {std::int64_t {8}, std::int64_t {64}, lastPosition}) {
                for (int i = 0; i <= 40; ++i) {
                    for (int j = 0; j <= 40; ++j) {
                        Positions positions;
                        positions.first = 1000;
                        positions.shown = shown;
                        positions.query = 995 + (shown + 10) * i / 40;
                        positions.key = 995 + (shown + 10) * j / 40;
                        const RulerLayout layout = rulerLayout(positions, area, look());
                        QVERIFY(!touches(layout.queryLabel, layout.keyLabel));
                        QVERIFY(!touches(layout.queryLabel, layout.distanceLabel));
                        QVERIFY(!touches(layout.keyLabel, layout.distanceLabel));
                        QVERIFY(!layout.distanceLabel.isEmpty());
                        for (const QRectF& label :
                            {layout.queryLabel, layout.keyLabel, layout.distanceLabel})
                            QVERIFY(space.contains(label));
                    }
                }
            }
        }
    }

    void theDistanceIsBetweenHandlesThatAreFarApart()
    {
        const QRectF area(0, 0, 860, 72);
        RulerLayout layout = rulerLayout({.query = 50, .key = 5}, area, look());
        QVERIFY(layout.distanceLabel.left() > layout.keyLabel.right());
        QVERIFY(layout.distanceLabel.right() < layout.queryLabel.left());
        layout = rulerLayout({.query = 9, .key = 4}, area, look());
        QVERIFY(layout.distanceLabel.left() > layout.queryLabel.right());
        layout = rulerLayout({.query = 63, .key = 61}, area, look());
        QVERIFY(layout.distanceLabel.right() < layout.keyLabel.left());
    }

    // In a low ruler the distance is in the row where the marks end.
    void noMarkOverlapsTheDistance()
    {
        const QSize low(860, 40);
        for (std::int64_t query = 17; query < 40; ++query) {
            const Positions positions {.query = query, .key = 4};
            const QRectF label = rulerLayout(positions, QRectF({0, 0}, low), look()).distanceLabel;
            const QImage image = painted(positions, {}, low);
            int inked = 0;
            for (int x = qRound(label.left()) - 2; x < qRound(label.right()) + 2; ++x)
                inked += image.pixelColor(x, qRound(label.top()) - 1) == look().palette.axis;
            QVERIFY2(inked == 0, qPrintable(QString::number(query)));
        }
    }

    void theNearestHandleIsGrabbed()
    {
        const RulerLayout layout = rulerLayout({.query = 30, .key = 10}, {0, 0, 860, 72}, look());
        const QPointF query = layout.query.centre;
        const QPointF key = layout.key.centre;
        QVERIFY(rulerPartAt(layout, query + QPointF(11, 0), look()) == RulerPart::Query);
        QVERIFY(rulerPartAt(layout, query + QPointF(0, -11), look()) == RulerPart::Query);
        QVERIFY(rulerPartAt(layout, query + QPointF(13, 0), look()) == RulerPart::None);
        QVERIFY(rulerPartAt(layout, key, look()) == RulerPart::Key);
        QVERIFY(rulerPartAt(layout, (query + key) / 2, look()) == RulerPart::Bar);
        QVERIFY(rulerPartAt(layout, (query + key) / 2 + QPointF(0, 25), look()) == RulerPart::None);
    }

    void lengthsAreShortColouredMarks()
    {
        const Positions positions {.query = 9, .key = 4, .trainingLength = 32, .targetLength = 48};
        const RulerLayout layout = rulerLayout(positions, {0, 0, 860, 72}, look());
        const QImage image = painted(positions);
        const int line = qRound(layout.lineY);
        const Palette palette = look().palette;
        const auto at = [&](double position, int by) {
            return image.pixelColor(qRound(layout.scale.pixel(position)), line + by);
        };
        QCOMPARE(at(32, -5), palette.seen);
        QCOMPARE(at(48, 5), palette.unseen);
        QCOMPARE(at(32, -12), palette.frame);
        QCOMPARE(at(20, -5), palette.frame);
    }

    void theKeyIsHollow()
    {
        const Positions positions {.query = 40, .key = 20};
        const RulerLayout layout = rulerLayout(positions, {0, 0, 860, 72}, look());
        const QImage image = painted(positions);
        QCOMPARE(image.pixelColor(layout.query.centre.toPoint()), look().palette.query);
        QCOMPARE(image.pixelColor(layout.key.centre.toPoint()), look().palette.frame);
        QCOMPARE(
            image.pixelColor((layout.key.centre + QPointF(5, 0)).toPoint()), look().palette.key);
    }

    void aLowRulerHasAllTextInOneRowBelowTheLine()
    {
        const QRectF area(0, 0, 860, slideRuler);
        for (const std::int64_t query : {0, 9, 40, 64})
            for (const std::int64_t key : {0, 10, 63}) {
                const Positions positions {.query = query, .key = key};
                const RulerLayout layout = rulerLayout(positions, area, look());
                for (const QRectF& words : {layout.queryLabel, layout.keyLabel}) {
                    QVERIFY(words.top() > layout.lineY && area.contains(words));
                    QVERIFY(!words.intersects(layout.distanceLabel));
                }
                QVERIFY(!layout.queryLabel.intersects(layout.keyLabel));
            }
    }

    void hoverAndFocusAreVisible()
    {
        const Positions positions {.query = 40, .key = 20};
        const QImage resting = painted(positions);
        const QImage hovered = painted(positions, {.hovered = RulerPart::Query});
        const QImage focused = painted(positions, {.focused = RulerPart::Key});
        QVERIFY(resting != hovered);
        QVERIFY(resting != focused);
        const RulerLayout layout = rulerLayout(positions, {0, 0, 860, 72}, look());
        const QPoint top = (layout.key.centre + QPointF(0, -13)).toPoint();
        QVERIFY(qGray(focused.pixel(top)) < 100);
    }

    // At every width and number of positions, either all words are shown, each at its position, or
    // none.
    void sentenceWordsAreAllAtTheirPositionsOrAllHidden()
    {
        const QStringList chinese {u"我"_s, u"不"_s, u"爱"_s, u"你"_s};
        const QStringList english {u"I"_s, u"do"_s, u"not"_s, u"love"_s, u"you"_s};
        int shown = 0;
        int absent = 0;
        for (const QStringList& words : {chinese, english})
            for (const int height : {72, 36})
                for (const double width : {420.0, 860.0, 1600.0})
                    for (const std::int64_t positions : {8, 16, 64, 4096})
                        for (const std::int64_t query : {0, 2, 3, 7}) {
                            const Positions at {.query = query, .key = 3, .shown = positions};
                            const QRectF area(0, 0, width, height);
                            const RulerLayout layout = rulerLayout(at, area, look(), words);
                            (layout.words.empty() ? absent : shown) += 1;
                            if (layout.words.empty())
                                continue;
                            QCOMPARE(static_cast<qsizetype>(layout.words.size()), words.size());
                            std::vector<QRectF> places {
                                layout.queryLabel, layout.keyLabel, layout.distanceLabel};
                            for (const RulerLayout::Word& word : layout.words) {
                                const double tick =
                                    layout.scale.pixel(static_cast<double>(word.position));
                                QVERIFY(area.contains(word.place));
                                QVERIFY(std::abs(word.place.center().x() - tick)
                                    <= (height == 72 ? 12 : 34));
                                for (const QRectF& other : places)
                                    QVERIFY(!touches(word.place, other));
                                places.push_back(word.place);
                            }
                        }
        QVERIFY(shown > 40 && absent > 40);
        const RulerLayout further =
            rulerLayout({.query = 30, .key = 28, .first = 24}, {0, 0, 860, 72}, look(), chinese);
        QVERIFY(further.words.empty()); // the sentence is left of the view
    }

    void noTickOverlapsTheDistanceOfALowRuler()
    {
        const QRectF area(0, 0, 860, 36);
        const QColor axis = look().palette.axis;
        int below = 0;
        for (std::int64_t query = 5; query < 64; ++query) {
            const Positions positions {.query = query, .key = 4};
            const RulerLayout layout = rulerLayout(positions, area, look());
            const QImage image = painted(positions, {}, area.size().toSize());
            const int y = qRound(layout.lineY + look().px(6)); // a row that crosses the ticks
            for (int x = 0; x < image.width(); ++x) {
                const bool isOver =
                    x >= layout.distanceLabel.left() && x <= layout.distanceLabel.right();
                const bool isTick = image.pixelColor(x, y) == axis;
                below += isTick ? 1 : 0;
                QVERIFY2(!(isOver && isTick), qPrintable(u"%1 %2"_s.arg(query).arg(x)));
            }
        }
        QVERIFY(below > 0);
    }

    void theWordAtAPositionHasItsColour()
    {
        const auto paintedWith = [](const QStringList& words) {
            QImage image(860, 72, QImage::Format_RGB32);
            image.fill(look().palette.frame);
            QPainter painter(&image);
            paintRuler(
                painter, image.rect(), {.query = 3, .key = 1, .shown = 8}, {}, look(), words);
            return image;
        };
        const QStringList words {u"我"_s, u"不"_s, u"爱"_s, u"你"_s};
        const RulerLayout layout =
            rulerLayout({.query = 3, .key = 1, .shown = 8}, {0, 0, 860, 72}, look(), words);
        const QImage image = paintedWith(words);
        const auto has = [&](std::size_t word, const QColor& colour) {
            const QRect place = layout.words[word].place.toAlignedRect();
            for (int y = place.top(); y <= place.bottom(); ++y)
                for (int x = place.left(); x <= place.right(); ++x) {
                    // Thin strokes are blended with the background.
                    const QColor found = image.pixelColor(x, y);
                    if (std::abs(found.hue() - colour.hue()) < 12 && found.saturation() > 90)
                        return true;
                }
            return false;
        };
        QVERIFY(has(3, look().palette.queryText));
        QVERIFY(has(1, look().palette.keyText));
        QVERIFY(!has(0, look().palette.queryText) && !has(0, look().palette.keyText));
        QVERIFY(image != paintedWith({}));
    }
};

LAB_WIDGET_TESTS(TestRuler)
#include "tst_ruler.moc"
