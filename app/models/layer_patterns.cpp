#include "app/models/layer_patterns.h"

#include "core/models/model_types.h"

#include <QJsonArray>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LayerPatterns)
};

constexpr ConfigReader::Limits numbersOfLayers {0, 10000, "4"_L1};
constexpr ConfigReader::Limits periods {1, 10000, "8"_L1};

std::string lettersOfKimi(ConfigReader& config, std::optional<int> count)
{
    constexpr auto key = "linear_attn_config"_L1;
    ConfigReader lists(
        config.object(key).value_or(QJsonObject()), config.file(), config.pathOf(key));
    const auto full = lists.numbers("full_attn_layers"_L1, numbersOfLayers);
    const auto linear = lists.numbers("kda_layers"_L1, numbersOfLayers);
    config.take(lists);
    if (full.empty() && linear.empty())
        return {};
    std::string letters(
        static_cast<std::size_t>(count.value_or(static_cast<int>(full.size() + linear.size()))),
        'L');
    for (const double number : full) {
        if (number >= 1 && number <= static_cast<double>(letters.size()))
            letters[static_cast<std::size_t>(number) - 1] = 'F';
    }
    return letters;
}

/// "M", "*", "-" and "E" of Nemotron-H, in either form of the file, and the key that has them.
struct SignsOfNemotron {
    QString signs;
    QLatin1StringView key = "hybrid_override_pattern"_L1;
};

SignsOfNemotron patternOfNemotron(ConfigReader& config)
{
    SignsOfNemotron found;
    if (config.has(found.key)) {
        config.note(found.key);
        found.signs = config.text(found.key);
        return found;
    }
    for (const auto key : {"layers_block_type"_L1, "layer_types"_L1}) {
        const QJsonArray types = config.json().value(key).toArray();
        if (types.isEmpty() || !found.signs.isEmpty())
            continue;
        config.note(key);
        found.key = key;
        for (const auto& type : types) {
            const QString word = type.toString();
            const bool isAttention = word.contains("attention"_L1) && !word.contains("linear"_L1);
            const bool isDense = isAnyOf(word, {"moe"_L1, "mlp"_L1});
            found.signs += isDense ? u'-' : isAttention ? u'*' : u'M';
        }
    }
    return found;
}

std::string lettersOfNemotron(ConfigReader& config)
{
    const auto& [signs, key] = patternOfNemotron(config);
    std::string letters;
    for (const QChar sign : signs) {
        if (sign == u'M' || sign == u'*')
            letters += sign == u'M' ? 'L' : 'F';
    }
    const auto mixing = static_cast<qsizetype>(letters.size());
    if (mixing < signs.size())
        config.readingNote(readingNoteOf(Origin::NotComputed, config.pathOf(key),
            u"%1 − %2 (MLP) = %3"_s.arg(signs.size()).arg(signs.size() - mixing).arg(mixing)));
    return letters;
}

std::string lettersOfJamba(ConfigReader& config, std::optional<int> count)
{
    const auto number = [&](QLatin1StringView key, const ConfigReader::Limits& limits, int usual) {
        const auto given = config.whole({key}, limits);
        if (!given)
            config.readingNote(
                readingNoteOf(Origin::ModelClass, key, QString::number(usual), u"jamba"_s));
        return given.value_or(usual);
    };
    const int period = number("attn_layer_period"_L1, periods, 8);
    const int offset = number("attn_layer_offset"_L1, numbersOfLayers, 4);
    std::string letters;
    for (int layer = 0; layer < count.value_or(32); ++layer)
        letters += layer % period == offset ? 'F' : 'L';
    return letters;
}

/// The layers of the list are of the first kind, all others of the second.
LayerLetters lettersOfIndices(
    const std::set<int>& indices, char listed, char other, std::optional<int> count)
{
    if (!count)
        return {(indices.empty() ? std::string() : std::string(1, listed)) + other, false};
    LayerLetters found;
    for (int layer = 0; layer < *count; ++layer)
        found.letters += indices.contains(layer) ? listed : other;
    return found;
}

std::set<int> indicesIn(ConfigReader& config, QLatin1StringView key)
{
    const auto numbers = config.numbers(key, numbersOfLayers);
    config.note(key); // also if it is empty
    return {numbers.begin(), numbers.end()};
}

// configuration_bamba.py: attention at the indices, mamba elsewhere, and everywhere if there is no
// list.
LayerLetters lettersOfBamba(ConfigReader& config, std::optional<int> count)
{
    constexpr auto key = "attn_layer_indices"_L1;
    if (config.json().value("layer_types"_L1).isArray() && !config.has(key))
        return {};
    if (!config.has(key))
        config.readingNote(readingNoteOf(Origin::ModelClass, key, u"null"_s, u"bamba"_s));
    return lettersOfIndices(indicesIn(config, key), 'F', 'L', count);
}

/// Words of a list, as one letter each.
std::string lettersOfWords(
    ConfigReader& config, QLatin1StringView key, QLatin1StringView word, char letter)
{
    std::string letters;
    for (const auto& type : config.json().value(key).toArray())
        letters += type.toString() == word ? letter : 'L';
    if (!letters.empty())
        config.note(key);
    return letters;
}

// configuration_zamba2.py derives hybrid_layer_ids from layers_block_type, whose default has 54
// layers. A hybrid layer is attention, shared with others, before a recurrent one.
LayerLetters lettersOfZamba(ConfigReader& config, std::optional<int> count)
{
    constexpr auto types = "layers_block_type"_L1;
    constexpr auto indices = "hybrid_layer_ids"_L1;
    const std::string letters = lettersOfWords(config, types, "hybrid"_L1, 'F');
    if (letters.empty() && config.has(indices))
        return lettersOfIndices(indicesIn(config, indices), 'F', 'L', count);
    if (letters.empty() && count.value_or(54) != 54) { // from which no model can be built
        config.readingNote(
            readingNoteOf(Origin::Guess, types, u"54 ≠ num_hidden_layers %1"_s.arg(*count)));
        return {"FL", false};
    }
    std::set<int> attending {6, 12, 18, 24, 30, 36, 42, 47, 51};
    if (letters.empty()) {
        config.readingNote(readingNoteOf(
            Origin::ModelClass, indices, u"[6,12,18,24,30,36,42,47,51]"_s, u"zamba2"_s));
        return lettersOfIndices(attending, 'F', 'L', 54);
    }
    attending.clear();
    for (std::size_t layer = 0; layer < letters.size(); ++layer) {
        if (letters[layer] == 'F')
            attending.insert(static_cast<int>(layer));
    }
    const auto given = config.numbers(indices, numbersOfLayers);
    if (!given.empty() && std::set<int>(given.begin(), given.end()) != attending)
        config.readingNote(readingNoteOf(Origin::NotComputed, config.pathOf(indices),
            shown(config.json().value(indices)) + u" → layers_block_type"_s));
    return {count ? letters.substr(0, static_cast<std::size_t>(*count)) : letters};
}

// configuration_zamba.py: a hybrid layer is the third, and then one per period.
LayerLetters lettersOfFirstZamba(ConfigReader& config, std::optional<int> count)
{
    const std::string given = lettersOfWords(config, "layers_block_type"_L1, "hybrid"_L1, 'F');
    if (!given.empty())
        return {count ? given.substr(0, static_cast<std::size_t>(*count)) : given};
    const int period = config.whole({"attn_layer_period"_L1}, periods).value_or(6);
    const int offset = config.whole({"attn_layer_offset"_L1}, numbersOfLayers).value_or(4);
    std::string letters = "LLF";
    for (int layer = 0; layer < count.value_or(76) - 3; ++layer)
        letters += layer % period == offset ? 'F' : 'L';
    return {letters, count.has_value()};
}

// The authors' modeling_decilm.py, and mlx_lm: a layer may have no attention, or a linear map
// instead.
std::string lettersOfNas(ConfigReader& config)
{
    constexpr auto key = "block_configs"_L1;
    const QJsonArray blocks = config.json().value(key).toArray();
    std::string letters;
    for (const auto& block : blocks) {
        const QJsonObject attention = block["attention"_L1].toObject();
        if (!attention.value("no_op"_L1).toBool()
            && !attention.value("replace_with_linear"_L1).toBool())
            letters += 'F';
    }
    const auto attending = static_cast<qsizetype>(letters.size());
    config.note(key);
    if (attending < blocks.size())
        config.readingNote(readingNoteOf(Origin::NotComputed, config.pathOf(key),
            u"%1 − %2 (no_op, replace_with_linear) = %3"_s.arg(blocks.size())
                .arg(blocks.size() - attending)
                .arg(attending)));
    return letters;
}

// configuration_recurrent_gemma.py: the list repeats; older files have another key.
LayerLetters lettersOfRecurrentGemma(ConfigReader& config, std::optional<int> count)
{
    std::string block;
    for (const auto key : {"block_types"_L1, "_block_types"_L1}) {
        if (block.empty())
            block = lettersOfWords(config, key, "attention"_L1, 'S');
    }
    if (block.empty()) {
        block = "LLS";
        config.readingNote(readingNoteOf(Origin::ModelClass, u"block_types"_s,
            u"[\"recurrent\",\"recurrent\",\"attention\"]"_s, u"recurrent_gemma"_s));
    }
    if (!count)
        return {block, false};
    LayerLetters found;
    for (std::size_t layer = 0; layer < static_cast<std::size_t>(*count); ++layer)
        found.letters += block[layer % block.size()];
    return found;
}

// is_mamba of vLLM's and mlx_lm's plamo2.py: attention in the middle of each step, and in the last
// layer of a model with half a step; with a window unless full_attention_idx has the layer.
LayerLetters lettersOfPlamo(ConfigReader& config, std::optional<int> count)
{
    constexpr auto key = "full_attention_idx"_L1;
    const std::set<int> full =
        config.json().value(key).isArray() ? indicesIn(config, key) : std::set<int>();
    const int step = config.whole({"mamba_step"_L1}, {2, 10000, "2"_L1}).value_or(2);
    const bool isHybrid = config.json().value("mamba_enabled"_L1).toBool(true);
    if (!count)
        return {isHybrid ? "LS" : "S", false};
    const bool isShort = *count <= step / 2;
    LayerLetters found;
    for (int layer = 0; layer < *count; ++layer) {
        const bool attends = isShort ? layer + 1 == *count : layer % step == step / 2;
        found.letters += isHybrid && !attends ? 'L' : full.contains(layer) ? 'F' : 'S';
    }
    return found;
}

// The authors' modeling_mimo_v2.py: 1 is a layer with a window.
LayerLetters lettersOfMimo(ConfigReader& config, std::optional<int> count)
{
    std::string letters;
    for (const double sort : config.numbers("hybrid_layer_pattern"_L1, {0, 1, "1"_L1}))
        letters += sort > 0 ? 'S' : 'F';
    return {count ? letters.substr(0, static_cast<std::size_t>(*count)) : letters};
}

// A ratio of 0 is only a window, any other uses the frequencies for compression. Without a list all
// layers of V4 compress, and those of V4.1 except the first two. layer_types says the same for V4,
// but for 4.1 only which layers own a cache.
LayerLetters lettersOfCompression(ConfigReader& config, bool isV4, std::optional<int> count)
{
    if (isV4 && !config.json().value("layer_types"_L1).toArray().isEmpty())
        return {};
    std::string letters;
    for (const double ratio : config.numbers("compress_ratios"_L1, {0, 1e6, "4"_L1}))
        letters += ratio > 0 ? 'F' : 'S';
    const bool areCounted = count || !letters.empty();
    if (letters.empty() && count)
        letters = (isV4 ? "" : "SS") + std::string(static_cast<std::size_t>(*count), 'F');
    else if (letters.empty())
        letters = isV4 ? "F" : "SF";
    return {count ? letters.substr(0, static_cast<std::size_t>(*count)) : letters, areCounted};
}

bool isTextOfLayers(const QString& text)
{
    const auto isLetter = [](QChar sign) { return sign == u'L' || sign == u'G'; };
    return !text.isEmpty() && std::ranges::all_of(text, isLetter);
}

// The text; a number is a period as in other classes. Without a window no layer has one, and if
// layer_types is given, the class reads only that.
LayerLetters lettersOfExaone(
    ConfigReader& config, const std::string& modelType, std::optional<int> count)
{
    constexpr auto key = "sliding_window_pattern"_L1;
    const bool isPassedOver = config.json().value("sliding_window"_L1).toDouble(0) <= 0
        || !config.json().value("layer_types"_L1).toArray().isEmpty();
    if (!config.json().value(key).isString() || isPassedOver)
        return {};
    const QString text = config.text(key);
    if (!isTextOfLayers(text)) {
        config.fail(
            Words::tr("%1 is %2; it must be a whole number of layers, such as 4, or a string of L "
                      "(a layer with a window) and G (a layer without), such as \"LLLG\".")
                .arg(config.pathOf(key), shown(config.json().value(key))));
        return {};
    }
    config.note(key);
    const auto period = static_cast<int>(text.size());
    const std::string first = lettersOfWindows(text + u'G', period + 1);
    config.readingNote(readingNoteOf(Origin::ModelClass, u"layer_types"_s,
        u"%1 (%2 …)"_s.arg(period).arg(
            QString::fromStdString(first.substr(0, static_cast<std::size_t>(period)))),
        QString::fromStdString(modelType)));
    if (!count)
        return {text.contains(u'L') ? "SN" : "N", false};
    return {lettersOfWindows(text, *count)};
}

} // namespace

LayerLetters lettersOfPattern(
    ConfigReader& config, const std::string& modelType, std::optional<int> count)
{
    if (modelType == "kimi_linear")
        return {lettersOfKimi(config, count)};
    if (modelType == "nemotron_h")
        return {lettersOfNemotron(config)};
    if (modelType == "jamba")
        return {lettersOfJamba(config, count)};
    if (modelType == "bamba")
        return lettersOfBamba(config, count);
    if (modelType == "exaone4" || modelType == "exaone_moe")
        return lettersOfExaone(config, modelType, count);
    if (isDeepSeekV4(modelType))
        return lettersOfCompression(config, modelType == "deepseek_v4", count);
    if (modelType == "mimo_v2")
        return lettersOfMimo(config, count);
    if (modelType == "plamo2")
        return lettersOfPlamo(config, count);
    if (modelType == "zamba2")
        return lettersOfZamba(config, count);
    if (modelType == "zamba")
        return lettersOfFirstZamba(config, count);
    if (modelType == "nemotron-nas")
        return {lettersOfNas(config)};
    if (modelType == "baichuan_m1" && config.has("sliding_window_layers"_L1)) // layer_idx in it
        return lettersOfIndices(indicesIn(config, "sliding_window_layers"_L1), 'S', 'F', count);
    return modelType == "recurrent_gemma" ? lettersOfRecurrentGemma(config, count) : LayerLetters();
}

std::string lettersOfWindows(const QString& text, int count)
{
    std::string letters;
    for (int layer = 0; isTextOfLayers(text) && layer < count; ++layer)
        letters += text.at(layer % text.size()) == u'L' && layer + 1 < count ? 'S' : 'N';
    return letters;
}

LayerLetters lettersOfConvolutions(ConfigReader& config, std::optional<int> count)
{
    constexpr auto key = "full_attn_idxs"_L1;
    if (!config.json().value(key).isArray())
        return {};
    return lettersOfIndices(indicesIn(config, key), 'F', 'K', count);
}

std::vector<int> crossAttentionLayers(ConfigReader& config, const std::string& modelType)
{
    constexpr auto key = "cross_attention_layers"_L1;
    if (!modelType.starts_with("mllama"))
        return {};
    if (!config.has(key)) {
        std::vector<int> usual {3, 8, 13, 18, 23, 28, 33, 38};
        config.readingNote(readingNoteOf(Origin::ModelClass, key, u"[3,8,13,18,23,28,33,38]"_s,
            QString::fromStdString(modelType)));
        return usual;
    }
    const auto numbers = config.numbers(key, numbersOfLayers);
    config.readingNote( // their keys are those of a picture
        readingNoteOf(Origin::NotComputed, config.pathOf(key),
            shown(config.json().value(key)) + u" (keys of a picture)"_s));
    return {numbers.begin(), numbers.end()};
}

} // namespace lab::app
