#pragma once

#include "core/lessons/lecture.h"
#include "ui/windows/lessons/lesson_stage.h"
#include "ui/windows/parts/document_base.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/unsaved_keeper.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QWidget;

namespace lab::ui {

class Document;
class MessageBar;
struct WindowParts;

/// The lecture that is prepared or presented: its parts, its file, and the part that is shown.
///
/// While presenting, the page keys go through a part as usual, and at its end to the next one; back
/// from the start of a part they go to the previous one, for a series to its last state. A lesson
/// keeps the answers of an audience and its reveal while others are shown; when reached from behind
/// it is at its end, and its question is asked again when it is presented again or goes back to its
/// start. Changes by a part are not unsaved work. Each change of the list is an undo step.
class LectureDesk : public DocumentBase {
    Q_OBJECT
public:
    LectureDesk(const WindowParts& parts, Document& document);

    const Lecture& lecture() const { return m_lecture; }
    std::optional<std::size_t> place() const { return m_place; } ///< of the part that is shown
    QString titleOf(std::size_t part) const; ///< a lesson's title; "Bases (5 states)" for a scene
    QString nameOf(std::size_t part) const; ///< of a scene: "Bases"
    QString listedAs(std::size_t part) const; ///< "3 A wall of clocks · 8 min"
    /// Since an audience saw the first of its parts; empty if none has.
    std::optional<qint64> secondsTaught() const;
    bool isModified() const { return !(m_lecture == m_saved); }
    /// Continues with an autosaved lecture: based on its file, to which undo returns. If that can
    /// no longer be opened, it has no file. Before a file that another program has changed
    /// meanwhile is overwritten, the user is asked.
    void restoreUnsaved(const UnsavedLecture& lecture);
    bool confirmDiscard() override;
    void offerUnsaved(); ///< the same as Document::offerUnsaved()
    UnsavedKeeper& keeper() { return m_keeper; }

    /// Inserts the parts for which there is space before the one at `place`, which may be the end.
    void insert(std::size_t place, std::vector<LecturePart> parts);
    void insertLessons(std::size_t place, const QStringList& keys); ///< bundled ones
    void insertScene(std::size_t place); ///< the current state with its series
    void insertFiles(std::size_t place, const QStringList& paths); ///< of lessons and scenes
    void remove(std::size_t place);
    void move(std::size_t from, std::size_t to); ///< `to` counts after the removal
    void rename(std::size_t place, const QString& name); ///< of a scene
    void plan(std::size_t place, int minutes); ///< for a part; 0 for none
    bool canUndo() const { return !m_past.empty(); }
    bool canRedo() const { return !m_future.empty(); }

    void setBar(MessageBar* bar); ///< of the window that edits it
    Messages::Beside saidThere() const; ///< while the user works in that window

    void show(std::size_t place); ///< its start
    void teach(std::size_t place); ///< shows it while presenting

public Q_SLOTS:
    /// Of a file that was opened.
    void take(const lab::Lecture& lecture, const QString& path, const QByteArray& fingerprint);
    void startNew();
    void open();
    void undo(); ///< the last change of the list
    void redo();

Q_SIGNALS:
    void changed(); ///< its parts, its file, or which of them is shown
    void restored(); ///< from an autosaved file

private:
    enum class Entry { Again, AtStart, AtEnd };
    using Kept = std::vector<std::optional<LessonStage::Progress>>; ///< of each part
    /// A change from one part to another, which undo and redo reverse.
    struct Turn {
        std::optional<std::size_t> from;
        std::size_t to = 0;
        LabState before;
        LabState start;
    };
    void show(std::size_t place, Entry entry);
    void showScene(LabState state, Entry entry);
    void showLesson(std::size_t place, Entry entry);
    void keepProgress();
    void keepWith(const Lecture& before);
    bool confirmLeaveScene();
    void forgetSteps();
    void leavePart();
    void followUndo(const LabState& state);
    void step(int by);
    Questions questions() const override;
    bool isUnsaved() const override { return isModified(); }
    QWidget* dialogParent() const override;
    Outcome<void> write(const QString& path) override;
    void beSaved(const QString& path) override;
    void record();
    void replaceBy(std::vector<Lecture>& from, std::vector<Lecture>& to);
    void become(const Lecture& lecture, const QString& path, const QByteArray& fingerprint = {});

    const WindowParts& m_parts;
    Document& m_document;
    Lecture m_lecture;
    Lecture m_saved;
    std::vector<Lecture> m_past; ///< before each change, the last one at the end
    std::vector<Lecture> m_future;
    std::optional<std::size_t> m_place;
    QElapsedTimer m_taught; ///< since an audience saw the first of its parts
    Kept m_kept; ///< an audience's progress in its lessons; an edit keeps it with its part
    std::optional<Turn> m_turn; ///< the last one, while the list is the same
    QPointer<MessageBar> m_bar;
    KeeperOf<Lecture> m_keeper;
};

/// "3 A wall of clocks · 8 min", by its number on the map of the start page
QString lessonWithMinutes(const Lesson& lesson);

/// Makes the menu entry open the lecture window, and handles lectures that are opened.
LectureDesk& bindLecture(const WindowParts& parts, Document& document);

} // namespace lab::ui
