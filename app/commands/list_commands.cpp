#include "app/commands/command_options.h"
#include "app/commands/run_commands.h"
#include "app/commands/table_command.h"
#include "app/files/streamed_file.h"
#include "app/session/window_session.h"
#include "app/text/setting_words.h"
#include "core/encodings/catalogue.h"
#include "core/state/parameters.h"
#include "ui/paint/text/key_text.h"

#include <QCoreApplication>
#include <QTextStream>

using namespace Qt::StringLiterals;

namespace lab::app {

int runParameters(const QCommandLineParser& /*given*/)
{
    const LabState defaults = withLocalizedSentences(clamped({}));
    QString text;
    QTextStream out(&text);
    for (const Parameter& parameter : parameters()) {
        const QString value = QString::fromStdString(lab::text(parameter.read(defaults)));
        out << keyText(parameter.key).leftJustified(36) << ' ' << value.leftJustified(18) << ' '
            << whatIsWanted(parameter, defaults).leftJustified(48) << ' '
            << QCoreApplication::translate("parameters", std::string(parameter.meaning).c_str())
            << '\n';
    }
    return printed(text);
}

// "alibi   bias, slopes   Press et al. 2021, …": the valid values of table --encoding and
// --quantity.
int runEncodings(const QCommandLineParser& /*given*/)
{
    QString text;
    QTextStream out(&text);
    for (const CatalogueEntry& entry : catalogue()) {
        QStringList quantities;
        for (const TableQuantity& one : allTables()) {
            if (one.encoding == entry.key)
                quantities += keyText(one.quantity);
        }
        out << keyText(entry.key).leftJustified(20) << quantities.join(u", "_s) << "\n    "
            << QCoreApplication::translate("encodings", entry.name.data()) << " · "
            << keyText(entry.source) << '\n';
    }
    return printed(text);
}

int runBenches(const QCommandLineParser& /*given*/)
{
    return printed(benchKeys().join(u'\n') + u'\n');
}

} // namespace lab::app
