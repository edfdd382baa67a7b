#include "app/commands/table_command.h"
#include "app/files/scene_file.h"
#include "core/state/series_step.h"
#include "tests/app/program.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

const QByteArray llama = R"({"model_type": "llama", "head_dim": 8, "num_attention_heads": 4,
    "num_key_value_heads": 2, "rope_theta": 500000, "max_position_embeddings": 8192})";

} // namespace

/// How commands handle files: which they accept, what they report, what they write.
class CommandFilesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void acceptsAFileWithAndWithoutItsOption()
    {
        const QTemporaryDir folder;
        const QString model = written(folder.filePath(u"config.json"_s), llama);
        LabState scene = clamped({});
        scene.series = Series({SeriesStep {scene, {}, 2}});
        const QString series = written(folder.filePath(u"scene.json"_s), sceneBytes(scene));
        const QString lesson =
            QStringLiteral(LAB_TEST_DIRECTORY "/../resources/lessons/03_clocks.json");
        const QString picture = folder.filePath(u"x.csv"_s);
        const QString sheet = folder.filePath(u"x.pdf"_s);
        const QList<std::pair<QStringList, QString>> calls {{{u"rope-block"_s}, model},
            {{u"code"_s}, model}, {{u"table"_s, u"--encoding"_s, u"rope"_s}, model},
            {{u"permutation"_s, u"--from"_s, u"interleaved"_s}, model},
            {{u"render"_s, u"--picture"_s, u"scores"_s, u"-o"_s, picture}, model},
            {{u"series"_s}, series}, {{u"lesson"_s, u"check"_s}, lesson},
            {{u"lesson"_s, u"worksheet"_s, u"-o"_s, sheet}, lesson}};
        for (const auto& [call, file] : calls) {
            const Ended alone = ended(call + QStringList {file});
            const Ended named = ended(call + QStringList {u"--file"_s, file});
            QVERIFY2(alone.exit == 0, alone.error);
            QCOMPARE(named.exit, 0);
            QCOMPARE(alone.out, named.out);
            QVERIFY2(alone.error == named.error, alone.error);
        }
        QVERIFY(ended({u"code"_s, model}).out.contains("BASE = 500000.0"));
    }

    void aSinglePictureSaysHowAAndBDiffer()
    {
        const QTemporaryDir folder;
        const auto rendered = [&](const QString& name, const QStringList& more) {
            const QString path = folder.filePath(name);
            const Ended made = ended(QStringList {u"render"_s, u"--bench"_s, u"rotations"_s,
                                         u"--picture"_s, u"dials"_s, u"-o"_s, path}
                + more);
            QFile file(path);
            return made.exit == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QStringList pin {u"--pin"_s, u"rope.base=500"_s};
        const QStringList onlyB {u"--compare"_s, u"b"_s};
        QVERIFY(rendered(u"a.svg"_s, pin).contains("Base 500"));
        QVERIFY(rendered(u"b.svg"_s, {}).contains("<svg"));
        QVERIFY(!rendered(u"b.svg"_s, {}).contains("Base 500"));
        QVERIFY(!rendered(u"b.svg"_s, pin + onlyB).contains("Base 500"));
        const QImage both = QImage::fromData(rendered(u"a.png"_s, pin));
        const QImage one = QImage::fromData(rendered(u"b.png"_s, {}));
        QCOMPARE(both.width(), one.width());
        QVERIFY(both.height() > one.height());
        QCOMPARE(one.text(u"Title"_s), u"Position Lab, dials"_s);
    }

    void reportsWhatReadingOmitsOrAssumes()
    {
        const QTemporaryDir folder;
        const QString model = written(folder.filePath(u"config.json"_s),
            R"({"model_type": "llama", "head_dim": 64, "num_attention_heads": 4,
                "rope_theta": 500000, "max_position_embeddings": 4096, "sliding_window": 512,
                "rope_scaling": {"rope_type": "unheard", "factor": 3}})");
        for (const QStringList& call : {QStringList {u"rope-block"_s}, QStringList {u"code"_s},
                 QStringList {u"table"_s, u"--encoding"_s, u"rope"_s},
                 QStringList {u"permutation"_s, u"--from"_s, u"halves"_s},
                 QStringList {u"render"_s, u"-o"_s, folder.filePath(u"x.svg"_s)},
                 QStringList {u"series"_s, u"--over"_s, u"rope.pairing"_s},
                 QStringList {u"derivation"_s, u"print"_s, u"-o"_s, folder.filePath(u"x.pdf"_s)}}) {
            const Ended made = ended(call + QStringList {model});
            QVERIFY2(made.exit == 0, made.error);
            for (const char* word : {"config.json", "unheard", "sliding_window"})
                QVERIFY2(made.error.contains(word), made.error);
        }
        const QString block = written(folder.filePath(u"block.json"_s),
            R"({"rope_scaling": {"rope_type": "yarn", "factor": 4,
                "original_max_position_embeddings": 4096}})");
        const Ended bare = ended({u"rope-block"_s, block});
        QCOMPARE(bare.exit, 0);
        for (const char* word : {"head_dim: 16", "rope_theta: 10000", "interleaved"})
            QVERIFY2(bare.error.contains(word), bare.error);
        const Ended reported = ended({u"rope-block"_s, block, u"--set"_s, u"rope.width=128"_s,
            u"--set"_s, u"rope.base=10000"_s, u"--set"_s, u"rope.pairing=halves"_s});
        QVERIFY2(!reported.error.contains("guess"), reported.error);
        const Ended table =
            ended({u"table"_s, u"--encoding"_s, u"rope"_s, block, u"--set"_s, u"width=128"_s});
        QVERIFY2(table.error.contains("rope_theta: 10000"), table.error);
        QVERIFY2(!table.error.contains("head_dim"), table.error);
    }

    void aModelWithoutRotaryEncodingHasNoFrequencies_data()
    {
        QTest::addColumn<QByteArray>("config");
        const auto row = [](const char* name, const char* config) {
            QTest::newRow(name) << QByteArray(config);
        };
        row("BERT", R"({"model_type": "bert", "hidden_size": 768, "num_attention_heads": 12,
            "max_position_embeddings": 512})");
        row("GPT-2", R"({"model_type": "gpt2", "n_embd": 768, "n_head": 12, "n_positions": 1024})");
        row("T5", R"({"model_type": "t5", "d_model": 512, "num_heads": 8, "d_kv": 64,
            "relative_attention_num_buckets": 32})");
        row("BLOOM", R"({"model_type": "bloom", "n_head": 8, "hidden_size": 64})");
        row("MPT", R"({"model_type": "mpt", "n_heads": 8, "d_model": 64,
            "attn_config": {"alibi": true}})");
        row("DeBERTa", R"({"model_type": "deberta-v2", "hidden_size": 64,
            "num_attention_heads": 8, "relative_attention": true})");
        row("Transformer-XL", R"({"model_type": "transfo-xl", "d_model": 64, "n_head": 8})");
        row("ViT", R"({"model_type": "vit", "hidden_size": 64, "num_attention_heads": 8})");
        row("Falcon-rw", R"({"model_type": "falcon", "hidden_size": 64,
            "num_attention_heads": 8, "alibi": true})");
    }
    void aModelWithoutRotaryEncodingHasNoFrequencies()
    {
        QFETCH(QByteArray, config);
        const QTemporaryDir folder;
        const QString path = written(folder.filePath(u"config.json"_s), config);
        for (const QStringList& call :
            {QStringList {u"rope-block"_s}, QStringList {u"table"_s, u"--encoding"_s, u"rope"_s},
                QStringList {u"code"_s, u"--bench"_s, u"rotations"_s},
                QStringList {u"code"_s, u"--bench"_s, u"base"_s},
                QStringList {u"permutation"_s, u"--from"_s, u"halves"_s}}) {
            const Ended refused = ended(call + QStringList {u"--file"_s, path});
            QCOMPARE(refused.exit, 1);
            QVERIFY2(refused.error.contains("has no rotary encoding"), refused.error);
            QCOMPARE(refused.error.count('\n'), 1);
            QVERIFY(refused.out.isEmpty());
        }
        for (const QString& bench : {u"waves"_s, u"derivation"_s})
            QCOMPARE(ended({u"code"_s, u"--bench"_s, bench, path}).exit, 0);
    }

    void aPermutationUsesItsOwnHeadCounts()
    {
        const QTemporaryDir folder;
        const QString path = written(folder.filePath(u"config.json"_s), llama);
        const Ended json =
            ended({u"permutation"_s, path, u"--from"_s, u"interleaved"_s, u"--json"_s});
        QVERIFY2(json.exit == 0, json.error);
        const QJsonObject reported = QJsonDocument::fromJson(json.out).object();
        QCOMPARE(reported[u"query_heads"_s].toInt(), 4);
        QCOMPARE(reported[u"key_heads"_s].toInt(), 2);
        QCOMPARE(reported[u"to"_s].toString(), u"halves"_s);
        QCOMPARE(reported[u"index"_s].toArray(), (QJsonArray {0, 2, 4, 6, 1, 3, 5, 7}));
        const QJsonObject check = reported[u"largest_score_difference"_s].toObject();
        QVERIFY(check[u"right"_s].toDouble() < 1e-12);
        for (const QString& wrong : {u"forgotten"_s, u"twice"_s, u"by_query_heads"_s})
            QVERIFY(check[wrong].toDouble() > 1e-3);
        QVERIFY(check[u"beyond_rotated"_s].isNull());
        const Ended code = ended({u"permutation"_s, path, u"--to"_s, u"halves"_s});
        QCOMPARE(QString::fromUtf8(code.out), reported[u"code"_s].toString());
        const QString alone = written(folder.filePath(u"mha.json"_s),
            R"({"model_type": "llama", "head_dim": 8, "num_attention_heads": 4,
                "rope_theta": 10000})");
        const Ended assumed = ended({u"permutation"_s, alone, u"--from"_s, u"halves"_s});
        QVERIFY2(assumed.error.contains("num_key_value_heads"), assumed.error);
        const QString latent = written(folder.filePath(u"mla.json"_s),
            R"({"model_type": "deepseek_v3", "qk_rope_head_dim": 64, "num_attention_heads": 4,
                "kv_lora_rank": 512, "rope_theta": 10000})");
        const Ended refused = ended({u"permutation"_s, latent, u"--from"_s, u"interleaved"_s});
        QCOMPARE(refused.exit, 1);
        QVERIFY2(refused.error.contains("kv_lora_rank"), refused.error);
    }

    // Under every name and in every part where a file may have them, reported as a guess only if
    // they are one.
    void thePermutationUsesTheKeyHeadsOfTheFile_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("keyHeads");
        const auto row = [](const char* name, const char* json, int keyHeads) {
            QTest::addRow("%s", name) << QByteArray(json) << keyHeads;
        };
        row("DBRX", R"({"model_type": "dbrx", "d_model": 6144, "n_heads": 48,
            "max_seq_len": 32768, "attn_config": {"kv_n_heads": 8, "rope_theta": 500000}})",
            8);
        row("InternVL", R"({"model_type": "internvl_chat", "llm_config": {"model_type": "qwen2",
            "hidden_size": 3584, "num_attention_heads": 28, "num_key_value_heads": 4,
            "rope_theta": 1000000.0}})",
            4);
        row("Qwen2.5-Omni", R"({"model_type": "qwen2_5_omni", "thinker_config": {"text_config": {
            "model_type": "qwen2_5_omni_text", "hidden_size": 3584, "num_attention_heads": 28,
            "num_key_value_heads": 4, "rope_theta": 1000000.0}}})",
            4);
        row("Falcon-40B", R"({"model_type": "falcon", "hidden_size": 8192,
            "num_attention_heads": 128, "num_kv_heads": 8, "multi_query": true,
            "new_decoder_architecture": true, "rope_theta": 10000})",
            8);
        row("Falcon-7B", R"({"model_type": "falcon", "hidden_size": 4544,
            "num_attention_heads": 71, "num_kv_heads": 71, "multi_query": true,
            "rope_theta": 10000})",
            1);
        row("older Falcon", R"({"model_type": "RefinedWeb", "hidden_size": 2048, "n_head": 32,
            "n_head_kv": 8, "rope_theta": 10000})",
            8);
        row("older, of one key", R"({"model_type": "RefinedWebModel", "hidden_size": 4544,
            "n_head": 71, "multi_query": true, "rope_theta": 10000})",
            1);
        row("Step 3.7", R"({"model_type": "step3p7", "text_config": {"model_type": "step3p5",
            "head_dim": 128, "num_attention_heads": 64, "num_attention_groups": 8,
            "rope_theta": 10000}})",
            8);
        row("Nemotron-NAS", R"({"model_type": "nemotron-nas", "hidden_size": 8192,
            "num_attention_heads": 64, "num_key_value_heads": null, "rope_theta": 500000,
            "block_configs": [{"attention": {"n_heads_in_group": 8}}, {"attention":
            {"n_heads_in_group": null, "no_op": true}}]})",
            8);
    }
    void thePermutationUsesTheKeyHeadsOfTheFile()
    {
        QFETCH(QByteArray, json);
        const QTemporaryDir folder;
        const QString path = written(folder.filePath(u"config.json"_s), json);
        const Ended made =
            ended({u"permutation"_s, path, u"--from"_s, u"interleaved"_s, u"--json"_s});
        QVERIFY2(made.exit == 0, made.error);
        QTEST(QJsonDocument::fromJson(made.out).object()[u"key_heads"_s].toInt(), "keyHeads");
        QVERIFY2(!made.error.contains("num_key_value_heads"), made.error);
    }

    // Step's layers with a window have more query heads, Gemma 4's without one have wider heads.
    void reportsTheHeadsOfOtherLayers()
    {
        const QTemporaryDir folder;
        const auto reported = [&](const QByteArray& json) {
            const QString path = written(folder.filePath(u"config.json"_s), json);
            return ended({u"permutation"_s, path, u"--from"_s, u"halves"_s}).error;
        };
        const QByteArray step = reported(R"({"model_type": "step3p5", "head_dim": 128,
            "num_attention_heads": 64, "num_attention_groups": 8, "rope_theta": 10000,
            "attention_other_setting": {"num_attention_heads": 96}})");
        QVERIFY2(
            step.contains("because of attention_other_setting, some layers may have other heads"),
            step);
        QVERIFY2(step.contains("64 query heads and 8 key heads of dimension 128"), step);
        const QByteArray gemma = reported(R"({"model_type": "gemma4_text", "num_attention_heads": 8,
            "num_key_value_heads": 4, "num_hidden_layers": 6})");
        QVERIFY2(gemma.contains("because of global_head_dim, some layers"), gemma);
        QVERIFY(!reported(llama).contains("other heads"));

        // The authors' modeling_mimo_v2.py: swa_ for layers with a window.
        const QString mimo = written(folder.filePath(u"mimo.json"_s),
            R"({"model_type": "mimo_v2", "head_dim": 192, "num_attention_heads": 64,
            "num_key_value_heads": 4, "swa_num_attention_heads": 32, "swa_num_key_value_heads": 8,
            "hybrid_layer_pattern": [0, 1], "sliding_window": 128, "rope_theta": 5e6,
            "swa_rope_theta": 1e4})");
        const auto headsOf = [](const QString& file, const QString& layers) {
            const Ended made = ended({u"permutation"_s, file, u"--from"_s, u"halves"_s, u"--json"_s,
                u"--set"_s, u"model.layers="_s + layers});
            const QJsonObject reported = QJsonDocument::fromJson(made.out).object();
            return QList {reported[u"query_heads"_s].toInt(), reported[u"key_heads"_s].toInt()};
        };
        QCOMPARE(headsOf(mimo, u"full"_s), (QList {64, 4}));
        QCOMPARE(headsOf(mimo, u"window"_s), (QList {32, 8}));
        const QByteArray ofWindows = ended({u"permutation"_s, mimo, u"--from"_s, u"halves"_s,
                                               u"--set"_s, u"model.layers=window"_s})
                                         .error;
        QVERIFY2(!ofWindows.contains("swa_num"), ofWindows); // which it has computed
        const QString other = written(folder.filePath(u"step.json"_s),
            R"({"model_type": "step3p5", "head_dim": 128, "num_attention_heads": 64,
            "num_attention_groups": 8, "rope_theta": 10000, "num_hidden_layers": 2,
            "layer_types": ["full_attention", "sliding_attention"], "sliding_window": 512,
            "attention_other_setting": {"attention_type": "sliding_attention",
            "num_attention_heads": 96, "num_attention_groups": 8}})");
        QCOMPARE(headsOf(other, u"full"_s), (QList {64, 8}));
        QCOMPARE(headsOf(other, u"window"_s), (QList {96, 8}));
    }

    void refusesLatentAttentionInEachPart()
    {
        const QTemporaryDir folder;
        for (const char* part : {"text_config", "language_config"}) {
            const QString path = written(folder.filePath(u"config.json"_s),
                QByteArray(R"({"model_type": "deepseek_vl_v2", "part": {
                    "model_type": "deepseek_v2", "qk_nope_head_dim": 128, "qk_rope_head_dim": 64,
                    "num_attention_heads": 4, "kv_lora_rank": 512, "rope_theta": 10000}})")
                    .replace("part", part));
            const Ended refused = ended({u"permutation"_s, path, u"--from"_s, u"interleaved"_s});
            QCOMPARE(refused.exit, 1);
            QVERIFY2(refused.error.contains("kv_lora_rank"), refused.error);
        }
    }

    void writesATableCompletelyOrNotAtAll()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"table.csv"_s);
        const QStringList call {
            u"table"_s, u"--encoding"_s, u"rope"_s, u"--positions"_s, u"0:50000"_s, u"-o"_s};
        QCOMPARE(ended(call + QStringList {path}).exit, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 50'001);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
        const Ended nowhere = ended(call + QStringList {folder.filePath(u"none/table.csv"_s)});
        QCOMPARE(nowhere.exit, 1);
        QVERIFY2(nowhere.error.contains("could not be written"), nowhere.error);
        const Ended full = ended(call + QStringList {u"/dev/full"_s});
        QCOMPARE(full.exit, 1);
        QVERIFY2(full.error.contains("/dev/full could not be written completely"), full.error);
        QCOMPARE(full.error.count('\n'), 1);
    }

    void aPictureWithoutSpaceHasOnlyItsNumbers()
    {
        const QTemporaryDir folder;
        const auto made = [&](const QString& name) {
            return ended({u"render"_s, u"--bench"_s, u"rotations"_s, u"--picture"_s, u"curve"_s,
                u"--size"_s, u"16x16"_s, u"-o"_s, folder.filePath(name)});
        };
        for (const QString& name : {u"x.png"_s, u"x.svg"_s, u"x.pdf"_s}) {
            const Ended refused = made(name);
            QCOMPARE(refused.exit, 1);
            QVERIFY2(refused.error.contains("could not be made"), refused.error);
            QCOMPARE(refused.error.count('\n'), 1);
            QVERIFY(!QFile::exists(folder.filePath(name)));
        }
        QCOMPARE(made(u"x.csv"_s).exit, 0);
    }

    void reportsAPictureLargerThanMemory()
    {
        const QTemporaryDir folder;
        const auto refused = [](const QString& kilobytes, const QStringList& call) {
            QProcess process;
            process.start(u"sh"_s,
                QStringList {u"-c"_s, u"ulimit -v %1; exec \"$@\""_s.arg(kilobytes), u"sh"_s,
                    QStringLiteral(LAB_PROGRAM)}
                    + call + QStringList {u"--size"_s, u"16384x16384"_s});
            process.waitForFinished(-1);
            return Ended {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                process.readAllStandardOutput(), process.readAllStandardError()};
        };
        const QString picture = folder.filePath(u"x.png"_s);
        const Ended whole =
            refused(u"4000000"_s, {u"render"_s, u"--scale"_s, u"4"_s, u"-o"_s, picture});
        QCOMPARE(whole.exit, 1);
        QCOMPARE(whole.error,
            "position-lab: " + picture.toUtf8()
                + ": a picture of 65536 × 65536 pixels could not be made.\n");
        for (const QString& name : {u"pictures"_s, u"x.gif"_s, u"x.webp"_s}) {
            const Ended frames = refused(u"900000"_s,
                {u"series"_s, u"--over"_s, u"rope.pairing"_s, u"--export"_s,
                    folder.filePath(name)});
            QCOMPARE(frames.exit, 1);
            QVERIFY2(frames.error.contains("16384 × 16420 pixels could not be made"), frames.error);
            QCOMPARE(frames.error.count('\n'), 1);
        }
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aNoteInChineseHasNoSpaceAfterItsColon()
    {
        const QTemporaryDir folder;
        const QString path = written(folder.filePath(u"config.json"_s), llama);
        const QStringList call {u"table"_s, u"--encoding"_s, u"rope"_s, path};
        QVERIFY(ended(call).error.contains("sets it: "));
        const Ended chinese = ended(call, {}, {{u"LANGUAGE"_s, u"zh_CN"_s}});
        QVERIFY2(chinese.error.contains("\uff1a"), chinese.error);
        QVERIFY2(!chinese.error.contains("\uff1a "), chinese.error);
    }

    void codeForAPictureWithoutCodeIsReportedAsForOtherNumbers()
    {
        const auto errorText = [](const QString& picture) {
            const Ended code = ended(
                {u"code"_s, u"--bench"_s, u"base"_s, u"--set"_s, u"base.picture="_s + picture});
            return code.exit == 0 && !code.out.isEmpty() ? code.error : "no code"_ba;
        };
        QVERIFY2(
            errorText(u"base_bound"_s).contains("no code of its own"), errorText(u"base_bound"_s));
        QCOMPARE(errorText(u"distances"_s), QByteArray());
        // A bench alone selects no picture.
        const Ended bench = ended({u"code"_s, u"--bench"_s, u"base"_s});
        QVERIFY(!bench.out.isEmpty());
        QCOMPARE(bench.error, QByteArray());
    }

    void exitsWithOneIfPrintingFails()
    {
        const QString resources = QStringLiteral(LAB_TEST_DIRECTORY "/../resources/");
        for (const QStringList& call : {QStringList {u"lesson"_s, u"list"_s},
                 QStringList {u"lesson"_s, u"check"_s, resources + u"lessons/03_clocks.json"_s},
                 QStringList {
                     u"derivation"_s, u"check"_s, resources + u"derivation/pages.json"_s}}) {
            QProcess process;
            process.setStandardOutputFile(u"/dev/full"_s);
            process.start(QStringLiteral(LAB_PROGRAM), call);
            QVERIFY(process.waitForFinished(-1));
            QCOMPARE(process.exitCode(), 1);
            const QByteArray errorText = process.readAllStandardError();
            QVERIFY2(
                errorText.contains("Standard output could not be written completely"), errorText);
            process.setStandardOutputFile({});
            process.start(u"/bin/sh"_s,
                QStringList {u"-c"_s, u"exec \"$0\" \"$@\" >&-"_s, QStringLiteral(LAB_PROGRAM)}
                    + call);
            QVERIFY(process.waitForFinished(-1));
            QCOMPARE(process.exitCode(), 1);
            QCOMPARE(process.readAllStandardError(),
                "position-lab: Standard output could not be written completely: it is closed.\n");
            process.start(
                u"/bin/sh"_s, {u"-c"_s, u"exec \"$0\" check - <&-"_s, QStringLiteral(LAB_PROGRAM)});
            QVERIFY(process.waitForFinished(-1));
            QCOMPARE(process.readAllStandardError(),
                "position-lab: Standard input cannot be read: it is closed.\n");
        }
    }

    void anExperimentChecksItsOutputPathFirst()
    {
        const QTemporaryDir folder;
        for (const QString& path : {folder.path(), folder.filePath(u"none/x.csv"_s)}) {
            const Ended refused = ended({u"experiment"_s, u"--encodings"_s, u"nope"_s, u"--steps"_s,
                u"10"_s, u"--seeds"_s, u"1"_s, u"-o"_s, path});
            QCOMPARE(refused.exit, 1);
            QVERIFY2(refused.error.startsWith(
                         "position-lab: " + path.toUtf8() + " could not be written: "),
                refused.error); // nor of a model
        }
        QVERIFY(
            QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void distancesHaveASign()
    {
        const Ended code = ended({u"code"_s, u"--bench"_s, u"waves"_s, u"--set"_s,
            u"waves.encoding=functional_relative"_s});
        const QString command =
            QString::fromUtf8(code.out).section(u"position-lab "_s, 1).section(u'\n', 0, 0);
        QVERIFY2(command.contains(u"--positions -"_s), qPrintable(command));
        const Ended table = ended(command.split(u' '));
        QVERIFY2(table.exit == 0, table.error);
        QVERIFY(table.out.count('\n') > 3);
        QVERIFY(table.out.split('\n').value(1).startsWith('-'));
    }

    void writesTheTableThatTheCodeNames()
    {
        for (const QString& bench : {u"order"_s, u"waves"_s, u"rotations"_s, u"biases"_s,
                 u"relative"_s, u"grids"_s, u"base"_s, u"precision"_s, u"compare"_s}) {
            const Ended code = ended({u"code"_s, u"--bench"_s, bench});
            QString command =
                QString::fromUtf8(code.out).section(u"position-lab "_s, 1).section(u'\n', 0, 0);
            command = command.section(u" --set "_s, 0, 0); // whose values are quoted for a shell
            const Ended table = ended(command.split(u' '));
            QVERIFY2(table.exit == 0, command.toUtf8() + ": " + table.error);
            QVERIFY2(table.out.count('\n') > 3, qPrintable(command));
        }
    }

    void aClosedPipeEndsATableQuietly()
    {
        for (const QString& trap : {u""_s, u"trap '' PIPE; "_s}) { // a writer that has died, and
                                                                   // one that does not listen
            QProcess shell;
            shell.start(u"sh"_s,
                {u"-c"_s,
                    trap
                        + u"\"$0\" table --encoding rope --positions 0:1000000000000 | head -n 3"_s,
                    QStringLiteral(LAB_PROGRAM)});
            QVERIFY(shell.waitForFinished(-1));
            QCOMPARE(shell.readAllStandardOutput().count('\n'), 3);
            QCOMPARE(shell.readAllStandardError(), QByteArray());
        }
    }

    void everyTableReachesDistantPositions()
    {
        for (const TableQuantity& one : allTables()) {
            const QString encoding = QString::fromStdString(std::string(one.encoding));
            const QString quantity = QString::fromStdString(std::string(one.quantity));
            if (quantity == "base_bound"_L1) // which searches from 0 for each
                continue;
            const Ended table = ended({u"table"_s, u"--encoding"_s, encoding, u"--quantity"_s,
                quantity, u"--positions"_s, u"999999999990:1000000000000"_s});
            QVERIFY2(table.exit == 0 || table.error.contains("has its own rows"),
                qPrintable(encoding + u' ' + quantity));
        }
    }
};

LAB_GUILESS_TESTS(CommandFilesTest)
#include "tst_command_files.moc"
