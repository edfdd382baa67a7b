#include "app/files/json_file.h"

#include "app/files/atomic_file.h"
#include "app/files/file_kind.h"
#include "app/files/json_errors.h"
#include "app/files/json_notation.h"
#include "app/files/streamed_file.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <optional>
#include <string>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::JsonFile)
};

qsizetype lineAt(const QByteArray& bytes, qsizetype offset)
{
    return bytes.left(offset).count('\n') + 1;
}

QString place(const QByteArray& bytes, qsizetype offset)
{
    const QByteArray before = bytes.left(offset);
    const auto line = lineAt(bytes, offset);
    const QByteArray lineStart = before.mid(before.lastIndexOf('\n') + 1);
    const auto column = QString::fromUtf8(lineStart).size() + 1;
    return Words::tr("line %1, column %2").arg(line).arg(column);
}

// By its byte order mark, or an ASCII character followed by a zero byte.
bool isUtf16(const QByteArray& bytes)
{
    const QByteArray start = bytes.left(2);
    return start == "\xff\xfe" || start == "\xfe\xff"
        || (start.size() == 2 && start.count('\0') == 1);
}

// Whether it may be a syntax error of the writer, which must be reported rather than its
// consequences.
bool isOfSigns(QJsonParseError::ParseError error)
{
    return error != QJsonParseError::UnterminatedString
        && error != QJsonParseError::IllegalUTF8String && error != QJsonParseError::DeepNesting;
}

QString reason(const JsonError& wrong, const QByteArray& bytes)
{
    switch (wrong.kind) {
    case JsonError::Kind::MissingComma:
        return Words::tr("a comma is missing");
    case JsonError::Kind::StrayComma:
        return Words::tr("nothing follows a comma");
    case JsonError::Kind::UnclosedText:
        return Words::tr("a string has no closing quotation mark");
    case JsonError::Kind::UnclosedBracket:
        return Words::tr("the %1 in line %2 is not closed")
            .arg(QLatin1Char(bytes[wrong.opened]))
            .arg(lineAt(bytes, wrong.opened));
    case JsonError::Kind::WrongBracket:
        return Words::tr("the %1 in line %2 cannot be closed by %3")
            .arg(QLatin1Char(bytes[wrong.opened]))
            .arg(lineAt(bytes, wrong.opened))
            .arg(QLatin1Char(bytes[wrong.offset]));
    case JsonError::Kind::RepeatedName:
        break;
    }
    return {};
}

QString reason(QJsonParseError::ParseError error)
{
    switch (error) {
    case QJsonParseError::DeepNesting:
        return Words::tr("brackets are nested too deeply");
    case QJsonParseError::IllegalUTF8String:
        return Words::tr("the text is not UTF-8");
    case QJsonParseError::UnterminatedString:
        return Words::tr("a string has no closing quotation mark");
    case QJsonParseError::UnterminatedObject:
    case QJsonParseError::UnterminatedArray:
        return Words::tr("a closing bracket is missing");
    case QJsonParseError::MissingNameSeparator:
        return Words::tr("a colon is missing");
    case QJsonParseError::MissingValueSeparator:
        return Words::tr("a comma is missing");
    case QJsonParseError::IllegalNumber:
    case QJsonParseError::TerminationByNumber:
        return Words::tr("a number is not in JSON format");
    case QJsonParseError::GarbageAtEnd:
        return Words::tr("there is more text after the end");
    default:
        return Words::tr("this is not JSON");
    }
}

QString repeated(const JsonError& wrong, const QByteArray& bytes, const QString& name)
{
    const qsizetype first = lineAt(bytes, wrong.opened);
    const qsizetype second = lineAt(bytes, wrong.offset);
    return first == second ? Words::tr(
               "%1: \"%2\" appears twice in line %3, but only one can apply; remove the other.")
                                 .arg(name, wrong.name)
                                 .arg(first)
                           : Words::tr("%1: \"%2\" appears twice, in lines %3 and %4, but only one "
                                       "can apply; remove the other.")
                                 .arg(name, wrong.name)
                                 .arg(first)
                                 .arg(second);
}

/// Why a text is not an object, and where.
struct Broken {
    Error error;
    qsizetype offset = 0;
    std::optional<JsonError::Kind> kind {}; ///< if found by jsonError()
};

Expected<QJsonObject, Broken> soundObject(const QByteArray& bytes, const QString& name)
{
    if (bytes.trimmed().isEmpty())
        return Unexpected(
            Broken {{Words::tr("%1 is empty; it should hold a JSON object.").arg(name)}});
    if (const QString kind = weightsFormat(bytes); !kind.isEmpty())
        return Unexpected(Broken {sentenceOnWeights(name, kind)});
    const auto unreadable = [&](const QString& why, qsizetype offset,
                                std::optional<JsonError::Kind> kind = {}) {
        return Unexpected(Broken {
            {Words::tr("%1 cannot be read: %2 at %3.").arg(name, why, place(bytes, offset))},
            offset, kind});
    };
    if (isUtf16(bytes))
        return unreadable(Words::tr("the text is UTF-16, not UTF-8"), 0);
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(bytes, &error);
    const bool isBroken = error.error != QJsonParseError::NoError;
    if (isBroken && !isOfSigns(error.error))
        return unreadable(reason(error.error), error.offset);
    if (isBroken) {
        if (const auto notation = jsonNotationError(bytes, error.offset))
            return unreadable(notation->why, notation->offset);
    }
    if (const auto wrong = jsonError(bytes)) {
        if (wrong->kind == JsonError::Kind::RepeatedName)
            return Unexpected(Broken {{repeated(*wrong, bytes, name)}, wrong->offset, wrong->kind});
        return unreadable(reason(*wrong, bytes), wrong->offset, wrong->kind);
    }
    if (isBroken)
        return unreadable(reason(error.error), error.offset);
    if (!document.isObject())
        return Unexpected(Broken {
            {Words::tr("%1 holds a JSON list; it should hold an object in braces.").arg(name)}});
    return document.object();
}

/// The number for which a string was substituted; any other value unchanged.
QJsonValue withoutStandIn(const QJsonValue& value)
{
    const auto number = value.isString() ? numberOfStandIn(value.toString()) : std::nullopt;
    return number ? QJsonValue(*number) : value;
}

/// Reads to the end, or one byte beyond the limit.
Outcome<QByteArray> streamedBytes(const QString& path)
{
    const bool isInput = isStandardStream(path);
    std::FILE* const in = isInput ? stdin : std::fopen(QFile::encodeName(path).constData(), "rb");
    if (!in)
        return Unexpected(
            Error {Words::tr("%1 cannot be opened: %2.")
                       .arg(shownPath(path), QString::fromLocal8Bit(std::strerror(errno)))});
    QByteArray bytes(largestJsonFile + 1, '\0');
    const std::size_t size =
        std::fread(bytes.data(), 1, static_cast<std::size_t>(bytes.size()), in);
    const bool isRead = std::ferror(in) == 0;
    const QString why = isRead ? QString()
        : errno == EBADF       ? Words::tr("it is closed")
                               : QString::fromLocal8Bit(std::strerror(errno));
    if (!isInput)
        std::fclose(in);
    if (!isRead)
        return Unexpected(Error {Words::tr("%1 cannot be read: %2.").arg(shownPath(path), why)});
    if (size > static_cast<std::size_t>(largestJsonFile))
        return Unexpected(Error {Words::tr("%1 is larger than the limit of %2 MB.")
                                     .arg(shownPath(path))
                                     .arg(largestJsonFile / megabyte)});
    bytes.truncate(static_cast<qsizetype>(size));
    return bytes;
}

} // namespace

QString shownPath(const QString& path)
{
    return isStandardStream(path) ? Words::tr("Standard input") : QDir::toNativeSeparators(path);
}

QByteArray inBraces(const QByteArray& text)
{
    QByteArray whole = text.trimmed();
    if (!whole.startsWith('"'))
        return text;
    if (whole.endsWith(','))
        whole.chop(1);
    return text.first(text.indexOf('"')) + '{' + whole + '}'; // line numbers stay the same
}

Outcome<QJsonObject> jsonObject(const QByteArray& bytes, const QString& name)
{
    auto object = soundObject(bytes, name);
    if (!object)
        return Unexpected(std::move(object).error().error);
    return *std::move(object);
}

Outcome<QJsonObject> modelObject(const QByteArray& bytes, const QString& name)
{
    const QByteArray standing = withPlaceholders(bytes);
    auto object = jsonObject(standing, name);
    if (!object || standing == bytes)
        return object;
    return eachValue(*object, withoutStandIn).toObject();
}

QJsonValue eachValue(
    const QJsonValue& value, const std::function<QJsonValue(const QJsonValue&)>& given)
{
    if (value.isArray()) {
        QJsonArray list;
        for (const auto& one : value.toArray())
            list.append(eachValue(one, given));
        return list;
    }
    if (!value.isObject())
        return given(value);
    QJsonObject object = value.toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        entry.value() = eachValue(entry.value(), given);
    return object;
}

RepairedJson repairedJson(QByteArray bytes, const QString& name)
{
    constexpr std::size_t maxRepairs = 100;
    RepairedJson repaired;
    while (repaired.errors.size() < maxRepairs) {
        const auto object = soundObject(bytes, name);
        repaired.isRead = object.has_value();
        if (object) {
            repaired.object = *object;
            break;
        }
        const auto& [error, offset, kind] = object.error();
        repaired.errors.push_back({static_cast<int>(lineAt(bytes, offset)), error.sentence});
        if (kind == JsonError::Kind::MissingComma)
            bytes.insert(offset, ',');
        else if (kind == JsonError::Kind::StrayComma)
            bytes[offset] = ' ';
        else
            break;
    }
    if (!repaired.isRead) { // of two entries with the same name, the last one counts
        const auto document = QJsonDocument::fromJson(bytes);
        repaired.isRead = document.isObject();
        repaired.object = document.object();
    }
    repaired.bytes = bytes;
    return repaired;
}

bool isReadOnce(const QString& path)
{
    if (isStandardStream(path))
        return true;
    const QFileInfo info(path);
    const bool isOfShell = path == "/dev/stdin"_L1 || path.startsWith("/dev/fd/"_L1);
    return isOfShell && info.exists() && !info.isFile() && !info.isDir();
}

Outcome<QByteArray> bytesInFile(const QString& path)
{
    if (isReadOnce(path))
        return streamedBytes(path);
    const QString name = QDir::toNativeSeparators(path);
    const QFileInfo info(path);
    if (!info.exists())
        return Unexpected(Error {Words::tr("There is no file %1.").arg(name)});
    if (info.isDir()) {
        const QString config = QDir(path).filePath(u"config.json"_s);
        if (QFileInfo(config).isFile())
            return Unexpected(Error {Words::tr("%1 is a folder; give the file in it, %2.")
                                         .arg(name, QDir::toNativeSeparators(config))});
        return Unexpected(Error {
            Words::tr("%1 is a folder; give a file, such as a model's config.json.").arg(name)});
    }
    if (!info.isFile())
        return Unexpected(
            Error {Words::tr("%1 is not a regular file; give a JSON file.").arg(name)});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Unexpected(
            Error {Words::tr("%1 cannot be opened: %2.").arg(name, file.errorString())});
    if (const QString kind = weightsFormat(file.peek(16)); !kind.isEmpty())
        return Unexpected(sentenceOnWeights(name, kind));
    if (file.size() > largestJsonFile)
        return Unexpected(Error {Words::tr("%1 is %2 MB; the limit is %3 MB.")
                                     .arg(name)
                                     .arg(file.size() / megabyte)
                                     .arg(largestJsonFile / megabyte)});
    QByteArray bytes = file.read(largestJsonFile);
    if (file.error() != QFileDevice::NoError)
        return Unexpected(
            Error {Words::tr("%1 cannot be read: %2.").arg(name, file.errorString())});
    return bytes;
}

Outcome<QJsonObject> jsonObjectInFile(const QString& path)
{
    const auto bytes = bytesInFile(path);
    if (!bytes)
        return Unexpected(bytes.error());
    return jsonObject(*bytes, shownPath(path));
}

QByteArray fingerprintOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

QByteArray fingerprint(const QString& path)
{
    if (const auto bytes = bytesInFile(path))
        return fingerprintOf(*bytes);
    const QFileInfo info(path);
    if (!info.exists())
        return {};
    return QByteArray::number(info.size()) + ' '
        + info.lastModified().toUTC().toString(Qt::ISODateWithMs).toLatin1();
}

Outcome<void> writtenAtomically(const QString& path, const QByteArray& bytes)
{
    return writtenUnlessCancelled(path, bytes, {});
}

Outcome<void> writtenUnlessCancelled(
    const QString& path, const QByteArray& bytes, const std::function<bool()>& mayReplace)
{
    if (isStandardStream(path)) {
        std::string left = bytes.toStdString();
        return streamed(path, [&left] { return std::exchange(left, {}); });
    }
    const QString name = QDir::toNativeSeparators(path);
    const auto failed = [&](const QString& why) {
        return Unexpected(
            Error {Words::tr("%1 could not be written: %2. Nothing was changed.").arg(name, why)});
    };
    // A device cannot be replaced like a file; it is written to directly.
    if (const QFileInfo info(path); info.exists() && !info.isFile() && !info.isDir()) {
        QFile device(path);
        const bool isWritten = device.open(QIODevice::WriteOnly)
            && device.write(bytes) == bytes.size() && device.flush();
        return isWritten ? Outcome<void>() : failed(device.errorString());
    }
    AtomicFile file(path);
    const bool isWritten =
        file.open() && file.write(bytes.data(), bytes.size()) && file.commit(mayReplace);
    return isWritten ? Outcome<void>() : failed(file.error());
}

} // namespace lab::app
