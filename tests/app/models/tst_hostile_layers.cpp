#include "app/files/json_file.h"
#include "app/models/rope_block_writer.h"
#include "core/frames/context/server_line.h"
#include "core/state/edit.h"
#include "tests/app/read_model.h"
#include "tests/hostile_texts.h"
#include "tests/qt_test.h"
#include "ui/windows/dialogs/server_words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

/// A model with two sets of frequencies, whose layer types have untrusted names.
QByteArray configOf(const QString& type)
{
    const QJsonObject slow {{u"rope_type"_s, u"default"_s}, {u"rope_theta"_s, 1e6}};
    const QJsonObject fast {{u"rope_type"_s, u"default"_s}, {u"rope_theta"_s, 1e4}};
    const QJsonObject config {{u"model_type"_s, u"gemma3_text"_s}, {u"head_dim"_s, 64},
        {u"num_hidden_layers"_s, 4}, {u"max_position_embeddings"_s, 4096},
        {u"layer_types"_s, QJsonArray {type, type, type, u"full_attention"_s}},
        {u"rope_parameters"_s, QJsonObject {{type, fast}, {u"full_attention"_s, slow}}}};
    return QJsonDocument(config).toJson();
}

/// The arguments that a shell passes on.
QStringList argumentsIn(const QString& command)
{
    QProcess shell;
    shell.start(u"/bin/sh"_s,
        {u"-c"_s,
            u"vllm() { printf '%s\\0' \"$@\"; }\npython() { printf '%s\\0' \"$@\"; }\n"_s
                + command});
    if (!shell.waitForFinished() || shell.exitCode() != 0)
        return {};
    return QString::fromUtf8(shell.readAllStandardOutput()).split(QChar(0));
}

} // namespace

class HostileLayersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsBackAnyLayerName_data()
    {
        QTest::addColumn<QString>("type");
        int number = 0;
        for (const QString& text : hostileTexts())
            QTest::addRow("%d", number++) << text;
    }

    // As read from a file, where invalid Unicode has been replaced.
    void readsBackAnyLayerName()
    {
        QFETCH(QString, type);
        const auto json = jsonObject(configOf(type), u"config.json"_s);
        QVERIFY(json);
        const auto model = modelInConfig(*json, u"config.json"_s);
        if (!model)
            return; // refused with a sentence
        const LabState state = applied(clamped({}), LoadModel {*model});
        std::vector<std::string> entries;
        for (const LayerKind& kind : state.model.kinds)
            entries.push_back(kind.entry);
        for (const auto keys : {ui::BlockKeys::Present, ui::BlockKeys::Older}) {
            const auto block = jsonObject(ropeBlockText(state, keys).text.toUtf8(), u"block"_s);
            QVERIFY2(block, qPrintable(ropeBlockText(state, keys).text));
            const QJsonObject written = block->value("rope_parameters"_L1).toObject();
            if (keys == ui::BlockKeys::Present && written.contains("full_attention"_L1))
                for (const std::string& entry : entries)
                    QVERIFY2(written.contains(QString::fromStdString(entry)), entry.c_str());
            for (const Server server : {Server::Vllm, Server::Sglang, Server::LlamaCpp}) {
                LabState longer = state;
                longer.rotations.base *= 2; // not the file's
                const QString command = ui::serverText(longer, server, keys).text;
                if (!command.contains(u'\''))
                    continue;
                ++m_commands;
                const QStringList arguments = argumentsIn(command);
                const auto at = std::ranges::find_if(
                    arguments, [](const QString& one) { return one.startsWith(u'{'); });
                QVERIFY2(at != arguments.end(), qPrintable(command));
                QVERIFY2(!at->contains(u'\n'), qPrintable(command));
                const auto reported = jsonObject(at->toUtf8(), u"override"_s);
                QVERIFY2(reported, qPrintable(command));
            }
        }
    }

    void someWereWritten() { QVERIFY(m_commands > 20); }

private:
    int m_commands = 0;
};

LAB_GUILESS_TESTS(HostileLayersTest)
#include "tst_hostile_layers.moc"
