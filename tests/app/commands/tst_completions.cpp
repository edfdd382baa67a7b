#include "app/commands/command_table.h"
#include "app/commands/completions.h"
#include "tests/app/program.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lab::app;

namespace {

/// The words after which a shell is asked, the last one unfinished, and what it must offer: all of
/// these, and, for a list, nothing else.
struct Asked {
    QStringList words;
    QStringList offered;
    bool isAll = true;
};

QStringList sorted(QStringList words)
{
    words.removeAll(QString());
    words.sort();
    return words;
}

QString quoted(const QString& word)
{
    return u'\'' + word + u'\'';
}

/// Every command, every option, and every value of a choice.
QList<Asked> allAsked()
{
    QList<Asked> all {{{QString()}, commandNames(), false},
        {{u"lesson"_s, QString()}, {u"check"_s, u"list"_s, u"worksheet"_s, u"answers"_s}},
        {{u"derivation"_s, u"p"_s}, {u"print"_s}}, {{u"help"_s, u"rend"_s}, {u"render"_s}},
        {{u"completions"_s, QString()}, {u"bash"_s, u"fish"_s, u"zsh"_s}},
        {{u"--theme"_s, u"dark"_s, u"render"_s, u"--dig"_s}, {u"--digits"_s}}};
    for (const Command& command : commands()) {
        const QStringList words = wordsOf(command);
        QStringList names;
        for (const CommandOption& option : command.options) {
            const QString name = namesOf(option).constLast();
            names += name;
            if (const QStringList values = valuesOf(option); !values.isEmpty())
                all += {words + QStringList {name, QString()}, values};
        }
        all += {words + QStringList(u"--"_s), names, false};
    }
    return all;
}

class Shell {
public:
    explicit Shell(const QString& name)
        : m_name(name)
        , m_path(QStandardPaths::findExecutable(name))
    {
        written(script(), completionsFor(name).toUtf8());
        written(m_folder.filePath(u"model one.json"_s), "{}");
    }

    bool isInstalled() const { return !m_path.isEmpty(); }
    QString script() const { return m_folder.filePath(u"completions"_s); }

    /// Runs lines after the script, in a folder with the file "model one.json".
    QByteArray outputOf(const QStringList& lines, const QStringList& options)
    {
        const QString calls =
            written(m_folder.filePath(u"calls"_s), lines.join(u'\n').toUtf8() + '\n');
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(m_path, options + QStringList(calls));
        process.waitForFinished(-1);
        m_error = process.readAllStandardError();
        return process.readAllStandardOutput();
    }

    QByteArray error() const { return m_error; }

private:
    QString m_name;
    QString m_path;
    QTemporaryDir m_folder;
    QByteArray m_error;
};

/// One line of offered words per call.
void compare(const QList<Asked>& all, const QByteArray& output)
{
    const QList<QByteArray> lines = output.split('\n');
    QCOMPARE(lines.size(), all.size() + 1);
    for (qsizetype k = 0; k < all.size(); ++k) {
        const QStringList offered = sorted(QString::fromUtf8(lines[k]).split(u' '));
        const QString asked = all[k].words.join(u' ') + u": "_s + offered.join(u' ');
        for (const QString& word : all[k].offered)
            QVERIFY2(offered.contains(word), qPrintable(asked + u" lacks "_s + word));
        if (all[k].isAll)
            QCOMPARE(offered, sorted(all[k].offered));
        for (const QString& word : offered) // options of this command alone
            QVERIFY2(!all[k].words.last().startsWith(u"--"_s) || all[k].offered.contains(word)
                    || word == "--help"_L1,
                qPrintable(asked));
    }
}

} // namespace

class CompletionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bashCompletesEveryOptionAndValue()
    {
        Shell bash(u"bash"_s);
        if (!bash.isInstalled())
            QSKIP("bash is not installed");
        QStringList lines {u"source "_s + bash.script(),
            u"try() { COMP_WORDS=(position-lab \"$@\"); COMP_CWORD=$#; _position_lab; "
            "echo \"${COMPREPLY[*]}\"; }"_s};
        QList<Asked> all = allAsked();
        all += {{u"render"_s, u"--theme"_s, u"="_s, u"d"_s}, {u"dark"_s, u"desktop"_s}};
        all += {{u"render"_s, u"--theme"_s, u"="_s}, {u"light"_s, u"dark"_s, u"desktop"_s}};
        all += {{u"render"_s, u"--set"_s, QString()}, {}};
        all += {{u"render"_s, u"--file"_s, u"mod"_s}, {u"model"_s, u"one.json"_s}};
        all += {{u"check"_s, u"mod"_s}, {u"model"_s, u"one.json"_s}};
        all += {{u"--file"_s, u"render"_s, u"--pres"_s}, {u"--present"_s}};
        for (const Asked& one : all) {
            QStringList words = one.words;
            std::ranges::transform(words, words.begin(), quoted);
            lines += u"try "_s + words.join(u' ');
        }
        compare(all, bash.outputOf(lines, {u"--norc"_s}));
        QCOMPARE(bash.error(), QByteArray());
    }

    void fishCompletesEveryOptionAndValue()
    {
        Shell fish(u"fish"_s);
        if (!fish.isInstalled())
            QSKIP("fish is not installed");
        QStringList lines {u"source "_s + fish.script()};
        QList<Asked> all = allAsked();
        all += {{u"render"_s, u"--theme=d"_s}, {u"--theme=dark"_s, u"--theme=desktop"_s}};
        all += {{u"check"_s, u"mod"_s}, {u"model one.json"_s}};
        for (const Asked& one : all)
            lines += u"echo (complete -C 'position-lab %1' | string replace -r '\\t.*' '')"_s.arg(
                one.words.join(u' '));
        all.last().offered = QStringList {u"model"_s, u"one.json"_s};
        compare(all, fish.outputOf(lines, {u"--no-config"_s}));
        QCOMPARE(fish.error(), QByteArray());
    }

    // The specifications that zsh's _arguments gets for each command.
    void zshHasEveryOptionAndValue()
    {
        Shell zsh(u"zsh"_s);
        if (!zsh.isInstalled())
            QSKIP("zsh is not installed");
        QStringList lines {u"compdef() { : }"_s, u"_arguments() { print -r -- \"$@\" }"_s,
            u"source "_s + zsh.script()};
        for (const Command& command : commands())
            lines += u"words=(position-lab %1 ''); CURRENT=$#words; _position-lab"_s.arg(
                wordsOf(command).join(u' '));
        const QList<QByteArray> given = zsh.outputOf(lines, {u"-f"_s}).split('\n');
        QCOMPARE(zsh.error(), QByteArray());
        QCOMPARE(given.size(), qsizetype(commands().size()) + 1);
        for (std::size_t k = 0; k < commands().size(); ++k) {
            const QString specifications = QString::fromUtf8(given[qsizetype(k)]);
            qsizetype options = 0;
            for (const CommandOption& option : commands()[k].options) {
                options += namesOf(option).size();
                for (const QString& name : namesOf(option)) {
                    const bool isLong =
                        !placeholderOf(option).isEmpty() && name.startsWith("--"_L1);
                    QVERIFY2(specifications.contains(name + (isLong ? u"=["_s : u"["_s)),
                        qPrintable(name + u" in "_s + specifications));
                }
                if (const QStringList values = valuesOf(option); !values.isEmpty())
                    QVERIFY(specifications.contains(u":("_s + values.join(u' ') + u')'));
            }
            static const QRegularExpression specified(u"[a-z]=?\\["_s);
            QCOMPARE(specifications.count(specified), options);
        }
    }

    void anUnknownShellIsRefused()
    {
        QVERIFY(completionsFor(u"tcsh"_s).isEmpty());
        for (const QStringList& call :
            {QStringList {u"completions"_s}, QStringList {u"completions"_s, u"tcsh"_s},
                QStringList {u"completions"_s, u"bash"_s, u"zsh"_s}}) {
            const Ended run = ended(call);
            QCOMPARE(run.exit, 2);
            QVERIFY2(run.error.contains("bash, zsh or fish"), run.error);
        }
        QCOMPARE(ended({u"completions"_s, u"zsh"_s}).out, completionsFor(u"zsh"_s).toUtf8());
    }
};

LAB_GUILESS_TESTS(CompletionsTest)
#include "tst_completions.moc"
