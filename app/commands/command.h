#pragma once

#include <QStringList>

#include <optional>
#include <string_view>
#include <vector>

class QCommandLineParser;

namespace lab::app {

struct NumberRange {
    double least;
    double most;
    bool isWhole = false;
};

/// An option of a command.
struct CommandOption {
    std::string_view name {}; ///< "output"
    std::string_view value {}; ///< "KEY=VALUE", or all values: "few|all"; empty if it takes none
    const char* help = ""; ///< %1 is the list of valid values
    std::string_view initial {}; ///< its value if it is not given
    QStringList (*values)() = nullptr; ///< the valid values, if they are computed
    std::optional<NumberRange> range {};
    std::string_view letter {}; ///< "o"
    bool isRequired = false;
    bool isRepeated = false;
    bool isPath = false; ///< the value is the name of a file
};

/// What a command takes besides options.
enum class Takes { Nothing, File, Files, Choices };

struct CommandArgument {
    Takes takes = Takes::Nothing;
    std::string_view value {}; ///< "FILE…"
    QStringList (*values)() = nullptr; ///< as of an option
};

/// What a command needs: nothing, Qt's painting, or a display.
enum class Surface { Text, Drawn, Window };

/// A row of the table, commands(), from which calls are parsed, and help, manual page and
/// completions are written.
struct Command {
    std::string_view name; ///< "lesson check"; empty for the window
    CommandArgument argument {};
    Surface surface = Surface::Text;
    int (*run)(const QCommandLineParser& given); ///< returns the exit code
    const char* summary;
    std::vector<CommandOption> options;
    const char* note = ""; ///< sentences after the options
};

/// "lesson", "check"; empty for the window.
QStringList wordsOf(const Command& command);

/// How it is called: "render [FILE] -o OUT".
QString usageOf(const Command& command);

/// Its option for files if it must be given one; else null.
const CommandOption* neededFile(const Command& command);

/// All valid values; empty if there is no such list.
QStringList valuesOf(const CommandOption& option);
QStringList valuesOf(const CommandArgument& argument);

/// "-o", "--output"
QStringList namesOf(const CommandOption& option);

/// "FILE", "few|all", "1 … 4"; empty if the option takes no value.
QString placeholderOf(const CommandOption& option);

/// In the current language: "digits in the reading line; by default, few".
QString helpOf(const CommandOption& option);

/// A text of the table in the current language.
QString translated(const char* text);

} // namespace lab::app
