#include "app/model_file.h"

#include "app/config_reader.h"
#include "app/json_file.h"
#include "core/state/lab_state.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::ModelFile)
};

constexpr ConfigReader::Limits widths {1, 65536, "128"_L1};
constexpr ConfigReader::Limits headCounts {1, 65536, "32"_L1};
constexpr ConfigReader::Limits lengths {1, 1e9, "4096"_L1};
constexpr ConfigReader::Limits bases {lowestBase, highestBase, "10000"_L1};
constexpr ConfigReader::Limits shares {0, 1, "0.5"_L1};

bool isAnyOf(const QString& type, std::initializer_list<QLatin1StringView> types)
{
    return std::ranges::find(types, type) != types.end();
}

bool isAlibi(ConfigReader& config)
{
    if (config.isTrue("alibi"_L1) || config.text("position_embedding_type"_L1) == "alibi"_L1
        || config.text("model_type"_L1) == "bloom"_L1)
        return true;
    const auto attention = config.object("attn_config"_L1);
    return attention && attention->value("alibi"_L1).toBool();
}

bool isRope(const ConfigReader& config)
{
    for (const auto key : {"rope_theta"_L1, "rotary_emb_base"_L1, "rope_parameters"_L1,
             "rope_scaling"_L1, "rotary_pct"_L1, "rotary_dim"_L1, "partial_rotary_factor"_L1,
             "rope_ratio"_L1, "rotary_emb_fraction"_L1, "rope_local_base_freq"_L1}) {
        if (config.has(key))
            return true;
    }
    return isAnyOf(config.text("model_type"_L1),
        {"llama"_L1, "mistral"_L1, "mixtral"_L1, "qwen"_L1, "qwen2"_L1, "qwen3"_L1, "gemma"_L1,
            "gemma2"_L1, "gpt_neox"_L1, "gptj"_L1, "phi"_L1, "phi3"_L1, "falcon"_L1, "chatglm"_L1,
            "glm"_L1, "internlm2"_L1, "stablelm"_L1, "starcoder2"_L1, "olmo"_L1, "olmo2"_L1,
            "cohere"_L1, "deepseek_v2"_L1, "deepseek_v3"_L1, "smollm3"_L1});
}

Scheme schemeOf(ConfigReader& config)
{
    const QString type = config.text("model_type"_L1);
    if (isAlibi(config))
        return Scheme::Alibi;
    if (isAnyOf(type, {"t5"_L1, "mt5"_L1, "umt5"_L1, "longt5"_L1})
        || config.has("relative_attention_num_buckets"_L1))
        return Scheme::T5Bias;
    if (type.startsWith("deberta"_L1))
        return Scheme::Deberta;
    if (type == "transfo-xl"_L1 || type == "xlnet"_L1)
        return Scheme::TransformerXl;
    if (isRope(config))
        return Scheme::Rope;
    if (isAnyOf(type, {"bert"_L1, "roberta"_L1, "gpt2"_L1, "opt"_L1, "vit"_L1})
        || config.text("position_embedding_type"_L1) == "absolute"_L1)
        return Scheme::Learned;
    return Scheme::Unknown;
}

Pairing pairingOf(const ConfigReader& config)
{
    const QString type = config.text("model_type"_L1);
    const bool isInterleaved = config.isTrue("rope_interleave"_L1)
        || config.isTrue("original_rope"_L1)
        || isAnyOf(type,
            {"gptj"_L1, "chatglm"_L1, "glm"_L1, "deepseek_v2"_L1, "deepseek_v3"_L1, "kimi_k2"_L1});
    return isInterleaved ? Pairing::Interleaved : Pairing::Halves;
}

void readSizes(ConfigReader& config, Model& model)
{
    model.heads = config.whole(
        {"num_attention_heads"_L1, "n_head"_L1, "n_heads"_L1, "num_heads"_L1}, headCounts);
    model.headWidth =
        config.whole({"qk_rope_head_dim"_L1, "head_dim"_L1, "kv_channels"_L1, "d_kv"_L1}, widths);
    const auto hidden = config.whole({"hidden_size"_L1, "n_embd"_L1, "d_model"_L1}, widths);
    if (!model.headWidth && hidden && model.heads) {
        if (*hidden % *model.heads != 0)
            config.fail(Words::tr("hidden_size %1 is no multiple of the %2 heads, and there is "
                                  "no head_dim; give one.")
                            .arg(*hidden)
                            .arg(*model.heads));
        model.headWidth = *hidden / *model.heads;
    }
    const auto length = config.number({"max_position_embeddings"_L1, "n_positions"_L1,
                                          "max_seq_len"_L1, "seq_length"_L1, "n_ctx"_L1},
        lengths);
    if (length)
        model.length = static_cast<std::int64_t>(*length);
}

QString described(const QString& path, const QJsonObject& block)
{
    QStringList parts;
    for (auto entry = block.begin(); entry != block.end(); ++entry) {
        if (!isAnyOf(entry.key(), {"rope_type"_L1, "type"_L1, "rope_theta"_L1}))
            parts += entry.key() + u' ' + shown(entry.value());
    }
    const QString type = block.value("rope_type"_L1).toString(block.value("type"_L1).toString());
    parts.prepend(type.isEmpty() ? u"?"_s : type);
    return path + u": "_s + parts.join(u", "_s);
}

// A scaling block changes the frequencies in a way that is not computed: it is named.
void noteScaling(ConfigReader& config, QLatin1StringView key, Model& model)
{
    auto block = config.object(key);
    if (!block)
        return;
    QString path = config.pathOf(key);
    if (block->value("full_attention"_L1).isObject()) {
        block = block->value("full_attention"_L1).toObject();
        path += u".full_attention"_s;
    }
    ConfigReader reader(*block, {}, path);
    const QString type =
        block->value("rope_type"_L1).toString(block->value("type"_L1).toString(u"default"_s));
    const bool isPlain = type == "default"_L1 && !block->contains("factor"_L1)
        && !block->contains("mrope_section"_L1);
    if (!isPlain)
        model.notComputed.push_back(described(path, *block).toStdString());
    if (const auto original = reader.number({"original_max_position_embeddings"_L1}, lengths)) {
        model.targetLength = model.length;
        model.length = static_cast<std::int64_t>(*original);
    }
    if (reader.problem())
        config.fail(reader.problem()->sentence);
}

// rope_parameters is one block, or one for each type of layer; then that of the full layers
// is read and the others are named.
std::optional<double> baseInParameters(ConfigReader& config, Model& model)
{
    constexpr auto key = "rope_parameters"_L1;
    const auto block = config.object(key);
    if (!block)
        return std::nullopt;
    const bool isByLayer = block->value("full_attention"_L1).isObject();
    QString path = config.pathOf(key);
    QJsonObject read = *block;
    if (isByLayer) {
        read = block->value("full_attention"_L1).toObject();
        path += u".full_attention"_s;
        for (auto entry = block->begin(); entry != block->end(); ++entry) {
            if (entry.key() != "full_attention"_L1)
                model.notComputed.push_back(
                    (config.pathOf(key) + u'.' + entry.key() + u": "_s + shown(entry.value()))
                        .toStdString());
        }
    }
    ConfigReader reader(read, {}, path);
    const auto base = reader.number({"rope_theta"_L1}, bases);
    if (const auto share = reader.number({"partial_rotary_factor"_L1}, shares))
        model.rotatedShare = share;
    if (reader.problem())
        config.fail(reader.problem()->sentence);
    return base;
}

void readRope(ConfigReader& config, Model& model)
{
    model.pairing = pairingOf(config);
    model.base = config.number({"rope_theta"_L1, "rotary_emb_base"_L1}, bases);
    if (const auto inBlock = baseInParameters(config, model))
        model.base = inBlock;
    if (const auto ratio = config.number({"rope_ratio"_L1}, {0.001, 1e6, "50"_L1}))
        model.base = 10000 * *ratio;
    if (!model.base) {
        model.notComputed.push_back("rope_theta: not given, 10000 is shown");
        model.base = 10000;
    }

    const auto share = config.number(
        {"partial_rotary_factor"_L1, "rotary_pct"_L1, "rotary_emb_fraction"_L1}, shares);
    if (share)
        model.rotatedShare = share;
    const auto rotated = config.whole({"rotary_dim"_L1}, widths);
    if (rotated && model.headWidth)
        model.rotatedShare = std::min(1.0, static_cast<double>(*rotated) / *model.headWidth);
    if (config.text("model_type"_L1) == "chatglm"_L1 && !model.rotatedShare)
        model.rotatedShare = 0.5;

    noteScaling(config, "rope_scaling"_L1, model);
    noteScaling(config, "rope_parameters"_L1, model);
    for (const auto key : {"rope_local_base_freq"_L1, "mrope_section"_L1, "no_rope_layers"_L1,
             "no_rope_layer_interval"_L1, "local_to_global"_L1}) {
        if (config.has(key))
            model.notComputed.push_back(
                (config.pathOf(key) + u": "_s + shown(config.json().value(key))).toStdString());
    }
    if (model.headWidth && (*model.headWidth % 2 != 0 || *model.headWidth > largestWidth))
        config.fail(Words::tr("the head width is %1; the pictures take an even width from 2 to "
                              "%2.")
                        .arg(*model.headWidth)
                        .arg(largestWidth));
    if (!model.headWidth)
        config.fail(Words::tr("there is no head_dim, and no hidden_size with "
                              "num_attention_heads to work it out; give one of them."));
}

void readAlibi(ConfigReader& config, Model& model)
{
    ConfigReader attention(
        config.object("attn_config"_L1).value_or(QJsonObject()), {}, u"attn_config"_s);
    constexpr ConfigReader::Limits limits {0.5, 64, "8"_L1};
    model.alibiBiasMax = config.number({"alibi_bias_max"_L1}, limits);
    if (const auto inBlock = attention.number({"alibi_bias_max"_L1}, limits))
        model.alibiBiasMax = inBlock;
    if (attention.problem())
        config.fail(attention.problem()->sentence);
    if (!model.heads || *model.heads > 128)
        config.fail(Words::tr("an ALiBi model needs num_attention_heads from 1 to 128."));
}

std::string unshownScheme(Scheme scheme)
{
    switch (scheme) {
    case Scheme::Learned:
        return "learned position table";
    case Scheme::T5Bias:
        return "T5 relative bias";
    case Scheme::Deberta:
        return "DeBERTa disentangled attention";
    default:
        return "Transformer-XL relative positions";
    }
}

} // namespace

Outcome<Model> modelInConfig(const QJsonObject& outer, const QString& name)
{
    const bool isNested = outer.value("text_config"_L1).isObject();
    ConfigReader config(isNested ? outer.value("text_config"_L1).toObject() : outer, name,
        isNested ? u"text_config"_s : QString());

    Model model;
    model.name = config.text("_name_or_path"_L1).toStdString();
    if (model.name.empty())
        model.name = outer.value("_name_or_path"_L1).toString().toStdString();
    if (model.name.empty())
        model.name = QFileInfo(name).fileName().toStdString();
    model.scheme = schemeOf(config);
    readSizes(config, model);
    switch (model.scheme) {
    case Scheme::Rope:
        readRope(config, model);
        break;
    case Scheme::Alibi:
        readAlibi(config, model);
        break;
    case Scheme::Unknown:
        config.fail(Words::tr("nothing here tells a position encoding: there is no rope_theta, "
                              "rope_parameters, alibi or known model_type."));
        break;
    default:
        model.notComputed.push_back(unshownScheme(model.scheme));
    }
    if (config.problem()) {
        const QString sentence = config.problem()->sentence;
        return Problem {sentence.startsWith(name) ? sentence : name + u": "_s + sentence};
    }
    return model;
}

std::vector<Model> shippedModels()
{
    QFile file(u":/presets/models.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto object = jsonObject(file.readAll(), file.fileName());
    const auto* presets = std::get_if<QJsonObject>(&object);
    if (!presets)
        return {};
    std::vector<Model> models;
    for (const QJsonValue& one : presets->value("models"_L1).toArray()) {
        const QString name = one["name"_L1].toString();
        auto outcome = modelInConfig(one["config"_L1].toObject(), name);
        auto* model = std::get_if<Model>(&outcome);
        if (!model)
            continue;
        model->name = name.toStdString();
        for (const QJsonValue& source : one["sources"_L1].toArray())
            model->sources.push_back(source.toString().toStdString());
        models.push_back(std::move(*model));
    }
    return models;
}

} // namespace lab::app
