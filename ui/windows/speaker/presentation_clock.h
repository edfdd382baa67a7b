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

/// The time while presenting: for the current lesson or part of a lecture, and for the lecture as a
/// whole. It runs with or without a presenter view.
///
/// The part's clock runs while it is shown, from the start of presenting, and continues when a
/// lecture comes back to it, or the audience from an aside, which has its own. The lecture's clock
/// runs from the first of its parts that an audience sees, and restarts with another lecture or
/// when it is presented from its first part again.
class PresentationClock : public QObject {
    Q_OBJECT
public:
    PresentationClock(const WindowParts& parts, const LessonStage& stage);

    qint64 seconds() const; ///< of the part
    void restart(); ///< that of the part
    /// "Lecture 34:10 of 90 min"; empty if no lecture is presented.
    QString lectureText() const;

private:
    void begin();
    void follow();
    const LectureDesk* desk() const;

    /// The current contents, as far as they have their own time.
    struct Part {
        std::optional<std::size_t> place; ///< in a lecture
        std::string lesson;
        bool isAside = false; ///< the part waits

        auto operator<=>(const Part&) const = default;
    };
    Part part() const;

    const WindowParts& m_parts;
    const LessonStage& m_stage;
    Part m_part;
    std::map<Part, qint64> m_before; ///< milliseconds, for the parts that were shown before
    QElapsedTimer m_since;
};

/// "3:05", with any number of minutes
QString clockText(qint64 seconds);

} // namespace lab::ui
