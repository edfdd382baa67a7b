#include "app/commands/experiment_command.h"

#include "app/commands/run_commands.h"
#include "app/files/streamed_file.h"
#include "app/text/exit.h"
#include "core/experiment/experiment_cost.h"
#include "core/experiment/experiment_summary.h"
#include "core/math/csv_number.h"
#include "ui/paint/text/key_text.h"
#include "ui/store/experiment_workers.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <csignal>
#include <iostream>
#include <limits>
#include <thread>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::ExperimentCommand)
};

QString encodingKeys()
{
    QStringList keys;
    for (const TrainedEncoding encoding : trainedEncodings())
        keys += keyText(keyOf(encoding));
    return keys.join(u", "_s);
}

std::atomic<bool> isInterrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free); // as required in a signal handler

/// During its lifetime the first interrupt is only recorded; the next one ends the program.
class NotedInterrupt {
public:
    NotedInterrupt()
    {
        struct sigaction noted = {};
        noted.sa_handler = [](int) { isInterrupted = true; };
        noted.sa_flags = static_cast<int>(SA_RESETHAND);
        sigaction(SIGINT, &noted, &m_before);
    }
    ~NotedInterrupt() { sigaction(SIGINT, &m_before, nullptr); }
    NotedInterrupt(const NotedInterrupt&) = delete;
    NotedInterrupt& operator=(const NotedInterrupt&) = delete;

private:
    struct sigaction m_before = {};
};

Outcome<std::vector<TrainedEncoding>> encodingsNamed(const QString& list)
{
    if (list == "all"_L1)
        return std::vector(trainedEncodings().begin(), trainedEncodings().end());
    std::vector<TrainedEncoding> named;
    for (const QString& key : list.split(u',')) {
        const auto encoding = trainedEncodingNamed(key.trimmed().toStdString());
        if (!encoding && key.trimmed().isEmpty())
            return Unexpected(
                Error {Words::tr("--encodings: a name is empty; choose from %1, or all.")
                           .arg(encodingKeys())});
        if (!encoding)
            return Unexpected(
                Error {Words::tr("--encodings: %1 cannot be trained; choose from %2, or all.")
                           .arg(key.trimmed(), encodingKeys())});
        if (std::ranges::find(named, *encoding) == named.end())
            named.push_back(*encoding);
    }
    return named;
}

ExperimentSetup setupOf(const QCommandLineParser& given)
{
    const auto task = experimentTaskNamed(given.value(u"task"_s).toStdString());
    ExperimentSetup setup = presetOf(task.value_or(ExperimentTask::Variables));
    for (const ExperimentNumber& number : experimentNumbers())
        if (const QString option = keyText(number.key); given.isSet(option))
            number.write(setup, given.value(option).toDouble());
    return setup;
}

QString duration(double seconds)
{
    return seconds < 90 ? Words::tr("%1 s").arg(std::ceil(seconds))
                        : Words::tr("%1 min").arg(std::round(seconds / 60));
}

QString whatWouldFit(const ExperimentError& error)
{
    if (!error.fitting)
        return Words::tr("reduce every setting to fit.");
    return Words::tr("--%1 %2 would fit.").arg(keyText(error.number->key)).arg(*error.fitting);
}

Error errorOf(const ExperimentError& error, const ExperimentSetup& setup)
{
    constexpr double mebibyte = 1024.0 * 1024;
    switch (error.kind) {
    case ExperimentError::Kind::NotDivisible:
        return {Words::tr(
            "--width: %1 must be a multiple of %2, so that each head has an even dimension.")
                    .arg(setup.width)
                    .arg(2 * setup.heads)};
    case ExperimentError::Kind::NotPowerOfTwo:
        return {
            Words::tr("--longest: %1 must be a power of two: 1, 2, 4, … 64.").arg(setup.longest)};
    case ExperimentError::Kind::TooLarge:
        return {
            Words::tr("A model of this experiment needs %1 MB of memory; the limit is %2 MB; %3")
                .arg(std::ceil(error.cost.bytes / mebibyte))
                .arg(maxExperimentBytes / mebibyte)
                .arg(whatWouldFit(error))};
    case ExperimentError::Kind::TooLong:
    case ExperimentError::Kind::OutOfRange:
        break;
    }
    return {Words::tr("This experiment may take %1 of processor time; the limit is %2; %3")
                .arg(duration(error.cost.seconds), duration(maxExperimentSeconds),
                    whatWouldFit(error))};
}

/// A table as CSV, or as an object including the setup. Every row begins with its curve's key.
class Rows {
public:
    explicit Rows(QStringList columns, int digits = 17)
        : m_columns(std::move(columns))
        , m_digits(digits)
    {
    }

    void add(const QString& curve, const std::vector<double>& numbers)
    {
        m_csv += curve;
        QJsonArray row {curve};
        for (const double number : numbers) {
            m_csv += u',' + QString::fromStdString(csvText(number, m_digits));
            row.append(std::isfinite(number) ? QJsonValue(number) : QJsonValue());
        }
        m_csv += u'\n';
        m_rows.append(row);
    }

    QString csv() const { return m_columns.join(u',') + u'\n' + m_csv; }
    QString json(const ExperimentSetup& setup) const
    {
        QJsonObject numbers {{u"task"_s, keyText(keyOf(setup.task))}};
        for (const ExperimentNumber& number : experimentNumbers())
            numbers[keyText(number.key)] = number.read(setup);
        const QJsonObject all {{u"setup"_s, numbers}, {u"chance"_s, chance(setup.task)},
            {u"columns"_s, QJsonArray::fromStringList(m_columns)}, {u"rows"_s, m_rows}};
        return QString::fromUtf8(QJsonDocument(all).toJson());
    }

private:
    QStringList m_columns;
    int m_digits; ///< significant ones
    QString m_csv;
    QJsonArray m_rows;
};

Rows meanRows(const ExperimentSetup& setup, std::span<const ExperimentRun> runs)
{
    Rows rows({u"curve"_s, u"length"_s, u"seeds"_s, u"questions"_s, u"accuracy"_s,
        u"accuracy_low"_s, u"accuracy_high"_s, u"cross_entropy"_s, u"cross_entropy_low"_s,
        u"cross_entropy_high"_s});
    for (const SummaryCurve& curve : summaryOf(setup, runs)) {
        for (const SummaryPoint& point : curve.points) {
            const SeedMean& accuracy = point.accuracy;
            const SeedMean& crossEntropy = point.crossEntropy;
            const SeedInterval share = shareInterval(accuracy.mean, accuracy.half);
            const SeedInterval nats = entropyInterval(crossEntropy.mean, crossEntropy.half);
            rows.add(QString::fromStdString(keyOf(curve.curve)),
                {double(point.length), double(point.seeds), double(point.questions), accuracy.mean,
                    share.low, share.high, crossEntropy.mean, nats.low, nats.high});
        }
    }
    return rows;
}

Rows seedRows(const ExperimentSetup& setup, std::span<const ExperimentRun> runs)
{
    Rows rows({u"curve"_s, u"seed"_s, u"length"_s, u"questions"_s, u"right"_s, u"accuracy"_s,
        u"cross_entropy"_s, u"steps"_s});
    for (const ExperimentRun& run : runs) {
        const std::vector<ExperimentCurve> curves = curvesOf(setup, run.job.encoding);
        for (std::size_t curve = 0; curve < curves.size(); ++curve) {
            for (const EvaluatedLength& asked : run.asked[curve])
                rows.add(QString::fromStdString(keyOf(curves[curve])),
                    {double(run.job.seed), double(asked.length), double(asked.questions),
                        double(asked.right), asked.accuracy(), asked.crossEntropy,
                        double(run.steps)});
        }
    }
    return rows;
}

Rows pairRows(const ExperimentSetup& setup, std::span<const ExperimentRun> runs)
{
    QStringList head {
        u"curve"_s, u"seed"_s, u"pair"_s, u"wavelength"_s, u"share_before"_s, u"share_after"_s};
    for (const int length : lengthsOf(setup))
        head += u"frozen_accuracy_%1"_s.arg(length);
    Rows rows(head);
    for (const ExperimentRun& run : runs) {
        for (std::size_t pair = 0; pair < run.pairs.size(); ++pair) {
            const PairUse& use = run.pairs[pair];
            std::vector<double> numbers {
                double(run.job.seed), double(pair), use.wavelength, use.before, use.after};
            numbers.insert(numbers.end(), use.frozen.begin(), use.frozen.end());
            rows.add(keyText(keyOf(run.job.encoding)), numbers);
        }
    }
    return rows;
}

/// The tables of seed 0, one after the other; narrower ones are padded with empty cells.
Rows learnedTableRows(std::span<const ExperimentRun> runs)
{
    int columns = 0;
    for (const ExperimentRun& run : runs)
        columns = std::max(columns, run.table ? run.table->columns : 0);
    QStringList head {u"curve"_s, u"seed"_s, u"row"_s};
    for (int column = 0; column < columns; ++column)
        head += u"column_%1"_s.arg(column);
    constexpr int digits = 8; // in ten-thousandths, with four decimals
    Rows rows(head, digits);
    for (const ExperimentRun& run : runs) {
        for (int row = 0; run.table && row < run.table->rows; ++row) {
            std::vector<double> numbers {double(run.job.seed), double(row)};
            for (int column = 0; column < columns; ++column)
                numbers.push_back(column < run.table->columns
                        ? run.table->at(row, column)
                        : std::numeric_limits<double>::quiet_NaN());
            rows.add(keyText(keyOf(run.job.encoding)), numbers);
        }
    }
    return rows;
}

Rows rowsNamed(
    const QString& kind, const ExperimentSetup& setup, std::span<const ExperimentRun> runs)
{
    if (kind == "pairs"_L1)
        return pairRows(setup, runs);
    if (kind == "tables"_L1)
        return learnedTableRows(runs);
    return kind == "seeds"_L1 ? seedRows(setup, runs) : meanRows(setup, runs);
}

/// The runs in the order of the jobs, one line on standard error for each; empty if an interrupt
/// came before the last.
std::vector<ExperimentRun> runsOf(
    const ExperimentSetup& setup, std::span<const ExperimentJob> jobs, int threads)
{
    const NotedInterrupt noted;
    std::vector<ExperimentRun> runs(jobs.size());
    std::vector<double> shares(jobs.size());
    std::size_t done = 0;
    QElapsedTimer clock;
    clock.start();
    ui::ExperimentNews news;
    news.worked = [&](std::size_t job, double share, double) {
        shares[job] = share;
        return !isInterrupted;
    };
    news.ended = [&](std::size_t job, const ExperimentRun& run) {
        runs[job] = run;
        shares[job] = 1;
        double all = 0;
        for (const double share : shares)
            all += share / static_cast<double>(shares.size());
        const double left = static_cast<double>(clock.elapsed()) / 1000 * (1 - all) / all;
        std::cerr << Words::tr("%1, seed %2: %3 of %4 models; about %5 left")
                         .arg(keyText(keyOf(run.job.encoding)))
                         .arg(run.job.seed)
                         .arg(++done)
                         .arg(shares.size())
                         .arg(duration(left))
                         .toStdString()
                  << '\n';
    };
    if (!ui::experimentRuns(setup, jobs, threads, news)) {
        std::cerr << Words::tr("Interrupted after %1 of %2 models; nothing was written.")
                         .arg(done)
                         .arg(jobs.size())
                         .toStdString()
                  << '\n';
        return {};
    }
    return runs;
}

} // namespace

QStringList experimentTaskKeys()
{
    QStringList keys;
    for (const ExperimentTask task : experimentTasks())
        keys += keyText(keyOf(task));
    return keys;
}

int runExperiment(const QCommandLineParser& given)
{
    const auto encodings = encodingsNamed(given.value(u"encodings"_s));
    if (!encodings)
        return ended(Exit::Misused, encodings.error());
    const bool hasRope = std::ranges::find(*encodings, TrainedEncoding::Rope) != encodings->end();
    if (given.value(u"rows"_s) == "pairs"_L1 && !hasRope)
        return ended(Exit::Misused,
            Words::tr("--rows: only RoPE has pairs, and --encodings does not include rope."));
    if (given.value(u"rows"_s) == "tables"_L1 && std::ranges::none_of(*encodings, learnsTable))
        return ended(Exit::Misused,
            Words::tr("--rows: only learned, shaw, deberta and t5 learn a table, and --encodings "
                      "includes none of them."));
    const ExperimentSetup setup = setupOf(given);
    if (const auto right = checkedSetup(setup, *encodings); !right)
        return ended(Exit::Misused, errorOf(right.error(), setup));
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    const int threads = given.isSet(u"threads"_s)
        ? static_cast<int>(given.value(u"threads"_s).toDouble())
        : std::clamp(cores, 1, maxExperimentThreads);

    const QString output = given.value(u"output"_s);
    if (const auto right = checkedOutput(output); !right)
        return ended(Exit::Failed, right.error());
    const auto runs = runsOf(setup, jobsOf(setup, *encodings), threads);
    if (runs.empty())
        return static_cast<int>(Exit::Failed);
    const Rows rows = rowsNamed(given.value(u"rows"_s), setup, runs);
    std::string text =
        (given.value(u"format"_s) == "json"_L1 ? rows.json(setup) : rows.csv()).toStdString();
    return ended(orFailure(streamed(output, [&] { return std::exchange(text, {}); })));
}

} // namespace lab::app
