#pragma once

namespace lab::ui {

class Actions;
class Store;

/// Connects the menu entries that pin, swap and clear A, and disables those that have nothing to
/// act on.
void bindPinning(Actions& actions, Store& store);

} // namespace lab::ui
