#pragma once

namespace lab::ui {

class Actions;
class Store;

/// Makes the entries of the menu that pin, swap and clear A do so; what has nothing to act on is
/// not to be chosen.
void bindPinning(Actions& actions, Store& store);

} // namespace lab::ui
