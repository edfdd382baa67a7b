#include "app/files/file_kind.h"

#include <QCoreApplication>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::FileKind)
};

bool isSafetensors(const QByteArray& start)
{
    constexpr quint64 longestHeader = 100'000'000; // of its own code
    return start.size() > 9 && start[8] == '{'
        && qFromLittleEndian<quint64>(start.constData()) <= longestHeader;
}

} // namespace

QString weightsFormat(const QByteArray& start)
{
    if (start.startsWith("GGUF"))
        return u"GGUF"_s;
    if (isSafetensors(start))
        return u"safetensors"_s;
    if (start.startsWith("PK\x03\x04") || start.startsWith("\x80\x02")
        || start.startsWith("\x80\x04"))
        return u"PyTorch"_s;
    if (start.startsWith("\x89HDF"))
        return u"HDF5"_s;
    return start.startsWith("\x93NUMPY") ? u"NumPy"_s : QString();
}

Error sentenceOnWeights(const QString& name, const QString& format)
{
    return {Words::tr("%1 is a file of weights in the format %2. Open the config.json of the same "
                      "model instead.")
                .arg(name, format)};
}

} // namespace lab::app
