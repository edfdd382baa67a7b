#include "app/commands/argument_values.h"
#include "app/commands/command_options.h"
#include "app/commands/reading_notes.h"
#include "app/commands/run_commands.h"
#include "app/exports/frame_file.h"
#include "app/exports/series_export.h"
#include "app/session/window_session.h"
#include "app/text/exit.h"
#include "app/text/setting_words.h"
#include "core/state/choices.h"
#include "core/state/series_over.h"
#include "core/state/series_step.h"
#include "ui/views/comparison/series_words.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <iostream>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::SeriesCommand)
};

// "1   2 s   rotations   From far away"
int listed(const Series& series)
{
    const auto& steps = series.steps();
    for (std::size_t k = 0; k < steps.size(); ++k) {
        const QString line = QString::number(k + 1).leftJustified(4)
            + (plainNumber(steps[k].seconds) + u" s"_s).leftJustified(8)
            + QString::fromStdString(keyOf(steps[k].state.bench)).leftJustified(12)
            + ui::stepCaption(series, k);
        std::cout << line.trimmed().toStdString() << '\n';
    }
    std::cout << std::flush;
    return std::cout ? ended(Exit::Done)
                     : ended(Exit::Failed, Words::tr("Standard output cannot be written."));
}

/// The series of --over: "rope.base=100:1e6:25", "rope.base=100:1e6", or "rope.pairing" alone.
Outcome<Series> wentOver(const LabState& state, const QString& option)
{
    const QString key = option.section(u'=', 0, 0);
    const auto* parameter = parameterNamed(key.toStdString());
    SweepRange way {.key = key.toStdString()};
    bool isWay = !option.contains(u'=') && parameter && parameter->kind != ParameterKind::Text;
    if (parameter && parameter->range) {
        const QStringList parts = option.section(u'=', 1).split(u':');
        bool areNumbers[3] = {false, false, true};
        way.from = parts[0].toDouble(&areNumbers[0]);
        way.to = parts.value(1).toDouble(&areNumbers[1]);
        if (parts.size() > 2)
            way.count = parts[2].toULongLong(&areNumbers[2]);
        isWay = parts.size() <= 3 && areNumbers[0] && areNumbers[1] && areNumbers[2]
            && way.count >= 2 && way.count <= maxSeriesSteps;
    }
    if (parameter && !isWay)
        return Unexpected(Error {
            Words::tr("--over: %1 must be KEY=FROM:TO or KEY=FROM:TO:COUNT with 2 to %2 pictures, "
                      "such as rope.base=100:1000000:25, or the key alone of a choice.")
                .arg(option)
                .arg(maxSeriesSteps)});
    auto series = parameterSweep(state, way);
    if (!series)
        return Unexpected(Error {sentence(series.error(), state, u"--over"_s)});
    return *std::move(series);
}

} // namespace

int runSeries(const QCommandLineParser& given)
{
    const QString path = givenFile(given).value_or(QString());
    if (path.isEmpty() && !given.isSet(u"over"_s))
        return ended(Exit::Misused,
            Words::tr("series: give one scene with a series, or --over KEY=FROM:TO:COUNT."));
    const auto size = parsedSize(given.value(u"size"_s));
    if (!size)
        return ended(Exit::Misused, size.error());
    for (const QString& option : {u"size"_s, u"theme"_s, u"speed"_s})
        if (given.isSet(option) && !given.isSet(u"export"_s))
            warn(Words::tr("--%1 has no effect without --export.").arg(option));
    const QString target = given.value(u"export"_s);
    if (given.isSet(u"export"_s)) {
        if (const auto right = checkedFramePath(target); !right)
            return ended(Exit::Misused, right.error());
    }

    QStringList settings = given.values(u"set"_s);
    if (given.isSet(u"bench"_s))
        settings.prepend(u"bench="_s + given.value(u"bench"_s));
    const auto start = startIn(path, settings);
    if (!start)
        return start.error();
    printReadingNotes(start->file, start->readingNotes);
    auto wanted = given.isSet(u"over"_s) ? wentOver(start->state, given.value(u"over"_s))
                                         : Outcome<Series>(start->state.series);
    if (!wanted)
        return ended(Exit::Misused, wanted.error());
    const Series& series = *wanted;
    if (series.isEmpty())
        return ended(Exit::Failed, Words::tr("%1 has no series of states.").arg(path));
    if (!given.isSet(u"export"_s))
        return listed(series);
    const auto theme =
        given.value(u"theme"_s) == "dark"_L1 ? ui::ThemeChoice::Dark : ui::ThemeChoice::Light;
    return ended(
        exportedSeries({series, target, *size, theme, given.value(u"speed"_s).toDouble()}));
}

} // namespace lab::app
