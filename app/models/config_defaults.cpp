#include "app/models/config_defaults.h"

#include "app/models/class_rules.h"
#include "app/models/config_reader.h"

#include <QJsonValue>

#include <algorithm>

namespace lab::app {

namespace {

using namespace Qt::StringLiterals;

// Other names under which a file may give the same value.
QStringList namesOfField(const QString& key)
{
    if (key == "rope_theta"_L1)
        return {key, u"rotary_emb_base"_s, u"rope_ratio"_s};
    if (key == "partial_rotary_factor"_L1)
        return {key, u"rotary_pct"_s, u"rotary_emb_fraction"_s, u"rotary_dim"_s,
            u"partial_rotary_factors"_s, u"qk_rope_head_dim"_s};
    if (key == "num_attention_heads"_L1)
        return {key, u"n_head"_s};
    if (key == "kv_channels"_L1)
        return {key, u"head_dim"_s};
    return {key};
}

bool isOfLayers(const QJsonObject& block)
{
    return std::ranges::any_of(block, [](const QJsonValue& one) { return one.isObject(); });
}

bool isInBlock(const QJsonObject& block, const QString& key)
{
    return block.contains(key)
        || (isOfLayers(block) && std::ranges::all_of(block, [&](const QJsonValue& one) {
               return !one.isObject() || one.toObject().contains(key);
           }));
}

/// The entry of rope_parameters for the base, if a class has one for each type of layer.
QString entryOfBase(const QString& key, const QString& modelType)
{
    if (isAnyOf(key, {"rope_local_base_freq"_L1, "local_rope_theta"_L1, "swa_rope_theta"_L1}))
        return u"sliding_attention"_s;
    const bool isFull = key == "rope_theta"_L1
        && isAnyOf(modelType,
            {"gemma3_text"_L1, "gemma3n_text"_L1, "t5gemma2_decoder"_L1, "t5gemma2_text"_L1,
                "mimo_v2_flash"_L1});
    if (isFull || key == "global_rope_theta"_L1)
        return u"full_attention"_s;
    return key == "compress_rope_theta"_L1 ? u"compress"_s : QString();
}

bool isGivenBase(const QJsonObject& block, const QString& entry)
{
    constexpr auto base = "rope_theta"_L1;
    const bool isOfCompression = entry == "compress"_L1; // whose block has both bases or none
    return isOfLayers(block)
        && (isOfCompression || block.contains(base)
            || block.value(entry).toObject().contains(base));
}

bool isGiven(const QJsonObject& config, const QString& key, const QString& modelType)
{
    const bool mayBeNone =
        isAnyOf(key, {"sliding_window"_L1, "local_attention"_L1, "rotary_dim"_L1});
    if (mayBeNone && config.contains(key))
        return true;
    const QString entry = entryOfBase(key, modelType);
    for (const auto block : {"rope_parameters"_L1, "rope_scaling"_L1}) {
        const QJsonObject inner = config.value(block).toObject();
        const bool isOfEntry = !entry.isEmpty() && isOfLayers(inner);
        if (isOfEntry ? isGivenBase(inner, entry) : isInBlock(inner, key))
            return true;
    }
    return std::ranges::any_of(namesOfField(key), [&](const QString& name) {
        const QJsonValue value = config.value(name);
        return !value.isUndefined() && !value.isNull();
    });
}

/// The class's whole block, and a note for each of its values.
void fillBlock(FilledConfig& filled, const QString& modelType, const QString& path)
{
    constexpr auto key = "rope_parameters"_L1;
    constexpr auto base = "rope_theta"_L1;
    const ClassRules* rules = classRules(modelType.toStdString());
    const QJsonObject block = rules ? rules->block : QJsonObject();
    constexpr auto older = "rope_scaling"_L1;
    const bool isOlderRead = modelType != "laguna"_L1; // whose class has no older keys
    const bool hasOlder = !filled.config.value(older).toObject().isEmpty();
    if (block.isEmpty())
        return;
    if (hasOlder && !isOlderRead) {
        filled.readingNotes.push_back(readingNoteOf(Origin::NotComputed,
            path.isEmpty() ? QString(older) : path + u'.' + older,
            shown(filled.config.value(older)), modelType));
        filled.config.remove(older);
    }
    if (filled.config.value(key).isObject() || (hasOlder && isOlderRead))
        return;
    filled.config.insert(key, block);
    const auto report = [&](const QString& place, const QJsonObject& numbers) {
        for (auto one = numbers.begin(); one != numbers.end(); ++one)
            filled.readingNotes.push_back(readingNoteOf(
                Origin::ModelClass, place + u'.' + one.key(), shown(one.value()), modelType));
    };
    const QString place = path.isEmpty() ? QString(key) : path + u'.' + key;
    if (!isOfLayers(block))
        report(place, block);
    for (const QString& layers : isOfLayers(block) ? block.keys() : QStringList())
        report(place + u'.' + layers, block.value(layers).toObject());
    const QJsonValue outer = filled.config.value(base);
    if (outer.isDouble() && block.contains(base) && outer != block.value(base))
        filled.readingNotes.push_back(
            readingNoteOf(Origin::NotComputed, path.isEmpty() ? QString(base) : path + u'.' + base,
                shown(outer) + u" → "_s + shown(block.value(base)), modelType));
}

// configuration_zamba2.py: rope_theta·8^(d/(d − 2)), as in NTK-aware scaling by 8
void stretchZamba(FilledConfig& filled, const QString& path)
{
    const QJsonObject& config = filled.config;
    constexpr auto key = "rope_scaling"_L1;
    const bool isLong =
        config.value("use_mem_rope"_L1).toBool() && config.value("use_long_context"_L1).toBool();
    if (!isLong || config.value(key).isObject() || config.value("rope_parameters"_L1).isObject())
        return;
    const QJsonObject block {{"rope_type"_L1, u"ntk"_s}, {"factor"_L1, 8}};
    filled.config.insert(key, block);
    const QString place = path.isEmpty() ? QString(key) : path + u'.' + key;
    for (auto one = block.begin(); one != block.end(); ++one)
        filled.readingNotes.push_back(readingNoteOf(
            Origin::ModelClass, place + u'.' + one.key(), shown(one.value()), u"zamba2"_s));
}

} // namespace

FilledConfig withClassDefaults(QJsonObject config, const QString& modelType, const QString& path)
{
    FilledConfig filled {std::move(config), {}};
    fillBlock(filled, modelType, path);
    if (modelType == "zamba2"_L1)
        stretchZamba(filled, path);
    const ClassRules* rules = classRules(modelType.toStdString());
    if (!rules)
        return filled;
    const auto fill = [&](const QJsonObject& defaults) {
        for (auto one = defaults.begin(); one != defaults.end(); ++one) {
            if (isGiven(filled.config, one.key(), modelType))
                continue;
            filled.config.insert(one.key(), one.value());
            filled.readingNotes.push_back(
                readingNoteOf(Origin::ModelClass, one.key(), shown(one.value()), modelType));
        }
    };
    fill(rules->defaults);
    if (!path.isEmpty()) // of which transformers writes only what differs from the class
        fill(rules->ofPart);
    return filled;
}

} // namespace lab::app
