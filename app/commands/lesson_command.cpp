#include "app/commands/command_options.h"
#include "app/commands/run_commands.h"
#include "app/files/lesson_check_file.h"
#include "app/files/lesson_file.h"
#include "app/files/streamed_file.h"
#include "app/text/exit.h"
#include "ui/lessons/languages.h"
#include "ui/store/plain_text.h"

using namespace Qt::StringLiterals;

namespace lab::app {

int runLessonCheck(const QCommandLineParser& given)
{
    Exit exit = Exit::Done;
    QString text;
    for (const QString& path : givenFiles(given)) {
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

int runLessonList(const QCommandLineParser& /*given*/)
{
    QString text;
    for (const Lesson& lesson : shippedLessons())
        text += QString::fromStdString(lesson.key).leftJustified(28) + ui::inLanguage(lesson.title)
            + u'\n';
    return printed(text);
}

} // namespace lab::app
