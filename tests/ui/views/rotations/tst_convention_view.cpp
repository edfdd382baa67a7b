#include "tests/ui/views/rotations/convention_stage.h"

#include "core/state/rotation_vectors.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/svg_file.h"
#include "ui/paint/rotations/convention.h"

using namespace convention;

class TestConventionView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDraggedBarSetsItsColumn_data();
    void aDraggedBarSetsItsColumn();
    void theEndOfABarFollowsThePointer();
    void aDragChangesAllThreeScores();
    void aClickSelectsThePairAndMovesNothing();
    void aClickOnAWireSelectsItsPair();
    void aDraggedBarExceedsTheUnitByAtMostAFifth();
    void aHoveredColumnIsHighlighted();
    void aHoveredWireIsHighlighted();
    void aHoveredScoreIsHighlighted();
    void theCursorShowsWhatCanBeDragged();
    void theWheelAndPageKeysTurnPages();
    void arrowKeysMoveTheQueryAndSelect();
    void allScoresHaveEqualDecimals();
    void aPictureWithoutDataDoesNotCrash();
};

void TestConventionView::aDraggedBarSetsItsColumn_data()
{
    QTest::addColumn<Pairing>("pairing");
    QTest::addColumn<ColumnRow>("row");
    QTest::addColumn<int>("slot");
    QTest::addColumn<Token>("token");
    QTest::addColumn<int>("column");
    QTest::addRow("upper q") << Pairing::Interleaved << ColumnRow::Interleaved << 5 << Token::Query
                             << 5;
    QTest::addRow("lower k") << Pairing::Interleaved << ColumnRow::Halves << 10 << Token::Key << 5;
    QTest::addRow("own halves") << Pairing::Halves << ColumnRow::Halves << 10 << Token::Query << 10;
    QTest::addRow("other halves") << Pairing::Halves << ColumnRow::Interleaved << 5 << Token::Key
                                  << 10;
    QTest::addRow("wrong mix") << Pairing::WrongMix << ColumnRow::Interleaved << 15 << Token::Key
                               << 15;
}

void TestConventionView::aDraggedBarSetsItsColumn()
{
    QFETCH(const Pairing, pairing);
    QFETCH(const ColumnRow, row);
    QFETCH(const int, slot);
    QFETCH(const Token, token);
    QFETCH(const int, column);
    ConventionStage stage(stateOf(16, pairing));
    const Eigen::ArrayXd query = queryVector(stage.state().rotations);
    const Eigen::ArrayXd key = keyVector(stage.state().rotations);
    const QPointF from = stage.at({row, slot, token});
    stage.drag(from, from + QPointF(2, 11));
    const double moved = -11 * valuePerPixel(stage.layout(), stage.view.frame(), row, {});
    for (int other = 0; other < 16; ++other) {
        const bool isHeld = other == column;
        QVERIFY(isNear(stage.number(Token::Query, other),
            query[other] + (isHeld && token == Token::Query ? moved : 0)));
        QVERIFY(isNear(stage.number(Token::Key, other),
            key[other] + (isHeld && token == Token::Key ? moved : 0)));
    }
    QCOMPARE(stage.state().rotations.pair, pairing == Pairing::WrongMix ? 7 : 2);
}

void TestConventionView::theEndOfABarFollowsThePointer()
{
    ConventionStage stage;
    const ColumnBar bar {ColumnRow::Interleaved, 8, Token::Query};
    const auto end = [&] {
        const double value = stage.number(Token::Query, 8);
        const QRectF rect = barOf(stage.layout(), stage.view.frame(), bar, value, {});
        return value >= 0 ? rect.top() : rect.bottom();
    };
    const double before = end();
    const QPointF from = stage.at(bar);
    stage.drag(from, from + QPointF(0, 9));
    QVERIFY(isNear(end(), before + 9, 1e-6));
}

void TestConventionView::aDragChangesAllThreeScores()
{
    ConventionStage stage;
    const ConventionScores before = stage.view.frame().scores;
    const QPointF from = stage.at({ColumnRow::Interleaved, 3, Token::Key});
    stage.drag(from, from + QPointF(0, -14));
    const ConventionScores after = stage.view.frame().scores;
    for (std::size_t index = 0; index < after.size(); ++index)
        QVERIFY(std::abs(after[index].score - before[index].score) > 1e-3);
    QVERIFY(isNear(after[0].score, after[1].score));
}

void TestConventionView::aClickSelectsThePairAndMovesNothing()
{
    ConventionStage stage;
    stage.click(stage.at({ColumnRow::Interleaved, 13, Token::Key}));
    QCOMPARE(stage.state().rotations.pair, 6);
    stage.click(stage.at({ColumnRow::Halves, 13, Token::Query}));
    QCOMPARE(stage.state().rotations.pair, 5);
    QVERIFY(stage.state().rotations.query.empty());
    QVERIFY(stage.state().rotations.key.empty());
    const int before = stage.edits;
    stage.click(stage.at({ColumnRow::Halves, 5, Token::Query}));
    QCOMPARE(stage.edits, before);
}

void TestConventionView::aClickOnAWireSelectsItsPair()
{
    ConventionStage stage;
    stage.click(stage.wire(14, 0.02));
    QCOMPARE(stage.state().rotations.pair, 7);
    stage.click(stage.scoreRow(1));
    QCOMPARE(stage.state().rotations.pair, 7);
}

void TestConventionView::aDraggedBarExceedsTheUnitByAtMostAFifth()
{
    ConventionStage stage;
    const QPointF from = stage.at({ColumnRow::Interleaved, 0, Token::Query});
    stage.press(from);
    stage.move(from, from + QPointF(0, -400));
    QVERIFY(isNear(stage.view.frame().unit, 1));
    QVERIFY(isNear(stage.number(Token::Query, 0), 1.2));
    stage.release(from + QPointF(0, -400));
    QVERIFY(isNear(stage.view.frame().unit, 1.5));
}

void TestConventionView::aHoveredColumnIsHighlighted()
{
    ConventionStage stage;
    stage.hover(stage.at({ColumnRow::Halves, 11, Token::Query}));
    QCOMPARE(stage.pointed.picture, Picture::RotationsConventions);
    QCOMPARE(stage.pointed.pair, std::optional(3));
    QCOMPARE(stage.pointed.column, std::optional(7));
    stage.hover({2, 2});
    QVERIFY(!stage.pointed.pair && !stage.pointed.column);
}

void TestConventionView::aHoveredWireIsHighlighted()
{
    ConventionStage stage;
    stage.hover(stage.wire(1, 0.1) + QPointF(0.5, 0));
    QCOMPARE(stage.pointed.pair, std::optional(0));
    QVERIFY(!stage.pointed.column);
    stage.hover(stage.wire(15, 0.95));
    QCOMPARE(stage.pointed.pair, std::optional(7));
}

void TestConventionView::aHoveredScoreIsHighlighted()
{
    ConventionStage stage;
    for (int index = 0; index < 3; ++index) {
        stage.hover(stage.scoreRow(index));
        QCOMPARE(stage.pointed.convention, std::optional(index));
        QVERIFY(!stage.pointed.pair);
    }
}

void TestConventionView::theCursorShowsWhatCanBeDragged()
{
    ConventionStage stage;
    stage.hover(stage.at({ColumnRow::Interleaved, 2, Token::Query}));
    QCOMPARE(stage.view.cursor().shape(), Qt::SizeVerCursor);
    stage.hover(stage.wire(0, 0.5));
    QCOMPARE(stage.view.cursor().shape(), Qt::PointingHandCursor);
    stage.hover({3, 3});
    QCOMPARE(stage.view.cursor().shape(), Qt::ArrowCursor);
}

void TestConventionView::theWheelAndPageKeysTurnPages()
{
    ConventionStage stage(stateOf(128));
    const int page = stage.layout().count;
    QVERIFY(page < 64);
    stage.type(Qt::Key_PageDown);
    QCOMPARE(stage.state().rotations.pair, 2 + page);
    QVERIFY(stage.layout().holds(2 + page));
    stage.turnWheel({200, 100}, 1);
    QCOMPARE(stage.state().rotations.pair, 2);
    ConventionStage whole;
    whole.turnWheel({200, 100}, -1);
    QCOMPARE(whole.edits, 0);
}

void TestConventionView::arrowKeysMoveTheQueryAndSelect()
{
    ConventionStage stage;
    stage.type(Qt::Key_Right);
    QCOMPARE(stage.positions().query, 10);
    stage.type(Qt::Key_Down);
    QCOMPARE(stage.state().rotations.pair, 3);
    QCOMPARE(stage.view.accessibleName(), QStringLiteral("Columns in two layouts"));
}

// "2.4699079186" and "2.469908" would look unequal.
void TestConventionView::allScoresHaveEqualDecimals()
{
    static const QRegularExpression score(QStringLiteral("^\u2212?\\d+\\.(\\d{4,})$"));
    static const QRegularExpression written(QStringLiteral(">([^<>]*)</text>"));
    for (int width = 300; width <= 900; width += 12) {
        const ConventionFrame frame = conventionFrame(stateOf());
        const QString file = svg({width, 345}, Look(), [&](QPainter& painter, const Look& look) {
            paintConvention(painter, QRectF(0, 0, width, 345), frame, {}, PointedLook(look));
        });
        QList<qsizetype> decimals;
        auto texts = written.globalMatch(file);
        while (texts.hasNext())
            if (const auto number = score.match(texts.next().captured(1).trimmed());
                number.hasMatch())
                decimals += number.captured(1).size();
        QCOMPARE(decimals.size(), qsizetype {3});
        QVERIFY2(decimals.count(decimals.first()) == 3, qPrintable(QString::number(width)));
    }
}

void TestConventionView::aPictureWithoutDataDoesNotCrash()
{
    ConventionView view;
    view.resize(size);
    QImage picture(size, QImage::Format_RGB32);
    view.render(&picture);
    QVERIFY(view.frame().columns.empty());
    QVERIFY(view.numbers().rows.empty());
    QTest::mouseClick(&view, Qt::LeftButton);
    QTest::keyClick(&view, Qt::Key_PageDown);
}

LAB_WIDGET_TESTS(TestConventionView)
#include "tst_convention_view.moc"
