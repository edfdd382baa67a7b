#pragma once

namespace lab::ui {

/// Lowers the priority of the calling thread and of those that it starts below that of the painting
/// thread, if there are no more cores than busy threads. Only Linux has a priority per thread that
/// any program may lower; elsewhere nothing changes.
void yieldPriority();

} // namespace lab::ui
