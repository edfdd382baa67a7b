#pragma once

#include "tests/ui/windows/plain_bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/main/main_window.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lab::ui {

inline LessonText both(const char* text)
{
    return {{"en", text}, {"zh_CN", text}};
}

/// A lesson that asks for the distance of m and n; the reveal moves m.
inline Lesson distances(const std::string& key)
{
    Lesson lesson;
    lesson.key = key;
    lesson.title = both(("Lesson " + key).c_str());
    lesson.goal = both("goal");
    lesson.start = {{"bench", "rotations"}, {"position.query", std::int64_t {9}},
        {"position.key", std::int64_t {4}}};
    lesson.controls = {"position.key"};
    lesson.question.text = both("m is {at_start(\"position.query\")}, n is {position.key}");
    lesson.question.answer = "position.query - position.key";
    lesson.question.wrong = {{"position.query + position.key", both("added up")}};
    lesson.reveal = {{"position.query", std::int64_t {20}}};
    lesson.outcome = both("it is {answer}, you said {prediction}");
    lesson.explanation = both("because");
    lesson.again = {{{.key = "position.key", .values = {std::int64_t {11}}, .range = {}}}};
    return lesson;
}

/// A window with two such lessons, and the recorded answers.
struct LessonHarness {
    LessonHarness()
    {
        WindowServices services;
        services.lessons = [this] { return lessons; };
        services.timesAnswered = [this](const std::string& key) {
            return static_cast<std::size_t>(
                std::ranges::count(answers, key, &LessonAnswer::lesson));
        };
        services.recordAnswer = [this](const LessonAnswer& answer) {
            answers.push_back(answer);
            return Outcome<void>();
        };
        services.lessonsDue = [this] { return due; };
        services.ownLessons = [this] {
            ++timesRead;
            return own;
        };
        std::vector<BenchEntry> benches = plainBenches();
        benches.push_back({BenchId::Derivation,
            [](QWidget* parent) { return new PlainBench(BenchId::Derivation, parent); }});
        window.emplace(store, std::move(benches), std::vector<Model> {}, std::move(services), book);
        showActive(*window);
    }

    ~LessonHarness() { store.markSaved(); }

    LessonDock& dock() const { return *window->findChild<LessonDock*>(); }

    /// The widget of the lesson with this name, after deferred deletions.
    template <class Kind> Kind* named(const QString& name) const
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (Kind* one : dock().findChildren<Kind*>())
            if (one->accessibleName() == name
                || (one->accessibleName().isEmpty() && one->property("text").toString() == name))
                return one;
        return nullptr;
    }

    QString says(const QString& name) const
    {
        const auto* label = named<QLabel>(name);
        return label ? label->text() : QString();
    }

    void predict(const QString& number) const
    {
        auto* field = named<QLineEdit>(QStringLiteral("Your prediction"));
        field->setText(number);
        QTest::keyClick(field, Qt::Key_Return);
    }

    FormulaBook book;
    Store store;
    std::vector<Lesson> lessons {distances("one"), distances("two")};
    std::vector<LessonAnswer> answers;
    std::vector<std::string> due;
    std::vector<OwnLesson> own;
    int timesRead = 0; ///< how often own lessons were read from their files
    std::optional<MainWindow> window;
};

} // namespace lab::ui
