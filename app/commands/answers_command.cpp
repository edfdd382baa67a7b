#include "app/commands/command_options.h"
#include "app/commands/run_commands.h"
#include "app/files/json_file.h"
#include "app/files/lesson_answers.h"
#include "app/files/streamed_file.h"
#include "app/text/exit.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::AnswersCommand)
};

/// The number of cells in a line of CSV; empty if a quote is not closed.
std::optional<qsizetype> cellsIn(const QByteArray& line)
{
    qsizetype cells = 1;
    bool isQuoted = false;
    for (const char sign : line) {
        if (sign == '"')
            isQuoted = !isQuoted;
        else if (sign == ',' && !isQuoted)
            ++cells;
    }
    return isQuoted ? std::nullopt : std::optional(cells);
}

/// The error in a row of answers; empty if there is none.
QString errorOfRow(const QByteArray& row)
{
    static const qsizetype wanted = cellsIn(answersHead()).value_or(0);
    const auto cells = cellsIn(row);
    if (!cells)
        return Words::tr("a quote is not closed");
    if (*cells != wanted)
        return Words::tr("it has %1 cells instead of %2").arg(*cells).arg(wanted);
    return row.startsWith(',') || row.startsWith("\"\",") ? Words::tr("the lesson name is missing")
                                                          : QString();
}

/// The header and the rows of one file, as LessonAnswers::csv() writes them. A spreadsheet may have
/// added a byte order mark and changed the line ends.
Outcome<QByteArrayList> answerLines(const QString& path)
{
    auto bytes = bytesInFile(path);
    if (!bytes)
        return Unexpected(bytes.error());
    if (bytes->trimmed().startsWith('{')) {
        auto rows = answersAsCsv(*bytes, path);
        if (!rows)
            return Unexpected(rows.error());
        bytes = *std::move(rows);
    }
    const QByteArray mark("\xEF\xBB\xBF");
    if (bytes->startsWith(mark))
        bytes->remove(0, mark.size());
    QByteArrayList lines;
    QString error; // of the first row that has one
    const QByteArrayList all = bytes->split('\n');
    for (qsizetype k = 0; k < all.size(); ++k) {
        const QByteArray row = all[k].endsWith('\r') ? all[k].chopped(1) : all[k];
        if (row.isEmpty())
            continue;
        if (const QString wrong = lines.isEmpty() ? QString() : errorOfRow(row);
            error.isEmpty() && !wrong.isEmpty())
            error = Words::tr("%1, line %2: %3.")
                        .arg(QDir::toNativeSeparators(path))
                        .arg(k + 1)
                        .arg(wrong);
        lines += row;
    }
    if (lines.value(0) != answersHead())
        return Unexpected(
            Error {Words::tr("%1 contains no lesson answers: its first line must be %2, as "
                             "written by Lessons › Export answers (CSV) in this version.")
                       .arg(QDir::toNativeSeparators(path), QString::fromUtf8(answersHead()))});
    if (!error.isEmpty())
        return Unexpected(Error {error});
    return lines;
}

/// The names of the files, or their paths if two names are equal.
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

int runAnswers(const QCommandLineParser& given)
{
    const QStringList files = givenFiles(given);
    const QStringList names = namesOf(files);
    QByteArray table = "file," + answersHead() + '\n';
    qsizetype leftOut = 0;
    for (qsizetype k = 0; k < files.size(); ++k) {
        const auto lines = answerLines(files[k]);
        if (!lines) { // the answers of the other files are still written
            warn(Words::tr("%1 The file was skipped.").arg(lines.error().sentence));
            ++leftOut;
            continue;
        }
        for (const QByteArray& row : lines->mid(1))
            table += csvCell(names[k]) + ',' + row + '\n';
    }
    if (leftOut == files.size())
        return ended(Exit::Failed);
    const QString output = given.value(u"output"_s);
    const int written = output.isEmpty() ? printed(QString::fromUtf8(table))
                                         : ended(writtenAtomically(output, table));
    return written == 0 && leftOut > 0 ? ended(Exit::Failed) : written;
}

} // namespace lab::app
