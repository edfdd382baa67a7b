#include "ui/windows/lecture/lecture_desk.h"
#include "ui/windows/lessons/lesson_stage.h"

#include "core/lessons/course.h"
#include "core/state/series_step.h"
#include "ui/lessons/languages.h"
#include "ui/store/plain_text.h"
#include "ui/store/series_player.h"
#include "ui/store/store.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/document.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/parts/window_places.h"
#include "ui/windows/parts/window_services.h"
#include "ui/windows/presentation/aside.h"
#include "ui/windows/presentation/presenting.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

QString withMinutes(const QString& title, int minutes)
{
    return minutes == 0 ? title
                        : LectureDesk::tr("%1 · %2 min", "lesson: minutes").arg(title).arg(minutes);
}

QString numberedTitle(const Lesson& lesson)
{
    const QString number = QString::fromStdString(nodeNumber(lesson.key));
    const QString title = inLanguage(lesson.title);
    return number.isEmpty() ? title : number + u' ' + title;
}

} // namespace

LectureDesk::LectureDesk(const WindowParts& parts, Document& document)
    : DocumentBase(parts.services, &parts.window)
    , m_parts(parts)
    , m_document(document)
    , m_keeper(
          parts.services.unsavedLecture,
          [this] { return isModified() && !m_lecture.parts.empty(); },
          [this] {
              return UnsavedLecture {m_path, m_lecture, {}, m_fingerprint};
          },
          nullptr)
{
    const auto notify = [this](const QString& sentence) { m_parts.messages.notify(sentence); };
    connect(this, &LectureDesk::messageShown, this, notify);
    connect(&m_keeper, &UnsavedKeeper::failed, this, notify);
    connect(this, &LectureDesk::changed, &m_keeper, &UnsavedKeeper::follow);
    connect(&document, &Document::unsavedOffered, this, &LectureDesk::offerUnsaved);
    connect(&document, &Document::lectureOpened, this, &LectureDesk::take);
    connect(&document, &Document::replaced, this, &LectureDesk::leavePart);
    connect(&parts.presenting, &Presenting::steppedPast, this, &LectureDesk::step);
    connect(&parts.store, &Store::keptChanged, this, &LectureDesk::followUndo);
    parts.aside->addPart([this]() -> std::optional<Aside::Part> {
        if (!m_place || std::holds_alternative<Lesson>(m_lecture.parts[*m_place].shown))
            return std::nullopt;
        return Aside::Part {
            nameOf(*m_place), Aside::At::State, m_parts.player->place().value_or(0)};
    });
    connect(&parts.presenting, &Presenting::begun, this, [this] {
        if (m_place && !m_taught.isValid())
            m_taught.start();
    });
}

QString LectureDesk::titleOf(std::size_t part) const
{
    const LecturePart& one = m_lecture.parts[part];
    if (const auto* lesson = std::get_if<Lesson>(&one.shown))
        return inLanguage(lesson->title);
    const QString name = nameOf(part);
    const std::size_t states = std::get<LabState>(one.shown).series.size();
    return states < 2 ? name : tr("%1 (%2 states)", "name of a scene").arg(name).arg(states);
}

QString LectureDesk::listedAs(std::size_t part) const
{
    const LecturePart& one = m_lecture.parts[part];
    const auto* lesson = std::get_if<Lesson>(&one.shown);
    return withMinutes(lesson ? numberedTitle(*lesson) : titleOf(part), minutesOf(one));
}

std::optional<qint64> LectureDesk::secondsTaught() const
{
    return m_taught.isValid() ? std::optional(m_taught.elapsed() / 1000) : std::nullopt;
}

QString LectureDesk::nameOf(std::size_t part) const
{
    const LecturePart& one = m_lecture.parts[part];
    const QString title = inLanguage(one.title);
    return !title.isEmpty() ? title
        : one.name.empty()  ? benchName(std::get<LabState>(one.shown).bench)
                            : QString::fromStdString(one.name);
}

bool LectureDesk::confirmDiscard()
{
    forgetSteps();
    return DocumentBase::confirmDiscard();
}

LectureDesk::Questions LectureDesk::questions() const
{
    return {.title = tr("Position Lab"),
        .close = tr("Save this lecture before closing it?"),
        .lost = tr("Unsaved changes will be lost."),
        .saveTitle = tr("Save the lecture"),
        .proposed = tr("lecture"),
        .filter = tr("Lectures (*.json)")};
}

void LectureDesk::offerUnsaved()
{
    const AbandonedWork<Lecture> left {m_services.unsavedLecture, m_parts.window,
        tr("Unsaved lecture"),
        [](const UnsavedLecture& one) {
            return one.path.isEmpty()
                ? tr("Restore the unsaved lecture?")
                : tr("Restore the unsaved changes to the lecture %1?").arg(shownFileName(one.path));
        },
        [this](const QString& sentence) { m_parts.messages.notify(sentence); }};
    if (const auto lecture = left.offered()) {
        restoreUnsaved(*lecture);
        m_keeper.takeUp(*lecture);
        Q_EMIT restored();
    }
}

void LectureDesk::show(std::size_t place)
{
    if (place < m_lecture.parts.size() && confirmLeaveScene())
        show(place, Entry::AtStart);
}

// A part is replaced by the next without a question. The contents of the window before the lecture,
// or opened beside it, are unsaved work, even without a file.
bool LectureDesk::confirmLeaveScene()
{
    forgetSteps();
    return m_place ? m_document.confirmReplace() : m_document.confirmDiscard();
}

void LectureDesk::teach(std::size_t place)
{
    if (place >= m_lecture.parts.size() || !confirmLeaveScene())
        return;
    if (place == 0)
        m_taught.invalidate();
    show(place, Entry::Again);
    m_parts.presenting.begin();
    m_parts.window.activateWindow(); // its keys are those of the presentation
}

// Stepping through the series of a part is not unsaved work, if the lecture has that series and no
// separate file was made of the part.
void LectureDesk::forgetSteps()
{
    if (!m_place || !m_document.path().isEmpty())
        return;
    const auto* scene = std::get_if<LabState>(&m_lecture.parts[*m_place].shown);
    if (scene && scene->series == m_parts.store.state().series)
        m_parts.store.markUntouched();
}

// Another scene is in the window, and its changes are unsaved work.
void LectureDesk::leavePart()
{
    m_turn.reset();
    if (!m_place)
        return;
    m_place.reset();
    Q_EMIT changed();
}

void LectureDesk::followUndo(const LabState& state)
{
    if (!m_turn)
        return;
    // Only by undo and redo: a drag may produce the same state, and leaves nothing to redo.
    const Store& store = m_parts.store;
    if (m_place == m_turn->to && state == m_turn->before && store.canRedo())
        m_place = m_turn->from;
    else if (m_place == m_turn->from && state == m_turn->start && store.canUndo()
        && store.undoState() == m_turn->before && store.undoEdit().is<LoadState>())
        m_place = m_turn->to;
    else
        return;
    Q_EMIT changed();
}

void LectureDesk::show(std::size_t place, Entry entry)
{
    m_parts.store.markUntouched(); // or a lesson would show its question while presenting
    m_turn.reset();
    keepProgress();
    if (entry == Entry::Again) // and everything after it: the next group answers again
        m_kept.resize(std::min(place, m_kept.size()));
    const std::optional<std::size_t> from = std::exchange(m_place, place);
    if (m_parts.presenting.isOn() && !m_taught.isValid())
        m_taught.start();
    const LabState before = m_parts.store.state();
    if (const auto* scene = std::get_if<LabState>(&m_lecture.parts[place].shown))
        showScene(*scene, entry);
    else
        showLesson(place, entry);
    if (!(m_parts.store.state() == before))
        m_turn = {from, place, before, m_parts.store.state()};
    m_parts.presenting.keepAway();
    if (m_parts.presenting.isOn()) // the focused widget may have disappeared with the previous part
        m_parts.presenting.giveKeysToPicture();
    Q_EMIT changed();
}

void LectureDesk::showLesson(std::size_t place, Entry entry)
{
    const auto& lesson = std::get<Lesson>(m_lecture.parts[place].shown);
    LessonDock& dock = *m_parts.lesson;
    m_kept.resize(m_lecture.parts.size());
    const auto& kept = m_kept[place];
    if (kept && m_parts.presenting.isOn())
        playLesson(m_parts, m_document, lesson,
            [&] { m_parts.stage->resume(lesson, *kept, entry == Entry::AtEnd); });
    else
        playLesson(m_parts, m_document, dock, lesson, LessonDock::For::Presentation);
    m_parts.presenting.bringInstead(m_parts.panels.parameters, dock);
}

// Of the part that an audience sees, before another one replaces it.
void LectureDesk::keepProgress()
{
    const auto* lesson = m_place ? std::get_if<Lesson>(&m_lecture.parts[*m_place].shown) : nullptr;
    if (!lesson || !m_parts.presenting.isOn() || !(m_parts.lesson->lesson() == *lesson))
        return;
    m_kept.resize(m_lecture.parts.size());
    if (auto progress = m_parts.stage->progress())
        m_kept[*m_place] = std::move(progress);
}

void LectureDesk::showScene(LabState state, Entry entry)
{
    m_parts.lesson->closeLesson();
    const LabState before = m_parts.store.state();
    const Series series = state.series;
    const std::size_t step = entry == Entry::AtEnd && !series.isEmpty() ? series.size() - 1 : 0;
    if (!series.isEmpty()) {
        state = series.steps()[step].state;
        state.series = series;
    }
    m_parts.store.dispatch(LoadState {std::move(state), LoadState::Of::Lecture});
    m_parts.store.markUntouched();
    m_document.beReplaced(before);
    if (m_parts.store.state() == before)
        m_parts.presenting.letUndo();
    else
        m_parts.presenting.holdUndoAfter(before);
    m_parts.player->choose(step);
    m_parts.presenting.prepareStart();
    m_parts.benches.goBackToFirstPictures();
}

void LectureDesk::step(int by)
{
    if (!m_place)
        return;
    const bool isOn = by > 0 && *m_place + 1 < m_lecture.parts.size();
    const bool isBack = by < 0 && *m_place > 0;
    forgetSteps();
    if ((isOn || isBack) && m_document.confirmReplace())
        isOn ? show(*m_place + 1, Entry::AtStart) : show(*m_place - 1, Entry::AtEnd);
}

void LectureDesk::take(const Lecture& lecture, const QString& path, const QByteArray& fingerprint)
{
    const bool wasModified = isModified();
    if (!confirmDiscard())
        return;
    if (wasModified && !isModified()) // the saved state may be the file itself
        return m_document.openPath(path);
    if (!lecture.parts.empty() && !confirmLeaveScene())
        return;
    become(lecture, path, fingerprint);
    if (!lecture.parts.empty())
        show(0, Entry::AtStart);
    Q_EMIT changed();
}

void LectureDesk::become(const Lecture& lecture, const QString& path, const QByteArray& fingerprint)
{
    m_lecture = lecture;
    m_saved = lecture;
    m_path = path;
    m_fingerprint = fingerprint;
    m_place.reset();
    m_kept.clear();
    m_taught.invalidate();
    m_turn.reset();
    m_past.clear();
    m_future.clear();
}

void LectureDesk::restoreUnsaved(const UnsavedLecture& kept)
{
    const auto& open = m_parts.services.open;
    const auto opened =
        open && !kept.path.isEmpty() ? open(kept.path) : Outcome<Opened>(Opened {LoadState {}});
    m_parts.messages.notify(sentenceOf(opened));
    const auto* file = opened ? std::get_if<Lecture>(&opened->contents) : nullptr;
    if (file)
        become(
            *file, kept.path, kept.fingerprint.isEmpty() ? opened->fingerprint : kept.fingerprint);
    else
        become({}, {});
    record();
    m_lecture = kept.work;
    Q_EMIT changed();
}

void LectureDesk::startNew()
{
    if (!confirmDiscard())
        return;
    become({}, {});
    Q_EMIT changed();
}

void LectureDesk::open()
{
    const QString path = QFileDialog::getOpenFileName(
        dialogParent(), tr("Open a lecture"), QFileInfo(m_path).path(), tr("Lectures (*.json)"));
    if (!path.isEmpty())
        m_document.openPath(path);
}

// The lecture's own window while it is used; otherwise it would be behind the main one afterwards.
QWidget* LectureDesk::dialogParent() const
{
    return dialogParentFor(m_parts.window);
}

Outcome<void> LectureDesk::write(const QString& path)
{
    const auto& save = m_services.saveLecture;
    return save ? save(path, m_lecture) : Unexpected(Error {});
}

void LectureDesk::beSaved(const QString& path)
{
    m_saved = m_lecture;
    m_path = path;
    m_fingerprint = fingerprint();
    Q_EMIT changed();
}

QString lessonWithMinutes(const Lesson& lesson)
{
    return withMinutes(numberedTitle(lesson), lesson.minutes);
}

} // namespace lab::ui

#include "moc_lecture_desk.cpp"
