#include "core/experiment/toy_model.h"

#include "core/experiment/toy_training.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

using lab::ExperimentSetup;
using lab::ExperimentTask;
using lab::ToyModel;
using lab::TrainedEncoding;

namespace {

constexpr int sequenceLength = 20; // beyond the clipped distance, and beyond single-distance
                                   // buckets

/// A model of every part: two layers, two heads, dense maps.
ExperimentSetup smallSetup(ExperimentTask task)
{
    ExperimentSetup setup;
    setup.task = task;
    setup.trainingLength = 16;
    setup.longest = 2;
    setup.width = 8;
    setup.heads = 2;
    setup.layers = 2;
    setup.hidden = 6;
    setup.base = 100;
    return setup;
}

lab::TaskBatch someBatch(ExperimentTask task, std::uint64_t seed, int length = sequenceLength)
{
    lab::Random random(seed);
    return lab::drawnBatch(task, 2, length, random);
}

/// Moves every parameter away from its initial value, where many are zero.
template <class Real> void shake(ToyModel<Real>& model, double deviation)
{
    lab::Random random(9);
    for (Real& parameter : model.parameters())
        parameter += static_cast<Real>(deviation * random.normal());
}

} // namespace

TEST_CASE("the gradient of every encoding is that of central differences")
{
    for (const TrainedEncoding encoding : lab::trainedEncodings()) {
        CAPTURE(std::string(lab::keyOf(encoding)));
        for (const auto task : {ExperimentTask::Variables, ExperimentTask::Back}) {
            ToyModel<double> model(smallSetup(task), encoding, 3);
            shake(model, 0.1);
            if (encoding == TrainedEncoding::Rope) { // and the factor of a stretched one
                const auto rope = stretched(model.setup(), lab::RopeStretch::Yarn, 4);
                model.positions().setFrequencies(rope.frequencies, rope.scoreFactor);
            }
            const lab::TaskBatch batch = someBatch(task, 5);
            model.lossAndGradient(batch);
            const Eigen::ArrayXd gradient = model.gradient();
            double wrong = 0;
            double all = 0;
            constexpr double step = 1e-6;
            // Whole columns at a prime distance, so that every kind of parameter is included.
            for (Eigen::Index k = 0; k < gradient.size(); k += 7) {
                double& parameter = model.parameters()[k];
                const double before = parameter;
                parameter = before + step;
                const double above = model.lossAndGradient(batch);
                parameter = before - step;
                const double below = model.lossAndGradient(batch);
                parameter = before;
                const double difference = (above - below) / (2 * step);
                wrong += (difference - gradient[k]) * (difference - gradient[k]);
                all += difference * difference;
            }
            CHECK(all > 1e-3);
            CHECK(std::sqrt(wrong / all) < 1e-7);
        }
    }
}

TEST_CASE("a later token changes nothing before it")
{
    for (const TrainedEncoding encoding : lab::trainedEncodings()) {
        ToyModel<float> model(smallSetup(ExperimentTask::Back), encoding, 3);
        shake(model, 0.1);
        lab::TaskBatch batch = someBatch(ExperimentTask::Back, 5);
        const lab::ToyRows<float> before = model.logits(batch, sequenceLength);
        int& last = batch.symbols[sequenceLength - 1];
        last = (last + 1) % 16;
        const lab::ToyRows<float> after = model.logits(batch, sequenceLength);
        const Eigen::Index seen = sequenceLength - 1;
        CHECK(before.topRows(seen) == after.topRows(seen));
        CHECK(before.row(seen) != after.row(seen));
    }
}

TEST_CASE("evaluating only the last queries gives the same logits")
{
    for (const TrainedEncoding encoding : lab::trainedEncodings()) {
        ToyModel<float> model(smallSetup(ExperimentTask::Variables), encoding, 3);
        shake(model, 0.1);
        const lab::TaskBatch batch = someBatch(ExperimentTask::Variables, 5);
        const lab::ToyRows<float> whole = model.logits(batch, sequenceLength);
        const lab::ToyRows<float> last = model.logits(batch, 3);
        for (const int sequence : {0, 1}) {
            const auto among = whole.middleRows((sequence + 1) * sequenceLength - 3, 3);
            CHECK((among - last.middleRows(3 * sequence, 3)).cwiseAbs().maxCoeff() < 1e-5);
        }
        for (Eigen::Index row = 0; row < 3; ++row)
            CHECK(std::abs(model.weights(1, 1).row(row).sum() - 1) < 1e-6);
    }
}

TEST_CASE("every instruction set gives the same loss and gradient to the last bit")
{
    for (const TrainedEncoding encoding : lab::trainedEncodings()) {
        const ExperimentSetup setup = smallSetup(ExperimentTask::Variables);
        ToyModel<float> plain(setup, encoding, 3, lab::InstructionSet::Baseline);
        ToyModel<float> best(setup, encoding, 3);
        const lab::TaskBatch batch = someBatch(ExperimentTask::Variables, 5);
        const double loss = plain.lossAndGradient(batch);
        CHECK(std::equal_to<>()(loss, best.lossAndGradient(batch)));
        CHECK((plain.gradient() == best.gradient()).all());
    }
}

TEST_CASE("models of one seed start equal except for the parameters of their encodings")
{
    const ExperimentSetup setup = smallSetup(ExperimentTask::Variables);
    const lab::TaskBatch batch = someBatch(ExperimentTask::Variables, 5);
    const lab::ToySlots plain(setup, TrainedEncoding::Nope);
    const Eigen::ArrayXd numbers = plain.start(3);
    const auto sameIn = [&](const lab::ToySlot& here, const lab::ToySlot& there,
                            const Eigen::ArrayXd& others) {
        return (
            numbers.segment(here.first, here.size()) == others.segment(there.first, there.size()))
            .all();
    };
    for (const TrainedEncoding encoding : lab::trainedEncodings()) {
        const lab::ToySlots slots(setup, encoding);
        const Eigen::ArrayXd others = slots.start(3);
        CHECK(sameIn(plain.symbols, slots.symbols, others));
        CHECK(sameIn(plain.readout, slots.readout, others));
        CHECK(sameIn(plain.layers[1].output, slots.layers[1].output, others));
        CHECK_FALSE(sameIn(plain.layers[0].output, slots.layers[1].output, others));
        CHECK_FALSE(sameIn(plain.readout, slots.readout, slots.start(4)));
    }
    // A bias that starts at zero, and Shaw's short vectors, do not change the first loss.
    ToyModel<double> none(setup, TrainedEncoding::Nope, 3);
    ToyModel<double> t5(setup, TrainedEncoding::T5, 3);
    CHECK(std::abs(none.lossAndGradient(batch) - t5.lossAndGradient(batch)) < 1e-12);
}

TEST_CASE("shifting all positions affects absolute encodings but not relative ones")
{
    // The same symbols after a run of one irrelevant symbol: with one layer, a relative encoding
    // has the same weights among the symbols as before.
    ExperimentSetup setup = smallSetup(ExperimentTask::Back);
    setup.layers = 1;
    lab::TaskBatch batch = someBatch(ExperimentTask::Back, 5);
    batch.sequences = 1;
    lab::TaskBatch shifted = batch;
    shifted.length = sequenceLength + 5;
    shifted.symbols.assign(5, 0);
    shifted.symbols.insert(
        shifted.symbols.end(), batch.symbols.begin(), batch.symbols.begin() + sequenceLength);
    shifted.answers.assign(sequenceLength + 5, -1);
    for (const TrainedEncoding encoding : lab::trainedEncodings()) {
        CAPTURE(std::string(lab::keyOf(encoding)));
        ToyModel<double> model(setup, encoding, 3);
        shake(model, 0.1);
        model.logits(batch, 1);
        const Eigen::ArrayXd before = model.weights(0, 1).row(0).transpose();
        model.logits(shifted, 1);
        const Eigen::ArrayXd after = model.weights(0, 1).row(0).tail(sequenceLength).transpose();
        const double most = (before / before.sum() - after / after.sum()).abs().maxCoeff();
        const bool isAbsolute =
            encoding == TrainedEncoding::Sinusoidal || encoding == TrainedEncoding::Learned;
        CHECK((most > 1e-4) == isAbsolute);
        CHECK((most < 1e-12) == !isAbsolute);
    }
}
