#pragma once

#include "core/lessons/lesson.h"
#include "ui/store/background.h"
#include "ui/windows/parts/window_services.h"

#include <QDialog>
#include <QHash>
#include <QTimer>

#include <optional>
#include <utility>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace lab::ui {

/// Makes a lesson from the current state: it starts there, and question and texts are typed in the
/// window's language. Errors are at the bottom, field by field, as the checker reports them for a
/// file; a lesson without errors can be saved to the folder of the user's own lessons.
///
/// A saved lesson can be opened to continue it: it starts as in its file, and is saved there under
/// its key. Law: reading a file written by the form restores the same fields. A file with more than
/// the fields can hold is not opened; a message lists the rest.
///
/// Input is autosaved a few seconds after the first key, for the start after a kill; the autosaved
/// file is deleted when the lesson is saved or discarded.
class LessonForm : public QDialog {
    Q_OBJECT
public:
    using PictureTitles = QHash<QString, QString>; ///< by the names of pictures in files
    /// `state` is the start of the lesson; the services must outlive the form. A picture without a
    /// title has its name.
    LessonForm(const LabState& state, const WindowServices& services, QWidget* parent,
        const PictureTitles& titles = {});

    Lesson lesson() const; ///< as in the fields
    const QString& savedPath() const { return m_savedPath; } ///< empty before it is saved
    void open(const QString& path); ///< after a question, if something was typed
    /// Continues with an autosaved form: based on its file. If that can no longer be opened, it is
    /// a new lesson, with a message.
    void restoreUnsaved(const UnsavedLesson& left);
    void check(); ///< at once, and not a moment after the last key
    void keep(); ///< the input, now, or after the write in progress
    void await(); ///< until the write in progress is done
    void reject() override; ///< after a question, if something was typed

private:
    enum class AnsweredBy { Number, Choice };

    QLineEdit* newLine(QFormLayout* form, const QString& label, const QString& example = {});
    QPlainTextEdit* newText(QFormLayout* form, const QString& label, const QString& example);
    QListWidget* newTicks(QFormLayout* form, const QString& label);
    void fillParameters();
    void fillTicks(const Lesson& ticked);
    std::vector<std::pair<QString, QWidget*>> fields() const;
    QString textOf(const QWidget* field) const;
    void setText(QWidget* field, const QString& text);
    void drop(); ///< the autosaved file
    void onKept(const Outcome<void>& kept);
    void fill(const Lesson& lesson);
    void showKind();
    QString labelOf(const QString& path) const;
    QStringList stillWrong(const Lesson& made) const;
    bool confirmReplace(); ///< the typed input
    void openFile();
    void save();
    Outcome<QString> saved();

    const WindowServices& m_services;
    LabState m_state; ///< in which it starts
    Patch m_start;
    PictureTitles m_titles;
    std::string m_key; ///< of the opened lesson; else derived from the title
    QString m_path; ///< of its file
    QByteArray m_fingerprint; ///< of the file when it was opened
    QLineEdit* m_title = nullptr;
    QLineEdit* m_goal = nullptr;
    QPlainTextEdit* m_question = nullptr;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_answer = nullptr;
    QComboBox* m_parameter = nullptr; ///< inserts one
    QLineEdit* m_unit = nullptr;
    QLineEdit* m_tolerance = nullptr;
    QPlainTextEdit* m_wrong = nullptr;
    QPlainTextEdit* m_options = nullptr;
    QComboBox* m_right = nullptr;
    QComboBox* m_changed = nullptr;
    QLineEdit* m_value = nullptr;
    QListWidget* m_pictures = nullptr;
    QListWidget* m_controls = nullptr;
    QListWidget* m_hides = nullptr;
    QPlainTextEdit* m_notes = nullptr; ///< for the teacher
    QSpinBox* m_minutes = nullptr;
    QPlainTextEdit* m_again = nullptr;
    QPlainTextEdit* m_outcome = nullptr;
    QPlainTextEdit* m_explanation = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_save = nullptr;
    QTimer m_pause; ///< after the last key
    bool m_isTouched = false;
    QString m_savedPath;
    QTimer m_keeping; ///< after the first key
    std::optional<UnsavedLesson> m_kept; ///< also while it is being written
    QString m_whyNotKept; ///< shown at the bottom until autosaving works
    Background m_work; // destroyed first: it waits for its thread
};

} // namespace lab::ui
