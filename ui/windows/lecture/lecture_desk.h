#pragma once

#include "core/lessons/lecture.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace lab::ui {

class Document;
struct WindowParts;

/// The lecture that is prepared or taught: its parts, its file, and the part that is shown.
///
/// Before a room the page keys go through a part as ever, and at its end to the next one; back from
/// the start of a part they go to the one before, of a series to its last state. What a part
/// changes is nobody's work that would have to be saved. Nothing of the lecture that is not saved
/// is lost without a question.
class LectureDesk : public QObject {
    Q_OBJECT
public:
    LectureDesk(const WindowParts& parts, Document& document);

    const Lecture& lecture() const { return m_lecture; }
    std::optional<std::size_t> place() const { return m_place; } ///< of the part that is shown
    QString titleOf(std::size_t part) const; ///< a lesson's title; "Bases (5 states)" of a scene
    QString nameOf(std::size_t part) const; ///< of a scene: "Bases"
    QString name() const; ///< of the file, without its folder; empty before the first saving
    bool isModified() const { return !(m_lecture == m_saved); }
    bool mayBeLeft(); ///< it is saved, or the person says so

    /// The parts that there is space for are put before the one at `place`; `place` may be the end.
    void insert(std::size_t place, std::vector<LecturePart> parts);
    void insertLessons(std::size_t place, const QStringList& keys); ///< of the program
    void insertScene(std::size_t place); ///< the present state with its series
    void insertFiles(std::size_t place, const QStringList& paths); ///< of lessons and scenes
    void remove(std::size_t place);
    void move(std::size_t from, std::size_t to); ///< `to` counts after it is taken out
    void rename(std::size_t place, const QString& name); ///< of a scene

    void show(std::size_t place); ///< its start
    void teach(std::size_t place); ///< shows it before a room

public Q_SLOTS:
    void take(const lab::Lecture& lecture, const QString& path); ///< that was opened
    void startNew();
    void open();
    bool save();
    bool saveAs();

Q_SIGNALS:
    void changed(); ///< its parts, its file, or which of them is shown

private:
    enum class Entry { AtStart, AtEnd };
    void show(std::size_t place, Entry entry);
    void showScene(LabState state, Entry entry);
    void forgetSteps();
    void leavePart();
    void step(int by);
    bool saveTo(const QString& path);

    const WindowParts& m_parts;
    Document& m_document;
    Lecture m_lecture;
    Lecture m_saved;
    QString m_path;
    std::optional<std::size_t> m_place;
};

/// Opens the window of the lecture by its entry in the menu, and takes the lectures that are
/// opened.
void bindLecture(const WindowParts& parts, Document& document);

} // namespace lab::ui
