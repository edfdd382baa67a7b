#include "app/worksheet_command.h"

#include "app/command_line.h"
#include "app/lesson_file.h"
#include "app/translations.h"
#include "app/worksheet.h"

#include <QCommandLineParser>
#include <QCoreApplication>
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
            if (lesson.key == name.toStdString())
                return lesson;
        }
    }
    return lessonInFile(name);
}

} // namespace

int runWorksheet(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOption(QCommandLineOption({u"o"_s, u"output"_s}, {}, u"FILE"_s));
    parser.addOption(QCommandLineOption(u"language"_s, {}, u"LANGUAGE"_s));
    if (!parser.parse(arguments))
        return ended(Exit::Misused, parser.errorText());
    const QString output = parser.value(u"output"_s);
    if (parser.positionalArguments().size() != 1 || output.isEmpty())
        return ended(
            Exit::Misused, Words::tr("lesson worksheet: one lesson and --output are wanted."));
    if (QFileInfo(output).suffix().toLower() != "pdf"_L1)
        return ended(Exit::Misused, Words::tr("%1: the name must end in .pdf.").arg(output));
    const QString language = parser.value(u"language"_s);
    if (!language.isEmpty() && !languages().contains(language))
        return ended(Exit::Misused,
            Words::tr("--language: %1 is not known; it must be one of %2.")
                .arg(language, languages().join(u", "_s)));
    spokenLanguage(language);
    const auto lesson = lessonNamed(parser.positionalArguments().constFirst());
    if (const Problem* problem = problemOf(lesson))
        return ended(Exit::Failed, problem->sentence);
    const auto start = lessonStart(std::get<Lesson>(lesson), 0);
    const QString problem =
        writtenWorksheet(std::get<Lesson>(lesson), std::get<LabState>(start), output);
    return ended(problem.isEmpty() ? Exit::Done : Exit::Failed, problem);
}

} // namespace lab::app
