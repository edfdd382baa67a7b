#include "app/models/rope_block_writer.h"
#include "app/models/rope_text.h"
#include "core/encodings/scaling/formula.h"
#include "core/frames/context/context_frames.h"
#include "core/state/edit.h"
#include "core/state/model_numbers.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

LabState loaded(const QByteArray& json, const LabState& before = clamped({}))
{
    return applied(before, LoadModel {modelOf(json)});
}

Value valueOf(const LabState& state, const char* key)
{
    return parameterNamed(key)->read(state);
}

Value word(const char* text)
{
    return std::string(text);
}

const QByteArray million = R"({"model_type": "qwen2", "head_dim": 128,
    "num_attention_heads": 28, "max_position_embeddings": 1010000, "rope_theta": 1e7,
    "dual_chunk_attention_config": {"chunk_size": 262144, "local_size": 8192,
    "original_max_position_embeddings": 262144}})";
const QByteArray llama = R"({"model_type": "llama", "head_dim": 128, "rope_theta": 1e4,
    "max_position_embeddings": 4096})";
const QByteArray ministral = R"({"model_type": "ministral3", "head_dim": 128,
    "max_position_embeddings": 262144, "rope_parameters": {"rope_type": "yarn", "factor": 16.0,
    "rope_theta": 1e6, "original_max_position_embeddings": 16384, "mscale": 1.0,
    "mscale_all_dim": 1.0, "llama_4_scaling_beta": 0.2}})";
const QByteArray hunyuan = R"({"model_type": "hunyuan_v1_dense", "head_dim": 128,
    "max_position_embeddings": 262144, "rope_theta": 10000.0, "rope_scaling": {"alpha": 1000.0,
    "beta_fast": 32, "factor": 1.0, "type": "dynamic"}})";

} // namespace

/// Values of a file besides those of RoPE, which the pictures show.
class ModelSettingsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Qwen2.5-7B-Instruct-1M: trained on 262,144 positions, and dual chunks reach 1,010,000.
    void readsDualChunks()
    {
        const LabState state = loaded(million);
        QCOMPARE(state.position.trainingLength, 262144);
        QCOMPARE(state.position.targetLength, 1010000);
        QCOMPARE(valueOf(state, "position_map.method"), word("dual_chunk"));
        QCOMPARE(valueOf(state, "position_map.chunk"), Value(std::int64_t {262144}));
        QCOMPARE(valueOf(state, "position_map.local"), Value(std::int64_t {8192}));
        const Model model = modelOf(million);
        QVERIFY(hasModelValues(model, state));
        QVERIFY(readingNotesOf(model, Origin::File)
                    .contains(u"dual_chunk_attention_config.chunk_size: 262144"_s));
        QVERIFY(!readingNotesOf(model, Origin::NotComputed).contains(u"dual_chunk"_s));
        const QString wrong = refusalOf(QByteArray(million).replace("8192", "262144"));
        QVERIFY2(wrong.contains(u"dual_chunk_attention_config.local_size is 262144; it must be "
                                "less than chunk_size, 262144"_s),
            qPrintable(wrong));
    }

    void theNextModelKeepsNothingOfThePreviousOne()
    {
        const LabState mine = applied(clamped({}), SetParameter {"temperature.scale", 0.3});
        LabState state = loaded(million, mine);
        state = loaded(ministral, state);
        QCOMPARE(valueOf(state, "position_map.method"), word("none"));
        QCOMPARE(valueOf(state, "temperature.rule"), word("ministral3"));
        state = loaded(R"({"model_type": "gpt_oss", "num_hidden_layers": 2})", state);
        QCOMPARE(valueOf(state, "temperature.rule"), word("none"));
        QCOMPARE(valueOf(state, "sink.on"), Value(true));
        state = loaded(llama, state);
        QCOMPARE(valueOf(state, "sink.on"), Value(false));
    }

    void theTemperatureComesFromTheFile()
    {
        const LabState state = loaded(ministral);
        QCOMPARE(valueOf(state, "temperature.scale"), Value(0.2));
        QCOMPARE(valueOf(state, "temperature.length"), Value(std::int64_t {16384}));
        QVERIFY(!readingNotesOf(modelOf(ministral), Origin::NotComputed).contains(u"beta"_s));
        const LabState scout = loaded(R"({"model_type": "llama4_text", "num_hidden_layers": 8,
            "attn_temperature_tuning": true, "floor_scale": 4096, "attn_scale": 0.2})");
        QCOMPARE(valueOf(scout, "temperature.rule"), word("llama4"));
        QCOMPARE(valueOf(scout, "temperature.length"), Value(std::int64_t {4096}));
        QCOMPARE(valueOf(scout, "temperature.scale"), Value(0.2));
    }

    void aBlockKeepsTheTemperature()
    {
        const QString text = ropeBlockText(loaded(ministral), ui::BlockKeys::Present).text;
        QVERIFY2(text.contains(u"\"llama_4_scaling_beta\": 0.2"_s), qPrintable(text));
        const auto pasted = editInText(text.toUtf8(), u"block"_s, clamped({}));
        QVERIFY(pasted.has_value());
        const LabState state = applied(clamped({}), *pasted);
        QCOMPARE(valueOf(state, "temperature.rule"), word("ministral3"));
        QCOMPARE(valueOf(state, "temperature.length"), Value(std::int64_t {16384}));
        const QString other = ropeBlockText(loaded(llama), ui::BlockKeys::Present).text;
        QVERIFY(!other.contains(u"llama_4"_s));
    }

    void aModelWithoutRopeOpensOnTheBenchOfItsEncoding_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("bench");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QString>("encoding");
        const auto row = [](const char* name, const char* json, const char* bench, const char* key,
                             const char* encoding) {
            QTest::addRow("%s", name) << QByteArray(json) << QString::fromUtf8(bench)
                                      << QByteArray(key) << QString::fromUtf8(encoding);
        };
        row("T5", R"({"model_type": "t5", "relative_attention_num_buckets": 16, "d_model": 512,
            "num_heads": 8})",
            "biases", "biases.encoding", "t5");
        row("Swin", R"({"model_type": "swin", "embed_dim": 96, "num_heads": [3, 6, 12, 24],
            "window_size": 7, "hidden_size": 768})",
            "biases", "biases.encoding", "swin");
        row("BLOOM", R"({"model_type": "bloom", "n_head": 16, "hidden_size": 1024})", "biases",
            "biases.encoding", "alibi");
        row("NoPE", R"({"model_type": "granitemoehybrid", "hidden_size": 1536,
            "num_attention_heads": 12, "position_embedding_type": "nope", "rope_theta": 1e4})",
            "biases", "biases.encoding", "nope");
        row("GPT-2", R"({"model_type": "gpt2", "n_embd": 768, "n_head": 12, "n_positions": 1024})",
            "waves", "waves.encoding", "learned");
        row("Whisper", R"({"model_type": "whisper", "d_model": 384, "max_source_positions": 1500})",
            "waves", "waves.encoding", "sinusoidal");
        row("DeBERTa", R"({"model_type": "deberta-v2", "hidden_size": 768,
            "num_attention_heads": 12, "max_position_embeddings": 512, "position_buckets": 256,
            "relative_attention": true})",
            "relative", "relative.encoding", "deberta");
        row("Transformer-XL", R"({"model_type": "transfo-xl", "d_model": 410, "n_head": 10,
            "d_head": 41})",
            "relative", "relative.encoding", "transformer_xl");
    }

    void aModelWithoutRopeOpensOnTheBenchOfItsEncoding()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, bench);
        QFETCH(QByteArray, key);
        QFETCH(QString, encoding);
        const LabState state = loaded(json);
        QCOMPARE(valueOf(state, "bench"), Value(bench.toStdString()));
        QCOMPARE(valueOf(state, key.constData()), Value(encoding.toStdString()));
        QCOMPARE(state.rotations, clamped({}).rotations);
        QVERIFY(!readingNotesOf(modelOf(json), Origin::NotComputed).contains(u"model_type: "_s));
    }

    void readsTheNumbersOfOtherEncodings()
    {
        const LabState swin = loaded(R"({"model_type": "swin", "embed_dim": 96,
            "num_heads": [3, 6, 12, 24], "window_size": 5})");
        QCOMPARE(valueOf(swin, "swin.height"), Value(std::int64_t {5}));
        QCOMPARE(valueOf(swin, "swin.width"), Value(std::int64_t {5}));
        QCOMPARE(valueOf(swin, "swin.heads"), Value(std::int64_t {3}));
        // modeling_whisper.py, modeling_marian.py: ln 10000/(d/2 − 1) and 2j/d.
        const LabState whisper = loaded(R"({"model_type": "whisper", "d_model": 384})");
        QCOMPARE(valueOf(whisper, "sinusoidal.width"), Value(std::int64_t {384}));
        QCOMPARE(valueOf(whisper, "sinusoidal.layout"), word("tensor2tensor"));
        const LabState marian = loaded(R"({"model_type": "marian", "d_model": 512})");
        QCOMPARE(valueOf(marian, "sinusoidal.layout"), word("halves"));
        const Model large = modelOf(R"({"model_type": "transfo-xl", "d_model": 410, "n_head": 10,
            "d_head": 41, "mem_len": 1600, "clamp_len": 1000})");
        QVERIFY(readingNotesOf(large, Origin::NotComputed).contains(u"mem_len: 1600"_s));
        QVERIFY(readingNotesOf(large, Origin::File).contains(u"clamp_len: 1000"_s));
        QVERIFY(!readingNotesOf(large, Origin::File).contains(u"mem_len"_s));
        const LabState clamped = applied({}, LoadModel {large});
        QCOMPARE(valueOf(clamped, "transformer_xl.clamp"), Value(std::int64_t {1000}));
        const LabState free =
            loaded(R"({"model_type": "transfo-xl", "d_model": 410, "n_head": 10, "clamp_len": -1})",
                clamped);
        QCOMPARE(valueOf(free, "transformer_xl.clamp"), Value(std::int64_t {0}));
        QVERIFY(refusalOf(R"({"model_type": "swinv2", "num_heads": [3, 6], "window_size": 8})")
                    .contains(u"Swin-V2 computes its bias with a small network"_s));
        QVERIFY(refusalOf(R"({"model_type": "swin", "num_heads": ["three"]})")
                    .contains(u"num_heads[0] is \"three\""_s));
    }

    // modeling_hunyuan_v1_dense.py: base·α^(d/(d − 2)), in training and in inference.
    void theBaseOfHunyuanIsItsTrainedBase()
    {
        const Model model = modelOf(hunyuan);
        const double base = 1e4 * std::pow(1000.0, 128.0 / 126);
        QVERIFY(std::abs(*model.base / base - 1) < 1e-12);
        QCOMPARE(model.scaling.method, ScalingMethod::None);
        const QString left = readingNotesOf(model, Origin::NotComputed);
        QVERIFY2(left.contains(u"rope_scaling.factor: 1\n"_s), qPrintable(left));
        QVERIFY(left.contains(u"rope_scaling.beta_fast: 32"_s));
        const LabState state = loaded(hunyuan);
        QCOMPARE(state.position.trainingLength, 262144);
        QCOMPARE(spectrumFrame(state).incomplete, 22);
        for (const ui::BlockKeys keys : {ui::BlockKeys::Present, ui::BlockKeys::Older}) {
            const QString text = ropeBlockText(state, keys).text;
            QVERIFY2(text.contains(u"\"max_position_embeddings\": 262144"_s), qPrintable(text));
            const auto read = editInText(text.toUtf8(), u"block"_s, clamped({}));
            QVERIFY(read.has_value());
            const Rotations again = applied(clamped({}), *read).rotations;
            QVERIFY((frequencies(rotary(again), again.scaling)
                == frequencies(rotary(state.rotations), state.rotations.scaling))
                        .all());
        }
        const QString wrong =
            refusalOf(QByteArray(hunyuan)
                          .replace("1000.0", "1e4")
                          .replace("\"rope_theta\": 10000.0", "\"rope_theta\": 1e11"));
        QVERIFY2(wrong.contains(u"it must be at most 1000000000000"_s), qPrintable(wrong));
    }

    // The base of DBRX is in attn_config, the text part of Qwen2.5-Omni in its thinker.
    void findsNestedEntries()
    {
        const Model dbrx = modelOf(R"({"model_type": "dbrx", "d_model": 6144, "n_heads": 48,
            "n_layers": 40, "max_seq_len": 32768, "attn_config": {"clip_qkv": 8, "kv_n_heads": 8,
            "rope_theta": 500000}})");
        QCOMPARE(dbrx.base, 500000.0);
        QCOMPARE(dbrx.headWidth, 128);
        QCOMPARE(dbrx.keyValueHeads, 8);
        QCOMPARE(dbrx.length, 32768);
        QVERIFY(readingNotesOf(dbrx, Origin::File).contains(u"attn_config.rope_theta: 500000"_s));
        QCOMPARE(modelOf(R"({"model_type": "mpt", "d_model": 4096, "n_heads": 32,
            "attn_config": {"alibi": false, "rope": false, "rope_theta": 10000}})")
                     .scheme,
            Scheme::Learned);
        const Model omni = modelOf(R"({"model_type": "qwen2_5_omni", "thinker_config": {
            "model_type": "qwen2_5_omni_thinker", "text_config": {
            "model_type": "qwen2_5_omni_text", "hidden_size": 3584, "num_attention_heads": 28,
            "max_position_embeddings": 32768, "rope_theta": 1000000.0, "rope_scaling": {
            "mrope_section": [16, 24, 24], "rope_type": "default", "type": "default"}}}})");
        QCOMPARE(omni.modelType, "qwen2_5_omni_text");
        QCOMPARE(omni.multimodalSections, (std::vector {16, 24, 24}));
        const QString read = readingNotesOf(omni, Origin::File);
        QVERIFY2(
            read.contains(u"thinker_config.text_config.rope_theta: 1000000"_s), qPrintable(read));
    }

    // mistral-inference multiplies complex numbers, as Meta's code does: adjacent columns.
    void recognizesFilesForTheAuthorsOwnCode()
    {
        const Model mistral = modelOf(R"({"dim": 4096, "n_layers": 32, "head_dim": 128,
            "n_heads": 32, "n_kv_heads": 8, "rope_theta": 1e6, "max_seq_len": 32768})");
        QCOMPARE(mistral.pairing, Pairing::Interleaved);
        QCOMPARE(mistral.keyValueHeads, 8);
        for (const char* more : {R"("rope_theta": 500000.0, "use_scaled_rope": true)",
                 R"("multiple_of": 256, "norm_eps": 1e-5)"}) {
            const QString meta = refusalOf(QByteArray(R"({"dim": 4096, "n_layers": 32,
                "n_heads": 32, )")
                + more + "}");
            QVERIFY2(meta.contains(u"config.json of the same model"_s), qPrintable(meta));
        }
    }

    // QWenLMHeadModel: seq_length is the training length.
    void qwenWasTrainedAtItsSequenceLength()
    {
        const Model qwen = modelOf(R"({"model_type": "qwen", "hidden_size": 4096,
            "kv_channels": 128, "num_attention_heads": 32, "max_position_embeddings": 32768,
            "seq_length": 8192, "use_dynamic_ntk": true, "use_logn_attn": true})");
        QCOMPARE(qwen.length, 8192);
        QCOMPARE(qwen.targetLength, 32768);
        const QString left = readingNotesOf(qwen, Origin::NotComputed);
        QVERIFY2(left.contains(u"use_dynamic_ntk: true"_s), qPrintable(left));
        QVERIFY(left.contains(u"use_logn_attn: true"_s));
        const Model command = modelOf(R"({"model_type": "cohere", "hidden_size": 8192,
            "num_attention_heads": 64, "max_position_embeddings": 8192, "rope_theta": 8e6,
            "model_max_length": 131072})");
        QVERIFY(
            readingNotesOf(command, Origin::NotComputed).contains(u"model_max_length: 131072"_s));
    }

    // configuration_laguna.py reads only rope_parameters; configuration_lfm2.py reads an empty list
    // as a model without attention.
    void readsOlderKeysAndEmptyListsAsTheirClassDoes()
    {
        const Model laguna = modelOf(R"({"model_type": "laguna", "num_hidden_layers": 2,
            "max_position_embeddings": 131072, "layer_types": ["full_attention",
            "sliding_attention"], "rope_scaling": {"rope_type": "yarn", "factor": 32.0,
            "original_max_position_embeddings": 4096}})");
        QCOMPARE(kindOf(laguna, 'F').scaling.method, ScalingMethod::None);
        QCOMPARE(kindOf(laguna, 'F').base, 500000.0);
        QVERIFY(readingNotesOf(laguna, Origin::NotComputed).contains(u"rope_scaling: "_s));
        const QByteArray lfm = R"({"model_type": "lfm2", "hidden_size": 1024,
            "num_attention_heads": 16, "num_hidden_layers": 3, "full_attn_idxs": LIST})";
        QCOMPARE(lettersOf(modelOf(QByteArray(lfm).replace("LIST", "[]"))), u"KKK"_s);
        QCOMPARE(lettersOf(modelOf(QByteArray(lfm).replace("LIST", "[1]"))), u"KFK"_s);
        QCOMPARE(lettersOf(modelOf(QByteArray(lfm).replace("LIST", "null"))), u"FFF"_s);
    }
};

LAB_GUILESS_TESTS(ModelSettingsTest)
#include "tst_model_settings.moc"
