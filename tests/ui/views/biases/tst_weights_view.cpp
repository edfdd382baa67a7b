#include "core/frames/biases/biases_frames.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/views/biases/biases_start.h"
#include "ui/paint/biases/weights.h"
#include "ui/store/store.h"
#include "ui/views/biases/weights_view.h"

#include <QApplication>
#include <QSignalSpy>

using namespace lab;
using namespace lab::ui;

namespace {

/// The row of weights connected to a store as in the window.
struct Stage {
    Store store {biasesStart()};
    WeightsView view;
    WeightsFrame frame;

    Stage()
    {
        view.resize(480, 160);
        QObject::connect(&view, &PictureView::edited, &store, &Store::dispatch);
        QObject::connect(&store, &Store::changed, &view, [this] { show(); });
        show();
    }
    void show()
    {
        frame = weightsFrame(store.state(), 320);
        view.setFrame(frame);
        view.setPositions(store.state().position);
    }
    double score(std::int64_t key) const
    {
        const auto& scores = store.state().biases.scores;
        return scores.contains(key) ? scores.at(key) : 0;
    }
    WeightsLayout layout() const { return {view.rect(), frame, view.look()}; }
    QPointF dot(std::int64_t key) const { return layout().dot(key, score(key)); }
    /// A point on the bar of a key at the height of a weight.
    QPointF bar(std::int64_t key, double weight) const
    {
        return {layout().keys.pixel(key), layout().weight.pixel(weight)};
    }
    QColor pixel(QPointF point)
    {
        return view.QWidget::grab().toImage().pixelColor(point.toPoint());
    }

    void mouse(QEvent::Type type, QPointF point, Qt::MouseButtons held)
    {
        const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, point, view.mapToGlobal(point), button, held, {});
        QApplication::sendEvent(&view, &event);
    }
    void drag(QPointF from, QPointF to)
    {
        mouse(QEvent::MouseButtonPress, from, Qt::LeftButton);
        constexpr int steps = 24;
        for (int step = 1; step <= steps; ++step)
            mouse(QEvent::MouseMove, from + (to - from) * step / steps, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, to, Qt::NoButton);
    }
};

} // namespace

class TestWeightsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNarrowPictureFitsItsTitle()
    {
        Stage stage;
        for (const int width : {240, 260, 300, 480}) {
            stage.view.resize(width, 160);
            const auto texts = textsIn(stage.view);
            QVERIFY(!texts.empty());
            QString words;
            for (const PaintedText& text : texts) {
                QVERIFY2(!text.words.endsWith(u'…'), qPrintable(text.words));
                words += text.words + u'\n';
            }
            QVERIFY2(words.contains(QStringLiteral("Attention")), qPrintable(words));
            QVERIFY2(words.contains(QStringLiteral("before")), qPrintable(words));
            QVERIFY2(words.contains(QStringLiteral("after")), qPrintable(words));
        }
    }

    void biasedWeightsAreFilledAndUnbiasedHollow()
    {
        Stage stage;
        const Palette palette = lightPalette();
        QVERIFY(stage.frame.after[17] > stage.frame.before[17]);
        QCOMPARE(stage.pixel(stage.bar(17, stage.frame.after[17] * 0.8)), palette.result);
        QVERIFY(stage.frame.after[1] < stage.frame.before[1]);
        const double between = (stage.frame.after[1] + stage.frame.before[1]) / 2;
        QVERIFY(stage.pixel(stage.bar(1, between)) != palette.result);
        QCOMPARE(stage.pixel(stage.bar(1, stage.frame.before[1])), palette.notes);
    }

    void smallAxisNumbersAreNotCut()
    {
        Stage stage;
        LabState far = biasesStart();
        far.position.query = 117900;
        stage.store.dispatch(LoadState {far});
        QCOMPARE(stage.layout().weight.ticks.size(), std::size_t {2}); // 0 and a power of ten
        const QImage picture = stage.view.QWidget::grab().toImage();
        for (int y = qRound(stage.layout().scores.top()); y < picture.height(); ++y)
            QCOMPARE(picture.pixelColor(0, y), lightPalette().ground);
    }

    // For example, the encoding of A is defined for fewer positions.
    void aStateWithOtherKeysIsNotDrawnAsA()
    {
        Stage stage;
        stage.store.dispatch(MovePositions {390, 4});
        stage.store.dispatch(ShowPositions {0, 400}); // cells narrower than a bar
        const QImage alone = stage.view.QWidget::grab().toImage();
        LabState other = stage.store.state();
        other.biases.scores[4] = 8;
        stage.view.setGhost(weightsFrame(other, 320));
        QVERIFY(stage.view.QWidget::grab().toImage() != alone);
        other.position.shown = 40;
        stage.view.setGhost(weightsFrame(other, 320));
        QVERIFY(stage.view.QWidget::grab().toImage() == alone);
    }

    void theKeysAfterTheQueryAreHatched()
    {
        Stage stage;
        const QImage picture = stage.view.QWidget::grab().toImage();
        const QRect masked =
            stage.layout().column(19).united(stage.layout().column(23)).toAlignedRect();
        int hatched = 0;
        for (int y = masked.top(); y < masked.bottom(); ++y) {
            for (int x = masked.left(); x < masked.right(); ++x) {
                QVERIFY(picture.pixelColor(x, y) != lightPalette().result);
                hatched += picture.pixelColor(x, y) == lightPalette().grid ? 1 : 0;
            }
        }
        QVERIFY(hatched > masked.width() * masked.height() / 12); // more than the grid lines
    }

    void draggingADotUpRaisesItsScore()
    {
        Stage stage;
        const double before = stage.frame.after[4];
        const QPointF dot = stage.dot(4);
        stage.drag(
            dot + QPointF(2, 1), dot + QPointF(2, 1 - 2.5 * -stage.layout().score.pixelsPerUnit()));
        QCOMPARE(stage.score(4), 2.5);
        QVERIFY(stage.frame.after[4] > before);
        QCOMPARE(stage.score(3), 0.0);
        QCOMPARE(stage.score(5), 0.0);
        stage.store.undo();
        QCOMPARE(stage.score(4), 0.0);
        QVERIFY(!stage.store.canUndo());
    }

    void aDraggedDotFollowsThePointer()
    {
        Stage stage;
        const QPointF dot = stage.dot(12);
        stage.mouse(QEvent::MouseButtonPress, dot, Qt::LeftButton);
        for (int step = 1; step <= 10; ++step) {
            const QPointF point = dot + QPointF(0, step);
            stage.mouse(QEvent::MouseMove, point, Qt::LeftButton);
            QVERIFY(std::abs(stage.dot(12).y() - point.y()) <= 1);
        }
        stage.mouse(QEvent::MouseButtonRelease, dot + QPointF(0, 10), Qt::NoButton);
        QVERIFY(stage.score(12) < 0);
    }

    void theScoreRangeGrowsToTheLargestScore()
    {
        Stage stage;
        QCOMPARE(stage.layout().score.highest, 6.0);
        stage.store.dispatch(SetScore {4, 7});
        QCOMPARE(stage.layout().score.highest, 12.0);
        const QPointF dot = stage.dot(4);
        stage.drag(dot, dot + QPointF(0, -400));
        QCOMPARE(stage.score(4), largestScore);
        QCOMPARE(stage.layout().score.highest, largestScore);
    }

    void aDoubleClickResetsAScoreToZero()
    {
        Stage stage;
        stage.store.dispatch(SetScore {4, 3});
        stage.mouse(QEvent::MouseButtonDblClick, stage.dot(4), Qt::LeftButton);
        QCOMPARE(stage.score(4), 0.0);
    }

    void aBarSelectsItsKey()
    {
        Stage stage;
        stage.drag(stage.bar(3, 0.01), stage.bar(12, 0.01));
        QCOMPARE(stage.store.state().position.key, 12);
        QCOMPARE(stage.store.state().position.query, 17);
        stage.store.undo();
        QCOMPARE(stage.store.state().position.key, 9);
    }

    void aMaskedKeyHasNoDotToDrag()
    {
        Stage stage;
        stage.drag(stage.dot(21), stage.dot(21) + QPointF(0, -10));
        QVERIFY(stage.store.state().biases.scores.empty());
    }

    void arrowKeysMoveTheKeyAndItsScore()
    {
        Stage stage;
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QTest::keyClick(&stage.view, Qt::Key_Up);
        QTest::keyClick(&stage.view, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(stage.store.state().position.key, 10);
        QCOMPARE(stage.score(10), 1.1);
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QCOMPARE(stage.score(10), 1.0);
    }

    void theHoveredKeyIsReported()
    {
        Stage stage;
        QSignalSpy spy(&stage.view, &PictureView::pointed);
        stage.mouse(QEvent::MouseMove, stage.bar(5, 0.02), Qt::NoButton);
        const Focus focus = spy[0][0].value<Focus>();
        QCOMPARE(focus.picture, Picture::BiasesWeights);
        QCOMPARE(focus.key, 5);
        QCOMPARE(focus.query, 17);
        QCOMPARE(focus.distance, 12);
    }

    void narrowCellsShowTheKeysNameAndScore()
    {
        Stage stage;
        stage.store.dispatch(ShowPositions {0, 64});
        for (const int width : {290, 480}) {
            stage.view.resize(width, 128);
            stage.show();
            QVERIFY(stage.store.state().biases.scores.empty());
            QCOMPARE(stage.pixel(stage.dot(9)), lightPalette().result);
            QStringList words;
            for (const PaintedText& text : textsIn(stage.view))
                words += text.words;
            for (const char* name : {"logit", "before"})
                QVERIFY(words.contains(QString::fromUtf8(name)));
            QVERIFY(words.filter(QStringLiteral("after")).size() == 1);
        }
    }

    void tenMillionKeysAreDrawnAsSums()
    {
        Stage stage;
        stage.store.dispatch(ShowPositions {0, 10'000'000});
        stage.store.dispatch(MovePositions {5'010'000, 9});
        const int cell = stage.layout().keys.cellOf(5'010'000);
        QVERIFY(stage.frame.after[static_cast<std::size_t>(cell)] > 0.99);
        QVERIFY(!stage.view.QWidget::grab().isNull());
    }
};

LAB_WIDGET_TESTS(TestWeightsView)
#include "tst_weights_view.moc"
