#pragma once

#include "core/state/lab_state.h"
#include "core/state/parameters.h"

#include <span>
#include <string_view>
#include <utility>

namespace lab {

/// Parameters of several benches that have one value while a flag is true.
///
/// Law: in every state with the flag, all members are equal. A learned table that was trained has
/// its own dimension and is no member until it is untrained again.
struct LinkGroup {
    std::string_view flag; ///< "link.base"
    bool Links::*isOn;
    std::span<const std::string_view> members; ///< rows of one kind
    double first; ///< value of the members in a new scene
};
std::span<const LinkGroup> linkGroups();

/// The group of a flag or of a row; null if there is none.
const LinkGroup* linkGroupOf(std::string_view key);

/// Whether the row belongs to the group in this state, linked or not.
bool isMember(const LabState& state, std::string_view key);

/// The groups whose members are equal, whatever the flags are.
Links equalGroups(const LabState& state);

/// Two members with different values; empty if all are equal.
std::pair<std::string_view, std::string_view> unequalMembers(
    const LinkGroup& group, const LabState& state);

/// The state `after` an edit of `before`, with the members of each linked group made equal:
/// - if the edit sets the flag, they get the value of the bench that is shown;
/// - if it changes members to one value, all get that value, clamped to what all of them allow: an
///   odd dimension becomes the next even one in the direction of the change;
/// - if it changes two members to different values, the flag becomes false instead.
LabState linked(const LabState& before, LabState after);

/// The patch with the effect of links: if it sets one member of a linked group it sets all of them,
/// and if it sets two to different values it sets the flag to false.
Patch withMembers(const LabState& state, Patch patch);

LabState unlinked(LabState state); ///< its members with their values

/// The table's defaults, with the values of a new scene for linked members.
LabState firstState(Links links);

/// The state in which a window starts: the table's defaults with both links, base 10,000 and
/// dimension 16.
LabState newScene();

} // namespace lab
