#pragma once

#include "core/state/parameters.h"
#include "tests/ui/paint/code/compare_cases.h"
#include "tests/ui/paint/code/grid_cases.h"

#include <QString>
#include <QStringList>

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace lab::ui {

using namespace Qt::StringLiterals;

struct Case {
    QString name;
    LabState state;
};

/// Parses "rotations rope.pairing=halves rope.width=8"; other parameters have their defaults.
inline Case caseOf(const QString& words)
{
    QStringList parts = words.split(u' ');
    Patch patch {{"bench", parts.takeFirst().toStdString()}};
    for (const QString& part : parts) {
        const std::string key = part.section(u'=', 0, 0).toStdString();
        const Parameter* parameter = parameterNamed(key);
        if (!parameter)
            qFatal("%s is no parameter", key.c_str());
        const auto value = wellFormed(*parameter, part.section(u'=', 1).toStdString());
        if (!value)
            qFatal("%s is no value", qPrintable(part));
        patch.push_back({key, *value});
    }
    auto state = patched(clamped({}), patch);
    if (!state)
        qFatal("%s is no state", qPrintable(words));
    return {words, state.value()};
}

/// Every choice of every parameter in the panel of a bench, and numbers other than the defaults.
inline std::vector<Case> allCases()
{
    QStringList words;
    for (const char* layout : {"interleaved", "halves", "tensor2tensor"})
        for (const char* rest :
            {"", " sinusoidal.width=2", " sinusoidal.width=6 position.first=100",
                " sinusoidal.base=500 sinusoidal.width=128 position.shown=16"})
            words +=
                u"waves sinusoidal.layout=%1%2"_s.arg(QLatin1String(layout), QLatin1String(rest));
    for (const char* layout : {"interleaved", "halves", "tensor2tensor"})
        for (const char* rest : {"", " functional_relative.sign=key_minus_query position.shown=9",
                 " functional_relative.width=6 functional_relative.base=500"})
            words +=
                u"waves waves.encoding=functional_relative functional_relative.layout=%1%2"_s.arg(
                    QLatin1String(layout), QLatin1String(rest));
    for (const char* rule : {"nothing", "clamp", "wrap", "interpolate"})
        for (const char* rest : {"", " learned.training_length=20 learned.target_length=50",
                 " learned.training_length=7 learned.width=3 learned.resampling=linear "
                 "learned.target_length=40",
                 " learned.training_length=9 learned.resampling=linear_aligned "
                 "learned.target_length=30 learned.seed=4 learned.deviation=1"})
            words += u"waves waves.encoding=learned learned.beyond=%1%2"_s.arg(
                QLatin1String(rule), QLatin1String(rest));
    for (const char* rest : {"", " learned.beyond=wrap"})
        words += u"waves waves.encoding=learned learned.table=back"_s + QLatin1String(rest);
    for (const char* rest : {"", " waves.radix=10 position.first=990", " waves.radix=3"})
        words += u"waves waves.picture=odometer"_s + QLatin1String(rest);
    for (const char* rest : {"", " waves.mix=1", " waves.mix=0.25 waves.seed=3 position.key=40",
             " sinusoidal.width=6 sinusoidal.layout=interleaved waves.mix=0.5"})
        words += u"waves waves.picture=terms"_s + QLatin1String(rest);
    for (const char* pairing : {"interleaved", "halves", "wrong_mix"})
        for (const char* rest : {"", " rope.rotated_share=0.5", " rope.rotated_share=0",
                 " rope.vectors=random rope.seed=7 position.key=11",
                 " rope.vectors=equal rope.width=64",
                 " rope.vectors=adversarial rope.peak_distance=20",
                 " scaling.method=yarn rope.width=32", " rope.width=2"})
            words +=
                u"rotations rope.pairing=%1%2"_s.arg(QLatin1String(pairing), QLatin1String(rest));
    const QStringList scalings {u"none"_s, u"position_interpolation"_s, u"ntk_aware"_s,
        u"dynamic_ntk"_s, u"dynamic_ntk scaling.current_length=2000"_s, u"ntk_by_parts"_s,
        u"ntk_by_parts scaling.ntk_factor=0.4 scaling.extrapolation_factor=0.7"_s, u"yarn"_s,
        u"yarn scaling.ramp_axis=turns"_s, u"yarn scaling.ramp_ends=exact"_s,
        u"yarn scaling.ramp_axis=turns scaling.beta_fast=4 scaling.beta_slow=4"_s,
        u"yarn scaling.attention_factor=1.3"_s,
        u"yarn scaling.mscale=0.7 scaling.mscale_all_dim=1"_s, u"longrope"_s,
        u"longrope scaling.current_length=2000"_s, u"llama3"_s,
        u"llama3 scaling.low_frequency_factor=4 scaling.high_frequency_factor=1"_s,
        u"adjusted_base"_s, u"p_rope"_s, u"p_rope scaling.turning_share=0.3"_s};
    for (const QString& bench : {u"rotations"_s, u"base"_s, u"precision"_s})
        for (const QString& scaling : scalings)
            for (const QString& rest :
                {u" rope.width=128 rope.rotated_share=0.5"_s, u" rope.width=2"_s})
                words += bench + u" scaling.method="_s + scaling + rest;
    for (const char* mask : {"causal", "symmetric"})
        for (const char* slopes : {"published", "geometric"})
            for (const char* rest :
                {"", " alibi.heads=12 alibi.head=9", " alibi.heads=1 alibi.head=1",
                    " alibi.heads=128 alibi.bias_max=3.5", " alibi.form=bloom alibi.padding=3",
                    " alibi.form=mpt alibi.length=9", " alibi.form=symmetric"})
                words += u"biases alibi.mask=%1 alibi.slopes=%2%3"_s.arg(
                    QLatin1String(mask), QLatin1String(slopes), QLatin1String(rest));
    for (const char* other : {"relative_bias", "relative_bias relative_bias.clip=0 alibi.head=2",
             "relative_bias relative_bias.mask=causal relative_bias.clip=5 relative_bias.seed=3",
             "t5", "t5 t5.table=variables", "t5 t5.direction=causal",
             "t5 t5.buckets=64 t5.max_distance=256 position.first=240",
             "t5 t5.buckets=9 t5.max_distance=20 t5.heads=3", "swin",
             "swin swin.height=3 swin.width=5 position.query=20", "kerple",
             "kerple kerple.kernel=power kerple.r1=0.3 kerple.r2=1.7", "fire",
             "fire fire.epsilon=1e-6 fire.threshold=4 position.query=30 alibi.head=4", "sandwich",
             "sandwich sandwich.width=16 sandwich.factor=-0.5 sandwich.base=100", "nope",
             "nope nope.mask=all", "cope", "cope cope.gate=plain cope.positions=3 cope.width=5"})
        words += u"biases biases.encoding="_s + QLatin1String(other);
    for (const char* step : {"all", "position", "frequency", "angle", "wave", "product", "sum"})
        for (const char* format : {"double", "float", "tf32", "half", "bfloat16"})
            words += u"precision precision.%1=%2 position.first=250 position.shown=32"_s.arg(
                QLatin1String(step), QLatin1String(format));
    for (const char* task : {"variables", "back", "induction"})
        for (const char* encoding : {"rope", "shaw"})
            for (const char* measure : {"accuracy", "cross_entropy"})
                words += u"experiment experiment.bet=waived experiment.task=%1 "
                         "experiment.encoding=%2 experiment.measure=%3"_s.arg(
                             QLatin1String(task), QLatin1String(encoding), QLatin1String(measure));
    words += u"precision precision.all=bfloat16 scaling.method=yarn"_s;
    words += u"precision precision.all=half position.first=65500"_s;

    for (const char* encoding :
        {"none", "sinusoidal", "learned", "rope", "xpos", "rope order.pairing=halves",
            "xpos order.pairing=halves", "alibi", "relative_bias", "t5", "kerple", "fire",
            "sandwich", "cope", "shaw", "functional_relative", "transformer_xl", "deberta"})
        for (const char* rest :
            {"", " order.layers=2 order.causal=true", " order.layers=2 order.preset=last_first",
                " order.sentence=我不爱你们啊a,b,c,d,e order.seed=7 order.preset=reversed",
                " order.sentence=no\u00a0\"{{no}}\"\\'\u00a0maybe order.causal=true"})
            words += u"order order.encoding=%1%2"_s.arg(
                QLatin1String(encoding), QString::fromUtf8(rest));

    const QStringList relatives {u"shaw"_s, u"shaw shaw.table=back"_s,
        u"deberta deberta.table=back"_s, u"shaw shaw.clip=0 shaw.width=8"_s,
        u"shaw shaw.mask=causal shaw.seed=9 shaw.deviation=0.02"_s, u"transformer_xl"_s,
        u"transformer_xl transformer_xl.head=2 transformer_xl.clamp=3 transformer_xl.base=100"_s,
        u"deberta"_s, u"deberta deberta.variant=published_equation deberta.far=unclamped"_s,
        u"deberta deberta.projections=separate deberta.head=2 deberta.c2p=false"_s,
        u"deberta deberta.buckets=0 deberta.p2c=false deberta.seed=3"_s};
    for (const QString& encoding : relatives)
        for (const char* rest : {"", " position.query=3 relative.words=我不爱你,really",
                 " position.query=0 relative.words=other words position.key=1"})
            words += u"relative relative.encoding="_s + encoding + QString::fromUtf8(rest);

    for (const char* method : {"none", "rerope", "leaky_rerope", "self_extend", "dual_chunk",
             "streaming_llm", "lm_infinite", "sliding_window", "chunked"})
        for (const char* rest : {"", " position_map.window=7 position_map.group=3",
                 " position_map.window=5 position_map.group=2 position_map.group_shift=floored "
                 "position_map.chunk=9 position_map.local=2 position_map.first=2 "
                 "position_map.recent=6 position_map.cap=4 position_map.padding=3 "
                 "position_map.mask=all"})
            words +=
                u"base base.picture=distances position.query=40 position_map.method=%1%2"_s.arg(
                    QLatin1String(method), QLatin1String(rest));
    for (const char* rule : {"none", "llama4", "ministral3", "inkling", "log_n"})
        for (const char* rest :
            {"", " temperature.length=16 temperature.scale=0.3 sink.on=true sink.logit=-1.5",
                " base.match_score=0 sink.on=true position.first=8000"})
            words += u"base base.picture=temperature temperature.rule=%1%2"_s.arg(
                QLatin1String(rule), QLatin1String(rest));
    words += gridCases();
    words += compareCases();
    std::vector<Case> cases;
    for (const QString& one : words)
        cases.push_back(caseOf(one));
    Case lists = caseOf(u"rotations scaling.method=longrope"_s);
    lists.name = u"dragged columns and LongRoPE's lists"_s;
    lists.state.rotations.query = {{0, 0.1}, {5, -3.25}};
    lists.state.rotations.scaling.longFactors = {1, 1.1, 2, 3.7, 8};
    cases.push_back(lists);
    Case scores = caseOf(u"biases position.query=12"_s);
    scores.name = u"dragged scores"_s;
    scores.state.biases.scores = {{3, 4.5}, {40, -2}};
    cases.push_back(scores);
    Case gates = caseOf(u"biases biases.encoding=cope position.query=12"_s);
    gates.name = u"dragged gates and scores"_s;
    gates.state.biases.gates = {{3, 1}, {7, 0}, {11, 0.25}};
    gates.state.biases.scores = {{2, 1.5}};
    cases.push_back(gates);
    return cases;
}

} // namespace lab::ui
