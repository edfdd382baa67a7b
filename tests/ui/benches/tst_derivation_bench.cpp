#include "tests/qt_test.h"
#include "tests/ui/benches/derivation_stage.h"

using namespace derivation;

class TestDerivationBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itsParametersAreInTheTable();
    void thePartsDoNotOverlap_data();
    void thePartsDoNotOverlap();
    void aBrokenStepWearsACrossAndMendsAgain();
    void onlyARightPredictionIsTicked();
    void theSideThatIsAskedForIsHidden();
    void theDifferenceIsWhatTheSidesDifferBy();
    void draggingATurnedTipMovesTheVector();
    void aBentAngleBreaksTheStep();
    void theWorstCaseLoadsWithOneClick();
    void theRightSideWaitsForTheAnswer();
    void whatIsTypedIsReadAsANumber();
    void aBlankStepAsksForItsPrincipleFirst();
    void aSymbolLightsUpInFormulaAndPicture();
    void keysMoveBendAndTurn();
    void everyStepAndBreakPaints();
};

void TestDerivationBench::itsParametersAreInTheTable()
{
    DerivationStage stage;
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
    DerivationStage stage(size);
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
    DerivationStage stage;
    stage.open(2);
    stage.button(u"Show me"_s).click();
    QVERIFY(stage.check().holds());
    QVERIFY2(stage.spoken(2).endsWith(u"seen, not predicted"_s), qPrintable(stage.spoken(2)));
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
    QVERIFY(stage.spoken(2).endsWith(u"seen, not predicted"_s));
}

// "Show me", a wrong number and going on leave a ring, a prediction that was right a tick.
void TestDerivationBench::onlyARightPredictionIsTicked()
{
    DerivationStage stage;
    const auto& box = stage.part<QuestionBox>();
    stage.open(3);
    stage.answer(u"1.4"_s);
    QCOMPARE(box.question().mark, Mark::Cross);
    QVERIFY2(stage.spoken(3).endsWith(u"seen, not predicted"_s), qPrintable(stage.spoken(3)));
    stage.answer(u"1.135"_s);
    QCOMPARE(box.question().mark, Mark::Tick);
    QVERIFY2(stage.spoken(3).endsWith(u": predicted"_s), qPrintable(stage.spoken(3)));
    stage.open(4);
    stage.button(u"Show me"_s).click();
    QCOMPARE(box.question().mark, Mark::Ring);
    QVERIFY(stage.spoken(4).endsWith(u"seen, not predicted"_s));
    stage.answer(u"1.5"_s); // after it was shown
    QVERIFY(stage.spoken(4).endsWith(u"seen, not predicted"_s));
    stage.open(6);
    QVERIFY(stage.spoken(5).endsWith(u"seen, not predicted"_s)); // passed by
    QVERIFY(!stage.spoken(7).contains(u"seen"_s));
}

void TestDerivationBench::theSideThatIsAskedForIsHidden()
{
    DerivationStage stage;
    for (std::int64_t step = 1; step <= derivationSteps; ++step) {
        stage.open(step);
        const bool isAsked = step == 2 || step == 5 || step == 12;
        const QString said = stage.part<StepCheckView>().accessibleDescription();
        QCOMPARE(said.contains(u"Left side"_s), !isAsked);
        if (const auto* plane = std::get_if<PlaneFrame>(&stage.picture().frame()))
            QVERIFY(!isAsked || plane->sides == SidesShown::No);
        stage.set("derivation.form", std::string("numbers"));
        QCOMPARE(stage.part<StepLineView>().line().code.filter(u"Left"_s).value(0).endsWith(u"?"_s),
            isAsked);
        stage.set("derivation.form", std::string("symbols"));
        stage.button(u"Show me"_s).click();
        QVERIFY(stage.part<StepCheckView>().accessibleDescription().contains(u"Left side"_s));
    }
}

void TestDerivationBench::theDifferenceIsWhatTheSidesDifferBy()
{
    DerivationStage stage;
    stage.set("derivation.ask_first", false);
    stage.open(1);
    stage.set("derivation.break", std::int64_t {3}); // lengths that grow
    const StepFrame& frame = stage.check();
    const double difference = std::abs(frame.own.left - frame.own.right);
    QVERIFY(std::abs(difference - 1.039) < 5e-4);
    QVERIFY2(stage.part<StepCheckView>().accessibleDescription().contains(u"Difference: 1.039"_s),
        qPrintable(stage.part<StepCheckView>().accessibleDescription()));
}

void TestDerivationBench::draggingATurnedTipMovesTheVector()
{
    DerivationStage stage;
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
    DerivationStage stage;
    stage.open(8);
    const auto pixelOf = [&](std::int64_t position) {
        const auto& frame = std::get<AnglesFrame>(stage.picture().frame());
        return anglePoint(anglesPlot(stage.picture().rect(), frame, stage.bench.look()), position,
            frame.angles.at(static_cast<std::size_t>(position - frame.first)));
    };
    drag(stage.picture(), pixelOf(12), pixelOf(12) - QPointF(0, 25));
    QVERIFY(stage.store.state().derivation.bends.at(12) > 0.1);
    QVERIFY(!stage.check().holdsForOwn());
    QVERIFY(stage.spoken(8).endsWith(u"broken"_s));
    sendMouse(stage.picture(), QEvent::MouseButtonDblClick, pixelOf(12), Qt::LeftButton);
    QVERIFY(stage.store.state().derivation.bends.empty());
    QVERIFY(stage.check().holdsForOwn());
}

void TestDerivationBench::theWorstCaseLoadsWithOneClick()
{
    DerivationStage stage;
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
    DerivationStage stage;
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
    DerivationStage stage;
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
    DerivationStage stage;
    stage.open(12);
    const QImage before = imageOf(stage.bench);
    const auto& frame = std::get<PlaneFrame>(stage.picture().frame());
    const PlaneLayout layout(stage.picture().rect(), frame, stage.bench.look());
    const QPointF onQuery = (layout.centre + layout.pixel(frame.turnedQuery)) / 2;
    hover(stage.picture(), onQuery);
    QCOMPARE(stage.bench.look().focus.symbol, std::string("f"));
    const QImage after = imageOf(stage.bench);
    auto& line = stage.part<StepLineView>();
    QVERIFY(before.copy(line.geometry()) != after.copy(line.geometry()));
    QVERIFY(before.copy(stage.picture().geometry()) != after.copy(stage.picture().geometry()));

    const StepLineLayout words(line.rect(), line.line(), stage.bench.look());
    const QRectF theta = symbolRects(words.formula, {}, words.pixelSize, u"theta"_s).front();
    hover(line, words.formulaBaseline + theta.center());
    QCOMPARE(stage.bench.look().focus.symbol, std::string("theta"));
}

void TestDerivationBench::keysMoveBendAndTurn()
{
    DerivationStage stage;
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
    DerivationStage stage({640, 576});
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
                QVERIFY(imageOf(stage.bench).pixelColor(1, 1) == look.palette.ground);
            }
        }
    }
    stage.store.dispatch(MovePositions {lastPosition, 0});
    for (std::int64_t step = 1; step <= derivationSteps; ++step) {
        stage.open(step);
        imageOf(stage.bench);
    }
}

LAB_WIDGET_TESTS(TestDerivationBench)
#include "tst_derivation_bench.moc"
