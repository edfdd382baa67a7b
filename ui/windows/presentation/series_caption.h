#pragma once

#include "ui/views/presentation/presentation_banner.h"

namespace lab::ui {

class Store;

/// Whether the state was reached by a step of the series: a drag may go through another one.
bool isByStep(const Store& store);

/// An audience's text for a state of a series: its caption, or else its difference from the one
/// before, and its number of how many. During a transition it is still that of the previous one,
/// `last`; empty for any other state.
BannerText captionOf(const Store& store, const BannerText& last);

} // namespace lab::ui
