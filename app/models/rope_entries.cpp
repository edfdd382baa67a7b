#include "app/models/rope_entries.h"

#include "app/models/rope_block.h"
#include "core/models/model_types.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::RopeEntries)
};

const QString& full()
{
    static const QString name = u"full_attention"_s;
    return name;
}

const QString& sliding()
{
    static const QString name = u"sliding_attention"_s;
    return name;
}

bool isRecurrent(const QString& type)
{
    return type.contains("linear"_L1) || type.contains("mamba"_L1) || type.contains("conv"_L1)
        || type.contains("recurrent"_L1);
}

/// The block and its location.
struct Block {
    QJsonObject json;
    QString path;
    bool isOlder = false; ///< keys from before transformers 5
};

/// A saved file of DeepSeek-V4.1 also has its older keys, which the class then ignores.
void tellOlderKeysOfV41(ConfigReader& config, const QJsonObject& parameters)
{
    constexpr auto key = "compress_rope_theta"_L1;
    if (config.json().value(key) == parameters.value("compress"_L1)["rope_theta"_L1])
        config.note(key);
    if (const auto scaling = config.object("rope_scaling"_L1); scaling && !scaling->isEmpty())
        config.readingNote(readingNoteOf(Origin::NotComputed, config.pathOf("rope_scaling"_L1),
            shown(*scaling) + u" → rope_parameters"_s));
}

Block blockOf(ConfigReader& config, const QString& modelType)
{
    const auto scaling = config.object("rope_scaling"_L1);
    const auto parameters = config.object("rope_parameters"_L1);
    const bool hasParameters = parameters && !parameters->isEmpty();
    const bool isSavedV41 = modelType == "deepseek_v41_text"_L1 && hasParameters
        && parameters->value("main"_L1).isObject() && parameters->value("compress"_L1).isObject();
    if (isSavedV41)
        tellOlderKeysOfV41(config, *parameters);
    if (!isSavedV41 && scaling && !scaling->isEmpty()) {
        if (hasParameters)
            config.readingNote(readingNoteOf(Origin::NotComputed,
                config.pathOf("rope_parameters"_L1), shown(*parameters) + u" → rope_scaling"_s));
        return {*scaling, config.pathOf("rope_scaling"_L1), true};
    }
    if (hasParameters)
        return {*parameters, config.pathOf("rope_parameters"_L1), false};
    return {{}, config.pathOf("rope_scaling"_L1), true};
}

bool isWithoutPositions(const QJsonObject& block, const QString& key)
{
    return block.value(key).isNull() && key.endsWith("_attention"_L1);
}

bool isByLayer(const QJsonObject& block)
{
    return std::ranges::any_of(block.keys(), [&](const QString& key) {
        return block.value(key).isObject() || isWithoutPositions(block, key);
    });
}

QStringList layerTypes(const ConfigReader& config)
{
    QStringList types;
    for (const auto& one : config.json().value("layer_types"_L1).toArray())
        types += one.toString();
    return types;
}

void requireAllTypes(ConfigReader& config, const Block& block)
{
    const QStringList types = layerTypes(config);
    const auto isKey = [&](const QString& type) { return block.json.contains(type); };
    if (std::ranges::none_of(types, isKey))
        return;
    for (const QString& type : types) {
        if (!isKey(type) && !isRecurrent(type)) {
            config.fail(Words::tr("%1 has no entry for %2, which layer_types names; give it one, "
                                  "or null for layers without positions.")
                            .arg(block.path, type));
            return;
        }
    }
}

std::optional<double> base(ConfigReader& config, QLatin1StringView key)
{
    return config.number({key}, baseFrequencies);
}

// The sliding layers of Olmo 3 get the class's base: that of the file is for the full ones.
double slidingBaseOfOlmo3(ConfigReader& config)
{
    constexpr double ofClass = 500000;
    const auto given = outerBase(config);
    if (given && std::abs(*given - ofClass) > 0)
        config.readingNote(readingNoteOf(Origin::Warned, u"sliding_attention.rope_theta"_s,
            shown(ofClass) + u" ≠ rope_theta "_s + shown(*given), u"olmo3"_s));
    return ofClass;
}

/// For an entry without one, if the class has a separate base for the layers' type.
std::optional<double> ownBase(ConfigReader& config, const QString& modelType, const QString& layers)
{
    const bool isBert = modelType.startsWith("modernbert"_L1);
    if (layers == full())
        return isBert ? base(config, "global_rope_theta"_L1) : std::nullopt;
    if (layers != sliding())
        return std::nullopt;
    if (modelType == "olmo3"_L1)
        return slidingBaseOfOlmo3(config);
    if (isAnyOf(modelType, {"mimo_v2"_L1, "mimo_v2_flash"_L1}))
        return base(config, "swa_rope_theta"_L1);
    return base(config, isBert ? "local_rope_theta"_L1 : "rope_local_base_freq"_L1);
}

/// Classes that have both entries, even if one is null or missing in the file.
bool hasBothEntries(const QString& modelType)
{
    return isAnyOf(modelType,
        {"gemma3_text"_L1, "gemma3n_text"_L1, "t5gemma2_decoder"_L1, "t5gemma2_text"_L1,
            "modernbert"_L1, "modernbert-decoder"_L1, "olmo3"_L1});
}

/// Values beside the entries apply to each entry that lacks them, except the original length for an
/// entry without extension.
void inherit(RopeEntry& entry, const QJsonObject& beside, const QString& path)
{
    const QString type = entry.block.value("rope_type"_L1)
                             .toString(entry.block.value("type"_L1).toString(u"default"_s));
    for (const QString& key : beside.keys()) {
        const bool isLength = key == "original_max_position_embeddings"_L1;
        const bool isUseless = isLength && type == "default"_L1;
        if (isUseless || entry.block.contains(key) || beside.value(key).isNull())
            continue;
        entry.block.insert(key, beside.value(key));
        entry.inherited += key;
    }
    entry.inheritedPath = path;
}

void tellUninherited(ConfigReader& config, const std::vector<RopeEntry>& entries,
    const QJsonObject& beside, const QString& path)
{
    for (const QString& key : beside.keys()) {
        const bool isTaken = std::ranges::any_of(
            entries, [&](const RopeEntry& entry) { return entry.inherited.contains(key); });
        if (!isTaken && !beside.value(key).isNull())
            config.readingNote(
                readingNoteOf(Origin::NotComputed, path + u'.' + key, shown(beside.value(key))));
    }
}

std::vector<RopeEntry> entriesByLayer(ConfigReader& config, Block block, const QString& modelType)
{
    for (const QString& layers : {full(), sliding()}) {
        if (hasBothEntries(modelType) && !block.json.value(layers).isObject())
            block.json.insert(layers, QJsonObject());
    }
    requireAllTypes(config, block);
    QJsonObject beside = block.json;
    for (const QString& key : block.json.keys()) {
        if (block.json.value(key).isObject() || key == "rope_type"_L1 || key == "type"_L1)
            beside.remove(key);
    }
    std::vector<RopeEntry> entries;
    for (const QString& key : block.json.keys()) {
        const QJsonValue value = block.json.value(key);
        const bool isNone = isWithoutPositions(block.json, key);
        if (!value.isObject() && !isNone)
            continue;
        RopeEntry entry {key, value.toObject(), block.path + u'.' + key, {}, !isNone};
        if (!isNone)
            inherit(entry, beside, block.path);
        if (!isNone && !entry.block.contains("rope_theta"_L1))
            entry.base = ownBase(config, modelType, key);
        entries.push_back(std::move(entry));
    }
    tellUninherited(config, entries, beside, block.path);
    std::ranges::stable_partition(
        entries, [](const RopeEntry& entry) { return entry.layers == full(); });
    return entries;
}

std::vector<RopeEntry> olmo3Entries(ConfigReader& config, const Block& block)
{
    return {{full(), block.json, block.path, outerBase(config)},
        {sliding(), {}, block.path, slidingBaseOfOlmo3(config)}};
}

std::vector<RopeEntry> deepSeekV4Entries(
    ConfigReader& config, const Block& block, const QString& modelType)
{
    QJsonObject compressed = block.json;
    const QString type =
        compressed.value("rope_type"_L1).toString(compressed.value("type"_L1).toString());
    if (type == "yarn"_L1 && !compressed.contains("attention_factor"_L1)) {
        compressed.insert(u"attention_factor"_s, 1.0);
        config.readingNote(
            readingNoteOf(Origin::ModelClass, u"compress.attention_factor"_s, u"1"_s, modelType));
    }
    return {{u"main"_s, {}, block.path, outerBase(config)},
        {u"compress"_s, compressed, block.path, base(config, "compress_rope_theta"_L1)}};
}

// The scaling of Step 3.5 applies only to its layers with full attention, whatever yarn_only_types
// is.
std::vector<RopeEntry> stepEntries(ConfigReader& config, const Block& block)
{
    constexpr auto types = "yarn_only_types"_L1;
    if (config.json().value(types).toArray() == QJsonArray {full()})
        config.note(types);
    return {{full(), block.json, block.path, {}}, {sliding(), {}, block.path, {}}};
}

} // namespace

bool isRopeOfAttention(const QJsonObject& attention)
{
    constexpr auto rope = "rope"_L1; // which MPT always has beside a base
    return attention.value(rope).toBool()
        || (!attention.contains(rope) && attention.contains("rope_theta"_L1));
}

std::optional<double> outerBase(ConfigReader& config)
{
    constexpr double plain = 10000;
    if (const auto ratio = config.number({"rope_ratio"_L1}, {0.001, 1e6, "50"_L1}))
        return plain * *ratio;
    if (const auto attention = config.object("attn_config"_L1);
        attention && isRopeOfAttention(*attention)) {
        ConfigReader inner(*attention, config.file(), config.pathOf("attn_config"_L1));
        const auto found = base(inner, "rope_theta"_L1);
        config.take(inner);
        return found;
    }
    if (config.json().value("rope_theta"_L1).isArray()) // one per layer
        return std::nullopt;
    return config.number({"rope_theta"_L1, "rotary_emb_base"_L1}, baseFrequencies);
}

std::vector<RopeEntry> ropeEntries(ConfigReader& config, const QString& modelType)
{
    const Block block = blockOf(config, modelType);
    if (isByLayer(block.json))
        return entriesByLayer(config, block, modelType);
    if (isDeepSeekV4(modelType.toStdString()))
        return deepSeekV4Entries(config, block, modelType);
    if (modelType == "olmo3"_L1 && block.isOlder)
        return olmo3Entries(config, block);
    if (modelType == "step3p5"_L1 && layerTypes(config).contains(sliding()))
        return stepEntries(config, block);
    for (const auto key : {"rope_local_base_freq"_L1, "local_rope_theta"_L1, "swa_rope_theta"_L1,
             "rope_local_theta"_L1}) {
        if (!config.has(key))
            continue;
        const bool isBert = key == "local_rope_theta"_L1;
        return {{full(), block.json, block.path,
                    isBert ? base(config, "global_rope_theta"_L1) : outerBase(config)},
            {sliding(), isBert ? block.json : QJsonObject(), block.path, base(config, key)}};
    }
    return {{{}, block.json, block.path, {}}};
}

} // namespace lab::app
