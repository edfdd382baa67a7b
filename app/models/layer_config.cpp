#include "app/models/layer_config.h"

#include "app/models/class_rules.h"
#include "app/models/layer_list.h"
#include "app/models/layer_patterns.h"
#include "app/models/rope_block.h"
#include "core/models/layer_rules.h"

#include <QJsonArray>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr ConfigReader::Limits reaches {1, 1e9, "4096"_L1};

/// The frequencies of the layer's type, those for all, or else the first.
const RopeLadder& ladderOf(const std::vector<RopeLadder>& ladders, const LayerEntry& layer)
{
    for (const QString& name : layer.ladders) {
        const auto found = std::ranges::find(ladders, name, &RopeLadder::layers);
        if (found != ladders.end())
            return *found;
    }
    return ladders.front();
}

class KindReading {
public:
    KindReading(ConfigReader& config, const std::vector<RopeLadder>& ladders, const Model& model)
        : m_config(config)
        , m_ladders(ladders)
        , m_model(model)
        , m_rules(classRules(model.modelType))
    {
        readReaches();
        readBothSides();
        readSinks();
        readTemperature();
        m_globalWidth = config.whole({"global_head_dim"_L1}, {1, 65536, "512"_L1});
        readOwnWidths();
    }

    LayerKind kindOf(const LayerEntry& layer, int index) const
    {
        const RopeLadder& ladder = ladderOf(m_ladders, layer);
        LayerKind kind;
        kind.attention = layer.attention;
        kind.rotates = layer.rotates && ladder.rotates && attends(layer.attention)
            && layer.base.value_or(1) > 0;
        kind.base = layer.base.value_or(0) > 0 ? *layer.base : ladder.base;
        kind.width = widthOf(layer, index);
        kind.rotatedShare = layer.rotatedShare.value_or(ladder.rotatedShare);
        kind.scaling = ladder.scaling;
        if (attends(layer.attention) && !layer.base && !layer.rotatedShare)
            kind.entry = ladder.layers.toStdString();
        if (layer.attention == LayerAttention::Window)
            kind.reach = m_window;
        else if (layer.attention == LayerAttention::Chunk)
            kind.reach = m_chunk;
        else if (layer.attention == LayerAttention::Convolution)
            kind.reach = m_convolution;
        if (attends(layer.attention)) {
            kind.looksAhead = m_looksAhead && layer.attention != LayerAttention::Chunk;
            kind.hasSink = (m_rules && m_rules->hasSinks)
                || (layer.attention == LayerAttention::Window ? m_haveWindowsSinks
                                                              : m_haveOthersSinks);
            kind.temperature = temperatureOf(kind, ladder);
        }
        if (!kind.rotates) { // whatever the values are, nothing is rotated
            kind.base = m_ladders.front().base;
            kind.scaling = {};
            kind.rotatedShare = 0;
        }
        return kind;
    }

    /// The pictures use the windows and chunks of the layers: if none has any, there are none.
    void tellUnusedReaches(const std::vector<LayerKind>& kinds)
    {
        for (const auto& [key, attention] : m_reaches) {
            const bool isUsed =
                std::ranges::find(kinds, attention, &LayerKind::attention) != kinds.end();
            if (!isUsed && !isOfClass(key))
                m_config.readingNote(readingNoteOf(
                    Origin::NotComputed, m_config.pathOf(key), shown(m_config.json().value(key))));
        }
    }

private:
    /// A number that is not in the file.
    bool isOfClass(QLatin1StringView key) const
    {
        return std::ranges::any_of(m_config.readingNotes(), [key](const ReadingNote& one) {
            return one.origin == Origin::ModelClass && one.key == QString(key).toStdString();
        });
    }

    void readOwnWidths()
    {
        constexpr auto key = "per_layer_config"_L1;
        ConfigReader layers(
            m_config.object(key).value_or(QJsonObject()), m_config.file(), m_config.pathOf(key));
        for (const QString& number : layers.json().keys()) {
            const QByteArray name = number.toLatin1();
            ConfigReader layer(layers.object(QLatin1StringView(name)).value_or(QJsonObject()),
                layers.file(), layers.pathOf(QLatin1StringView(name)));
            if (const auto width = layer.whole({"head_dim"_L1}, {1, 65536, "128"_L1}))
                m_ownWidths[number] = *width;
            layers.take(layer);
        }
        m_config.take(layers);
        if (m_model.modelType == "baichuan_m1")
            readHeadsOfWindows();
    }

    // Baichuan-M1 divides the same width into other heads in layers with a window.
    void readHeadsOfWindows()
    {
        constexpr ConfigReader::Limits numbers {1, 65536, "128"_L1};
        const auto hidden = m_config.whole({"hidden_size"_L1}, numbers);
        const auto heads = m_config.whole({"num_swa_attention_heads"_L1}, numbers);
        if (hidden && heads && *hidden % *heads == 0)
            m_windowWidth = *hidden / *heads;
    }

    void readReaches()
    {
        if (m_model.modelType.starts_with("modernbert") && m_config.has("local_attention"_L1)) {
            m_window = m_config.whole({"local_attention"_L1}, reaches).value_or(0) / 2;
            m_reaches.emplace_back("local_attention"_L1, LayerAttention::Window);
        }
        constexpr auto ofPlamo3 = "window_size"_L1; // which have another meaning in other models
        const bool isNamedOtherwise =
            isAnyOf(QString::fromStdString(m_model.modelType), {"recurrent_gemma"_L1, "plamo2"_L1});
        const auto key = m_model.modelType == "plamo3" ? ofPlamo3 : "attention_window_size"_L1;
        if (const auto window = isNamedOtherwise || m_model.modelType == "plamo3"
                ? m_config.whole({key}, reaches)
                : std::nullopt) {
            m_window = *window;
            m_reaches.emplace_back(key, LayerAttention::Window);
        } else if (isWindowOn()) {
            if (const auto sliding = m_config.whole({"sliding_window"_L1}, reaches)) {
                m_window = *sliding;
                m_reaches.emplace_back("sliding_window"_L1, LayerAttention::Window);
            }
        }
        if (const auto chunk = m_config.whole({"attention_chunk_size"_L1}, reaches)) {
            m_chunk = *chunk;
            m_reaches.emplace_back("attention_chunk_size"_L1, LayerAttention::Chunk);
        }
        if (const auto tokens = m_config.whole({"conv_L_cache"_L1}, reaches)) {
            m_convolution = *tokens;
            m_reaches.emplace_back("conv_L_cache"_L1, LayerAttention::Convolution);
        }
    }

    // Only the class or the file decides: create_causal_mask and create_sliding_window_causal_mask
    // of masking_utils.py omit the mask if is_causal is false. Where Gemma sees both sides, the
    // condition is |i − j| < window/2 + 1; in T5Gemma 2's encoder one key less before the query for
    // an even window; in T5Gemma's < window.
    void readBothSides()
    {
        constexpr auto key = "use_bidirectional_attention"_L1;
        constexpr auto all = "all"_L1;
        constexpr auto causal = "is_causal"_L1;
        const auto type = QString::fromStdString(m_model.modelType);
        const bool isLeftOut = type == "embedding_gemma2_text"_L1 && !m_config.json().contains(key);
        if (isLeftOut)
            m_config.readingNote(readingNoteOf(Origin::ModelClass, key, shown(QString(all)), type));
        const bool isGemma4 = isAnyOf(type,
            {"gemma4_text"_L1, "gemma4_unified_text"_L1, "diffusion_gemma_text"_L1,
                "embedding_gemma2_text"_L1});
        const bool isHalved = isLeftOut || (isGemma4 && m_config.text(key) == all)
            || (type == "gemma3_text"_L1 && m_config.isTrue(key)) || type == "t5gemma2_text"_L1;
        if (isHalved) {
            const auto window = "sliding_window"_L1;
            if (m_window == 1) // only the query, which no window here can represent
                m_config.readingNote(readingNoteOf(
                    Origin::NotComputed, m_config.pathOf(window), u"|m − n| < 1"_s, type));
            else if (type == "t5gemma2_text"_L1 && m_window > 1 && m_window % 2 == 0)
                m_config.readingNote(readingNoteOf(Origin::NotComputed, m_config.pathOf(window),
                    u"m − n ≤ %1"_s.arg(m_window / 2 - 1), type));
            m_window = m_window > 1 ? m_window / 2 : m_window;
            m_config.note(key);
        }
        const bool isOfFile = m_config.json().value(causal) == QJsonValue(false);
        if (isOfFile)
            m_config.note(causal);
        if (isEncoder() && !isOfFile)
            m_config.readingNote(readingNoteOf(Origin::ModelClass, causal, u"false"_s, type));
        m_looksAhead = isHalved || isOfFile || isEncoder();
        if (type == "t5_gemma_module"_L1 && isEncoder() && m_window > 1)
            --m_window;
    }

    bool isEncoder() const
    {
        const bool isRotaryBert = m_rules && m_rules->scheme == Scheme::Learned
            && m_model.modelType.find("bert") != std::string::npos;
        if (!m_rules || !(m_rules->isEncoder || isRotaryBert))
            return false;
        return !m_config.isTrue("is_decoder"_L1)
            && !m_config.pathOf(u"is_decoder"_s).startsWith("decoder"_L1);
    }

    // The authors' MiMo-V2 by its keys, the class mimo_v2_flash always for windows.
    void readSinks()
    {
        m_haveWindowsSinks = m_model.modelType == "mimo_v2_flash";
        if (m_model.modelType != "mimo_v2")
            return;
        constexpr auto ofWindows = "add_swa_attention_sink_bias"_L1;
        constexpr auto ofOthers = "add_full_attention_sink_bias"_L1;
        m_haveWindowsSinks = m_config.isTrue(ofWindows);
        m_haveOthersSinks = m_config.isTrue(ofOthers);
        m_config.note(ofWindows);
        m_config.note(ofOthers);
        m_windowWidth = m_config.whole({"swa_head_dim"_L1}, {1, 65536, "192"_L1});
        constexpr auto again = "sliding_window_size"_L1;
        if (m_config.json().value(again).toInteger() == m_window)
            m_config.note(again);
    }

    bool isWindowOn() { return windowIsOn(m_config, m_model.modelType); }

    void readTemperature()
    {
        if (m_model.modelType != "llama4_text" && !m_config.has("attn_temperature_tuning"_L1))
            return;
        const QJsonValue tuning = m_config.json().value("attn_temperature_tuning"_L1);
        const bool isOff =
            (tuning.isBool() && !tuning.toBool()) || (tuning.isDouble() && tuning.toDouble() <= 0);
        if (isOff)
            return;
        LayerTemperature temperature;
        temperature.scale =
            m_config.number({"attn_scale"_L1}, {0, 100, "0.1"_L1}).value_or(temperature.scale);
        temperature.floor = m_config.whole({"floor_scale"_L1}, reaches)
                                .value_or(static_cast<int>(temperature.floor));
        m_temperature = temperature;
        m_config.note("attn_temperature_tuning"_L1);
    }

    std::optional<LayerTemperature> temperatureOf(
        const LayerKind& kind, const RopeLadder& ladder) const
    {
        if (m_temperature && !kind.rotates) // Llama 4: only in its layers without positions
            return m_temperature;
        if (!ladder.temperatureScale || *ladder.temperatureScale <= 0)
            return std::nullopt;
        return LayerTemperature {
            *ladder.temperatureScale, ladder.original.value_or(ladder.scaling.originalLength), 0};
    }

    int widthOf(const LayerEntry& layer, int index) const
    {
        if (const auto own = m_ownWidths.find(QString::number(index)); own != m_ownWidths.end())
            return own->second;
        if (m_globalWidth && layer.attention == LayerAttention::Full)
            return *m_globalWidth;
        if (m_windowWidth && layer.attention == LayerAttention::Window)
            return *m_windowWidth;
        return m_model.headWidth.value_or(2);
    }

    ConfigReader& m_config;
    const std::vector<RopeLadder>& m_ladders;
    const Model& m_model;
    const ClassRules* m_rules;
    std::optional<int> m_globalWidth;
    std::optional<int> m_windowWidth;
    std::map<QString, int> m_ownWidths; ///< by the number of the layer
    std::int64_t m_window = 0;
    std::int64_t m_chunk = 0;
    std::int64_t m_convolution = 0;
    bool m_looksAhead = false;
    bool m_haveWindowsSinks = false;
    bool m_haveOthersSinks = false;
    std::vector<std::pair<QLatin1StringView, LayerAttention>> m_reaches; ///< keys, and to which
                                                                         ///< layers they apply
    std::optional<LayerTemperature> m_temperature;
};

/// An interval beside layer_types is used if it says the same for all layers.
void noteSameInterval(
    ConfigReader& config, const std::string& modelType, const std::vector<LayerEntry>& layers)
{
    const LayerRule* rule = layerRule(modelType);
    if (!rule || rule->intervalKey.empty())
        return;
    const QLatin1StringView key(
        rule->intervalKey.data(), static_cast<qsizetype>(rule->intervalKey.size()));
    const auto count = static_cast<int>(layers.size());
    const int interval = config.json().value(key).toInt();
    const std::string letters = key == "sliding_window_pattern"_L1 && !config.text(key).isEmpty()
        ? lettersOfWindows(config.text(key), count)
        : layerLetters(*rule, interval > 0 ? count : 0, interval);
    const auto isSame = [](const LayerEntry& layer, char letter) {
        switch (layer.attention) {
        case LayerAttention::Window:
            return letter == 'S';
        case LayerAttention::Chunk:
            return letter == 'C';
        case LayerAttention::Recurrent:
            return letter == 'L';
        case LayerAttention::Full:
            return letter == (layer.rotates ? 'F' : 'N');
        default:
            return false;
        }
    };
    if (std::ranges::equal(layers, letters, isSame))
        config.note(key);
}

bool isAlike(LayerKind one, const LayerKind& other)
{
    one.layers = other.layers;
    return one == other;
}

std::vector<LayerKind> kindsIn(
    ConfigReader& config, const std::vector<RopeLadder>& ladders, const Model& model)
{
    QStringList names;
    for (const RopeLadder& ladder : ladders)
        names += ladder.layers;
    const LayerList list = layerList(config, model.modelType, names);
    if (list.areCounted)
        noteSameInterval(config, model.modelType, list.layers);
    KindReading reading(config, ladders, model);
    std::vector<LayerKind> kinds;
    if (config.error())
        return kinds;
    for (std::size_t k = 0; k < list.layers.size(); ++k) {
        LayerKind kind = reading.kindOf(list.layers[k], static_cast<int>(k));
        auto known = std::ranges::find_if(
            kinds, [&](const LayerKind& other) { return isAlike(kind, other); });
        if (known == kinds.end())
            known = kinds.insert(kinds.end(), std::move(kind));
        if (list.areCounted)
            known->layers.push_back(static_cast<int>(k));
    }
    reading.tellUnusedReaches(kinds);
    return kinds;
}

int shownFirst(const std::vector<LayerKind>& kinds)
{
    const auto rank = [](const LayerKind& kind) {
        const bool isFull = kind.attention == LayerAttention::Full;
        return std::pair {!kind.rotates ? 0 : isFull ? 2 : 1, kind.layers.size()};
    };
    return static_cast<int>(std::ranges::max_element(kinds, {}, rank) - kinds.begin());
}

} // namespace

void readLayers(ConfigReader& config, const std::vector<RopeLadder>& ladders, Model& model)
{
    model.kinds = kindsIn(config, ladders, model);
    if (config.error())
        return;
    model.kind = shownFirst(model.kinds);
    const LayerKind& first = model.kinds[static_cast<std::size_t>(model.kind)];
    if (!first.rotates)
        model.scheme = Scheme::None;
    model.headWidth = first.width;
    model.base = first.base;
    model.rotatedShare = first.rotatedShare;
    model.scaling = first.scaling;
}

void readLayersWithoutPositions(ConfigReader& config, Model& model)
{
    RopeLadder none;
    none.rotates = false;
    std::vector<LayerKind> kinds = kindsIn(config, {none}, model);
    const auto areAttending = [](const LayerKind& kind) { return attends(kind.attention); };
    if (config.error() || std::ranges::all_of(kinds, areAttending))
        return;
    model.kind = static_cast<int>(std::ranges::find_if(kinds, areAttending) - kinds.begin());
    if (std::cmp_equal(model.kind, kinds.size()))
        model.kind = 0;
    model.kinds = std::move(kinds);
}

} // namespace lab::app
