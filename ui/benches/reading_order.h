#pragma once

class QWidget;

namespace lab::ui {

/// Makes Tab follow the reading order of a page: top to bottom, and left to right in a row. A part
/// of the page, with everything in it, is one step of this order; the order inside it stays.
///
/// Law: no part comes before one that is entirely above it, or to the left of it in the same row.
void setTabOrderAsRead(QWidget& page);

} // namespace lab::ui
