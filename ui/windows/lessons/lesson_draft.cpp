#include "ui/windows/lessons/lesson_draft.h"

#include "ui/windows/lessons/lesson_form.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/unsaved_keeper.h"
#include "ui/windows/parts/window_parts.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTextDocument>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

// The input in a lesson's form, autosaved for the start after a kill.

namespace lab::ui {

namespace {

constexpr std::chrono::seconds pauseAfterLessonError(30); // there may be space again

} // namespace

QString wordsIn(const QPlainTextEdit* box)
{
    return box->document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

std::vector<std::string> tickedKeys(const QListWidget& list)
{
    std::vector<std::string> keys;
    for (int row = 0; row < list.count(); ++row)
        if (list.item(row)->checkState() == Qt::Checked)
            keys.push_back(list.item(row)->data(Qt::UserRole).toString().toStdString());
    return keys;
}

// In the order in which they are filled: the right one after the options, because it is one of
// them.
std::vector<std::pair<QString, QWidget*>> LessonForm::fields() const
{
    return {{u"title"_s, m_title}, {u"goal"_s, m_goal}, {u"question"_s, m_question},
        {u"kind"_s, m_kind}, {u"answer"_s, m_answer}, {u"unit"_s, m_unit},
        {u"tolerance"_s, m_tolerance}, {u"wrong"_s, m_wrong}, {u"options"_s, m_options},
        {u"right"_s, m_right}, {u"again"_s, m_again}, {u"notes"_s, m_notes},
        {u"minutes"_s, m_minutes}, {u"outcome"_s, m_outcome}, {u"explanation"_s, m_explanation},
        {u"changed"_s, m_changed}, {u"value"_s, m_value}, {u"hides"_s, m_hides},
        {u"pictures"_s, m_pictures}, {u"controls"_s, m_controls}};
}

QString LessonForm::textOf(const QWidget* field) const
{
    if (const auto* line = qobject_cast<const QLineEdit*>(field))
        return line->text();
    if (const auto* box = qobject_cast<const QPlainTextEdit*>(field))
        return wordsIn(box);
    if (const auto* number = qobject_cast<const QSpinBox*>(field))
        return QString::number(number->value());
    if (const auto* ticks = qobject_cast<const QListWidget*>(field)) {
        QStringList keys;
        for (const std::string& key : tickedKeys(*ticks))
            keys += QString::fromStdString(key);
        return keys.join(u' ');
    }
    const auto* list = qobject_cast<const QComboBox*>(field);
    return list == m_changed ? list->currentData().toString()
                             : QString::number(list->currentIndex());
}

void LessonForm::setText(QWidget* field, const QString& text)
{
    if (auto* line = qobject_cast<QLineEdit*>(field))
        line->setText(text);
    else if (auto* box = qobject_cast<QPlainTextEdit*>(field))
        box->setPlainText(text);
    else if (auto* number = qobject_cast<QSpinBox*>(field))
        number->setValue(text.toInt());
    else if (auto* list = qobject_cast<QComboBox*>(field))
        list->setCurrentIndex(list == m_changed ? std::max(0, list->findData(text)) : text.toInt());
}

void LessonForm::restoreUnsaved(const UnsavedLesson& left)
{
    if (!left.path.isEmpty())
        open(left.path);
    const QString lost = m_path == left.path ? QString() : m_said->text();
    if (lost.isEmpty() && !left.fingerprint.isEmpty())
        m_fingerprint = left.fingerprint;
    for (const auto& [name, field] : fields())
        if (left.fields.contains(name))
            setText(field, left.fields.value(name));
    const auto ticked = [&left](const QString& name) {
        std::vector<std::string> keys;
        for (const QString& key : left.fields.value(name).split(u' ', Qt::SkipEmptyParts))
            keys.push_back(key.toStdString());
        return keys;
    };
    Lesson ticks;
    ticks.pictures = ticked(u"pictures"_s);
    ticks.controls = ticked(u"controls"_s);
    ticks.hides = ticked(u"hides"_s);
    fillTicks(ticks);
    m_kept = left; // by now this window's
    m_isTouched = true;
    m_keeping.start();
    check();
    m_pause.stop();
    if (!lost.isEmpty())
        m_said->setText(lost + u'\n' + m_said->text());
}

void LessonForm::keep()
{
    if (!m_services.keepLesson || !m_isTouched)
        return;
    UnsavedLesson now {m_path, m_state, {}, QDateTime::currentDateTime(), m_fingerprint};
    for (const auto& [name, field] : fields())
        now.fields.insert(name, textOf(field));
    if (m_kept && m_whyNotKept.isEmpty() && m_kept->path == now.path
        && m_kept->fingerprint == now.fingerprint && m_kept->fields == now.fields)
        return;
    if (m_work.isRunning()) { // still writing, as on a slow disk: try again later
        m_keeping.start();
        return;
    }
    m_kept = now;
    m_work.start([this, now, keep = m_services.keepLesson](const Background::Task& task) {
        task.post([this, done = keep(now)] { onKept(done); });
    });
}

void LessonForm::onKept(const Outcome<void>& kept)
{
    const QString why = kept ? QString() : kept.error().sentence;
    if (std::exchange(m_whyNotKept, why) != why)
        check();
    if (!kept)
        m_keeping.start(pauseAfterLessonError);
}

void LessonForm::await()
{
    m_work.await();
}

void LessonForm::drop()
{
    await(); // otherwise it would be written after its removal
    m_keeping.stop();
    m_whyNotKept.clear();
    if (std::exchange(m_kept, std::nullopt) && m_services.dropLesson)
        m_services.dropLesson();
}

std::optional<UnsavedLesson> lessonToRestore(const WindowParts& parts)
{
    const WindowServices& services = parts.services;
    while (services.takeAbandonedLesson) {
        auto left = services.takeAbandonedLesson();
        if (!left) {
            parts.messages.notify(left.error().sentence);
            continue;
        }
        if (!*left)
            return std::nullopt;
        const UnsavedLesson& one = **left;
        const QString title = one.fields.value(u"title"_s).trimmed();
        const UnsavedWorkChoice chosen =
            askAboutUnsavedWork(parts.window, LessonForm::tr("Unsaved lesson"),
                title.isEmpty() ? LessonForm::tr("Restore the unsaved lesson?")
                                : LessonForm::tr("Restore the unsaved lesson “%1”?").arg(title),
                one.kept);
        if (chosen == UnsavedWorkChoice::TakenUp)
            return *std::move(left);
        if (chosen == UnsavedWorkChoice::Discarded)
            services.dropLesson();
        else if (services.postponeLesson)
            services.postponeLesson();
    }
    return std::nullopt;
}

} // namespace lab::ui
