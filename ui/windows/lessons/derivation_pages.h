#pragma once

namespace lab::ui {

class Actions;
class Store;

/// The entries for the page before and the page after: they can be chosen while the derivation is
/// shown and has such a page.
void bindDerivationPages(Actions& actions, Store& store);

} // namespace lab::ui
