#include "app/commands/exit.h"

#include <iostream>

namespace lab::app {

int ended(Exit exit, const QString& sentence)
{
    if (!sentence.isEmpty())
        std::cerr << "position-lab: " << sentence.toStdString() << '\n';
    return static_cast<int>(exit);
}

} // namespace lab::app
