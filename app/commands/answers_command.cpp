#include "app/commands/answers_command.h"

#include "app/commands/command_options.h"
#include "app/commands/exit.h"
#include "app/files/json_file.h"
#include "app/files/lesson_answers.h"
#include "app/files/streamed_file.h"
#include "app/translations.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::AnswersCommand)
};

/// The head and the rows of one file, as LessonAnswers::csv() writes them. A spreadsheet may have
/// put a byte order mark before them and ended the lines in its own way.
Outcome<QByteArrayList> answerLines(const QString& path)
{
    auto bytes = bytesInFile(path);
    if (!bytes)
        return Unexpected(bytes.error());
    if (bytes->trimmed().startsWith('{')) {
        auto rows = LessonAnswers(path).csv();
        if (!rows)
            return Unexpected(rows.error());
        bytes = *std::move(rows);
    }
    QByteArrayList lines;
    for (const QByteArray& line : bytes->split('\n'))
        if (const QByteArray row = line.endsWith('\r') ? line.chopped(1) : line; !row.isEmpty())
            lines += row;
    const QByteArray mark("\xEF\xBB\xBF");
    if (!lines.isEmpty() && lines.front().startsWith(mark))
        lines.front().remove(0, mark.size());
    if (lines.value(0) != answersHead())
        return Unexpected(Problem {
            Words::tr("%1 holds no answers to lessons: its first line must be %2, as Lessons › "
                      "Answers as CSV of this version writes it.")
                .arg(QDir::toNativeSeparators(path), QString::fromUtf8(answersHead()))});
    return lines;
}

/// The names of the files, or where two are alike the paths.
QStringList namesOf(const QStringList& paths)
{
    QStringList names;
    for (const QString& path : paths) {
        const QString name = QFileInfo(path).fileName();
        if (names.contains(name))
            return paths;
        names += name;
    }
    return names;
}

} // namespace

int runAnswers(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({{{u"o"_s, u"output"_s}, {}, u"FILE"_s}, fileOption(), languageOption()});
    if (!parser.parse(arguments))
        return ended(Exit::Misused, faultOf(parser));
    if (const auto right = checkedChoice(parser, u"language"_s, languages()); !right)
        return ended(Exit::Misused, right.error());
    const QStringList files = parser.values(u"file"_s) + parser.positionalArguments();
    if (files.isEmpty())
        return ended(Exit::Misused,
            Words::tr("lesson answers: the files that Answers as CSV has written are wanted."));
    const QStringList names = namesOf(files);
    QByteArray table = "file," + answersHead() + '\n';
    for (qsizetype k = 0; k < files.size(); ++k) {
        const auto lines = answerLines(files[k]);
        if (!lines)
            return ended(Exit::Failed, lines.error());
        for (const QByteArray& row : lines->mid(1))
            table += csvCell(names[k]) + ',' + row + '\n';
    }
    const QString output = parser.value(u"output"_s);
    return output.isEmpty() ? printed(QString::fromUtf8(table))
                            : ended(writtenWhole(output, table));
}

} // namespace lab::app
