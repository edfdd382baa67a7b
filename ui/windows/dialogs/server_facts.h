#pragma once

#include "core/frames/context/server_line.h"
#include "core/state/language_texts.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace lab::ui {

/// The behavior of a server, from resources/servers/servers.json. A server changes from release to
/// release: each entry has the release or state of the code against which it was checked, and a
/// source.
struct ServerFact {
    QString key; ///< "base_once"
    Server server = Server::Vllm;
    QString checked; ///< "b10754", "main, 2026-09-08"
    QStringList sources; ///< addresses
    LanguageTexts texts; ///< with names in braces for inserted values: "{length}"
};

/// All of them. An error in the program's own file ends the program.
const std::vector<ServerFact>& serverFacts();

/// "vLLM"
QString serverName(Server server);

/// The sentence of the entry in the window's language, with each name in braces replaced, and the
/// version against which it was checked.
QString factSentence(
    Server server, const QString& key, const std::vector<std::pair<QString, QString>>& put = {});

} // namespace lab::ui
