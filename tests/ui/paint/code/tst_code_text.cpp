#include "ui/paint/code/code_text.h"

#include "core/encodings/alibi/forms.h"
#include "core/encodings/alibi/formula.h"
#include "core/encodings/rope/formula.h"
#include "core/frames/biases/query_attention.h"
#include "core/frames/code/code_slots.h"
#include "core/frames/relative/relative_frames.h"
#include "core/frames/tables/scheme_table.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/code/code_cases.h"
#include "tests/ui/paint/code/code_outputs.h"
#include "tests/ui/paint/code/python_module.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <map>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

using Rows = std::vector<std::vector<double>>;

/// The output of the `position-lab table` command in tableCommand().
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

/// Tolerance between code and core: 10⁻¹² plus, at position p, the FP64 rounding error of p·θ; for
/// a step rounded to few bits, one last place of that step, once.
bool isNear(double found, double wanted, double position)
{
    if (std::isnan(wanted))
        return std::isnan(found);
    return std::abs(found - wanted) <= 1e-12 * std::max(1.0, std::abs(wanted)) + 4e-16 * position;
}

/// The number in a cell or the number that its word means; NaN if the cell is empty, infinity if it
/// is neither.
double numberIn(const QString& cell, const std::vector<std::string_view>& words)
{
    const auto word = std::ranges::find(words, cell.toStdString());
    if (word != words.end())
        return static_cast<double>(word - words.begin());
    bool isNumber = false;
    const double number = cell.toDouble(&isNumber);
    if (cell.isEmpty())
        return std::nan("");
    return isNumber && words.empty() && !std::isnan(number)
        ? number
        : std::numeric_limits<double>::infinity();
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

/// Describes the first number that differs.
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

/// Describes the first wrong weight among the keys that the query attends to.
QString mistakeInWeights(const LabState& state, const std::vector<double>& found)
{
    const QueryAttention attention(state);
    const KeySpan seen = attention.seen();
    if (static_cast<std::int64_t>(found.size()) != seen.count())
        return u"%1 weights"_s.arg(found.size());
    for (std::int64_t key = seen.first; key < seen.end; ++key)
        if (!isNear(
                found[static_cast<std::size_t>(key - seen.first)], attention.mass(key, 1).after, 0))
            return u"weight of key %1"_s.arg(key);
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
    if (one.state.biases.shown != BiasEncoding::Alibi)
        return mistakeInWeights(one.state, numbersIn({parts.last().trimmed()})[0]);

    const Alibi& alibi = one.state.biases.encoding;
    const AlibiStorage& storage = one.state.schemes.alibiStorage;
    const Rows stored = numbersIn(parts[1].split(u'\n', Qt::SkipEmptyParts));
    for (std::size_t query = 0; query < stored.size(); ++query)
        for (std::size_t key = 0; key < stored[query].size(); ++key) {
            const double right = storedBias(storage, slopes(alibi)[0],
                static_cast<std::int64_t>(query), static_cast<std::int64_t>(key));
            const bool isHidden = std::isnan(right) && std::isinf(stored[query][key]);
            if (!isHidden && !isNear(stored[query][key], right, 0))
                return u"stored bias of %1, %2"_s.arg(query).arg(key);
        }
    std::vector<double> scores(static_cast<std::size_t>(one.state.position.query) + 1, 0);
    for (const auto& [key, score] : one.state.biases.scores)
        if (key < static_cast<std::int64_t>(scores.size()))
            scores[static_cast<std::size_t>(key)] = score;
    const auto head = static_cast<std::size_t>(one.state.biases.head - 1);
    const std::vector<double> weights =
        storedWeights({AlibiForm::Paper, one.state.position.query + 1}, slopes(alibi)[head],
            one.state.position.query, scores);
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
    void theCodeWritesTheNumbersOfTheTable_data()
    {
        QTest::addColumn<int>("library");
        QTest::addColumn<QString>("module");
        QTest::newRow("NumPy") << static_cast<int>(CodeLibrary::NumPy) << u"numpy"_s;
        QTest::newRow("PyTorch") << static_cast<int>(CodeLibrary::PyTorch) << u"torch"_s;
    }
    void theCodeWritesTheNumbersOfTheTable()
    {
        QFETCH(int, library);
        QFETCH(QString, module);
        if (const QString sentence = missing(module); !sentence.isEmpty()) {
            QVERIFY2(module != "numpy"_L1, qPrintable(sentence)); // the tests require NumPy
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

    void aFarQueryIsComputedQuickly_data()
    {
        QTest::addColumn<QString>("encoding");
        for (const char* encoding :
            {"relative_bias", "t5", "swin", "kerple", "fire", "sandwich", "nope", "cope", "alibi"})
            QTest::newRow(encoding) << QString::fromLatin1(encoding);
    }
    void aFarQueryIsComputedQuickly()
    {
        QFETCH(QString, encoding);
        const Case far =
            caseOf(u"biases biases.encoding=%1 position.query=10000000"_s.arg(encoding));
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"far.py"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(codeText(far.state, CodeLibrary::NumPy, u"en"_s).toUtf8());
        file.close();
        QProcess python;
        python.start(QStringLiteral(LAB_PYTHON), {u"-B"_s, file.fileName()});
        QVERIFY(python.waitForFinished(30'000));
        QCOMPARE(python.exitCode(), 0);
        QVERIFY(python.readAllStandardOutput().count('\n') > 2);
    }

    void theDerivationComputesOneScoreInTwoWays()
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

    void theRelativeScoreMatchesThePicture()
    {
        std::vector<Case> cases;
        for (const char* encoding : {"shaw", "transformer_xl", "deberta"})
            for (const char* ticks : {"relative.content=false", "relative.query_position=false",
                     "relative.key_position=false relative.global_content=false",
                     "relative.global_position=false position.query=3",
                     "relative.content=false relative.query_position=false "
                     "relative.key_position=false relative.global_content=false "
                     "relative.global_position=false"})
                cases.push_back(caseOf(u"relative relative.encoding=%1 %2"_s.arg(
                    QLatin1String(encoding), QLatin1String(ticks))));
        const std::vector<QString> written = outputs(cases, CodeLibrary::NumPy);
        for (std::size_t i = 0; i < cases.size(); ++i) {
            const RelativeFrame frame = relativeFrame(cases[i].state);
            const Rows rows = numbersIn(written[i].split(u'\n', Qt::SkipEmptyParts).mid(1));
            QVERIFY(!rows.empty());
            for (std::size_t key = 0; key < rows.size(); ++key) {
                const double shown = frame.sum.at(frame.query, static_cast<int>(key));
                QVERIFY2(isNear(rows[key].back(), shown, 0), qPrintable(cases[i].name));
            }
            const bool isSaid =
                codeText(cases[i].state, CodeLibrary::NumPy, u"en"_s).contains(u"ticked terms"_s);
            const bool isUnticked = std::ranges::any_of(
                frame.terms, [](const RelativeTermFrame& term) { return !term.isCounted; });
            QVERIFY2(isSaid == isUnticked, qPrintable(cases[i].name));
        }
    }

    void hiddenAnswersAreNotInTheCode()
    {
        for (const char* measure : {"accuracy", "cross_entropy"}) {
            const QString words = u"experiment experiment.measure="_s + QLatin1String(measure);
            const Case open = caseOf(words);
            const QString code = codeText(open.state, CodeLibrary::NumPy, u"en"_s);
            QVERIFY(code.contains(u"# The answers are covered until you bet on an order;"_s));
            QVERIFY(codeText(open.state, CodeLibrary::NumPy, u"zh_CN"_s)
                        .contains(u"# 结果先隐藏，给出排名后显示；"_s));
            QVERIFY(!code.contains(u"position-lab table"_s));
            const QString written = outputs({open}, CodeLibrary::NumPy)[0];
            QCOMPARE(written.count(u'\n'), 1); // only the header
            for (const char* bet : {"made", "waived"}) {
                const Case reported = caseOf(words + u" experiment.bet="_s + QLatin1String(bet));
                QVERIFY(
                    !codeText(reported.state, CodeLibrary::NumPy, u"en"_s).contains(u"covered"_s));
                QCOMPARE(
                    mistakeIn(reported, outputs({reported}, CodeLibrary::NumPy)[0]), QString());
            }
        }
    }

    void farPositionsHaveAPrecisionComment()
    {
        const std::vector<Case> far {caseOf(u"waves position.first=9999000"_s),
            caseOf(u"waves waves.picture=terms position.query=9000000"_s),
            caseOf(u"rotations position.key=9999000"_s),
            caseOf(u"biases biases.encoding=sandwich position.first=9999000"_s),
            caseOf(u"precision precision.all=double position.first=9999000"_s)};
        const std::vector<QString> written = outputs(far, CodeLibrary::NumPy);
        for (std::size_t i = 0; i < far.size(); ++i) {
            QVERIFY(!written[i].isEmpty());
            QVERIFY2(codeText(far[i].state, CodeLibrary::NumPy, u"en"_s)
                         .contains(u"The same numbers, but for some 2e-09 in each angle:"_s),
                qPrintable(far[i].name));
            QVERIFY(codeText(far[i].state, CodeLibrary::NumPy, u"zh_CN"_s)
                        .contains(u"同样的数，但每个角度约差 2e-09："_s));
        }
        for (const char* exact : {"waves", "rotations position.key=90000",
                 "biases biases.encoding=kerple position.first=9999000",
                 "precision precision.all=float position.first=9999000",
                 "compare compare.encoding=alibi compare.moved=120000"})
            QVERIFY2(codeText(caseOf(QLatin1String(exact)).state, CodeLibrary::NumPy, u"en"_s)
                         .contains(u"# The same numbers: position-lab"_s),
                exact);
    }

    void commentsAreInOneLanguage()
    {
        const QRegularExpression chinese(u"[\u4E00-\u9FFF]"_s);
        for (const Case& one : allCases()) {
            const QString english = codeText(one.state, CodeLibrary::NumPy, u"en"_s);
            const QString other = codeText(one.state, CodeLibrary::NumPy, u"zh_CN"_s);
            QString withoutWords = english;
            withoutWords.remove(QRegularExpression(u"^(TOKENS|WORDS) = .*$|^    # The same.*$"_s,
                QRegularExpression::MultilineOption));
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
