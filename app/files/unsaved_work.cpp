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

#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr int unsavedVersion = 1;

struct UnsavedWords {
    Q_DECLARE_TR_FUNCTIONS(lab::app::UnsavedWork)
};

/// The format of a kind of unsaved work, its folder in the usual one, and its error messages.
struct WorkKind {
    QLatin1StringView format;
    QLatin1StringView folder;
    QString (*unknown)();
    QString (*damaged)();
};

template <class Work> WorkKind kindOf() = delete;

template <> WorkKind kindOf<LabState>()
{
    return {"position-lab unsaved scene"_L1, ""_L1,
        [] {
            return UnsavedWords::tr("%1 is not an unsaved scene that this version of Position Lab "
                                    "can read; it is left unchanged.");
        },
        [] {
            return UnsavedWords::tr(
                "The autosaved scene is damaged: %1 The file was renamed to %2.");
        }};
}

template <> WorkKind kindOf<Lecture>()
{
    return {"position-lab unsaved lecture"_L1, "/lectures"_L1,
        [] {
            return UnsavedWords::tr("%1 is not an unsaved lecture that this version of Position "
                                    "Lab can read; it is left unchanged.");
        },
        [] {
            return UnsavedWords::tr(
                "The autosaved lecture is damaged: %1 The file was renamed to %2.");
        }};
}

template <> WorkKind kindOf<ui::LessonDraft>()
{
    return {"position-lab unsaved lesson"_L1, "/lessons"_L1,
        [] {
            return UnsavedWords::tr("%1 is not an unsaved lesson that this version of Position "
                                    "Lab can read; it is left unchanged.");
        },
        [] {
            return UnsavedWords::tr(
                "The autosaved lesson is damaged: %1 The file was renamed to %2.");
        }};
}

QJsonObject objectIn(const QByteArray& bytes)
{
    return QJsonDocument::fromJson(bytes).object();
}

void write(const LabState& state, QJsonObject& json)
{
    json.insert("scene"_L1, objectIn(sceneBytes(state)));
}

void write(const Lecture& lecture, QJsonObject& json)
{
    json.insert("lecture"_L1, objectIn(lectureBytes(lecture)));
}

void write(const ui::LessonDraft& draft, QJsonObject& json)
{
    QJsonObject fields;
    for (const auto& [name, text] : draft.fields.asKeyValueRange())
        fields.insert(name, text);
    json.insert("fields"_L1, fields);
    write(draft.state, json);
}

Outcome<void> read(const QJsonObject& json, const QString& name, LabState& state)
{
    const QJsonObject scene = json.value("scene"_L1).toObject();
    auto read = sceneState(scene, name);
    if (!read)
        return Unexpected(read.error());
    state = withLinksOfWindow(*std::move(read), scene);
    return {};
}

Outcome<void> read(const QJsonObject& json, const QString& name, Lecture& lecture)
{
    auto read = lectureInBytes(QJsonDocument(json.value("lecture"_L1).toObject()).toJson(), name);
    if (!read)
        return Unexpected(read.error());
    lecture = *std::move(read);
    return {};
}

Outcome<void> read(const QJsonObject& json, const QString& name, ui::LessonDraft& draft)
{
    const QJsonObject fields = json.value("fields"_L1).toObject();
    for (auto field = fields.begin(); field != fields.end(); ++field)
        draft.fields.insert(field.key(), field.value().toString());
    auto state = sceneState(json.value("scene"_L1).toObject(), name);
    if (!state)
        return Unexpected(state.error());
    draft.state = *std::move(state);
    return {};
}

template <class Work> Outcome<ui::Unsaved<Work>> unsavedIn(const QString& path)
{
    const QString name = QDir::toNativeSeparators(path);
    const auto json = jsonObjectInFile(path);
    if (!json)
        return Unexpected(json.error());
    const WorkKind kind = kindOf<Work>();
    if (json->value("format"_L1) != kind.format
        || json->value("version"_L1).toInteger() != unsavedVersion)
        return Unexpected(Error {kind.unknown().arg(name)});
    ui::Unsaved<Work> work {json->value("file"_L1).toString(), {},
        QDateTime::fromString(json->value("kept"_L1).toString(), Qt::ISODateWithMs).toLocalTime(),
        // empty in a file of an earlier version
        QByteArray::fromBase64(json->value("print"_L1).toString().toLatin1())};
    if (const auto done = read(*json, name, work.work); !done)
        return Unexpected(done.error());
    return work;
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
// reason. Its name is one that takeAbandoned() removes after a kill.
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

template <class Work> QByteArray UnsavedWork::bytesOf(const ui::Unsaved<Work>& work)
{
    QJsonObject json {{"format"_L1, kindOf<Work>().format}, {"version"_L1, unsavedVersion},
        {"file"_L1, work.path}, {"kept"_L1, work.kept.toUTC().toString(Qt::ISODateWithMs)},
        {"print"_L1, QString::fromLatin1(work.fingerprint.toBase64())}};
    write(work.work, json);
    return QJsonDocument(json).toJson();
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

template <class Work> Outcome<std::optional<ui::Unsaved<Work>>> UnsavedWork::takeAbandoned()
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
        auto kept = unsavedIn<Work>(path);
        if (!kept)
            return Unexpected(damaged(path, kept.error(), kindOf<Work>().damaged()));
        m_name = name;
        if (lock->isLocked())
            m_lock = std::move(lock);
        else
            m_fileLock = std::move(hold);
        return std::optional(*std::move(kept));
    }
    return std::optional<ui::Unsaved<Work>>();
}

template <class Work> ui::Autosave<Work> usualAutosave()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const std::shared_ptr<UnsavedWork> work =
        std::make_shared<UnsavedWork>(data + u"/unsaved"_s + kindOf<Work>().folder);
    return {[work](const ui::Unsaved<Work>& one) { return work->keep(one); },
        [work] { work->drop(); }, [work] { return work->takeAbandoned<Work>(); },
        [work] { work->postpone(); }};
}

template QByteArray UnsavedWork::bytesOf(const ui::UnsavedScene& work);
template QByteArray UnsavedWork::bytesOf(const ui::UnsavedLecture& work);
template QByteArray UnsavedWork::bytesOf(const ui::UnsavedLesson& work);
template Outcome<std::optional<ui::UnsavedScene>> UnsavedWork::takeAbandoned();
template Outcome<std::optional<ui::UnsavedLecture>> UnsavedWork::takeAbandoned();
template Outcome<std::optional<ui::UnsavedLesson>> UnsavedWork::takeAbandoned();
template ui::Autosave<LabState> usualAutosave();
template ui::Autosave<Lecture> usualAutosave();
template ui::Autosave<ui::LessonDraft> usualAutosave();

} // namespace lab::app
