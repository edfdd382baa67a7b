#include "core/figures/compare/compare_figures.h"
#include "core/figures/compare/compare_words.h"
#include "tests/core/frames/experiment/answering_run.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/answer_end.h"
#include "tests/ui/benches/compare_stage.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/mouse.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/paint/projection.h"
#include "ui/store/kept_runs.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

using namespace lab;
using namespace lab::ui;

namespace {

/// Of the values, with those of A, in the place of the stage's table.
QImage tableOver(const CompareStage& stage, const std::optional<CompareFrame>& ghost)
{
    FigureView table(drawing::compareProperties, nullptr);
    table.setLook(stage.bench.look());
    table.resize(stage.table().size());
    table.setFrame(stage.table().frame());
    table.setGhost(ghost);
    return imageOf(table);
}

} // namespace

class TestCompareBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aColumnFormatsItsLongNumbersAlike()
    {
        for (const QSize size : {QSize(640, 576), usualSize, QSize(1536, 976)}) {
            const CompareStage stage(size);
            for (const auto property :
                {ComparedProperty::Parameters, ComparedProperty::Operations}) {
                const QRectF column =
                    qt(stage.places().columns[static_cast<std::size_t>(property)]);
                bool hasPowers = false;
                bool hasPlain = false;
                for (const PaintedText& text : textsIn(stage.table())) {
                    if (!column.contains(text.place.center()))
                        continue;
                    hasPowers = hasPowers || text.words.contains(u'\u00d7');
                    hasPlain = hasPlain || text.words.contains(u'\u2009');
                }
                QVERIFY(!(hasPowers && hasPlain));
            }
        }
    }

    void headersAndNumbersDoNotTouch()
    {
        CompareStage stage;
        for (int width = 600; width <= 1600; width += 7) {
            stage.bench.resize(width, 560);
            for (const auto& [baseline, apart] : {std::pair(14, 5), std::pair(31, 4)}) {
                std::vector<PaintedText> line; // texts of the headers
                for (const PaintedText& text : textsIn(stage.table()))
                    if (std::abs(text.place.bottom() - baseline) < 1)
                        line.push_back(text);
                std::ranges::sort(
                    line, {}, [](const PaintedText& text) { return text.place.left(); });
                QVERIFY(line.size() > 3);
                for (std::size_t i = 1; i < line.size(); ++i)
                    QVERIFY2(line[i].place.left() - line[i - 1].place.right()
                            >= (width < 640 ? 3 : apart),
                        qPrintable(line[i - 1].words + QString::number(width)));
            }
        }
        const CompareStage low(QSize(744, 560));
        const QRectF cell =
            low.cell(ComparedEncoding::Learned, ComparedProperty::DistinctDistances);
        for (const PaintedText& text : textsIn(low.table()))
            if (cell.contains(text.place.center()))
                QVERIFY2(text.place.top() > cell.top() + 3 + 5 + 1, qPrintable(text.words));
    }

    void aNarrowWindowCutsNoText()
    {
        CompareStage stage(QSize(592, 600));
        const QtStyle own(stage.table().look());
        const drawing::Style& style = own.style;
        const drawing::TableLayout places = stage.places();
        QVERIFY(places.isNarrow);
        for (const ComparedRow& row : compareFrame(stage.store.state()).rows) {
            const auto name =
                drawing::comparedName(row.encoding, stage.compare().method, style.words);
            const double space =
                places.cell(row.encoding, ComparedProperty::DistinctDistances).width;
            QVERIFY(style.width(name.text, drawing::TextRole::BodyStrong) <= places.names.width);
            QVERIFY(style.width(
                        drawing::shortOwnText(row.own, style.words).text, drawing::TextRole::Axis)
                <= space - style.px(4));
        }
        double left = places.names.right();
        for (const ComparedProperty property : comparedProperties) {
            const drawing::Box& column = places.columns[static_cast<std::size_t>(property)];
            QVERIFY(column.left() >= left && column.right() <= places.area.right() + 0.5);
            left = column.right();
            const bool isNumber = property >= ComparedProperty::Length;
            const double space = column.width + (isNumber ? places.between : 0);
            const auto lines =
                style.metrics.lines(drawing::shortPropertyName(property, style.words).text, space,
                    drawing::TextRole::NoteStrong, style.scale);
            QVERIFY(lines.size() <= 2);
            for (const std::string& line : lines)
                QVERIFY(style.width(qt(line).trimmed().toStdString(), drawing::TextRole::NoteStrong)
                    <= space);
        }
    }

    void thePicturesFitOnEveryScreen_data() { addScreens(); }
    void thePicturesFitOnEveryScreen()
    {
        QFETCH(const QSize, size);
        QFETCH(const double, scale);
        CompareStage stage(size);
        Look look = stage.bench.look();
        look.scale = scale;
        stage.bench.setLook(look);
        if (scale > 1)
            stage.bench.setAudience(Audience::Presentation);
        QVERIFY(picturesKeepApart(stage.bench));
        const QRectF area = stage.table().rect();
        for (const ComparedEncoding encoding : comparedEncodings)
            QVERIFY(stage.places().row(encoding).height >= look.px(15));
        for (const drawing::Target& target : stage.table().drawn().targets)
            QVERIFY(area.contains(qt(target.box.inset(1e-5))));
        const auto fits = [&](const CardsFigure& cards, const char* key) {
            const auto count = static_cast<int>(cards.frame().given.size());
            QString tooLong;
            for (int number = 1; number <= count; ++number) {
                stage.set(key, std::int64_t {number});
                const drawing::CardsLayout card = layoutOf(cards);
                const QRectF whole = cards.rect();
                for (const drawing::Target& target : cards.drawn().targets)
                    QVERIFY(whole.contains(qt(target.box.inset(1e-5))));
                for (const drawing::Box& button : card.buttons)
                    QVERIFY(button.bottom() <= card.answer.top());
                QVERIFY(card.answer.height > look.px(150));
                // Large cards use their space.
                if (card.hasWords && card.card.width > look.px(700))
                    QVERIFY(card.open.bottom() - card.card.top()
                        > std::min(0.6 * card.card.height, look.px(600)));
                drawing::CardsValues open = cards.frame();
                open.given[static_cast<std::size_t>(number - 1)] = Verdict::Depends;
                const double end = endOfAnswer(cards, open);
                if (end > card.answer.bottom())
                    tooLong += QStringLiteral("%1 %2 by %3; ")
                                   .arg(QLatin1String(key))
                                   .arg(number)
                                   .arg(end - card.answer.bottom());
            }
            QVERIFY2(tooLong.isEmpty(), qPrintable(tooLong));
        };
        KeptRuns kept;
        const KeptRun run = answeringRun({}, ExperimentTask::Variables,
            {trainedEncodings().begin(), trainedEncodings().end()}, 1000, 123);
        kept.setPresent(run.setup, run.runs);
        stage.bench.useKept(kept); // adds a sentence
        stage.showClaims();
        fits(stage.claims(), "compare.claim");
        QVERIFY(stage.claims().frame().own);
        stage.showMistakes();
        fits(stage.mistakes(), "compare.mistake");
    }

    void theCurvesOfAUseTheScaleOfB()
    {
        struct Case {
            const char* key;
            std::int64_t shorter;
            std::int64_t longer;
            ComparedEncoding encoding;
            ComparedProperty property;
        };
        const std::array cases {Case {"compare.distances", 64, 512, ComparedEncoding::Alibi,
                                    ComparedProperty::Distance},
            Case {"compare.moved", 120, 960, ComparedEncoding::Sinusoidal,
                ComparedProperty::ShiftedScore}};
        for (const Case& one : cases) {
            CompareStage stage;
            stage.set(one.key, one.shorter);
            const CompareFrame a = compareFrame(stage.store.state());
            stage.set(one.key, one.longer);
            const QRectF cell = stage.cell(one.encoding, one.property);
            const QImage alone = tableOver(stage, std::nullopt);
            const QImage both = tableOver(stage, a);
            // The curve of A ends at an eighth of the width.
            const double end = cell.left() + cell.width() / 4;
            const QRect rest = QRectF({end, cell.top()}, cell.bottomRight()).toRect();
            QVERIFY(both.copy(rest) == alone.copy(rest));
            QVERIFY(both.copy(cell.toRect()) != alone.copy(cell.toRect()));
        }
    }

    void aLongerCurveOfAIsCutAndDoesNotFlattenThatOfB()
    {
        CompareStage stage;
        stage.set("compare.distances", std::int64_t {512});
        const CompareFrame a = compareFrame(stage.store.state());
        stage.set("compare.distances", std::int64_t {64});
        const QRectF cell = stage.cell(ComparedEncoding::Alibi, ComparedProperty::Distance);
        const QImage both = tableOver(stage, a);
        const QColor line = stage.bench.look().palette.result;
        bool isFallen = false; // the curve drops to the lower half at its end
        for (int y = qRound(cell.center().y()) + 2; y < cell.bottom(); ++y)
            for (int back = 0; back < 8; ++back) {
                const double right = cell.right() - drawing::TableLayout::risesSpace - back;
                isFallen = isFallen || both.pixelColor(qRound(right), y) == line;
            }
        QVERIFY(isFallen);
    }

    void aTableWithoutScoresShowsADashAsSpread()
    {
        CompareStage stage;
        stage.set("learned.training_length", std::int64_t {4});
        const ComparedRow& row = stage.table().frame().row(ComparedEncoding::Learned);
        QCOMPARE(drawing::cellText(row, ComparedProperty::ShiftedScore, QtLanguage()).text,
            std::string("spread \u2014"));
        const QRectF cell = stage.cell(ComparedEncoding::Learned, ComparedProperty::ShiftedScore);
        const std::vector<PaintedText> texts = textsIn(stage.table());
        const auto own = std::ranges::find_if(
            texts, [&](const PaintedText& text) { return cell.contains(text.place.center()); });
        QVERIFY(own != texts.end());
        QCOMPARE(own->words, QStringLiteral("\u2014"));
    }

    void theAdviserHasARowForEachEncoding_data() { addScreens(); }
    void theAdviserHasARowForEachEncoding()
    {
        QFETCH(const QSize, size);
        QFETCH(const double, scale);
        CompareStage stage(size);
        stage.showAdviser();
        Look look = stage.bench.look();
        look.scale = scale;
        stage.bench.setLook(look);
        if (scale > 1)
            stage.bench.setAudience(Audience::Presentation);
        const auto& targets = stage.adviser().drawn().targets;
        const QRectF area = stage.adviser().rect();
        QCOMPARE(targets.size(), comparedEncodings.size() + 1);
        for (std::size_t i = 0; i < targets.size(); ++i) {
            const drawing::Box& row = targets[i].box;
            QVERIFY(area.contains(qt(row.inset(1e-5))) && row.height >= look.px(17));
            QVERIFY(i == 0 || row.bottom() < targets[i - 1].box.top() + 1e-5);
        }
    }

    void theAdviserFollowsTheNeedsAndOpensItsSuggestion()
    {
        CompareStage stage;
        stage.showAdviser();
        auto& adviser = stage.adviser();
        const auto adviceOn = [&](ComparedEncoding encoding) {
            return adviser.frame().advice[static_cast<std::size_t>(encoding)];
        };
        const QPointF alibi = middleOf(adviser, ComparedEncoding::Alibi);
        hover(adviser, alibi);
        QVERIFY(stage.bench.readingLine().reading().focus.compared == ComparedEncoding::Alibi);
        drag(adviser, alibi, alibi);
        QVERIFY(stage.compare().encoding == ComparedEncoding::Alibi);
        QVERIFY(stage.compare().property == ComparedProperty::Distance);
        QVERIFY(adviser.accessibleDescription().contains(QStringLiteral("highest at distance 0")));
        stage.set("needs.offsets", std::string("none"));
        QVERIFY(adviceOn(ComparedEncoding::Alibi).fits());
        QVERIFY(adviser.accessibleDescription().contains(QStringLiteral("ALiBi fits")));
        stage.set("needs.places", true);
        QVERIFY(!adviceOn(ComparedEncoding::Alibi).fits());
        QTest::keyClick(&adviser, Qt::Key_Up);
        QVERIFY(stage.compare().encoding == ComparedEncoding::T5);
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(&adviser, Qt::Key_Down);
        QVERIFY(stage.compare().encoding == ComparedEncoding::ExtendedRope);
        QTest::keyClick(&adviser, Qt::Key_Return);
        QVERIFY(stage.store.state().bench == BenchId::Rotations);
    }

    void theAdviserUsesTheOpenModelsPairsAndTarget()
    {
        CompareStage stage;
        stage.showAdviser();
        const auto against = [&](ComparedEncoding encoding) {
            const AdviceFrame& frame = stage.adviser().frame();
            return frame.advice[static_cast<std::size_t>(encoding)].against;
        };
        Model model;
        model.name = "one";
        model.scheme = Scheme::Rope;
        model.headWidth = 128;
        model.base = 500000;
        model.length = 8192;
        stage.store.dispatch(LoadModel {model});
        QCOMPARE(against(ComparedEncoding::Rope).front().of, 64.0);
        stage.set("needs.length", std::string("target"));
        stage.set("context.target_length", std::int64_t {4096});
        QVERIFY(against(ComparedEncoding::Rope).empty());
        stage.set("context.target_length", std::int64_t {1000000});
        QCOMPARE(against(ComparedEncoding::Rope).front().number, 29.0);
    }

    void aPressSelectsTheCellUnderIt()
    {
        CompareStage stage;
        for (const ComparedEncoding encoding : comparedEncodings) {
            for (const ComparedProperty property : comparedProperties) {
                const QPointF place = middleOf(stage.table(), encoding, property);
                hover(stage.table(), place);
                const Reading& read = stage.bench.readingLine().reading();
                QVERIFY(read.focus.compared == encoding && read.focus.property == property);
                drag(stage.table(), place, place);
                QVERIFY(stage.compare().encoding == encoding);
                QVERIFY(stage.compare().property == property);
            }
        }
    }

    void arrowKeysMoveTheCellUpToTheEdges()
    {
        CompareStage stage;
        auto& table = stage.table();
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(&table, Qt::Key_Up);
        QVERIFY(stage.compare().encoding == ComparedEncoding::None);
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(&table, Qt::Key_Right);
        QVERIFY(stage.compare().property == ComparedProperty::Operations);
        QTest::keyClick(&table, Qt::Key_Down);
        QTest::keyClick(&table, Qt::Key_Left);
        QVERIFY(stage.compare().encoding == ComparedEncoding::Sinusoidal);
        QVERIFY(stage.compare().property == ComparedProperty::Parameters);
    }

    void enterAndTheLinkBelowOpenTheBench()
    {
        CompareStage stage;
        const LabState start = stage.store.state();
        QTest::keyClick(&stage.table(), Qt::Key_Return);
        QVERIFY(stage.store.state().bench == BenchId::Rotations);
        stage.store.undo();
        QVERIFY(stage.store.state() == start);
        const QPointF open = qt(stage.table().drawn().targets.front().box.centre());
        drag(stage.table(), open, open);
        QVERIFY(stage.store.state().bench == BenchId::Rotations);
    }
};

LAB_WIDGET_TESTS(TestCompareBench)
#include "tst_compare_bench.moc"
