#pragma once

#include "core/lessons/lesson_sheet.h"
#include "ui/windows/window_services.h"

#include <QDockWidget>

#include <vector>

class QAbstractButton;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace lab::ui {

class Actions;
class Document;
class MainWindow;
class ParameterRow;
class Store;

/// Plays one lesson beside the bench: its start, a question, the prediction, and only then the
/// reveal with what is to be said of it. The prediction stays in words, and in the pictures as A.
///
/// It stands where the parameters stand, with the lesson's few controls in their place. The way
/// back to the lesson's start is open at any time; all is a step of undo.
class LessonDock : public QDockWidget {
    Q_OBJECT
public:
    LessonDock(Store& store, const WindowServices& services, MainWindow& window);

    void play(const Lesson& lesson);
    void wear();

Q_SIGNALS:
    void started(); ///< the lesson's start is shown

protected:
    void changeEvent(QEvent* event) override;

private:
    void revert();
    void again();
    void load();
    void showState(const LabState& state);
    void predict();
    void build();
    void addQuestion(const LessonScope& scope);
    void addOutcome(const LessonScope& scope);
    void addControls();
    QLabel* add(const QString& text, const QString& name);
    QString words(const LessonText& text, const LessonScope& scope) const;
    LessonScope scopeBefore() const;
    QString gradeWords() const;

    Store& m_store;
    const WindowServices& m_services;
    MainWindow& m_window;
    Lesson m_lesson;
    std::size_t m_time = 0;
    struct Outcome {
        LabState before;
        double prediction = 0;
        Graded graded;
    };
    std::optional<Outcome> m_outcome;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_question = nullptr;
    QLineEdit* m_field = nullptr;
    std::vector<QAbstractButton*> m_options;
    std::vector<ParameterRow*> m_rows;
};

/// The language of the window, for words that come from a file.
LessonLanguage lessonLanguage();

/// Fills the menu of lessons, and plays those that are chosen there or opened as a file.
void bindLessons(Actions& actions, Store& store, const WindowServices& services, Document& document,
    MainWindow& window);

} // namespace lab::ui
