#include "core/frames/biases/biases_frames.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/paint/biases/head_maps.h"
#include "ui/paint/heatmap.h"
#include "ui/store/store.h"
#include "ui/views/biases/heads_view.h"

#include <QApplication>
#include <QPainter>
#include <QSignalSpy>

#include <cmath>
#include <utility>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

LabState stateWith(int heads)
{
    LabState state;
    state.bench = BenchId::Biases;
    state.biases.encoding.heads = heads;
    state.position.shown = 24;
    return clamped(state);
}

/// The small maps connected to a store as in the window.
struct Stage {
    Store store;
    HeadsView view;
    HeadsFrame frame;

    explicit Stage(int heads)
        : store(stateWith(heads))
    {
        view.resize(360, 276);
        QObject::connect(&view, &PictureView::edited, &store, &Store::dispatch);
        QObject::connect(&store, &Store::changed, &view, [this] { show(); });
        show();
    }
    void show()
    {
        const LabState& state = store.state();
        frame = headsFrame(state, view.mapSpace(view.size(), state.biases.encoding.heads, true));
        view.setFrame(frame);
        view.setSelected(state.biases.head);
        view.setPositions(state.position);
    }
    int head() const { return store.state().biases.head; }
    HeadMapLayout layout() const
    {
        return {view.rect(), store.state().biases.encoding.heads, true, view.look()};
    }
    QPointF centre(int head) const { return layout().map(head).center(); }
    QImage picture() { return view.QWidget::grab().toImage(); }

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

// Whether there is ink left of the map: the outline of a selected or hovered head.
bool isOutlined(const QImage& picture, const QRectF& map)
{
    const int y = qRound(map.center().y());
    for (int x = qRound(map.left()) - 6; x < qRound(map.left()); ++x) {
        if (x >= 0 && picture.pixelColor(x, y) == lightPalette().text)
            return true;
    }
    return false;
}

} // namespace

class TestHeadsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void neighbouringNumbersHaveTheSameDecimals()
    {
        QCOMPARE(headTexts({}, {0.03, -0.026, 0.0111}),
            (QStringList {u"0.030"_s, u"−0.026"_s, u"0.011"_s}));
        QCOMPARE(headTexts({}, {2.5, -0.0001, std::nan("")}),
            (QStringList {u"2.5"_s, u"−0.0001"_s, u"–"_s}));
    }

    void anyNumberOfHeadsFits_data()
    {
        QTest::addColumn<int>("heads");
        for (const int heads : {1, 2, 3, 5, 8, 12, 20, 32, 40, 64, 112, 127, 128})
            QTest::addRow("%d", heads) << heads;
    }

    void anyNumberOfHeadsFits()
    {
        QFETCH(int, heads);
        for (const QSizeF size : {QSizeF(360, 276), QSizeF(216, 164), QSizeF(700, 300)}) {
            const QRectF area({0, 0}, size);
            const HeadMapLayout layout(area, heads, true, Look {});
            QVERIFY(layout.side >= 8);
            for (int head = 1; head <= heads; ++head) {
                QVERIFY(area.contains(layout.map(head)));
                QCOMPARE(layout.headAt(layout.map(head).center()), head);
                if (head > 1)
                    QVERIFY(!layout.map(head).intersects(layout.map(head - 1)));
            }
            QVERIFY(layout.bottom() <= area.bottom() + 1);
        }
    }

    void heads128FormEightRowsOfSixteen()
    {
        QCOMPARE(HeadMapLayout(QRectF(0, 0, 360, 276), 128, true, Look {}).columns, 16);
    }

    void aMapUsesTheColoursOfItsHead()
    {
        Stage stage(8);
        const QImage picture = stage.picture();
        for (int head = 1; head <= 8; ++head) {
            const QRectF map = stage.layout().map(head);
            const QPointF corner(map.left() + 2, map.bottom() - 2);
            const HeatmapFrame cells = headMap(stage.frame, head);
            QCOMPARE(picture.pixelColor(corner.toPoint()),
                cellColor(cells, cells.at(cells.rows - 1, 0), lightPalette()));
        }
    }

    void aClickSelectsTheHead()
    {
        Stage stage(8);
        stage.drag(stage.centre(6), stage.centre(6));
        QCOMPARE(stage.head(), 6);
    }

    void aDragAcrossTheMapsSelectsHeadsInOneUndoStep()
    {
        Stage stage(8);
        std::vector<int> seen;
        connect(&stage.store, &Store::changed, &stage.view,
            [&](const LabState& state) { seen.push_back(state.biases.head); });
        stage.drag(stage.centre(1), stage.centre(4));
        QCOMPARE(seen, (std::vector<int> {1, 2, 3, 4}));
        stage.store.undo();
        QCOMPARE(stage.head(), 3);
        QVERIFY(!stage.store.canUndo());
    }

    void oneIncomparableHeadUsesTheSingular()
    {
        for (const auto& [ofA, words] :
            {std::pair(1, QStringLiteral("There is no difference: 1 head against 8.")),
                std::pair(4, QStringLiteral("There is no difference: 4 heads against 8."))}) {
            Stage stage(8);
            stage.view.setGhost(headsFrame(stateWith(ofA), 24));
            stage.view.setMapShown(MapShown::Difference);
            PointedLook look = stage.view.look();
            look.medium = Look::Medium::Vector;
            TextRecorder paper(stage.view.size());
            QPainter painter(&paper);
            stage.view.paint(painter, stage.view.rect(), look);
            painter.end();
            QVERIFY2(paper.words().contains(words), qPrintable(paper.words()));
        }
    }

    void theSelectedHeadIsOutlined()
    {
        Stage stage(8);
        QVERIFY(isOutlined(stage.picture(), stage.layout().map(3)));
        QVERIFY(!isOutlined(stage.picture(), stage.layout().map(2)));
        stage.drag(stage.centre(2), stage.centre(2));
        QVERIFY(isOutlined(stage.picture(), stage.layout().map(2)));
        QVERIFY(!isOutlined(stage.picture(), stage.layout().map(3)));
    }

    void aHeadHoveredElsewhereIsHighlighted()
    {
        Stage stage(8);
        Focus focus;
        focus.picture = Picture::BiasesCurve;
        focus.head = 7;
        stage.view.setPointed(focus);
        QVERIFY(isOutlined(stage.picture(), stage.layout().map(7)));
    }

    void theHoveredHeadIsReported()
    {
        Stage stage(128);
        QSignalSpy spy(&stage.view, &PictureView::pointed);
        stage.mouse(QEvent::MouseMove, stage.centre(77), Qt::NoButton);
        QCOMPARE(spy[0][0].value<Focus>().head, 77);
    }

    void arrowKeysSelectAHead()
    {
        Stage stage(8);
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QCOMPARE(stage.head(), 4);
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QCOMPARE(stage.head(), 8);
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QCOMPARE(stage.head(), 8);
        QTest::keyClick(&stage.view, Qt::Key_Up);
        QCOMPARE(stage.head(), 4);
    }
};

LAB_WIDGET_TESTS(TestHeadsView)
#include "tst_heads_view.moc"
