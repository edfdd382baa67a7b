#include "core/state/choices.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "ui/benches/all_benches.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QScreen>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

using namespace lab;
using namespace lab::ui;

namespace {

/// Any bench, on the screen.
struct Stage {
    FormulaBook book;
    Store store;
    std::unique_ptr<Bench> bench;

    explicit Stage(BenchId id)
        : store(startOf(id))
        , bench(newBench(id, nullptr))
    {
        setUpBench(*bench, store, book, usualSize);
        settle();
    }

    // A background task may report in between, which is then painted as well.
    void settle()
    {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents();
    }

    bool isRepainted()
    {
        settle();
        const QImage shown = bench->screen()->grabWindow(bench->winId()).toImage();
        const QImage fresh = bench->grab().toImage();
        return !shown.isNull()
            && shown.convertToFormat(QImage::Format_RGB32)
            == fresh.convertToFormat(QImage::Format_RGB32);
    }

    // A background search may report progress between the two images.
    bool showsWhatItWouldPaint()
    {
        return QTest::qWaitFor([this] { return isRepainted(); });
    }
};

std::vector<Value> otherValues(const Parameter& parameter, const LabState& state)
{
    const Value now = parameter.read(state);
    if (const bool* flag = std::get_if<bool>(&now))
        return {!*flag};
    std::vector<Value> values;
    if (std::holds_alternative<std::string>(now)) {
        for (const Choice& choice : parameter.choices)
            values.emplace_back(std::string(choice.key));
        return values;
    }
    const Range range = parameter.range(state);
    return {valueNear(parameter, range.lowest), valueNear(parameter, range.highest),
        valueNear(parameter, 0.5 * (range.lowest + std::min(range.highest, 1e5)))};
}

/// Counts paint events by widget.
class Painted : public QObject {
public:
    explicit Painted(const Bench& bench)
    {
        for (PictureView* picture : bench.pictures())
            picture->installEventFilter(this);
    }
    std::map<QObject*, int> counts;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            ++counts[watched];
        return false;
    }
};

} // namespace

class TestRepaint : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theScreenMatchesAFullRepaint_data()
    {
        QTest::addColumn<int>("bench");
        for (const BenchId id : allBenches())
            QTest::newRow(parameterNamed("bench")->choices[static_cast<std::size_t>(id)].key.data())
                << static_cast<int>(id);
    }

    void theScreenMatchesAFullRepaint()
    {
        QFETCH(const int, bench);
        Stage stage(static_cast<BenchId>(bench));
        QVERIFY(stage.showsWhatItWouldPaint());
        std::vector<std::string_view> keys = stage.bench->panelParameters();
        keys.insert(keys.begin(), {"position.query", "position.key", "position.shown"});
        for (const std::string_view key : keys) {
            const Parameter& parameter = *parameterNamed(key);
            const LabState before = stage.store.state();
            for (const Value& value : otherValues(parameter, before)) {
                stage.store.dispatch(SetParameter {std::string(key), value});
                const std::string setting = parameter.key.data() + ("=" + text(value));
                QVERIFY2(stage.showsWhatItWouldPaint(), setting.c_str());
            }
            stage.store.dispatch(LoadState {before});
        }
    }

    void aPinnedStateMatchesAFullRepaint_data() { theScreenMatchesAFullRepaint_data(); }

    void aPinnedStateMatchesAFullRepaint()
    {
        QFETCH(const int, bench);
        Stage stage(static_cast<BenchId>(bench));
        stage.store.dispatch(PinState {});
        QVERIFY(stage.showsWhatItWouldPaint());
        const std::string key(stage.bench->panelParameters()[1]);
        for (const Value& value : otherValues(*parameterNamed(key), stage.store.state()))
            stage.store.dispatch(SetParameter {key, value});
        stage.store.dispatch(SetParameter {"position.query", std::int64_t {31}});
        QVERIFY(stage.showsWhatItWouldPaint());
        for (const Comparison comparison :
            {Comparison::A, Comparison::Both, Comparison::B, Comparison::Both}) {
            stage.bench->setComparison(comparison);
            QVERIFY(stage.showsWhatItWouldPaint());
        }
    }

    // After a hover in one picture, all others match a full repaint.
    void aHoverMatchesAFullRepaint_data() { theScreenMatchesAFullRepaint_data(); }

    void aHoverMatchesAFullRepaint()
    {
        QFETCH(const int, bench);
        Stage stage(static_cast<BenchId>(bench));
        QVERIFY(stage.showsWhatItWouldPaint());
        for (PictureView* picture : stage.bench->pictures()) {
            for (const double across : {0.15, 0.4, 0.7})
                for (const double down : {0.3, 0.6, 0.85}) {
                    const QPointF place(across * picture->width(), down * picture->height());
                    QMouseEvent move(QEvent::MouseMove, place, picture->mapToGlobal(place),
                        Qt::NoButton, Qt::NoButton, Qt::NoModifier);
                    QCoreApplication::sendEvent(picture, &move);
                    QVERIFY2(stage.showsWhatItWouldPaint(), qPrintable(picture->exportName()));
                }
            QEvent leave(QEvent::Leave);
            QCoreApplication::sendEvent(picture, &leave);
            QVERIFY(stage.showsWhatItWouldPaint());
        }
    }

    void aHoverRepaintsNoPictureThatDoesNotShowIt()
    {
        const auto paintedBy = [](BenchId id, const Focus& focus) {
            Stage stage(id);
            stage.showsWhatItWouldPaint();
            Painted painted(*stage.bench);
            stage.bench->setFocus(focus);
            stage.settle();
            std::set<Picture> pictures;
            for (const PictureView* picture : stage.bench->pictures())
                if (painted.counts[const_cast<PictureView*>(picture)] > 0)
                    pictures.insert(picture->picture());
            pictures.erase(Picture::ContextMeanScore); // it continues to compute its extremes
            return pictures;
        };
        Focus distance;
        distance.picture = Picture::ContextMeanScore;
        distance.distance = 100;
        QVERIFY(paintedBy(BenchId::Context, distance).empty());
        Focus pair;
        pair.picture = Picture::ContextSpectrum;
        pair.pair = 3;
        const std::set<Picture> ofPairs = paintedBy(BenchId::Context, pair);
        QVERIFY(ofPairs.contains(Picture::ContextSpectrum)
            && ofPairs.contains(Picture::ContextRings)
            && ofPairs.contains(Picture::ContextFactors));
        distance.picture = Picture::RotationsCurve;
        const std::set<Picture> ofDistance = paintedBy(BenchId::Rotations, distance);
        QVERIFY(ofDistance == std::set {Picture::RotationsCurve});
        Focus position;
        position.picture = Picture::PrecisionErrors;
        position.position = 70'000;
        QCOMPARE(paintedBy(BenchId::Precision, position).size(), std::size_t {2});
    }

    void aHoverRepaintsOnlyWhatChanges_data()
    {
        QTest::addColumn<BenchId>("bench");
        for (const BenchId id :
            {BenchId::Order, BenchId::Waves, BenchId::Derivation, BenchId::Precision})
            QTest::newRow(keyOf(id).c_str()) << id;
    }

    // After a hover in each picture, only pictures with a change are repainted.
    void aHoverRepaintsOnlyWhatChanges()
    {
        QFETCH(const BenchId, bench);
        Stage stage(bench);
        if (bench == BenchId::Derivation) { // a page with a revealed equation
            LabState state = startOf(bench);
            state.derivation.asksFirst = false;
            state.derivation.page = 12;
            stage.store.dispatch(LoadState {state});
            stage.settle();
        }
        stage.bench->complete();
        QVERIFY(stage.showsWhatItWouldPaint());
        Painted painted(*stage.bench);
        int painting = 0;
        for (PictureView* pointedAt : stage.bench->pictures()) {
            for (int place = 0; place < 24; ++place) {
                std::map<PictureView*, QImage> before;
                for (PictureView* other : stage.bench->pictures())
                    before[other] = imageOf(*other);
                painted.counts.clear();
                const QPointF point((place % 6 + 0.5) / 6 * pointedAt->width(),
                    (place / 6 + 0.5) / 4 * pointedAt->height());
                QMouseEvent move(QEvent::MouseMove, point, pointedAt->mapToGlobal(point),
                    Qt::NoButton, Qt::NoButton, Qt::NoModifier);
                QCoreApplication::sendEvent(pointedAt, &move);
                stage.settle();
                const auto counts = painted.counts;
                for (const auto& [other, image] : before) {
                    if (other == pointedAt || !counts.contains(other))
                        continue;
                    ++painting;
                    QVERIFY2(imageOf(*other) != image,
                        qPrintable(other->exportName() + u' ' + pointedAt->exportName() + u' '
                            + QString::number(place)));
                }
            }
            QEvent leave(QEvent::Leave);
            QCoreApplication::sendEvent(pointedAt, &leave);
            stage.settle();
        }
        QVERIFY(painting > 3);
    }

    void movingTheQueryRepaintsNoPictureOfPairs()
    {
        Stage stage(BenchId::Context);
        Painted painted(*stage.bench);
        for (const std::int64_t query : {5, 6, 7}) {
            stage.store.dispatch(SetParameter {"position.query", query});
            QCoreApplication::processEvents();
        }
        for (const PictureView* picture : stage.bench->pictures()) {
            // It continues to compute its extremes.
            if (picture->picture() != Picture::ContextMeanScore)
                QCOMPARE(painted.counts[const_cast<PictureView*>(picture)], 0);
        }
    }
};

LAB_WIDGET_TESTS(TestRepaint)
#include "tst_repaint.moc"
