#pragma once

#include "ui/windows/parts/series_writing.h"

#include <memory>

namespace lab::app {

/// Writes a series into a page with a slider (see PageFile): a picture for each of its states, in
/// both themes. Size and path of the request are used; its theme, speed and easing are not.
std::unique_ptr<ui::SeriesWriting> pageWriting(const ui::SeriesRequest& request);

/// Whether a file of this name is such a page.
bool isPage(const QString& path);

} // namespace lab::app
