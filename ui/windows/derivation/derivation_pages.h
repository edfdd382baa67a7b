#pragma once

namespace lab::ui {

class Actions;
class Store;
struct WindowParts;

/// The entries for the previous and the next page: enabled while the derivation is shown and has
/// such a page.
void bindDerivationPages(Actions& actions, Store& store);
/// After these entries, which are set up before, the question of the page gets the keys. While
/// presenting, Page Down and Page Up trigger them, unless a series, lesson or lecture handles the
/// steps.
void bindDerivationKeys(const WindowParts& parts);

} // namespace lab::ui
