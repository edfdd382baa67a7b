#pragma once

#include "core/frames/derivation/page_frame.h"
#include "ui/views/derivation/page_list.h"

#include <vector>

namespace lab::ui {

/// The rows of the list of pages: a tick if the learner's own prediction was right, a ring if the
/// answer was shown, a cross if a page is broken or bent by hand. Parts of a title that reveal the
/// result appear once the page is answered.
std::vector<PageList::Row> markedPages(const LabState& state);

/// The page's frame in this state, with its answers.
PageFrame pageFrameOf(const LabState& state, int page);

} // namespace lab::ui
