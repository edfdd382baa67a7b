#include "app/model_file.h"

#include "app/config_defaults.h"
#include "app/config_reader.h"
#include "app/json_file.h"
#include "app/rope_config.h"
#include "app/table_config.h"

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

bool isAlibi(ConfigReader& config)
{
    if (config.isTrue("alibi"_L1) || config.text("position_embedding_type"_L1) == "alibi"_L1
        || config.text("model_type"_L1) == "bloom"_L1)
        return true;
    const auto attention = config.object("attn_config"_L1);
    return attention && attention->value("alibi"_L1).toBool();
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
    const auto length = config.whole({"max_position_embeddings"_L1, "n_positions"_L1,
                                         "max_seq_len"_L1, "seq_length"_L1, "n_ctx"_L1},
        lengths);
    if (length)
        model.length = *length;
    if (length && *length > lastPosition) // which the state stops at
        model.notes.push_back(noted(config.pathOf("max_position_embeddings"_L1),
            u"%1 → %2"_s.arg(*length).arg(lastPosition)));
}

void readAlibi(ConfigReader& config, Model& model)
{
    ConfigReader attention(
        config.object("attn_config"_L1).value_or(QJsonObject()), config.file(), u"attn_config"_s);
    constexpr ConfigReader::Limits limits {0.5, 64, "8"_L1};
    model.alibiBiasMax = config.number({"alibi_bias_max"_L1}, limits);
    if (const auto inBlock = attention.number({"alibi_bias_max"_L1}, limits))
        model.alibiBiasMax = inBlock;
    if (const auto& problem = attention.problem())
        config.fail(problem->sentence);
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

/// Of the part for text, which not every file of a model with pictures names.
QString modelTypeOf(const QJsonObject& inner, const QJsonObject& outer)
{
    const QString own = inner.value("model_type"_L1).toString();
    const QString whole = outer.value("model_type"_L1).toString();
    return own.isEmpty() && whole == "gemma3"_L1 ? u"gemma3_text"_s : own;
}

} // namespace

Outcome<Model> modelInConfig(const QJsonObject& outer, const QString& name)
{
    const bool isNested = outer.value("text_config"_L1).isObject();
    const QJsonObject inner = isNested ? outer.value("text_config"_L1).toObject() : outer;
    Model model;
    ConfigReader config(withClassDefaults(inner, modelTypeOf(inner, outer), model.notes), name,
        isNested ? u"text_config"_s : QString());

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
        model.notes.push_back(unshownScheme(model.scheme));
        model.tables = tablesInConfig(config, model);
    }
    if (const auto& problem = config.problem()) {
        const QString sentence = problem->sentence;
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
    for (const auto& one : presets->value("models"_L1).toArray()) {
        const QString name = one["name"_L1].toString();
        auto outcome = modelInConfig(one["config"_L1].toObject(), name);
        auto* model = std::get_if<Model>(&outcome);
        if (!model)
            continue;
        model->name = name.toStdString();
        for (const auto& source : one["sources"_L1].toArray())
            model->sources.push_back(source.toString().toStdString());
        models.push_back(std::move(*model));
    }
    return models;
}

} // namespace lab::app
