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
    double first; ///< their value in a new scene
};
std::span<const LinkGroup> linkGroups();

/// The group of a flag or of a row; null where it is in none.
const LinkGroup* linkGroupOf(std::string_view key);

/// Whether the row belongs to the group in this state, linked or not.
bool isMember(const LabState& state, std::string_view key);

/// The groups whose members are equal, whatever the flags say.
Links equalGroups(const LabState& state);

/// Two members of different values; empty where all are equal.
std::pair<std::string_view, std::string_view> unequalMembers(
    const LinkGroup& group, const LabState& state);

/// `after`, which an edit has made of `before`, with the members of each linked group equal:
/// - where the edit sets the flag, as the bench that is shown has them;
/// - where it changes members to one value, as that value, brought into what all of them allow: an
///   odd dimension goes on to the next even one in the direction of the change;
/// - where it changes two members to different values, the flag becomes false instead.
LabState linked(const LabState& before, LabState after);

/// A patch for the state as it acts with links: it sets all members of a linked group if it sets
/// one, and the flag to false if it sets two to different values.
Patch withMembers(const LabState& state, Patch patch);

LabState unlinked(LabState state); ///< with the values that it has

/// The table's defaults, with the values of a new scene where they are linked.
LabState firstState(Links links);

/// What a window starts with: the table's defaults with both links, base 10,000 and dimension 16.
LabState newScene();

} // namespace lab
