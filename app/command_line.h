#pragma once

#include "app/problem.h"
#include "core/state/lab_state.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace lab::app {

/// How a run of the program ended, as its exit code.
enum class Exit {
    Done = 0,
    Failed = 1, ///< a file could not be read or written, or is wrong inside
    Misused = 2, ///< an unknown option or key, a value out of its range
};

/// What the options that all commands share ask for.
struct StartOptions {
    LabState state;
    QString file; ///< a scene or config.json, opened before the settings
    QString theme; ///< "light", "dark", "desktop", or empty when not given
    QString language;
};

/// `key=value` settings put on a state, in the order of the parameter table. A key without a dot
/// is looked up under `prefix` ("width" is "rope.width" for the encoding "rope"). A problem names
/// the option that gave them.
Outcome<LabState> withSettings(const LabState& state, const QStringList& settings,
    const QString& prefix = {}, const QString& option = QStringLiteral("--set"));

/// "1280x800": 16 to 16384 pixels each way.
std::optional<QSize> parsedSize(const QString& text);

struct PositionRange {
    std::int64_t first;
    std::int64_t end;
};
/// "0:16" or "5": from, and the end that is not included; 0 to 10,000,001.
std::optional<PositionRange> parsedRange(const QString& text);

/// Runs the whole program: the window, or one of the commands render, table, rope-block,
/// parameters, benches.
int run(int argc, char** argv);

} // namespace lab::app
