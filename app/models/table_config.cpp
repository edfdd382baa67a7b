#include "app/models/table_config.h"

#include "app/models/config_reader.h"
#include "app/models/model_settings.h"

#include <QVariant>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr ConfigReader::Limits counts {1, 1e9, "32"_L1};
constexpr ConfigReader::Limits maybeNone {-1, 1e9, "256"_L1}; ///< −1 means none
constexpr ConfigReader::Limits widths {1, 65536, "768"_L1};
constexpr ConfigReader::Limits deviations {1e-6, 100, "0.02"_L1};

using Fields = QList<QLatin1StringView>;

Fields headFields()
{
    return {"num_heads"_L1, "num_attention_heads"_L1, "n_head"_L1};
}

Fields lengthFields()
{
    return {"max_relative_positions"_L1, "max_position_embeddings"_L1, "n_positions"_L1};
}

/// The first of the fields that the file has.
QString pathOfField(const ConfigReader& config, const Fields& fields)
{
    const auto found =
        std::ranges::find_if(fields, [&](QLatin1StringView field) { return config.has(field); });
    return config.pathOf(found == fields.end() ? fields.front() : *found);
}

/// A number that the file has under one of the fields. If it is too large for the pictures, the
/// largest possible one is used, with a note: "d_model: 1280 → 1024".
void put(ConfigReader& config, const Fields& fields, std::optional<std::int64_t> number,
    ModelSettings& tables, const char* key)
{
    if (tables.count(key, number))
        return;
    const auto largest = static_cast<std::int64_t>(parameterNamed(key)->range({}).highest);
    const bool isCut = *number > largest && tables.count(key, largest);
    config.readingNote(readingNoteOf(Origin::NotComputed, pathOfField(config, fields),
        isCut ? u"%1 → %2"_s.arg(*number).arg(largest) : QString::number(*number)));
}

void take(ConfigReader& config, const Fields& fields, ModelSettings& tables, const char* key)
{
    put(config, fields, config.whole(fields, maybeNone), tables, key);
}

void takeDeviation(
    ConfigReader& config, const Fields& fields, ModelSettings& tables, const char* key)
{
    const auto deviation = config.number(fields, deviations);
    if (deviation && !tables.add(key, Value(*deviation)))
        config.readingNote(
            readingNoteOf(Origin::NotComputed, pathOfField(config, fields), shown(*deviation)));
}

/// RoBERTa and its relatives count positions from pad_token_id + 1, as in fairseq, so the rows
/// before are unused (create_position_ids_from_input_ids in transformers).
int rowsOfPadding(ConfigReader& config, const Model& model)
{
    const QString type = QString::fromStdString(model.modelType);
    const bool countsFromPadding = isAnyOf(type,
        {"roberta"_L1, "xlm-roberta"_L1, "xlm-roberta-xl"_L1, "camembert"_L1, "xmod"_L1,
            "roberta-prelayernorm"_L1, "data2vec-text"_L1, "longformer"_L1, "luke"_L1, "mpnet"_L1,
            "ibert"_L1, "layoutlmv3"_L1, "esm"_L1});
    if (!countsFromPadding)
        return 0;
    const auto padding = config.whole({"pad_token_id"_L1}, maybeNone);
    return padding.value_or(type == "esm"_L1 ? -1 : 1) + 1;
}

/// MPNet adds a learned table to the tokens and a bias to the scores (modeling_mpnet.py). The
/// pictures have only the bias.
void tellTableBeside(ConfigReader& config, Model& model)
{
    constexpr auto key = "max_position_embeddings"_L1;
    if (!config.has(key) || !model.length)
        return;
    const int resting = rowsOfPadding(config, model);
    const auto rows = std::max(std::int64_t {1}, *model.length - resting);
    config.readingNote(readingNoteOf(Origin::NotComputed, config.pathOf(key),
        u"%1 − %2 = %3 (learned position table)"_s.arg(*model.length).arg(resting).arg(rows),
        QString::fromStdString(model.modelType)));
    model.length = rows;
}

void readT5(ConfigReader& config, Model& model, ModelSettings& tables)
{
    tellTableBeside(config, model);
    tables.choose("t5.direction", config.isTrue("is_decoder"_L1) ? "causal" : "bidirectional");
    struct Count {
        QLatin1StringView field;
        const char* key;
        std::int64_t byClass; ///< if the field is missing
    };
    for (const Count& one : {Count {"relative_attention_num_buckets"_L1, "t5.buckets", 32},
             {"relative_attention_max_distance"_L1, "t5.max_distance", 128}})
        put(config, {one.field}, config.whole({one.field}, counts).value_or(one.byClass), tables,
            one.key);
    put(config, headFields(), model.heads, tables, "t5.heads");
    if (const auto width = config.whole({"d_model"_L1}, widths))
        tables.add("t5.deviation", Value(1 / std::sqrt(static_cast<double>(*width))));
}

/// Both terms of DeBERTa's scores: those in pos_att_type, as a list or separated by bars, in which
/// case the class converts them to lowercase. If missing, the list is empty.
void readTermsOfDeberta(ConfigReader& config, const Model& model, ModelSettings& tables)
{
    constexpr auto key = "pos_att_type"_L1;
    const QJsonValue given = config.json().value(key);
    QStringList terms;
    for (const QString& term : given.isString() ? given.toString().toLower().split(u'|')
                                                : given.toVariant().toStringList())
        terms += given.isString() ? term.trimmed() : term;
    tables.add("deberta.c2p", Value(terms.contains("c2p"_L1)));
    tables.add("deberta.p2c", Value(terms.contains("p2c"_L1)));
    if (!config.has(key))
        config.readingNote(readingNoteOf(
            Origin::ModelClass, key, u"[]"_s, QString::fromStdString(model.modelType)));
    config.note(key);
    const bool areAllKnown = std::ranges::all_of(terms, [](const QString& term) {
        return isAnyOf(term, {"c2p"_L1, "p2c"_L1});
    });
    if (!areAllKnown)
        config.readingNote(readingNoteOf(Origin::NotComputed, config.pathOf(key), shown(given)));
}

/// Only the second class has share_att_key, which is false if missing; in the first, the table has
/// its own projections.
void readProjectionsOfDeberta(ConfigReader& config, const Model& model, ModelSettings& tables)
{
    constexpr auto key = "share_att_key"_L1;
    const bool isKnown = model.modelType != "deberta";
    tables.choose("deberta.projections", isKnown && config.isTrue(key) ? "shared" : "separate");
    if (isKnown && !config.has(key))
        config.readingNote(readingNoteOf(
            Origin::ModelClass, key, u"false"_s, QString::fromStdString(model.modelType)));
    if (isKnown)
        config.note(key);
}

/// configuration_deberta.py has none; only the second class does.
int bucketsOfDeberta(ConfigReader& config, const Model& model)
{
    constexpr auto key = "position_buckets"_L1;
    if (model.modelType != "deberta")
        return std::max(0, config.whole({key}, maybeNone).value_or(0));
    if (config.json().value(key).toInt() > 0)
        config.readingNote(readingNoteOf(
            Origin::NotComputed, config.pathOf(key), shown(config.json().value(key))));
    return 0;
}

void readDeberta(ConfigReader& config, const Model& model, ModelSettings& tables)
{
    const int buckets = bucketsOfDeberta(config, model);
    int reach = config.whole({"max_relative_positions"_L1}, maybeNone).value_or(-1);
    if (reach < 1)
        reach = static_cast<int>(model.length.value_or(512));
    put(config, {"position_buckets"_L1}, buckets > 0 ? buckets : reach, tables, "deberta.span");
    put(config, {"position_buckets"_L1}, buckets, tables, "deberta.buckets");
    put(config, lengthFields(), reach, tables, "deberta.max_distance");
    readProjectionsOfDeberta(config, model, tables);
    readTermsOfDeberta(config, model, tables);
    put(config, headFields(), model.heads, tables, "deberta.heads");
    put(config, {"hidden_size"_L1}, model.headWidth, tables, "deberta.head_width");
}

void readLearned(ConfigReader& config, Model& model, ModelSettings& tables)
{
    const int resting = rowsOfPadding(config, model);
    if (resting > 0 && model.length > resting) {
        config.readingNote(readingNoteOf(Origin::ModelClass, u"position_ids"_s,
            u"%1 − %2 (pad_token_id + 1) = %3"_s.arg(*model.length)
                .arg(resting)
                .arg(*model.length - resting),
            QString::fromStdString(model.modelType)));
        model.length = *model.length - resting;
    }
    put(config, lengthFields(), model.length, tables, "learned.training_length");
    // These four project the sum of token and position to hidden_size after the table.
    const bool isNarrow = isAnyOf(QString::fromStdString(model.modelType),
        {"albert"_L1, "electra"_L1, "convbert"_L1, "rembert"_L1});
    const Fields ofWidth = isNarrow
        ? Fields {"embedding_size"_L1, "input_embedding_size"_L1, "hidden_size"_L1}
        : Fields {"hidden_size"_L1, "n_embd"_L1, "d_model"_L1};
    put(config, ofWidth, config.whole(ofWidth, widths), tables, "learned.width");
    takeDeviation(config, {"initializer_range"_L1, "init_std"_L1}, tables, "learned.deviation");
}

// Marian, Pegasus and CTRL use the half-split layout of Transformer-XL, Whisper and M2M-100 that of
// tensor2tensor.
void readSinusoid(ConfigReader& config, const Model& model, ModelSettings& tables)
{
    const bool isHalved =
        model.modelType == "marian" || model.modelType == "pegasus" || model.modelType == "ctrl";
    const Fields ofWidth {"d_model"_L1, "hidden_size"_L1, "n_embd"_L1};
    put(config, ofWidth, config.whole(ofWidth, widths), tables, "sinusoidal.width");
    tables.choose("sinusoidal.layout", isHalved ? "halves" : "tensor2tensor");
    tables.add("sinusoidal.base", 10000.0);
}

void readTransformerXl(ConfigReader& config, const Model& model, ModelSettings& tables)
{
    put(config, headFields(), model.heads, tables, "transformer_xl.heads");
    put(config, {"d_head"_L1, "d_model"_L1}, model.headWidth, tables, "transformer_xl.head_width");
    take(config, {"d_model"_L1}, tables, "transformer_xl.width");
    take(config, {"tgt_len"_L1}, tables, "transformer_xl.segment");
    take(config, {"mem_len"_L1}, tables, "transformer_xl.memory");
    if (config.json().value("clamp_len"_L1).toInt(-1) >= 0)
        take(config, {"clamp_len"_L1}, tables, "transformer_xl.clamp");
    else // −1 means none
        tables.count("transformer_xl.clamp", 0);
}

/// Of the first stage; each later one has more heads, and the same window.
void readSwin(ConfigReader& config, const Model& model, ModelSettings& tables)
{
    take(config, {"window_size"_L1}, tables, "swin.height");
    take(config, {"window_size"_L1}, tables, "swin.width");
    put(config, headFields(), model.heads, tables, "swin.heads");
    takeDeviation(config, {"initializer_range"_L1}, tables, "swin.deviation");
}

} // namespace

Patch tablesInConfig(ConfigReader& config, Model& model)
{
    ModelSettings tables;
    if (model.scheme == Scheme::T5Bias)
        readT5(config, model, tables);
    else if (model.scheme == Scheme::Deberta)
        readDeberta(config, model, tables);
    else if (model.scheme == Scheme::Learned)
        readLearned(config, model, tables);
    else if (model.scheme == Scheme::Sinusoidal)
        readSinusoid(config, model, tables);
    else if (model.scheme == Scheme::TransformerXl)
        readTransformerXl(config, model, tables);
    else if (model.scheme == Scheme::SwinBias)
        readSwin(config, model, tables);
    return std::move(tables).patch();
}

} // namespace lab::app
