#pragma once

#include "app/text/error.h"
#include "core/state/edit.h"
#include "core/state/lab_state.h"

#include <QCommandLineOption>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QCommandLineParser;

namespace lab::app {

/// Options that commands share; without descriptions, which helpText() has.
QCommandLineOption fileOption();
QCommandLineOption setOption();
QCommandLineOption languageOption();
/// The one of --language, also where the other options are wrong; empty where there is none. What
/// is wrong is said in it.
QString languageAskedFor(const QStringList& arguments);

/// The file of a command: that of --file, or the one name without an option; empty where none is
/// given, an error where there are two.
Outcome<QString> givenFile(const QCommandLineParser& parser);

/// Whether an option's value, where it is given, is among those that there are.
Outcome<void> checkedChoice(
    const QCommandLineParser& parser, const QString& option, const QStringList& known);

/// What --bench takes.
QStringList benchKeys();

/// What a command starts from.
struct CommandStart {
    LabState state;
    QString file; ///< empty where none is given
    std::optional<Model> model; ///< where the file is a model's, or a part of one
    std::vector<ReadingNote> readingNotes; ///< allReadingNotes(), to be said by printReadingNotes()
};

/// Whether a command starts from the table's defaults, or as a window does, with links.
enum class StartsAs { Command, Window };

/// What the file at `path` holds, or the program's start where it is empty (with Order's sentence
/// in the language that is spoken, as beside a model's file), with the settings of
/// --set on it, which may leave out `prefix`. The exit code where something is wrong, its sentence
/// said.
Expected<CommandStart, int> startIn(const QString& path, const QStringList& settings,
    const QString& prefix = {}, StartsAs as = StartsAs::Command);

/// The same of givenFile().
Expected<CommandStart, int> commandStart(const QCommandLineParser& parser,
    const QStringList& settings, const QString& prefix = {}, StartsAs as = StartsAs::Command);

/// "llama/config.json: Llama-3.1-8B", or the file alone where it does not name its model.
QString titleOf(const CommandStart& start);

/// Whether the model has RoPE, which is asked for, where a model's file is read.
Outcome<void> checkedRotary(const CommandStart& start);

/// What is wrong with the words behind a command; of an unknown option also the one that is meant,
/// where one is spelled nearly so.
QString errorOf(const QCommandLineParser& parser);

} // namespace lab::app
