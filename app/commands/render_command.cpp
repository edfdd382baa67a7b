#include "app/commands/argument_values.h"
#include "app/commands/command_options.h"
#include "app/commands/reading_notes.h"
#include "app/commands/run_commands.h"
#include "app/exports/export.h"
#include "app/exports/rendering.h"
#include "app/text/exit.h"

#include <QCommandLineParser>

using namespace Qt::StringLiterals;

namespace lab::app {

int runRender(const QCommandLineParser& given)
{
    const QString output = given.value(u"output"_s);
    if (const auto right = checkedFormat(output, Formats::OfRender); !right)
        return ended(Exit::Misused, right.error());
    const auto size = parsedSize(given.value(u"size"_s));
    if (!size)
        return ended(Exit::Misused, size.error());
    QStringList settings = given.values(u"set"_s);
    if (given.isSet(u"bench"_s))
        settings += u"bench="_s + given.value(u"bench"_s);
    const auto start = commandStart(given, settings);
    if (!start)
        return start.error();
    const auto pinned = withPinned(start->state, given.values(u"pin"_s));
    if (!pinned)
        return ended(Exit::Misused, pinned.error());
    printReadingNotes(start->file, start->readingNotes);

    const RenderRequest request {*pinned, given.value(u"picture"_s), *size,
        given.value(u"scale"_s).toDouble(),
        given.value(u"theme"_s) == "dark"_L1 ? Theme::Dark : Theme::Light,
        given.value(u"digits"_s) == "all"_L1 ? ui::DigitsShown::All : ui::DigitsShown::Few, output,
        comparisonNamed(given.value(u"compare"_s)).value_or(ui::Comparison::Both)};
    const auto done = rendered(request);
    if (done && !output.endsWith(".csv"_L1, Qt::CaseInsensitive) && !isJson(output))
        warn(noteOnSize(request.size));
    return ended(done);
}

} // namespace lab::app
