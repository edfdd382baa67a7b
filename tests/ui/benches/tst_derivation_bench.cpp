#include "core/state/parameters.h"
#include "ui/benches/derivation_bench.h"
#include "ui/paint/derivation/angles.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/derivation/question_box.h"
#include "ui/views/derivation/step_list.h"
#include "ui/views/derivation/step_picture_view.h"
#include "ui/views/derivation/step_text_views.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QTest>

#include <cmath>
#include <set>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

LabState startState()
{
    LabState state;
    state.bench = BenchId::Derivation;
    return clamped(state);
}

struct Stage {
    FormulaBook book;
    Store store;
    DerivationBench bench;

    explicit Stage(QSize size = {896, 696})
        : store(startState())
    {
        Look look;
        look.formulas = &book;
        bench.resize(size);
        QWidget& widget = bench;
        widget.show();
        QObject::connect(&bench, &Bench::edited, &store, &Store::dispatch);
        QObject::connect(&bench, &Bench::pointed, &bench, &Bench::setFocus);
        QObject::connect(&store, &Store::changed, &bench, &Bench::setState);
        bench.setLook(look);
        bench.setState(store.state());
    }
    template <class View> View& part() const { return *bench.findChild<View*>(); }
    StepPictureView& picture() const { return part<StepPictureView>(); }
    const StepFrame& check() const { return part<StepCheckView>().frame(); }
    StepList& list() const { return part<StepList>(); }
    QPushButton& button(const QString& text) const
    {
        for (QPushButton* one : bench.findChildren<QPushButton*>())
            if (one->text() == text)
                return *one;
        qFatal("no button %s", qPrintable(text));
    }
    QString spoken(int step) const
    {
        return list().item(step - 1)->data(Qt::AccessibleTextRole).toString();
    }
    void set(const char* key, const Value& value) { store.dispatch(SetParameter {key, value}); }
    void open(std::int64_t step) { set("derivation.step", step); }
    void answer(const QString& typed) const
    {
        auto& field = part<QLineEdit>();
        field.setText(typed);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    QImage image()
    {
        QImage picture(bench.size(), QImage::Format_RGB32);
        bench.render(&picture);
        return picture;
    }
};

void mouse(
    QWidget& view, QEvent::Type type, QPointF point, Qt::MouseButton button, Qt::MouseButtons held)
{
    QMouseEvent event(type, point, view.mapToGlobal(point), button, held, Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
}

void drag(QWidget& view, QPointF from, QPointF to)
{
    mouse(view, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    for (int step = 1; step <= 20; ++step)
        mouse(
            view, QEvent::MouseMove, from + (to - from) * step / 20, Qt::NoButton, Qt::LeftButton);
    mouse(view, QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
}

} // namespace

class TestDerivationBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itsParametersAreInTheTable();
    void thePartsDoNotOverlap_data();
    void thePartsDoNotOverlap();
    void aBrokenStepWearsACrossAndMendsAgain();
    void draggingATurnedTipMovesTheVector();
    void aBentAngleBreaksTheStep();
    void theWorstCaseLoadsWithOneClick();
    void theRightSideWaitsForTheAnswer();
    void whatIsTypedIsReadAsANumber();
    void aBlankStepAsksForItsPrincipleFirst();
    void aSymbolLightsUpInFormulaAndPicture();
    void everySymbolLightsUpInThePicture_data();
    void everySymbolLightsUpInThePicture();
    void everyPartOfAPictureNamesASymbolOfItsLine_data();
    void everyPartOfAPictureNamesASymbolOfItsLine();
    void everyBreakIsMarkedInTheFormulaAndChangesThePicture();
    void aBentAngleIsMarkedInTheFormula();
    void aPinnedStateLiesUnderEveryPicture();
    void aPassEndsWithTheNext();
    void keysMoveBendAndTurn();
    void everyStepAndBreakPaints();
};

void TestDerivationBench::itsParametersAreInTheTable()
{
    Stage stage;
    for (std::int64_t step = 1; step <= derivationSteps; ++step) {
        stage.open(step);
        for (const std::string_view key : stage.bench.panelParameters())
            QVERIFY2(parameterNamed(key), std::string(key).c_str());
    }
}

void TestDerivationBench::thePartsDoNotOverlap_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(640, 576), QSize(896, 696), QSize(1536, 976), QSize(3456, 1960)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestDerivationBench::thePartsDoNotOverlap()
{
    QFETCH(const QSize, size);
    Stage stage(size);
    stage.set("derivation.ask_first", false);
    for (std::int64_t step = 1; step <= derivationSteps; ++step) {
        stage.open(step);
        std::vector<QRect> parts;
        for (const PictureView* one : stage.bench.pictures())
            parts.push_back(one->geometry());
        parts.push_back(stage.list().geometry());
        parts.push_back(stage.part<QuestionBox>().geometry());
        parts.push_back(stage.bench.readingLine().geometry());
        for (std::size_t a = 0; a < parts.size(); ++a) {
            QVERIFY(stage.bench.rect().contains(parts[a]));
            for (std::size_t b = 0; b < a; ++b)
                QVERIFY2(!parts[a].intersects(parts[b]), qPrintable(QString::number(step)));
        }
        QVERIFY(stage.picture().width() >= 180);
        QVERIFY(stage.picture().height() >= 120);
        QVERIFY(
            !stage.part<QComboBox>().geometry().intersects(stage.part<StepCheckView>().geometry()));
    }
}

void TestDerivationBench::aBrokenStepWearsACrossAndMendsAgain()
{
    Stage stage;
    stage.open(2);
    stage.button(u"Show me"_s).click();
    QVERIFY(stage.check().holds());
    QVERIFY2(stage.spoken(2).endsWith(u"holds"_s), qPrintable(stage.spoken(2)));
    auto& ways = stage.part<QComboBox>();
    QCOMPARE(ways.count(), 2);
    Q_EMIT ways.activated(1);
    QVERIFY(!stage.check().holds());
    QVERIFY(stage.spoken(2).endsWith(u"broken"_s));
    QVERIFY(stage.part<StepLineView>().line().why.startsWith(u"Without the conjugate"_s));
    QVERIFY(stage.part<StepCheckView>().accessibleDescription().contains(u"Not equal"_s));
    stage.open(3);
    QVERIFY(stage.spoken(2).endsWith(u"broken"_s));
    stage.open(2);
    Q_EMIT ways.activated(0);
    QVERIFY(stage.check().holds());
    QVERIFY(stage.spoken(2).endsWith(u"holds"_s));
}

void TestDerivationBench::draggingATurnedTipMovesTheVector()
{
    Stage stage;
    stage.open(11);
    const auto& frame = std::get<PlaneFrame>(stage.picture().frame());
    const PlaneLayout layout(stage.picture().rect(), frame, stage.bench.look());
    const QPointF tip = tipOf(layout, frame, {Token::Key, true});
    const QPointF goal = layout.pixel({-0.5, -0.4});
    drag(stage.picture(), tip, goal);
    const auto& moved = std::get<PlaneFrame>(stage.picture().frame());
    QVERIFY(std::abs(moved.turnedKey.x + 0.5) < 1e-9);
    QVERIFY(std::abs(moved.turnedKey.y + 0.4) < 1e-9);
    QVERIFY(stage.check().holdsForOwn());
    stage.store.undo();
    QVERIFY(std::abs(stage.store.state().derivation.keyX - 0.48) < 1e-12);
}

void TestDerivationBench::aBentAngleBreaksTheStep()
{
    Stage stage;
    stage.open(8);
    const auto pixelOf = [&](std::int64_t position) {
        const auto& frame = std::get<AnglesFrame>(stage.picture().frame());
        return AnglesLayout(stage.picture().rect(), frame, stage.bench.look())
            .pixel(position, frame.angles.at(static_cast<std::size_t>(position - frame.first)));
    };
    drag(stage.picture(), pixelOf(12), pixelOf(12) - QPointF(0, 25));
    QVERIFY(stage.store.state().derivation.bends.at(12) > 0.1);
    QVERIFY(!stage.check().holdsForOwn());
    QVERIFY(stage.spoken(8).endsWith(u"broken"_s));
    mouse(
        stage.picture(), QEvent::MouseButtonDblClick, pixelOf(12), Qt::LeftButton, Qt::LeftButton);
    QVERIFY(stage.store.state().derivation.bends.empty());
    QVERIFY(stage.check().holdsForOwn());
}

void TestDerivationBench::theWorstCaseLoadsWithOneClick()
{
    Stage stage;
    stage.set("derivation.ask_first", false);
    stage.open(3);
    stage.store.dispatch(MovePositions {0, 0});
    stage.set("derivation.shift", std::int64_t {0});
    stage.set("derivation.break", std::int64_t {1}); // the angle as arctan(y/x)
    QVERIFY(stage.check().holdsForOwn());
    QTRY_VERIFY(stage.check().whole);
    QVERIFY(!stage.check().holds());
    const LabState before = stage.store.state();
    stage.button(u"Load it"_s).click();
    QVERIFY(!stage.check().holdsForOwn());
    stage.store.undo();
    QVERIFY(stage.store.state() == before);
}

void TestDerivationBench::theRightSideWaitsForTheAnswer()
{
    Stage stage;
    stage.open(3);
    QVERIFY(stage.check().hidesRight);
    QVERIFY(!stage.part<StepCheckView>().accessibleDescription().contains(u"Right side"_s));
    stage.answer(u"nonsense"_s);
    QVERIFY(stage.check().hidesRight);
    QVERIFY(stage.part<QLineEdit>().property("wrong").toBool());
    stage.answer(u"1.4"_s);
    QVERIFY(!stage.check().hidesRight);
    QVERIFY(!stage.check().isRight);
    QCOMPARE(stage.part<QuestionBox>().question().outcome, u"It is 1.135. You said 1.4."_s);
    QCOMPARE(std::get<PlaneFrame>(stage.picture().frame()).predictedLength, std::optional(1.4));
    stage.answer(u"1.135"_s);
    QVERIFY(stage.check().isRight);
    QVERIFY(stage.part<QuestionBox>().question().outcome.startsWith(u"Right"_s));
}

void TestDerivationBench::whatIsTypedIsReadAsANumber()
{
    QCOMPARE(QuestionBox::typed(u" −0.5 "_s), std::optional(-0.5));
    QCOMPARE(QuestionBox::typed(u"1\u2009000"_s), std::optional(1000.0));
    QCOMPARE(QuestionBox::typed(u"40°"_s), std::optional(40.0));
    QCOMPARE(QuestionBox::typed(u"3/4"_s), std::optional(0.75));
    for (const QString& wrong : {u""_s, u"half"_s, u"1 +"_s, u"1/0"_s, u"i"_s})
        QVERIFY2(!QuestionBox::typed(wrong), qPrintable(wrong));
}

void TestDerivationBench::aBlankStepAsksForItsPrincipleFirst()
{
    Stage stage;
    stage.set("derivation.pass", std::int64_t {2});
    stage.open(15);
    QVERIFY(!stage.part<StepLineView>().line().isBlank);
    stage.open(16);
    QVERIFY(stage.part<StepLineView>().line().isBlank);
    QVERIFY(stage.part<StepLineView>().accessibleDescription().isEmpty());
    QCOMPARE(stage.part<QuestionBox>().question().tiles.size(), std::size_t {4});
    for (const Question::Tile& tile : stage.part<QuestionBox>().question().tiles) {
        if (tile.key == u"permutation"_s)
            continue;
        stage.button(tile.label).click();
        QVERIFY(stage.part<StepLineView>().line().isBlank);
        QVERIFY(stage.part<QuestionBox>().question().outcome.contains(tile.label));
        break;
    }
    stage.button(u"Columns in another order"_s).click();
    QVERIFY(!stage.part<StepLineView>().line().isBlank);
    QVERIFY(stage.part<QuestionBox>().question().tiles.empty());
    QVERIFY(stage.check().hidesRight);
    stage.store.undo();
    QVERIFY(stage.part<StepLineView>().line().isBlank);
    stage.button(u"Show me"_s).click();
    QVERIFY(!stage.part<StepLineView>().line().isBlank);
    QVERIFY(stage.check().hidesRight);
}

void TestDerivationBench::aSymbolLightsUpInFormulaAndPicture()
{
    Stage stage;
    stage.open(12);
    const QImage before = stage.image();
    const auto& frame = std::get<PlaneFrame>(stage.picture().frame());
    const PlaneLayout layout(stage.picture().rect(), frame, stage.bench.look());
    const QPointF onQuery = (layout.centre + layout.pixel(frame.turnedQuery)) / 2;
    mouse(stage.picture(), QEvent::MouseMove, onQuery, Qt::NoButton, Qt::NoButton);
    QCOMPARE(stage.bench.look().focus.symbol, std::string("f"));
    const QImage after = stage.image();
    auto& line = stage.part<StepLineView>();
    QVERIFY(before.copy(line.geometry()) != after.copy(line.geometry()));
    QVERIFY(before.copy(stage.picture().geometry()) != after.copy(stage.picture().geometry()));

    const StepLineLayout words(line.rect(), line.line(), stage.bench.look());
    const QRectF theta = symbolRects(words.formula, {}, words.pixelSize, u"theta"_s).front();
    mouse(line, QEvent::MouseMove, words.formulaBaseline + theta.center(), Qt::NoButton,
        Qt::NoButton);
    QCOMPARE(stage.bench.look().focus.symbol, std::string("theta"));
}

void everyStep()
{
    QTest::addColumn<std::int64_t>("step");
    for (std::int64_t step = 1; step <= derivationSteps; ++step)
        QTest::addRow("%lld", static_cast<long long>(step)) << step;
}

QImage pictureOf(const Stage& stage)
{
    QImage image(stage.picture().size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    stage.picture().paint(painter, stage.picture().rect(), stage.bench.look());
    return image;
}

void TestDerivationBench::everySymbolLightsUpInThePicture_data()
{
    everyStep();
}

void TestDerivationBench::everySymbolLightsUpInThePicture()
{
    QFETCH(const std::int64_t, step);
    Stage stage;
    stage.open(step);
    const QImage plain = pictureOf(stage);
    const Formula formula = stage.book.formula(stage.part<StepLineView>().line().formula);
    QVERIFY(!formula.symbolNames().isEmpty());
    for (const QString& symbol : formula.symbolNames()) {
        Focus focus;
        focus.picture = Picture::DerivationFormula;
        focus.symbol = symbol.toStdString();
        stage.bench.setFocus(focus);
        QVERIFY2(pictureOf(stage) != plain, qPrintable(symbol));
    }
}

void TestDerivationBench::everyPartOfAPictureNamesASymbolOfItsLine_data()
{
    everyStep();
}

void TestDerivationBench::everyPartOfAPictureNamesASymbolOfItsLine()
{
    QFETCH(const std::int64_t, step);
    Stage stage;
    stage.open(step);
    stage.set("derivation.phase", 0.5); // that γ has a part
    const QStringList symbols =
        stage.book.formula(stage.part<StepLineView>().line().formula).symbolNames();
    std::set<std::string> reached;
    for (int y = 0; y < stage.picture().height(); y += 4) {
        for (int x = 0; x < stage.picture().width(); x += 4) {
            mouse(stage.picture(), QEvent::MouseMove, QPointF(x, y), Qt::NoButton, Qt::NoButton);
            reached.insert(stage.bench.look().focus.symbol);
        }
    }
    for (const QString& symbol : symbols)
        QVERIFY2(reached.contains(symbol.toStdString()), qPrintable(symbol));
}

void TestDerivationBench::everyBreakIsMarkedInTheFormulaAndChangesThePicture()
{
    Stage stage;
    stage.set("derivation.ask_first", false);
    const auto& line = stage.part<StepLineView>();
    for (std::int64_t step = 1; step <= derivationSteps; ++step) {
        stage.open(step);
        const QString sound = line.line().formula;
        const QImage soundPicture = pictureOf(stage);
        QVERIFY(symbolRects(stage.book.formula(sound), {}, 20, u"broken"_s).empty());
        const int ways = stage.part<QComboBox>().count() - 1;
        QVERIFY(ways > 0);
        for (int way = 1; way <= ways; ++way) {
            stage.set("derivation.break", std::int64_t {way});
            const QString broken = line.line().formula;
            QVERIFY2(broken.startsWith(sound + u'.'), qPrintable(broken));
            QVERIFY2(stage.book.keys().contains(broken), qPrintable(broken));
            const StepLineLayout layout(line.rect(), line.line(), stage.bench.look());
            QVERIFY2(!symbolRects(layout.formula, {}, 20, u"broken"_s).empty(), qPrintable(broken));
            QVERIFY2(formulaSize(layout.formula, {}, layout.pixelSize).width() <= line.width() + 1,
                qPrintable(broken));
            QVERIFY2(pictureOf(stage) != soundPicture, qPrintable(broken));
        }
        stage.set("derivation.break", std::int64_t {0});
    }
}

void TestDerivationBench::aBentAngleIsMarkedInTheFormula()
{
    Stage stage;
    stage.open(8);
    stage.store.dispatch(BendAngle {12, -0.25});
    const StepLine& line = stage.part<StepLineView>().line();
    QVERIFY(line.isBroken);
    QCOMPARE(line.formula, u"derivation.equal_steps.by_hand"_s);
    QCOMPARE(line.values.value(u"p"_s), u"12"_s);
    QCOMPARE(line.values.value(u"bend"_s), u"−0.25"_s);
    QVERIFY(line.why.startsWith(u"The two steps beside"_s));
    stage.open(9);
    QVERIFY(stage.spoken(8).endsWith(u"broken"_s));
    stage.open(8);
    stage.store.dispatch(BendAngle {12, 0});
    QVERIFY(!stage.part<StepLineView>().line().isBroken);
}

void TestDerivationBench::aPinnedStateLiesUnderEveryPicture()
{
    Stage stage;
    stage.store.dispatch(PinState {});
    stage.store.dispatch(MoveVector {Token::Query, 0.5, 0.9});
    stage.set("derivation.theta", 0.27); // so that the axes of B hold A as they are
    stage.set("derivation.break", std::int64_t {1});
    for (const std::int64_t step : {1, 2, 4, 8, 9, 11, 13, 14, 15, 16}) {
        stage.open(step);
        stage.bench.setComparison(Comparison::B);
        const QImage alone = pictureOf(stage);
        stage.bench.setComparison(Comparison::Both);
        QVERIFY2(pictureOf(stage) != alone, qPrintable(QString::number(step)));
    }
}

void TestDerivationBench::aPassEndsWithTheNext()
{
    Stage stage;
    stage.open(16);
    stage.answer(u"69"_s);
    QVERIFY(stage.check().isRight);
    const LabState before = stage.store.state();
    stage.button(u"Next pass"_s).click();
    QCOMPARE(stage.store.state().derivation.step, 0);
    QCOMPARE(stage.store.state().derivation.pass, 2);
    QVERIFY(stage.store.state().derivation.predictions.empty());
    stage.open(16);
    QVERIFY(stage.part<StepLineView>().line().isBlank);
    stage.button(u"Columns in another order"_s).click();
    QVERIFY(stage.check().hidesRight); // the number is asked for after the principle
    stage.answer(u"64"_s);
    QVERIFY(!stage.check().isRight);
    stage.answer(u"69"_s);
    QVERIFY(stage.check().isRight);
    while (stage.store.state().derivation.pass > 1)
        stage.store.undo();
    QVERIFY(stage.store.state() == before);
}

void TestDerivationBench::keysMoveBendAndTurn()
{
    Stage stage;
    stage.open(8);
    QTest::keyClick(&stage.picture(), Qt::Key_Right);
    QCOMPARE(stage.store.state().position.query, std::int64_t {10});
    QTest::keyClick(&stage.picture(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(stage.store.state().position.key, std::int64_t {5});
    QTest::keyClick(&stage.picture(), Qt::Key_Up);
    QVERIFY(std::abs(stage.store.state().derivation.bends.at(11) - 0.05) < 1e-9);
    stage.open(11);
    QTest::keyClick(&stage.picture(), Qt::Key_Up);
    const Derivation& own = stage.store.state().derivation;
    QVERIFY(std::atan2(own.queryY, own.queryX) > std::atan2(0.65, 0.93) + 0.01);
    QTest::keyClick(&stage.list(), Qt::Key_Down);
    QCOMPARE(stage.store.state().derivation.step, 11);
}

void TestDerivationBench::everyStepAndBreakPaints()
{
    Stage stage({640, 576});
    for (const double scale : {1.0, 1.6}) {
        Look look = stage.bench.look();
        look.palette = darkPalette();
        look.scale = scale;
        stage.bench.setLook(look);
        for (const char* form : {"symbols", "numbers", "code"}) {
            stage.set("derivation.form", std::string(form));
            for (std::int64_t step = 1; step <= derivationSteps; ++step) {
                stage.open(step);
                stage.set("derivation.break", step % 2);
                QVERIFY(stage.image().pixelColor(1, 1) == look.palette.ground);
            }
        }
    }
    stage.store.dispatch(MovePositions {lastPosition, 0});
    for (std::int64_t step = 1; step <= derivationSteps; ++step) {
        stage.open(step);
        stage.image();
    }
}

QTEST_MAIN(TestDerivationBench)
#include "tst_derivation_bench.moc"
