#pragma once

#include "core/state/lab_state.h"
#include "core/state/model.h"
#include "core/state/parameters.h"

#include <span>
#include <string_view>

namespace lab {

/// The keys of all numbers that the method reads, in the order of the parameter table; LongRoPE's
/// lists are no rows of the table.
std::span<const std::string_view> numbersRead(ScalingMethod method);

/// Whether the method reads that number: "scaling.factor".
bool reads(ScalingMethod method, std::string_view key);

/// The settings that put into `from` all that the turning of `to` depends on: base, width, rotated
/// share, pairing, method, the numbers that the method reads, and the two lengths. Those that no
/// method reads are left alone.
///
/// Law: patched(from, turningDifference(from, to)) turns as `to` does, where the lists are alike.
Patch turningDifference(const LabState& from, const LabState& to);

/// Whether nothing of that differs, nor the lists where LongRoPE reads them.
bool turnAlike(const LabState& one, const LabState& other);

/// The state with what a block of a configuration says of RoPE. What the block leaves empty stays,
/// and so do the numbers of other methods.
/// Law: a block that says what the state says already leaves it as it is.
LabState withRope(const LabState& state, const Model& block);

/// The state after settings, of which some may have changed its scaling. A target length that the
/// model's file gave is that of the file's own scaling: with another one that stretches by a factor
/// the target follows, and with the file's own it is back. One that the settings give themselves
/// stays.
LabState withTargetAfter(LabState state, const Patch& settings, const RotaryScaling& before);

/// The state with the settings of Model::exact, which a configuration has no key for.
LabState withExact(const LabState& state, const Patch& exact);

} // namespace lab
