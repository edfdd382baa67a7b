#include "app/commands/command_options.h"
#include "app/commands/reading_notes.h"
#include "app/commands/run_commands.h"
#include "app/files/json_file.h"
#include "app/files/streamed_file.h"
#include "app/models/config_reader.h"
#include "app/models/model_file.h"
#include "app/text/exit.h"
#include "ui/lessons/languages.h"
#include "ui/paint/code/permutation_text.h"
#include "ui/paint/text/punctuation.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::PermutationCommand)
};

const QStringList& layouts()
{
    static const QStringList names {u"interleaved"_s, u"halves"_s};
    return names;
}

/// The layout of --to, or the other one than --from.
Outcome<Pairing> layoutAsked(const QCommandLineParser& given)
{
    const QString from = given.value(u"from"_s);
    const QString to = given.value(u"to"_s);
    if (from.isEmpty() && to.isEmpty())
        return Unexpected(Error {Words::tr("permutation: --from is missing; it must be one of %1.")
                                     .arg(ui::listed(layouts()))});
    if (from == to)
        return Unexpected(
            Error {Words::tr("permutation: --from and --to are both %1; there is nothing to do.")
                       .arg(to)});
    const bool isToHalves = to.isEmpty() ? from == layouts()[0] : to == layouts()[1];
    return isToHalves ? Pairing::Halves : Pairing::Interleaved;
}

/// The keys of a file that give some of its layers other heads than the rest.
QStringList keysOfOtherHeads(const ConfigReader& config, const Model& model)
{
    QStringList keys;
    for (const auto key : {"num_attention_heads_per_layer"_L1, "num_sliding_attention_heads"_L1,
             "attention_other_setting"_L1, "per_layer_config"_L1, "global_head_dim"_L1,
             "num_global_key_value_heads"_L1, "swa_head_dim"_L1, "swa_num_attention_heads"_L1,
             "swa_num_key_value_heads"_L1, "num_swa_attention_heads"_L1,
             "num_swa_key_value_heads"_L1, "block_configs"_L1}) {
        if (config.has(key))
            keys += QString(key);
    }
    const auto isWider = [&](const LayerKind& kind) {
        return attends(kind.attention) && kind.width != model.headWidth;
    };
    if (keys.isEmpty() && std::ranges::any_of(model.kinds, isWider)) // Gemma 4's class
        keys += u"global_head_dim"_s;
    return keys;
}

/// The number under the first key that the file has for the layers shown, or for all; the key is
/// added to the used ones.
int headsOfShown(const QJsonObject& file, std::initializer_list<QLatin1StringView> keys, int ofAll,
    QStringList& used)
{
    for (const QLatin1StringView key : keys) {
        if (const int given = file.value(key).toInt(); given > 0) {
            used += QString(key);
            return given;
        }
    }
    return ofAll;
}

struct ShownRows {
    HeadRows rows;
    QStringList used; ///< keys that give them, if these differ from the keys for all layers
};

/// The heads of the layers named in model.layers, if the file has different ones for one kind of
/// them: MiMo-V2, Baichuan-M1 and Step 3.5 for windows, Gemma 4 for full attention.
ShownRows rowsOfShown(const ConfigReader& config, const LabState& state, const HeadRows& ofAll)
{
    ShownRows shown {ofAll, {}};
    if (state.model.kinds.empty())
        return shown;
    auto& [rows, used] = shown;
    const QJsonObject& file = config.json();
    const QString otherSetting = u"attention_other_setting"_s; // Step 3.5's
    const QJsonObject other = file.value(otherSetting).toObject();
    switch (state.model.kinds[static_cast<std::size_t>(state.model.kind)].attention) {
    case LayerAttention::Window:
        if (other.value("attention_type"_L1) == "sliding_attention"_L1) {
            rows.queryHeads = other.value("num_attention_heads"_L1).toInt(rows.queryHeads);
            rows.keyHeads = other.value("num_attention_groups"_L1).toInt(rows.keyHeads);
            used += otherSetting;
        }
        rows.queryHeads = headsOfShown(file,
            {"swa_num_attention_heads"_L1, "num_swa_attention_heads"_L1,
                "num_sliding_attention_heads"_L1},
            rows.queryHeads, used);
        rows.keyHeads = headsOfShown(file,
            {"swa_num_key_value_heads"_L1, "num_swa_key_value_heads"_L1}, rows.keyHeads, used);
        break;
    case LayerAttention::Full:
        rows.keyHeads = headsOfShown(file, {"num_global_key_value_heads"_L1}, rows.keyHeads, used);
        break;
    default:
        break;
    }
    return shown;
}

struct FileRows {
    HeadRows rows;
    QStringList used; ///< keys of only the layers shown that give the rows
    QStringList otherHeads; ///< keys for layers with other rows
    std::vector<ReadingNote> assumed;
};

/// The head counts of a model's file.
Outcome<FileRows> headRows(const CommandStart& start, const QJsonObject& outer)
{
    const QString name = shownPath(start.file);
    const TextPart text = textPartOf(outer);
    const ConfigReader config(text.config, name, text.path);
    if (config.has("kv_lora_rank"_L1))
        return Unexpected(
            Error {Words::tr("%1: kv_lora_rank means latent attention (MLA), whose rows have "
                             "another layout: only the qk_rope_head_dim rows rotate. Only "
                             "weights whose heads all have the same dimension can be reordered.")
                       .arg(name)});
    if (!start.model->heads)
        return Unexpected(
            Error {Words::tr("%1: num_attention_heads is missing; give a complete config.json.")
                       .arg(name)});
    const Rotary rotary = lab::rotary(start.state.rotations);
    const auto& keyHeads = start.model->keyValueHeads;
    const auto [rows, used] = rowsOfShown(config, start.state,
        {*start.model->heads, keyHeads.value_or(*start.model->heads), rotary.width,
            rotary.rotatedWidth});
    std::vector<ReadingNote> assumed;
    if (!keyHeads) // equal to the number of query heads, as transformers also allows
        assumed.push_back({Origin::Guess, "num_key_value_heads", std::to_string(rows.keyHeads)});
    if (rows.queryHeads % rows.keyHeads != 0)
        return Unexpected(Error {Words::tr("%1: %2 query heads cannot share %3 key heads evenly.")
                                     .arg(name)
                                     .arg(rows.queryHeads)
                                     .arg(rows.keyHeads)});
    QStringList others = keysOfOtherHeads(config, *start.model);
    others.removeIf([&used = used](const QString& key) { return used.contains(key); });
    return FileRows {rows, used, others, assumed};
}

QByteArray jsonText(const ui::WeightPermutation& what, const QString& code)
{
    QJsonArray index;
    for (const int row : headOrder(what.rows.width, what.rows.rotatedWidth, what.to))
        index.append(row);
    QJsonObject check;
    for (const Conversion one : ui::allConversions)
        check.insert(ui::keyOf(one),
            isPossible(what.rows, one)
                ? QJsonValue(conversionError(what.rows, what.base, what.to, one))
                : QJsonValue());
    const Pairing from = what.to == Pairing::Halves ? Pairing::Interleaved : Pairing::Halves;
    return QJsonDocument(
        QJsonObject {{u"from"_s, ui::keyOf(from)}, {u"to"_s, ui::keyOf(what.to)},
            {u"head_dim"_s, what.rows.width}, {u"rotated"_s, what.rows.rotatedWidth},
            {u"query_heads"_s, what.rows.queryHeads}, {u"key_heads"_s, what.rows.keyHeads},
            {u"index"_s, index}, {u"largest_score_difference"_s, check}, {u"code"_s, code}})
        .toJson();
}

} // namespace

int runPermutation(const QCommandLineParser& given)
{
    const auto layout = layoutAsked(given);
    if (!layout)
        return ended(Exit::Misused, layout.error());
    const auto begun = commandStart(given, given.values(u"set"_s));
    if (!begun)
        return begun.error();
    const CommandStart& start = *begun;
    if (!start.model)
        return ended(Exit::Failed,
            Words::tr("%1 is not a model file; give a config.json.").arg(shownPath(start.file)));
    if (const auto right = checkedRotary(start); !right)
        return ended(Exit::Failed, right.error());
    const auto rows = headRows(start, start.json);
    if (!rows)
        return ended(Exit::Failed, rows.error());
    std::vector<ReadingNote> readingNotes = start.readingNotes;
    std::erase_if(readingNotes, [&](const ReadingNote& readingNote) { // what is computed only here
        const QString key = QString::fromStdString(readingNote.key).section(u'.', -1);
        return readingNote.origin == Origin::NotComputed && rows->used.contains(key);
    });
    printReadingNotes(start.file, readingNotes);
    printReadingNotes(start.file, rows->assumed);
    if (!rows->otherHeads.isEmpty())
        warn(Words::tr("%1: because of %2, some layers may have other heads; the code is for "
                       "layers with %3 query heads and %4 key heads of dimension %5.")
                 .arg(shownPath(start.file), ui::listed(rows->otherHeads))
                 .arg(rows->rows.queryHeads)
                 .arg(rows->rows.keyHeads)
                 .arg(rows->rows.width));

    const ui::WeightPermutation what {
        rows->rows, start.state.rotations.base, *layout, QString::fromStdString(start.model->name)};
    const auto library =
        given.value(u"library"_s) == "numpy"_L1 ? ui::CodeLibrary::NumPy : ui::CodeLibrary::PyTorch;
    const QString code = ui::permutationText(what, library, ui::windowLanguage());
    return printed(given.isSet(u"json"_s) ? QString::fromUtf8(jsonText(what, code)) : code);
}

} // namespace lab::app
