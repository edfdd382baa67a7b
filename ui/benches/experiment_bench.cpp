#include "ui/benches/experiment_bench.h"

#include "core/experiment/shipped_results.h"
#include "core/state/choices.h"
#include "ui/benches/picture_choice.h"
#include "ui/paint/text/text.h"
#include "ui/store/gesture.h"
#include "ui/views/parameters/parameter_words.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>

namespace lab::ui {

namespace {

constexpr double answersShare = 0.56; ///< of the height, at least
constexpr double wideShare = 0.42; ///< the same if one picture of the same width is below
constexpr double wideHeight = 232; ///< preferred
constexpr double belowHead = 40; ///< of the part below, without its rows
constexpr double belowRow = 26;
constexpr double trainingShare = 0.5; ///< of the width
constexpr double experimentGutter = 40;
constexpr double switchGap = 24; // after the title

} // namespace

ExperimentBench::ExperimentBench(QWidget* parent)
    : Bench(BenchId::Experiment, parent)
    , m_answers(new ButtonView(drawing::experimentAccuracy, this))
    , m_training(new ButtonView<TrainingFrame, TrainButton>(drawing::experimentTraining, this))
    , m_ranking(new ButtonView(drawing::experimentRanking, this))
    , m_example(new ButtonView<ExampleFrame, TrainButton>(drawing::experimentExample, this))
    , m_pairs(new ButtonView<PairsUsedFrame, TrainButton>(drawing::experimentPairs, this))
    , m_limits(new FigureView(drawing::experimentLimits, this))
    , m_slot(new PictureChoice("experiment.picture", this))
    , m_answerFrames([](const AnswerInputs& of, auto&) {
        return accuracyFrame(of.state().experiment, of.space().runs, of.space().overlaid);
    })
    , m_rankingFrames([](const RunInputs& of, auto&) {
        return rankingFrame(of.state().experiment, of.space());
    })
    , m_trainingFrames([](const TrainingInputs& of, auto&) {
        return trainingFrame(of.state().experiment, of.space());
    })
    , m_exampleFrames([](const TrainingInputs& of, auto&) {
        return exampleFrame(of.state().experiment, of.space());
    })
    , m_pairFrames([](const RunInputs& of, auto&) {
        return pairsUsedFrame(of.state().experiment, of.space());
    })
    , m_kept(new KeptRuns(this))
{
    add(m_answers);
    add(m_training);
    add(m_ranking);
    add(m_example);
    add(m_pairs);
    add(m_limits);
    addSwitch(m_slot);
    connect(m_slot, &PictureChoice::edited, this, &Bench::edited);
    for (TrainButton* button : trainButtons()) {
        connect(button, &TrainButton::trainAsked, this, &ExperimentBench::train);
        connect(button, &TrainButton::stopAsked, &m_results, &ExperimentResults::stop);
    }
    connect(&m_ranking->button(), &QPushButton::clicked, this, [this] { setBet("made"); });
    connect(&m_answers->button(), &QPushButton::clicked, this, [this] { setBet("waived"); });
    connect(m_kept, &KeptRuns::changed, this, &ExperimentBench::showResults);
    connect(&m_results, &ExperimentResults::changed, this, &ExperimentBench::showResults);
}

void ExperimentBench::keepResultsIn(const QString& folder)
{
    m_results.keepIn(folder);
}

void ExperimentBench::useKept(KeptRuns& kept)
{
    disconnect(m_kept, nullptr, this, nullptr);
    m_kept = &kept;
    connect(m_kept, &KeptRuns::changed, this, &ExperimentBench::showResults);
}

std::vector<ExperimentRun> ExperimentBench::presentRuns() const
{
    const Experiment& experiment = state().experiment;
    std::vector<ExperimentRun> present;
    for (const ExperimentRun& run : m_results.of(experiment.setup).runs) {
        if (run.job.seed < experiment.setup.seeds
            && experiment.encodings.contains(run.job.encoding))
            present.push_back({run.job, run.losses, run.asked, run.pairs, {}, {}});
    }
    return present;
}

bool ExperimentBench::canKeep() const
{
    return !m_results.isTraining() && !presentRuns().empty();
}

Outcome<void> ExperimentBench::keepPresent(const QString& name)
{
    return m_kept->keep(name, state().experiment.setup, presentRuns());
}

Outcome<UseTable> ExperimentBench::learnedTable() const
{
    const Experiment& experiment = state().experiment;
    const TrainedEncoding encoding = experiment.encoding;
    const QString name = labelOf(choiceOf(encoding));
    if (!learnsTable(encoding))
        return Unexpected(Error {tr("%1 learns no table that a bench can show. Click the line of "
                                    "Learned, Shaw, DeBERTa or T5, then use its table.")
                                     .arg(name)});
    ExperimentSetup shipped = presetOf(experiment.setup.task);
    shipped.seeds = experiment.setup.seeds;
    if (experiment.setup == shipped && shippedTable(shipped.task, encoding))
        return UseTable {encoding, std::string(keyOf(shipped.task))};
    for (const ExperimentRun& run : m_results.of(experiment.setup).runs) {
        if (run.job.encoding == encoding && run.table)
            return UseTable {encoding, textOf(*run.table)};
    }
    return Unexpected(Error {tr("No model with %1 has been trained here with these settings. "
                                "Select %1, train, then use its table.")
                                 .arg(name)});
}

QString ExperimentBench::title() const
{
    return tr("Experiment");
}

QString ExperimentBench::sentence() const
{
    const QStringList wordings {
        tr("Small models, one per encoding, trained at one length and evaluated at others. They "
           "show what an encoding makes easy, not how a language model will perform."),
        tr("Small models, trained at one length and evaluated at others: what an encoding makes "
           "easy, nothing more."),
        tr("Small models, trained at one length and evaluated at others.")};
    return fittingWords(wordings, width() - look().px(2 * 24), TextRole::Body, look());
}

std::vector<std::string_view> ExperimentBench::panelParameters() const
{
    std::vector<std::string_view> keys {"experiment.task", "experiment.nope",
        "experiment.sinusoidal", "experiment.learned", "experiment.shaw",
        "experiment.transformer_xl", "experiment.deberta", "experiment.t5", "experiment.alibi",
        "experiment.rope", "experiment.stretch", "experiment.measure", "experiment.doublings",
        "experiment.bet", "experiment.shipped", "experiment.training_length", "experiment.seeds",
        "experiment.steps", "experiment.layers"};
    if (state().experiment.picture == ExperimentPictureShown::Example)
        keys.insert(keys.begin(), {"experiment.encoding", "experiment.moment", "experiment.query"});
    if (state().experiment.picture == ExperimentPictureShown::Pairs)
        keys.insert(keys.begin(), "experiment.frozen_pair");
    return keys;
}

LayoutInputs ExperimentBench::layoutInputs(const LabState& state) const
{
    return {.picture = static_cast<int>(state.experiment.picture),
        .parts = static_cast<int>(state.experiment.encodings.size())};
}

std::vector<SlidePicture> ExperimentBench::slidePictures(const LabState& state) const
{
    switch (state.experiment.picture) {
    case ExperimentPictureShown::Example:
        return {{m_answers}, {m_example}};
    case ExperimentPictureShown::Pairs:
        return {{m_pairs}, {m_answers}};
    case ExperimentPictureShown::Limits:
        if (audience() == Audience::Presentation) // sentences cannot be shown small
            return {{m_limits}};
        return {{m_answers}, {m_limits}};
    case ExperimentPictureShown::Ranking:
        break;
    }
    if (isCovered(state.experiment)) // an audience predicts first, and a small ranking takes no
                                     // prediction
        return {{m_ranking}, {m_answers}};
    return {{m_answers}, {m_ranking}, {m_training}};
}

void ExperimentBench::layOut(const QRect& area, const LayoutInputs& inputs)
{
    const auto px = [&](double length) { return qRound(look().px(length)); };
    const auto picture = static_cast<ExperimentPictureShown>(inputs.picture);
    const bool isWide = picture != ExperimentPictureShown::Ranking;
    const int gap = px(16);
    const int height = area.height() - px(8) - gap;
    const int wanted = px(isWide ? wideHeight : belowHead + belowRow * std::max(inputs.parts, 5));
    const int upper =
        std::max(qRound(height * (isWide ? wideShare : answersShare)), height - wanted);
    const int top = area.top() + upper + gap;
    const int lower = height - upper;
    const int gutter = px(area.width() < look().px(720) ? 24 : experimentGutter);
    const int left = qRound((area.width() - gutter) * trainingShare);
    const QRect beside(area.left() + left + gutter, top, area.width() - left - gutter, lower);
    m_slot->placeBesideTitle(
        area.left() + Bench::headWidth(look()) + look().px(switchGap), area.right(), look());
    m_answers->setGeometry(area.left(), area.top(), area.width(), upper);
    m_training->setGeometry(area.left(), top, left, lower);
    m_ranking->setGeometry(beside);
    for (PictureView* wide : std::initializer_list<PictureView*> {m_example, m_pairs, m_limits})
        wide->setGeometry(area.left(), top, area.width(), lower);
    m_training->setVisible(!isWide);
    m_ranking->setVisible(!isWide);
    m_example->setVisible(picture == ExperimentPictureShown::Example);
    m_pairs->setVisible(picture == ExperimentPictureShown::Pairs);
    m_limits->setVisible(picture == ExperimentPictureShown::Limits);
}

double ExperimentBench::headWidth(const Look& look) const
{
    return Bench::headWidth(look) + look.px(switchGap) + m_slot->childrenRect().width();
}

void ExperimentBench::show(const LabState& state)
{
    const TrainedRuns& trained = m_results.of(state.experiment.setup);
    m_slot->setState(state);
    m_answerFrames.show(AnswerInputs(state, {trained.runs, m_kept->overlaid()}), m_answers);
    m_rankingFrames.show(RunInputs(state, trained.runs), m_ranking);
    m_trainingFrames.show(TrainingInputs(state, trained), m_training);
    m_exampleFrames.show(TrainingInputs(state, trained), m_example);
    m_pairFrames.show(RunInputs(state, trained.runs), m_pairs);
    for (TrainButton* button : trainButtons())
        button->setOffer(m_trainingFrames.shown().offer());
    if (auto present = presentRuns(); !present.empty())
        m_kept->setPresent(state.experiment.setup, std::move(present));
    Q_EMIT resultsChanged();
}

void ExperimentBench::showGhost(const std::optional<LabState>& ghost)
{
    std::optional<AnswerInputs> answers;
    std::optional<RunInputs> ranking;
    std::optional<TrainingInputs> training;
    if (ghost) {
        const TrainedRuns& trained = m_results.of(ghost->experiment.setup);
        answers.emplace(*ghost, Answered {trained.runs, {}});
        ranking.emplace(*ghost, trained.runs);
        training.emplace(*ghost, trained);
    }
    m_answerFrames.showGhost(answers, m_answers);
    m_rankingFrames.showGhost(ranking, m_ranking);
    m_trainingFrames.showGhost(training, m_training);
    m_exampleFrames.showGhost(training, m_example);
    m_pairFrames.showGhost(ranking, m_pairs);
}

Reading ExperimentBench::readingOf(const LabState& state, const Focus& focus) const
{
    return experimentReading(state.experiment, m_results.of(state.experiment.setup).runs, focus);
}

std::array<TrainButton*, 3> ExperimentBench::trainButtons() const
{
    return {&m_training->button(), &m_example->button(), &m_pairs->button()};
}

void ExperimentBench::setBet(const char* bet)
{
    Q_EMIT edited(SetParameter {"experiment.bet", Value(std::string(bet))}, newGesture());
}

// Starting to train accepts the current ranking.
void ExperimentBench::train()
{
    if (isCovered(state().experiment))
        setBet("made");
    const Experiment& experiment = state().experiment;
    std::vector<TrainedEncoding> encodings(
        experiment.encodings.begin(), experiment.encodings.end());
    std::ranges::stable_partition( // the encoding selected first
        encodings, [&](TrainedEncoding one) { return one == experiment.encoding; });
    m_results.train(experiment.setup, encodings);
}

void ExperimentBench::showResults()
{
    show(state());
    showReading();
}

void ExperimentBench::complete()
{
    m_results.await();
}

} // namespace lab::ui

#include "moc_experiment_bench.cpp"
