#include "core/state/lab_state.h"
#include "program.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace {

const QByteArray plain = R"({"model_type": "llama", "head_dim": 128, "num_attention_heads": 32,
    "num_hidden_layers": 32, "rope_theta": 500000, "max_position_embeddings": 8192})";
const QByteArray extended = R"({"model_type": "llama", "head_dim": 128, "num_attention_heads": 32,
    "num_hidden_layers": 32, "rope_theta": 500000, "max_position_embeddings": 131072,
    "rope_scaling": {"rope_type": "llama3", "factor": 8.0, "low_freq_factor": 1.0,
        "high_freq_factor": 4.0, "original_max_position_embeddings": 8192}})";
const QByteArray cohere = R"({"model_type": "cohere2", "hidden_size": 4096,
    "num_attention_heads": 32, "num_hidden_layers": 32, "rope_theta": 50000,
    "max_position_embeddings": 8192, "sliding_window": 4096, "sliding_window_pattern": 4})";
const QByteArray unknown = R"({"model_type": "unheard_of", "head_dim": 64,
    "num_attention_heads": 8, "rope_theta": 10000, "max_position_embeddings": 4096})";
const QByteArray t5 = R"({"model_type": "t5", "d_model": 512, "d_kv": 64, "num_heads": 8,
    "relative_attention_num_buckets": 32})";

QJsonObject parsed(const QByteArray& json)
{
    return QJsonDocument::fromJson(json).object();
}

} // namespace

/// Messages about a model's file, and about two compared with each other.
class ModelCommandsTest : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;

    QString file(const QString& name, const QByteArray& json)
    {
        return written(m_folder.filePath(name), json);
    }

    /// By key, what `diff` says about A and about B.
    static QJsonObject differencesIn(const QStringList& files)
    {
        const QStringList call = QStringList {u"diff"_s} + files;
        QJsonObject found;
        for (const auto& one :
            parsed(ended(call + QStringList {u"--format"_s, u"json"_s}).out)["different"_L1]
                .toArray())
            found.insert(one["key"_L1].toString(), QJsonArray {one["a"_L1], one["b"_L1]});
        return found;
    }

private Q_SLOTS:
    void checkReportsTheValuesAndTheirSources()
    {
        const Ended made = ended({u"check"_s, file(u"cohere.json"_s, cohere)});
        QVERIFY2(made.exit == 0, made.error);
        for (const char* words : {"rope.base: 50000", "rope.width: 128",
                 "rope.pairing: interleaved", "window", "no_positions", "cohere2"})
            QVERIFY2(made.out.contains(words), made.out);
    }

    // Also if the number is the program's initial value.
    void listsEverythingThatAMethodReads()
    {
        const QByteArray llama = ended({u"check"_s, file(u"extended.json"_s, extended)}).out;
        for (const char* words : {"scaling.method: llama3", "scaling.factor: 8",
                 "scaling.low_frequency_factor: 1", "scaling.high_frequency_factor: 4"})
            QVERIFY2(llama.contains(words), llama);
        const QByteArray qwen = ended(
            {u"check"_s,
                file(u"vl.json"_s, R"({"model_type": "qwen2_vl", "head_dim": 128, "rope_theta": 1e6,
                "rope_scaling": {"type": "mrope", "mrope_section": [16, 24, 24]}})")})
                                    .out;
        QVERIFY2(qwen.contains("multimodal_rotary.height_pairs: 24"), qwen);
        const QByteArray block = ended({u"rope-block"_s, m_folder.filePath(u"vl.json"_s)}).out;
        QVERIFY2(block.contains("\"mrope_section\": [16, 24, 24]"), block);
        const QByteArray command =
            ended({u"rope-block"_s, m_folder.filePath(u"vl.json"_s), u"--set"_s,
                      u"scaling.method=yarn"_s, u"--server"_s, u"vllm"_s})
                .out;
        QVERIFY2(command.contains("\"mrope_section\": [16, 24, 24]}}'"), command);
        const QByteArray own =
            ended({u"rope-block"_s, m_folder.filePath(u"vl.json"_s), u"--server"_s, u"vllm"_s}).out;
        QVERIFY2(!own.contains("mrope_section"), own); // the file's RoPE is used
        const QByteArray ministral = ended(
            {u"check"_s,
                file(u"ministral.json"_s, R"({"model_type": "ministral3", "head_dim": 128})")})
                                         .out;
        QVERIFY2(ministral.contains("temperature.rule: ministral3"), ministral);
    }

    void marksAGuessAsAGuess()
    {
        const QString path = file(u"unknown.json"_s, unknown);
        const QByteArray text = ended({u"check"_s, path}).out;
        QVERIFY2(text.contains("a guess:"), text);
        const Ended strict = ended({u"check"_s, u"--strict"_s, path});
        QCOMPARE(strict.exit, 1);
        QVERIFY(strict.error.contains("unknown.json"));
        QCOMPARE(strict.out, text);
    }

    void defaultsOfTheClassAreNotGuesses()
    {
        const QString path = file(u"known.json"_s, R"({"model_type": "llama", "head_dim": 128,
            "num_attention_heads": 32, "max_position_embeddings": 4096, "rope_theta": 1e4})");
        const Ended strict = ended({u"check"_s, u"--strict"_s, path});
        QVERIFY2(strict.out.contains("pairing: halves (llama)"), strict.out);
        QCOMPARE(strict.exit, 0);
    }

    void listsBothSides()
    {
        const Ended bert = ended({u"check"_s, file(u"bert.json"_s, R"({"model_type": "modernbert",
            "hidden_size": 768, "num_attention_heads": 12, "num_hidden_layers": 3})")});
        for (const char* one :
            {"position_map.mask: all", "full: Full, both sides, b ", "window: Window ±64, b "})
            QVERIFY2(bert.out.contains(one), bert.out);
    }

    void reportsATowerThatNoPictureShowsAndFailsIfStrict()
    {
        const QString path = file(u"tower.json"_s, R"({"model_type": "mistral3", "text_config": {
            "model_type": "mistral", "head_dim": 128, "rope_theta": 1e9},
            "vision_config": {"model_type": "pixtral", "rope_theta": 10000.0}})");
        const QByteArray text = ended({u"check"_s, path}).out;
        QVERIFY2(text.contains("not computed:\n  vision_config.rope_theta: 10000\n"), text);
        QVERIFY(parsed(ended({u"check"_s, u"--json"_s, path}).out)["left_out"_L1].toInt() > 0);
        QCOMPARE(ended({u"check"_s, u"--strict"_s, path}).exit, 1);
    }

    void aBlockAloneHasAssumedNumbers()
    {
        const QString path = file(u"block.json"_s,
            R"({"rope_scaling": {"rope_type": "yarn", "factor": 4,
                "original_max_position_embeddings": 4096}})");
        const QJsonObject reported = parsed(ended({u"check"_s, u"--json"_s, path}).out);
        QVERIFY(reported["assumed"_L1].toInt() >= 3);
        QCOMPARE(ended({u"check"_s, u"--strict"_s, path}).exit, 1);
    }

    void theJsonHasTheSameContents()
    {
        const QJsonObject reported =
            parsed(ended({u"check"_s, u"--json"_s, file(u"cohere.json"_s, cohere)}).out);
        QCOMPARE(reported["rotary"_L1].toBool(), true);
        QCOMPARE(reported["parameters"_L1]["rope.base"_L1].toDouble(), 50000.0);
        QCOMPARE(reported["parameters"_L1]["rope.pairing"_L1].toString(), u"interleaved"_s);
        QCOMPARE(reported["model"_L1]["kinds"_L1].toArray().size(), 2);
        QVERIFY(reported["assumed"_L1].toInt() > 0);
    }

    void readsAModelWithoutRope()
    {
        const QString path = file(u"t5.json"_s, t5);
        const Ended made = ended({u"check"_s, path});
        QVERIFY2(made.exit == 0, made.error);
        QVERIFY2(!made.out.contains("rope.base"), made.out);
        QVERIFY2(made.out.contains("t5.buckets"), made.out);
        QCOMPARE(
            parsed(ended({u"check"_s, u"--json"_s, path}).out)["rotary"_L1].toBool(true), false);
        const QString roped = file(u"plain.json"_s, plain);
        const Ended diff = ended({u"diff"_s, path, roped, u"--format"_s, u"csv"_s});
        QCOMPARE(diff.exit, 1);
        QVERIFY(diff.error.contains("no rotary encoding"));
        QVERIFY(diff.out.isEmpty());
    }

    void listsTheWindowOfTheShownLayers()
    {
        const QByteArray oss = R"({"model_type": "gpt_oss", "num_attention_heads": 64,
            "num_hidden_layers": 4, "sliding_window": 128, "max_position_embeddings": 4096})";
        const Ended full = ended({u"check"_s, file(u"oss.json"_s, oss)});
        QVERIFY2(!full.out.contains("position_map"), full.out);
        QVERIFY2(!full.out.contains("not computed"), full.out);
        const QByteArray mistral = R"({"model_type": "mistral", "head_dim": 128,
            "num_attention_heads": 32, "num_hidden_layers": 32, "sliding_window": 4096,
            "rope_theta": 10000, "max_position_embeddings": 32768})";
        const Ended all = ended({u"check"_s, file(u"mistral.json"_s, mistral)});
        for (const char* one : {"position_map.method: sliding_window", "position_map.window: 4096",
                 "position_map.mask: causal"})
            QVERIFY2(all.out.contains(one), all.out);
        const QByteArray llama4 = R"({"model_type": "llama4_text", "num_attention_heads": 40,
            "num_hidden_layers": 4, "max_position_embeddings": 8192})";
        const Ended chunks = ended({u"check"_s, file(u"llama4.json"_s, llama4)});
        QVERIFY2(chunks.out.contains("position_map.chunk: 8192"), chunks.out);
    }

    void startsAServerWithTheSameRope()
    {
        const QString path = file(u"plain.json"_s, plain);
        const QStringList call {u"rope-block"_s, path, u"--set"_s, u"scaling.method=yarn"_s,
            u"--set"_s, u"context.target_length=32768"_s, u"--server"_s};
        const Ended llama = ended(call + QStringList {u"llama.cpp"_s});
        QCOMPARE(llama.out,
            "llama-server -m MODEL.gguf -c 32768 \\\n"
            "  --rope-scaling yarn --rope-scale 4 \\\n"
            "  --yarn-orig-ctx 8192\n");
        QVERIFY2(llama.error.contains("ARCH.context_length=int:32768"), llama.error);
        QVERIFY2(ended(call + QStringList {u"vllm"_s, u"--keys"_s, u"older"_s})
                     .out.contains("\"rope_theta\": 500000.0, \"rope_scaling\": {"),
            "older keys");

        const Ended none =
            ended(call + QStringList {u"llama.cpp"_s, u"--set"_s, u"scaling.method=dynamic_ntk"_s});
        QCOMPARE(none.exit, 1);
        QVERIFY2(none.error.contains("llama.cpp has no dynamic NTK"), none.error);
        QVERIFY(none.out.isEmpty());
        const Ended unknownServer = ended(call + QStringList {u"ollama"_s});
        QCOMPARE(unknownServer.exit, 2);
        QVERIFY2(unknownServer.error.contains("llama.cpp"), unknownServer.error);
        QCOMPARE(ended(call + QStringList {u"vllm"_s, u"--advised"_s}).exit, 2);
    }

    // How a POSIX shell splits the command: the words that the server gets.
    void aShellPassesTheArgumentsToAServer()
    {
        const QString shell = QStandardPaths::findExecutable(u"sh"_s);
        if (shell.isEmpty())
            QSKIP("no shell");
        QByteArray line = ended(
            {u"rope-block"_s, file(u"plain.json"_s, plain), u"--set"_s, u"scaling.method=yarn"_s,
                u"--set"_s, u"context.target_length=32768"_s, u"--server"_s, u"vllm"_s})
                              .out;
        QVERIFY2(line.startsWith("vllm serve MODEL"), line);
        line.replace(0, 4, "printf '%s\\n'");
        QProcess process;
        process.start(shell, {u"-c"_s, QString::fromUtf8(line)});
        QVERIFY(process.waitForFinished());
        const QList<QByteArray> words = process.readAllStandardOutput().trimmed().split('\n');
        QCOMPARE(words.size(), 6);
        QCOMPARE(words[2], "--hf-overrides");
        QCOMPARE(words[4], "--max-model-len");
        QCOMPARE(words[5], "32768");
        const QJsonObject block = parsed(words[3])["rope_parameters"_L1].toObject();
        QCOMPARE(block["rope_type"_L1], u"yarn"_s);
        QCOMPARE(block["factor"_L1].toDouble(), 4.0);
        QCOMPARE(block["rope_theta"_L1].toDouble(), 500000.0);
        QCOMPARE(block["original_max_position_embeddings"_L1], 8192);
    }

    void aGivenFactorIsNotDerivedFromLengths()
    {
        const QStringList block {u"rope-block"_s, u"--set"_s, u"scaling.method=yarn"_s};
        const QStringList lengths {u"--set"_s, u"context.training_length=8192"_s, u"--set"_s,
            u"context.target_length=131072"_s};
        const QStringList factor {u"--set"_s, u"scaling.factor=8"_s};
        const auto factorIn = [](const QStringList& call) {
            return parsed(ended(call).out)["rope_parameters"_L1]["factor"_L1].toDouble();
        };
        QCOMPARE(factorIn(block + lengths), 16.0);
        QCOMPARE(factorIn(block + factor + lengths), 8.0);
        QCOMPARE(factorIn(block + lengths + factor), 8.0);
    }

    void reportsWhetherTheFactorOrTheLengthsApply()
    {
        const QString file = m_folder.filePath(u"out.csv"_s);
        const QStringList table {u"table"_s, u"--encoding"_s, u"rope"_s, u"--quantity"_s,
            u"scaling"_s, u"-o"_s, file, u"--set"_s, u"scaling.method=position_interpolation"_s};
        const QStringList lengths {u"--set"_s, u"context.training_length=4096"_s, u"--set"_s,
            u"context.target_length=32768"_s};
        const QByteArray expected =
            "--set: scaling.factor=2 applies, not the ratio of the lengths 4096 and 32768, which "
            "is 8; without scaling.factor the ratio would apply.";
        const Ended both = ended(table + lengths + QStringList {u"--set"_s, u"scaling.factor=2"_s});
        QVERIFY2(both.exit == 0 && both.error.contains(expected), both.error);
        for (const QStringList& alone : {lengths, QStringList {u"--set"_s, u"scaling.factor=2"_s},
                 lengths + QStringList {u"--set"_s, u"scaling.factor=8"_s}}) {
            const Ended quiet = ended(table + alone);
            QVERIFY2(quiet.exit == 0 && quiet.error.isEmpty(), quiet.error);
        }
        const auto withOriginal = [&](const QString& length) {
            return ended(
                table + lengths + QStringList {u"--set"_s, u"scaling.original_length="_s + length});
        };
        const Ended other = withOriginal(u"2048"_s);
        QVERIFY2(
            other.error.contains(
                "--set: scaling.original_length=2048 applies, not context.training_length=4096; "
                "without scaling.original_length, that would apply."),
            other.error);
        QVERIFY(withOriginal(u"4096"_s).error.isEmpty());
    }

    void inputsOfTheLabAreNotModelDifferences()
    {
        const QByteArray bert = R"({"model_type": "bert", "hidden_size": 768,
            "num_attention_heads": 12, "max_position_embeddings": 512})";
        const QJsonObject numbers =
            differencesIn({file(u"plain.json"_s, plain), file(u"bert.json"_s, bert)});
        QVERIFY(numbers.contains("rope.base"_L1) && numbers.contains("rope.pairing"_L1));
        for (const auto key :
            {"rope.vectors"_L1, "rope.seed"_L1, "rope.peak_distance"_L1, "rope.pair"_L1})
            QVERIFY2(!numbers.contains(key), key.data());
    }

    void anAlibiModelHasNoRope()
    {
        const QByteArray bloom =
            R"({"model_type": "bloom", "n_head": 16, "hidden_size": 1024, "seq_length": 2048})";
        const Ended made = ended({u"check"_s, file(u"bloom.json"_s, bloom)});
        QVERIFY2(
            made.out.contains("bloom.json has no RoPE on text; its positions: ALiBi"), made.out);
        const Ended empty = ended(
            {u"check"_s, file(u"rwkv.json"_s, R"({"model_type": "rwkv", "hidden_size": 768})")});
        QVERIFY2(empty.exit == 0 && !empty.out.contains("Read as:"), empty.out);
    }

    void comparesModelsWithoutRopeByTheirParameters()
    {
        const QString path = file(u"t5.json"_s, t5);
        const Ended mixed = ended({u"diff"_s, path, file(u"plain.json"_s, plain)});
        QVERIFY2(mixed.exit == 0, mixed.error);
        const QJsonObject numbers = differencesIn({path, file(u"plain.json"_s, plain)});
        QVERIFY2(numbers["rope.base"_L1].toArray()[0].isNull(), mixed.out);
        QCOMPARE(numbers["rope.base"_L1].toArray()[1].toDouble(), 500000.0);
        QVERIFY2(!numbers["t5.buckets"_L1].toArray()[0].isNull(), mixed.out);
        QVERIFY2(numbers["t5.buckets"_L1].toArray()[1].isNull(), mixed.out);
        QVERIFY2(mixed.out.contains("A has no rotary encoding"), mixed.out);
        QVERIFY2(!mixed.out.contains("wavelength"), mixed.out);

        QByteArray other = t5;
        other.replace("32", "48");
        const QString wider = file(u"wider.json"_s, other);
        QCOMPARE(differencesIn({path, wider}).keys(), QStringList {u"t5.buckets"_s});
        QVERIFY(ended({u"diff"_s, path, wider}).out.contains("Neither has rotary encoding"));
    }

    void unusedNumbersAreNotDifferences()
    {
        const QString a = file(u"plain.json"_s, plain);
        const QJsonObject numbers = differencesIn({a, file(u"extended.json"_s, extended)});
        for (const auto key : {"scaling.factor"_L1, "scaling.original_length"_L1})
            QVERIFY(numbers[key].toArray()[0].isNull() && !numbers[key].toArray()[1].isNull());
        for (const auto key : {"scaling.current_length"_L1, "scaling.beta_fast"_L1,
                 "scaling.mscale"_L1, "multimodal_rotary.width"_L1})
            QVERIFY2(!numbers.contains(key), key.data());
        const QString linear = file(u"linear.json"_s,
            QByteArray(plain).replace(
                "}", R"(, "rope_scaling": {"rope_type": "linear", "factor": 4.0}})"));
        const QStringList files {linear, file(u"extended.json"_s, extended)};
        QVERIFY(differencesIn(files)["scaling.high_frequency_factor"_L1].toArray()[0].isNull());
        QVERIFY(ended(QStringList {u"diff"_s} + files).out.contains("  –"));
    }

    void comparesTheScaleOfTheSoftmax()
    {
        const auto deepseek = [](const QByteArray& mscale) {
            return QByteArray(R"({"model_type": "deepseek_v3", "hidden_size": 7168,
                "num_attention_heads": 128, "qk_rope_head_dim": 64, "qk_nope_head_dim": 128,
                "rope_theta": 10000, "max_position_embeddings": 163840, "rope_scaling": {
                "type": "yarn", "factor": 40, "original_max_position_embeddings": 4096,
                "mscale": M, "mscale_all_dim": M}})")
                .replace("M", mscale);
        };
        const QStringList files {
            file(u"v3.json"_s, deepseek("1.0")), file(u"half.json"_s, deepseek("0.5"))};
        const QJsonObject numbers = differencesIn(files);
        QVERIFY(!numbers.contains("attention_factor"_L1));
        const QJsonArray both = numbers["softmax_factor"_L1].toArray();
        const auto squared = [](double mscale) {
            return std::pow(1 + 0.1 * mscale * std::log(40.0), 2);
        };
        QVERIFY(std::abs(both[0].toDouble() - squared(1)) < 1e-12);
        QVERIFY(std::abs(both[1].toDouble() - squared(0.5)) < 1e-12);
        QVERIFY(ended(QStringList {u"diff"_s} + files).out.contains("\nsoftmax_factor "));
        const QJsonObject reported =
            parsed(ended(QStringList {u"diff"_s, u"--format"_s, u"json"_s} + files).out);
        QCOMPARE(reported["a"_L1]["softmax_factor"_L1], both[0]);
    }

    // For a scene that does not have them, beside a part of a model's file.
    void translatedSentencesAreNotDifferences()
    {
        const QString scene = file(u"scene.json"_s,
            R"({"format": "position-lab scene", "version": 1, "parameters": {"rope.base": 20000}})");
        const QString block = file(u"block.json"_s, R"({"head_dim": 64, "rope_theta": 10000})");
        for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
            const QStringList spoken {u"--language"_s, language};
            const QByteArray out = ended(QStringList {u"diff"_s, scene, block} + spoken).out;
            QVERIFY2(out.contains("rope.base"), out);
            for (const char* key : {"order.sentence", "relative.words"})
                QVERIFY2(!out.contains(key), out);
            const QByteArray list = ended(QStringList {u"parameters"_s} + spoken).out;
            const bool isEnglish = language == "en"_L1;
            QVERIFY(list.contains(isEnglish ? "only I love you" : "我 不 爱 你"));
            QVERIFY(list.contains(isEnglish ? "we saw a red fox" : "我们看红狐跑过老磨坊"));
        }
    }

    // A Chinese character is as wide as two digits.
    void columnHeadsOfADifferenceAreTranslatedAndAligned()
    {
        const QStringList call {
            u"diff"_s, file(u"plain.json"_s, plain), file(u"extended.json"_s, extended)};
        QVERIFY(ended(call).out.contains("\npair  wavelength a  wavelength b  ratio b/a"));
        const QStringList lines =
            QString::fromUtf8(ended(call + QStringList {u"--language"_s, u"zh_CN"_s}).out)
                .split(u'\n');
        const auto head = std::ranges::find_if(
            lines, [](const QString& line) { return line.startsWith(u"维度对  A 的波长"_s); });
        QVERIFY2(head != lines.end(), qPrintable(lines.join(u'\n')));
        QCOMPARE(head[1].indexOf(u' '), 1);
        QCOMPARE(head[1].indexOf(QRegularExpression(u"[^ ]"_s), 1), 8);
    }

    void aSuggestionUsesTheHeadOfTheFile()
    {
        const QByteArray part =
            R"({"head_dim": 128, "rope_theta": 500000, "max_position_embeddings": 8192})";
        for (const QString& path : {file(u"plain.json"_s, plain), file(u"part.json"_s, part)}) {
            const Ended made = ended({u"rope-block"_s, u"--advised"_s, path, u"--set"_s,
                u"compare.encoding=extended_rope"_s, u"--set"_s,
                u"compare.method=position_interpolation"_s});
            QVERIFY2(made.out.contains("\"head_dim\": 128"), made.out + made.error);
            QVERIFY2(made.out.contains("\"rope_theta\": 500000"), made.out);
        }
    }

    void comparesTwoModelsPairByPair()
    {
        const QString a = file(u"plain.json"_s, plain);
        const QString b = file(u"extended.json"_s, extended);
        const Ended made = ended({u"diff"_s, a, b});
        QVERIFY2(made.exit == 0, made.error);
        QVERIFY2(made.out.contains("scaling.method"), made.out);
        QVERIFY2(!made.out.contains("rope.base"), made.out);
        const QJsonObject reported = parsed(ended({u"diff"_s, a, b, u"--format"_s, u"json"_s}).out);
        const QJsonArray pairs = reported["pairs"_L1].toArray();
        QCOMPARE(pairs.size(), 64);
        // The first pair is kept, the last one divided by 8: 2π·500000^(126/128), and 8 times that.
        const double last = 2 * std::numbers::pi * std::pow(500000.0, 126.0 / 128);
        QVERIFY(std::abs(pairs[0]["b to a"_L1].toDouble() - 1) < 1e-12);
        QVERIFY(std::abs(pairs[63]["wavelength a"_L1].toDouble() / last - 1) < 1e-12);
        QVERIFY(std::abs(pairs[63]["wavelength b"_L1].toDouble() / last - 8) < 1e-11);
        QVERIFY(std::abs(pairs[63]["turns in training a"_L1].toDouble() * last / 8192 - 1) < 1e-12);
        const QByteArray csv = ended({u"diff"_s, a, b, u"--format"_s, u"csv"_s}).out;
        QCOMPARE(csv.count('\n'), 65);
    }

    void aModelDoesNotDifferFromItself()
    {
        const QString a = file(u"plain.json"_s, plain);
        const Ended made = ended({u"diff"_s, a, a});
        QVERIFY(made.out.contains("No parameters differ."));
        QVERIFY(parsed(ended({u"diff"_s, a, a, u"--format"_s, u"json"_s}).out)["different"_L1]
                    .toArray()
                    .isEmpty());
    }

    void wrongCallsGiveSentences()
    {
        const QString a = file(u"plain.json"_s, plain);
        QCOMPARE(ended({u"check"_s}).exit, 2);
        QCOMPARE(ended({u"check"_s, u"/nowhere.json"_s}).exit, 1);
        const Ended one = ended({u"diff"_s, a});
        QCOMPARE(one.exit, 2);
        QVERIFY(one.error.contains("two files"));
        QCOMPARE(ended({u"diff"_s, a, u"/nowhere.json"_s}).exit, 1);
        QCOMPARE(ended({u"diff"_s, a, a, u"--format"_s, u"xml"_s}).exit, 2);
    }
};

LAB_GUILESS_TESTS(ModelCommandsTest)
#include "tst_model_commands.moc"
