#pragma once

#include "ui/views/presentation/presentation_banner.h"

namespace lab::ui {

class Store;

/// Whether the state came as one of a series or with it: a drag may come past another.
bool isByStep(const Store& store);

/// What an audience reads of a state of a series: its caption, or else what became of the one
/// before it, and which of how many it is. On the way from one to the next it is still that of the
/// one before, `last`; of any other state nothing.
BannerText captionOf(const Store& store, const BannerText& last);

} // namespace lab::ui
