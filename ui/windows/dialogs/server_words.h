#pragma once

#include "core/frames/context/server_line.h"
#include "ui/windows/parts/window_services.h"

#include <QString>

namespace lab::ui {

/// The command that starts the server with the state's RoPE, and a sentence for each of its notes;
/// if the server cannot do it, no text and a sentence with the reason. A sentence about the server
/// is an entry of servers.json (ServerFact).
RopeBlockText serverText(const LabState& state, Server server, BlockKeys keys);

} // namespace lab::ui
