#include "app/commands/command_options.h"

#include "app/commands/argument_values.h"
#include "app/commands/reading_notes.h"
#include "app/files/json_file.h"
#include "app/session/window_session.h"
#include "app/text/exit.h"
#include "app/text/setting_words.h"
#include "app/text/translations.h"
#include "core/state/links.h"
#include "core/state/parameters.h"
#include "ui/paint/text/key_text.h"
#include "ui/paint/text/punctuation.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

const Model* modelOf(const Edit& edit)
{
    if (const auto* whole = edit.as<LoadModel>())
        return &whole->model;
    const auto* block = edit.as<LoadRope>();
    return block ? &block->block : nullptr;
}

} // namespace

QString languageAskedFor(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOption({u"language"_s, {}, u"LANGUAGE"_s});
    parser.parse(arguments);
    const QString asked = parser.value(u"language"_s);
    return languages().contains(asked) ? asked : QString();
}

QStringList givenFiles(const QCommandLineParser& parser)
{
    return parser.values(u"file"_s) + parser.positionalArguments();
}

Outcome<QString> givenFile(const QCommandLineParser& parser)
{
    const QStringList files = givenFiles(parser);
    if (files.size() > 1)
        return Unexpected(Error {Words::tr("Only one file can be opened, but %1 were given: %2.")
                                     .arg(files.size())
                                     .arg(ui::listed(files))});
    return files.value(0);
}

QStringList benchKeys()
{
    QStringList keys;
    for (const Choice& choice : parameterNamed("bench")->choices)
        keys += keyText(choice.key);
    return keys;
}

Expected<CommandStart, int> startIn(
    const QString& path, const QStringList& settings, const QString& prefix)
{
    return startIn(
        path.isEmpty() ? OpenedFile() : openedFile(path), settings, prefix, StartsAs::Command);
}

Expected<CommandStart, int> startIn(const Outcome<OpenedFile>& file, const QStringList& settings,
    const QString& prefix, StartsAs as)
{
    if (!file)
        return Unexpected(ended(Exit::Failed, file.error()));
    const bool isWindow = as == StartsAs::Window;
    CommandStart start {withLocalizedSentences(isWindow ? newScene() : clamped({})), file->path, {},
        {}, file->json.value_or(QJsonObject())};
    if (!start.file.isEmpty()) {
        const auto edit =
            isWindow ? editInWindow(start.state, *file) : editInFile(start.state, *file);
        if (!edit)
            return Unexpected(ended(Exit::Failed, edit.error()));
        start.state = applied(start.state, *edit);
        if (const auto* read = edit->as<LoadState>(); read && !read->readingNote.empty())
            warn(QString::fromStdString(read->readingNote));
        if (const Model* model = modelOf(*edit))
            start.model = *model;
        QStringList given = settings; // with and without the prefix, which is optional
        for (const QString& setting : settings)
            given += prefix + u'.' + setting;
        start.readingNotes = allReadingNotes(*edit, start.state, given);
    }
    auto state = withSettings(start.state, settings, prefix);
    if (!state)
        return Unexpected(ended(Exit::Misused, state.error()));
    for (const QString& sentence : scalingBesideLengths(*state, settings))
        warn(sentence);
    start.state = *std::move(state);
    return start;
}

Expected<CommandStart, int> commandStart(
    const QCommandLineParser& parser, const QStringList& settings, const QString& prefix)
{
    const auto file = givenFile(parser);
    if (!file)
        return Unexpected(ended(Exit::Misused, file.error()));
    return startIn(*file, settings, prefix);
}

QString titleOf(const CommandStart& start)
{
    const QString file = shownPath(start.file);
    const QString name = QString::fromStdString(start.state.model.name);
    return name.isEmpty() || name == QFileInfo(file).fileName() ? file : file + u": "_s + name;
}

Outcome<void> checkedRotary(const CommandStart& start)
{
    if (!start.model || hasRotaryEncoding(*start.model))
        return {};
    return Unexpected(Error {
        Words::tr("%1: this model has no rotary encoding (RoPE), so there is nothing to write.")
            .arg(shownPath(start.file))});
}

} // namespace lab::app
