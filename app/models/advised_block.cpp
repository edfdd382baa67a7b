#include "app/models/advised_block.h"

#include "app/models/block_lines.h"
#include "app/models/rope_block_writer.h"
#include "app/text/setting_words.h"
#include "core/figures/compare/adviser_words.h"
#include "core/figures/compare/compare_words.h"
#include "ui/paint/drawing/qt_texts.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

using RopeBlockText = ui::RopeBlockText; // lupdate would take `ui::` before a function for its
                                         // class

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::AdvisedBlock)
};

QString truth(bool flag)
{
    return flag ? u"true"_s : u"false"_s;
}

/// The target, which is 0 if no more than the training length is required.
std::int64_t wantedLength(const LabState& advised)
{
    return std::max(advised.position.targetLength, advised.position.trainingLength);
}

RopeBlockText alibiBlock(const LabState& advised)
{
    const Alibi& alibi = advised.biases.encoding;
    const std::int64_t training = advised.position.trainingLength;
    BlockLines attention(2);
    attention.add("alibi"_L1, truth(true));
    attention.add("alibi_bias_max"_L1, plainNumber(alibi.biasMax)); // 8: the class has an integer
    BlockLines whole(1);
    whole.add("model_type"_L1, quoted(u"mpt"_s));
    whole.add("n_heads"_L1, advised.compare.heads);
    whole.add("d_model"_L1, modelWidth(advised.compare));
    whole.add("max_seq_len"_L1, wantedLength(advised));
    whole.add("attn_config"_L1, attention.text());
    RopeBlockText block {whole.text() + u'\n', {}};
    if (wantedLength(advised) != training)
        block.readingNotes +=
            Words::tr("max_seq_len is the length you need; no key holds the training length, %1.")
                .arg(training);
    if (alibi.slopes != SlopeRule::Published)
        block.readingNotes +=
            Words::tr("The class uses the published slopes for any number of heads.");
    return block;
}

RopeBlockText t5Block(const LabState& advised)
{
    const T5Bias& t5 = advised.schemes.t5.encoding;
    BlockLines whole(1);
    whole.add("model_type"_L1, quoted(u"t5"_s));
    whole.add("num_heads"_L1, advised.compare.heads);
    whole.add("d_kv"_L1, advised.compare.width);
    whole.add("d_model"_L1, modelWidth(advised.compare));
    if (t5.direction == T5Direction::Causal)
        whole.add("is_decoder"_L1, truth(true));
    whole.add("relative_attention_num_buckets"_L1, t5.buckets);
    whole.add("relative_attention_max_distance"_L1, t5.maxDistance);
    return {whole.text() + u'\n',
        {Words::tr("No key limits the length; the last bucket holds all larger distances.")}};
}

RopeBlockText debertaBlock(const LabState& advised)
{
    const Deberta& deberta = advised.schemes.deberta.encoding;
    const bool hasBuckets = deberta.buckets > 1;
    QStringList terms;
    if (deberta.hasPositionToContent)
        terms += quoted(u"p2c"_s);
    if (deberta.hasContentToPosition)
        terms += quoted(u"c2p"_s);
    BlockLines whole(1);
    whole.add("model_type"_L1, quoted(u"deberta-v2"_s));
    whole.add("num_attention_heads"_L1, advised.compare.heads);
    whole.add("hidden_size"_L1, modelWidth(advised.compare));
    whole.add("max_position_embeddings"_L1, wantedLength(advised));
    whole.add("relative_attention"_L1, truth(true));
    whole.add("position_buckets"_L1, hasBuckets ? deberta.buckets : -1);
    whole.add("max_relative_positions"_L1, hasBuckets ? deberta.maxDistance : deberta.span);
    whole.add("pos_att_type"_L1, u'[' + terms.join(u", "_s) + u']');
    whole.add("share_att_key"_L1, truth(deberta.projections == DebertaProjections::Shared));
    whole.add("position_biased_input"_L1, truth(false));
    RopeBlockText block {whole.text() + u'\n', {}};
    if (hasBuckets && deberta.span != deberta.buckets)
        block.readingNotes += Words::tr(
            "The class has one row per bucket and sign: half of the rows is %1 there, not %2.")
                                  .arg(deberta.buckets)
                                  .arg(deberta.span);
    return block;
}

RopeBlockText learnedBlock(const LabState& advised)
{
    BlockLines whole(1);
    whole.add("model_type"_L1, quoted(u"gpt2"_s));
    whole.add("n_positions"_L1, advised.schemes.learned.encoding.trainingLength);
    whole.add("n_embd"_L1, modelWidth(advised.compare));
    whole.add("n_head"_L1, advised.compare.heads);
    return {whole.text() + u'\n', {}};
}

QString comparedNameOf(ComparedEncoding encoding, const Compare& compare)
{
    return ui::qt(drawing::comparedName(encoding, compare.method, ui::QtLanguage()).text);
}

/// The objections to the chosen encoding, and which others fit.
QString sentenceAgainst(const AdviceFrame& frame)
{
    const Compare& compare = frame.table.compare;
    QStringList against;
    for (const Mismatch& one : frame.advice[static_cast<std::size_t>(compare.encoding)].against)
        against += ui::qt(drawing::mismatchText(one, frame, ui::QtLanguage()).text);
    QStringList fitting;
    for (const Advice& one : frame.advice)
        if (one.fits())
            fitting += comparedNameOf(one.encoding, compare);
    const QString reasons = against.join(Words::tr("; ", "between reasons"));
    const QString name = comparedNameOf(compare.encoding, compare);
    if (fitting.isEmpty())
        return Words::tr("%1 does not meet these needs: %2. No encoding does.").arg(name, reasons);
    return Words::tr("%1 does not meet these needs: %2. These do: %3.")
        .arg(name, reasons, fitting.join(Words::tr(", ", "between encodings")));
}

RopeBlockText rotaryBlock(const LabState& advised, ui::BlockKeys keys)
{
    RopeBlockText block = ropeBlockText(advised, keys);
    if (advised.compare.encoding == ComparedEncoding::ExtendedRope
        && advised.rotations.scaling.method == ScalingMethod::None)
        block.readingNotes +=
            Words::tr("Texts as long as in training need no extension: this is plain "
                      "RoPE.");
    return block;
}

} // namespace

RopeBlockText advisedBlock(const LabState& state, ui::BlockKeys keys)
{
    const Compare& compare = state.compare;
    const QString name = comparedNameOf(compare.encoding, compare);
    const AdviceFrame frame = adviceFrame(state);
    if (!frame.advice[static_cast<std::size_t>(compare.encoding)].against.empty())
        return {{}, {sentenceAgainst(frame)}};
    if (compare.needs.axes > 1)
        return {{},
            {Words::tr("A block has one axis; the rotations of %1 axes are set in the code of a "
                       "model's class.")
                    .arg(compare.needs.axes)}};
    const LabState advised = advisedState(state);
    switch (compare.encoding) {
    case ComparedEncoding::Rope:
    case ComparedEncoding::ExtendedRope:
        return rotaryBlock(advised, keys);
    case ComparedEncoding::Alibi:
        return alibiBlock(advised);
    case ComparedEncoding::T5:
        return t5Block(advised);
    case ComparedEncoding::Deberta:
        return debertaBlock(advised);
    case ComparedEncoding::Learned:
        return learnedBlock(advised);
    default:
        return {{},
            {Words::tr("There is no block for %1: no key that Position Lab reads selects it.")
                    .arg(name)}};
    }
}

} // namespace lab::app
