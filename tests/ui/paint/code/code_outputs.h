#pragma once

#include "tests/ui/paint/code/code_cases.h"
#include "ui/paint/code/code_text.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <vector>

namespace lab::ui {

inline const auto codeRunner = QByteArrayLiteral(R"(
import contextlib, io, pathlib, sys, warnings
warnings.simplefilter("error")
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.py")):
    out = io.StringIO()
    names = {"__name__": "__main__"}
    with contextlib.redirect_stdout(out):
        exec(compile(path.read_bytes(), str(path), "exec"), names) # bytes, as Python reads a file
        more = [names["stored"](names["slopes"]()[0])] if "stored" in names else []
        if "shown_weights" in names:
            for what in more + [names["shown_weights"]()]:
                rows = what.tolist()
                print("more")
                for row in rows if isinstance(rows[0], list) else [rows]:
                    print(*row, sep=",")
    path.with_suffix(".csv").write_text(out.getvalue())
)");

inline QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The output of each program. Empty, and the test fails, if a program raises or warns.
inline std::vector<QString> outputs(const std::vector<Case>& cases, CodeLibrary library)
{
    const QTemporaryDir folder;
    const auto path = [&](std::size_t i, const char* suffix) {
        return folder.filePath(u"%1.%2"_s.arg(i, 4, 10, QChar(u'0')).arg(QLatin1String(suffix)));
    };
    for (std::size_t i = 0; i < cases.size(); ++i) {
        QFile file(path(i, "py"));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no room for the code");
        const QString language = i % 2 == 0 ? u"en"_s : u"zh_CN"_s;
        file.write(codeText(cases[i].state, library, language).toUtf8());
    }
    QProcess python;
    python.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    python.start(QStringLiteral(LAB_PYTHON),
        {u"-B"_s, u"-c"_s, QString::fromUtf8(codeRunner), folder.path()});
    python.waitForFinished(280'000);
    std::vector<QString> texts;
    for (std::size_t i = 0; i < cases.size(); ++i)
        texts.push_back(QString::fromUtf8(contents(path(i, "csv"))));
    return texts;
}

} // namespace lab::ui
