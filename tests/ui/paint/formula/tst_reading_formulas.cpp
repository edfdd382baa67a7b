#include "core/frames/reading.h"
#include "core/state/lab_state.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/formula/formula_page.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/formula/formula.h"

#include <QSet>

#include <map>
#include <memory>
#include <span>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lab::ui;

namespace {

/// States for all benches; the others change only one bench.
constexpr std::size_t ofAllBenches = 12;

/// One state for each way in which the encodings are computed.
std::vector<lab::LabState> sampleStates()
{
    std::vector<lab::LabState> samples;
    for (std::size_t i = 0; i < ofAllBenches; ++i) {
        const int variant = static_cast<int>(i);
        lab::LabState state;
        state.rotations.pairing = static_cast<lab::Pairing>(variant % 3);
        state.rotations.rotatedShare = variant < 6 ? 1 : 0.5;
        if (variant == 3) { // leaves the last pairs unrotated
            state.rotations.scaling.method = lab::ScalingMethod::ProportionalRope;
            state.rotations.scaling.turningShare = 0.25;
        }
        if (variant == 4) // its ramp ends at whole pairs
            state.rotations.scaling.method = lab::ScalingMethod::Yarn;
        if (variant == 5) // its ramp ends between pairs
            state.rotations.scaling.method = lab::ScalingMethod::Llama3;
        if (variant == 6 || variant == 7) { // equals plain RoPE up to the original length
            state.rotations.scaling.method = lab::ScalingMethod::DynamicNtk;
            state.rotations.scaling.currentLength = variant == 6 ? 32768 : 2048;
        }
        state.waves.encoding.layout = static_cast<lab::SinusoidalLayout>(variant % 3);
        state.waves.measure = static_cast<lab::RowMeasure>(variant % 2);
        state.biases.encoding.mask = static_cast<lab::Mask>(variant % 2);
        state.biases.encoding.heads = variant % 4 < 2 ? 8 : 12;
        state.precision.error = static_cast<lab::PrecisionError>(variant % 3);
        state.order.compared = static_cast<lab::OrderComparison>(variant % 4);
        state.order.layers = variant < 4 ? 1 : 2;
        state.order.visible = variant < 6 ? lab::Visible::AllKeys : lab::Visible::KeysUpToQuery;
        state.relative.encoding = static_cast<lab::RelativeEncoding>(variant % 3);
        state.grids.encoding = static_cast<lab::GridEncoding>(variant % 5);
        if (variant == 8) // has pairs that rotate with time
            state.grids.order = lab::GridRotation::Wan;
        state.schemes.deberta.encoding.hasContentToPosition = variant < 6;
        state.schemes.deberta.encoding.hasPositionToContent = variant % 4 < 2;
        state.biases.head = variant < 6 ? 3 : state.biases.encoding.heads;
        samples.push_back(lab::clamped(state));
    }
    for (int method = 0; method < 9; ++method) { // for the seen distances, near and far
        lab::LabState state;
        state.bench = lab::BenchId::Context;
        state.schemes.positionMap = {
            .window = 3, .chunk = 6, .local = 2, .first = 12, .recent = 3, .cap = 5};
        state.schemes.positionMap.method = static_cast<lab::PositionMapMethod>(method);
        state.schemes.positionMap.groupShift = static_cast<lab::GroupShift>(method % 2);
        state.schemes.temperature.rule = static_cast<lab::TemperatureRule>(method % 5);
        state.schemes.sink.isThere = method < 5;
        samples.push_back(lab::clamped(state));
        state.schemes.positionMap.groupShift = lab::GroupShift::Exact;
        samples.push_back(lab::clamped(state));
    }
    for (int variant = 0; variant < 8; ++variant) { // for Waves, on both sides of the table end
        lab::LabState state;
        state.bench = lab::BenchId::Waves;
        state.waves.shown = static_cast<lab::WavesEncoding>(variant % 2 + 1);
        state.schemes.learned.encoding.beyond = static_cast<lab::BeyondRule>(variant / 2);
        state.schemes.learned.encoding.trainingLength = 12;
        state.schemes.learned.encoding.targetLength = 24;
        state.schemes.functionalRelative.sinusoid.layout =
            static_cast<lab::SinusoidalLayout>(variant / 2 % 3);
        samples.push_back(lab::clamped(state));
        state.position.query = 3;
        samples.push_back(lab::clamped(state));
        state.position.query = 30; // past an interpolated table, too
        samples.push_back(lab::clamped(state));
    }
    for (const auto picture : {lab::WavesPictureShown::Odometer, lab::WavesPictureShown::Terms}) {
        lab::LabState state;
        state.bench = lab::BenchId::Waves;
        state.waves.picture = picture;
        samples.push_back(lab::clamped(state));
    }
    samples.push_back(samples.front());
    samples.back().bench = lab::BenchId::Experiment;
    samples.back().experiment.measure = lab::ExperimentMeasure::CrossEntropy;
    samples.push_back(samples.front());
    samples.back().bench = lab::BenchId::Grids;
    samples.back().grids.picture = lab::GridsPictureShown::Video;
    for (int encoding = 1; encoding < 9; ++encoding) {
        lab::LabState state;
        state.bench = lab::BenchId::Biases;
        state.biases.shown = static_cast<lab::BiasEncoding>(encoding);
        samples.push_back(lab::clamped(state));
    }
    // The other kernel, a short T5, a small window, FIRE as in its code, and the clipped sum of
    // CoPE.
    lab::LabState other;
    other.bench = lab::BenchId::Biases;
    other.schemes.kerple.kernel = lab::KerpleKernel::Power;
    other.schemes.t5.encoding.buckets = 4;
    other.schemes.t5.encoding.maxDistance = 5;
    other.schemes.swin.encoding.window.height = 2;
    other.schemes.fire.encoding.epsilon = 1e-6;
    other.schemes.cope.encoding.positions = 1; // clips any sum of gates
    for (const auto encoding : {lab::BiasEncoding::Kerple, lab::BiasEncoding::T5,
             lab::BiasEncoding::Swin, lab::BiasEncoding::Fire, lab::BiasEncoding::Cope}) {
        other.biases.shown = encoding;
        samples.push_back(lab::clamped(other));
    }
    lab::LabState far; // beyond the range of the biases of CoPE and the weights of KERPLE
    far.bench = lab::BenchId::Biases;
    far.position.query = 2'000'000;
    for (const auto encoding : {lab::BiasEncoding::Kerple, lab::BiasEncoding::Cope}) {
        far.biases.shown = encoding;
        samples.push_back(lab::clamped(far));
    }
    return samples;
}

/// The pictures of a bench, shown or not.
std::vector<lab::Picture> pictures(lab::BenchId bench)
{
    const std::unique_ptr<Bench> made(newBench(bench, nullptr));
    std::vector<lab::Picture> all;
    for (const PictureView* view : made->findChildren<PictureView*>())
        all.push_back(view->picture());
    return all;
}

/// Hovers of one position and of many, above and below the diagonal, with and without a pair and a
/// column.
std::vector<lab::Focus> sampleFocuses(lab::BenchId bench)
{
    std::vector<lab::Focus> samples;
    for (const lab::Picture picture : pictures(bench)) {
        for (int filled = 0; filled < 128; ++filled) {
            lab::Focus focus;
            focus.picture = picture;
            focus.covered = filled & 1 ? 64 : 1;
            if (filled & 2)
                focus.pair = 5;
            if (filled & 4)
                focus.column = filled & 2 ? (filled & 1 ? 13 : 4) : 40;
            if (filled & 8)
                focus.distance = -7;
            if (filled & 16)
                focus.position = 21;
            if (filled & 64)
                focus.convention = filled % 3;
            if (filled & 32) {
                focus.query = 17;
                focus.key = filled & 2 ? 9 : 30;
            }
            samples.push_back(focus);
        }
        for (int token = 0; token < 4; ++token) { // for Order, each alone and with another
            lab::Focus focus;
            focus.picture = picture;
            focus.query = 1;
            if (token > 0)
                focus.key = token;
            focus.column = token == 0 ? std::optional(3) : std::nullopt;
            samples.push_back(focus);
        }
        for (int end = 0; picture == lab::Picture::ContextFactors && end < 9; ++end) {
            lab::Focus focus;
            focus.picture = picture;
            focus.rampEnd = static_cast<lab::RampEnd>(end);
            samples.push_back(focus);
        }
        for (const lab::RelativeTerm term : lab::relativeTerms) {
            lab::Focus focus;
            focus.picture = picture;
            focus.query = 5;
            focus.key = 2;
            focus.term = term;
            samples.push_back(focus);
        }
        for (const lab::GridEncoding encoding : lab::gridEncodings) {
            lab::Focus focus;
            focus.picture = picture;
            focus.key = 40;
            focus.gridEncoding = encoding;
            samples.push_back(focus);
        }
        for (const lab::ComparedEncoding encoding : lab::comparedEncodings) {
            for (const lab::ComparedProperty property : lab::comparedProperties) {
                if (picture != lab::Picture::CompareTable)
                    continue;
                lab::Focus focus;
                focus.picture = picture;
                focus.compared = encoding;
                focus.property = property;
                samples.push_back(focus);
            }
        }
        for (const int cell : {0, 1, 2, 3}) {
            lab::Focus focus;
            focus.picture = picture;
            focus.cell = cell;
            samples.push_back(focus);
        }
        for (const int distance : {0, 3}) {
            lab::Focus focus;
            focus.picture = picture;
            focus.distance = distance;
            samples.push_back(focus);
        }
        for (const int pair : {0, 12, 40}) {
            lab::Focus focus;
            focus.picture = picture;
            focus.pair = pair;
            samples.push_back(focus);
        }
        for (const int cell : {0, 7, 31}) {
            lab::Focus focus;
            focus.picture = picture;
            focus.cell = cell;
            samples.push_back(focus);
        }
        for (const char* symbol : {"q", "k", "m", "n", "phi", "f", "theta", "weight", "value"}) {
            lab::Focus focus;
            focus.picture = picture;
            focus.symbol = symbol;
            samples.push_back(focus);
        }
    }
    return samples;
}

} // namespace

class TestReadingFormulas : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyReadingFillsAllSlotsOfItsFormula();

private:
    FormulaBook m_book;
};

void TestReadingFormulas::everyReadingFillsAllSlotsOfItsFormula()
{
    QSet<QString> formulas;
    std::map<lab::BenchId, std::vector<lab::Focus>> samplesOf;
    for (const lab::BenchId bench : allBenches())
        samplesOf.emplace(bench, sampleFocuses(bench));
    auto states = sampleStates();
    for (const int page : {10, 12, 13}) { // pages of the derivation after their answer
        lab::LabState state = lab::clamped({});
        state.bench = lab::BenchId::Derivation;
        state.derivation.asksFirst = false;
        state.derivation.page = page;
        states.push_back(state);
    }
    for (const lab::RampEnds ends : {lab::RampEnds::WholePairs, lab::RampEnds::Exact}) {
        lab::LabState state; // both ends of the ramp are set
        state.bench = lab::BenchId::Context;
        state.rotations.width = 4;
        state.rotations.base = 10;
        state.rotations.scaling.method = lab::ScalingMethod::Yarn;
        state.rotations.scaling.betaFast = 1000;
        state.rotations.scaling.betaSlow = 0.01;
        state.rotations.scaling.rampEnds = ends;
        states.push_back(lab::clamped(state));
    }
    for (std::size_t i = 0; i < states.size(); ++i) {
        lab::LabState& state = states[i];
        const lab::BenchId own = state.bench;
        const std::span<const lab::BenchId> benches =
            i < ofAllBenches ? allBenches() : std::span(&own, 1);
        for (const auto bench : benches) {
            state.bench = bench;
            state.experiment.bet = lab::ExperimentBet::Waived; // otherwise nothing is shown
            for (const lab::Focus& focus : samplesOf.at(bench)) {
                const lab::Reading reading = lab::reading(state, focus);
                if (reading.formula.empty()) // cards and absent items have no formula
                    continue;
                const QString key = QString::fromStdString(reading.formula);
                const Formula formula = m_book.formula(key);
                QVERIFY2(!formula.isEmpty(), qPrintable(key));
                QSet<QString> given;
                for (const lab::ReadingNumber& number : reading.numbers)
                    given << QString::fromStdString(number.slot);
                for (const QString& slot : ::formulas::slotNames(formula))
                    QVERIFY2(given.contains(slot), qPrintable(key + u' ' + slot));
                formulas << key;
            }
        }
    }
    for (const QString& key : m_book.keys())
        QVERIFY2(!key.startsWith(u"reading."_s) || formulas.contains(key), qPrintable(key));
}

LAB_WIDGET_TESTS(TestReadingFormulas)
#include "tst_reading_formulas.moc"
