#pragma once

#include <QFile>
#include <QList>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

#include <utility>

/// Calls the program as from a shell, without a display, or with these variables and this standard
/// input.
struct Ended {
    int exit = -1;
    QByteArray out;
    QByteArray error;
};

inline Ended ended(const QStringList& arguments, const QByteArray& input = {},
    const QList<std::pair<QString, QString>>& variables = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("DISPLAY"));
    environment.insert(QStringLiteral("LANGUAGE"), QStringLiteral("en"));
    for (const auto& [name, value] : variables)
        environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(LAB_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(-1);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
        process.readAllStandardOutput(), process.readAllStandardError()};
}

/// A file with these bytes; returns its path.
inline QString written(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("no room for a file");
    return path;
}
