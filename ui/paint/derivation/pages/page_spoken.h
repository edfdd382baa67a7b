#pragma once

#include "core/frames/derivation/pages/page_picture.h"

#include <QString>

namespace lab::ui {

/// The accessible text of a page's picture: for each panel its title and contents. Before the
/// answer, those are what the learner put there, without any number that is asked for.
QString spokenPage(const PagePictureFrame& frame);

/// Of a cell that the learner colors: "A" for 1, or that it is empty.
QString cellColourName(int colour);

/// Of a mark of the learner: none, it stays, it changes.
QString markName(int mark);

} // namespace lab::ui
