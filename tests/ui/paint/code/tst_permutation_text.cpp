#include "tests/qt_test.h"
#include "tests/ui/paint/code/python_module.h"
#include "ui/paint/code/permutation_text.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cmath>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

std::vector<WeightPermutation> allPermutations()
{
    std::vector<WeightPermutation> cases;
    for (const HeadRows& rows : {HeadRows {32, 8, 128, 128}, HeadRows {8, 8, 64, 64},
             HeadRows {16, 2, 128, 64}, HeadRows {9, 3, 64, 16}, HeadRows {4, 1, 256, 64},
             HeadRows {2, 1, 8, 8}, HeadRows {2, 2, 6, 2}, HeadRows {3, 3, 4, 0}})
        for (const Pairing to : {Pairing::Halves, Pairing::Interleaved})
            cases.push_back({rows, to == Pairing::Halves ? 10000.0 : 5e5, to, u"a model"_s});
    return cases;
}

const auto after = QByteArrayLiteral(R"(
def by(name, count):
    return {{array}}([float(k) for k in range(count)])
names = {
    "layers.0.self_attn.q_proj.weight": QUERY_HEADS * HEAD_DIM,
    "layers.0.self_attn.q_proj.bias": QUERY_HEADS * HEAD_DIM,
    "layers.0.attention.wk.weight": KEY_HEADS * HEAD_DIM,
    "layers.0.self_attn.v_proj.weight": KEY_HEADS * HEAD_DIM,
    "layers.0.self_attn.k_norm.weight": HEAD_DIM,
    "layers.0.self_attn.q_norm.weight": QUERY_HEADS * HEAD_DIM,
    "k_norm": 3,
}
for name, tensor in converted({name: by(name, count) for name, count in names.items()}).items():
    print(name, *[int(number) for number in tensor.tolist()])
try:
    reordered(by("", HEAD_DIM), 2)
except ValueError as error:
    print("refused:", error)
for wrong in ({"gpt_neox.layers.0.attention.query_key_value.weight": by("", 3)},
              {"q_proj.weight": by("", QUERY_HEADS * HEAD_DIM), "layers.0.qkv_proj.bias": by("", 3)},
              {"transformer.blocks.0.attn.Wqkv.weight": by("", 3)},
              {"transformer.h.0.attn.c_attn.weight": by("", 3)},
              {"layers.0.attention.query.weight": by("", 3)}, {}):
    try:
        converted(wrong)
    except ValueError as error:
        print("refused:", error)
)");

QStringList linesOf(const QString& program)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"program.py"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(program.toUtf8()) < 0)
        qFatal("no room for the code");
    file.close();
    QProcess python;
    python.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    python.start(QStringLiteral(LAB_PYTHON), {u"-B"_s, u"-Werror"_s, file.fileName()});
    python.waitForFinished(280'000);
    return QString::fromUtf8(python.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
}

QString numbers(const std::vector<int>& order)
{
    QStringList texts;
    for (const int one : order)
        texts += QString::number(one);
    return texts.join(u' ');
}

} // namespace

class TestPermutationText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theCheckMatchesTheCore_data()
    {
        QTest::addColumn<int>("library");
        QTest::addColumn<QString>("module");
        QTest::newRow("NumPy") << static_cast<int>(CodeLibrary::NumPy) << u"numpy"_s;
        QTest::newRow("PyTorch") << static_cast<int>(CodeLibrary::PyTorch) << u"torch"_s;
    }
    void theCheckMatchesTheCore()
    {
        QFETCH(int, library);
        QFETCH(QString, module);
        if (const QString sentence = missing(module); !sentence.isEmpty()) {
            QVERIFY2(module != "numpy"_L1, qPrintable(sentence)); // the tests require NumPy
            QSKIP(qPrintable(sentence));
        }
        for (const WeightPermutation& what : allPermutations()) {
            QStringList lines =
                linesOf(permutationText(what, static_cast<CodeLibrary>(library), u"en"_s));
            QVERIFY(!lines.isEmpty());
            lines.removeFirst();
            for (const Conversion one : allConversions) {
                if (!isPossible(what.rows, one))
                    continue;
                QVERIFY(!lines.isEmpty());
                const QStringList cells = lines.takeFirst().split(u',');
                QCOMPARE(cells[0], keyOf(one));
                const double error = conversionError(what.rows, what.base, what.to, one);
                QVERIFY2(std::abs(cells[1].toDouble() - error) < 1e-11, qPrintable(cells[1]));
            }
            QVERIFY(lines.isEmpty());
        }
    }

    void theCodeReordersOnlyRotatedDimensions()
    {
        const HeadRows rows {4, 2, 8, 4};
        const WeightPermutation what {rows, 10000, Pairing::Halves, {}};
        QString program =
            permutationText(what, CodeLibrary::NumPy, u"zh_CN"_s).section(u"if __name__"_s, 0, 0);
        program += QString::fromUtf8(after).replace(u"{{array}}"_s, u"np.array"_s);
        const QStringList lines = linesOf(program);
        QCOMPARE(lines.size(), 14);
        const QString query = numbers(queryOrder(rows, Pairing::Halves, Conversion::Right));
        const QString key = numbers(keyOrder(rows, Pairing::Halves, Conversion::Right));
        QCOMPARE(lines[0].section(u' ', 1), query);
        QCOMPARE(lines[1].section(u' ', 1), query);
        QCOMPARE(lines[2].section(u' ', 1), key);
        QCOMPARE(lines[3].section(u' ', 1, 4), u"0 1 2 3"_s);
        QCOMPARE(lines[4].section(u' ', 1), numbers(headOrder(8, 4, Pairing::Halves)));
        QCOMPARE(lines[5].section(u' ', 1), query);
        QCOMPARE(lines[6], u"k_norm 0 1 2"_s);
        QCOMPARE(lines[7], u"refused: 8 rows are not 2 heads of 8"_s);
        const auto fused = [](const char* name) {
            return u"refused: %1 has q, k and v in one weight; split it into three first"_s.arg(
                QLatin1String(name));
        };
        QCOMPARE(lines[8], fused("gpt_neox.layers.0.attention.query_key_value.weight"));
        QCOMPARE(lines[9], fused("layers.0.qkv_proj.bias"));
        QCOMPARE(lines[10], fused("transformer.blocks.0.attn.Wqkv.weight"));
        QCOMPARE(lines[11], fused("transformer.h.0.attn.c_attn.weight"));
        for (const qsizetype line : {12, 13})
            QVERIFY2(lines[line].startsWith(u"refused: no name here is known"_s),
                qPrintable(lines[line]));
    }

    void aModelsNameStaysOnItsLine()
    {
        const WeightPermutation what {{2, 1, 8, 8}, 10000, Pairing::Halves, u"x\nimport os"_s};
        QVERIFY(
            permutationText(what, CodeLibrary::NumPy, u"en"_s).contains(u"\n# x import os\n"_s));
    }

    void commentsAreInOneLanguage()
    {
        const QRegularExpression chinese(u"[\u4E00-\u9FFF]"_s);
        for (const WeightPermutation& what : allPermutations()) {
            const QString english = permutationText(what, CodeLibrary::NumPy, u"en"_s);
            const QString other = permutationText(what, CodeLibrary::NumPy, u"zh_CN"_s);
            QVERIFY(!english.contains(chinese));
            QVERIFY(other.contains(chinese));
            QCOMPARE(other.count(u'\n'), english.count(u'\n'));
            for (const char* mark : {"{{", "#:", "#[", "#+", " | "})
                QVERIFY(!english.contains(QLatin1String(mark)));
        }
    }
};

LAB_GUILESS_TESTS(TestPermutationText)
#include "tst_permutation_text.moc"
