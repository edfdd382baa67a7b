#pragma once

class QWidget;

namespace lab::ui {

/// Lets Tab go through a page as one reads: what stands above comes first, and in a row what stands
/// on the left. A part of the page, with all that is inside of it, is one step of this order;
/// inside it the order stays as it is.
///
/// Law: no part comes before one that is wholly above it, or on the left of it in the same row.
void setTabOrderAsRead(QWidget& page);

} // namespace lab::ui
