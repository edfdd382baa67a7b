#include "ui/store/kept_runs.h"

#include "core/experiment/experiment_cost.h"
#include "core/experiment/experiment_summary.h"
#include "core/experiment/experiment_text.h"
#include "core/math/csv_number.h"
#include "core/math/quoting.h"
#include "ui/store/atomic_writing.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QUuid>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr qint64 largestRunFile = 16 * 1024 * 1024;
constexpr std::size_t maxRunFiles = 200;
constexpr auto runEnding = ".run"_L1;
constexpr std::string_view anyRunHead = "position-lab run ";
constexpr std::string_view runHead = "position-lab run 1\n";
constexpr std::string_view anyAnswersHead = "position-lab experiment ";

/// The first line of a text, which is removed from it; empty if no line ends.
std::optional<std::string> lineTaken(std::string_view& text)
{
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos)
        return std::nullopt;
    std::string line(text.substr(0, end));
    text.remove_prefix(end + 1);
    return line;
}

QDateTime momentOf(const KeptRun& run)
{
    return QDateTime::fromString(QString::fromStdString(run.kept), Qt::ISODateWithMs).toUTC();
}

int seedsOf(const std::vector<ExperimentRun>& runs)
{
    int seeds = 1;
    for (const ExperimentRun& run : runs)
        seeds = std::max(seeds, run.job.seed + 1);
    return seeds;
}

QByteArray digitsOf(double number)
{
    return QByteArray::fromStdString(csvText(number));
}

} // namespace

void KeptRuns::keepIn(const QString& folder)
{
    m_folder = folder;
    m_all.clear();
    m_left.clear();
    const QDir files(folder);
    for (const QString& name : files.entryList({u'*' + runEnding}, QDir::Files, QDir::Name))
        read(files.filePath(name));
    std::ranges::stable_sort(m_all, {}, &KeptRun::kept);
    notifyChanged();
}

// A line with the version, one with the time and one with the name; then the runs as in a cache,
// with a checksum at their end.
void KeptRuns::read(const QString& path)
{
    if (m_all.size() == maxRunFiles)
        return m_left.push_back({path, FileError::TooMany});
    QFile file(path);
    std::string text;
    if (file.size() <= largestRunFile && file.open(QIODevice::ReadOnly))
        text = file.readAll().toStdString();
    std::string_view rest = text;
    if (!rest.starts_with(runHead)) {
        const bool isOther = rest.starts_with(anyRunHead);
        return m_left.push_back({path, isOther ? FileError::OtherVersion : FileError::Damaged});
    }
    rest.remove_prefix(runHead.size());
    const auto kept = lineTaken(rest);
    const auto name = lineTaken(rest);
    auto setup = keptSetup(rest);
    auto runs = setup ? keptRuns(*setup, rest) : std::nullopt;
    if (!kept || !name || !runs) {
        const bool isOther = rest.starts_with(anyAnswersHead) && isWholeText(rest);
        return m_left.push_back({path, isOther ? FileError::OtherVersion : FileError::Damaged});
    }
    setup->seeds = seedsOf(*runs);
    m_all.push_back({*name, *kept, *setup, *std::move(runs), false, path.toStdString()});
}

std::vector<KeptRun> KeptRuns::overlaid() const
{
    std::vector<KeptRun> overlaid;
    std::ranges::copy_if(m_all, std::back_inserter(overlaid), &KeptRun::isOverlaid);
    return overlaid;
}

std::shared_ptr<const std::vector<KeptRun>> KeptRuns::own() const
{
    if (!m_own) {
        std::vector<KeptRun> own;
        if (m_present)
            own.push_back(*m_present);
        own.insert(own.end(), m_all.rbegin(), m_all.rend());
        m_own = std::make_shared<const std::vector<KeptRun>>(std::move(own));
    }
    return m_own;
}

void KeptRuns::notifyChanged()
{
    m_own.reset();
    Q_EMIT changed();
}

void KeptRuns::setPresent(const ExperimentSetup& setup, std::vector<ExperimentRun> runs)
{
    KeptRun present {{}, {}, setup, std::move(runs), false, {}};
    if (m_present == present)
        return;
    m_present = std::move(present);
    m_own.reset();
    Q_EMIT presentChanged();
}

QStringList KeptRuns::unreadFiles() const
{
    QStringList sentences;
    for (const UnreadFile& left : m_left) {
        const QString path = QDir::toNativeSeparators(left.path);
        switch (left.error) {
        case FileError::Damaged:
            sentences += tr("%1 is incomplete or damaged; it was left unchanged.").arg(path);
            break;
        case FileError::OtherVersion:
            sentences +=
                tr("%1 was saved by another version of Position Lab; it was left unchanged.")
                    .arg(path);
            break;
        case FileError::TooMany:
            sentences += tr("%1 exceeds the maximum of %2 runs; it was left unchanged.")
                             .arg(path)
                             .arg(maxRunFiles);
            break;
        }
    }
    return sentences;
}

Outcome<void> KeptRuns::keep(
    const QString& name, const ExperimentSetup& setup, const std::vector<ExperimentRun>& runs)
{
    const auto checkedName = checked(name, {});
    if (!checkedName)
        return Unexpected(checkedName.error());
    if (m_all.size() == maxRunFiles)
        return Unexpected(Error {
            tr("%1 runs are already saved, the maximum. Delete one first.").arg(maxRunFiles)});
    const QString file = QUuid::createUuid().toString(QUuid::WithoutBraces) + runEnding;
    QDateTime now = QDateTime::currentDateTimeUtc();
    // Runs are ordered by their times at the next start, so no two times are equal; a clock that
    // was set back is ignored.
    if (const QDateTime last = m_all.empty() ? QDateTime() : momentOf(m_all.back());
        last.isValid() && std::abs(last.msecsTo(now)) < 1000 && now <= last)
        now = last.addMSecs(1);
    KeptRun run {checkedName->toStdString(), now.toString(Qt::ISODateWithMs).toStdString(), setup,
        runs, false, QDir(m_folder).filePath(file).toStdString()};
    run.setup.seeds = seedsOf(runs);
    for (ExperimentRun& one : run.runs)
        one.moments.clear();
    if (const auto written = write(run); !written)
        return written;
    m_all.push_back(std::move(run));
    notifyChanged();
    return {};
}

Outcome<void> KeptRuns::rename(std::size_t index, const QString& name)
{
    KeptRun run = m_all[index];
    const QString file = QString::fromStdString(run.file);
    if (!m_folder.isEmpty() && !QFile::exists(file)) {
        m_all.erase(m_all.begin() + static_cast<std::ptrdiff_t>(index));
        notifyChanged();
        return Unexpected(Error {
            tr("“%1” was deleted in another window.").arg(QString::fromStdString(run.name))});
    }
    const auto checkedName = checked(name, QString::fromStdString(run.name));
    if (!checkedName)
        return Unexpected(checkedName.error());
    run.name = checkedName->toStdString();
    if (const auto written = write(run); !written)
        return written;
    m_all[index] = std::move(run);
    notifyChanged();
    return {};
}

Outcome<void> KeptRuns::remove(std::size_t index)
{
    QFile file(QString::fromStdString(m_all[index].file));
    if (file.exists() && !file.remove())
        return Unexpected(
            Error {tr("%1 could not be deleted: %2.")
                       .arg(QDir::toNativeSeparators(file.fileName()), file.errorString())});
    m_all.erase(m_all.begin() + static_cast<std::ptrdiff_t>(index));
    notifyChanged();
    return {};
}

Outcome<void> KeptRuns::setOverlaid(std::size_t index, bool isOverlaid)
{
    if (m_all[index].isOverlaid == isOverlaid)
        return {};
    if (isOverlaid
        && std::cmp_equal(std::ranges::count_if(m_all, &KeptRun::isOverlaid), maxOverlaidRuns))
        return Unexpected(Error {tr("%1 runs are already overlaid, the maximum that can be "
                                    "distinguished. Remove one first.")
                                     .arg(maxOverlaidRuns)});
    m_all[index].isOverlaid = isOverlaid;
    notifyChanged();
    return {};
}

QString KeptRuns::freeName(const QString& wanted) const
{
    const auto isTaken = [this](const QString& name) {
        return std::ranges::find(m_all, name.toStdString(), &KeptRun::name) != m_all.end();
    };
    QString name = wanted.simplified().left(longestName);
    if (!isTaken(name))
        return name;
    for (int number = 2;; ++number) {
        const QString ending = u" (%1)"_s.arg(number);
        const QString numbered = name.left(longestName - ending.size()) + ending;
        if (!isTaken(numbered))
            return numbered;
    }
}

Outcome<QString> KeptRuns::checked(const QString& name, const QString& before) const
{
    QString simple = name.simplified();
    if (simple.isEmpty() || simple.size() > longestName)
        return Unexpected(Error {tr("Enter a name of 1 to %1 characters.").arg(longestName)});
    const bool isTaken = simple != before
        && std::ranges::find(m_all, simple.toStdString(), &KeptRun::name) != m_all.end();
    if (isTaken)
        return Unexpected(
            Error {tr("A run named “%1” already exists. Choose another name.").arg(simple)});
    return simple;
}

Outcome<void> KeptRuns::write(const KeptRun& run) const
{
    const std::string text =
        std::string(runHead) + run.kept + '\n' + run.name + '\n' + keptText(run.setup, run.runs);
    return keptAtomically(m_folder.isEmpty() ? QString() : QString::fromStdString(run.file), text);
}

std::vector<TrainedEncoding> encodingsOf(const KeptRun& run)
{
    std::vector<TrainedEncoding> encodings;
    std::ranges::copy_if(
        trainedEncodings(), std::back_inserter(encodings), [&](TrainedEncoding encoding) {
            return std::ranges::any_of(
                run.runs, [&](const ExperimentRun& one) { return one.job.encoding == encoding; });
        });
    return encodings;
}

QByteArray csvOf(const std::vector<KeptRun>& runs)
{
    QByteArray text = "run,kept,task,curve,asked_length,seeds_done,questions,accuracy,accuracy_low,"
                      "accuracy_high,cross_entropy,cross_entropy_low,cross_entropy_high";
    for (const ExperimentNumber& number : experimentNumbers())
        text += ',' + QByteArray(number.key.data(), static_cast<qsizetype>(number.key.size()));
    text += '\n';
    for (const KeptRun& run : runs) {
        for (const SummaryCurve& curve : summaryOf(run.setup, run.runs)) {
            for (const SummaryPoint& point : curve.points) {
                text += QByteArray::fromStdString(csvQuoted(run.name)) + ','
                    + QByteArray::fromStdString(run.kept) + ','
                    + QByteArray::fromStdString(std::string(keyOf(run.setup.task))) + ','
                    + QByteArray::fromStdString(keyOf(curve.curve)) + ','
                    + QByteArray::number(point.length) + ',' + QByteArray::number(point.seeds) + ','
                    + QByteArray::number(point.questions);
                const SeedMean& accuracy = point.accuracy;
                const SeedMean& crossEntropy = point.crossEntropy;
                const SeedInterval share = shareInterval(accuracy.mean, accuracy.half);
                const SeedInterval nats = entropyInterval(crossEntropy.mean, crossEntropy.half);
                for (const double number :
                    {accuracy.mean, share.low, share.high, crossEntropy.mean, nats.low, nats.high})
                    text += ',' + digitsOf(number);
                for (const ExperimentNumber& number : experimentNumbers())
                    text += ',' + digitsOf(number.read(run.setup));
                text += '\n';
            }
        }
    }
    return text;
}

} // namespace lab::ui

#include "moc_kept_runs.cpp"
