#pragma once

#include "app/text/error.h"
#include "core/state/lab_state.h"
#include "ui/paint/comparison.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace lab::app {

/// `key=value` settings applied to a state, in the order of the parameter table. A key without a
/// dot is looked up under `prefix` ("width" is "rope.width" for the encoding "rope"). An error
/// names the option.
Outcome<LabState> withSettings(const LabState& state, const QStringList& settings,
    const QString& prefix = {}, const QString& option = QStringLiteral("--set"));

/// Which one takes precedence if settings give both a parameter of the scaling and lengths of the
/// context from which another value would follow: one sentence for each. `set` has the settings.
QStringList scalingBesideLengths(const LabState& set, const QStringList& settings,
    const QString& option = QStringLiteral("--set"));

/// The value of --size, such as "1280x800": 16 to 16384 pixels each way.
Outcome<QSize> parsedSize(const QString& text);

/// A warning for a size below that of a bench in the smallest window, 640x576; else empty.
QString noteOnSize(const QSize& size);

struct PositionRange {
    std::int64_t first;
    std::int64_t end;
};
/// Up to here every table is as exact as at position 1 (see Turn), and no number overflows.
constexpr std::int64_t lastTableEnd = 1'000'000'000'000;
/// The value of --positions, "0:16", "0:1e6" or "5": the range without its end; up to lastTableEnd,
/// and for distances down to −lastTableEnd.
Outcome<PositionRange> parsedRange(const QString& text);

/// The state with A set to this state with the settings of --pin; without settings, the pinned
/// state stays.
Outcome<LabState> withPinned(LabState state, const QStringList& settings);

/// "a", "both", "b" or "difference".
std::optional<ui::Comparison> comparisonNamed(const QString& name);

} // namespace lab::app
