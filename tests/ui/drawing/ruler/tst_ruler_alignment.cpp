// Each position has one place across the window: in the table, in the waves and on the ruler.
#include "tests/ui/windows/window_of_benches.h"
#include "ui/drawing/picture_view.h"
#include "ui/drawing/ruler/position_ruler.h"
#include "ui/drawing/ruler/ruler_track.h"
#include "ui/windows/presentation/presenting.h"

#include <cmath>
#include <optional>

using namespace lab;
using namespace lab::ui;

namespace {

LabState scene(WavesEncoding encoding, std::int64_t first, std::int64_t shown)
{
    LabState state = newSceneOn(BenchId::Waves);
    state.waves.shown = encoding;
    state.position.first = first;
    state.position.shown = shown;
    return state;
}

struct Stage : WindowOfBenches {
    explicit Stage(const LabState& state)
        : WindowOfBenches(state)
    {
        window->resize(1280, 800);
    }

    RulerTrack& track() { return *window->findChild<RulerTrack*>(); }
    double onRuler(double position)
    {
        return track().places().axis.pixel(position) + track().mapTo(&*window, QPoint()).x();
    }
    /// The shown pictures that have the positions across; while presenting, the large one.
    std::vector<const PictureView*> pictures()
    {
        std::vector<const PictureView*> all;
        const PictureView* const large = window->bench().largePicture();
        for (const PictureView* picture : window->bench().pictures())
            if ((!large || picture == large) && axisOfPositions(*picture))
                all.push_back(picture);
        return all;
    }
    double in(const PictureView& picture, double position)
    {
        return axisOfPositions(picture)->pixel(position) + picture.mapTo(&*window, QPoint()).x();
    }
};

} // namespace

class tst_RulerAlignment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPositionHasOnePlaceInTheTableTheWavesAndTheRuler_data()
    {
        QTest::addColumn<int>("encoding");
        QTest::addColumn<int>("shown");
        QTest::addColumn<bool>("isPresenting");
        for (const auto encoding : {WavesEncoding::Sinusoidal, WavesEncoding::Learned})
            for (const int shown : {64, 1024, 100000})
                for (const bool isPresenting : {false, true})
                    QTest::addRow("encoding %d, %d positions, %s", static_cast<int>(encoding),
                        shown, isPresenting ? "presenting" : "desk")
                        << static_cast<int>(encoding) << shown << isPresenting;
    }

    void aPositionHasOnePlaceInTheTableTheWavesAndTheRuler()
    {
        QFETCH(const int, encoding);
        QFETCH(const int, shown);
        QFETCH(const bool, isPresenting);
        for (const int first : {0, 37}) {
            Stage stage(scene(static_cast<WavesEncoding>(encoding), first, shown));
            if (isPresenting)
                stage.window->presenting().begin();
            const auto pictures = stage.pictures();
            QCOMPARE(pictures.size(), std::size_t(isPresenting ? 1 : 2));
            for (const PictureView* picture : pictures)
                for (const double share : {0.0, 0.3, 0.71, 1.0}) {
                    const double position = first + share * (shown - 1);
                    const double there = stage.in(*picture, position);
                    QVERIFY2(std::abs(there - stage.onRuler(position)) < 0.5,
                        qPrintable(QStringLiteral("%1: %2 and %3")
                                       .arg(picture->exportName())
                                       .arg(there)
                                       .arg(stage.onRuler(position))));
                }
        }
    }

    void theRulerFollowsThePictureWhenTheWindowChanges()
    {
        Stage stage(scene(WavesEncoding::Sinusoidal, 0, 64));
        const auto differs = [&stage] {
            return std::abs(stage.in(*stage.pictures().front(), 20) - stage.onRuler(20)) >= 0.5;
        };
        stage.window->resize(1100, 700);
        QVERIFY(!differs());
        stage.store.dispatch(ShowPositions {10, 128});
        QVERIFY(!differs());
        stage.window->resize(1500, 900);
        QVERIFY(!differs());
    }

    void whilePresentingItFollowsTheLargePicture()
    {
        Stage stage(scene(WavesEncoding::Sinusoidal, 0, 64));
        stage.window->presenting().begin();
        const PictureView* const table = stage.window->bench().largePicture();
        stage.window->bench().exchangePictures();
        QVERIFY(stage.window->bench().largePicture() != table);
        QVERIFY(std::abs(stage.in(*stage.pictures().front(), 20) - stage.onRuler(20)) < 0.5);
    }

    void theRulerHasItsOwnLengthUnderOtherPictures()
    {
        Stage stage(scene(WavesEncoding::Sinusoidal, 0, 64));
        const double ofTable = stage.onRuler(64) - stage.onRuler(0);
        stage.store.dispatch(SetParameter {"bench", std::string("rotations")});
        const double usual = stage.onRuler(64) - stage.onRuler(0);
        QVERIFY(usual > ofTable);
        stage.store.dispatch(SetParameter {"bench", std::string("waves")});
        QCOMPARE(stage.onRuler(64) - stage.onRuler(0), ofTable);
    }
};

LAB_WIDGET_TESTS(tst_RulerAlignment)
#include "tst_ruler_alignment.moc"
