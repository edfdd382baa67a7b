#pragma once

#include "core/state/lab_state.h"
#include "core/state/model.h"
#include "core/state/parameters.h"

#include <span>
#include <string_view>

namespace lab {

/// The keys of all parameters that the method reads, in the order of the parameter table.
/// LongRoPE's lists have no rows in the table.
std::span<const std::string_view> parametersRead(ScalingMethod method);

/// Whether the method reads the parameter: "scaling.factor".
bool reads(ScalingMethod method, std::string_view key);

/// The settings that give `from` the rotation of `to`: base, width, rotated share, pairing, method,
/// the parameters that the method reads, and the two lengths. Parameters that neither method reads
/// are left out.
///
/// Law: patched(from, rotationDifference(from, to)) rotates as `to` does if the lists are equal.
Patch rotationDifference(const LabState& from, const LabState& to);

/// Whether all of these are equal, and the lists too if LongRoPE reads them.
bool haveSameRotation(const LabState& one, const LabState& other);

/// The state with the RoPE settings of a configuration block. Settings that the block does not
/// contain stay, and so do the parameters of other methods. Law: a block that agrees with the state
/// leaves it unchanged.
LabState withRope(const LabState& state, const Model& block);

/// The state after settings that may have changed its scaling. A target length from the model file
/// belongs to the scaling of the file: with another scaling that has a factor, the target follows
/// from it, and with the file's own scaling the target is restored. A target length among the
/// settings stays.
LabState withTargetAfter(LabState state, const Patch& settings, const RotaryScaling& before);

/// The state with the settings of Model::exact, which have no key in a configuration.
LabState withExact(const LabState& state, const Patch& exact);

} // namespace lab
