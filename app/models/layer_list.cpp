#include "app/models/layer_list.h"

#include "app/models/class_rules.h"
#include "app/models/layer_patterns.h"
#include "app/models/rope_block.h"
#include "core/models/layer_rules.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LayerList)
};

constexpr ConfigReader::Limits layerCounts {1, 10000, "32"_L1};
constexpr ConfigReader::Limits intervals {1, 1000, "4"_L1};

LayerEntry entryOf(char letter)
{
    switch (letter) {
    case 'S':
        return {LayerAttention::Window, true, {u"sliding_attention"_s, u"main"_s}};
    case 'C':
        return {LayerAttention::Chunk, true, {u"chunked_attention"_s}};
    case 'N':
        return {LayerAttention::Full, false, {u"full_attention"_s}};
    case 'L':
        return {LayerAttention::Recurrent, false, {u"linear_attention"_s}};
    case 'K':
        return {LayerAttention::Convolution, false, {u"conv"_s}};
    default:
        return {LayerAttention::Full, true, {u"full_attention"_s, u"compress"_s}};
    }
}

/// The letter for a word of layer_types or an entry of rope_parameters.
char letterOfType(const QString& type)
{
    if (type.contains("sliding"_L1) || type == "local_attention"_L1 || type == "main"_L1)
        return 'S';
    if (type.contains("chunked"_L1))
        return 'C';
    if (type.contains("conv"_L1))
        return 'K';
    for (const auto part : {"linear"_L1, "mamba"_L1, "recurrent"_L1, "deltanet"_L1}) {
        if (type.contains(part))
            return 'L';
    }
    return 'F';
}

/// One of transformers' ALLOWED_LAYER_TYPES, or read as a kind other than full attention.
bool isKnownType(const QString& type)
{
    return letterOfType(type) != 'F'
        || isAnyOf(type,
            {"full_attention"_L1, "global_attention"_L1, "attention"_L1, "sparse"_L1, "dense"_L1,
                "hybrid"_L1, "hybrid_indexed"_L1, "moe"_L1, "compressed_sparse_attention"_L1,
                "heavily_compressed_attention"_L1, "deepseek_sparse_attention"_L1,
                "minimax_m3_sparse"_L1});
}

LayerEntry entryOfType(const QString& type, const LayerRule* rule)
{
    const char letter = letterOfType(type);
    // Layers without positions, if the class omits them in its special layers.
    const bool isPlain = letter == 'F' && rule && rule->special == 'N' && rule->usual != 'F';
    LayerEntry entry = entryOf(isPlain ? 'N' : letter);
    entry.ladders.prepend(type);
    if (type.contains("compressed"_L1))
        entry.ladders += u"compress"_s;
    return entry;
}

class ListReading {
public:
    ListReading(ConfigReader& config, const std::string& modelType, QStringList ladders)
        : m_config(config)
        , m_modelType(modelType)
        , m_rule(layerRule(modelType))
        , m_ladders(std::move(ladders))
    {
        m_count = config.whole({"num_hidden_layers"_L1, "n_layer"_L1, "num_layers"_L1,
                                   "n_layers"_L1, "decoder_num_hidden_layers"_L1},
            layerCounts);
    }

    LayerList read()
    {
        m_list.areCounted = m_count.has_value();
        if (!take(lettersOfPattern(m_config, m_modelType, m_count)) && !readTypes()
            && !readAttentionTypes() && !take(lettersOfConvolutions(m_config, m_count)))
            readRule();
        if (m_modelType == "cohere2_moe")
            turnDenseLayers();
        readWithoutRope();
        readCrossAttention();
        readNumbers();
        return std::move(m_list);
    }

private:
    bool take(const LayerLetters& found)
    {
        for (const char letter : found.letters)
            m_list.layers.push_back(entryOf(letter));
        if (!found.letters.empty())
            m_list.areCounted = found.areCounted;
        return !found.letters.empty();
    }

    bool readTypes()
    {
        const QJsonValue types = m_config.json().value("layer_types"_L1);
        if (!types.isArray() || types.toArray().isEmpty())
            return false;
        // EXAONE 4 omits positions only in models with windows.
        const QJsonArray list = types.toArray();
        tellTypes(list);
        const bool areAllTurned =
            m_modelType.starts_with("exaone") && !hasNumber("sliding_window"_L1);
        for (const auto& type : list)
            m_list.layers.push_back(entryOfType(type.toString(), areAllTurned ? nullptr : m_rule));
        if (m_count && m_list.layers.size() > static_cast<std::size_t>(*m_count))
            m_list.layers.resize(static_cast<std::size_t>(*m_count));
        endWithSpecial();
        m_list.areCounted = true;
        m_config.note("layer_types"_L1);
        return true;
    }

    // Gemma 4 attends to all keys in its last layer, whatever the file says.
    void endWithSpecial()
    {
        if (!m_rule || !m_rule->endsSpecial)
            return;
        const LayerEntry last = entryOf(m_rule->special);
        if (m_list.layers.back().attention == last.attention)
            return;
        const QString forced = u" → "_s + shown(last.ladders.front());
        m_config.readingNote(readingNoteOf(Origin::NotComputed,
            m_config.pathOf("layer_types"_L1) + u"[%1]"_s.arg(m_list.layers.size() - 1),
            shown(m_list.layers.back().ladders.front()) + forced));
        m_list.layers.back() = last;
    }

    // Files that transformers rejects, and how they are read here.
    void tellTypes(const QJsonArray& list)
    {
        constexpr auto key = "layer_types"_L1;
        for (const auto& type : list) {
            if (!isKnownType(type.toString()))
                m_config.readingNote(readingNoteOf(Origin::NotComputed, m_config.pathOf(key),
                    shown(type) + u" → \"full_attention\""_s));
        }
        // Step 3.5 also lists the draft layers, which its class leaves out.
        const int drafting = m_modelType == "step3p5"
            ? m_config.json().value("num_nextn_predict_layers"_L1).toInt()
            : 0;
        if (m_count && drafting > 0 && list.size() == *m_count + drafting)
            m_config.readingNote(readingNoteOf(Origin::NotComputed, m_config.pathOf(key),
                u"%1 − %2 (num_nextn_predict_layers) = %3"_s.arg(list.size())
                    .arg(drafting)
                    .arg(*m_count)));
        else if (m_count && list.size() != *m_count)
            m_config.readingNote(readingNoteOf(Origin::Warned, m_config.pathOf(key),
                u"%1 ≠ num_hidden_layers %2"_s.arg(list.size()).arg(*m_count)));
    }

    // MiniMax: 0 is a linear layer, 1 one with softmax.
    bool readAttentionTypes()
    {
        const auto types = m_config.numbers("attn_type_list"_L1, {0, 1, "1"_L1});
        for (const double type : types)
            m_list.layers.push_back(entryOf(type > 0 ? 'F' : 'L'));
        m_list.areCounted = m_list.areCounted || !types.empty();
        return !types.empty();
    }

    void readRule()
    {
        const bool hasWindow = windowIsOn(m_config, m_modelType) && hasNumber("sliding_window"_L1);
        const bool needsWindow = m_rule && m_rule->usual == 'S'
            && !m_modelType.starts_with("modernbert")
            && m_modelType != "plamo3"; // whose window has another name
        if (m_rule && (hasWindow || !needsWindow)) {
            const auto key = QLatin1StringView(
                m_rule->intervalKey.data(), static_cast<qsizetype>(m_rule->intervalKey.size()));
            const int interval = (key.isEmpty() ? std::nullopt : m_config.whole({key}, intervals))
                                     .value_or(m_rule->interval);
            const int count = m_count.value_or(2 * interval);
            // A window's interval says nothing about the layers without positions between.
            const bool hasSilentPositions =
                (m_rule->usual == 'N' || m_rule->special == 'N') && !key.contains("rope"_L1);
            if (key.isEmpty() || !m_config.has(key) || hasSilentPositions)
                m_config.readingNote(readingNoteOf(Origin::ModelClass,
                    key.isEmpty() || hasSilentPositions ? u"layer_types"_s : QString(key),
                    textOf(interval, count), QString::fromStdString(m_modelType)));
            const int before = std::min(denseLayers(), count);
            std::string letters(static_cast<std::size_t>(before), 'N');
            for (int k = 0; k < before; ++k)
                letters[static_cast<std::size_t>(k)] = (k + 1) % m_densePattern != 0 ? 'S' : 'N';
            for (const char letter : letters + layerLetters(*m_rule, count - before, interval))
                m_list.layers.push_back(entryOf(letter));
            return;
        }
        const auto interval = m_config.whole({"no_rope_layer_interval"_L1}, intervals);
        if (interval) {
            constexpr LayerRule plain {{}, {}, 4, SpecialLayers::LastOfEach, 'F', 'N'};
            for (const char letter :
                layerLetters(plain, m_count.value_or(2 * *interval), *interval))
                m_list.layers.push_back(entryOf(letter));
            return;
        }
        readTypesOfLadders(hasWindow && slides());
    }

    // Cohere 2 MoE: the dense layers at the start have their own pattern, and that of the others
    // begins after them.
    int denseLayers()
    {
        if (m_modelType != "cohere2_moe")
            return 0;
        m_densePattern = m_config.whole({"prefix_dense_sliding_window_pattern"_L1}, intervals)
                             .value_or(m_densePattern);
        return m_config.whole({"first_k_dense_replace"_L1}, {0, 10000, "1"_L1}).value_or(0);
    }

    // If that pattern is 1, all of them see all keys and are still rotated.
    void turnDenseLayers()
    {
        const auto dense = static_cast<std::size_t>(denseLayers());
        const QJsonArray parts = m_config.json().value("mlp_layer_types"_L1).toArray();
        for (std::size_t k = 0; k < m_list.layers.size() && m_densePattern == 1; ++k) {
            const bool isDense =
                parts.isEmpty() ? k < dense : parts.at(static_cast<qsizetype>(k)) == "dense"_L1;
            if (isDense && m_list.layers[k].attention == LayerAttention::Full)
                m_list.layers[k].rotates = true;
        }
    }

    // The first layers; if they are counted from the last one, as many as there are.
    QString textOf(int interval, int count) const
    {
        const bool isFromEnd = m_rule->where == SpecialLayers::LastOfEachFromEnd;
        const std::string letters =
            layerLetters(*m_rule, isFromEnd ? std::max(count, interval) : interval, interval)
                .substr(0, static_cast<std::size_t>(interval));
        return u"%1 (%2 …)"_s.arg(interval).arg(QString::fromStdString(letters));
    }

    void readTypesOfLadders(bool isWindowed)
    {
        const bool areMany = m_ladders.size() > 1;
        if (areMany) { // nothing is known about the types of layers
            m_list.areCounted = false;
            for (const QString& type : m_ladders)
                m_list.layers.push_back(entryOfType(type, nullptr));
            return;
        }
        const auto count = static_cast<std::size_t>(m_count.value_or(1));
        m_list.layers.assign(count, entryOf(isWindowed ? 'S' : 'F'));
        const auto first = m_config.whole({"max_window_layers"_L1}, {0, 10000, "28"_L1});
        if (!isWindowed || !first || !m_count)
            return;
        for (std::size_t k = 0; k < count && k < static_cast<std::size_t>(*first); ++k)
            m_list.layers[k] = entryOf('F');
    }

    bool hasNumber(QLatin1StringView key) const
    {
        return m_config.json().value(key).toDouble(0) > 0;
    }

    bool slides()
    {
        const ClassRules* rules = classRules(m_modelType);
        if (rules)
            return rules->hasWindow || rules->hasWindowSwitch;
        m_config.readingNote(readingNoteOf(
            Origin::Guess, u"layers"_s, u"sliding_window"_s, QString::fromStdString(m_modelType)));
        return true;
    }

    /// no_rope_layers has 1 for a layer that uses RoPE and 0 for one without; empty counts as
    /// absent.
    void readWithoutRope()
    {
        const QJsonArray list = m_config.json().value("no_rope_layers"_L1).toArray();
        if (list.isEmpty())
            return;
        std::vector<LayerEntry> layers;
        for (qsizetype k = 0; k < list.size(); ++k) {
            const auto& one = list.at(k);
            if (one != QJsonValue(0) && one != QJsonValue(1)) {
                m_config.fail(Words::tr("%1 contains %2; it must be a list of 1 (a layer with "
                                        "RoPE) and 0 (a layer without).")
                                  .arg(m_config.pathOf("no_rope_layers"_L1), shown(one)));
                return;
            }
            const bool rotates = one.toInt() == 1;
            const bool isChunked = m_rule && m_rule->usual == 'C';
            layers.push_back(entryOf(!rotates ? 'N' : isChunked ? 'C' : 'F'));
        }
        m_list.layers = std::move(layers);
        m_list.areCounted = true;
        m_config.readingNote(readingNoteOf(
            Origin::File, m_config.pathOf("no_rope_layers"_L1), shown(QJsonValue(list))));
    }

    void readCrossAttention()
    {
        const std::vector<int> layers = crossAttentionLayers(m_config, m_modelType);
        if (!m_list.areCounted && !layers.empty())
            m_list.layers.push_back(entryOf('N'));
        for (const int layer : m_list.areCounted ? layers : std::vector<int>()) {
            if (static_cast<std::size_t>(layer) < m_list.layers.size())
                m_list.layers[static_cast<std::size_t>(layer)] = entryOf('N');
        }
    }

    // One number per layer: Step-3.5's rope_theta and partial_rotary_factors, and layer_rope_theta,
    // where 0 is a layer without positions.
    void readNumbers()
    {
        constexpr ConfigReader::Limits zeroOrBase {0, highestBase, "10000"_L1};
        auto bases = m_config.numbers("rope_theta"_L1, baseFrequencies);
        if (bases.empty())
            bases = m_config.numbers("layer_rope_theta"_L1, zeroOrBase);
        const auto shares = m_config.numbers("partial_rotary_factors"_L1, rotatedShares);
        const std::size_t count = std::max(bases.size(), shares.size());
        if (!m_list.areCounted && count > 0) {
            m_list.layers.assign(count, entryOf('F'));
            m_list.areCounted = true;
        }
        for (std::size_t k = 0; k < m_list.layers.size(); ++k) {
            if (k < bases.size()) {
                m_list.layers[k].base = bases[k];
                m_list.layers[k].rotates = bases[k] > 0 && attends(m_list.layers[k].attention);
            }
            if (k < shares.size())
                m_list.layers[k].rotatedShare = shares[k];
        }
    }

    ConfigReader& m_config;
    const std::string& m_modelType;
    const LayerRule* m_rule;
    QStringList m_ladders;
    std::optional<int> m_count;
    int m_densePattern = 1; ///< of Cohere's dense layers
    LayerList m_list;
};

} // namespace

LayerList layerList(ConfigReader& config, const std::string& modelType, const QStringList& ladders)
{
    return ListReading(config, modelType, ladders).read();
}

bool windowIsOn(ConfigReader& config, const std::string& modelType)
{
    constexpr auto key = "use_sliding_window"_L1;
    const ClassRules* rules = classRules(modelType);
    if (config.json().value(key).isBool()) {
        config.note(key);
        return config.isTrue(key);
    }
    const bool isOff = rules && rules->hasWindowSwitch;
    if (isOff && config.has("sliding_window"_L1))
        config.readingNote(
            readingNoteOf(Origin::ModelClass, key, u"false"_s, QString::fromStdString(modelType)));
    return !isOff;
}

} // namespace lab::app
