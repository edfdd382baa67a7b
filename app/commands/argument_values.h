#pragma once

#include "app/text/error.h"
#include "core/state/lab_state.h"
#include "ui/paint/comparison.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace lab::app {

/// `key=value` settings put on a state, in the order of the parameter table. A key without a dot
/// is looked up under `prefix` ("width" is "rope.width" for the encoding "rope"). An error names
/// the option that gave them.
Outcome<LabState> withSettings(const LabState& state, const QStringList& settings,
    const QString& prefix = {}, const QString& option = QStringLiteral("--set"));

/// Which of the two holds, where settings give a number of the scaling beside lengths of the
/// context from which another would follow: a sentence for each. `set` has the settings.
QStringList scalingBesideLengths(const LabState& set, const QStringList& settings,
    const QString& option = QStringLiteral("--set"));

/// The value of --size, such as "1280x800": 16 to 16384 pixels each way.
Outcome<QSize> parsedSize(const QString& text);

/// What to know of a size below that of a bench in the smallest window, 640x576; else empty.
QString noteOnSize(const QSize& size);

struct PositionRange {
    std::int64_t first;
    std::int64_t end;
};
/// Up to here every table is as exact as at position 1 (see Turn), and no number overflows.
constexpr std::int64_t lastTableEnd = 1'000'000'000'000;
/// The value of --positions, "0:16", "0:1e6" or "5": from, and the end that is not included; up to
/// lastTableEnd, and for distances as far below 0.
Outcome<PositionRange> parsedRange(const QString& text);

/// The state beside itself as A with the settings of --pin; without any, what is pinned stays.
Outcome<LabState> withPinned(LabState state, const QStringList& settings);

/// "a", "both", "b" or "difference".
std::optional<ui::Comparison> comparisonNamed(const QString& name);

} // namespace lab::app
