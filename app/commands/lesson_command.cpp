#include "app/commands/lesson_command.h"

#include "app/commands/answers_command.h"
#include "app/commands/command_options.h"
#include "app/files/lesson_check_file.h"
#include "app/files/lesson_file.h"
#include "app/files/streamed_file.h"
#include "app/text/exit.h"
#include "app/text/translations.h"
#include "ui/lessons/languages.h"
#include "ui/store/plain_text.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

int check(const QStringList& paths)
{
    Exit exit = Exit::Done;
    QString text;
    for (const QString& path : paths) {
        const CheckedFile checked = checkedFile(path);
        if (!checked.isSound)
            exit = Exit::Failed;
        for (const QString& sentence : checked.sentences) {
            if (checked.isSound)
                text += sentence + u'\n';
            else
                ended(exit, sentence);
        }
    }
    const int written = printed(ui::visible(text));
    return exit == Exit::Done ? written : static_cast<int>(exit);
}

int list()
{
    QString text;
    for (const Lesson& lesson : shippedLessons())
        text += QString::fromStdString(lesson.key).leftJustified(28) + ui::inLanguage(lesson.title)
            + u'\n';
    return printed(text);
}

} // namespace

int runLesson(const QStringList& arguments)
{
    const QString what = arguments.value(1);
    if (what == "answers"_L1)
        return runAnswers(arguments.mid(1));
    if (what == "list"_L1 || what == "check"_L1) {
        QCommandLineParser parser;
        parser.addOptions({fileOption(), languageOption()});
        if (!parser.parse(arguments.mid(1)))
            return ended(Exit::Misused, errorOf(parser));
        if (const auto right = checkedChoice(parser, u"language"_s, languages()); !right)
            return ended(Exit::Misused, right.error());
        const QStringList files = parser.values(u"file"_s) + parser.positionalArguments();
        if (what == "list"_L1 && files.isEmpty())
            return list();
        if (what == "check"_L1 && !files.isEmpty())
            return check(files);
    }
    return ended(Exit::Misused,
        Words::tr("lesson: `lesson check FILE` checks a file, `lesson list` lists the built-in "
                  "lessons, `lesson worksheet LESSON -o OUT.pdf` prints a worksheet, `lesson "
                  "answers FILE…` merges the answers of several people into one table."));
}

} // namespace lab::app
