#pragma once

#include "core/frames/context/server_line.h"
#include "core/state/language_texts.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace lab::ui {

/// What a server does, as resources/servers/servers.json has it. A program that is served changes
/// from release to release: each entry says which release or state of the code it was checked
/// against, and where.
struct ServerFact {
    QString key; ///< "base_once"
    Server server = Server::Vllm;
    QString checked; ///< "b10754", "main, 2026-09-08"
    QStringList sources; ///< addresses
    LanguageTexts texts; ///< with names in braces for what is put in: "{length}"
};

/// All that there are. An error of the program's own file ends it.
const std::vector<ServerFact>& serverFacts();

/// "vLLM"
QString serverName(Server server);

/// The key that the file has for a server.
QString serverKey(Server server);

/// The sentence of the entry in the language of the window, with each name in braces replaced, and
/// what it was checked against.
QString factSentence(
    Server server, const QString& key, const std::vector<std::pair<QString, QString>>& put = {});

} // namespace lab::ui
