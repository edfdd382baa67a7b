#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <optional>

namespace lab::ui {

class LectureDesk;
class LessonStage;
struct WindowParts;

/// The time before a room: of the lesson or the part of a lecture that is shown, and of the lecture
/// as a whole. It runs with or without a speaker's window that shows it.
///
/// The part's runs from the moment in which it is first shown or presenting begins with it; the
/// lecture's from the first of its parts that a room sees, and anew with another lecture or where
/// it is taught from its first part again.
class RoomClock : public QObject {
    Q_OBJECT
public:
    RoomClock(const WindowParts& parts, const LessonStage& stage);

    qint64 seconds() const { return m_since.elapsed() / 1000; } ///< of the part
    void startAnew(); ///< that of the part
    /// "Lecture 34:10 of 90 min"; empty where no lecture is taught.
    QString lectureText() const;

private:
    void begin();
    void follow();
    const LectureDesk* desk() const;

    /// What is shown, as far as its time is its own.
    struct Part {
        std::optional<std::size_t> place; ///< in a lecture
        std::string lesson;

        bool operator==(const Part&) const = default;
    };
    Part part() const;

    const WindowParts& m_parts;
    const LessonStage& m_stage;
    Part m_part;
    QElapsedTimer m_since;
};

/// "3:05", of minutes as many as there are.
QString clockText(qint64 seconds);

} // namespace lab::ui
