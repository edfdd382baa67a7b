#pragma once

namespace lab::ui {

class Actions;
class Store;
struct WindowParts;

/// The entries for the page before and the page after: they can be chosen while the derivation is
/// shown and has such a page.
void bindDerivationPages(Actions& actions, Store& store);
/// After these entries, which are bound before, the question of the page has the keys. Before a
/// room Page Down and Page Up choose them, where no series, lesson or lecture has the steps.
void bindDerivationKeys(const WindowParts& parts);

} // namespace lab::ui
