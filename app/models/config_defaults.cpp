#include "app/models/config_defaults.h"

#include "app/models/config_reader.h"
#include "core/models/class_rules.h"

#include <QJsonValue>

#include <algorithm>

namespace lab::app {

namespace {

using namespace Qt::StringLiterals;

// Other names under which a file may give the same.
QStringList namesOfField(const QString& key)
{
    if (key == "rope_theta"_L1)
        return {key, u"rotary_emb_base"_s, u"rope_ratio"_s};
    if (key == "partial_rotary_factor"_L1)
        return {key, u"rotary_pct"_s, u"rotary_emb_fraction"_s, u"rotary_dim"_s,
            u"partial_rotary_factors"_s, u"qk_rope_head_dim"_s};
    if (key == "num_attention_heads"_L1)
        return {key, u"n_head"_s};
    return {key};
}

bool isInBlock(const QJsonObject& block, const QString& key)
{
    if (block.contains(key))
        return true;
    bool hasLayers = false;
    for (const auto& one : block) {
        if (one.isObject() && !one.toObject().contains(key))
            return false;
        hasLayers = hasLayers || one.isObject();
    }
    return hasLayers;
}

bool isGiven(const QJsonObject& config, const QString& key)
{
    if (key == "sliding_window"_L1 && config.contains(key))
        return true;
    const bool isLocalBase = key == "rope_local_base_freq"_L1 || key == "local_rope_theta"_L1
        || key == "global_rope_theta"_L1 || key == "swa_rope_theta"_L1
        || key == "compress_rope_theta"_L1;
    for (const auto block : {"rope_parameters"_L1, "rope_scaling"_L1}) {
        const QJsonObject inner = config.value(block).toObject();
        const bool hasLayers =
            std::ranges::any_of(inner, [](const QJsonValue& one) { return one.isObject(); });
        if (isInBlock(inner, key) || (isLocalBase && hasLayers))
            return true;
    }
    return std::ranges::any_of(namesOfField(key), [&](const QString& name) {
        const QJsonValue value = config.value(name);
        return !value.isUndefined() && !value.isNull();
    });
}

} // namespace

FilledConfig withClassDefaults(QJsonObject config, const QString& modelType)
{
    FilledConfig filled {std::move(config), {}};
    const std::vector<ClassDefault> defaults = classDefaults(modelType.toStdString());
    for (const ClassDefault& one : defaults) {
        const auto key =
            QString::fromLatin1(one.key.data(), static_cast<qsizetype>(one.key.size()));
        if (isGiven(filled.config, key))
            continue;
        filled.config.insert(key, one.value);
        filled.defaults.push_back(remarkOf(Origin::ModelClass, key, shown(one.value), modelType));
    }
    return filled;
}

} // namespace lab::app
