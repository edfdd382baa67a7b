#include "app/rope_config.h"

#include "app/rope_block.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::RopeConfig)
};

constexpr double plainBase = 10000;

bool isByLayer(const QJsonObject& block)
{
    return !block.isEmpty()
        && std::ranges::all_of(block, [](const QJsonValue& entry) { return entry.isObject(); });
}

/// The base of the file itself, outside all blocks.
std::optional<double> outerBase(ConfigReader& config)
{
    const auto base = config.number({"rope_theta"_L1, "rotary_emb_base"_L1}, baseFrequencies);
    const auto ratio = config.number({"rope_ratio"_L1}, {0.001, 1e6, "50"_L1});
    return ratio ? std::optional(plainBase * *ratio) : base;
}

std::optional<double> outerShare(ConfigReader& config, const Model& model)
{
    const auto share = config.number(
        {"partial_rotary_factor"_L1, "rotary_pct"_L1, "rotary_emb_fraction"_L1}, rotatedShares);
    const auto rotated = config.whole({"rotary_dim"_L1}, {1, 65536, "64"_L1});
    if (rotated && model.headWidth)
        return std::min(1.0, static_cast<double>(*rotated) / *model.headWidth);
    if (config.text("model_type"_L1) == "chatglm"_L1 && !share)
        return 0.5;
    return share;
}

Pairing pairingOf(const ConfigReader& config)
{
    const bool isInterleaved = config.isTrue("rope_interleave"_L1)
        || config.isTrue("original_rope"_L1)
        || isAnyOf(config.text("model_type"_L1),
            {"gptj"_L1, "chatglm"_L1, "glm"_L1, "deepseek_v2"_L1, "deepseek_v3"_L1, "kimi_k2"_L1});
    return isInterleaved ? Pairing::Interleaved : Pairing::Halves;
}

/// mrope_section, in a block or outside, as three numbers of pairs.
void readSections(ConfigReader& reader, Model& model)
{
    if (!reader.has("mrope_section"_L1))
        return;
    const QJsonArray list = reader.json().value("mrope_section"_L1).toArray();
    std::vector<int> sections;
    int sum = 0;
    for (const auto& one : list) {
        sections.push_back(one.toInt(-1));
        sum += sections.back();
    }
    const bool isRight = sections.size() == 3
        && std::ranges::all_of(sections, [](int pairs) { return pairs >= 0 && pairs <= 512; })
        && (!model.headWidth || sum <= *model.headWidth / 2);
    if (!isRight) {
        reader.fail(Words::tr("%1 is %2; it must be three numbers of pairs, for time, height and "
                              "width, that add up to half the head width, such as [16, 24, 24].")
                        .arg(reader.pathOf("mrope_section"_L1), shown(list)));
        return;
    }
    model.multimodalSections = std::move(sections);
    model.sectionsInterleaved =
        reader.isTrue("mrope_interleaved"_L1) || reader.text("mrope_layout"_L1) == "interleaved"_L1;
    model.notes.push_back(noted(reader.pathOf("mrope_section"_L1), shown(list)));
}

/// no_rope_layers holds 1 for a layer that uses RoPE and 0 for one without.
void readLayersWithoutRope(ConfigReader& config, Model& model)
{
    const QJsonValue list = config.json().value("no_rope_layers"_L1);
    if (list.isArray() && !list.toArray().isEmpty()) {
        int count = 0;
        for (const auto& one : list.toArray()) {
            if (one != QJsonValue(0) && one != QJsonValue(1)) {
                config.fail(Words::tr("%1 holds %2; it must be a list of 1, a layer with RoPE, and "
                                      "0, a layer without.")
                                .arg(config.pathOf("no_rope_layers"_L1), shown(one)));
                return;
            }
            model.layersWithRope.push_back(one.toInt() == 1);
            count += one.toInt();
        }
        model.notes.push_back(noted(config.pathOf("no_rope_layers"_L1),
            u"RoPE %1/%2"_s.arg(count).arg(list.toArray().size())));
        return;
    }
    const auto interval = config.whole({"no_rope_layer_interval"_L1}, {1, 1000, "4"_L1});
    if (!interval)
        return;
    model.notes.push_back(noted(config.pathOf("no_rope_layer_interval"_L1),
        u"%1 (RoPE %2/%1)"_s.arg(*interval).arg(*interval - 1)));
    const int layers = config.whole({"num_hidden_layers"_L1}, {1, 10000, "32"_L1}).value_or(0);
    for (int layer = 1; layer <= layers; ++layer)
        model.layersWithRope.push_back(layer % *interval != 0);
}

class BlockReading {
public:
    BlockReading(ConfigReader& config, Model& model)
        : m_config(config)
        , m_model(model)
        , m_base(outerBase(config))
        , m_share(outerShare(config, model))
    {
        m_around.longest = model.length;
        m_around.original = lengthIn(config, "original_max_position_embeddings"_L1);
        m_around.scalesSoftmax = config.has("qk_rope_head_dim"_L1);
    }

    bool hasBase() const { return m_base.has_value(); }
    /// The original length outside the block is the length of the file itself.
    bool hasLengthAsOriginal() const
    {
        return m_around.original && m_around.original == m_model.length;
    }

    RopeOfLayers read(const QJsonObject& json, const QString& path)
    {
        ConfigReader reader(json, m_config.file(), path);
        const double share = reader.number({"partial_rotary_factor"_L1}, rotatedShares)
                                 .value_or(m_share.value_or(1));
        m_around.rotatedPairs = rotatedWidth(m_model.headWidth.value_or(2), share) / 2;
        const RopeBlock block = ropeBlock(reader, m_around);
        if (block.base)
            m_base = m_base.value_or(*block.base);
        readSections(reader, m_model);
        if (const auto& problem = reader.problem())
            m_config.fail(problem->sentence);
        m_model.notes.insert(m_model.notes.end(), block.notes.begin(), block.notes.end());
        if (block.original && block.original != m_model.length && !m_original)
            m_original = block.original;
        return {path.section(u'.', -1).toStdString(),
            block.base.value_or(m_base.value_or(plainBase)),
            block.rotatedShare.value_or(m_share.value_or(1)), block.scaling};
    }

    std::optional<std::int64_t> original() const { return m_original; }

private:
    ConfigReader& m_config;
    Model& m_model;
    RopeSurroundings m_around;
    std::optional<double> m_base;
    std::optional<double> m_share;
    std::optional<std::int64_t> m_original;
};

void noteOthers(Model& model)
{
    for (const RopeOfLayers& other : model.otherLayers)
        model.notes.push_back(
            noted(QString::fromStdString(other.layers), u"rope_theta %1"_s.arg(shown(other.base))));
}

} // namespace

bool isRope(const ConfigReader& config)
{
    for (const auto key : {"rope_theta"_L1, "rotary_emb_base"_L1, "rope_parameters"_L1,
             "rope_scaling"_L1, "rotary_pct"_L1, "rotary_dim"_L1, "partial_rotary_factor"_L1,
             "rope_ratio"_L1, "rotary_emb_fraction"_L1, "rope_local_base_freq"_L1}) {
        if (config.has(key))
            return true;
    }
    return isAnyOf(config.text("model_type"_L1),
        {"llama"_L1, "mistral"_L1, "mixtral"_L1, "qwen"_L1, "qwen2"_L1, "qwen3"_L1, "gemma"_L1,
            "gemma2"_L1, "gpt_neox"_L1, "gptj"_L1, "phi"_L1, "phi3"_L1, "falcon"_L1, "chatglm"_L1,
            "glm"_L1, "internlm2"_L1, "stablelm"_L1, "starcoder2"_L1, "olmo"_L1, "olmo2"_L1,
            "cohere"_L1, "deepseek_v2"_L1, "deepseek_v3"_L1, "smollm3"_L1});
}

void readRope(ConfigReader& config, Model& model)
{
    model.pairing = pairingOf(config);
    BlockReading reading(config, model);
    const auto scaling = config.object("rope_scaling"_L1);
    const auto parameters = config.object("rope_parameters"_L1);
    const bool isNew = parameters && !parameters->isEmpty();
    const QString path = config.pathOf(isNew ? "rope_parameters"_L1 : "rope_scaling"_L1);
    const QJsonObject block = isNew ? *parameters : scaling.value_or(QJsonObject());

    RopeOfLayers shown;
    if (isByLayer(block)) {
        const QString full =
            block.contains("full_attention"_L1) ? u"full_attention"_s : block.keys().constFirst();
        shown = reading.read(block.value(full).toObject(), path + u'.' + full);
        for (const QString& key : block.keys()) {
            if (key != full)
                model.otherLayers.push_back(
                    reading.read(block.value(key).toObject(), path + u'.' + key));
        }
    } else {
        shown = reading.read(block, path);
    }
    if (!reading.hasBase())
        model.notes.push_back("rope_theta: 10000 (default)");
    model.base = shown.base;
    model.rotatedShare = shown.rotatedShare;
    model.scaling = shown.scaling;

    if (const auto local = config.number({"rope_local_base_freq"_L1}, baseFrequencies)) {
        const RotaryScaling plain;
        model.otherLayers.push_back({"sliding_attention", *local, shown.rotatedShare, plain});
    }
    noteOthers(model);
    readSections(config, model);
    readLayersWithoutRope(config, model);
    for (const auto key : {"sliding_window"_L1, "local_to_global"_L1}) {
        if (config.has(key))
            model.notes.push_back(
                noted(config.pathOf(key), lab::app::shown(config.json().value(key))));
    }
    // Gemma 3: the length of its file is the one that the layers with all keys are stretched to.
    // A block says the same by naming that length twice.
    const bool isStretched = shown.scaling.method == ScalingMethod::PositionInterpolation
        && (!model.otherLayers.empty() || reading.hasLengthAsOriginal());
    if (isStretched && !reading.original())
        model.targetLength = model.length;
    if (const auto original = reading.original()) {
        const double reached = shown.scaling.factor * static_cast<double>(*original);
        model.targetLength = model.length && *model.length > *original
            ? *model.length
            : static_cast<std::int64_t>(reached);
        model.length = original;
    }
    if (!model.headWidth)
        config.fail(Words::tr("there is no head_dim, and no hidden_size with "
                              "num_attention_heads to work it out; give one of them."));
    else if (*model.headWidth % 2 != 0 || *model.headWidth > largestWidth)
        config.fail(Words::tr("the head width is %1; the pictures take an even width from 2 to "
                              "%2.")
                        .arg(*model.headWidth)
                        .arg(largestWidth));
}

} // namespace lab::app
