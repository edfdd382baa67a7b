#include "app/models/foreign_keys.h"

#include "app/models/config_reader.h"
#include "app/models/model_schemes.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr auto scaling = "rope_scaling"_L1;
constexpr auto original = "original_max_position_embeddings"_L1;

QJsonValue valueAt(const QJsonObject& object, const QString& path)
{
    QJsonValue value = object;
    for (const QString& key : path.split(u'.'))
        value = value.toObject().value(key);
    return value;
}

QString inScaling(QLatin1StringView key)
{
    return scaling + u'.' + key;
}

/// Moves an entry of `from` to another key of the block, if it exists.
void move(ForeignConfig& foreign, QJsonObject& block, const QString& path, const QJsonObject& from,
    QLatin1StringView key, QLatin1StringView ours)
{
    if (!from.contains(key) || from.value(key).isNull())
        return;
    block.insert(ours, from.value(key));
    foreign.places.emplace_back(inScaling(ours), path + u'.' + key);
}

/// Of two lengths before the extension the block has space for one.
void addTemperature(ForeignConfig& foreign, QJsonObject& block)
{
    const QString path = u"llama_4_scaling"_s;
    const QJsonObject given = foreign.config.value(path).toObject();
    const bool isOther = block.contains(original) && given.contains(original)
        && given.value(original) != block.value(original);
    if (given.isEmpty())
        return;
    if (isOther) {
        foreign.readingNotes.push_back(readingNoteOf(Origin::NotComputed, path, shown(given)));
        return;
    }
    move(foreign, block, path, given, "beta"_L1, "llama_4_scaling_beta"_L1);
    if (!block.contains(original))
        move(foreign, block, path, given, original, original);
    else if (given.contains(original))
        foreign.readingNotes.push_back(
            readingNoteOf(Origin::File, path + u'.' + original, shown(given.value(original))));
}

void addScalingOfMistral(ForeignConfig& foreign)
{
    QJsonObject block;
    const QString path = u"yarn"_s;
    const QJsonObject yarn = foreign.config.value(path).toObject();
    if (!yarn.isEmpty()) {
        block.insert("rope_type"_L1, path);
        foreign.places.emplace_back(inScaling("rope_type"_L1), path);
        move(foreign, block, path, yarn, "factor"_L1, "factor"_L1);
        move(foreign, block, path, yarn, original, original);
        move(foreign, block, path, yarn, "beta"_L1, "beta_fast"_L1);
        move(foreign, block, path, yarn, "alpha"_L1, "beta_slow"_L1);
        constexpr auto scale = "apply_scale"_L1;
        if (yarn.value(scale) == QJsonValue(false)) {
            block.insert("attention_factor"_L1, 1);
            foreign.places.emplace_back(inScaling("attention_factor"_L1), path + u'.' + scale);
        } else if (yarn.value(scale).isBool()) {
            foreign.readingNotes.push_back(
                readingNoteOf(Origin::File, path + u'.' + scale, u"true"_s));
        }
    }
    addTemperature(foreign, block);
    if (!block.isEmpty())
        foreign.config.insert(scaling, block);
}

void addLayersOfMistral(ForeignConfig& foreign)
{
    constexpr auto window = "sliding_window"_L1;
    const QJsonArray windows = foreign.config.value(window).toArray();
    const int count = foreign.config.value("n_layers"_L1).toInt();
    if (windows.isEmpty() || count < 1)
        return;
    QJsonArray types;
    QJsonValue size;
    for (int layer = 0; layer < std::min(count, 10000); ++layer) {
        const QJsonValue own = windows.at(layer % windows.size());
        types.append(own.isNull() ? u"full_attention"_s : u"sliding_attention"_s);
        if (own.isDouble() && size.isNull())
            size = own;
    }
    foreign.config.insert("layer_types"_L1, types);
    foreign.config.insert(window, size);
    foreign.places.emplace_back(u"layer_types"_s, window);
}

void addScalingOfMpt(ForeignConfig& foreign)
{
    const QJsonObject attention = foreign.config.value("attn_config"_L1).toObject();
    const QJsonObject given = attention.value("rope_hf_config"_L1).toObject();
    const QString path = u"attn_config.rope_hf_config"_s;
    const bool isRead = attention.value("rope"_L1).toBool()
        && attention.value("rope_impl"_L1) == "hf"_L1 && given.value("type"_L1) != "no_scaling"_L1;
    if (!isRead || given.isEmpty())
        return;
    QJsonObject block;
    for (const QString& key : given.keys()) {
        block.insert(key, given.value(key));
        foreign.places.emplace_back(scaling + u'.' + key, path + u'.' + key);
    }
    foreign.config.insert(scaling, block);
    foreign.readingNotes.push_back(
        readingNoteOf(Origin::File, u"attn_config.rope_impl"_s, u"\"hf\""_s));
}

} // namespace

ForeignConfig inKeysOfTransformers(const QJsonObject& config)
{
    ForeignConfig foreign {config, {}, {}, config};
    const bool isScaled = !foreign.config.value(scaling).toObject().isEmpty()
        || !foreign.config.value("rope_parameters"_L1).toObject().isEmpty();
    if (isParamsJson(foreign.config)) {
        if (!isScaled)
            addScalingOfMistral(foreign);
        addLayersOfMistral(foreign);
    } else if (!isScaled) {
        addScalingOfMpt(foreign);
    }
    return foreign;
}

void renamePlaces(
    std::vector<ReadingNote>& readingNotes, const ForeignConfig& foreign, const QString& path)
{
    const QString before = path.isEmpty() ? QString() : path + u'.';
    for (ReadingNote& one : readingNotes) {
        for (const auto& [ours, theirs] : foreign.places) {
            if (one.key != (before + ours).toStdString())
                continue;
            one.key = (before + theirs).toStdString();
            if (one.origin == Origin::File)
                one.value = shown(valueAt(foreign.given, theirs)).toStdString();
            break;
        }
    }
    for (ReadingNote one : foreign.readingNotes) {
        one.key = (before + QString::fromStdString(one.key)).toStdString();
        readingNotes.push_back(std::move(one));
    }
}

QString withPlacesOf(const ForeignConfig& foreign, QString sentence)
{
    for (const auto& [ours, theirs] : foreign.places)
        sentence.replace(ours, theirs);
    return sentence;
}

} // namespace lab::app
