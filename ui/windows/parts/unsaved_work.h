#pragma once

#include "core/lessons/lecture.h"
#include "core/state/lab_state.h"
#include "ui/store/outcome.h"

#include <QByteArray>
#include <QDateTime>
#include <QMap>
#include <QString>

#include <functional>
#include <optional>

namespace lab::ui {

/// A lesson in its form.
struct LessonDraft {
    LabState state; ///< in which it starts
    QMap<QString, QString> fields; ///< the contents of the form

    bool operator==(const LessonDraft&) const = default;
};

/// Unsaved work on a document: on a scene (LabState), a Lecture or a LessonDraft.
template <class Work> struct Unsaved {
    QString path; ///< of the document's file; empty before the first save
    Work work;
    QDateTime kept {}; ///< when it was autosaved
    QByteArray fingerprint {}; ///< of the file that was edited; empty if unknown

    bool isSame(const Unsaved& other) const
    {
        return path == other.path && fingerprint == other.fingerprint && work == other.work;
    }
};
using UnsavedScene = Unsaved<LabState>;
using UnsavedLecture = Unsaved<Lecture>;
using UnsavedLesson = Unsaved<LessonDraft>;

/// Where unsaved work is autosaved for a start after a kill. An empty function is not called.
template <class Work> struct Autosave {
    /// Called from another thread, but not while one of the others is running.
    std::function<Outcome<void>(const Unsaved<Work>& work)> keep;
    std::function<void()> drop; ///< the autosaved or restored work
    /// The work of killed windows, one after the other: it belongs to this window from now on.
    std::function<Outcome<std::optional<Unsaved<Work>>>()> takeAbandoned;
    std::function<void()> postpone; ///< for another start
};

} // namespace lab::ui
