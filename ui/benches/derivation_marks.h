#pragma once

#include "core/frames/derivation/page_frame.h"
#include "ui/views/derivation/page_list.h"

#include <vector>

namespace lab::ui {

/// The rows of the list of pages: a tick where the learner's own prediction was right, a ring where
/// the answer was told or shown, a cross where a page is broken or bent by hand. What a title tells
/// of the result stands there once the page is open.
std::vector<PageList::Row> markedPages(const LabState& state);

/// The page's frame in this state, with what has been said to it.
PageFrame pageFrameOf(const LabState& state, int page);

} // namespace lab::ui
