#pragma once

namespace lab::ui {

class Actions;
class Store;

/// The entries for the step before and the step after: they can be chosen while the derivation is
/// shown and has such a step.
void bindDerivationSteps(Actions& actions, Store& store);

} // namespace lab::ui
