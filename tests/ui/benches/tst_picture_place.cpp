#include "app/exports/export.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/picture_stage.h"
#include "tests/ui/mouse.h"
#include "tests/ui/paint/text_recorder.h"
#include "tests/ui/painted_beside.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/picture_choice.h"
#include "ui/drawing/picture_place.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize tooSmall {600, 480}; ///< too small for any bench with large text
constexpr double large = 2;

/// Calls `see` with each bench at a size smaller than its pictures need.
void forEachBench(const std::function<void(const Bench&)>& see)
{
    const FormulaBook book;
    for (const BenchId id : allBenches()) {
        const std::unique_ptr<Bench> bench(newBench(id, nullptr));
        Store store(startOf(id));
        setUpBench(*bench, store, book, tooSmall);
        Look look = bench->look();
        look.scale = large;
        bench->setLook(look);
        bench->complete();
        see(*bench);
    }
}

/// The number of texts that cross the left or right edge by more than the recorder's error for
/// fallback fonts.
int cutIn(const QSizeF& place, const std::vector<PaintedText>& texts)
{
    constexpr double slack = 10; // pixels
    return static_cast<int>(std::ranges::count_if(texts, [&](const PaintedText& text) {
        const auto crosses = [&](double edge) {
            return text.place.left() < edge - slack && text.place.right() > edge + slack;
        };
        return crosses(0) || crosses(place.width());
    }));
}

bool has(const std::vector<PaintedText>& texts, const PaintedText& wanted, const QPointF& away)
{
    return std::ranges::any_of(texts, [&](const PaintedText& text) {
        const QPointF off = text.place.topLeft() - wanted.place.topLeft() - away;
        return text.words == wanted.words && off.manhattanLength() < 0.01;
    });
}

std::vector<PaintedText> textsOf(const QSize& size, const std::function<void(QPainter&)>& paint)
{
    TextRecorder paper(size);
    QPainter painter(&paper);
    paint(painter);
    painter.end();
    return paper.texts();
}

std::vector<PaintedText> textsOf(const app::Drawing& drawing)
{
    Look look = drawing.look;
    look.medium = Look::Medium::Vector;
    return textsOf(drawing.size, [&](QPainter& painter) { drawing.paint(painter, look); });
}

QImage pictureOn(const PictureView& picture, const std::function<void(QPainter&)>& paint)
{
    QImage image(picture.size(), QImage::Format_RGB32);
    QPainter painter(&image);
    painter.fillRect(image.rect(), picture.look().palette.ground);
    paint(painter);
    painter.end();
    return image;
}

/// The state with more pairs, positions, heads, rows and columns than at the start.
LabState withMore(LabState state)
{
    for (const Parameter& parameter : parameters()) {
        const std::string_view key = parameter.key;
        const auto isOne = [&](auto... names) { return (key.ends_with(names) || ...); };
        if (isOne(".width", ".heads", ".rows", ".columns", ".shown", ".video_frames", ".buckets")) {
            const Value value = parameter.read(state);
            if (const auto* whole = std::get_if<std::int64_t>(&value))
                state = applied(state, SetParameter {std::string(key), *whole * 4});
        }
    }
    return applied(state, SetParameter {"rope.base", 1e6});
}

/// The name of the first picture that paints outside its rectangle with these two states.
QByteArray firstOutside(const LabState& pinned, const LabState& shown)
{
    const FormulaBook book;
    const std::unique_ptr<Bench> bench(newBench(shown.bench, nullptr));
    Store store(shown);
    store.dispatch(PinOther {pinned});
    setUpBench(*bench, store, book, usualSize);
    bench->complete();
    for (const PictureView* picture : bench->findChildren<PictureView*>()) {
        if (picture->isHidden() || picture->isCovered() || picture->size().isEmpty())
            continue;
        const QRect out = paintedBeside(*picture);
        if (!out.isEmpty())
            return (picture->exportName()
                + u" %1 %2 %3 %4"_s.arg(out.left())
                      .arg(out.top())
                      .arg(out.right())
                      .arg(out.bottom()))
                .toUtf8();
    }
    return {};
}

} // namespace

/// Pictures paint only inside their rectangle on any device.
class TestPicturePlace : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void exportsCutNoText()
    {
        int withoutPlace = 0;
        forEachBench([&](const Bench& bench) {
            const std::vector<PaintedText> whole = textsOf(app::drawingOf(bench));
            for (const PictureView* picture : bench.pictures()) {
                if (picture->isCovered())
                    continue;
                const QByteArray name = picture->exportName().toUtf8();
                PointedLook look = picture->look();
                look.medium = Look::Medium::Vector;
                const auto free = textsOf(picture->size(),
                    [&](QPainter& painter) { picture->paint(painter, picture->rect(), look); });
                const auto placed = textsOf(app::drawingOf(*picture));
                QVERIFY2(cutIn(picture->size(), placed) == 0, name);
                for (const PaintedText& text : placed)
                    QVERIFY2(has(whole, text, picture->pos()), name);
                for (const PaintedText& text : free)
                    QVERIFY2(has(placed, text, {}) || !has(whole, text, picture->pos()), name);
                withoutPlace += cutIn(picture->size(), free);
            }
        });
        QVERIFY(withoutPlace > 0);
    }

    void aNarrowBenchFitsItsSentence()
    {
        const FormulaBook book;
        for (const BenchId id : allBenches())
            for (const int width : {440, 560, 700}) {
                const std::unique_ptr<Bench> bench(newBench(id, nullptr));
                Store store(startOf(id));
                setUpBench(*bench, store, book, {width, 560});
                for (const PaintedText& text : textsOf(app::drawingOf(*bench)))
                    QVERIFY2(text.place.bottom() > 80 || text.place.right() <= width - 10,
                        qPrintable(QString::number(width) + u' ' + text.words));
            }
    }

    void aNarrowBenchFitsItsSwitch()
    {
        const FormulaBook book;
        int switches = 0;
        for (const BenchId id : allBenches())
            for (const int width : {320, 440, 560}) {
                const std::unique_ptr<Bench> bench(newBench(id, nullptr));
                Store store(startOf(id));
                setUpBench(*bench, store, book, {width, 560});
                for (const PictureChoice* slot : bench->findChildren<PictureChoice*>()) {
                    ++switches;
                    QVERIFY2(slot->geometry().right() <= width, qPrintable(bench->exportName()));
                }
            }
        QVERIFY(switches > 12);
    }

    void twoStatesStayInsideThePicture_data() { addBenchSituations(); }
    void twoStatesStayInsideThePicture()
    {
        QFETCH(LabState, start);
        const LabState more = withMore(start);
        QCOMPARE(firstOutside(more, start), QByteArray());
        QCOMPARE(firstOutside(start, more), QByteArray());
    }

    void anUnchangedPictureReportsNoDifference()
    {
        LabState b = clamped({});
        b.bench = BenchId::Rotations;
        b.pinned = Pinned(b);
        const auto reported = [](const LabState& state) {
            PictureStage stage(state);
            QString words;
            for (const PaintedText& text : textsOf(app::drawingOf(*stage.pictures().front())))
                words += text.words + u'\n';
            return words;
        };
        const QString alike = u"A and B have the same numbers here"_s;
        b = patched(b, {{"sinusoidal.base", 300.0}}).value();
        QVERIFY(reported(b).contains(alike));
        QVERIFY(!reported(b).contains(u"Waves"_s));
        b = patched(b, {{"rope.base", 500.0}}).value();
        QVERIFY(!reported(b).contains(alike));
    }

    void aTinyPictureDoesNotCrash_data() { addBenchSituations(); }
    void aTinyPictureDoesNotCrash()
    {
        QFETCH(LabState, start);
        PictureStage stage(start);
        const LabState before = stage.state();
        for (PictureView* picture : stage.pictures()) {
            const QByteArray name = picture->exportName().toUtf8();
            for (const QSize tiny : {QSize(1, 1), QSize(60, 30), QSize(150, 20), QSize(30, 400)}) {
                picture->resize(tiny);
                picture->QWidget::grab();
                for (const QPointF point : {QPointF(0, 0), QPointF(5, 5), QPointF(20, 15)})
                    hover(*picture, point);
                QVERIFY2(stage.state() == before, name); // painting changes no state
                drag(*picture, {10, 10}, {20, 20}, 4);
                QVERIFY2(clamped(stage.state()) == stage.state(), name);
                while (stage.store.canUndo())
                    stage.store.undo();
            }
        }
    }

    void aSliverPaintsNothing_data() { addBenchSituations(); }
    void aSliverPaintsNothing()
    {
        QFETCH(LabState, start);
        PictureStage stage(start);
        for (PictureView* picture : stage.pictures()) {
            const QByteArray name = picture->exportName().toUtf8();
            picture->resize(16, 198);
            const QImage sliver = pictureOn(*picture,
                [&](QPainter& painter) { paintInPlace(painter, *picture, picture->look()); });
            QVERIFY2(sliver == pictureOn(*picture, [](QPainter&) {}), name);
        }
    }

    void aSmallPictureStaysInside_data() { addBenchSituations(); }
    void aSmallPictureStaysInside()
    {
        QFETCH(LabState, start);
        PictureStage stage(start);
        for (PictureView* picture : stage.pictures()) {
            if (picture->picture() == lab::Picture::DerivationFormula)
                continue; // as low as one line of text
            Look look = picture->look();
            for (const double scale : {1.0, 1.6}) {
                look.scale = scale;
                picture->setLook(look);
                const auto isKept = [&](double width, double height) {
                    picture->resize((QSizeF(width, height) * scale).toSize());
                    return paintedBeside(*picture).isEmpty();
                };
                for (const double size : {40, 58, 94, 105, 118, 142, 160, 190, 238, 310})
                    QVERIFY2(isKept(size, 400) && isKept(700, size),
                        qPrintable(picture->exportName() + u" %1"_s.arg(size)));
            }
        }
    }

    void smallPicturesHaveSmallerText()
    {
        const lab::Picture table = lab::Picture::CompareTable;
        QCOMPARE(fittingScale(table, {800, 600}, 1.5), 1.5);
        QCOMPARE(fittingScale(table, {186, 600}, 1.5), 1.0);
        QCOMPARE(fittingScale(table, {10, 600}, 1.5), 0.75);
        QCOMPARE(fittingScale(table, {800, 34}, 1.5), 1.0);
        PictureStage stage(startOf(BenchId::Compare));
        PictureView& picture = *stage.pictures().front();
        picture.resize(800, 600);
        QCOMPARE(picture.look().scale, 1.0);
        picture.resize(93, 600);
        QCOMPARE(picture.look().scale, 0.5);
        picture.resize(800, 600);
        QCOMPARE(picture.look().scale, 1.0);
    }

    void theWindowPaintsTheSamePicture()
    {
        int different = 0;
        forEachBench([&](const Bench& bench) {
            for (PictureView* picture : bench.findChildren<PictureView*>()) {
                const bool isAlone = picture->testAttribute(Qt::WA_OpaquePaintEvent);
                if (!isAlone || picture->isHidden() || picture->isCovered()
                    || picture->size().isEmpty())
                    continue;
                const PointedLook look = picture->look();
                const QImage placed = pictureOn(
                    *picture, [&](QPainter& painter) { paintInPlace(painter, *picture, look); });
                const QImage free = pictureOn(*picture,
                    [&](QPainter& painter) { picture->paint(painter, picture->rect(), look); });
                QImage shown(picture->size(), QImage::Format_RGB32);
                picture->render(&shown, {}, {}, QWidget::DrawWindowBackground);
                QVERIFY2(shown == placed, picture->exportName().toUtf8());
                different += placed == free ? 0 : 1;
            }
        });
        QVERIFY(different > 3);
    }
};

LAB_WIDGET_TESTS(TestPicturePlace)
#include "tst_picture_place.moc"
