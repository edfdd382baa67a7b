#include "core/state/choices.h"
#include "tests/freeze/record.h"
#include "ui/benches/all_benches.h"
#include "ui/paint/text/fonts.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <map>

using namespace Qt::StringLiterals;

namespace lab::freeze {

namespace {

constexpr auto usage = "freeze [--write] [--pixels] [BENCH...]\n"
                       "compares all pictures with the lists in tests/freeze, or writes these.\n";

QString fileOf(BenchId bench, Record record)
{
    const QString folder = record == Record::Pixels ? u"pixels/"_s : u""_s;
    return u"" LAB_TEST_DIRECTORY "/freeze/"_s + folder + QString::fromStdString(keyOf(bench))
        + u".txt"_s;
}

QByteArray versions()
{
    return QByteArray("# Qt ") + qVersion() + '\n';
}

int write(const List& list, BenchId bench, Record record)
{
    QFile file(fileOf(bench, record));
    QDir().mkpath(QFileInfo(file).path());
    const QByteArray text = written(list);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size())
        return 0;
    std::fprintf(stderr, "%s cannot be written.\n", qPrintable(file.fileName()));
    return 2;
}

constexpr int skipped = 77; ///< as CTest knows it

int compare(const List& made, BenchId bench, Record record)
{
    QFile file(fileOf(bench, record));
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const auto kept = listIn(text);
    if (kept && !text.contains(versions())) {
        std::printf("%s is of another Qt and is not compared.\n", qPrintable(file.fileName()));
        return skipped;
    }
    if (!kept) {
        std::fprintf(stderr, "%s is no list of pictures.\n", qPrintable(file.fileName()));
        return 1;
    }
    constexpr std::size_t most = 100;
    const std::vector<QByteArray> all = differences(*kept, made);
    for (std::size_t k = 0; k < std::min(most, all.size()); ++k)
        std::printf("%s\n", all[k].constData());
    if (all.empty())
        return 0;
    const char* const option = record == Record::Pixels ? "--pixels " : "";
    std::printf(
        "%zu lines of %s differ. If this is meant: freeze --write %s%s, and commit the file.\n",
        all.size(), qPrintable(file.fileName()), option, keyOf(bench).c_str());
    return 1;
}

int run(const QStringList& arguments)
{
    const bool isWriting = arguments.contains("--write"_L1);
    const Record record = arguments.contains("--pixels"_L1) ? Record::Pixels : Record::Facts;
    std::vector<BenchId> benches;
    for (const BenchId id : ui::allBenches()) {
        const bool isNamed = arguments.contains(QString::fromStdString(keyOf(id)));
        const bool isAll = std::ranges::all_of(
            arguments.mid(1), [](const QString& one) { return one.startsWith("--"_L1); });
        const bool isKept = record == Record::Facts || QFile::exists(fileOf(id, record));
        if (isNamed || (isAll && (isWriting || isKept)))
            benches.push_back(id);
    }
    if (benches.empty()) {
        std::fputs(usage, stderr);
        return 2;
    }
    int worst = 0;
    bool isLeftOut = false;
    for (const BenchId bench : ui::allBenches())
        if (!isWriting && record == Record::Facts && !QFile::exists(fileOf(bench, record))) {
            std::fprintf(stderr, "%s is missing.\n", qPrintable(fileOf(bench, record)));
            worst = 1;
        }
    for (const BenchId bench : benches) {
        QElapsedTimer timer;
        timer.start();
        List made = recorded(bench, record);
        made.note = "# Pictures of " + QByteArray::fromStdString(keyOf(bench))
            + ", as \"freeze --write\" writes them: sums of these kinds of facts.\n";
        made.note += versions();
        std::map<QByteArray, int> situations;
        for (const Line& line : made.lines)
            ++situations[line.picture];
        std::printf(
            "%s: %.1f s", keyOf(bench).c_str(), 1e-3 * static_cast<double>(timer.elapsed()));
        for (const auto& [picture, count] : situations)
            std::printf(", %s %d", picture.constData(), count);
        std::printf("\n");
        std::fflush(stdout);
        const int result = isWriting ? write(made, bench, record) : compare(made, bench, record);
        isLeftOut = isLeftOut || result == skipped;
        worst = std::max(worst, result == skipped ? 0 : result);
    }
    return worst == 0 && isLeftOut ? skipped : worst;
}

} // namespace

} // namespace lab::freeze

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi, true);
    lab::ui::useOwnFonts();
    return lab::freeze::run(application.arguments());
}
