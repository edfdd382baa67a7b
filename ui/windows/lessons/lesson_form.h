#pragma once

#include "core/lessons/lesson.h"
#include "ui/windows/parts/document_base.h"
#include "ui/windows/parts/unsaved_keeper.h"
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
    UnsavedKeeper& keeper() { return m_keeper; }
    void reject() override; ///< after a question, if something was typed

private:
    enum class AnsweredBy { Number, Choice };

    /// The lesson that the form continues. A new one is saved to the folder of the user's own.
    class File : public DocumentBase {
    public:
        explicit File(LessonForm& form);

        void open(const QString& path, const QByteArray& fingerprint);
        bool confirmDiscard() override;
        bool saveAs() override;

    private:
        Questions questions() const override;
        bool isUnsaved() const override { return m_form.m_isTouched; }
        QWidget* dialogParent() const override { return &m_form; }
        Outcome<void> write(const QString& path) override;
        void beSaved(const QString& path) override { m_form.m_savedPath = path; }

        LessonForm& m_form;
    };

    QLineEdit* newLine(QFormLayout* form, const QString& label, const QString& example = {});
    QPlainTextEdit* newText(QFormLayout* form, const QString& label, const QString& example);
    QListWidget* newTicks(QFormLayout* form, const QString& label);
    void fillParameters();
    void fillTicks(const Lesson& ticked);
    std::vector<std::pair<QString, QWidget*>> fields() const;
    QString textOf(const QWidget* field) const;
    void setText(QWidget* field, const QString& text);
    UnsavedLesson draft() const;
    void note(const QString& sentence); ///< why autosaving fails; empty if it works
    void fill(const Lesson& lesson);
    void showKind();
    QString labelOf(const QString& path) const;
    QStringList stillWrong(const Lesson& made) const;
    void openFile();
    void save();

    const WindowServices& m_services;
    LabState m_state; ///< in which it starts
    Patch m_start;
    PictureTitles m_titles;
    std::string m_key; ///< of the opened lesson; else derived from the title
    File m_file;
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
    QString m_whyNotKept; ///< shown at the bottom until autosaving works
    KeeperOf<LessonDraft> m_keeper;
};

} // namespace lab::ui
