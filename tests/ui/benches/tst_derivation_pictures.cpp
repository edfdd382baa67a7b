#include "tests/qt_test.h"
#include "tests/ui/benches/derivation_stage.h"

#include <set>

using namespace derivation;

class TestDerivationPictures : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySymbolLightsUpInThePicture_data();
    void everySymbolLightsUpInThePicture();
    void everyPartOfAPictureNamesASymbolOfItsLine_data();
    void everyPartOfAPictureNamesASymbolOfItsLine();
    void everyBreakIsMarkedInTheFormulaAndChangesThePicture();
    void aBentAngleIsMarkedInTheFormula();
    void aPinnedStateLiesUnderEveryPicture();
    void aPassEndsWithTheNext();
    void aDrawnPageHasTheSpaceOfTheQuestion();
};

namespace {

void everyStep()
{
    QTest::addColumn<std::int64_t>("step");
    for (std::int64_t step = 1; step <= derivationSteps; ++step)
        QTest::addRow("%lld", static_cast<long long>(step)) << step;
}

} // namespace

void TestDerivationPictures::everySymbolLightsUpInThePicture_data()
{
    everyStep();
}

void TestDerivationPictures::everySymbolLightsUpInThePicture()
{
    QFETCH(const std::int64_t, step);
    DerivationStage stage;
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

void TestDerivationPictures::everyPartOfAPictureNamesASymbolOfItsLine_data()
{
    everyStep();
}

void TestDerivationPictures::everyPartOfAPictureNamesASymbolOfItsLine()
{
    QFETCH(const std::int64_t, step);
    DerivationStage stage;
    stage.open(step);
    stage.set("derivation.phase", 0.5); // that γ has a part
    const QStringList symbols =
        stage.book.formula(stage.part<StepLineView>().line().formula).symbolNames();
    std::set<std::string> reached;
    for (int y = 0; y < stage.picture().height(); y += 4) {
        for (int x = 0; x < stage.picture().width(); x += 4) {
            hover(stage.picture(), QPointF(x, y));
            reached.insert(stage.bench.look().focus.symbol);
        }
    }
    for (const QString& symbol : symbols)
        QVERIFY2(reached.contains(symbol.toStdString()), qPrintable(symbol));
}

void TestDerivationPictures::everyBreakIsMarkedInTheFormulaAndChangesThePicture()
{
    DerivationStage stage;
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

void TestDerivationPictures::aBentAngleIsMarkedInTheFormula()
{
    DerivationStage stage;
    stage.open(8);
    stage.store.dispatch(BendAngle {12, -0.25});
    const StepLine& line = stage.part<StepLineView>().line();
    QVERIFY(line.isBroken);
    QCOMPARE(line.formula, u"derivation.equal_steps.by_hand"_s);
    QCOMPARE(line.values.value(u"p"_s), u"12"_s);
    QCOMPARE(line.values.value(u"bend"_s), u"−0.25"_s);
    QVERIFY(line.why.startsWith(u"The steps beside"_s));
    stage.open(9);
    QVERIFY(stage.spoken(8).endsWith(u"broken"_s));
    stage.open(8);
    stage.store.dispatch(BendAngle {12, 0});
    QVERIFY(!stage.part<StepLineView>().line().isBroken);
}

void TestDerivationPictures::aPinnedStateLiesUnderEveryPicture()
{
    DerivationStage stage;
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

void TestDerivationPictures::aPassEndsWithTheNext()
{
    DerivationStage stage;
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

void TestDerivationPictures::aDrawnPageHasTheSpaceOfTheQuestion()
{
    const FormulaBook book;
    Look look;
    look.formulas = &book;
    for (const QSize size : {QSize(768, 540), QSize(1024, 680), QSize(1280, 800)})
        for (std::int64_t step = 1; step <= derivationSteps; ++step) {
            DerivationBench live;
            DerivationBench drawn(nullptr, DerivationBench::QuestionSpace::Given);
            for (DerivationBench* bench : {&live, &drawn}) {
                bench->resize(size);
                bench->setLook(look);
                bench->setState(applied(clamped({}), SetParameter {"derivation.step", step}));
            }
            QVERIFY(drawn.findChild<QuestionBox*>()->isHidden());
            const auto place = [](DerivationBench& bench) {
                return bench.findChild<StepPictureView*>()->geometry();
            };
            QCOMPARE(place(drawn).topLeft(), place(live).topLeft());
            QCOMPARE(place(drawn).width(), place(live).width());
            QVERIFY(place(drawn).height() > place(live).height());
            const int below = drawn.readingLine().y() - place(drawn).bottom();
            QVERIFY2(below > 0 && below <= 24, qPrintable(QString::number(below)));
        }
}

LAB_WIDGET_TESTS(TestDerivationPictures)
#include "tst_derivation_pictures.moc"
