#include "app/text/translations.h"
#include "core/figures/experiment/trained_marks.h"
#include "tests/core/figures/drawn_marks.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/mouse.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/benches/experiment_bench.h"
#include "ui/paint/projection.h"
#include "ui/paint/text/number_text.h"
#include "ui/views/experiment/train_button.h"

#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

using namespace lab;
using namespace lab::ui;

namespace {

struct ExperimentStage : BenchStage<ExperimentBench> {
    explicit ExperimentStage(QSize size = usualSize)
        : BenchStage(startOf(BenchId::Experiment), size)
    {
    }
    auto& answers() const { return part<ButtonView<AccuracyFrame>>(); }
    /// Its marks from bottom to top.
    std::vector<drawing::Mark> answerMarks() const
    {
        std::vector<drawing::Mark> all;
        forEachMark(answers().drawn(),
            [&](const drawing::Layer&, const drawing::Mark& mark) { all.push_back(mark); });
        return all;
    }
    /// The selected length, dragged along the axis.
    const drawing::Handle& length() const { return answers().drawn().handles[0]; }
    auto& training() const { return part<ButtonView<TrainingFrame, TrainButton>>(); }
    auto& ranking() const { return part<ButtonView<RankingFrame>>(); }
    /// The handle in a row, from 0.
    const drawing::Handle& grip(int place) const
    {
        return *std::ranges::find(ranking().drawn().handles, place + 1.0, &drawing::Handle::number);
    }
    /// Drags the best one to the third place.
    void dragFirstRow() { drag(ranking(), qt(grip(0).place), qt(grip(2).place), 8); }
    const Experiment& experiment() const { return store.state().experiment; }
    /// Shows the results without a prediction.
    void waivePrediction() { set("experiment.bet", std::string("waived")); }
    auto& example() const { return part<ButtonView<ExampleFrame, TrainButton>>(); }
    auto& pairs() const { return part<ButtonView<PairsUsedFrame, TrainButton>>(); }
    /// Chooses two models that train quickly.
    void chooseFew()
    {
        for (const char* key :
            {"experiment.nope", "experiment.sinusoidal", "experiment.learned", "experiment.t5"})
            set(key, false);
        set("experiment.training_length", std::int64_t {16});
        set("experiment.steps", std::int64_t {30});
        set("experiment.seeds", std::int64_t {1});
    }
};

QString trainedName(TrainedEncoding encoding)
{
    return qt(drawing::trainedName(encoding, QtLanguage()).text);
}

QString shareText(double share)
{
    return qt(drawing::shareText(share, QtLanguage()).text);
}

} // namespace

class TestExperimentBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void picturesDoNotOverlapAtAnySize_data() { addScreens(); }
    void picturesDoNotOverlapAtAnySize()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        ExperimentStage stage(size);
        Look look = stage.bench.look();
        look.scale = scale;
        stage.bench.setLook(look);
        for (const char* shown : {"ranking", "example", "pairs", "limits"}) {
            stage.set("experiment.picture", std::string(shown));
            QVERIFY(picturesKeepApart(stage.bench));
        }
    }

    void theRankingIsAskedForWhereItCanBeDragged()
    {
        ExperimentStage stage(QSize(1536, 976));
        for (const char* shown : {"ranking", "example", "pairs", "limits"}) {
            stage.set("experiment.picture", std::string(shown));
            const auto texts = textsIn(stage.answers());
            const bool asks = std::ranges::any_of(
                texts, [](const PaintedText& text) { return text.words.contains(u"Drag the"); });
            QCOMPARE(asks, shown == std::string("ranking"));
        }
    }

    void aShortLineStillShowsTheTime()
    {
        const ExperimentStage stage(QSize(976, 640));
        const auto texts = textsIn(stage.training());
        QVERIFY(std::ranges::any_of(
            texts, [](const PaintedText& text) { return text.words.contains(u", up to "); }));
    }

    // Otherwise the two marks would look like two data points.
    void eachCurveEndIsConnectedToItsName()
    {
        ExperimentStage stage;
        stage.waivePrediction();
        std::size_t led = 0;
        const auto marks = stage.answerMarks();
        const drawing::Stroke* stroke = nullptr;
        for (const drawing::Mark& one : marks) {
            const auto* mark = std::get_if<drawing::Rings>(&one);
            if (mark && stroke && mark->places.size() == 1
                && std::abs(stroke->line.to.y - mark->places.front().y) < 0.01
                && stroke->line.to.x < mark->places.front().x)
                ++led;
            stroke = std::get_if<drawing::Stroke>(&one);
        }
        QCOMPARE(led, stage.answers().frame().lines().size());
    }

    void numbersAreAtTheRequestedLengthInOrder()
    {
        ExperimentStage stage;
        stage.waivePrediction();
        for (const char* key :
            {"experiment.shaw", "experiment.transformer_xl", "experiment.deberta"})
            stage.set(key, true);
        for (std::int64_t doublings = 0; doublings <= 4; ++doublings) {
            stage.set("experiment.doublings", doublings);
            const AccuracyFrame& frame = stage.answers().frame();
            std::vector<double> shares;
            for (const AccuracyFrame::Line& line : frame.lines())
                shares.push_back(pointAt(line.points, frame.lookedAt())->mean);
            std::ranges::sort(shares, std::greater());
            const drawing::Axis& axis = stage.length().axis;
            std::vector<drawing::Text> numbers;
            for (const drawing::Mark& mark : stage.answerMarks())
                if (const auto* text = std::get_if<drawing::Text>(&mark);
                    text && text->said.text.ends_with(" %") && text->at.x > axis.from)
                    numbers.push_back(*text);
            QCOMPARE(numbers.size(), shares.size());
            std::ranges::sort(numbers, {}, [](const drawing::Text& text) { return text.at.y; });
            const double asked = axis.pixel(static_cast<double>(doublings));
            for (std::size_t at = 0; at < numbers.size(); ++at) {
                QCOMPARE(qt(numbers[at].said.text), shareText(shares[at]));
                QVERIFY(std::abs(numbers[at].at.x - asked) < 60);
                if (at > 0)
                    QVERIFY(numbers[at].at.y > numbers[at - 1].at.y + 8);
            }
        }
    }

    void splitSeedsAreDrawnAsDots()
    {
        ExperimentStage stage;
        stage.waivePrediction();
        const auto dots = [&] {
            std::size_t count = 0;
            for (const drawing::Mark& mark : stage.answerMarks()) {
                const auto* dots = std::get_if<drawing::Rings>(&mark);
                count += dots && dots->places.size() % 8 == 0 ? dots->places.size() / 8 : 0;
            }
            return count;
        };
        QCOMPARE(dots(), 0U); // all seeds agree on this task
        stage.set("experiment.task", std::string("back"));
        stage.waivePrediction();
        const AccuracyFrame& frame = stage.answers().frame();
        std::size_t split = 0;
        for (const AccuracyFrame::Line& line : frame.lines())
            split += static_cast<std::size_t>(std::ranges::count_if(line.points,
                [&](const AccuracyFrame::Point& point) { return frame.isSplit(point); }));
        QVERIFY(split >= 2); // RoPE at 2 L, and RoPE with YaRN at 8 L
        QCOMPARE(dots(), split);
    }

    void anUnlearnedEncodingHasAStarAndANote()
    {
        ExperimentStage stage;
        stage.waivePrediction();
        const auto has = [&](const QString& words) {
            const auto texts = textsIn(stage.answers());
            return std::ranges::any_of(
                texts, [&](const PaintedText& text) { return text.words.contains(words); });
        };
        QVERIFY(has(QStringLiteral("NoPE*")));
        QVERIFY(!has(QStringLiteral("ALiBi*")));
        QVERIFY(has(QStringLiteral("* not learned in %1 steps").arg(wholeNumber(3200))));
        stage.set("experiment.task", std::string("constants"));
        stage.waivePrediction();
        QVERIFY(!has(QStringLiteral("*")));
    }

    void eachNameFollowsTheMarkOfItsLine()
    {
        ExperimentStage stage(QSize(640, 576));
        stage.waivePrediction();
        for (const char* key :
            {"experiment.shaw", "experiment.transformer_xl", "experiment.deberta"})
            stage.set(key, true);
        std::size_t named = 0;
        const auto marks = stage.answerMarks();
        const drawing::Rings* mark = nullptr;
        for (const drawing::Mark& one : marks) {
            if (const auto* text = std::get_if<drawing::Text>(&one);
                text && mark && text->align == drawing::Align::Left) {
                QVERIFY(mark->places.front().x + mark->radius < text->at.x);
                // Next to the axis numbers it would look like one of them.
                QVERIFY(mark->places.front().y < stage.length().box.bottom());
                ++named;
            }
            mark = std::get_if<drawing::Rings>(&one);
            if (mark
                && (mark->places.size() != 1 || mark->places[0].x < stage.length().axis.to + 4))
                mark = nullptr;
        }
        QCOMPARE(named, stage.answers().frame().lines().size());
    }

    void aRankIsMarkedRightOrWrongByShape()
    {
        for (const QSize size : {QSize(640, 576), usualSize}) {
            ExperimentStage stage(size);
            stage.set("experiment.bet", std::string("made"));
            stage.bench.complete();
            const auto& view = stage.ranking();
            const QImage image = lab::ui::imageOf(view);
            std::array<std::vector<QImage>, 2> marks;
            for (int place = 0; place < std::ssize(view.frame().rows); ++place) {
                const RankingFrame::Row& row = view.frame().rows[static_cast<std::size_t>(place)];
                if (row.encoding == stage.experiment().encoding)
                    continue; // on another background
                const QRect mark(
                    view.width() - 36, static_cast<int>(stage.grip(place).place.y) - 4, 12, 8);
                marks.at(row.measured == row.place ? 0 : 1)
                    .push_back(image.copy(mark).convertToFormat(QImage::Format_Mono));
            }
            QVERIFY(!marks[0].empty() && !marks[1].empty());
            QVERIFY(marks[0].front() != marks[1].front());
            QStringList words;
            for (const PaintedText& text : textsIn(view))
                words += text.words;
            QVERIFY(words.contains(QStringLiteral("rank")));
            QVERIFY(std::ranges::none_of(words, [](const QString& text) {
                return text.contains(QStringLiteral("correct,")) && !text.contains(u"pairs");
            }));
        }
    }

    void withoutAPredictionThereIsNoOwnRanking()
    {
        ExperimentStage stage;
        stage.waivePrediction();
        stage.bench.complete();
        const auto words = [&] {
            QString all;
            for (const PaintedText& text : textsIn(stage.ranking()))
                all += text.words + u'|';
            return all;
        };
        QVERIFY2(words().contains(u"Accuracy") && !words().contains(u"Your ranking"),
            qPrintable(words()));
        QVERIFY2(!words().contains(u"in this order"), qPrintable(words()));
        QVERIFY(stage.ranking().accessibleName().startsWith(u"Accuracy"));
        stage.dragFirstRow(); // now it is the user's ranking
        QVERIFY2(words().contains(u"Your ranking"), qPrintable(words()));
    }

    void theRankingIsReadOutWithItsNumbers()
    {
        ExperimentStage stage;
        const auto reported = [&] { return stage.ranking().accessibleDescription(); };
        QVERIFY2(reported().endsWith(QStringLiteral("Drag them into the order you expect."))
                && !reported().contains(u'%'),
            qPrintable(reported()));
        stage.waivePrediction();
        stage.bench.complete();
        const auto named = [](const RankingFrame::Row& row) { // the name used next to RoPE + YaRN
            return row.encoding == TrainedEncoding::Rope ? QStringLiteral("Plain RoPE")
                                                         : trainedName(row.encoding);
        };
        const auto hasAll = [&](bool isBet) {
            return std::ranges::all_of(
                stage.ranking().frame().rows, [&](const RankingFrame::Row& row) {
                    const QString share = shareText(row.point.mean);
                    const QString words = isBet
                        ? QStringLiteral("%1: rank %2 in your prediction, rank %3 by accuracy, %4")
                              .arg(named(row))
                              .arg(row.place)
                              .arg(*row.measured)
                              .arg(share)
                        : QStringLiteral("%1: %2, rank %3")
                              .arg(named(row), share)
                              .arg(*row.measured);
                    return reported().contains(words);
                });
        };
        QVERIFY2(hasAll(false), qPrintable(reported()));
        QVERIFY2(reported().endsWith(QStringLiteral(". No prediction was made.")),
            qPrintable(reported()));
        stage.set("experiment.bet", std::string("made"));
        stage.dragFirstRow();
        QVERIFY2(hasAll(true), qPrintable(reported()));
    }

    void aRowCanBeDraggedByItsNameAndSelectedByAClick()
    {
        ExperimentStage stage;
        auto& view = stage.ranking();
        const LabState start = stage.store.state();
        const std::vector<RankingFrame::Row> rows = view.frame().rows;
        const auto nameOf = [&](int place) {
            return QPointF(view.width() / 2.0 - 40, stage.grip(place).place.y + 5);
        };
        press(view, nameOf(2));
        release(view, nameOf(2));
        QCOMPARE(stage.store.state().experiment.encoding, rows[2].encoding);
        QVERIFY(view.frame().rows[2].encoding == rows[2].encoding);
        stage.undoOnce(start);
        drag(view, nameOf(2), nameOf(0), 8);
        QVERIFY(view.frame().rows[0].encoding == rows[2].encoding);
        stage.undoOnce(start);
    }

    void enterGrabsRowsFromTheBestDown()
    {
        ExperimentStage stage;
        auto& view = stage.ranking();
        for (const RankingFrame::Row& row : view.frame().rows) {
            QTest::keyClick(&view, Qt::Key_Return);
            QVERIFY(view.taken());
            QCOMPARE(view.handles()[*view.taken()].name,
                QStringLiteral("Rank of %1").arg(trainedName(row.encoding)));
        }
    }

    void aMissingModelIsMentionedOnce()
    {
        for (const bool isCovered : {true, false}) {
            ExperimentStage stage;
            if (!isCovered)
                stage.waivePrediction();
            stage.set("experiment.picture", std::string("example"));
            QVERIFY(!stage.example().frame().shown);
            const QString said = stage.example().accessibleDescription();
            QCOMPARE(std::ranges::count(textsIn(stage.example()), said, &PaintedText::words), 1);
        }
    }

    void theLastLimitFitsInBothLanguages()
    {
        for (const char* language : {"en", "zh_CN"}) {
            app::spokenLanguage(QString::fromUtf8(language));
            ExperimentStage stage(QSize(640, 576));
            stage.waivePrediction();
            stage.set("experiment.picture", std::string("limits"));
            const PictureView& view = stage.picture(Picture::ExperimentLimits);
            for (const PaintedText& text : textsIn(view))
                QVERIFY2(
                    text.place.bottom() + text.pixels / 3 <= view.height(), qPrintable(text.words));
        }
        app::spokenLanguage(QStringLiteral("en"));
    }

    void anInterpolatedLineHasANameInBothLanguages()
    {
        const ExperimentCurve curve {TrainedEncoding::Rope, RopeStretch::Yarn, false};
        const auto name = [&] { return qt(curveName(curve, QtLanguage()).text); };
        QCOMPARE(name(), QStringLiteral("RoPE + YaRN"));
        app::spokenLanguage(QStringLiteral("zh_CN"));
        const QString chinese = name();
        app::spokenLanguage(QStringLiteral("en"));
        QCOMPARE(chinese, QStringLiteral("RoPE 加 YaRN"));
    }

    void theButtonTrainsAndEachModelAddsALine()
    {
        ExperimentStage stage;
        stage.chooseFew();
        QVERIFY(stage.answers().frame().lines().empty());
        TrainButton& button = stage.training().button();
        QCOMPARE(button.text(), QStringLiteral("Train"));
        button.click();
        QCOMPARE(button.text(), QStringLiteral("Stop"));
        stage.bench.complete();
        QVERIFY(!button.isVisible());
        QCOMPARE(stage.answers().frame().own.size(), 3U); // RoPE, RoPE with YaRN, ALiBi
        QCOMPARE(stage.training().frame().done, 2);
        QCOMPARE(stage.training().frame().rows.front().losses.size(), 5U); // of 30, 30 and 60 steps
        QVERIFY(stage.ranking().frame().isMeasured());
        QVERIFY(!stage.bench.readingLine().reading().formula.empty());
        stage.set("experiment.seeds", std::int64_t {2});
        QCOMPARE(button.text(), QStringLiteral("Continue"));
        QVERIFY(button.isVisible());
        stage.store.undo();
        QVERIFY(!button.isVisible());
    }

    void theShownModelsTableIsUsed()
    {
        ExperimentStage stage;
        const auto none = stage.bench.learnedTable();
        QVERIFY(!none && none.error().sentence.startsWith(u"RoPE learns no table"));
        stage.set("experiment.encoding", std::string("t5"));
        QCOMPARE(stage.bench.learnedTable()->table, std::string("variables"));
        stage.set("experiment.seeds", std::int64_t {3}); // changes only the number of seeds
        QCOMPARE(stage.bench.learnedTable()->table, std::string("variables"));

        stage.chooseFew();
        stage.set("experiment.shaw", true);
        stage.set("experiment.encoding", std::string("shaw"));
        const auto untrained = stage.bench.learnedTable();
        QVERIFY(!untrained && untrained.error().sentence.startsWith(u"No model with Shaw"));
        stage.training().button().click();
        stage.bench.complete();
        const auto own = stage.bench.learnedTable();
        QVERIFY(own);
        QVERIFY(own->table.starts_with("shaw,variables,16,0,17,16,"));
        const Edit edit = *own;
        stage.store.dispatch(edit);
        QVERIFY(stage.store.state().bench == BenchId::Relative);
        QVERIFY(stage.store.state().schemes.shaw.table.isOwn());
        stage.store.undo();
        QVERIFY(stage.store.state().bench == BenchId::Experiment);
        QVERIFY(!stage.store.state().schemes.shaw.table.table());
    }

    void trainedModelsSurviveAChangeOfParameters()
    {
        ExperimentStage stage;
        stage.chooseFew();
        stage.training().button().click();
        stage.bench.complete();
        // Training locks in the current order as the prediction.
        QVERIFY(stage.experiment().bet == ExperimentBet::Made);
        const AccuracyFrame trained = stage.answers().frame();
        stage.set("experiment.steps", std::int64_t {40});
        QVERIFY(stage.answers().frame().own.empty());
        stage.set("experiment.steps", std::int64_t {30});
        QVERIFY(stage.answers().frame() == trained);
    }

    void pressingAMarkSelectsItsEncoding()
    {
        ExperimentStage stage;
        stage.waivePrediction();
        auto& view = stage.answers();
        const AccuracyFrame frame = view.frame();
        const AccuracyFrame::Line line = *std::ranges::find(frame.lines(),
            ExperimentCurve {TrainedEncoding::Sinusoidal}, &AccuracyFrame::Line::curve);
        const auto& targets = view.drawn().targets;
        const auto target = std::ranges::find_if(targets, [&](const drawing::Target& one) {
            return one.focus.curve == line.curve && one.focus.position == 64;
        });
        const QPointF mark = qt(target->box.centre());
        hover(view, mark);
        press(view, mark);
        release(view, mark);
        QVERIFY(stage.experiment().encoding == TrainedEncoding::Sinusoidal);
        QVERIFY(view.look().focus.curve == line.curve);
        QCOMPARE(*view.look().focus.position, 64);
        QTest::keyClick(&view, Qt::Key_Up);
        QVERIFY(stage.experiment().encoding != TrainedEncoding::Sinusoidal);
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(stage.experiment().encoding == TrainedEncoding::Sinusoidal);
    }

    void resultsAreHiddenUntilThePredictionOrAClick()
    {
        for (const bool isBet : {true, false}) {
            ExperimentStage stage;
            QPushButton& bet = stage.ranking().button();
            QPushButton& show = stage.answers().button();
            QVERIFY(bet.isVisible() && show.isVisible());
            QVERIFY(stage.answers().frame().lines().empty());
            QVERIFY(stage.answers().rect().contains(show.geometry()));
            QVERIFY(stage.ranking().rect().contains(bet.geometry()));
            (isBet ? bet : show).click();
            QVERIFY(!bet.isVisible() && !show.isVisible());
            QCOMPARE(stage.answers().frame().lines().size(), 7U);
            QVERIFY(stage.ranking().frame().isMeasured());
            stage.set("experiment.task", std::string("back"));
            QCOMPARE(bet.isVisible(), isBet); // each task has its own prediction
            stage.store.undo();
            QVERIFY(!bet.isVisible());
            stage.store.undo();
            QVERIFY(bet.isVisible() && stage.answers().frame().lines().empty());
        }
    }

    void aSmallPictureHasNoButtonWhilePresenting()
    {
        const auto hasButton = [](const PictureView* picture) {
            const auto buttons = picture->findChildren<QPushButton*>();
            return std::ranges::any_of(buttons, &QPushButton::isVisible);
        };
        for (const char* shown : {"ranking", "example", "pairs"}) {
            ExperimentStage stage({1280, 800});
            stage.set("experiment.picture", std::string(shown));
            stage.bench.setAudience(Audience::Presentation);
            QVERIFY(stage.bench.smallPicture());
            for (int exchanged = 0; exchanged < 2; ++exchanged) {
                QVERIFY(hasButton(stage.bench.largePicture()));
                QVERIFY(!hasButton(stage.bench.smallPicture()));
                stage.bench.exchangePictures();
            }
            stage.bench.setAudience(Audience::One);
            for (const PictureView* picture : stage.bench.pictures())
                QVERIFY2(hasButton(picture), qPrintable(picture->exportName()));
        }
    }

    void anExampleBecomesCorrectAndItsStepsCanBeDragged()
    {
        ExperimentStage stage;
        stage.chooseFew();
        stage.set("experiment.task", std::string("back"));
        stage.set("experiment.training_length", std::int64_t {16});
        stage.set("experiment.steps", std::int64_t {150});
        stage.set("experiment.seeds", std::int64_t {1});
        stage.set("experiment.picture", std::string("example"));
        auto& view = stage.example();
        QVERIFY(!view.frame().shown && view.isVisible());
        view.button().click();
        stage.bench.complete();
        QVERIFY(!view.button().isVisible());
        const ExampleFrame last = view.frame();
        QCOMPARE(last.step, 600); // of three rounds
        QCOMPARE(last.trained.asked(), 13);

        const drawing::Handle moment = view.drawn().handles[1];
        drag(view, qt(moment.place), {moment.place.x, moment.axis.from}, 6);
        QCOMPARE(stage.experiment().moment, 0);
        QCOMPARE(view.frame().step, 0);
        QVERIFY(view.frame().trained.right() < last.trained.right());
        QCOMPARE(view.frame().attention, last.attention);
        stage.store.undo();
        QVERIFY(view.frame() == last);

        const drawing::Handle query = view.drawn().handles[0];
        QCOMPARE(query.number, 15.0);
        drag(view, qt(query.place), {query.axis.pixel(6), query.place.y}, 6);
        QCOMPARE(stage.experiment().query, 6);
        QCOMPARE(view.frame().attention.front().size(), 7U);
        stage.set("experiment.encoding", std::string("nope")); // not trained
        QVERIFY(!view.frame().shown && view.drawn().handles.size() == 1);
    }

    void theFrozenPairFollowsMouseAndKeys()
    {
        ExperimentStage stage;
        stage.waivePrediction();
        stage.set("experiment.picture", std::string("pairs"));
        auto& view = stage.pairs();
        const drawing::Zone columns = view.drawn().zones[0];
        const auto columnOf = [&](int pair) {
            return QPointF(columns.axis.pixel(pair), columns.box.centre().y);
        };
        press(view, qt(view.drawn().handles[0].place));
        const QPointF above(columns.axis.pixel(2), columns.box.top() - 20); // outside the plot
        sendMouse(view, QEvent::MouseMove, above, Qt::LeftButton);
        QCOMPARE(stage.experiment().frozenPair, 2);
        QCOMPARE(*view.look().focus.pair, 2);
        const Reading reading = stage.bench.readingLine().reading();
        QVERIFY(reading.subject == Reading::Subject::FrozenPair);
        QCOMPARE(
            reading.numbers.back().value, view.frame().frozenAt(2, view.frame().lookedAt())->mean);
        QVERIFY(view.accessibleDescription().startsWith(QStringLiteral("Pair 2,")));
        release(view, above);
        stage.store.undo();
        QCOMPARE(stage.experiment().frozenPair, 0);

        press(view, columnOf(5));
        release(view, columnOf(5));
        QCOMPARE(stage.experiment().frozenPair, 5);
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(stage.experiment().frozenPair, 4);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(stage.experiment().frozenPair, 5);
        hover(view, columnOf(1));
        QCOMPARE(*view.look().focus.pair, 1);
        stage.set("experiment.task", std::string("token")); // no results are bundled
        QVERIFY(view.frame().isEmpty() && view.drawn().handles.empty());
        QVERIFY(view.button().isVisible());
    }

    void theFrozenAndTheLastWavelengthAreWritten()
    {
        ExperimentStage stage;
        stage.waivePrediction();
        stage.set("experiment.picture", std::string("pairs"));
        auto& view = stage.pairs();
        for (int width = 520; width <= 900; width += 20) {
            view.resize(width, 220);
            QStringList words;
            QRectF name;
            double first = width;
            for (const PaintedText& text : textsIn(view)) {
                words += text.words;
                if (text.words == QStringLiteral("wavelength"))
                    name = text.place;
            }
            for (const PaintedText& text : textsIn(view))
                if (std::abs(text.place.bottom() - name.bottom()) < 2
                    && text.words != QStringLiteral("wavelength"))
                    first = std::min(first, text.place.left());
            QVERIFY2(first >= name.right() + 2, qPrintable(QString::number(first)));
            const auto& pairs = view.frame().pairs;
            QVERIFY(words.contains(significant(pairs.front().wavelength, 3)));
            QVERIFY2(words.contains(significant(pairs.back().wavelength, 3)),
                qPrintable(words.join(u'|')));
        }
    }

    void thePairsBelongToTheModelsTrainedHere()
    {
        ExperimentStage stage;
        stage.chooseFew();
        stage.set("experiment.picture", std::string("pairs"));
        auto& view = stage.pairs();
        QVERIFY(view.frame().isEmpty());
        view.button().click();
        stage.bench.complete();
        QVERIFY(!view.frame().isEmpty() && !view.frame().isShipped);
        QCOMPARE(view.frame().pairs.size(), 8U);
        stage.set("experiment.rope", false);
        QVERIFY(view.frame().isEmpty());
    }

    void aRankingRowCanBeDraggedPastAnother()
    {
        ExperimentStage stage;
        const Ranking before = chosenRanking(stage.experiment());
        stage.dragFirstRow();
        const Ranking after = chosenRanking(stage.experiment());
        QVERIFY(after[2] == before[0] && after[0] == before[1] && after[1] == before[2]);
        stage.store.undo();
        QVERIFY(chosenRanking(stage.experiment()) == before);
    }

    void narrowAnswersKeepTheirTextInThePicture()
    {
        ExperimentStage stage;
        stage.waivePrediction();
        PointedLook paper = stage.bench.look();
        for (const double scale : {1.0, 1.5, 2.0}) {
            paper.scale = scale;
            paper.medium = Look::Medium::Vector;
            const QRectF area(0, 0, 320 * scale, 500);
            TextRecorder recorder(area.size().toSize());
            QPainter painter(&recorder);
            stage.answers().paint(painter, area, paper);
            painter.end();
            QVERIFY(!recorder.texts().empty());
            for (const PaintedText& text : recorder.texts())
                QVERIFY2(text.place.left() >= -1 && text.place.right() <= area.right() + 1,
                    qPrintable(text.words));
        }
    }

    void theReadingShowsThePairsWithoutHover()
    {
        ExperimentStage stage;
        stage.waivePrediction();
        const auto subject = [&] { return stage.bench.readingLine().reading().subject; };
        QVERIFY(subject() == Reading::Subject::TrainedAnswers);
        stage.set("experiment.picture", std::string("pairs"));
        QVERIFY(subject() == Reading::Subject::FrozenPair);
        stage.set("experiment.encoding", std::string("alibi"));
        stage.set("experiment.rope", false); // no pairs without RoPE
        QVERIFY(subject() == Reading::Subject::TrainedAnswers);
    }

    void theSmallRankingNamesItsBarsWhilePresenting()
    {
        for (const QSize screen : {QSize(1024, 768), QSize(1280, 800)}) {
            ExperimentStage stage(screen);
            stage.set("experiment.bet", std::string("made")); // before it becomes the large picture
            Look look = stage.bench.look();
            look.scale = presentationScale(screen);
            stage.bench.setAudience(Audience::Presentation);
            stage.bench.setLook(look);
            stage.bench.setState(stage.store.state());
            QCOMPARE(stage.bench.smallPicture(), &stage.ranking());
            const QRectF column = stage.ranking().geometry();
            PointedLook paper = stage.bench.look();
            paper.medium = Look::Medium::Vector;
            TextRecorder recorder(screen);
            QPainter painter(&recorder);
            stage.bench.paintWhole(painter, paper);
            painter.end();
            QStringList names;
            for (const PaintedText& text : recorder.texts())
                if (column.contains(text.place))
                    names += text.words;
            QStringList expected;
            for (const RankingFrame::Row& row : stage.ranking().frame().rows)
                expected += trainedName(row.encoding);
            names.replaceInStrings(QStringLiteral("Plain RoPE"), QStringLiteral("RoPE"));
            QCOMPARE(names, expected);
        }
    }
};

LAB_WIDGET_TESTS(TestExperimentBench)
#include "tst_experiment_bench.moc"
