#include "ui/windows/dialogs/server_facts.h"

#include "ui/lessons/languages.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct FactWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::ServerWords)
};

struct Names {
    Server server;
    QLatin1StringView key;
    QLatin1StringView name;
};

constexpr std::array names = {Names {Server::Vllm, "vllm"_L1, "vLLM"_L1},
    Names {Server::LlamaCpp, "llama.cpp"_L1, "llama.cpp"_L1},
    Names {Server::Sglang, "sglang"_L1, "SGLang"_L1}};

const Names& namesOf(Server server)
{
    return *std::ranges::find(names, server, &Names::server);
}

ServerFact factIn(const QJsonObject& entry)
{
    const QString given = entry.value("server"_L1).toString();
    const auto server = std::ranges::find(names, given, &Names::key);
    ServerFact fact {entry.value("key"_L1).toString(),
        server == names.end() ? Server::Vllm : server->server, entry.value("checked"_L1).toString(),
        {}, textsIn(entry)};
    for (const auto& source : entry.value("source"_L1).toArray())
        fact.sources += source.toString();
    const bool isWhole = server != names.end() && !fact.key.isEmpty() && !fact.checked.isEmpty()
        && !fact.sources.isEmpty() && !fact.texts["en"].empty();
    if (!isWhole)
        qFatal("servers.json: %ls of %ls", qUtf16Printable(fact.key), qUtf16Printable(given));
    return fact;
}

} // namespace

const std::vector<ServerFact>& serverFacts()
{
    static const std::vector<ServerFact> facts = [] {
        QFile file(u":/servers/servers.json"_s);
        const bool isOpen = file.open(QIODevice::ReadOnly);
        const QJsonDocument whole = QJsonDocument::fromJson(isOpen ? file.readAll() : QByteArray());
        std::vector<ServerFact> read;
        for (const auto& entry : whole.object().value("facts"_L1).toArray())
            read.push_back(factIn(entry.toObject()));
        return read;
    }();
    return facts;
}

QString serverName(Server server)
{
    return namesOf(server).name;
}

QString factSentence(
    Server server, const QString& key, const std::vector<std::pair<QString, QString>>& put)
{
    const auto fact = std::ranges::find_if(serverFacts(),
        [&](const ServerFact& one) { return one.server == server && one.key == key; });
    if (fact == serverFacts().end())
        qFatal("servers.json: no %ls of %ls", qUtf16Printable(key),
            qUtf16Printable(serverName(server)));
    QString sentence = inLanguage(fact->texts);
    for (const auto& [name, text] : put)
        sentence.replace(u'{' + name + u'}', text);
    return FactWords::tr("%1 (Checked: %2 %3.)").arg(sentence, serverName(server), fact->checked);
}

} // namespace lab::ui
