#include "app/models/model_file.h"

#include "app/files/json_file.h"
#include "app/models/class_rules.h"
#include "app/models/config_defaults.h"
#include "app/models/config_reader.h"
#include "app/models/foreign_keys.h"
#include "app/models/layer_config.h"
#include "app/models/model_schemes.h"
#include "app/models/model_settings.h"
#include "app/models/rope_config.h"
#include "app/models/table_config.h"
#include "app/models/unread_keys.h"
#include "app/models/video_positions.h"
#include "core/models/model_types.h"
#include "core/state/layer_ladders.h"
#include "ui/paint/text/punctuation.h"

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
constexpr ConfigReader::Limits widthsOrNone {0, 65536, "64"_L1};
constexpr ConfigReader::Limits headCounts {1, 65536, "32"_L1};
constexpr ConfigReader::Limits lengths {1, 1e9, "4096"_L1};

/// For Swin, which has a number of heads for each stage: that of the first.
std::optional<int> headsOfFirstStage(ConfigReader& config)
{
    const auto heads = config.numbers("num_heads"_L1, headCounts);
    return heads.empty() ? std::nullopt : std::optional(static_cast<int>(heads.front()));
}

/// DBRX has the number of key heads beside its base.
std::optional<int> keyHeadsOfAttention(ConfigReader& config)
{
    ConfigReader attention(config.object("attn_config"_L1).value_or(QJsonObject()), config.file(),
        config.pathOf("attn_config"_L1));
    const auto heads = attention.whole({"kv_n_heads"_L1}, headCounts);
    config.take(attention);
    return heads;
}

/// Nemotron-NAS: heads / n_heads_in_group of a layer with attention, if all are equal; else of the
/// first.
std::optional<int> keyHeadsOfNas(ConfigReader& config)
{
    constexpr auto key = "block_configs"_L1;
    std::vector<int> groups;
    for (const auto& block : config.json().value(key).toArray()) {
        if (const int group = block["attention"_L1]["n_heads_in_group"_L1].toInt(); group > 0)
            groups.push_back(group);
    }
    const auto heads = config.whole({"num_attention_heads"_L1}, headCounts);
    if (groups.empty() || !heads || *heads % groups.front() != 0)
        return std::nullopt;
    const bool areAlike = std::ranges::count(groups, groups.front()) == std::ssize(groups);
    config.readingNote(readingNoteOf(areAlike ? Origin::File : Origin::NotComputed,
        config.pathOf(key) + u".attention.n_heads_in_group"_s,
        u"%1 / %2 = %3"_s.arg(*heads).arg(groups.front()).arg(*heads / groups.front())
            + (areAlike ? QString() : u" …"_s)));
    return *heads / groups.front();
}

/// Key heads. Falcon's multi_query means one, whatever num_kv_heads is, except in its newer layout;
/// in a file of another type it is used if no number is given.
std::optional<int> keyHeads(ConfigReader& config, const QString& modelType)
{
    if (modelType == "dbrx"_L1)
        return keyHeadsOfAttention(config);
    if (modelType == "nemotron-nas"_L1 && !config.has("num_key_value_heads"_L1))
        return keyHeadsOfNas(config);
    const bool isOne =
        config.isTrue("multi_query"_L1) && !config.isTrue("new_decoder_architecture"_L1);
    if (!isOne || modelType != "falcon"_L1) {
        const auto given =
            config.whole({"num_key_value_heads"_L1, "n_head_kv"_L1, "num_kv_heads"_L1,
                             "n_kv_heads"_L1, "multi_query_group_num"_L1,
                             "decoder_num_key_value_heads"_L1, "num_attention_groups"_L1},
                headCounts);
        if (given || !isOne)
            return given;
    }
    config.note("multi_query"_L1);
    return 1;
}

/// configuration_zamba2.py: the input of its attention is twice as wide as a layer's, and the
/// scores are divided by the root of half the head (modeling_zamba2.py).
std::optional<int> headWidthOfZamba(ConfigReader& config, std::optional<int> heads)
{
    constexpr auto key = "attention_head_dim"_L1;
    const auto hidden = config.whole({"hidden_size"_L1}, widths);
    const auto given = config.whole({key}, widths);
    const bool isKnown = hidden && heads && 2 * *hidden >= *heads;
    const auto width = isKnown ? std::optional(2 * *hidden / *heads) : given;
    if (width && !given)
        config.readingNote(readingNoteOf(
            Origin::ModelClass, config.pathOf(key), QString::number(*width), u"zamba2"_s));
    else if (width && given != width)
        config.readingNote(readingNoteOf(
            Origin::NotComputed, config.pathOf(key), u"%1 → %2"_s.arg(*given).arg(*width)));
    if (width)
        config.readingNote(readingNoteOf(Origin::NotComputed,
            config.pathOf(given ? key : QLatin1StringView("hidden_size")),
            u"softmax 1 / √%1 → 1 / √%2"_s.arg(*width).arg(*width / 2.0), u"zamba2"_s));
    return width;
}

void readSizes(ConfigReader& config, Model& model)
{
    if (model.modelType.starts_with("swin")) {
        model.heads = headsOfFirstStage(config);
        return;
    }
    model.heads = config.whole({"num_attention_heads"_L1, "n_head"_L1, "n_heads"_L1, "num_heads"_L1,
                                   "decoder_num_attention_heads"_L1},
        headCounts);
    model.keyValueHeads = keyHeads(config, QString::fromStdString(model.modelType));
    if (!isDeepSeekV4(model.modelType)) // whose head_dim is the whole width
        model.headWidth = config.whole({"qk_rope_head_dim"_L1}, widthsOrNone);
    const bool isWithoutMla = model.scheme == Scheme::Rope && model.headWidth == 0;
    if (isWithoutMla) // DeepSeek-VL2, whose use_mla is false
        model.headWidth.reset();
    if (model.headWidth)
        model.headWidth = *model.headWidth + restingWidth(config).value_or(0);
    else if (model.modelType == "zamba2")
        model.headWidth = headWidthOfZamba(config, model.heads);
    else
        model.headWidth = config.whole(
            {"head_dim"_L1, "kv_channels"_L1, "d_kv"_L1, "hidden_size_per_head"_L1}, widths);
    if (model.headWidth == 0)
        model.headWidth.reset();
    const auto hidden = config.whole({"hidden_size"_L1, "n_embd"_L1, "d_model"_L1}, widths);
    if (!model.headWidth && hidden && model.heads) {
        if (*hidden % *model.heads != 0 && model.scheme == Scheme::Rope)
            config.fail(Words::tr("hidden_size %1 is not a multiple of the %2 heads, and head_dim "
                                  "is missing; add one.")
                            .arg(*hidden)
                            .arg(*model.heads));
        if (*hidden % *model.heads == 0)
            model.headWidth = *hidden / *model.heads;
    }
    static const QList<QLatin1StringView> keys {"max_position_embeddings"_L1, "n_positions"_L1,
        "max_seq_len"_L1, "seq_length"_L1, "n_ctx"_L1, "max_source_positions"_L1,
        "max_model_len"_L1, "model_max_length"_L1, "max_sequence_length"_L1};
    const auto length = config.whole(keys, lengths);
    if (!length)
        return;
    model.length = *length;
    model.longest = *length;
    constexpr auto sequence = "max_sequence_length"_L1; // the same once more, in older files
    if (config.json().value(sequence).toInteger() == *length)
        config.note(sequence);
    if (*length > lastPosition) // the limit of a state
        config.readingNote(readingNoteOf(Origin::NotComputed,
            config.pathOf(*std::ranges::find_if(
                keys, [&](QLatin1StringView key) { return config.has(key); })),
            u"%1 → %2"_s.arg(*length).arg(lastPosition)));
}

/// JinaBERT and MosaicBERT, whose files name BERT: |i − j| in their authors' modeling_bert.py
/// (rebuild_alibi_tensor), and no mask.
void readMaskOfAlibi(ConfigReader& config, Model& model)
{
    if (model.modelType != "bert")
        return;
    config.note("alibi_starting_size"_L1);
    ModelSettings settings;
    settings.choose("alibi.mask", "symmetric");
    model.settings = std::move(settings).patch();
    config.readingNote(readingNoteOf(Origin::ModelClass, u"is_causal"_s, u"false"_s, u"bert"_s));
}

void readAlibi(ConfigReader& config, Model& model)
{
    ConfigReader attention(
        config.object("attn_config"_L1).value_or(QJsonObject()), config.file(), u"attn_config"_s);
    constexpr ConfigReader::Limits limits {0.5, 64, "8"_L1};
    model.alibiBiasMax = config.number({"alibi_bias_max"_L1}, limits);
    if (const auto inBlock = attention.number({"alibi_bias_max"_L1}, limits))
        model.alibiBiasMax = inBlock;
    if (attention.isTrue("alibi"_L1))
        attention.note("alibi"_L1);
    config.take(attention);
    if (!model.heads || *model.heads > 128)
        config.fail(Words::tr("an ALiBi model needs num_attention_heads from 1 to 128."));
    // modeling_falcon.py adds the bias to the scores before it divides them: (q·k + bias)/√d. It is
    // computed as slopes.bfloat16()·j, with 8 significant bits.
    if (model.modelType == "falcon" && model.headWidth) {
        config.readingNote(readingNoteOf(Origin::NotComputed, config.pathOf("alibi"_L1),
            u"m → m / √%1"_s.arg(*model.headWidth), u"falcon"_s));
        config.readingNote(readingNoteOf(Origin::NotComputed, config.pathOf("alibi"_L1),
            u"m·j → bfloat16(bfloat16(m)·j)"_s, u"falcon"_s));
    }
    readMaskOfAlibi(config, model);
}

/// Of the part for text, which some files of models with pictures do not name.
QString modelTypeOf(const QJsonObject& inner, const QJsonObject& outer)
{
    QString own = inner.value("model_type"_L1).toString();
    const QString whole = outer.value("model_type"_L1).toString();
    if (whole == "exaone4_5"_L1 && isAnyOf(own, {""_L1, "exaone4_5_text"_L1}))
        return u"exaone4"_s; // configuration_exaone4_5.py
    if (whole == "llava"_L1 && own.isEmpty())
        return u"llama"_s; // configuration_llava.py
    if (!own.isEmpty() && own != whole)
        return own;
    const QString ofText = whole + u"_text"_s;
    return classRules(ofText.toStdString()) ? ofText : whole;
}

/// Whether some of its layers are recurrent, and the file or its class says which.
bool isHybrid(const ConfigReader& config, const Model& model)
{
    return config.json().value("layer_types"_L1).isArray()
        || isAnyOf(QString::fromStdString(model.modelType),
            {"kimi_linear"_L1, "glm5_next_text"_L1, "nemotron_h"_L1, "jamba"_L1, "olmo_hybrid"_L1,
                "zamba"_L1, "zamba2"_L1});
}

/// Only the class, unless a key of the file is noted as the one that decided it.
void tellNoPositions(ConfigReader& config, const Model& model)
{
    const auto isDeciding = [&](const ReadingNote& one) {
        const QString key = QString::fromStdString(one.key);
        return one.origin == Origin::File
            && (key == config.pathOf("position_embedding_type"_L1)
                || key == config.pathOf("mla_use_nope"_L1)
                || key == config.pathOf("use_mem_rope"_L1) || key == config.pathOf("rope_theta"_L1)
                || key == config.pathOf("rope_parameters"_L1)
                || key == config.pathOf("rope_scaling"_L1)
                || key == config.pathOf("position_biased_input"_L1));
    };
    if (std::ranges::none_of(config.readingNotes(), isDeciding))
        config.readingNote(readingNoteOf(Origin::ModelClass, u"positions"_s, nameOf(Scheme::None),
            QString::fromStdString(model.modelType)));
}

void readScheme(ConfigReader& config, Model& model)
{
    switch (model.scheme) {
    case Scheme::Rope:
        readRope(config, model);
        break;
    case Scheme::None:
        noteScheme(config, model.scheme, model.pairing);
        tellNoPositions(config, model);
        if (model.kinds.empty() && isHybrid(config, model))
            readLayersWithoutPositions(config, model);
        break;
    case Scheme::Alibi:
        readAlibi(config, model);
        break;
    case Scheme::Unknown:
        config.fail(sentenceOnNoScheme(config.json()));
        break;
    default:
        model.settings = tablesInConfig(config, model);
        if (model.settings.empty())
            config.readingNote(readingNoteOf(Origin::NotComputed, config.pathOf("model_type"_L1),
                shown(config.json().value("model_type"_L1)) + u" → "_s + nameOf(model.scheme)));
    }
}

/// The object that contains the part for text: the whole file, or Qwen's thinker_config.
ConfigReader besideText(const QJsonObject& outer, const TextPart& part, const QString& name)
{
    QStringList keys = part.path.split(u'.', Qt::SkipEmptyParts);
    if (!keys.isEmpty())
        keys.removeLast();
    QJsonObject beside = outer;
    for (const QString& key : keys)
        beside = beside.value(key).toObject();
    return {beside, name, keys.join(u'.')};
}

// A field that is read and has a more specific note is not also noted as merely read.
std::vector<ReadingNote> withOneOriginEach(std::vector<ReadingNote> readingNotes)
{
    const std::vector<ReadingNote> all = readingNotes;
    std::erase_if(readingNotes, [&](const ReadingNote& one) {
        return one.origin == Origin::File
            && std::ranges::any_of(all, [&](const ReadingNote& other) {
                   return other.key == one.key && other.origin != Origin::File;
               });
    });
    return readingNotes;
}

} // namespace

TextPart textPartOf(const QJsonObject& outer)
{
    for (const auto key : {"text_config"_L1, "llm_config"_L1, "language_config"_L1,
             "thinker_config"_L1, "vlm_config"_L1}) {
        if (!outer.value(key).isObject())
            continue;
        TextPart inner = textPartOf(outer.value(key).toObject()); // Qwen's Omni: of the thinker
        inner.path = inner.path.isEmpty() ? QString(key) : key + u'.' + inner.path;
        return inner;
    }
    // T5Gemma, Dia and others with two parts, each of which is a model of its own type.
    for (const auto decoder : {"decoder"_L1, "decoder_config"_L1}) {
        const QJsonObject writing = outer.value(decoder).toObject();
        if (writing.value("model_type"_L1).isString())
            return {writing, decoder};
    }
    return {outer, {}};
}

Outcome<Model> modelInConfig(const QJsonObject& outer, const QString& name)
{
    if (isOfDiffusers(outer))
        return Unexpected(Error {ui::captioned(name, sentenceOnDiffusers(outer))});
    const TextPart part = textPartOf(outer);
    const QString modelType = modelTypeOf(part.config, outer);
    const ForeignConfig foreign = inKeysOfTransformers(part.config);
    FilledConfig filled = withClassDefaults(foreign.config, modelType, part.path);
    ConfigReader config(std::move(filled.config), name, part.path);
    for (ReadingNote& one : filled.readingNotes)
        config.readingNote(std::move(one));

    Model model;
    model.modelType = modelType.toStdString();
    model.name = config.text("_name_or_path"_L1).toStdString();
    if (model.name.empty())
        model.name = outer.value("_name_or_path"_L1).toString().toStdString();
    if (model.name.empty())
        model.name = QFileInfo(name).fileName().toStdString();
    config.note("model_type"_L1);
    model.scheme = schemeIn(config, modelType);
    if (!part.path.isEmpty() && model.scheme == Scheme::Rope)
        config.readingNote(readingNoteOnPart(part.path.toStdString()));
    readSizes(config, model);
    readScheme(config, model);
    noteScheme(config, model.scheme, model.pairing);
    if (!model.multimodalSections.empty()) {
        ConfigReader beside = besideText(outer, part, name);
        readVideoPositions(beside, config, model);
    }
    noteUsualScale(config, model.headWidth);
    if (const auto& error = config.error()) {
        const QString sentence = withPlacesOf(foreign, error->sentence);
        return Unexpected(
            Error {sentence.startsWith(name) ? sentence : ui::captioned(name, sentence)});
    }
    model.readingNotes = config.readingNotes();
    renamePlaces(model.readingNotes, foreign, part.path);
    model.readingNotes = withOneOriginEach(std::move(model.readingNotes));
    nameUnread(outer, modelType, model.readingNotes);
    return model;
}

std::vector<Model> shippedModels()
{
    QFile file(u":/presets/models.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto presets = jsonObject(file.readAll(), file.fileName());
    if (!presets)
        return {};
    std::vector<Model> models;
    for (const auto& one : presets->value("models"_L1).toArray()) {
        const QString name = one["name"_L1].toString();
        auto model = modelInConfig(one["config"_L1].toObject(), name);
        if (!model)
            continue;
        model->name = name.toStdString();
        for (const auto& source : one["sources"_L1].toArray())
            model->sources.push_back(source.toString().toStdString());
        models.push_back(*std::move(model));
    }
    return models;
}

} // namespace lab::app
