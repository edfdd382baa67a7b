#pragma once

#include "app/files/opened_file.h"
#include "app/text/error.h"
#include "core/state/edit.h"
#include "core/state/lab_state.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QCommandLineParser;

namespace lab::app {

/// The value of --language, also if the other options are invalid; empty if there is none. It is
/// the language of error messages.
QString languageAskedFor(const QStringList& arguments);

/// The files of a command: those of --file, and the names without an option.
QStringList givenFiles(const QCommandLineParser& parser);

/// The file of a command: that of --file, or the single name without an option; empty if none is
/// given, an error if there are two.
Outcome<QString> givenFile(const QCommandLineParser& parser);

/// The valid values of --bench.
QStringList benchKeys();

/// The starting point of a command.
struct CommandStart {
    LabState state;
    QString file; ///< empty if none is given
    std::optional<Model> model; ///< if the file is a model's, or a part of one
    std::vector<ReadingNote> readingNotes; ///< allReadingNotes(), printed by printReadingNotes()
    QJsonObject json; ///< of the file
};

/// Whether a command starts from the table's defaults, or like a window, with links.
enum class StartsAs { Command, Window };

/// The contents of the file at `path`, or the program's initial state if it is empty (with Order's
/// sentence in the current language, as with a model's file), with the settings of --set applied,
/// which may omit `prefix`. On error, prints it and returns the exit code.
Expected<CommandStart, int> startIn(
    const QString& path, const QStringList& settings, const QString& prefix = {});
/// The same for a file that was opened, or an empty one.
Expected<CommandStart, int> startIn(const Outcome<OpenedFile>& file, const QStringList& settings,
    const QString& prefix, StartsAs as);

/// The same for givenFile().
Expected<CommandStart, int> commandStart(
    const QCommandLineParser& parser, const QStringList& settings, const QString& prefix = {});

/// "llama/config.json: Llama-3.1-8B", or only the file if it does not name its model.
QString titleOf(const CommandStart& start);

/// Whether the model has RoPE, which is required if a model's file is read.
Outcome<void> checkedRotary(const CommandStart& start);

} // namespace lab::app
