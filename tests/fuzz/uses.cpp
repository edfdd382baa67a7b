#include "tests/fuzz/uses.h"

#include "app/commands/called_command.h"
#include "app/exports/export.h"
#include "app/exports/rendering.h"
#include "app/files/json_file.h"
#include "app/files/scene_file.h"
#include "app/models/advised_block.h"
#include "app/models/rope_block_writer.h"
#include "core/frames/code/code_slots.h"
#include "core/frames/context/pairs_table.h"
#include "core/frames/context/server_line.h"
#include "core/math/quoting.h"
#include "tests/fuzz/target.h"
#include "ui/paint/code/code_text.h"
#include "ui/store/plain_text.h"
#include "ui/views/parameters/model_words.h"
#include "ui/windows/dialogs/server_words.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace lab::fuzz {

namespace {

bool isPlain(const QString& text)
{
    return !hasHidden(QString(text).remove(u'\n').remove(u'\t').toStdString());
}

void requireJson(const QByteArray& text, const char* law)
{
    QJsonParseError error {};
    QJsonDocument::fromJson(text, &error);
    require(error.error == QJsonParseError::NoError, law);
}

void requireXml(const QByteArray& text, const char* law)
{
    QXmlStreamReader xml(text);
    while (!xml.atEnd())
        xml.readNext();
    require(!xml.hasError(), law);
}

/// Only one in this many files is also drawn, which takes a hundred times as long as everything
/// else.
constexpr quint16 drawnEach = 32;

QString folderOfFiles()
{
    static const QTemporaryDir folder;
    return folder.path();
}

QByteArray drawn(const LabState& state, const QString& ending)
{
    const QString path = QDir(folderOfFiles()).filePath(u"drawn."_s + ending);
    QFile::remove(path);
    require(app::rendered({.state = state,
                              .picture = {},
                              .size = QSize(640, 576),
                              .output = path,
                              .waits = false})
                .has_value(),
        "a bench can be exported");
    QFile file(path);
    require(file.open(QIODevice::ReadOnly) && file.size() > 0, "an export is there");
    return file.readAll();
}

/// The bench of the state as a file of each format, and as it is copied.
void exportBench(const LabState& state)
{
    requireXml(drawn(state, u"svg"_s), "an SVG is XML");
    require(drawn(state, u"pdf"_s).startsWith("%PDF"), "a PDF is one");
    require(!QImage::fromData(drawn(state, u"png"_s)).isNull(), "a picture can be read");
    const QByteArray table = drawn(state, u"csv"_s);
    require(isPlain(QString::fromUtf8(table)), "a table is plain text");
    requireXml("<div>" + app::inTables(table).toUtf8() + "</div>", "copied tables are HTML");
}

/// Standard output and errors, which are redirected to a file during its lifetime.
class Caught {
public:
    Caught()
        : m_path(QDir::temp().filePath(u"lab_fuzz_%1"_s.arg(getpid())))
        , m_out(dup(STDOUT_FILENO))
        , m_error(dup(STDERR_FILENO))
    {
        std::fflush(stdout);
        const int file = open(
            QFile::encodeName(m_path).constData(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600);
        const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
        dup2(file, STDOUT_FILENO);
        dup2(nothing, STDERR_FILENO);
        close(file);
        close(nothing);
    }
    Caught(const Caught&) = delete;
    Caught& operator=(const Caught&) = delete;
    ~Caught()
    {
        restore();
        QFile::remove(m_path);
    }

    QByteArray text()
    {
        restore();
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    void restore()
    {
        if (m_out < 0)
            return;
        std::fflush(stdout);
        dup2(m_out, STDOUT_FILENO);
        dup2(m_error, STDERR_FILENO);
        close(m_out);
        close(m_error);
        m_out = -1;
    }

    QString m_path;
    int m_out;
    int m_error;
};

} // namespace

void useState(const LabState& state)
{
    const auto requireBlock = [](const ui::RopeBlockText& block) {
        if (!block.text.isEmpty())
            requireJson(block.text.toUtf8(), "a block is JSON");
    };
    for (const auto keys : {ui::BlockKeys::Present, ui::BlockKeys::Older}) {
        requireBlock(app::ropeBlockText(state, keys));
        requireBlock(app::advisedBlock(state, keys));
        for (const auto server : {Server::Vllm, Server::LlamaCpp, Server::Sglang})
            require(isPlain(ui::serverText(state, server, keys).text), "a command can be pasted");
    }
    for (const auto library : {ui::CodeLibrary::NumPy, ui::CodeLibrary::PyTorch})
        require(isPlain(ui::codeText(state, library, u"en"_s)), "code is plain text");
    require(isPlain(QString::fromStdString(tableCommand(state))), "a command can be pasted");
    requireJson(QByteArray::fromStdString(jsonText(pairsTable(state), {0})), "pairs are JSON");
    const QByteArray saved = app::sceneBytes(state);
    const auto json = app::jsonObject(saved, u"saved.json"_s);
    require(json.has_value(), "a saved scene is JSON");
    const auto again = json ? app::sceneState(*json, u"saved.json"_s) : Unexpected(json.error());
    require(again && *again == state, "a saved scene is the state that was saved");
    for (const QString& paragraph : ui::paragraphsOn(state.model))
        require(isPlain(ui::visible(paragraph)), "what is shown of a model is plain");
    if (isDrawn(saved))
        exportBench(state);
}

bool isDrawn(const QByteArray& bytes)
{
    return qChecksum(bytes) % drawnEach == 0;
}

QString fileOf(const QByteArray& bytes, const QString& name)
{
    QString path = QDir(folderOfFiles()).filePath(name);
    QFile file(path);
    require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(),
        "a file is there to be read");
    return path;
}

QByteArray outputOf(const QStringList& call)
{
    Caught caught;
    const int exit = app::called(call);
    const QByteArray text = caught.text();
    require(exit >= 0 && exit <= 2, "a command ends with 0, 1 or 2");
    require(exit == 0 || text.isEmpty() || call.contains(u"--strict"_s),
        "a command that fails writes nothing");
    return text;
}

void runCommandsOn(const QByteArray& bytes, const QString& name)
{
    constexpr qsizetype fewSteps = 3; // of which a GIF is created quickly
    const QString path = fileOf(bytes, name);
    for (const QString& keys : {u"present"_s, u"older"_s}) {
        const QByteArray block = outputOf({u"rope-block"_s, path, u"--keys"_s, keys});
        if (!block.isEmpty())
            requireJson(block, "what rope-block writes is JSON");
        for (const QString& server : {u"vllm"_s, u"llama.cpp"_s, u"sglang"_s})
            outputOf({u"rope-block"_s, path, u"--keys"_s, keys, u"--server"_s, server});
    }
    const QByteArray check = outputOf({u"check"_s, path, u"--json"_s});
    if (!check.isEmpty())
        requireJson(check, "what check writes is JSON");
    const QByteArray read = outputOf({u"check"_s, path});
    require(isPlain(QString::fromUtf8(read)), "what check says is plain text");
    const QByteArray order =
        outputOf({u"permutation"_s, path, u"--from"_s, u"halves"_s, u"--json"_s});
    if (!order.isEmpty())
        requireJson(order, "what permutation writes is JSON");
    const QByteArray program = outputOf({u"permutation"_s, path, u"--from"_s, u"halves"_s});
    require(isPlain(QString::fromUtf8(program)), "code is plain text");
    outputOf({u"code"_s, path});
    const QByteArray difference = outputOf({u"diff"_s, path, path, u"--format"_s, u"json"_s});
    if (!difference.isEmpty())
        requireJson(difference, "what diff writes is JSON");
    const QByteArray table = outputOf({u"table"_s, path, u"--encoding"_s, u"rope"_s,
        u"--positions"_s, u"0:2"_s, u"--format"_s, u"json"_s});
    if (!table.isEmpty())
        requireJson(table, "what table writes is JSON");
    const QByteArray steps = outputOf({u"series"_s, path});
    require(isPlain(QString::fromUtf8(steps)), "a list of states is plain text");
    if (!isDrawn(bytes))
        return;
    const QString out = QDir(folderOfFiles()).filePath(u"out"_s);
    outputOf({u"derivation"_s, u"print"_s, path, u"-o"_s, out + u".pdf"_s});
    if (steps.count('\n') <= fewSteps)
        outputOf({u"series"_s, path, u"--export"_s, out + u".gif"_s, u"--size"_s, u"160x120"_s});
}

} // namespace lab::fuzz
