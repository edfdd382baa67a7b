#include "app/models/rope_of_class.h"

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

/// modeling_nanochat.py has [x₂, −x₁] for rotate_half, which rotates backwards; scores equal those
/// with the two halves exchanged. And the division that Dia omits.
void tellTurning(ConfigReader& config, const Model& model)
{
    if (model.modelType.starts_with("dia_")) // modular_dia.py: scaling = 1
        config.readingNote(readingNoteOf(Origin::NotComputed,
            config.pathOf(config.has("head_dim"_L1) ? u"head_dim"_s : u"hidden_size"_s),
            u"softmax 1 / √%1 → 1"_s.arg(model.headWidth.value_or(0)),
            QString::fromStdString(model.modelType)));
    if (model.modelType == "nanochat")
        config.readingNote(readingNoteOf(Origin::ModelClass, u"rotate_half"_s, u"m·θ → −m·θ"_s,
            QString::fromStdString(model.modelType)));
}

/// The indexer of DeepSeek V3.2 and GLM-5 rotates the first columns of its head, half-split unless
/// the file says otherwise; MLA beside it rotates adjacent columns (DeepSeek-V3.2-Exp
/// inference/model.py).
void tellIndexer(ConfigReader& config, const Model& model)
{
    if (!isAnyOf(QString::fromStdString(model.modelType), {"deepseek_v32"_L1, "glm_moe_dsa"_L1}))
        return;
    constexpr auto neighbours = "indexer_rope_interleave"_L1;
    const int width = config.json().value("index_head_dim"_L1).toInt(128);
    const int turning = config.json().value("qk_rope_head_dim"_L1).toInt(64);
    const bool areHalves = !config.isTrue(neighbours);
    config.readingNote(readingNoteOf(Origin::ModelClass, u"indexer_columns"_s,
        u"first %1 of %2: %3 (MLA: interleaved)"_s.arg(turning).arg(width).arg(
            nameOf(areHalves ? Pairing::Halves : Pairing::Interleaved)),
        QString::fromStdString(model.modelType)));
}

/// Qwen3 was trained on 32768 positions; the rest of max_position_embeddings is space for the
/// answer (Qwen3's model cards, "Processing Long Texts").
void tellTrainedLength(ConfigReader& config, const Model& model)
{
    const bool isQwen3 =
        isAnyOf(QString::fromStdString(model.modelType), {"qwen3"_L1, "qwen3_moe"_L1});
    if (isQwen3 && model.longest == 40960 && model.scaling.method == ScalingMethod::None)
        config.readingNote(readingNoteOf(Origin::ModelClass, u"trained_length"_s,
            u"32768 of 40960"_s, QString::fromStdString(model.modelType)));
}

} // namespace

QString nameOf(Pairing pairing)
{
    return pairing == Pairing::Interleaved ? u"interleaved"_s : u"halves"_s;
}

void tellRopeOfClass(ConfigReader& config, const Model& model)
{
    tellTurning(config, model);
    tellIndexer(config, model);
    tellTrainedLength(config, model);
}

} // namespace lab::app
