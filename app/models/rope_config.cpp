#include "app/models/rope_config.h"

#include "app/models/attention_config.h"
#include "app/models/class_rules.h"
#include "app/models/layer_config.h"
#include "app/models/model_schemes.h"
#include "app/models/rope_block.h"
#include "app/models/rope_entries.h"
#include "app/models/rope_of_class.h"
#include "app/models/rope_sections.h"
#include "core/encodings/scaling/formula.h"
#include "core/models/model_types.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <cstdint>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::RopeConfig)
};

constexpr double plainBase = 10000;

QString typeOf(const Model& model)
{
    return QString::fromStdString(model.modelType);
}

std::optional<double> outerShare(ConfigReader& config, const Model& model)
{
    constexpr ConfigReader::Limits widths {1, 65536, "64"_L1};
    const auto share = config.number(
        {"partial_rotary_factor"_L1, "rotary_pct"_L1, "rotary_emb_fraction"_L1}, rotatedShares);
    auto rotated = config.whole({"rotary_dim"_L1}, widths);
    if (!share && !rotated)
        rotated = config.whole({"qk_rope_head_dim"_L1}, widths); // for a head without MLA
    if (rotated && model.headWidth)
        return std::min(1.0, static_cast<double>(*rotated) / *model.headWidth);
    return share;
}

Pairing pairingOf(ConfigReader& config, const Model& model)
{
    const ClassRules* rules = classRules(model.modelType);
    if (rules && rules->scheme == Scheme::Learned) // RoPE is that of the authors' own code
        rules = nullptr;
    for (const auto key : {"rope_interleave"_L1, "original_rope"_L1, "rope_interleaved"_L1,
             "rotary_emb_interleaved"_L1}) {
        const bool isRead = !rules || (rules->hasInterleaveKey && key == "rope_interleave"_L1)
            || key == "rotary_emb_interleaved"_L1;
        if (!config.has(key) || !isRead)
            continue;
        config.note(key);
        return config.isTrue(key) ? Pairing::Interleaved : Pairing::Halves;
    }
    constexpr auto latent = "use_mla"_L1; // DeepSeek-VL2 without it has Llama's attention
    if (config.json().value(latent) == QJsonValue(false) && model.modelType == "deepseek_v2") {
        config.note(latent);
        return Pairing::Halves;
    }
    const bool isOfAuthors = isParamsJson(config.json());
    const Pairing other = isOfAuthors ? Pairing::Interleaved : Pairing::Halves;
    const Pairing pairing = rules ? rules->pairing : other;
    config.readingNote(readingNoteOf(rules ? Origin::ModelClass : Origin::Guess, u"pairing"_s,
        nameOf(pairing), isOfAuthors ? u"params.json"_s : typeOf(model)));
    return pairing;
}

/// DeepSeek-V4 has qk_rope_head_dim too, but for a head whose total width is head_dim.
bool isV4(const Model& model)
{
    return isDeepSeekV4(model.modelType);
}

/// The unrotated columns beside the rotated ones; none if the file says that there is no separate
/// rotated part, as without MLA for a qk_rope_head_dim of 0.
int restingBeside(ConfigReader& config)
{
    const bool hasPart = config.json().value("qk_rope_head_dim"_L1).toInt() > 0;
    return hasPart ? restingWidth(config).value_or(0) : 0;
}

/// Of the head; in the part beside the unrotated columns of MLA all are rotated.
double shareOfPart(ConfigReader& config, const Model& model)
{
    const int resting = restingBeside(config);
    const int width = model.headWidth.value_or(0);
    return width > 0 ? static_cast<double>(width - resting) / width : 1;
}

/// MLA and DeepSeek-V4 concatenate the two parts with the rotated one last. The order of columns
/// changes no score; the pictures put rotated columns first, as for every other partial rotary
/// encoding.
void tellOrder(ConfigReader& config, const Model& model)
{
    const int width = model.headWidth.value_or(0);
    const int turning = isV4(model) ? rotatedWidth(width, model.rotatedShare.value_or(1))
                                    : width - restingBeside(config);
    if (turning == width)
        return;
    config.readingNote(readingNoteOf(
        classRules(model.modelType) ? Origin::ModelClass : Origin::Guess,
        QString::fromLatin1(turningColumns), u"last %1 → first %1"_s.arg(turning), typeOf(model)));
}

class LadderReading {
public:
    LadderReading(ConfigReader& config, Model& model)
        : m_config(config)
        , m_model(model)
        , m_base(outerBase(config))
        , m_hasPart(config.has("qk_rope_head_dim"_L1) && !isV4(model))
        , m_share(m_hasPart ? shareOfPart(config, model) : outerShare(config, model))
    {
        m_around.longest = model.longest;
        m_around.original = lengthIn(config, "original_max_position_embeddings"_L1);
        m_around.scalesSoftmax = m_hasPart;
        m_around.modelType = typeOf(model);
        m_around.isPaddle = config.has("paddlenlp_version"_L1);
    }

    bool hasBase() const { return m_hasBase; }
    /// The original length outside the block is the length of the file itself.
    bool hasLengthAsOriginal() const
    {
        return m_around.original && m_around.original == m_model.longest;
    }

    /// The base outside the blocks, if each of them has another.
    void tellBasePassedOver()
    {
        if (!m_base || m_isBaseUsed || m_otherBase.isEmpty())
            return;
        for (const auto key : {"rope_theta"_L1, "rotary_emb_base"_L1}) {
            if (m_config.json().value(key).isDouble())
                m_config.readingNote(readingNoteOf(Origin::NotComputed, m_config.pathOf(key),
                    shown(m_config.json().value(key)) + u" → "_s + m_otherBase));
        }
    }

    RopeLadder read(const RopeEntry& entry)
    {
        ConfigReader reader(entry.block, m_config.file(), entry.path);
        reader.inherit(entry.inherited, entry.inheritedPath);
        const auto inside = reader.number({"partial_rotary_factor"_L1}, rotatedShares);
        const double share = m_hasPart ? m_share.value_or(1) : inside.value_or(m_share.value_or(1));
        if (inside && std::abs(*inside - share) > 1e-9) // which the widths of MLA imply, too
            reader.readingNote(
                readingNoteOf(Origin::NotComputed, reader.pathOf("partial_rotary_factor"_L1),
                    shown(*inside) + u" → "_s + shown(share)));
        m_around.rotatedPairs = rotatedWidth(m_model.headWidth.value_or(2), share) / 2;
        const RopeBlock block = ropeBlock(reader, m_around);
        const bool isDynamic = block.scaling.method == ScalingMethod::DynamicNtk;
        if (isDynamic && m_around.original && !block.original)
            m_config.readingNote(readingNoteOf(Origin::NotComputed,
                m_config.pathOf("original_max_position_embeddings"_L1),
                shown(static_cast<double>(*m_around.original))));
        const auto base = block.base ? block.base : entry.base ? entry.base : m_base;
        if ((!block.base && !entry.base) || block.base == m_base)
            m_isBaseUsed = true;
        else if (block.base && m_base != block.base)
            m_otherBase = entry.path + u".rope_theta"_s;
        m_hasBase = m_hasBase || base;
        const double turning = stretched(base.value_or(plainBase), block, share);
        readSections(reader, m_model);
        m_config.take(reader);
        return {entry.layers, entry.rotates, turning,
            m_hasPart ? share : block.rotatedShare.value_or(share), block.scaling, block.original,
            block.temperatureScale};
    }

private:
    double stretched(double base, const RopeBlock& block, double share)
    {
        const int width = m_model.headWidth.value_or(2);
        const Rotary rotary {base, width, rotatedWidth(width, share), Pairing::Halves};
        if (!block.baseStretch || rotary.rotatedWidth <= 2)
            return base;
        RotaryScaling larger;
        larger.method = ScalingMethod::NtkAware;
        larger.factor = *block.baseStretch;
        const double result = scaledBase(rotary, larger);
        if (result > highestBase)
            m_config.fail(Words::tr("rope_theta %1 and alpha %2 make a base of %3; it must be at "
                                    "most %4.")
                              .arg(shown(base), shown(*block.baseStretch), shown(result),
                                  shown(highestBase)));
        return std::min(result, highestBase);
    }

    ConfigReader& m_config;
    Model& m_model;
    RopeSurroundings m_around;
    std::optional<double> m_base;
    bool m_hasPart; ///< MLA: a separate part of the head is rotated, entirely
    std::optional<double> m_share;
    bool m_hasBase = false;
    bool m_isBaseUsed = false; ///< the one outside the blocks
    QString m_otherBase; ///< if a block has another
};

/// Vicuna's 16k files keep the training length, as transformers required at the time, and have the
/// stretched one in max_sequence_length.
std::optional<std::int64_t> lengthAfterLinear(ConfigReader& config, const Model& model)
{
    constexpr auto key = "max_sequence_length"_L1;
    const double given = config.json().value(key).toDouble(0);
    return given > static_cast<double>(*model.longest) ? lengthIn(config, key) : std::nullopt;
}

/// Other files with linear scaling give the stretched length, as those of LongChat,
/// Chinese-Alpaca-2-16K and DeepSeek-Coder: the original one is assumed to be that divided by the
/// factor, with a note. Gemma 3 was pre-trained on 32K positions and extended to 128K at the end,
/// by more than their ratio.
std::int64_t lengthBeforeLinear(ConfigReader& config, const Model& model)
{
    constexpr std::int64_t ofGemma3 = 32768;
    const QString path = config.pathOf("original_max_position_embeddings"_L1);
    if (model.modelType == "gemma3_text" && model.longest > ofGemma3) {
        config.readingNote(
            readingNoteOf(Origin::Guess, path, u"32768 (arXiv:2503.19786, §5.3)"_s, typeOf(model)));
        return ofGemma3;
    }
    const double factor = model.scaling.factor;
    const double before = std::round(static_cast<double>(*model.longest) / factor);
    config.readingNote(readingNoteOf(Origin::Guess, path,
        u"max_position_embeddings / factor = %1 / %2 = %3"_s.arg(
            QString::number(*model.longest), shown(factor), shown(before))));
    return static_cast<std::int64_t>(before);
}

/// The lengths before and after a linear scaling, which reads neither.
void readLengthsOfLinear(ConfigReader& config, Model& model)
{
    if (const auto after = lengthAfterLinear(config, model)) {
        model.targetLength = after;
        return;
    }
    model.length = lengthBeforeLinear(config, model);
    model.targetLength = model.longest;
}

/// The training length, and the length to which the file extends it.
void readLengths(ConfigReader& config, Model& model, const std::vector<RopeLadder>& ladders,
    bool hasLengthAsOriginal)
{
    const auto shown = std::ranges::find_if(
        ladders, [&](const RopeLadder& one) { return one.scaling == model.scaling; });
    std::optional<std::int64_t> original;
    if (shown != ladders.end() && shown->original != model.longest)
        original = shown->original;
    for (const RopeLadder& one : ladders) {
        if (!original && one.original != model.longest)
            original = one.original;
    }
    model.length = model.longest;
    const bool isLinear = model.scaling.method == ScalingMethod::PositionInterpolation;
    const bool isStretched = model.scaling.factor > 1
        && static_cast<double>(model.longest.value_or(0)) >= model.scaling.factor;
    // A block that names its length twice was written without another one in mind.
    if (!original && isLinear && hasLengthAsOriginal)
        model.targetLength = model.longest;
    else if (!original && isLinear && isStretched)
        readLengthsOfLinear(config, model);
    if (!original)
        return;
    const double factor =
        shown == ladders.end() || shown->original ? model.scaling.factor : 1; // of another type
    const double reached = factor * static_cast<double>(*original);
    model.targetLength =
        model.longest && *model.longest > *original ? *model.longest : std::llround(reached);
    model.length = original;
}

/// Qwen3: trained on less than it accepts. Qwen-1: trained on seq_length positions, and used beyond
/// with use_dynamic_ntk. Zamba2 uses 16384 with use_long_context (configuration_zamba2.py).
void readTrainedLength(ConfigReader& config, Model& model)
{
    constexpr std::int64_t longContext = 16384;
    if (model.modelType == "zamba2" && model.scaling.method == ScalingMethod::NtkAware
        && config.isTrue("use_long_context"_L1) && model.length < longContext) {
        model.targetLength = longContext;
        config.note("use_long_context"_L1);
    }
    // Qwen3's model cards: trained on 32768, and 40960 with 8192 more for a prompt.
    constexpr std::int64_t ofQwen3 = 32768;
    const bool isQwen3 = model.modelType == "qwen3" || model.modelType == "qwen3_moe";
    if (isQwen3 && model.scaling.method == ScalingMethod::None && model.longest == 40960) {
        model.length = ofQwen3;
        model.targetLength = model.longest;
    }
    if (model.modelType != "qwen")
        return;
    const auto trained = lengthIn(config, "seq_length"_L1);
    if (!trained || model.longest <= trained)
        return;
    model.length = trained;
    model.targetLength = model.longest;
}

/// A field only in an entry that no layer uses is not used.
void tellUnusedEntries(
    ConfigReader& config, const std::vector<RopeEntry>& entries, const Model& model)
{
    const auto isOfList = [](const LayerKind& kind) {
        return attends(kind.attention) && kind.rotates && kind.entry.empty();
    };
    if (std::ranges::any_of(model.kinds, isOfList))
        return;
    const auto report = [&](const QString& path, const QJsonValue& value) {
        const bool isOfClass =
            std::ranges::any_of(config.readingNotes(), [&](const ReadingNote& one) {
                return one.origin == Origin::ModelClass && one.key == path.toStdString();
            });
        if (!isOfClass)
            config.readingNote(readingNoteOf(Origin::NotComputed, path, shown(value)));
    };
    for (const RopeEntry& entry : entries) {
        const std::string layers = entry.layers.toStdString();
        if (layers.empty() || std::ranges::count(model.kinds, layers, &LayerKind::entry) > 0)
            continue;
        for (auto one = entry.block.begin(); one != entry.block.end(); ++one) {
            if (!entry.inherited.contains(one.key()))
                report(entry.path + u'.' + one.key(), one.value());
        }
        constexpr auto base = "rope_theta"_L1;
        if (isV4(model) && entry.layers == "main"_L1 && config.has(base))
            report(config.pathOf(base), config.json().value(base));
    }
}

void checkWidth(ConfigReader& config, const Model& model)
{
    if (!model.headWidth && isParamsJson(config.json()))
        config.fail(sentenceOnParamsJson());
    else if (!model.headWidth)
        config.fail(Words::tr("there is no head_dim, and no hidden_size with num_attention_heads "
                              "to compute it from; give either."));
    else if (*model.headWidth % 2 != 0 || *model.headWidth > largestWidth)
        config.fail(
            Words::tr("the head dimension is %1; the pictures need an even dimension from 2 to %2.")
                .arg(*model.headWidth)
                .arg(largestWidth));
}

} // namespace

std::optional<int> restingWidth(ConfigReader& config)
{
    constexpr ConfigReader::Limits widths {0, 65536, "128"_L1};
    return config.has("qk_rope_head_dim"_L1) ? config.whole({"qk_nope_head_dim"_L1}, widths)
                                             : std::nullopt;
}

bool isRope(const ConfigReader& config)
{
    for (const auto key : {"rope_theta"_L1, "rotary_emb_base"_L1, "rope_parameters"_L1,
             "rope_scaling"_L1, "rotary_pct"_L1, "rotary_dim"_L1, "partial_rotary_factor"_L1,
             "rope_ratio"_L1, "rotary_emb_fraction"_L1, "rope_local_base_freq"_L1}) {
        if (config.has(key))
            return true;
    }
    return isRopeOfAttention(config.json().value("attn_config"_L1).toObject());
}

void readRope(ConfigReader& config, Model& model)
{
    model.pairing = pairingOf(config, model);
    LadderReading reading(config, model);
    std::vector<RopeLadder> ladders;
    const std::vector<RopeEntry> entries = ropeEntries(config, typeOf(model));
    for (const RopeEntry& entry : entries)
        ladders.push_back(reading.read(entry));
    reading.tellBasePassedOver();
    const bool hasBaseList = config.json().value("rope_theta"_L1).isArray()
        || config.json().value("layer_rope_theta"_L1).isArray();
    if (!reading.hasBase() && !hasBaseList)
        config.readingNote(
            readingNoteOf(classRules(model.modelType) ? Origin::ModelClass : Origin::Guess,
                u"rope_theta"_s, u"10000"_s, typeOf(model)));
    readSections(config, model);
    checkWidth(config, model);
    if (config.error())
        return;
    readLayers(config, ladders, model);
    tellUnusedEntries(config, entries, model);
    checkWidth(config, model);
    fillSections(config, model);
    tellOrder(config, model);
    tellRopeOfClass(config, model);
    readLengths(config, model, ladders, reading.hasLengthAsOriginal());
    readTrainedLength(config, model);
    readAttention(config, model);
    constexpr auto columns = "attn_rotary_emb"_L1; // of Bamba, which its class does not read
    if (config.json().value(columns).toInt()
        == rotatedWidth(model.headWidth.value_or(0), model.rotatedShare.value_or(1)))
        config.note(columns);
}

} // namespace lab::app
