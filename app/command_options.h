#pragma once

#include "app/problem.h"
#include "core/state/edit.h"
#include "core/state/lab_state.h"

#include <QCommandLineOption>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

class QCommandLineParser;

namespace lab::app {

/// Options that commands share; without descriptions, which helpText() has.
QCommandLineOption fileOption();
QCommandLineOption setOption();
QCommandLineOption languageOption();

/// The file of a command: that of --file, or the one name without an option; empty where none is
/// given, a problem where there are two.
Outcome<QString> givenFile(const QCommandLineParser& parser);

/// A sentence when an option's value is not among those that there are.
QString choiceProblem(
    const QCommandLineParser& parser, const QString& option, const QStringList& known);

/// What a command starts from.
struct CommandStart {
    LabState state;
    QString file; ///< empty where none is given
    std::optional<Model> model; ///< where the file is a model's, or a part of one
    QStringList notes; ///< readingNotes(), to be said by sayNotes()
};

/// What the file holds, with the settings of --set on it, which may leave out `prefix`. The exit
/// code where something is wrong, its sentence said.
std::variant<CommandStart, int> commandStart(
    const QCommandLineParser& parser, const QStringList& settings, const QString& prefix = {});

/// The sentence for a model without RoPE, where RoPE is asked for; empty where it has one, and
/// where no model's file is read.
QString rotaryProblem(const CommandStart& start);

} // namespace lab::app
