#include "app/models/rope_block_writer.h"
#include "app/models/rope_text.h"
#include "core/encodings/turning/rotary_scaling.h"
#include "core/frames/context/context_frames.h"
#include "core/state/edit.h"
#include "core/state/model_numbers.h"
#include "tests/app/read_model.h"
#include "tests/qt_test.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

LabState loaded(const QByteArray& json, const LabState& before = clamped({}))
{
    return applied(before, LoadModel {modelOf(json)});
}

Value valueOf(const LabState& state, const char* key)
{
    return parameterNamed(key)->read(state);
}

Value word(const char* text)
{
    return std::string(text);
}

const QByteArray million = R"({"model_type": "qwen2", "head_dim": 128,
    "num_attention_heads": 28, "max_position_embeddings": 1010000, "rope_theta": 1e7,
    "dual_chunk_attention_config": {"chunk_size": 262144, "local_size": 8192,
    "original_max_position_embeddings": 262144}})";
const QByteArray llama = R"({"model_type": "llama", "head_dim": 128, "rope_theta": 1e4,
    "max_position_embeddings": 4096})";

} // namespace

/// What a file says beside the numbers of RoPE: the pictures have it.
class ModelSettingsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Qwen2.5-7B-Instruct-1M: trained on 262,144 positions, and dual chunks reach 1,010,000.
    void dualChunksAreRead()
    {
        const LabState state = loaded(million);
        QCOMPARE(state.position.trainingLength, 262144);
        QCOMPARE(state.position.targetLength, 1010000);
        QCOMPARE(valueOf(state, "position_map.method"), word("dual_chunk"));
        QCOMPARE(valueOf(state, "position_map.chunk"), Value(std::int64_t {262144}));
        QCOMPARE(valueOf(state, "position_map.local"), Value(std::int64_t {8192}));
        const Model model = modelOf(million);
        QVERIFY(hasNumbersOf(model, state));
        QVERIFY(remarksOf(model, Origin::File)
                    .contains(u"dual_chunk_attention_config.chunk_size: 262144"_s));
        QVERIFY(!remarksOf(model, Origin::NotComputed).contains(u"dual_chunk"_s));
        const QString wrong = refusalOf(QByteArray(million).replace("8192", "262144"));
        QVERIFY2(wrong.contains(u"dual_chunk_attention_config.local_size is 262144; it must be "
                                "less than chunk_size, 262144"_s),
            qPrintable(wrong));
    }
};

LAB_GUILESS_TESTS(ModelSettingsTest)
#include "tst_model_settings.moc"
