#include "core/experiment/experiment_run.h"

#include "core/math/constants.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

namespace {

constexpr double tuningRate = 1e-3;

void setStretch(ToyModel<float>& model, RopeStretch stretch, double factor)
{
    StretchedRope rope = stretched(model.setup(), stretch, factor);
    model.positions().setFrequencies(rope.frequencies, rope.scoreFactor);
}

/// The share of each pair in the norms of queries and keys, over a separate batch.
Eigen::ArrayXd pairShares(ToyModel<float>& model)
{
    constexpr int sequences = 16;
    const ExperimentSetup& setup = model.setup();
    Random random(99);
    model.logits(
        drawnBatch(setup.task, sequences, setup.trainingLength, random), setup.trainingLength);
    const Eigen::ArrayXd sizes = model.pairSizes();
    return sizes / sizes.sum();
}

/// Empty if `goesOn`, which is called before each pair, returns false.
std::optional<std::vector<PairUse>> pairsOf(ToyModel<float> model, const Eigen::ArrayXd& before,
    std::uint64_t seed, const std::function<bool()>& goesOn)
{
    const ExperimentSetup& setup = model.setup();
    const StretchedRope plain = stretched(setup, RopeStretch::None, 1);
    const Eigen::ArrayXd after = pairShares(model);
    std::vector<PairUse> pairs;
    for (Eigen::Index pair = 0; pair < after.size(); ++pair) {
        if (!goesOn())
            return std::nullopt;
        Eigen::ArrayXd frequencies = plain.frequencies;
        frequencies[pair] = 0;
        model.positions().setFrequencies(frequencies, 1);
        PairUse use {twoPi / plain.frequencies[pair], before[pair], after[pair], {}};
        for (const int length : lengthsOf(setup))
            use.frozen.push_back(asked(model, length, seed).accuracy());
        pairs.push_back(std::move(use));
    }
    return pairs;
}

/// The table that the model has learned; empty if it learns none.
std::optional<ToyTable> tableIn(ToyModel<float>& model, int seed)
{
    const ExperimentSetup& setup = model.setup();
    const TrainedEncoding encoding = model.positions().encoding();
    if (!learnsTable(encoding))
        return std::nullopt;
    const ToyLayerSlots& first = model.slots().layers.front();
    const auto slot = [&](const ToySlot& of) {
        return slotIn(model.parameters(), of).cast<double>().eval();
    };
    const auto ofFirstHead = [&](const ToySlot& of) -> Eigen::MatrixXd {
        return slot(of).leftCols(setup.width / setup.heads);
    };
    Eigen::MatrixXd numbers;
    if (encoding == TrainedEncoding::Learned)
        numbers = slot(model.slots().positions).topRows(setup.trainingLength);
    else if (encoding == TrainedEncoding::T5)
        numbers = bucketGain * slot(first.buckets).transpose();
    else if (encoding == TrainedEncoding::Shaw)
        numbers = ofFirstHead(first.keyVectors);
    else { // DeBERTa's Kr above Qr
        numbers.resize(first.keyVectors.rows + first.queryVectors.rows, setup.width / setup.heads);
        numbers << ofFirstHead(first.keyVectors), ofFirstHead(first.queryVectors);
    }
    ToyTable table {encoding, setup.task, setup.trainingLength, seed,
        static_cast<int>(numbers.rows()), static_cast<int>(numbers.cols()), {}};
    for (Eigen::Index row = 0; row < numbers.rows(); ++row) {
        for (Eigen::Index column = 0; column < numbers.cols(); ++column)
            table.numbers.push_back(
                static_cast<int>(std::lround(numbers(row, column) * ToyTable::partsOfOne)));
    }
    return table;
}

/// The means of the losses over consecutive steps.
class LossMeans {
public:
    void add(double loss)
    {
        m_sum += loss;
        if (++m_count == stepsOfALoss)
            end();
    }
    std::vector<double> ended()
    {
        if (m_count > 0)
            end();
        return std::move(m_means);
    }

private:
    void end()
    {
        m_means.push_back(m_sum / m_count);
        m_sum = 0;
        m_count = 0;
    }

    std::vector<double> m_means;
    double m_sum = 0;
    int m_count = 0;
};

/// Records moments of a training at some of its steps.
class MomentsOf {
public:
    MomentsOf(int firstSteps, const MomentWatch& watch)
        : m_firstSteps(firstSteps)
        , m_watch(watch)
    {
    }
    /// Sets the planned number of steps.
    void plan(int steps) { m_steps = watchedSteps(steps); }
    void look(ToyModel<float>& model, int step)
    {
        if (!std::ranges::binary_search(m_steps, step))
            return;
        WatchedMoment moment = watchedMoment(model, step);
        if (m_watch)
            m_watch(moment);
        addMoment(m_seen, std::move(moment), m_firstSteps);
    }
    std::vector<WatchedMoment> seen() { return std::move(m_seen); }

private:
    int m_firstSteps;
    std::vector<int> m_steps; ///< NaN if nothing is planned
    const MomentWatch& m_watch;
    std::vector<WatchedMoment> m_seen;
};

} // namespace

std::vector<ExperimentJob> jobsOf(
    const ExperimentSetup& setup, std::span<const TrainedEncoding> encodings)
{
    std::vector<ExperimentJob> jobs;
    for (int seed = 0; seed < setup.seeds; ++seed) {
        for (const TrainedEncoding encoding : encodings)
            jobs.push_back({encoding, seed});
    }
    return jobs;
}

std::optional<ExperimentRun> experimentRun(const ExperimentSetup& setup, const ExperimentJob& job,
    const RunWatch& watch, InstructionSet instructions, const MomentWatch& watchMoments)
{
    const TinyNumbersAreZero quick;
    const auto seed = static_cast<std::uint64_t>(job.seed);
    const std::vector<ExperimentCurve> curves = curvesOf(setup, job.encoding);
    const auto tunings = std::ranges::count_if(curves, &ExperimentCurve::isFineTuned);
    // A tuning step takes one sequence of 8 L, as many tokens as a training step's batch of 8.
    const auto tuningSteps = static_cast<double>(tunings * setup.fineTuning);
    ToyModel<float> model(setup, job.encoding, seed + 1, instructions);
    const bool isRope = job.encoding == TrainedEncoding::Rope;
    const Eigen::ArrayXd shares = isRope ? pairShares(model) : Eigen::ArrayXd();
    LossMeans losses;
    MomentsOf moments(setup.steps, watchMoments);
    Random random(Random(trainingStream(seed)).bits());
    int done = 0;
    do {
        const int steps = std::max(done, setup.steps);
        if (job.seed == 0)
            moments.plan(done + steps);
        if (done == 0)
            moments.look(model, 0);
        const bool isTrained =
            train(model, {steps, setup.batch, setup.trainingLength, setup.learningRate}, random,
                [&](int step, double loss) {
                    losses.add(loss);
                    moments.look(model, done + step + 1);
                    return watch((done + step + 1) / (done + steps + tuningSteps), loss);
                });
        if (!isTrained)
            return std::nullopt;
        done += steps;
    } while (done < maxTrainingSteps(setup) && !hasLearned(model, seed));
    const double allSteps = done + tuningSteps;

    ExperimentRun run {job, losses.ended(), {}, {}, moments.seen()};
    run.steps = done;
    if (job.seed == 0)
        run.table = tableIn(model, job.seed);
    double before = done;
    if (isRope) {
        auto pairs = pairsOf(
            model, shares, seed, [&] { return watch(before / allSteps, run.losses.back()); });
        if (!pairs)
            return std::nullopt;
        run.pairs = *std::move(pairs);
    }
    for (const ExperimentCurve& curve : curves) {
        ToyModel<float> of = model;
        if (curve.isFineTuned) {
            setStretch(of, curve.stretch, fineTuningFactor);
            Random again(Random(tuningStream(seed)).bits());
            const ToyTraining tuning {
                setup.fineTuning, 1, fineTuningFactor * setup.trainingLength, tuningRate};
            if (!train(of, tuning, again, [&](int step, double loss) {
                    return watch((before + step + 1) / allSteps, loss);
                }))
                return std::nullopt;
            before += setup.fineTuning;
        }
        std::vector<EvaluatedLength> results;
        for (const int length : lengthsOf(setup)) {
            if (isRope && !curve.isFineTuned)
                setStretch(of, curve.stretch, double(length) / setup.trainingLength);
            results.push_back(asked(of, length, seed));
            if (!watch(before / allSteps, run.losses.back()))
                return std::nullopt;
        }
        run.asked.push_back(std::move(results));
    }
    return run;
}

} // namespace lab
