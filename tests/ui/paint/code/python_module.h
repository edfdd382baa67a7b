#pragma once

#include <QProcess>
#include <QString>

/// Why a program that imports this module cannot run here; empty if it can.
inline QString missing(const QString& module)
{
    const QString interpreter = QStringLiteral(LAB_PYTHON);
    QProcess python;
    python.start(interpreter, {QStringLiteral("-c"), QStringLiteral("import ") + module});
    if (!python.waitForFinished(120'000) || python.exitCode() != 0)
        return module + QStringLiteral(" is not installed for ") + interpreter;
    return {};
}
