#include "app/commands/called_command.h"
#include "app/commands/command_help.h"
#include "app/commands/command_table.h"
#include "app/commands/manual_page.h"
#include "app/text/exit.h"
#include "app/text/translations.h"
#include "tests/app/program.h"
#include "tests/qt_test.h"

#include <QCommandLineParser>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace lab::app;

Q_DECLARE_METATYPE(const Command*)

namespace {

void addCommands()
{
    QTest::addColumn<const Command*>("command");
    for (const Command& command : commands())
        QTest::addRow("%s", command.name.empty() ? "window" : command.name.data()) << &command;
}

void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : languages())
        QTest::addRow("%s", qPrintable(language)) << language;
}

QString manualIn(const QString& language)
{
    QFile file(QStringLiteral(LAB_TEST_DIRECTORY "/../resources/help/%1.md").arg(language));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString nameOf(const CommandOption& option)
{
    return namesOf(option).constLast();
}

/// A valid value of an option without a list of them.
QString valueOf(const CommandOption& option)
{
    const QStringList values = valuesOf(option);
    return option.range ? QString::number(option.range->least) : values.value(0, u"a=1"_s);
}

/// Valid words for all that a command needs besides these.
QStringList neededWords(const Command& command, const QStringList& given = {})
{
    QStringList words;
    if (neededFile(command) && !given.contains(u"--file"_s))
        words += u"x.json"_s;
    for (const CommandOption& option : command.options)
        if (option.isRequired)
            words += {nameOf(option), valueOf(option)};
    return words;
}

/// Reads words after those that the command needs; the error, or nothing.
QString errorIn(const Command& command, const QStringList& words)
{
    QCommandLineParser parser;
    const auto right = parsed(parser, command, neededWords(command, words) + words);
    return right ? QString() : right.error().sentence;
}

} // namespace

class CommandTableTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesAreUnique()
    {
        QStringList names;
        for (const Command& command : commands()) {
            names += wordsOf(command).join(u' ');
            QStringList options;
            for (const CommandOption& option : command.options) {
                options += namesOf(option);
                QCOMPARE(option.letter == "q", option.name == "quiet");
            }
            QCOMPARE(options.removeDuplicates(), 0);
        }
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void everyCommandIsFoundByItsWords_data() { addCommands(); }

    void everyCommandIsFoundByItsWords()
    {
        QFETCH(const Command*, command);
        QCOMPARE(commandOf(wordsOf(*command) + QStringList(u"--x"_s)), command);
        QCOMPARE(command->name.empty(), command == &commands().front());
        QVERIFY(command->run);
    }

    void everyOptionIsInHelpAndManual_data() { addCommands(); }

    void everyOptionIsInHelpAndManual()
    {
        QFETCH(const Command*, command);
        for (const QString& language : languages()) {
            spokenLanguage(language);
            const QString all = helpText();
            const QString one = helpText(helpSections({command}));
            const QString manual = manualPage(helpSections({command}));
            QVERIFY(!translated(command->summary).isEmpty());
            for (const CommandOption& option : command->options) {
                const QString typed =
                    (namesOf(option).join(u", "_s) + u' ' + placeholderOf(option)).trimmed();
                QVERIFY2(!helpOf(option).isEmpty(), qPrintable(typed));
                QVERIFY2(one.contains(typed), qPrintable(typed));
                QVERIFY2(all.contains(typed), qPrintable(typed));
                QVERIFY2(
                    manual.contains(QString(typed).replace(u'-', u"\\-"_s)), qPrintable(typed));
            }
        }
        spokenLanguage({});
    }

    void everyOptionIsParsed_data() { addCommands(); }

    void everyOptionIsParsed()
    {
        QFETCH(const Command*, command);
        QCOMPARE(errorIn(*command, {}), QString());
        for (const CommandOption& option : command->options) {
            const QString name = nameOf(option);
            if (placeholderOf(option).isEmpty()) {
                QCOMPARE(errorIn(*command, {name}), QString());
                continue;
            }
            const QStringList values = valuesOf(option);
            for (const QString& value : values.isEmpty() ? QStringList(valueOf(option)) : values)
                for (const QString& typed : namesOf(option))
                    QCOMPARE(errorIn(*command, {typed, value}), QString());
            QVERIFY2(!errorIn(*command, {name}).isEmpty(), qPrintable(name)); // without a value
            if (!option.initial.empty())
                QCOMPARE(
                    errorIn(*command, {name, QString::fromUtf8(option.initial.data())}), QString());
            QStringList wrong;
            if (option.range)
                wrong = {QString::number(option.range->least - 1),
                    QString::number(option.range->most * 2), u"x"_s, u"%3%4"_s, QString()};
            else if (!values.isEmpty())
                wrong = {values[0] + u'x', QString()};
            for (const QString& value : wrong) {
                const QString error = errorIn(*command, {name, value});
                QVERIFY2(error.startsWith(name) && error.contains(value) && error.endsWith(u'.'),
                    qPrintable(error));
            }
        }
        const QString unknown = errorIn(*command, {u"--no-such-option"_s});
        QVERIFY2(unknown.contains("no-such-option"_L1), qPrintable(unknown));
    }

    void aMissingOptionIsReported_data() { addCommands(); }

    void aMissingOptionIsReported()
    {
        QFETCH(const Command*, command);
        QCommandLineParser parser;
        const auto right = parsed(parser, *command, {});
        QCOMPARE(bool(right), neededWords(*command).isEmpty());
        if (!right)
            QVERIFY2(right.error().sentence.startsWith(wordsOf(*command).join(u' ') + u": "_s),
                qPrintable(right.error().sentence));
    }

    void anInvalidValueEndsWithTwo_data() { addCommands(); }

    void anInvalidValueEndsWithTwo()
    {
        QFETCH(const Command*, command);
        for (const CommandOption& option : command->options) {
            if (valuesOf(option).isEmpty() && !option.range)
                continue;
            const Ended run = ended(wordsOf(*command) + neededWords(*command)
                + QStringList {nameOf(option), u"no-such-value"_s});
            QCOMPARE(run.exit, 2);
            QVERIFY2(run.error.startsWith("position-lab: " + nameOf(option).toUtf8()), run.error);
            QCOMPARE(run.error.count('\n'), 1);
            QVERIFY(run.out.isEmpty());
        }
    }

    void theManualsExamplesAreCalls_data() { addLanguages(); }

    void theManualsExamplesAreCalls()
    {
        QFETCH(const QString, language);
        QString manual = manualIn(language);
        manual.replace(u"\\\n"_s, u" "_s);
        static const QRegularExpression call(
            u"(?:^|`)position-lab ([a-z][^`>\\n]*)"_s, QRegularExpression::MultilineOption);
        int calls = 0;
        for (auto found = call.globalMatch(manual); found.hasNext(); ++calls) {
            const QStringList words = QProcess::splitCommand(found.next().captured(1));
            if (words.size() == 1) // a mention
                continue;
            const Command* command = commandOf(words);
            QVERIFY2(command && !command->name.empty(), qPrintable(words.join(u' ')));
            QCommandLineParser parser;
            const auto right = parsed(parser, *command, words.mid(wordsOf(*command).size()));
            QVERIFY2(right, qPrintable(words.join(u' ')));
        }
        QVERIFY(calls > 15);
    }

    void theManualListsEveryCommandAndExitCode_data() { addLanguages(); }

    void theManualListsEveryCommandAndExitCode()
    {
        QFETCH(const QString, language);
        spokenLanguage(language);
        const QString manual = manualIn(language);
        for (const QString& name : commandNames())
            QVERIFY2(
                manual.contains(QRegularExpression(u"\\n\\| (`[a-z-]+`(, |、))*`%1`"_s.arg(name))),
                qPrintable(name));
        for (const auto& [exit, meaning] : exitMeanings())
            QVERIFY2(manual.contains(u"| %1 | %2 |"_s.arg(static_cast<int>(exit)).arg(meaning)),
                qPrintable(meaning));
        spokenLanguage({});
    }

    void everyExitCodeHasOneMeaning()
    {
        const auto meanings = exitMeanings();
        for (qsizetype code = 0; code < meanings.size(); ++code) {
            QCOMPARE(static_cast<qsizetype>(meanings[code].first), code);
            QVERIFY(helpText().contains(u"\n  %1  "_s.arg(code)));
        }
        QCOMPARE(meanings.size(), 4);
    }
};

LAB_GUILESS_TESTS(CommandTableTest)
#include "tst_command_table.moc"
