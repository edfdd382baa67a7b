#include "app/text/exit.h"

#include "ui/store/plain_text.h"

#include <iostream>

namespace lab::app {

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
