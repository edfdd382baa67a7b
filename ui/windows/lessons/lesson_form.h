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

/// Makes a lesson of the present state: it starts there, and what is asked and said is typed in the
/// window's language. What is still wrong stands at its foot, field by field, as the checker says
/// it of a file; a lesson that is sound can be saved into the folder of one's own.
///
/// One that is saved can be opened, to go on with it: it starts where its file says, and is saved
/// there under its key. Law: what the form has written it reads back as the same. A file that has
/// more than the fields can hold is not opened; what that is is said.
///
/// What was typed is kept beside, a few seconds after the first key, for the start after a kill;
/// what is saved or left on purpose is kept no longer.
class LessonForm : public QDialog {
    Q_OBJECT
public:
    using PictureTitles = QHash<QString, QString>; ///< by the names that files have for pictures
    /// `state` is where the lesson starts; the services outlive the form. A picture without a title
    /// has its name.
    LessonForm(const LabState& state, const WindowServices& services, QWidget* parent,
        const PictureTitles& titles = {});

    Lesson lesson() const; ///< as it stands in the fields
    const QString& savedPath() const { return m_savedPath; } ///< empty before it is
    void open(const QString& path); ///< after a question, where something was typed
    /// Goes on with one that was kept beside: over its file. Where that cannot be opened any more
    /// it is a new one, and that is said.
    void takeUp(const UnsavedLesson& left);
    void check(); ///< at once, and not a moment after the last key
    void keep(); ///< what was typed, now, or after a pause while the last is being written
    void await(); ///< until what is being kept is written
    void reject() override; ///< after a question, where something was typed

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
    void drop(); ///< what is kept
    void onKept(const Outcome<void>& kept);
    void fill(const Lesson& lesson);
    void showKind();
    QString labelOf(const QString& path) const;
    QStringList stillWrong(const Lesson& made) const;
    bool mayBeReplaced(); ///< what was typed
    void openFile();
    void save();
    Outcome<QString> saved();

    const WindowServices& m_services;
    LabState m_state; ///< in which it starts
    Patch m_start;
    PictureTitles m_titles;
    std::string m_key; ///< of the lesson that was opened; else one is made of the title
    QString m_path; ///< of its file
    QByteArray m_fingerprint; ///< of the file as it was opened
    QLineEdit* m_title = nullptr;
    QLineEdit* m_goal = nullptr;
    QPlainTextEdit* m_question = nullptr;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_answer = nullptr;
    QComboBox* m_parameter = nullptr; ///< puts one into it
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
    QString m_whyNotKept; ///< stands at the foot until keeping does succeed
    Background m_work; // the first to go: it waits for its thread
};

} // namespace lab::ui
