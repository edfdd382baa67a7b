#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <compare>
#include <map>
#include <optional>
#include <string>

namespace lab::ui {

class LectureDesk;
class LessonStage;
struct WindowParts;

/// The time while presenting: of the lesson or the part of a lecture that is shown, and of the
/// lecture as a whole. It runs with or without a speaker's window that shows it.
///
/// The part's runs while it is shown, from the moment in which presenting begins, and goes on where
/// a lecture comes back to it. The lecture's runs from the first of its parts that an audience
/// sees, and again with another lecture or where it is taught from its first part again.
class PresentationClock : public QObject {
    Q_OBJECT
public:
    PresentationClock(const WindowParts& parts, const LessonStage& stage);

    qint64 seconds() const; ///< of the part
    void restart(); ///< that of the part
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

        auto operator<=>(const Part&) const = default;
    };
    Part part() const;

    const WindowParts& m_parts;
    const LessonStage& m_stage;
    Part m_part;
    std::map<Part, qint64> m_before; ///< milliseconds, of the parts that were shown before
    QElapsedTimer m_since;
};

/// "3:05", of minutes as many as there are.
QString clockText(qint64 seconds);

} // namespace lab::ui
