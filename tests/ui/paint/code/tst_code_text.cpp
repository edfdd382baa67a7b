#include "ui/paint/code/code_text.h"

#include "core/encodings/biases/alibi.h"
#include "core/encodings/biases/alibi_forms.h"
#include "core/encodings/turning/rotary.h"
#include "core/frames/code/code_slots.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/parameters.h"
#include "tests/qt_test.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cmath>
#include <complex>
#include <map>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

using Rows = std::vector<std::vector<double>>;

struct Case {
    QString name;
    LabState state;
};

/// "rotations rope.pairing=halves rope.width=8" with a scene's other numbers at their defaults.
Case caseOf(const QString& words)
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
    if (std::holds_alternative<PatchProblem>(state))
        qFatal("%s is no state", qPrintable(words));
    return {words, std::get<LabState>(state)};
}

/// Every choice of every parameter in the panel of a bench, and numbers beside the defaults.
std::vector<Case> allCases()
{
    QStringList words;
    for (const char* layout : {"interleaved", "halves", "tensor2tensor"})
        for (const char* rest :
            {"", " sinusoidal.width=2", " sinusoidal.width=6 position.first=100",
                " sinusoidal.base=500 sinusoidal.width=128 position.shown=16"})
            words +=
                u"waves sinusoidal.layout=%1%2"_s.arg(QLatin1String(layout), QLatin1String(rest));
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
        u"longrope scaling.current_length=2000"_s, u"llama3"_s, u"adjusted_base"_s, u"p_rope"_s,
        u"p_rope scaling.turning_share=0.3"_s};
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
    for (const char* step : {"all", "position", "frequency", "angle", "wave", "product", "sum"})
        for (const char* format : {"double", "float", "tf32", "half", "bfloat16"})
            words += u"precision precision.%1=%2 position.first=250 position.shown=32"_s.arg(
                QLatin1String(step), QLatin1String(format));
    words += u"precision precision.all=bfloat16 scaling.method=yarn"_s;
    words += u"precision precision.all=half position.first=65500"_s;

    for (const char* encoding :
        {"none", "sinusoidal", "learned", "rope", "alibi", "relative_bias", "t5"})
        for (const char* rest : {"", " order.causal=true",
                 " order.sentence=我不爱你们啊a,b,c,d,e order.seed=7 order.preset=reversed",
                 " order.sentence=no\u00a0\"{{no}}\"\\'\u00a0maybe order.causal=true"})
            words += u"order order.encoding=%1%2"_s.arg(
                QLatin1String(encoding), QString::fromUtf8(rest));

    const QStringList relatives {u"shaw"_s, u"shaw shaw.clip=0 shaw.width=8"_s,
        u"shaw shaw.mask=causal shaw.seed=9 shaw.deviation=0.02"_s, u"transformer_xl"_s,
        u"transformer_xl transformer_xl.head=2 transformer_xl.clamp=3 transformer_xl.base=100"_s,
        u"deberta"_s, u"deberta deberta.variant=published_equation deberta.far=unclamped"_s,
        u"deberta deberta.projections=separate deberta.head=2 deberta.c2p=false"_s,
        u"deberta deberta.buckets=0 deberta.p2c=false deberta.seed=3"_s};
    for (const QString& encoding : relatives)
        for (const char* rest : {"", " position.query=3 relative.words=我不爱你,really",
                 " position.query=0 relative.words=other words position.key=1"})
            words += u"relative relative.encoding="_s + encoding + QString::fromUtf8(rest);

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
    return cases;
}

/// What `position-lab table` writes where tableCommand() says it.
struct Table {
    QStringList header;
    Rows rows;
    std::vector<WordColumn> words;
};
Table tableOf(const LabState& state)
{
    const QStringList words = QString::fromStdString(tableCommand(state)).split(u' ');
    const auto after = [&](const QString& option) {
        const qsizetype found = words.indexOf(option);
        return found < 0 ? QString() : words[found + 1];
    };
    TableRange range;
    if (const QString positions = after(u"--positions"_s); !positions.isEmpty())
        range = {
            positions.section(u':', 0, 0).toLongLong(), positions.section(u':', 1).toLongLong()};
    for (const TableQuantity& one : tableQuantities()) {
        if (after(u"--encoding"_s).toStdString() != one.encoding
            || after(u"--quantity"_s).toStdString() != one.quantity)
            continue;
        const SchemeTable table = one.table(state, range);
        Table written;
        written.words = table.words;
        for (const std::string& column : table.columns)
            written.header += QString::fromStdString(column);
        for (std::int64_t k = table.first; k < table.first + table.count; ++k) {
            std::vector<double> row = table.row(k);
            row.insert(row.begin(), static_cast<double>(k));
            written.rows.push_back(row);
        }
        return written;
    }
    qFatal("there is no such table");
    return {};
}

const auto runner = QByteArrayLiteral(R"(
import contextlib, io, pathlib, sys, warnings
warnings.simplefilter("error")
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.py")):
    out = io.StringIO()
    names = {"__name__": "__main__"}
    with contextlib.redirect_stdout(out):
        exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), names)
        if "stored" in names:
            for what in (names["stored"](names["slopes"]()[0]), names["WEIGHTS"]):
                rows = what.tolist()
                print("more")
                for row in rows if isinstance(rows[0], list) else [rows]:
                    print(*row, sep=",")
    path.with_suffix(".csv").write_text(out.getvalue())
)");

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Empty where the library is there.
QString missing(const QString& module)
{
    QProcess python;
    python.start(QStringLiteral(LAB_PYTHON), {u"-c"_s, u"import "_s + module});
    if (!python.waitForFinished(120'000) || python.exitCode() != 0)
        return module + u" is not installed for "_s + QStringLiteral(LAB_PYTHON);
    return {};
}

/// What the code of each case writes; empty and failed where a program raises or warns.
std::vector<QString> outputs(const std::vector<Case>& cases, CodeLibrary library)
{
    const QTemporaryDir folder;
    const auto path = [&](std::size_t i, const char* suffix) {
        return folder.filePath(u"%1.%2"_s.arg(i, 4, 10, QChar(u'0')).arg(QLatin1String(suffix)));
    };
    for (std::size_t i = 0; i < cases.size(); ++i) {
        QFile file(path(i, "py"));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no room for the code");
        const QString language = i % 2 == 0 ? u"en"_s : u"zh_CN"_s;
        file.write(codeText(cases[i].state, library, language).toUtf8());
    }
    QProcess python;
    python.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    python.start(
        QStringLiteral(LAB_PYTHON), {u"-B"_s, u"-c"_s, QString::fromUtf8(runner), folder.path()});
    python.waitForFinished(280'000);
    std::vector<QString> texts;
    for (std::size_t i = 0; i < cases.size(); ++i)
        texts.push_back(QString::fromUtf8(contents(path(i, "csv"))));
    return texts;
}

/// How far a number of the code may be from the core's: 10⁻¹² and, at position p, what a double
/// loses in p·θ; where a step is rounded to few bits, one last place of that step, once.
bool isNear(double found, double wanted, double position)
{
    if (std::isnan(wanted))
        return std::isinf(found) || std::isnan(found);
    return std::abs(found - wanted) <= 1e-12 * std::max(1.0, std::abs(wanted)) + 4e-16 * position;
}

/// The number that a cell has, or that its word stands for; NaN where it is neither.
double numberIn(const QString& cell, const std::vector<std::string_view>& words)
{
    const auto word = std::ranges::find(words, cell.toStdString());
    if (word != words.end())
        return static_cast<double>(word - words.begin());
    bool isNumber = false;
    const double number = cell.toDouble(&isNumber);
    return isNumber && words.empty() ? number : std::nan("");
}

Rows numbersIn(const QStringList& lines, const std::vector<WordColumn>& wordColumns = {})
{
    Rows rows;
    for (const QString& line : lines) {
        std::vector<double> row;
        for (const QString& cell : line.split(u',')) {
            const auto words = std::ranges::find(wordColumns, row.size(), &WordColumn::column);
            row.push_back(numberIn(
                cell, words == wordColumns.end() ? std::vector<std::string_view>() : words->words));
        }
        rows.push_back(row);
    }
    return rows;
}

/// A sentence on the first number that differs.
QString difference(const Rows& found, const Rows& wanted)
{
    if (found.size() != wanted.size())
        return u"%1 rows, not %2"_s.arg(found.size()).arg(wanted.size());
    for (std::size_t r = 0; r < found.size(); ++r)
        for (std::size_t c = 0; c < wanted[r].size(); ++c) {
            const double right = wanted[r][c];
            if (found[r].size() != wanted[r].size())
                return u"row %1 has %2 cells"_s.arg(r).arg(found[r].size());
            if (!isNear(found[r][c], right, wanted[r][0]))
                return u"row %1, column %2: %3, not %4"_s.arg(r)
                    .arg(c)
                    .arg(found[r][c], 0, 'g', 17)
                    .arg(right, 0, 'g', 17);
        }
    return {};
}

QString mistakeIn(const Case& one, const QString& output)
{
    QStringList parts = output.split(u"more\n"_s);
    QStringList lines = parts[0].split(u'\n', Qt::SkipEmptyParts);
    if (lines.isEmpty())
        return u"no output"_s;
    const QStringList header = lines.takeFirst().split(u',');
    const Table table = tableOf(one.state);
    if (header != table.header)
        return u"other columns than the table"_s;
    const Rows numbers = numbersIn(lines, table.words);
    if (const QString wrong = difference(numbers, table.rows); !wrong.isEmpty())
        return wrong;
    if (one.state.bench != BenchId::Biases)
        return {};

    const Alibi& alibi = one.state.biases.encoding;
    const AlibiStorage& storage = one.state.schemes.alibiStorage;
    const Rows stored = numbersIn(parts[1].split(u'\n', Qt::SkipEmptyParts));
    for (std::size_t query = 0; query < stored.size(); ++query)
        for (std::size_t key = 0; key < stored[query].size(); ++key) {
            const double right = storedBias(storage, slopes(alibi)[0],
                static_cast<std::int64_t>(query), static_cast<std::int64_t>(key));
            if (!isNear(stored[query][key], right, 0))
                return u"stored bias of %1, %2"_s.arg(query).arg(key);
        }
    std::vector<double> scores(static_cast<std::size_t>(one.state.position.query) + 1, 0);
    for (const auto& [key, score] : one.state.biases.scores)
        if (key < static_cast<std::int64_t>(scores.size()))
            scores[static_cast<std::size_t>(key)] = score;
    const auto head = static_cast<std::size_t>(one.state.biases.head - 1);
    const std::vector<double> weights =
        attentionWeights(alibi, slopes(alibi)[head], one.state.position.query, scores);
    const Rows found = numbersIn(parts[2].split(u'\n', Qt::SkipEmptyParts));
    for (std::size_t key = 0; key < weights.size(); ++key)
        if (found[0].size() != weights.size() || !isNear(found[0][key], weights[key], 0))
            return u"weight of key %1"_s.arg(key);
    return {};
}

} // namespace

class TestCodeText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writesTheNumbersOfTheTable_data()
    {
        QTest::addColumn<int>("library");
        QTest::addColumn<QString>("module");
        QTest::newRow("NumPy") << static_cast<int>(CodeLibrary::NumPy) << u"numpy"_s;
        QTest::newRow("PyTorch") << static_cast<int>(CodeLibrary::PyTorch) << u"torch"_s;
    }
    void writesTheNumbersOfTheTable()
    {
        QFETCH(int, library);
        QFETCH(QString, module);
        if (const QString sentence = missing(module); !sentence.isEmpty()) {
            QVERIFY2(module != "numpy"_L1, qPrintable(sentence)); // among the tests' packages
            QSKIP(qPrintable(sentence));
        }
        const std::vector<Case> cases = allCases();
        const std::vector<QString> written = outputs(cases, static_cast<CodeLibrary>(library));
        QStringList wrong;
        for (std::size_t i = 0; i < cases.size(); ++i)
            if (const QString sentence = mistakeIn(cases[i], written[i]); !sentence.isEmpty())
                wrong += cases[i].name + u": "_s + sentence;
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void theDerivationGivesOneScoreInTwoWays()
    {
        const std::vector<Case> cases {caseOf(u"derivation"_s),
            caseOf(u"derivation derivation.theta=1.5 position.query=40 position.key=3"_s)};
        const std::vector<QString> written = outputs(cases, CodeLibrary::NumPy);
        for (std::size_t i = 0; i < cases.size(); ++i) {
            const Rows rows = numbersIn(written[i].split(u'\n', Qt::SkipEmptyParts).mid(1));
            QCOMPARE(rows.size(), std::size_t {1});
            const Derivation& own = cases[i].state.derivation;
            const Positions& at = cases[i].state.position;
            const std::complex<double> query(own.queryX, own.queryY);
            const std::complex<double> key(own.keyX, own.keyY);
            const double angle = own.turn * double(at.query - at.key);
            const double score = (query * std::conj(key) * std::polar(1.0, angle)).real();
            for (const double found : rows[0])
                QVERIFY(std::abs(found - score) < 1e-12);
        }
    }

    void saysItsCommentsInOneLanguage()
    {
        const QRegularExpression chinese(u"[\u4E00-\u9FFF]"_s);
        for (const Case& one : allCases()) {
            const QString english = codeText(one.state, CodeLibrary::NumPy, u"en"_s);
            const QString other = codeText(one.state, CodeLibrary::NumPy, u"zh_CN"_s);
            QString withoutWords = english;
            withoutWords.remove(QRegularExpression(
                u"^(TOKENS|WORDS) = .*$|^    # The same.*$"_s, QRegularExpression::MultilineOption));
            QVERIFY2(!withoutWords.contains(chinese), qPrintable(one.name));
            QVERIFY2(other.contains(chinese), qPrintable(one.name));
            QCOMPARE(other.count(u'\n'), english.count(u'\n'));
            for (const QString& line : other.split(u'\n')) {
                const qsizetype comment = line.indexOf(u"# "_s);
                if (comment >= 0 && !line.contains(chinese))
                    QFAIL(qPrintable(one.name + u": "_s + line));
            }
            for (const QString& text : {english, other})
                for (const char* mark : {"{{", "#:", "#[", "#+", " | "})
                    QVERIFY2(one.name.contains(QLatin1String(mark))
                            || !text.contains(QLatin1String(mark)),
                        qPrintable(one.name + QLatin1String(mark)));
        }
    }
};

LAB_GUILESS_TESTS(TestCodeText)
#include "tst_code_text.moc"
