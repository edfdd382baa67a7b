#include "core/figures/order/order_figures.h"
#include "core/figures/order/order_words.h"
#include "core/frames/order/order_frames.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/mouse.h"
#include "ui/drawing/drawing_view.h"
#include "ui/drawing/figure_view.h"
#include "ui/views/reading/reading_view.h"

#include <map>
#include <set>

using namespace lab;
using namespace lab::ui;

namespace {

LabState stateWith(const char* sentence)
{
    LabState state;
    state.bench = BenchId::Order;
    state.order.sentence = sentence;
    return clamped(state);
}

struct Stage : StageOf<orderPage> {
    explicit Stage(const char* sentence = "我 不 爱 你", QSize size = {896, 660})
        : BenchStage(stateWith(sentence), size)
    {
    }
    const drawing::Drawing& drawn(Picture which) const
    {
        return dynamic_cast<const DrawingView&>(picture(which)).drawn();
    }
    QImage imageOf(Picture which) const { return lab::ui::imageOf(picture(which)); }
};

} // namespace

class TestOrderBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void manyWordsStayReadable()
    {
        const Stage stage("the quick brown fox jumps over one lazy dog and runs away", {976, 648});
        for (const PaintedText& text : textsIn(stage.picture(Picture::OrderChips))) {
            QVERIFY(!text.words.endsWith(u'\u2026'));
            if (text.words.at(0).isLetter())
                QVERIFY2(text.words.size() > 1, qPrintable(text.words));
        }
    }

    // Rows differ by a pixel, which must not decide whether a row is named.
    void aMatrixNamesAllQueriesOrOnlyTheSelectedOne()
    {
        for (int height = 600; height < 900; height += 12) {
            const Stage stage(
                "the quick brown fox jumps over one lazy dog and runs away", {1232, height});
            std::map<int, std::set<QString>> names; // names of rows and keys by their right edge
            for (const PaintedText& text : textsIn(stage.picture(Picture::OrderWeights)))
                if (text.words.at(0).isLower())
                    names[qRound(text.place.right())].insert(text.words);
            if (names.empty())
                continue;
            const auto count = names.begin()->second.size(); // the names beside the first matrix
            QVERIFY2(count == 1 || count == 12,
                qPrintable(QStringLiteral("%1: %2").arg(height).arg(count)));
        }
    }

    void narrowCellsHaveNumbers()
    {
        for (const QSize& size : {QSize(640, 576), QSize(896, 660)}) {
            const Stage stage("only I love you", size);
            int numbers = 0;
            for (const PaintedText& text : textsIn(stage.picture(Picture::OrderWeights)))
                numbers += text.words.contains(u'.') ? 1 : 0;
            QCOMPARE(numbers, 2 * 4 * 4);
        }
    }

    void theEncodingTableHasEqualDecimals()
    {
        const Stage stage("the quick brown fox jumps over one lazy dog and runs away");
        for (const PaintedText& text : textsIn(stage.picture(Picture::OrderEncodings))) {
            const qsizetype point = text.words.indexOf(u'.');
            if (point > 0 && text.words.toDouble() >= 0.005)
                QCOMPARE(text.words.size() - point - 1, 2);
        }
    }

    void everyParameterOfThePanelExists()
    {
        const Stage stage;
        for (const std::string_view key : stage.bench.panelParameters())
            QVERIFY2(parameterNamed(key), std::string(key).c_str());
        QVERIFY(!stage.bench.usesPositions());
    }

    void noArcIsCutWhereAWeightIsLarge()
    {
        for (const std::int64_t token : {0, 1, 2, 3}) {
            Stage stage;
            stage.store.dispatch(SetParameter {"order.token", Value(token)});
            const PictureView& chips = stage.picture(Picture::OrderChips);
            constexpr int below = 40;
            QImage image(chips.size() + QSize(0, below), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            chips.paint(painter, QRect(QPoint(), chips.size()), chips.look());
            painter.end();
            const QImage outside = image.copy(0, chips.height(), chips.width(), below);
            QImage empty = outside.copy();
            empty.fill(Qt::white);
            QVERIFY2(outside == empty, qPrintable(QString::number(token)));
        }
    }

    void thePicturesFitAndDoNotOverlap_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QByteArray>("sentence");
        for (const QSize size : {QSize(624, 600), QSize(896, 720), QSize(1536, 1000)}) {
            for (const char* sentence : {"a b", "我 不 爱 你", "a b c d e f g h i j k l"})
                QTest::addRow("%dx%d, %s", size.width(), size.height(), sentence)
                    << size << QByteArray(sentence);
        }
    }

    void thePicturesFitAndDoNotOverlap()
    {
        QFETCH(const QSize, size);
        QFETCH(const QByteArray, sentence);
        const Stage stage(sentence.constData(), size);
        QCOMPARE(stage.bench.pictures().size(), std::size_t {4});
        QVERIFY(picturesKeepApart(stage.bench));
        const QRectF whole = stage.picture(Picture::OrderWeights).rect();
        std::vector<QRectF> maps;
        for (const drawing::Zone& map : stage.drawn(Picture::OrderWeights).zones)
            maps.emplace_back(map.box.x, map.box.y, map.box.width, map.box.height);
        QVERIFY(maps.size() == 2 && whole.contains(maps[0]) && whole.contains(maps[1]));
        QVERIFY(!maps[0].intersects(maps[1]));
    }

    void numbersInARowDoNotTouch()
    {
        Stage stage("a b c d e f g h i j k l");
        stage.set("order.compared", std::string("last"));
        for (const char* encoding : {"alibi", "t5", "kerple", "fire", "rope"}) {
            stage.set("order.encoding", std::string(encoding));
            for (const Picture which : {Picture::OrderEncodings, Picture::OrderOutputs}) {
                const std::vector<PaintedText> texts = textsIn(stage.picture(which));
                for (const PaintedText& one : texts)
                    for (const PaintedText& other : texts)
                        if (other.place.center().y() > one.place.top()
                            && other.place.center().y() < one.place.bottom()
                            && other.place.left() > one.place.left())
                            QVERIFY2(other.place.left() - one.place.right() > 4,
                                qPrintable(one.words + QStringLiteral(" | ") + other.words));
            }
        }
    }

    void bothPicturesFormatASmallChangeAlike()
    {
        Stage stage("a b c d e f g h i j k l");
        stage.set("order.encoding", std::string("alibi"));
        stage.set("order.compared", std::string("last"));
        const auto writes = [&](Picture which, const QString& number) {
            return std::ranges::any_of(textsIn(stage.picture(which)),
                [&](const PaintedText& text) { return text.words == number; });
        };
        const QString number = QString::fromStdString(
            drawing::changeText(orderFrame(stage.store.state()).changes.last));
        QVERIFY(writes(Picture::OrderEncodings, number));
        QVERIFY(writes(Picture::OrderOutputs, number));
    }

    void aSpaceTokenIsVisibleInSentenceAndNumber()
    {
        for (const QSize size : {QSize(1536, 800), QSize(900, 700)}) {
            Stage stage("我 不 爱 你", size);
            Look look = stage.bench.look();
            look.scale = 1.6;
            stage.bench.setLook(look);
            stage.bench.setAudience(Audience::Presentation);
            const auto shown = stage.bench.pictures();
            QCOMPARE(shown.size(), std::size_t {3});
            QVERIFY(stage.bench.largePicture()->picture() == Picture::OrderChips);
            QVERIFY(shown[2]->picture() == Picture::OrderOutputs);
            QVERIFY(!shown[0]->geometry().intersects(shown[1]->geometry()));
            stage.bench.setAudience(Audience::One);
            QCOMPARE(stage.bench.pictures().size(), std::size_t {4});
        }
    }

    void aHoveredTokenIsHighlightedEverywhere()
    {
        Stage stage;
        const QImage weights = stage.imageOf(Picture::OrderWeights);
        const QImage outputs = stage.imageOf(Picture::OrderOutputs);
        const drawing::Point first = stage.drawn(Picture::OrderChips).handles.front().place;
        hover(stage.picture(Picture::OrderChips), {first.x, first.y});
        QVERIFY(stage.imageOf(Picture::OrderWeights) != weights);
        const QImage lit = stage.imageOf(Picture::OrderOutputs);
        QVERIFY(lit != outputs);
        const auto ground = [&](int row) {
            const drawing::Drawing& drawing = stage.drawn(Picture::OrderOutputs);
            int rows = 0;
            for (const drawing::Target& target : drawing.targets)
                if (target.focus.query && !target.focus.column && rows++ == row)
                    return lit.pixelColor(1, qRound(target.box.centre().y));
            return QColor();
        };
        QCOMPARE(ground(1), lightPalette().grid); // the token now at index 0
        QCOMPARE(ground(2), lightPalette().ground);
        QVERIFY(stage.bench.readingLine().reading().subject == Reading::Subject::OrderWeight);
    }
};

LAB_WIDGET_TESTS(TestOrderBench)
#include "tst_order_bench.moc"
