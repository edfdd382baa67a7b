#include "app/models/model_schemes.h"

#include "app/models/rope_config.h"
#include "core/models/class_rules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::ModelSchemes)
};

bool isAlibi(ConfigReader& config)
{
    if (config.isTrue("alibi"_L1) || config.text("position_embedding_type"_L1) == "alibi"_L1
        || config.has("alibi_starting_size"_L1)) // MosaicBERT
        return true;
    const QJsonObject attention = config.json().value("attn_config"_L1).toObject();
    return attention.value("alibi"_L1).toBool();
}

/// Olmo Hybrid: a base that is given and null turns RoPE off; one that is left out is the class's.
bool isBaseNull(ConfigReader& config)
{
    constexpr auto base = "rope_theta"_L1;
    for (const auto key : {"rope_scaling"_L1, "rope_parameters"_L1}) {
        const QJsonObject block = config.json().value(key).toObject();
        if (block.isEmpty())
            continue;
        if (!block.contains(base))
            break;
        if (block.value(base).isNull())
            config.note(key);
        return block.value(base).isNull();
    }
    const bool isNull = config.json().contains(base) && config.json().value(base).isNull();
    if (isNull)
        config.remark(remarkOf(Origin::File, config.pathOf(base), u"null"_s));
    return isNull;
}

/// The newest towers for pictures say so of themselves (default_rope_type of their classes).
bool isAxial(const ConfigReader& config)
{
    constexpr auto type = "rope_type"_L1;
    return std::ranges::any_of(
        std::array {"rope_parameters"_L1, "rope_scaling"_L1}, [&](QLatin1StringView key) {
            return config.json().value(key).toObject().value(type) == "axial"_L1;
        });
}

/// What a class that may go without RoPE says in this file.
Scheme schemeOfHybrid(ConfigReader& config, const QString& modelType)
{
    const QString type = config.text("position_embedding_type"_L1);
    if (modelType == "granitemoehybrid"_L1) { // only "rope" turns it on
        config.note("position_embedding_type"_L1);
        return type == "rope"_L1 ? Scheme::Rope : Scheme::None;
    }
    if (modelType == "kimi_linear"_L1) {
        config.note("mla_use_nope"_L1);
        return config.isTrue("mla_use_nope"_L1) ? Scheme::None : Scheme::Rope;
    }
    if (modelType == "zamba2"_L1) {
        constexpr auto key = "use_mem_rope"_L1;
        config.note(key);
        if (!config.has(key))
            config.remark(remarkOf(Origin::ModelClass, key, u"false"_s, modelType));
        return config.isTrue(key) ? Scheme::Rope : Scheme::None;
    }
    if (modelType == "esm"_L1) {
        config.note("position_embedding_type"_L1);
        if (!config.json().contains("position_embedding_type"_L1))
            config.remark(remarkOf(
                Origin::ModelClass, u"position_embedding_type"_s, u"\"absolute\""_s, modelType));
        return type == "rotary"_L1 ? Scheme::Rope : Scheme::Learned;
    }
    return isBaseNull(config) ? Scheme::None : Scheme::Rope; // olmo_hybrid
}

/// Where relative_attention is false or left out, DeBERTa has the learned table of BERT alone, and
/// without position_biased_input no positions (modeling_deberta.py, modeling_deberta_v2.py).
Scheme schemeOfDeberta(ConfigReader& config, const QString& modelType)
{
    constexpr auto relative = "relative_attention"_L1;
    constexpr auto table = "position_biased_input"_L1;
    config.note(relative);
    if (!config.has(relative))
        config.remark(remarkOf(Origin::ModelClass, relative, u"false"_s, modelType));
    const bool isRelative = config.isTrue(relative);
    const bool hasTable = !config.has(table) || config.isTrue(table);
    if (!config.has(table))
        config.remark(remarkOf(Origin::ModelClass, table, u"true"_s, modelType));
    if (!isRelative || !hasTable) // of both at once the pictures have the relative term alone
        config.note(table);
    if (isRelative)
        return Scheme::Deberta;
    return hasTable ? Scheme::Learned : Scheme::None;
}

bool isPositionKey(const QString& key)
{
    static constexpr std::array parts {"rope"_L1, "rotary"_L1, "sliding_window"_L1, "chunk"_L1,
        "alibi"_L1, "nope"_L1, "relative_"_L1, "layer_types"_L1, "layers_block_type"_L1,
        "position"_L1, "full_attention_interval"_L1, "attn_config"_L1, "attn_type_list"_L1,
        "linear_attn_config"_L1, "local_to_global"_L1, "hybrid_layer_pattern"_L1,
        "hybrid_override_pattern"_L1, "attention_other_setting"_L1, "compress_ratios"_L1,
        "global_attn_every_n_layers"_L1, "max_window_layers"_L1, "bidirectional"_L1,
        "use_logn_attn"_L1, "index_topk"_L1, "sparse_attention"_L1, "block_configs"_L1,
        "indexer_"_L1, "floor_scale"_L1, "attn_scale"_L1, "attn_temperature"_L1, "swa_"_L1,
        "attention_sink"_L1, "local_attention"_L1, "model_max_length"_L1, "dynamic_ntk"_L1,
        "max_source_pos"_L1, "max_target_pos"_L1, "yarn_only"_L1, "full_attn_idxs"_L1,
        "attn_layer_indices"_L1, "hybrid_layer_ids"_L1, "block_types"_L1, "attention_window"_L1,
        "keep_window"_L1, "prefix_lm"_L1, "attention_head_dim"_L1, "long_context"_L1,
        "layer_group_size"_L1, "max_sequence_length"_L1, "pos_att_type"_L1, "share_att_key"_L1,
        // What the scores are multiplied by, or made of, before the softmax.
        "attention_multiplier"_L1, "query_pre_attn"_L1, "key_multiplier"_L1, "qk_scale"_L1,
        "qk_norm"_L1, "qk_layernorm"_L1, "attn_logit_softcap"_L1};
    const bool isOther = key.contains("token"_L1) || key.contains("mamba"_L1)
        || key.contains("chunk_size_feed_forward"_L1) || key.contains("audio"_L1);
    return !isOther
        && std::ranges::any_of(parts, [&](QLatin1StringView part) { return key.contains(part); });
}

/// Whether position_embedding_type says what is read anyway, in the words of any class: Cohere 2's
/// "rope_gptj" turns neighbours.
bool isWordFor(const QString& word, Scheme scheme, std::optional<Pairing> pairing)
{
    switch (scheme) {
    case Scheme::Rope:
        return isAnyOf(word, {"rope"_L1, "rotary"_L1})
            || (word == "rope_gptj"_L1 && pairing == Pairing::Interleaved)
            || (word == "rope_neox"_L1 && pairing == Pairing::Halves);
    case Scheme::Learned:
        return isAnyOf(word, {"absolute"_L1, "learned_absolute"_L1});
    case Scheme::None:
        return isAnyOf(word, {"nope"_L1, "none"_L1});
    case Scheme::Alibi:
        return word == "alibi"_L1;
    default:
        return false;
    }
}

bool isEmpty(const QJsonValue& value)
{
    return value.isNull() || (value.isBool() && !value.toBool());
}

/// A tower for pictures or sounds, a part that reads before the other writes, or one that speaks.
bool isOtherPart(const QString& key)
{
    static constexpr std::array parts {"vision"_L1, "visual"_L1, "audio"_L1, "talker"_L1,
        "encoder"_L1, "depth_decoder"_L1, "code_predictor"_L1};
    return std::ranges::any_of(parts, [&](QLatin1StringView part) { return key.contains(part); });
}

/// Where the patches of a picture lie, and which of them a layer of its tower compares.
bool isPictureKey(const QString& key)
{
    return isPositionKey(key)
        || isAnyOf(key,
            {"patch_size"_L1, "temporal_patch_size"_L1, "image_size"_L1, "window_size"_L1,
                "spatial_merge_size"_L1, "fullatt_block_indexes"_L1, "head_dim"_L1});
}

bool isTold(const ConfigReader& config, const QString& path)
{
    return std::ranges::any_of(config.remarks(), [&](const Remark& one) {
        return one.origin != Origin::ModelClass // which is not in the file
            && QString::fromStdString(one.key) == path;
    });
}

/// The keys of a tower that bear on positions, or else the tower as a whole, so that it is named.
void remarkPart(ConfigReader& config, const QString& path, const QJsonObject& part)
{
    bool isNamed = part.isEmpty();
    for (auto entry = part.begin(); entry != part.end(); ++entry) {
        const QString place = path + u'.' + entry.key();
        if (isTold(config, place)) {
            isNamed = true;
        } else if (isPictureKey(entry.key()) && !isEmpty(entry.value())) {
            isNamed = true;
            config.remark(remarkOf(Origin::NotComputed, place, shown(entry.value())));
        }
    }
    if (!isNamed)
        config.remark(remarkOf(Origin::NotComputed, path, shown(part)));
}

} // namespace

Scheme schemeIn(ConfigReader& config, const QString& modelType)
{
    if (isAnyOf(modelType,
            {"granitemoehybrid"_L1, "kimi_linear"_L1, "olmo_hybrid"_L1, "zamba2"_L1, "esm"_L1}))
        return schemeOfHybrid(config, modelType);
    if (isAlibi(config))
        return Scheme::Alibi;
    if (modelType.startsWith("deberta"_L1))
        return schemeOfDeberta(config, modelType);
    if (isAxial(config))
        return Scheme::RopeGrid;
    if (const ClassRules* rules = classRules(modelType.toStdString()))
        return rules->scheme;
    if (config.has("relative_attention_num_buckets"_L1))
        return Scheme::T5Bias;
    if (isRope(config))
        return Scheme::Rope;
    const QString type = config.text("position_embedding_type"_L1);
    if (type == "absolute"_L1 || modelType == "mpt"_L1) // MPT without ALiBi and RoPE
        return Scheme::Learned;
    if (isAnyOf(type, {"nope"_L1, "none"_L1}))
        return Scheme::None;
    return Scheme::Unknown;
}

void noteScheme(ConfigReader& config, Scheme scheme, std::optional<Pairing> pairing)
{
    constexpr auto type = "position_embedding_type"_L1;
    if (isWordFor(config.text(type), scheme, pairing))
        config.note(type);
    if (scheme == Scheme::None && config.isTrue("mla_use_nope"_L1))
        config.note("mla_use_nope"_L1);
    for (const auto& [key, own] :
        {std::pair("alibi"_L1, Scheme::Alibi), {"rotary"_L1, Scheme::Rope}}) {
        if (scheme == own && config.isTrue(key))
            config.note(key);
    }
    for (const auto key : {"rope_interleave"_L1, "original_rope"_L1, "rope_interleaved"_L1}) {
        const bool isSaid = config.json().value(key).isBool() && scheme == Scheme::Rope;
        if (isSaid && config.isTrue(key) == (pairing == Pairing::Interleaved))
            config.note(key);
    }
}

bool isParamsJson(const QJsonObject& config)
{
    return !config.contains("model_type"_L1) && config.contains("dim"_L1)
        && config.contains("n_heads"_L1);
}

QString sentenceOnParamsJson()
{
    return Words::tr("dim and n_heads are keys of a params.json; what is read is the config.json "
                     "of the same model in transformers, where they are called hidden_size and "
                     "num_attention_heads.");
}

QString sentenceOnNoScheme(const QJsonObject& config)
{
    const QStringList keys = config.keys();
    const auto isOfGguf = [](const QString& key) {
        return key.contains(".rope."_L1) || key.startsWith("general."_L1)
            || key.contains(".attention."_L1);
    };
    if (const auto found = std::ranges::find_if(keys, isOfGguf); found != keys.end())
        return Words::tr("%1 is a key of a GGUF file; what is read is the config.json of the same "
                         "model in transformers, where it is called rope_theta, rope_parameters "
                         "and so on.")
            .arg(*found);
    if (isParamsJson(config))
        return sentenceOnParamsJson();
    if (config.contains("rel_extent"_L1)) // modeling_inkling.py, InklingRelativeLogits
        return Words::tr("rel_extent tells of a bias that each query makes for the distances to "
                         "its keys, as in Inkling; there is no RoPE, and this bias is not computed "
                         "here.");
    if (config.value("model_type"_L1) == "swinv2"_L1) // modeling_swinv2.py
        return Words::tr("Swin-V2 has a bias that a small network makes from the logarithm of the "
                         "distances in a window; its weights are not in this file, so it is not "
                         "computed here.");
    return Words::tr("nothing here tells a position encoding: there is no rope_theta, "
                     "rope_parameters, alibi or known model_type.");
}

QString nameOf(Scheme scheme)
{
    switch (scheme) {
    case Scheme::Learned:
        return u"learned position table"_s;
    case Scheme::Sinusoidal:
        return u"sinusoidal"_s;
    case Scheme::T5Bias:
        return u"T5 relative bias"_s;
    case Scheme::Deberta:
        return u"DeBERTa disentangled attention"_s;
    case Scheme::TransformerXl:
        return u"Transformer-XL relative positions"_s;
    case Scheme::SwinBias:
        return u"Swin relative bias"_s;
    case Scheme::RopeGrid:
        return u"RoPE over rows and columns"_s;
    case Scheme::None:
        return u"none (NoPE)"_s;
    case Scheme::Alibi:
        return u"ALiBi"_s;
    case Scheme::Rope:
    case Scheme::Unknown:
        break;
    }
    return u"RoPE"_s;
}

void noteUsualScale(ConfigReader& config, std::optional<int> headWidth)
{
    constexpr double tolerance = 1e-9;
    const double width = headWidth.value_or(0);
    const double scalar = config.json().value("query_pre_attn_scalar"_L1).toDouble();
    if (width > 0 && std::abs(scalar / width - 1) < tolerance)
        config.note("query_pre_attn_scalar"_L1);
    const double multiplier = config.json().value("attention_multiplier"_L1).toDouble();
    if (std::abs(multiplier * std::sqrt(width) - 1) < tolerance)
        config.note("attention_multiplier"_L1);
}

void remarkUnread(ConfigReader& config)
{
    const QJsonObject& json = config.json();
    for (auto entry = json.begin(); entry != json.end(); ++entry) {
        const bool isNamed = isPositionKey(entry.key()) || isWithoutNumber(entry.value());
        if (!isEmpty(entry.value()) && isNamed && !config.wasRead(entry.key()))
            config.remark(
                remarkOf(Origin::NotComputed, config.pathOf(entry.key()), shown(entry.value())));
    }
}

void remarkOtherParts(ConfigReader& config, const QJsonObject& outer, const QString& textPath)
{
    QJsonObject level = outer;
    QString path;
    for (const QString& step : (textPath + u'.').split(u'.')) {
        for (auto entry = level.begin(); entry != level.end(); ++entry) {
            const QJsonValue value = entry.value();
            if (isOtherPart(entry.key()) && value.isObject())
                remarkPart(config, path + entry.key(), value.toObject());
            else if (!step.isEmpty() && isPositionKey(entry.key()) && !isEmpty(value)
                && !isTold(config, path + entry.key()))
                config.remark(remarkOf(Origin::NotComputed, path + entry.key(), shown(value)));
        }
        if (step.isEmpty())
            return;
        level = level.value(step).toObject();
        path += step + u'.';
    }
}

} // namespace lab::app
