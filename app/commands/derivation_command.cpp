#include "app/commands/command_options.h"
#include "app/commands/reading_notes.h"
#include "app/commands/run_commands.h"
#include "app/files/json_file.h"
#include "app/files/streamed_file.h"
#include "app/text/exit.h"
#include "app/worksheet/derivation_sheet.h"
#include "ui/lessons/derivation_book.h"
#include "ui/lessons/page_practice.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::DerivationCommand)
};

/// "pages.json: 22 pages, 7 of them chosen, 63 breaks"
QString summary(const QString& path, const ui::DerivationBook& book)
{
    qsizetype breaks = 0;
    qsizetype chosen = 0;
    qsizetype cards = 0;
    for (const ui::DerivationPage& page : book.pages) {
        breaks += static_cast<qsizetype>(page.breaks.size());
        chosen += page.roadNotTaken ? 1 : 0;
        for (const PageText::Break& way : page.rule.text().breaks)
            cards += way.verdict ? 1 : 0;
    }
    return Words::tr(
        "%1: %2 pages, %3 of them with a chosen equation; %4 breaks, %5 of them on cards.")
        .arg(QDir::toNativeSeparators(path))
        .arg(book.pages.size())
        .arg(chosen)
        .arg(breaks)
        .arg(cards);
}

} // namespace

int runDerivationCheck(const QCommandLineParser& given)
{
    Exit exit = Exit::Done;
    QString text;
    for (const QString& path : givenFiles(given)) {
        const auto bytes = bytesInFile(path);
        if (!bytes) {
            exit = Exit::Failed;
            ended(exit, bytes.error());
            continue;
        }
        const auto book = ui::derivationBook(*bytes);
        const auto tried = book ? ui::triedCards(*book) : Unexpected(book.error());
        if (tried) {
            text += summary(path, *book) + u'\n';
        } else {
            exit = Exit::Failed;
            ended(exit,
                Words::tr("%1: %2", "a file, and what is wrong in it")
                    .arg(QDir::toNativeSeparators(path), tried.error().sentence));
        }
    }
    const int written = printed(text);
    return exit == Exit::Done ? written : static_cast<int>(exit);
}

int runDerivationPrint(const QCommandLineParser& given)
{
    const QString output = given.value(u"output"_s);
    if (!isStandardStream(output) && QFileInfo(output).suffix().toLower() != "pdf"_L1)
        return ended(Exit::Misused,
            Words::tr("derivation print: --output must name a file that ends in .pdf."));
    const auto start = commandStart(given, given.values(u"set"_s), u"derivation"_s);
    if (!start)
        return start.error();
    printReadingNotes(start->file, start->readingNotes);
    return ended(writtenDerivation(start->state, output));
}

} // namespace lab::app
