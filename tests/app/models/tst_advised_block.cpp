#include "app/models/advised_block.h"
#include "app/models/rope_text.h"
#include "core/frames/compare/advice.h"
#include "core/state/rope_numbers.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;
using lab::ui::BlockKeys;

namespace {

LabState choosing(ComparedEncoding encoding, const Patch& patch = {})
{
    LabState state;
    state.bench = BenchId::Compare;
    state.compare.encoding = encoding;
    state.compare.needs = {
        .offsets = OffsetsNeeded::None, .length = LengthNeeded::Trained, .cost = CostAllowed::Much};
    return patched(clamped(state), patch).value();
}

/// The result of reading the block; its text must not be empty.
Model readOf(const LabState& state, BlockKeys keys = BlockKeys::Present)
{
    const ui::RopeBlockText block = advisedBlock(state, keys);
    if (block.text.isEmpty())
        qFatal("no block: %s", qPrintable(block.readingNotes.join(u' ')));
    const auto read = editInText(block.text.toUtf8(), u"block"_s, clamped({}));
    if (!read)
        return modelOf(block.text.toUtf8()); // of an encoding without RoPE
    if (const auto* whole = read->as<LoadModel>())
        return whole->model;
    return read->as<LoadRope>()->block;
}

Value settingOf(const Model& model, const char* key)
{
    const auto found = std::ranges::find(model.settings, key, &Setting::key);
    if (found == model.settings.end())
        qFatal("no %s", key);
    return found->value;
}

} // namespace

/// The adviser's part of a config.json, read again.
class TestAdvisedBlock : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsBackRotaryEncodings_data()
    {
        QTest::addColumn<int>("length");
        QTest::addColumn<QString>("method");
        for (const LengthNeeded length :
            {LengthNeeded::Trained, LengthNeeded::Twice, LengthNeeded::Eightfold})
            for (const char* method : {"none", "position_interpolation", "yarn", "llama3",
                     "dynamic_ntk", "longrope", "ntk_by_parts"})
                QTest::addRow("%s, %d", method, static_cast<int>(length))
                    << static_cast<int>(length) << QString::fromLatin1(method);
    }

    void readsBackRotaryEncodings()
    {
        QFETCH(int, length);
        QFETCH(QString, method);
        const bool isPlain = method == "none"_L1;
        for (const double share : {1.0, 0.5}) {
            LabState state =
                choosing(isPlain ? ComparedEncoding::Rope : ComparedEncoding::ExtendedRope,
                    {{"rope.rotated_share", share}, {"rope.base", 500000.0},
                        {"context.training_length", std::int64_t {2048}}});
            if (!isPlain)
                state = applied(state, SetParameter {"compare.method", method.toStdString()});
            state.compare.needs.length = static_cast<LengthNeeded>(length);
            const bool fits =
                adviceFrame(state).advice[static_cast<std::size_t>(state.compare.encoding)].fits();
            for (const BlockKeys keys : {BlockKeys::Present, BlockKeys::Older}) {
                QCOMPARE(advisedBlock(state, keys).text.isEmpty(), !fits);
                if (!fits)
                    continue;
                const Model read = readOf(state, keys);
                QCOMPARE(read.scheme, Scheme::Rope);
                const LabState advised = advisedState(state);
                QVERIFY(read.exact.empty() || !isPlain); // keys exist for everything
                QVERIFY(haveSameRotation(applied(clamped({}), LoadRope {read}), advised));
                QCOMPARE(read.headWidth.value_or(0), state.compare.width);
                const ContextLengths lengths = contextLengths(advised);
                QCOMPARE(lengths.training, 2048);
                if (length > 0)
                    QCOMPARE(lengths.target,
                        2048
                            * static_cast<int>(
                                stretchOf(static_cast<LengthNeeded>(length), lengths)));
            }
        }
    }

    void readsBackAlibi()
    {
        for (const LengthNeeded length : {LengthNeeded::Trained, LengthNeeded::Eightfold}) {
            LabState state = choosing(ComparedEncoding::Alibi,
                {{"alibi.bias_max", 4.5}, {"compare.heads", std::int64_t {12}},
                    {"context.training_length", std::int64_t {1000}}});
            state.compare.needs.length = length;
            const Model read = readOf(state);
            QCOMPARE(read.scheme, Scheme::Alibi);
            QCOMPARE(read.heads.value_or(0), 12);
            QCOMPARE(read.alibiBiasMax.value_or(0), 4.5);
            QCOMPARE(read.length.value_or(0), length == LengthNeeded::Trained ? 1000 : 8000);
            QCOMPARE(advisedBlock(state, BlockKeys::Present).readingNotes.size(),
                length == LengthNeeded::Trained ? 0 : 1);
        }
    }

    void readsBackT5()
    {
        for (const char* direction : {"causal", "bidirectional"}) {
            const LabState state = choosing(ComparedEncoding::T5,
                {{"t5.direction", std::string(direction)}, {"t5.buckets", std::int64_t {20}},
                    {"t5.max_distance", std::int64_t {300}}, {"compare.heads", std::int64_t {6}}});
            const Model read = readOf(state);
            QCOMPARE(read.scheme, Scheme::T5Bias);
            QVERIFY(settingOf(read, "t5.buckets") == Value(std::int64_t {20}));
            QVERIFY(settingOf(read, "t5.max_distance") == Value(std::int64_t {300}));
            QVERIFY(settingOf(read, "t5.heads") == Value(std::int64_t {6}));
            const LabState shown = applied(clamped({}), LoadModel {read});
            QCOMPARE(shown.schemes.t5.encoding.direction, state.schemes.t5.encoding.direction);
        }
    }

    void readsBackDeberta()
    {
        for (const int buckets : {8, 0}) {
            const LabState state = choosing(ComparedEncoding::Deberta,
                {{"deberta.buckets", std::int64_t {buckets}}, {"deberta.span", std::int64_t {8}},
                    {"deberta.max_distance", std::int64_t {24}}, {"deberta.c2p", false},
                    {"deberta.projections", std::string("separate")}});
            const Model read = readOf(state);
            QCOMPARE(read.scheme, Scheme::Deberta);
            const LabState shown = applied(clamped({}), LoadModel {read});
            const Deberta& one = shown.schemes.deberta.encoding;
            QCOMPARE(one.buckets, buckets);
            QCOMPARE(one.span, 8);
            QCOMPARE(one.maxDistance, buckets > 0 ? 24 : 8);
            QVERIFY(one.hasPositionToContent && !one.hasContentToPosition);
            QCOMPARE(one.projections, DebertaProjections::Separate);
        }
    }

    void readsBackALearnedTable()
    {
        const LabState state =
            choosing(ComparedEncoding::Learned, {{"learned.training_length", std::int64_t {777}}});
        const Model read = readOf(state);
        QCOMPARE(read.scheme, Scheme::Learned);
        QCOMPARE(read.length.value_or(0), 777);
        QVERIFY(settingOf(read, "learned.width") == Value(std::int64_t {512}));
    }

    void usesTheHeadOfTheOpenModel()
    {
        const Model llama = modelOf(R"({"model_type": "llama", "head_dim": 128,
            "num_attention_heads": 32, "rope_theta": 500000, "max_position_embeddings": 8192})");
        LabState state = applied(clamped({}), LoadModel {llama});
        state.bench = BenchId::Compare;
        state.compare.encoding = ComparedEncoding::ExtendedRope;
        state.compare.method = ScalingMethod::PositionInterpolation;
        state.compare.needs = {.offsets = OffsetsNeeded::None,
            .length = LengthNeeded::Twice,
            .cost = CostAllowed::Much};
        QVERIFY(state.compare.width != 128);
        const Model read = readOf(clamped(state));
        QCOMPARE(read.headWidth.value_or(0), 128);
        QCOMPARE(read.base.value_or(0), 500000.0);
    }

    void reportsAMisfitWithTheReasonAndAnAlternative()
    {
        LabState state = choosing(ComparedEncoding::Learned);
        state.compare.needs.length = LengthNeeded::Eightfold;
        const QString sentence = advisedBlock(state, BlockKeys::Present).readingNotes.join(u' ');
        QVERIFY2(sentence.contains(u"no row beyond"_s), qPrintable(sentence));
        QVERIFY2(sentence.contains(u"ALiBi"_s), qPrintable(sentence));
        QVERIFY2(!sentence.contains(u"marked"_s), qPrintable(sentence));
    }

    void givesTheReasonIfThereIsNoBlock()
    {
        QSet<QString> reasons;
        LabState state = choosing(ComparedEncoding::Alibi);
        state.compare.needs.axes = 2; // ALiBi has no version for two axes
        reasons += advisedBlock(state, BlockKeys::Present).readingNotes.join(u' ');
        state.compare.encoding = ComparedEncoding::Rope;
        reasons += advisedBlock(state, BlockKeys::Present).readingNotes.join(u' ');
        reasons += advisedBlock(choosing(ComparedEncoding::Kerple), BlockKeys::Present)
                       .readingNotes.join(u' ');
        QCOMPARE(reasons.size(), 3);
        QVERIFY(!reasons.contains(QString()));
        QVERIFY(advisedBlock(state, BlockKeys::Present).text.isEmpty());
    }
};

LAB_GUILESS_TESTS(TestAdvisedBlock)
#include "tst_advised_block.moc"
