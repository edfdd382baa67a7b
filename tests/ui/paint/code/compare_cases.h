#pragma once

#include <QStringList>

namespace lab {

/// Texts for caseOf(): every row of Compare, in two layers, with the choices that its code
/// supports.
inline QStringList compareCases()
{
    using namespace Qt::StringLiterals;
    QStringList words;
    const QStringList rows {u"none"_s, u"sinusoidal"_s,
        u"sinusoidal sinusoidal.layout=interleaved"_s,
        u"sinusoidal sinusoidal.layout=tensor2tensor sinusoidal.base=500"_s, u"learned"_s,
        u"shaw"_s, u"shaw shaw.clip=0 shaw.seed=4"_s, u"transformer_xl"_s,
        u"transformer_xl transformer_xl.clamp=3"_s, u"deberta"_s,
        u"deberta deberta.projections=separate deberta.variant=published_equation"_s,
        u"deberta deberta.buckets=0 deberta.p2c=false"_s, u"t5"_s,
        u"t5 t5.direction=causal t5.buckets=9"_s, u"alibi"_s, u"alibi alibi.slopes=geometric"_s,
        u"kerple"_s, u"kerple kerple.kernel=power kerple.r2=1.7"_s, u"fire"_s,
        u"fire fire.epsilon=1e-6 fire.threshold=40"_s, u"sandwich"_s, u"cope"_s,
        u"cope cope.gate=plain cope.positions=3"_s, u"rope"_s, u"rope rope.pairing=wrong_mix"_s,
        u"rope rope.pairing=halves rope.rotated_share=0.5"_s, u"extended_rope"_s,
        u"extended_rope compare.method=ntk_by_parts"_s, u"extended_rope compare.method=longrope"_s,
        u"extended_rope compare.method=p_rope rope.pairing=halves"_s};
    for (const QString& row : rows)
        for (const char* rest :
            {"", " compare.width=8 compare.heads=3 compare.seed=0 compare.moved=120"})
            words += u"compare compare.encoding="_s + row + QString::fromUtf8(rest);
    return words;
}

} // namespace lab
