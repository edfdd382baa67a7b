#include "app/models/model_schemes.h"

#include "app/models/class_rules.h"
#include "app/models/key_rules.h"
#include "app/models/rope_config.h"
#include "core/state/scheme_rows.h"
#include "ui/paint/text/punctuation.h"

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

/// Olmo Hybrid: a base that is null turns RoPE off; a missing one is the class's.
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
        config.readingNote(readingNoteOf(Origin::File, config.pathOf(base), u"null"_s));
    return isNull;
}

/// The newest towers for pictures have it as default (default_rope_type of their classes).
bool isAxial(const ConfigReader& config)
{
    constexpr auto type = "rope_type"_L1;
    return std::ranges::any_of(
        std::array {"rope_parameters"_L1, "rope_scaling"_L1}, [&](QLatin1StringView key) {
            return config.json().value(key).toObject().value(type) == "axial"_L1;
        });
}

/// The file's setting of a class that may have no RoPE.
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
            config.readingNote(readingNoteOf(Origin::ModelClass, key, u"false"_s, modelType));
        return config.isTrue(key) ? Scheme::Rope : Scheme::None;
    }
    if (modelType == "esm"_L1) {
        config.note("position_embedding_type"_L1);
        if (!config.json().contains("position_embedding_type"_L1))
            config.readingNote(readingNoteOf(
                Origin::ModelClass, u"position_embedding_type"_s, u"\"absolute\""_s, modelType));
        return type == "rotary"_L1 ? Scheme::Rope : Scheme::Learned;
    }
    return isBaseNull(config) ? Scheme::None : Scheme::Rope; // olmo_hybrid
}

/// If relative_attention is false or missing, DeBERTa has only the learned table of BERT, and
/// without position_biased_input no positions (modeling_deberta.py, modeling_deberta_v2.py).
Scheme schemeOfDeberta(ConfigReader& config, const QString& modelType)
{
    constexpr auto relative = "relative_attention"_L1;
    constexpr auto table = "position_biased_input"_L1;
    config.note(relative);
    if (!config.has(relative))
        config.readingNote(readingNoteOf(Origin::ModelClass, relative, u"false"_s, modelType));
    const bool isRelative = config.isTrue(relative);
    const bool hasTable = !config.has(table) || config.isTrue(table);
    if (!config.has(table))
        config.readingNote(readingNoteOf(Origin::ModelClass, table, u"true"_s, modelType));
    if (!isRelative || !hasTable) // if both are on, the pictures have only the relative term
        config.note(table);
    if (isRelative)
        return Scheme::Deberta;
    return hasTable ? Scheme::Learned : Scheme::None;
}

/// Whether position_embedding_type agrees with what is read anyway, in the words of any class:
/// Cohere 2's "rope_gptj" rotates adjacent columns.
bool isWordFor(const QString& word, Scheme scheme, std::optional<Pairing> pairing)
{
    const auto& types = rowOf(scheme).types;
    if (!word.isEmpty() && std::ranges::find(types, word.toStdString()) != types.end())
        return true;
    return scheme == Scheme::Rope
        && ((word == "rope_gptj"_L1 && pairing == Pairing::Interleaved)
            || (word == "rope_neox"_L1 && pairing == Pairing::Halves));
}

/// The encoding named by position_embedding_type. RoPE's classes leave the word "absolute" in their
/// files, which names none here.
std::optional<Scheme> schemeOfWord(const QString& word)
{
    if (isAnyOf(word, {"rope"_L1, "rotary"_L1, "rope_gptj"_L1, "rope_neox"_L1}))
        return Scheme::Rope;
    if (isAnyOf(word, {"nope"_L1, "none"_L1}))
        return Scheme::None;
    return word == "sinusoidal"_L1 ? std::optional(Scheme::Sinusoidal) : std::nullopt;
}

void findPositionKeys(const QJsonObject& object, const QString& path, QStringList& found)
{
    constexpr qsizetype most = 6;
    for (auto entry = object.begin(); entry != object.end() && found.size() < most; ++entry) {
        if (entry.value().isObject())
            findPositionKeys(entry.value().toObject(), path + entry.key() + u'.', found);
        else if (bearsOnPositions(entry.key()) && !entry.value().isNull())
            found += path + entry.key() + u": "_s + shown(entry.value());
    }
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
    // The file's own word takes precedence over the class, which has a learned table if it reads
    // one.
    const auto ofWord = schemeOfWord(config.text("position_embedding_type"_L1));
    const ClassRules* rules = classRules(modelType.toStdString());
    if (ofWord && (!rules || rules->scheme == Scheme::Learned))
        return *ofWord;
    if (rules)
        return rules->scheme;
    if (config.has("relative_attention_num_buckets"_L1))
        return Scheme::T5Bias;
    if (isRope(config))
        return Scheme::Rope;
    const QString type = config.text("position_embedding_type"_L1);
    if (type == "absolute"_L1 || modelType == "mpt"_L1) // MPT without ALiBi and RoPE
        return Scheme::Learned;
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
    for (const auto key : {"rope_interleave"_L1, "original_rope"_L1, "rope_interleaved"_L1,
             "rotary_emb_interleaved"_L1}) {
        const bool isSaid = config.json().value(key).isBool() && scheme == Scheme::Rope;
        if (isSaid && config.isTrue(key) == (pairing == Pairing::Interleaved))
            config.note(key);
    }
}

bool isOfDiffusers(const QJsonObject& config)
{
    return config.contains("_class_name"_L1);
}

QString sentenceOnDiffusers(const QJsonObject& config)
{
    QStringList keys;
    findPositionKeys(config, {}, keys);
    const QString name = config.value("_class_name"_L1).toString();
    if (keys.isEmpty())
        return Words::tr("this is part of an image or video model in diffusers (%1) and has no key "
                         "for positions.")
            .arg(name);
    return Words::tr("this is part of an image or video model in diffusers (%1). Its keys for "
                     "positions are not read yet: %2.")
        .arg(name, ui::listed(keys));
}

bool isParamsJson(const QJsonObject& config)
{
    return !config.contains("model_type"_L1) && !isOfDiffusers(config) && config.contains("dim"_L1)
        && config.contains("n_heads"_L1);
}

QString sentenceOnParamsJson()
{
    return Words::tr(
        "dim and n_heads are keys of a params.json, which is not read. Open the config.json of the "
        "same model for transformers, where they are called hidden_size and num_attention_heads.");
}

QString sentenceOnNoScheme(const QJsonObject& config)
{
    const QStringList keys = config.keys();
    const auto isOfGguf = [](const QString& key) {
        return key.contains(".rope."_L1) || key.startsWith("general."_L1)
            || key.contains(".attention."_L1);
    };
    if (const auto found = std::ranges::find_if(keys, isOfGguf); found != keys.end())
        return Words::tr(
            "%1 is a key of a GGUF file, which is not read. Open the config.json of the same model "
            "for transformers, where such keys are called rope_theta, rope_parameters and so on.")
            .arg(*found);
    if (isParamsJson(config))
        return sentenceOnParamsJson();
    if (config.contains("rel_extent"_L1)) // modeling_inkling.py, InklingRelativeLogits
        return Words::tr(
            "rel_extent means that each query computes a bias from its distances to the keys, as "
            "in Inkling. There is no RoPE, and this bias is not computed here.");
    if (config.value("model_type"_L1) == "swinv2"_L1) // modeling_swinv2.py
        return Words::tr("Swin-V2 computes its bias with a small network from the logarithm of the "
                         "distances in a window. The weights of that network are not in this file, "
                         "so the bias is not computed here.");
    QStringList found;
    findPositionKeys(config, {}, found);
    if (!found.isEmpty())
        return Words::tr(
            "there is no rope_theta, rope_parameters, alibi or known model_type. These "
            "keys for positions are not read yet: %1.")
            .arg(ui::listed(found));
    return Words::tr("no position encoding was found: there is no rope_theta, rope_parameters, "
                     "alibi or known model_type.");
}

QString nameOf(Scheme scheme)
{
    return QString::fromUtf8(rowOf(scheme).name.data());
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

} // namespace lab::app
