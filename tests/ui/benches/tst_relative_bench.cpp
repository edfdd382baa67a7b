#include "core/frames/relative/relative_frames.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/mouse.h"
#include "ui/benches/relative_bench.h"
#include "ui/paint/relative/distance_rows.h"
#include "ui/paint/relative/relative_words.h"
#include "ui/paint/relative/score_map.h"
#include "ui/paint/relative/shift.h"
#include "ui/paint/relative/terms.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;

namespace {

LabState relativeStart(const char* encoding)
{
    LabState state;
    state.bench = BenchId::Relative;
    state.position.query = 8;
    state.position.key = 1;
    return applied(clamped(state), SetParameter {"relative.encoding", std::string(encoding)});
}

struct RelativeStage : BenchStage<RelativeBench> {
    explicit RelativeStage(const char* encoding = "transformer_xl", QSize size = usualSize)
        : BenchStage(relativeStart(encoding), size)
    {
    }
    RelativeFrame frame() const { return relativeFrame(store.state()); }
    ScoreLayout score() const
    {
        return ScoreLayout(picture(Picture::RelativeScore).rect(), frame(), bench.look());
    }
    TermsLayout terms() const
    {
        return TermsLayout(picture(Picture::RelativeTerms).rect(), frame(), bench.look());
    }
    DistanceRowsLayout rows() const
    {
        return DistanceRowsLayout(
            picture(Picture::RelativeRows).rect(), distanceRowsFrame(store.state()), bench.look());
    }
};

} // namespace

class TestRelativeBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theNameOfATermDoesNotTouchTheNextBox()
    {
        const RelativeStage stage("transformer_xl", {1096, 728});
        const TermsLayout layout = stage.terms();
        int beside = 0;
        for (const TermsLayout::Place& place : layout.places)
            for (const TermsLayout::Place& next : layout.places) {
                const double gap = next.tick.left() - place.tick.left() - 24
                    - textWidth(termName(place.term), TextRole::Body, stage.bench.look());
                if (next.tick.left() <= place.tick.left())
                    continue;
                ++beside;
                QVERIFY2(gap > 15, qPrintable(QString::number(gap)));
            }
        QVERIFY(beside > 0);
    }

    void aNarrowOutputHasTheResultColour()
    {
        const RelativeStage stage("shaw");
        const PictureView& view = stage.picture(Picture::RelativeScore);
        const QRect area(0, 0, 310, 420);
        const ScoreLayout layout(area, stage.frame(), view.look());
        QVERIFY(layout.colours.isEmpty() && !layout.values.isEmpty());
        QImage image(area.size(), QImage::Format_RGB32);
        image.fill(view.look().palette.ground);
        QPainter painter(&image);
        view.paint(painter, area, view.look());
        painter.end();
        int green = 0;
        int blue = 0;
        const int right = static_cast<int>(layout.map.left()) - 28;
        for (int y = static_cast<int>(layout.values.top()) + 18; y < area.height(); ++y)
            for (int x = 0; x < right; ++x) {
                const QColor pixel = image.pixelColor(x, y);
                if (pixel.hsvSaturation() < 100)
                    continue;
                green += pixel.hsvHue() > 120 && pixel.hsvHue() < 180 ? 1 : 0;
                blue += pixel.hsvHue() > 195 && pixel.hsvHue() < 240 ? 1 : 0;
            }
        QVERIFY(green > 10);
        QCOMPARE(blue, 0);
    }

    // A term that is large enough to be visible must have a name.
    void aVisibleValueTermHasAName()
    {
        for (const QSize size : {QSize(640, 576), usualSize, QSize(1536, 976)}) {
            const RelativeStage stage("shaw", size);
            const PictureView& view = stage.picture(Picture::RelativeScore);
            const QRectF row = stage.score().values;
            const QImage image = imageOf(view);
            const QColor added = stage.bench.look().palette.seen;
            int inked = 0;
            for (int y = qRound(row.top()); y < qRound(row.bottom()); ++y)
                for (int x = qRound(row.left()); x < qRound(row.right()); ++x)
                    inked += image.pixelColor(x, y) == added ? 1 : 0;
            const auto texts = textsIn(view);
            const bool isNamed = std::ranges::any_of(texts,
                [](const PaintedText& text) { return text.words.contains(u"its distance"); });
            QCOMPARE(inked > 0, isNamed);
        }
    }

    void theWeightNumbersDoNotOverlap()
    {
        for (const int width : {640, 700, 760, 820, 880, 940, 1000, 1100}) {
            const RelativeStage stage("shaw", QSize(width, 640));
            const std::vector<PaintedText> texts = textsIn(stage.picture(Picture::RelativeScore));
            const QRectF weights = stage.score().weights;
            for (const PaintedText& one : texts)
                for (const PaintedText& other : texts) {
                    const bool areNumbers = one.words.startsWith(QStringLiteral("0."))
                        && other.words.startsWith(QStringLiteral("0."));
                    const bool areBeside = weights.contains(one.place.center())
                        && std::abs(one.place.center().y() - other.place.center().y())
                            < one.place.height()
                        && other.place.left() > one.place.left();
                    if (areNumbers && areBeside)
                        QVERIFY2(other.place.left() - one.place.right() >= 3,
                            qPrintable(one.words + other.words));
                }
        }
    }

    void aWeightsNumberIsOnItsOwnBar()
    {
        const RelativeStage stage("transformer_xl", {1280, 800}); // enough space for a wide font
        const RelativeFrame frame = stage.frame();
        const ScoreLayout layout = stage.score();
        double largest = 0.25;
        for (std::size_t key = 0; key < frame.weights.size(); ++key)
            if (!frame.isMasked(frame.query, static_cast<int>(key)))
                largest = std::max({largest, frame.weights[key], frame.contentWeights[key]});
        const Look& look = stage.bench.look();
        int inside = 0;
        for (int key = 0; key < layout.count; ++key) {
            const auto index = static_cast<std::size_t>(key);
            const QRectF column = layout.column(layout.weights, key);
            const double high = column.height() - digitHeight(TextRole::Note, look) - look.px(6);
            const double own = column.bottom() - frame.weights[index] / largest * high;
            const double hollow = column.bottom() - frame.contentWeights[index] / largest * high;
            if (frame.isMasked(frame.query, key) || own - hollow < 18)
                continue;
            for (const PaintedText& text : textsIn(stage.picture(Picture::RelativeScore)))
                if (column.contains(text.place.center())) {
                    QVERIFY2(own - text.place.bottom() < 8, qPrintable(text.words));
                    ++inside;
                }
        }
        QVERIFY(inside > 0);
    }

    void everyParameterOfThePanelExists()
    {
        for (const char* encoding : {"shaw", "transformer_xl", "deberta"}) {
            const RelativeStage stage(encoding);
            for (const std::string_view key : stage.bench.panelParameters())
                QVERIFY2(parameterNamed(key), std::string(key).c_str());
        }
    }

    void aTrainedTableNeedsNoProjections()
    {
        RelativeStage stage("deberta");
        const auto hasProjections = [&] {
            return std::ranges::count(stage.bench.panelParameters(), "deberta.projections") == 1;
        };
        QVERIFY(hasProjections());
        stage.set("deberta.table", std::string("back"));
        QVERIFY(!hasProjections());
        QVERIFY(stage.bench.sentence().contains(QStringLiteral("L = 32, seed 0")));
        stage.set("deberta.heads", std::int64_t {2});
        QVERIFY(hasProjections());
    }

    void thePicturesFitAndDoNotOverlap_data() { addScreens(); }

    void thePicturesFitAndDoNotOverlap()
    {
        QFETCH(const QSize, size);
        QFETCH(const double, scale);
        for (const char* encoding : {"shaw", "transformer_xl", "deberta"}) {
            RelativeStage stage(encoding, size);
            Look look = stage.bench.look();
            look.scale = scale;
            stage.bench.setLook(look);
            if (scale > 1)
                stage.bench.setAudience(Audience::Presentation);
            QVERIFY(picturesKeepApart(stage.bench));
            const QRectF whole = stage.picture(Picture::RelativeScore).rect();
            const ScoreLayout score = stage.score();
            QVERIFY(whole.contains(score.map) && whole.contains(score.weights));
            QVERIFY(score.values.isEmpty() || whole.contains(score.values));
            const QRectF terms = stage.picture(Picture::RelativeTerms).rect();
            for (const TermsLayout::Place& place : stage.terms().places)
                QVERIFY(terms.contains(place.map) && terms.contains(place.tick));
        }
    }

    void aTickRemovesATermFromTheSum()
    {
        RelativeStage stage;
        const LabState start = stage.store.state();
        const double before = stage.frame().sum.at(8, 1);
        const double term = stage.frame().term(RelativeTerm::GlobalContent)->map.at(8, 1);
        PictureView& view = stage.picture(Picture::RelativeTerms);
        for (const TermsLayout::Place& place : stage.terms().places)
            if (place.term == RelativeTerm::GlobalContent)
                drag(view, place.tick.center(), place.tick.center());
        QVERIFY(qAbs(stage.frame().sum.at(8, 1) - (before - term)) < 1e-12);
        stage.undoOnce(start);
    }

    void queryKeyAndValueAreDragged()
    {
        RelativeStage stage;
        const LabState start = stage.store.state();
        PictureView& view = stage.picture(Picture::RelativeScore);
        const ScoreLayout score = stage.score();
        const double cell = score.map.width() / score.count;
        drag(view, score.queryHandle, score.queryHandle - QPointF(0, 3 * cell));
        QCOMPARE(stage.store.state().position.query, 5);
        stage.undoOnce(start);
        drag(view, score.keyHandle, score.keyHandle + QPointF(2 * cell, 0));
        QCOMPARE(stage.store.state().position.key, 3);
        stage.undoOnce(start);
        const RelativeFrame frame = stage.frame();
        const QPointF dot = score.valueDot(2, frame.values[2]);
        drag(view, dot, score.valueDot(2, 0.75));
        QCOMPARE(stage.store.state().relative.values.at(2), 0.75);
        QVERIFY(qAbs(stage.frame().output
                    - (frame.output + frame.weights[2] * (0.75 - frame.values[2])))
            < 1e-12);
        stage.undoOnce(start);
        drag(view, score.queryHandle, score.queryHandle - QPointF(0, 3 * cell));
        drag(view, stage.score().queryHandle, score.queryHandle);
        QCOMPARE(stage.store.state().position.query, 8);
    }

    void aCellOfATermSelectsQueryAndKey()
    {
        RelativeStage stage("deberta");
        PictureView& view = stage.picture(Picture::RelativeTerms);
        const TermsLayout::Place place = stage.terms().places[1];
        const double cell = place.map.width() / stage.frame().count();
        const QPointF at = place.map.topLeft() + QPointF(6.5 * cell, 2.5 * cell);
        hover(view, at);
        QVERIFY(stage.bench.readingLine().reading().subject == Reading::Subject::RelativeTerm);
        drag(view, at, at);
        QCOMPARE(stage.store.state().position.query, 2);
        QCOMPARE(stage.store.state().position.key, 6);
    }

    void bothEdgesSetTheSameValue()
    {
        for (const double side : {-1.0, 1.0}) {
            RelativeStage stage("shaw");
            const LabState start = stage.store.state();
            PictureView& view = stage.picture(Picture::RelativeRows);
            const auto frame = distanceRowsFrame(stage.store.state());
            const QPointF at = stage.rows().handle(frame, RowEdge::Own, side);
            drag(view, at, QPointF(stage.rows().at(side * 5.5), at.y()));
            QCOMPARE(stage.store.state().schemes.shaw.encoding.clip, 6);
            stage.undoOnce(start);
            // the row of the clipping distance and beyond begins here
            QCOMPARE(at.x(), stage.rows().at(side * (static_cast<double>(frame.own) - 0.5)));
            drag(view, at, QPointF(stage.rows().at(0), at.y()));
            QCOMPARE(stage.store.state().schemes.shaw.encoding.clip, 0);
            stage.undoOnce(start);

            RelativeStage other("deberta");
            PictureView& strip = other.picture(Picture::RelativeRows);
            const auto buckets = distanceRowsFrame(other.store.state());
            const QPointF edge = other.rows().handle(buckets, RowEdge::Own, side);
            drag(strip, edge, QPointF(other.rows().at(side * 1000), edge.y()));
            const Deberta& encoding = other.store.state().schemes.deberta.encoding;
            QVERIFY(encoding.buckets / 2 + 2 <= encoding.maxDistance); // the drag is limited here
            const auto moved = distanceRowsFrame(other.store.state());
            const QPointF last = other.rows().handle(moved, RowEdge::Last, side);
            drag(strip, last, QPointF(other.rows().at(0), last.y()));
            QVERIFY(encoding.maxDistance >= encoding.buckets / 2 + 2);
        }
    }

    void rowHandlesAreInsideThePictureAndOffTheNumbers()
    {
        for (const char* encoding : {"shaw", "deberta"})
            for (const QSize& size : {QSize(640, 576), usualSize}) {
                const RelativeStage stage(encoding, size);
                const QRectF whole = stage.picture(Picture::RelativeRows).rect();
                const auto frame = distanceRowsFrame(stage.store.state());
                const double digits = digitHeight(TextRole::Note, stage.bench.look());
                for (const RowEdge edge : {RowEdge::Own, RowEdge::Last})
                    for (const double side : {-1.0, 1.0}) {
                        const QPointF at = stage.rows().handle(frame, edge, side);
                        const QRectF drawn(at.x() - 8, at.y() - 8, 16, 16);
                        QVERIFY(whole.contains(drawn));
                        QVERIFY(drawn.bottom() < stage.rows().strip.center().y() - digits / 2);
                    }
            }
    }

    void eachMatrixOfTheShiftIsBelowItsName()
    {
        for (const std::int64_t memory : {0, 1, 4})
            for (const QSize& size : {QSize(640, 576), usualSize}) {
                RelativeStage stage("transformer_xl", size);
                stage.set("transformer_xl.segment", std::int64_t {1});
                stage.set("transformer_xl.memory", memory);
                const PictureView& view = stage.picture(Picture::RelativeShift);
                const ShiftLayout places(
                    view.rect(), shiftedFrame(stage.store.state()), stage.bench.look());
                QVERIFY(view.rect().contains(places.byKey.toAlignedRect()));
                const auto texts = textsIn(view);
                const auto name =
                    std::ranges::find(texts, QStringLiteral("by key"), &PaintedText::words);
                QVERIFY(name != texts.end());
                QVERIFY(std::abs(name->place.left() - places.byKey.left()) < 2);
            }
    }

    void theShiftCanBeDraggedAndPlayed()
    {
        RelativeStage stage;
        PictureView& view = stage.picture(Picture::RelativeShift);
        const auto layoutNow = [&] {
            return ShiftLayout(view.rect(), shiftedFrame(stage.store.state()), stage.bench.look());
        };
        const ShiftLayout layout = layoutNow();
        drag(view, layout.knob(shiftedFrame(stage.store.state())),
            QPointF(layout.slider.right() + 20, layout.slider.center().y()));
        QCOMPARE(stage.store.state().relative.shifted, 32);
        drag(view, layout.play.center(), layout.play.center()); // plays from the beginning
        QTRY_VERIFY(
            stage.store.state().relative.shifted > 1 && stage.store.state().relative.shifted < 32);
        drag(view, layout.play.center(), layout.play.center());
        hover(view, layout.keyCellOf(5).center());
        QCOMPARE(stage.bench.look().focus.cell, 5);
    }

    void theDifferenceReplacesTheMaps()
    {
        RelativeStage stage("deberta");
        stage.store.dispatch(PinState {});
        stage.set("deberta.variant", std::string("published_equation"));
        const QImage both = imageOf(stage.picture(Picture::RelativeScore));
        stage.bench.setComparison(Comparison::Difference);
        QVERIFY(imageOf(stage.picture(Picture::RelativeScore)) != both);
        QVERIFY(imageOf(stage.picture(Picture::RelativeTerms)) != both);
        stage.set("relative.words", std::string("two words"));
        for (const Picture one : {Picture::RelativeScore, Picture::RelativeTerms})
            QVERIFY(!imageOf(stage.picture(one)).isNull());
    }

    void hoverRepaintsOnlyPicturesThatShowIt()
    {
        RelativeStage stage;
        PictureView& shift = stage.picture(Picture::RelativeShift);
        const QImage before = imageOf(shift);
        const ScoreLayout score = stage.score();
        hover(stage.picture(Picture::RelativeScore), score.map.center());
        QVERIFY(imageOf(shift) == before);
        QVERIFY(stage.bench.readingLine().reading().subject == Reading::Subject::RelativeCell);
    }
};

LAB_WIDGET_TESTS(TestRelativeBench)
#include "tst_relative_bench.moc"
