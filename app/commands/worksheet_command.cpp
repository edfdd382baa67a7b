#include "app/commands/worksheet_command.h"

#include "app/commands/command_options.h"
#include "app/commands/exit.h"
#include "app/files/lesson_file.h"
#include "app/translations.h"
#include "app/worksheet/worksheet.h"
#include "core/lessons/course.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::WorksheetCommand)
};

// A file, or else one of those that come with the program.
Outcome<Lesson> lessonNamed(const QString& name)
{
    if (!QFileInfo::exists(name)) {
        for (const Lesson& lesson : shippedLessons()) {
            if (isMeant(lesson.key, name.toStdString()))
                return lesson;
        }
        return Unexpected(Problem {
            Words::tr("%1 is neither a file nor a lesson that comes with the program; `lesson "
                      "list` lists these.")
                .arg(QDir::toNativeSeparators(name))});
    }
    return lessonInFile(name);
}

} // namespace

int runWorksheet(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOption(QCommandLineOption({u"o"_s, u"output"_s}, {}, u"FILE"_s));
    parser.addOptions({fileOption(), languageOption()});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, parser.errorText());
    const QString output = parser.value(u"output"_s);
    const auto file = givenFile(parser);
    if (!file)
        return ended(Exit::Misused, file.error());
    if (file->isEmpty() || output.isEmpty())
        return ended(
            Exit::Misused, Words::tr("lesson worksheet: one lesson and --output are wanted."));
    if (QFileInfo(output).suffix().toLower() != "pdf"_L1)
        return ended(Exit::Misused, Words::tr("%1: the name must end in .pdf.").arg(output));
    if (const auto right = checkedChoice(parser, u"language"_s, languages()); !right)
        return ended(Exit::Misused, right.error());
    spokenLanguage(parser.value(u"language"_s));
    const auto lesson = lessonNamed(*file);
    if (!lesson)
        return ended(Exit::Failed, lesson.error());
    return ended(writtenWorksheet(*lesson, lessonStart(*lesson, 0).value(), output));
}

} // namespace lab::app
