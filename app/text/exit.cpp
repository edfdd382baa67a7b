#include "app/text/exit.h"

#include "ui/store/plain_text.h"

#include <QCoreApplication>

#include <iostream>

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

} // namespace

QList<std::pair<Exit, QString>> exitMeanings()
{
    return {{Exit::Done, Words::tr("done, or what was compared is equal")},
        {Exit::Failed,
            Words::tr("a file cannot be read or written, or contains an error; there is no "
                      "display; or what was compared differs")},
        {Exit::Misused,
            Words::tr("an unknown command, option, key or value; or nothing can be compared")},
        {Exit::Lacking, Words::tr("this build lacks a part that the command needs")}};
}

void warn(const QString& sentence)
{
    if (!sentence.isEmpty())
        std::cerr << "position-lab: " << ui::visible(sentence).toStdString() << '\n';
}

int ended(Exit exit, const QString& sentence)
{
    warn(sentence);
    return static_cast<int>(exit);
}

int ended(Exit exit, const Error& error)
{
    return ended(exit, error.sentence);
}

int ended(const Expected<void, Failure>& run)
{
    return run ? ended(Exit::Done) : ended(run.error().exit, run.error().sentence);
}

int ended(const Outcome<void>& done)
{
    return ended(orFailure(done));
}

Expected<void, Failure> orFailure(const Outcome<void>& done)
{
    if (!done)
        return Unexpected(Failure {Exit::Failed, done.error().sentence});
    return {};
}

} // namespace lab::app
