#include "ui/windows/presentation/change_words.h"

#include "ui/views/comparison/comparison_words.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/views/parameters/typed_words.h"
#include "ui/windows/parts/edit_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::LastChange)
};

constexpr std::size_t maxValues = 2;

LastChange::Value valueOf(const Parameter& parameter, const LabState& before, const LabState& after)
{
    return {shortNameOf(parameter), shownValue(parameter, parameter.read(before)),
        shownValue(parameter, parameter.read(after))};
}

// The parameter that was set comes first, and alone if the others only follow from it.
std::vector<const Parameter*> rowsToTell(
    const LabState& before, const LabState& after, const Edit& edit)
{
    const auto* set = edit.as<SetParameter>();
    std::vector<std::string_view> first;
    if (set)
        first.push_back(set->key);
    std::vector<const Parameter*> rows = differing(before, after, first);
    std::erase_if(rows,
        [](const Parameter* row) { return row->key == "bench" || row->key == "position.first"; });
    if (set && rows.size() > maxValues && rows.front()->key == set->key)
        return {rows.front()};
    return rows;
}

bool isOnlyTurned(LabState before, const LabState& after, const Edit& edit)
{
    before.bench = after.bench;
    return before == after || edit.is<ShowPositions>();
}

QString sentenceCase(QString words)
{
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

/// Without the letters of the two states, which name answers while presenting.
QString actionOf(const Edit& edit)
{
    if (edit.is<PinState>() || edit.is<PinOther>())
        return Words::tr("A different “before” state");
    if (edit.is<SwapPinned>())
        return Words::tr("Before and after were swapped");
    if (edit.is<ClearPinned>())
        return Words::tr("“Before” state removed");
    return sentenceCase(editName(edit));
}

} // namespace

std::optional<LastChange> lastChange(
    const LabState& before, const LabState& after, const Edit& edit)
{
    const std::vector<const Parameter*> rows = rowsToTell(before, after, edit);
    LastChange change;
    if (rows.empty() && isOnlyTurned(before, after, edit))
        return std::nullopt;
    const bool hasValues = !rows.empty() && rows.size() <= maxValues;
    if (!hasValues && edit.is<LoadState>())
        return change; // of a lesson or a scene: not a single change to look for
    if (!hasValues)
        change.action = actionOf(edit);
    else
        for (const Parameter* row : rows)
            change.values.push_back(valueOf(*row, before, after));
    return change;
}

} // namespace lab::ui
