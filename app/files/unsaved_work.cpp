#include "app/files/unsaved_work.h"

#include "app/files/atomic_file.h"
#include "app/files/json_file.h"
#include "app/files/lecture_file.h"
#include "app/files/scene_file.h"
#include "ui/store/atomic_writing.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>
#include <QStandardPaths>
#include <QSysInfo>
#include <QUuid>

#include <type_traits>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr auto unsavedFormat = "position-lab unsaved scene"_L1;
constexpr auto unsavedLectureFormat = "position-lab unsaved lecture"_L1;
constexpr auto unsavedLessonFormat = "position-lab unsaved lesson"_L1;
constexpr int unsavedVersion = 1;

struct UnsavedWords {
    Q_DECLARE_TR_FUNCTIONS(lab::app::UnsavedWork)
};

QByteArray unsavedBytes(const ui::UnsavedScene& scene)
{
    return QJsonDocument(
        QJsonObject {{"format"_L1, unsavedFormat}, {"version"_L1, unsavedVersion},
            {"file"_L1, scene.path}, {"kept"_L1, scene.kept.toUTC().toString(Qt::ISODateWithMs)},
            {"print"_L1, QString::fromLatin1(scene.fingerprint.toBase64())},
            {"scene"_L1, QJsonDocument::fromJson(sceneBytes(scene.state)).object()}})
        .toJson();
}

// Empty in a file of an earlier version.
QByteArray fingerprintIn(const QJsonObject& json)
{
    return QByteArray::fromBase64(json.value("print"_L1).toString().toLatin1());
}

Outcome<ui::UnsavedScene> unsavedIn(const QString& path)
{
    const QString name = QDir::toNativeSeparators(path);
    const auto json = jsonObjectInFile(path);
    if (!json)
        return Unexpected(json.error());
    if (json->value("format"_L1) != unsavedFormat
        || json->value("version"_L1).toInteger() != unsavedVersion)
        return Unexpected(
            Error {UnsavedWords::tr("%1 is not an unsaved scene that this version of Position "
                                    "Lab can read; it is left unchanged.")
                       .arg(name)});
    auto state = sceneState(json->value("scene"_L1).toObject(), name);
    if (!state)
        return Unexpected(state.error());
    return ui::UnsavedScene {json->value("file"_L1).toString(),
        withLinksOfWindow(*std::move(state), json->value("scene"_L1).toObject()),
        QDateTime::fromString(json->value("kept"_L1).toString(), Qt::ISODateWithMs).toLocalTime(),
        fingerprintIn(*json)};
}

QByteArray unsavedBytes(const ui::UnsavedLecture& lecture)
{
    return QJsonDocument(
        QJsonObject {{"format"_L1, unsavedLectureFormat}, {"version"_L1, unsavedVersion},
            {"file"_L1, lecture.path},
            {"kept"_L1, lecture.kept.toUTC().toString(Qt::ISODateWithMs)},
            {"print"_L1, QString::fromLatin1(lecture.fingerprint.toBase64())},
            {"lecture"_L1, QJsonDocument::fromJson(lectureBytes(lecture.lecture)).object()}})
        .toJson();
}

Outcome<ui::UnsavedLecture> unsavedLectureIn(const QString& path)
{
    const QString name = QDir::toNativeSeparators(path);
    const auto json = jsonObjectInFile(path);
    if (!json)
        return Unexpected(json.error());
    if (json->value("format"_L1) != unsavedLectureFormat
        || json->value("version"_L1).toInteger() != unsavedVersion)
        return Unexpected(
            Error {UnsavedWords::tr("%1 is not an unsaved lecture that this version of Position "
                                    "Lab can read; it is left unchanged.")
                       .arg(name)});
    auto lecture =
        lectureInBytes(QJsonDocument(json->value("lecture"_L1).toObject()).toJson(), name);
    if (!lecture)
        return Unexpected(lecture.error());
    return ui::UnsavedLecture {json->value("file"_L1).toString(), *std::move(lecture),
        QDateTime::fromString(json->value("kept"_L1).toString(), Qt::ISODateWithMs).toLocalTime(),
        fingerprintIn(*json)};
}

QByteArray unsavedBytes(const ui::UnsavedLesson& lesson)
{
    QJsonObject fields;
    for (const auto& [name, text] : lesson.fields.asKeyValueRange())
        fields.insert(name, text);
    return QJsonDocument(
        QJsonObject {{"format"_L1, unsavedLessonFormat}, {"version"_L1, unsavedVersion},
            {"file"_L1, lesson.path}, {"kept"_L1, lesson.kept.toUTC().toString(Qt::ISODateWithMs)},
            {"print"_L1, QString::fromLatin1(lesson.fingerprint.toBase64())}, {"fields"_L1, fields},
            {"scene"_L1, QJsonDocument::fromJson(sceneBytes(lesson.state)).object()}})
        .toJson();
}

Outcome<ui::UnsavedLesson> unsavedLessonIn(const QString& path)
{
    const QString name = QDir::toNativeSeparators(path);
    const auto json = jsonObjectInFile(path);
    if (!json)
        return Unexpected(json.error());
    if (json->value("format"_L1) != unsavedLessonFormat
        || json->value("version"_L1).toInteger() != unsavedVersion)
        return Unexpected(
            Error {UnsavedWords::tr("%1 is not an unsaved lesson that this version of Position "
                                    "Lab can read; it is left unchanged.")
                       .arg(name)});
    auto state = sceneState(json->value("scene"_L1).toObject(), name);
    if (!state)
        return Unexpected(state.error());
    const QJsonObject fields = json->value("fields"_L1).toObject();
    QMap<QString, QString> texts;
    for (auto field = fields.begin(); field != fields.end(); ++field)
        texts.insert(field.key(), field.value().toString());
    return ui::UnsavedLesson {json->value("file"_L1).toString(), *std::move(state), texts,
        QDateTime::fromString(json->value("kept"_L1).toString(), Qt::ISODateWithMs).toLocalTime(),
        fingerprintIn(*json)};
}

constexpr int linesBeforeMachine = 3; // in a lock file of Qt: process, program, host, machine, boot
constexpr qint64 abandonedAfterDays = 7; // an open window elsewhere does not write unchanged work

// Whether a lock that Qt considers held belongs to no program. Qt recognizes the lock of a killed
// program by the machine, whose id changes if its system is installed again, and removes it only if
// it can write another lock beside it.
bool isAbandoned(const QString& lock, const QString& kept)
{
    QFile file(lock);
    const auto lines =
        file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QList<QByteArray>();
    if (lines.value(linesBeforeMachine) == QSysInfo::machineUniqueId() && lines.size() > 1)
        return isUnlocked(lock);
    const QDateTime written = QFileInfo(kept).lastModified();
    return written.addDays(abandonedAfterDays) < QDateTime::currentDateTime();
}

// Locks, or continues without a lock if there is no lock file. Another program's lock file may
// exist if this program has too many files open.
bool isLockedOrWithout(QLockFile& lock)
{
    return lock.tryLock()
        || (lock.error() != QLockFile::LockFailedError && !QFileInfo::exists(lock.fileName()));
}

// Locks the file if no program holds it. On a full or read-only disk, it is taken without a lock.
bool isTaken(QLockFile& lock, const QString& kept)
{
    if (isLockedOrWithout(lock))
        return true;
    if (!isAbandoned(lock.fileName(), kept))
        return false;
    if (!lock.removeStaleLockFile())
        return isUnlocked(lock.fileName());
    return isLockedOrWithout(lock);
}

// A lock belongs to its program as long as that runs.
std::unique_ptr<QLockFile> lockOf(const QString& folder, const QString& name)
{
    auto lock = std::make_unique<QLockFile>(folder + u'/' + name + u".lock"_s);
    lock->setStaleLockTime(0);
    return lock;
}

template <class Kept> QString damagedSentence()
{
    if constexpr (std::is_same_v<Kept, ui::UnsavedLecture>)
        return UnsavedWords::tr("The autosaved lecture is damaged: %1 The file was renamed to %2.");
    else if constexpr (std::is_same_v<Kept, ui::UnsavedLesson>)
        return UnsavedWords::tr("The autosaved lesson is damaged: %1 The file was renamed to %2.");
    else
        return UnsavedWords::tr("The autosaved scene is damaged: %1 The file was renamed to %2.");
}

// No version can read invalid JSON: the file is renamed so that it is reported only once.
Error damaged(const QString& path, const Error& error, const QString& sentence)
{
    const QFileInfo info(path);
    const QString aside = info.completeBaseName() + u".damaged"_s;
    const bool isDamaged = bytesInFile(path) && !jsonObjectInFile(path);
    if (!isDamaged || !QFile::rename(path, info.dir().filePath(aside)))
        return error;
    return {sentence.arg(error.sentence, aside)};
}

Unexpected<Error> cannotBeKept(const QString& why)
{
    return Unexpected(
        Error {UnsavedWords::tr("Autosave failed. %1 Save your work yourself.").arg(why)});
}

// Why a lock cannot be made, which QLockFile does not say: writing a small file fails for the same
// reason. Its name is one that newest() removes after a kill.
QString errorIn(const QString& folder)
{
    AtomicFile trial(folder + u"/trial.json"_s);
    const QByteArray small(4096, ' ');
    const bool isWell = trial.open() && trial.write(small.data(), small.size()) && trial.flush();
    return isWell ? UnsavedWords::tr("the lock file could not be created") : trial.error();
}

} // namespace

UnsavedWork::UnsavedWork(QString folder)
    : m_folder(std::move(folder))
{
}

UnsavedWork::~UnsavedWork() = default;

QString UnsavedWork::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/unsaved"_s;
}

QString UnsavedWork::usualLectureFolder()
{
    return usualFolder() + u"/lectures"_s;
}

QString UnsavedWork::usualLessonFolder()
{
    return usualFolder() + u"/lessons"_s;
}

QString UnsavedWork::path() const
{
    return m_folder + u'/' + m_name + u".json"_s;
}

Outcome<void> UnsavedWork::begin()
{
    QString name = m_name; // of the file taken without a lock file
    if (const auto made = ui::madeFolder(m_folder); !made)
        return cannotBeKept(made.error().sentence);
    auto lock = name.isEmpty() ? nullptr : lockOf(m_folder, name);
    const bool isOthers = lock && !lock->tryLock() && lock->error() == QLockFile::LockFailedError;
    if (!lock || isOthers) {
        name = QUuid::createUuid().toString(QUuid::WithoutBraces);
        lock = lockOf(m_folder, name);
    }
    if (!lock->isLocked() && !lock->tryLock())
        return cannotBeKept(UnsavedWords::tr("Nothing can be written to %1: %2.")
                                .arg(QDir::toNativeSeparators(m_folder), errorIn(m_folder)));
    m_name = name;
    m_lock = std::move(lock);
    m_fileLock.reset();
    return {};
}

Outcome<void> UnsavedWork::keepBytes(const QByteArray& bytes)
{
    if (!m_lock) {
        if (auto begun = begin(); !begun)
            return begun;
    }
    const auto written = writtenAtomically(path(), bytes);
    return written ? written : cannotBeKept(written.error().sentence);
}

Outcome<void> UnsavedWork::keep(const ui::UnsavedScene& scene)
{
    return keepBytes(unsavedBytes(scene));
}

Outcome<void> UnsavedWork::keep(const ui::UnsavedLecture& lecture)
{
    return keepBytes(unsavedBytes(lecture));
}

Outcome<void> UnsavedWork::keep(const ui::UnsavedLesson& lesson)
{
    return keepBytes(unsavedBytes(lesson));
}

void UnsavedWork::drop()
{
    if (m_name.isEmpty())
        return;
    const auto lock = m_lock ? std::move(m_lock) : lockOf(m_folder, m_name);
    if (lock->isLocked() || isTaken(*lock, path())) // else another window holds it by now
        QFile::remove(path());
    postpone();
}

void UnsavedWork::postpone()
{
    m_lock.reset();
    m_fileLock.reset();
    m_name.clear();
}

template <class Kept, class Read> Outcome<std::optional<Kept>> UnsavedWork::newest(const Read& read)
{
    const QDir folder(m_folder);
    // Partial files that a kill has left during a write are useless.
    for (const QString& part : folder.entryList({u".*.json.*"_s}, QDir::Files | QDir::Hidden))
        removeLeftovers(folder.filePath(part.section(u'.', 1, 2)));
    for (const QString& file : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Time)) {
        const QString name = file.chopped(5);
        const QString path = folder.filePath(file);
        if (m_reported.contains(name))
            continue;
        // Always in this order, one lock after the other: if two windows try at once, one of them
        // gets both.
        auto hold = std::make_unique<FileLock>(path);
        auto lock = lockOf(m_folder, name);
        if (hold->isRefused() || !isTaken(*lock, path))
            continue;
        m_reported += name;
        auto kept = read(path);
        if (!kept)
            return Unexpected(damaged(path, kept.error(), damagedSentence<Kept>()));
        m_name = name;
        if (lock->isLocked())
            m_lock = std::move(lock);
        else
            m_fileLock = std::move(hold);
        return std::optional<Kept>(*std::move(kept));
    }
    return std::optional<Kept>();
}

Outcome<std::optional<ui::UnsavedScene>> UnsavedWork::takeAbandoned()
{
    return newest<ui::UnsavedScene>(unsavedIn);
}

Outcome<std::optional<ui::UnsavedLecture>> UnsavedWork::takeAbandonedLecture()
{
    return newest<ui::UnsavedLecture>(unsavedLectureIn);
}

Outcome<std::optional<ui::UnsavedLesson>> UnsavedWork::takeAbandonedLesson()
{
    return newest<ui::UnsavedLesson>(unsavedLessonIn);
}

} // namespace lab::app
